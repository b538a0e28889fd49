//! Theorems by families: those whose rules differ in numbers only.

use crate::theorems::foundry::Dossier;
use crate::theorems::general::{Covered, General};
use maths::games::Ruleset;
use maths::values::sort_by_key;
use std::cmp::Reverse;

/// Theorems whose rules differ in numbers only, or in normal and misère play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// The rules of the family, with a letter in place of each number.
    pub pattern: String,
    /// The theorems, in the order in which they came.
    pub members: Vec<Member>,
}

/// One of a family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The index of the theorem among all theorems.
    pub place: usize,
    /// True for misère play.
    pub misere: bool,
    /// The numbers of its rules, in the order of the letters.
    pub numbers: Vec<String>,
    /// The theorem for all parameters that says it as well, if there is one.
    pub instance_of: Option<General>,
}

/// Letters for numbers: neither coordinates nor parameters nor parts of a word of the notation.
const LETTERS: [char; 8] = ['a', 'b', 'c', 'd', 'u', 'v', 'w', 'n'];

/// The families of some theorems. First come those of which general theorems say the most members, then the largest.
pub fn families(theorems: &[Dossier]) -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    for (place, dossier) in theorems.iter().enumerate() {
        let (pattern, numbers) = pattern(&dossier.rules);
        let ruleset = dossier.ruleset().ok();
        let misere = ruleset.is_some_and(|ruleset| ruleset.misere);
        let member = Member {
            place,
            misere,
            numbers,
            instance_of: ruleset.and_then(|ruleset| Covered::of(&ruleset)).map(|covered| covered.theorem()),
        };
        match families.iter_mut().find(|family| family.pattern == pattern) {
            Some(family) => family.members.push(member),
            None => families.push(Family { pattern, members: vec![member] }),
        }
    }
    sort_by_key(&mut families, |family| Reverse((family.instances().count(), family.members.len())));
    families
}

impl Family {
    /// The letters of the pattern, one for each number of a member.
    pub fn letters(&self) -> Vec<String> {
        let count = self.members.first().map_or(0, |member| member.numbers.len());
        LETTERS.iter().cycle().take(count).map(char::to_string).collect()
    }

    /// True if rules are of this family.
    pub fn has(&self, rules: &str) -> bool {
        pattern(rules).0 == self.pattern
    }

    /// The members that general theorems say.
    pub fn instances(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(|member| member.instance_of.is_some())
    }
}

/// The rules without the word for misère play and with letters in place of their numbers, and the numbers.
pub(super) fn pattern(rules: &str) -> (String, Vec<String>) {
    let rules = rules.replacen("misere,", "", 1);
    let (mut pattern, mut numbers) = (String::new(), Vec::<String>::new());
    let mut was_digit = false;
    for sign in rules.chars() {
        if !sign.is_ascii_digit() {
            pattern.push(sign);
        } else if was_digit && let Some(number) = numbers.last_mut() {
            number.push(sign);
        } else {
            pattern.push(LETTERS[numbers.len() % LETTERS.len()]);
            numbers.push(sign.to_string());
        }
        was_digit = sign.is_ascii_digit();
    }
    (pattern, numbers)
}

/// The rules with another number in a place.
pub(super) fn numbered(rules: &str, place: usize, number: u32) -> String {
    let (mut text, mut met) = (String::new(), 0);
    let mut was_digit = false;
    for sign in rules.chars() {
        let is_digit = sign.is_ascii_digit();
        met += usize::from(is_digit && !was_digit);
        match (is_digit && met == place + 1, was_digit) {
            (true, true) => (),
            (true, false) => text.push_str(&number.to_string()),
            (false, _) => text.push(sign),
        }
        was_digit = is_digit;
    }
    text
}

/// True if the P-positions follow from those of normal play: under misère play, if the corner of the bar is flat. The theorem has a rim
/// that does not fall, with rim(1, 1) = 0, or with rim(2, 2) = 0 if there is a pass.
pub(super) fn follows_from_normal_play(ruleset: &Ruleset) -> bool {
    let corner = if ruleset.pass { 2 } else { 1 };
    ruleset.misere && ruleset.rules.bar().is_some_and(|bar| bar.rim(corner, corner) == 0)
}

/// The theorem by which the P-positions of misère play are those of normal play with few positions near the corner exchanged: its name in
/// Rocq and its file in the folder `proofs`. It is about rims that are flat at the corner, where all heights from 2 on, or from 3
/// on with a pass, count as one; none if the rim is another one, or the play is normal.
pub fn twin_theorem(ruleset: &Ruleset) -> Option<(&'static str, &'static str)> {
    let bar = ruleset.rules.bar().filter(|_| ruleset.misere)?;
    let (corner, top) = if ruleset.pass { (2, 3) } else { (1, 2) };
    let height = |x, z| bar.rim(x, z).min(top);
    let first = height(0, 0);
    let places = (0..=corner).flat_map(|x| (0..=corner).map(move |z| (x, z)));
    // With a pass, a rim that is 0 at the corner may be higher at its last place.
    let is_flat = places.filter(|(x, z)| !ruleset.pass || first > 0 || x + z <= 3).all(|(x, z)| height(x, z) == first);
    is_flat.then_some(if ruleset.pass { ("misere_pass", "MiserePass") } else { ("misere_flat", "Misere") })
}

#[cfg(test)]
mod tests {
    use super::{families, follows_from_normal_play, numbered, pattern, twin_theorem};
    use crate::theorems::foundry::Kept;
    use crate::theorems::general::{Covered, General};
    use maths::games::{Game, Position, Ruleset};
    use maths::solver::Recursion;

    fn kept() -> Kept {
        serde_json::from_str(include_str!("../../../../../static/foundry.json")).unwrap()
    }

    #[test]
    fn rules_that_differ_in_numbers_have_one_pattern() {
        let (one, numbers) = pattern("bar:pass,rim=3*floor((x+z+5)/13)");
        assert_eq!(
            (one.as_str(), numbers),
            ("bar:pass,rim=a*floor((x+z+b)/c)", vec!["3".into(), "5".into(), "13".into()])
        );
        assert_eq!(pattern("bar:rim=floor(z/2)").0, pattern("bar:rim=floor(z/10)").0);
        assert_eq!(pattern("bar:pass,misere,rim=x+z+1").0, pattern("bar:pass,rim=x+z+7").0);
        assert_ne!(pattern("bar:rim=floor(z/2)").0, pattern("bar:pass,rim=floor(z/2)").0);
    }

    #[test]
    fn a_number_of_the_rules_is_replaced() {
        let rules = "bar:pass,rim=3*floor((x+z+5)/13)";
        assert_eq!(numbered(rules, 2, 7), "bar:pass,rim=3*floor((x+z+5)/7)");
        assert_eq!(numbered(rules, 0, 40), "bar:pass,rim=40*floor((x+z+5)/13)");
        assert_eq!(numbered(rules, 3, 7), rules);
    }

    #[test]
    fn every_kept_theorem_is_in_one_family_and_few_families_have_all() {
        let kept = kept();
        let all = families(&kept.theorems);
        let mut places: Vec<usize> = all.iter().flat_map(|family| &family.members).map(|member| member.place).collect();
        places.sort_unstable();
        assert_eq!(places, (0..kept.theorems.len()).collect::<Vec<_>>());
        assert!(all.len() <= 20, "{}", all.len());
        // A set that follows from normal play is no separate theorem.
        assert!(kept.theorems.iter().all(|dossier| !follows_from_normal_play(&dossier.ruleset().unwrap())));
    }

    /// Bars that general theorems speak of, and neighbours that they do not speak of.
    #[test]
    fn instances_are_found_and_neighbours_are_not() {
        let of = |rules: &str| Covered::of(&rules.parse::<Ruleset>().unwrap()).map(|covered| covered.theorem());
        assert_eq!(of("bar:rim=floor((x+z+7)/13)"), Some(General::Offsets));
        assert_eq!(of("bar:rim=floor((3*x+3*z+4)/15)"), Some(General::Offsets));
        assert_eq!(of("triangle:k=3"), Some(General::Offsets));
        assert_eq!(of("step:k=4,s=2,pass"), Some(General::StepPass));
        assert_eq!(of("bar:pass,rim=floor((x+z+1)/9)"), Some(General::NextPass));
        assert_eq!(of("bar:rim=max(floor((x+z-8)/7),0)"), Some(General::Late));
        assert_eq!(of("bar:rim=max(x+z-7,0)"), Some(General::LateOffset));
        for other in [
            "triangle:k=4",
            "bar:rim=floor((x+z+5)/3)",
            "bar:rim=3*floor((x+z+1)/5)",
            "bar:rim=max(floor((x+z-7)/7),0)",
            "bar:pass,rim=floor((x+z+2)/9)",
            "step:k=3,s=1",
            "nim",
        ] {
            assert_eq!(of(other), None, "{other}");
        }
    }

    /// A later bar has the formula of the lemma: with x and z smaller by the same number the rule of the bar that it is then.
    #[test]
    fn later_bars_have_a_shifted_nim_sum() {
        for (rules, c) in [
            ("bar:rim=max(floor((x+z-8)/7),0)", 4),
            ("bar:rim=max(floor((x+z-7)/5),0)", 4),
            ("bar:rim=max(x+z-6,0)", 4),
        ] {
            let ruleset: Ruleset = rules.parse().unwrap();
            let theorem = Covered::of(&ruleset).map(|covered| covered.theorem());
            assert!(matches!(theorem, Some(General::Late | General::LateOffset)), "{rules}");
            let mut judge = Recursion::new(ruleset);
            for (x, z) in (0..14).flat_map(|x| (0..14).map(move |z| (x, z))) {
                for y in 0..=ruleset.rules.rim(x, z) {
                    let at = Position::new(x, y, z);
                    let is_p = judge.value(Game::new(ruleset, at).unwrap().position()).0 == 0;
                    let shifted = |number: u32| i64::from(number) - c;
                    assert_eq!(shifted(x) ^ i64::from(y) ^ shifted(z) == 0, is_p, "{rules} {at:?}");
                }
            }
        }
    }

    /// If the theorem applies, misère play differs from normal play near the corner alone. If not, it differs elsewhere for some rims.
    #[test]
    fn twins_differ_near_the_corner_alone() {
        let mut with_theorem = 0;
        for dossier in kept().theorems {
            let misere = dossier.ruleset().unwrap();
            let Some((name, file)) = twin_theorem(&misere) else { continue };
            with_theorem += 1;
            let rows = include_str!("../../../../../proofs/theorems.tsv");
            assert!(rows.contains(&format!("\n{name}\t{file}\t")));
            let corner = if misere.pass { 2 } else { 1 };
            let (mut normally, mut in_misere) =
                (Recursion::new(Ruleset { misere: false, ..misere }), Recursion::new(misere));
            for (x, z) in (0..10).flat_map(|x| (0..10).map(move |z| (x, z))) {
                for y in 0..=misere.rules.rim(x, z).min(10) {
                    let at = Position::new(x, y, z).with_pass(misere.pass);
                    let is_alike = (normally.value(at).0 == 0) == (in_misere.value(at).0 == 0);
                    assert!(is_alike || x.max(y).max(z) <= corner, "{misere} {at:?}");
                }
            }
        }
        assert!(with_theorem >= 15, "{with_theorem}");
        assert_eq!(twin_theorem(&"bar:misere,rim=2*floor((z+1)/2)".parse().unwrap()), None);
        assert_eq!(twin_theorem(&"bar:rim=floor((x+z)/9)".parse().unwrap()), None);
    }

    /// Under misère play a flat corner changes the P-positions with small x or z only.
    #[test]
    fn misere_play_with_a_flat_corner_follows_from_normal_play() {
        for (rules, corner) in [("bar:rim=3*floor((x+z+1)/9)", 1), ("bar:pass,rim=2*floor(z/8)", 2)] {
            let normal: Ruleset = rules.parse().unwrap();
            let misere = Ruleset { misere: true, ..normal };
            assert!(follows_from_normal_play(&misere) && !follows_from_normal_play(&normal));
            let (mut normally, mut in_misere) = (Recursion::new(normal), Recursion::new(misere));
            for (x, z) in (0..12).flat_map(|x| (0..12).map(move |z| (x, z))).filter(|(x, z)| x.max(z) > &corner) {
                for y in 0..=normal.rules.rim(x, z) {
                    let at = Position::new(x, y, z).with_pass(normal.pass);
                    let is_p = |judge: &mut Recursion| judge.value(at).0 == 0;
                    let low = !normal.pass && x.min(z) < 2;
                    assert_eq!(is_p(&mut in_misere), is_p(&mut normally) && !low, "{rules} {at:?}");
                }
            }
        }
    }
}
