//! The one notation: `family:parameters:coordinates`.
//!
//! `triangle:k=5/2,misere:6,2,8`. Reading is lenient (spaces, capitals, any order of parameters), writing is canonical
//! (k, s, pass, misere, and last the rim or the heights; k always for `triangle`, k and s for `step`). How many piles Sharing Nim
//! has is told by the coordinates, and where there are none by `piles=4`, which is left out for three. Every problem of a text
//! is reported, not only the first.

use crate::games::Bar;
use crate::games::Coordinates;
use crate::games::Family;
use crate::games::Game;
use crate::games::Heights;
use crate::games::Piles;
use crate::games::Position;
use crate::games::Problem;
use crate::games::Problems;
use crate::games::RimFormula;
use crate::games::Rules;
use crate::games::Ruleset;
use crate::games::quoted;
use crate::games::rim::Parameters;
use crate::values::Ratio;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Ruleset {
    /// The part before the coordinates, such as `step:k=4,s=2,pass`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piles = match self.rules {
            Rules::Piles(piles) if piles != Piles::THREE => Some(piles.count()),
            Rules::Piles(_) | Rules::Bar(_) => None,
        };
        self.write(piles, out)
    }
}

impl Ruleset {
    /// Writes it, with the number of piles if it has to be said.
    fn write(&self, piles: Option<usize>, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.rules.family().name())?;
        let mut separator = ":";
        let mut write = |parameter: String| {
            write!(out, "{separator}{parameter}")?;
            separator = ",";
            Ok(())
        };
        if let Some(piles) = piles {
            write(format!("piles={piles}"))?;
        }
        if let Some(k) = self.rules.k() {
            write(format!("k={k}"))?;
        }
        if let Some(s) = self.rules.s() {
            write(format!("s={s}"))?;
        }
        if self.pass {
            write("pass".into())?;
        }
        if self.misere {
            write("misere".into())?;
        }
        match self.rules.bar() {
            Some(Bar::Heights(heights)) => write(format!("heights={heights}")),
            Some(Bar::Formula(formula)) => write(format!("rim={}", formula.text())),
            Some(Bar::Rectangle | Bar::Triangle { .. } | Bar::Step { .. }) | None => Ok(()),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { coordinates, pass } = self.position();
        self.ruleset().write(None, out)?;
        let mut separator = ":";
        for number in coordinates.iter() {
            write!(out, "{separator}{number}")?;
            separator = ",";
        }
        if self.ruleset().pass { write!(out, ",{}", u8::from(pass)) } else { Ok(()) }
    }
}

impl FromStr for Ruleset {
    type Err = Problems;

    /// Reads `family:parameters` (or `family` alone), without coordinates.
    fn from_str(text: &str) -> Result<Self, Problems> {
        let Parts { family, rim, mut sections } = Parts::of(text)?;
        match (sections.len(), rim) {
            (0, None) => read_ruleset(family, "", None, None),
            (1, rim) => read_ruleset(family, &sections.remove(0), rim, None),
            _ => Err(Problem::Parts(family).into()),
        }
    }
}

impl FromStr for Game {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        let (family, parameters, rim, coordinates) = Parts::of(text)?.of_game()?;
        match read_ruleset(family, &parameters, rim, Some(count(&coordinates))) {
            Ok(ruleset) => Self::new(ruleset, read_position(&ruleset, &coordinates)?),
            Err(mut problems) => {
                // The coordinates can still be read as numbers, so say what is wrong with them too.
                let pass = parameters.split(',').any(|parameter| parameter == "pass");
                let alone = Ruleset { rules: Rules::NIM, pass, misere: false };
                if family.is_bar()
                    && let Err(more) = read_position(&alone, &coordinates)
                {
                    more.iter().cloned().for_each(|problem| problems.add(problem));
                }
                Err(problems)
            }
        }
    }
}

impl Game {
    /// The position a text asks for, its y lowered to the rim; `None` where y is not too high or something else is wrong
    /// too. It can be offered in place of what `FromStr` refuses.
    pub fn read_lowered(text: &str) -> Option<Self> {
        let (family, parameters, rim, coordinates) = Parts::of(text).ok()?.of_game().ok()?;
        let ruleset = read_ruleset(family, &parameters, rim, Some(count(&coordinates))).ok()?;
        let position = read_position(&ruleset, &coordinates).ok()?;
        let is_too_high = ruleset.check(position).is_err();
        Self::new(ruleset, ruleset.lowered(position)).ok().filter(|_| is_too_high)
    }
}

/// The last parameter of a `bar`, which reaches to the last colon.
enum Rim {
    Formula(String),
    Heights(String),
}

/// A text divided at its colons.
struct Parts {
    family: Family,
    rim: Option<Rim>,
    /// What is between the colons after the family, without blanks, the rim left out: parameters and coordinates.
    sections: Vec<String>,
}

impl Parts {
    fn of(text: &str) -> Result<Self, Problems> {
        // Capitals of other scripts stay: none of them means anything here, and they are a table of 11 kB.
        let text = text.to_ascii_lowercase();
        if without_blanks(&text).is_empty() {
            return Err(Problem::Empty.into());
        }
        if is_sum(&text) {
            return Err(Problem::Sum.into());
        }
        let (family, rest) = text.split_once(':').map_or((text.as_str(), None), |(family, rest)| (family, Some(rest)));
        let family: Family = without_blanks(family).parse()?;
        let Some(rest) = rest else { return Ok(Self { family, rim: None, sections: Vec::new() }) };
        let (before, rim, after) = match family {
            Family::Bar => split_rim(rest),
            Family::Nim | Family::Triangle | Family::Step | Family::Sharing => (rest, None, None),
        };
        let mut sections: Vec<String> = before.split(':').map(without_blanks).collect();
        sections.extend(after.map(without_blanks));
        Ok(Self { family, rim, sections })
    }

    /// Family, parameters, rim and coordinates of a position.
    fn of_game(self) -> Result<(Family, String, Option<Rim>, String), Problems> {
        let Self { family, rim, mut sections } = self;
        let wrong = || Err(Problem::Parts(family).into());
        let Some(coordinates) = sections.pop() else { return wrong() };
        match (sections.pop(), sections.is_empty()) {
            (parameters, true) => Ok((family, parameters.unwrap_or_default(), rim, coordinates)),
            (_, false) => wrong(),
        }
    }
}

fn without_blanks(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Whether a plus sign is followed by the name of a family and a colon; a rim contains plus signs too.
fn is_sum(text: &str) -> bool {
    text.split('+').skip(1).any(|after| {
        let name = after.split(':').next().map(without_blanks).unwrap_or_default();
        after.contains(':') && Family::ALL.iter().any(|family| family.name() == name)
    })
}

/// What stands before the rim (or the heights) of a bar, the rim, and what follows the colon after it.
fn split_rim(text: &str) -> (&str, Option<Rim>, Option<&str>) {
    type Made = fn(String) -> Rim;
    let names: [(&str, Made); 2] = [("rim", Rim::Formula), ("heights", Rim::Heights)];
    for (name, made) in names {
        let found = text.match_indices(name).find(|(at, _)| text[at + name.len()..].trim_start().starts_with('='));
        if let Some((at, _)) = found {
            let value = text[at + name.len()..].trim_start().trim_start_matches('=');
            let (value, after) = value.rsplit_once(':').map_or((value, None), |(value, after)| (value, Some(after)));
            return (&text[..at], Some(made(value.trim().to_owned())), after);
        }
    }
    (text, None, None)
}

/// How many numbers there are between commas.
fn count(coordinates: &str) -> usize {
    if coordinates.is_empty() { 0 } else { coordinates.split(',').count() }
}

/// `given` is how many numbers follow the parameters, if some do.
fn read_ruleset(family: Family, text: &str, rim: Option<Rim>, given: Option<usize>) -> Result<Ruleset, Problems> {
    let mut problems = Problems::default();
    let (mut k, mut s, mut piles, mut pass, mut misere) = (None, None, None, None, None);
    // A rim has the parameters that its formula names.
    let [has_k, has_s] = match (family, &rim) {
        (Family::Triangle, _) => [true, false],
        (Family::Step, _) => [true, true],
        (Family::Bar, Some(Rim::Formula(text))) => RimFormula::parameters_named(text),
        (Family::Bar, Some(Rim::Heights(_)) | None) | (Family::Nim | Family::Sharing, _) => [false, false],
    };
    for parameter in text.split(',').filter(|parameter| !parameter.is_empty()) {
        let (name, value) = match parameter.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (parameter, None),
        };
        let twice = match (name, value) {
            ("k", Some(value)) if has_k => k.replace(value).map(|_| "k"),
            ("s", Some(value)) if has_s => s.replace(value).map(|_| "s"),
            ("piles", Some(value)) if family == Family::Sharing => piles.replace(value).map(|_| "piles"),
            ("pass", None) => pass.replace(()).map(|()| "pass"),
            // The last is what MISÈRE is read as.
            ("misere" | "misère" | "misÈre", None) => misere.replace(()).map(|()| "misere"),
            _ => {
                problems.add(Problem::UnknownParameter(family, quoted(parameter)));
                None
            }
        };
        if let Some(name) = twice {
            problems.add(Problem::Twice(name));
        }
    }
    let k = if has_k { read_k(family, k, &mut problems) } else { None };
    let s = if has_s { read_s(family, s, &mut problems) } else { None };
    let rules = match (family, rim) {
        (Family::Nim, _) => Some(Rules::NIM),
        (Family::Sharing, _) => {
            let given = given.map(|given| given.saturating_sub(usize::from(pass.is_some())));
            read_piles(piles, given, &mut problems).map(Rules::Piles)
        }
        (Family::Triangle, _) => k.map(Rules::triangle),
        (Family::Step, _) => k.zip(s).map(|(k, s)| Rules::step(k, s)),
        (Family::Bar, Some(Rim::Heights(text))) => read_heights(&text, &mut problems).map(Rules::Bar),
        (Family::Bar, Some(Rim::Formula(text))) => read_rim(&text, Parameters { k, s }, &mut problems).map(Rules::Bar),
        (Family::Bar, None) => {
            problems.add(Problem::NoRim);
            None
        }
    };
    match rules {
        Some(rules) => problems.into_result(Ruleset { rules, pass: pass.is_some(), misere: misere.is_some() }),
        None => Err(problems),
    }
}

fn read_rim(text: &str, parameters: Parameters, problems: &mut Problems) -> Option<Bar> {
    let formula = RimFormula::new(text, parameters);
    formula.map(Bar::Formula).map_err(|bad| problems.add(Problem::BadRim(bad, quoted(text)))).ok()
}

/// As many as a parameter says, or as there are coordinates, or three.
fn read_piles(text: Option<&str>, given: Option<usize>, problems: &mut Problems) -> Option<Piles> {
    let piles = match (text, given) {
        (Some(text), _) => digits(text).and_then(|text| text.parse().ok()).and_then(Piles::new),
        (None, Some(given)) => Piles::new(given),
        (None, None) => Some(Piles::THREE),
    };
    if piles.is_none() {
        let given = given.map(|given| given.to_string()).unwrap_or_default();
        problems.add(Problem::BadPiles(text.map_or(given, quoted)));
    }
    piles
}

fn read_heights(text: &str, problems: &mut Problems) -> Option<Bar> {
    let text = without_blanks(text);
    let texts = text.split('-').filter(|_| !text.is_empty()).take(Heights::MOST + 1);
    let heights: Vec<u32> = texts.map(|text| digits(text).and_then(|text| text.parse().ok()).unwrap_or(0)).collect();
    Heights::new(&heights).map(Bar::Heights).map_err(|bad| problems.add(Problem::BadHeights(bad))).ok()
}

fn read_k(family: Family, text: Option<&str>, problems: &mut Problems) -> Option<Ratio> {
    let Some(text) = text else {
        problems.add(Problem::Missing(family, "k"));
        return None;
    };
    text.parse().map_err(|error| problems.add(Problem::BadK(error, quoted(text)))).ok()
}

fn read_s(family: Family, text: Option<&str>, problems: &mut Problems) -> Option<u32> {
    let Some(text) = text else {
        problems.add(Problem::Missing(family, "s"));
        return None;
    };
    let s = digits(text).and_then(|text| text.parse().ok()).filter(|&s| s <= Bar::LARGEST_S);
    if s.is_none() {
        problems.add(Problem::BadS(quoted(text)));
    }
    s
}

fn digits(text: &str) -> Option<&str> {
    (!text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}

/// Reads the coordinates of a ruleset, without asking whether the position is legal.
fn read_position(ruleset: &Ruleset, text: &str) -> Result<Position, Problems> {
    let mut wanted = ruleset.rules.names().to_vec();
    if ruleset.pass {
        wanted.push("p");
    }
    let given = count(text);
    if given != wanted.len() {
        return Err(Problem::Coordinates { wanted, given }.into());
    }
    let mut problems = Problems::default();
    let mut position = Position::at(Coordinates::zeros(ruleset.rules.count()));
    let mut texts = text.split(',');
    for (which, (name, text)) in ruleset.rules.coordinates().zip(wanted.iter().zip(&mut texts)) {
        match read_coordinate(name, text) {
            Ok(value) => position = position.with(which, value),
            Err(problem) => problems.add(problem),
        }
    }
    match texts.next() {
        None | Some("0") => {}
        Some("1") => position.pass = true,
        Some(text) => problems.add(Problem::BadPass(quoted(text))),
    }
    problems.into_result(position)
}

fn read_coordinate(name: &'static str, text: &str) -> Result<u32, Problem> {
    let digits = digits(text).ok_or_else(|| Problem::BadCoordinate { name, text: quoted(text) })?;
    match digits.parse() {
        Ok(value @ 0..=Position::LARGEST) => Ok(value),
        Ok(_) | Err(_) => Err(Problem::CoordinateTooLarge { name }),
    }
}

#[cfg(test)]
mod tests {
    use crate::games::Game;

    #[track_caller]
    fn reads_as(text: &str, canonical: &str) {
        assert_eq!(text.parse::<Game>().map(|game| game.to_string()), Ok(canonical.to_owned()));
    }

    #[test]
    fn a_bar_that_is_too_high_can_be_had_lower_and_nothing_else_can() {
        let lowered = |text| Game::read_lowered(text).map(|game| game.to_string());
        assert_eq!(lowered("triangle:k=3:2,4,1").as_deref(), Some("triangle:k=3:2,1,1"));
        assert_eq!(lowered("step: s=0, k=2, pass: 1,9,4,1").as_deref(), Some("step:k=2,s=0,pass:1,2,4,1"));
        for text in ["triangle:k=3:7,4,7", "triangle:k=3:2,4", "triangle:k=0:2,4,1", "nim:3,7,4", "", "a+b"] {
            assert_eq!(lowered(text), None, "{text}");
        }
    }

    #[track_caller]
    fn refused(text: &str, reason: &str) {
        assert_eq!(text.parse::<Game>().map_err(|problems| problems.to_string()), Err(reason.to_owned()));
    }

    #[test]
    fn the_examples_of_the_notation() {
        for text in [
            "nim:3,7,4",
            "triangle:k=3:7,4,7",
            "triangle:k=5/2:6,2,8",
            "step:k=4,s=3:0,2,11",
            "step:k=4,s=2,pass:3,1,9,1",
            "triangle:k=3,misere:7,4,7",
            "sharing:0,5,16",
            "sharing:0,5,16,3",
            "sharing:7,2",
            "sharing:pass,misere:9,2,0,4,4,1,0",
            "nim:pass,misere:1,2,3,0",
            "bar:rim=floor((2*x+z+1)/3):4,2,5",
            "bar:k=3,s=1,pass,misere,rim=floor((x+z+s)/k):4,2,5,1",
            "bar:heights=1-2-2-4:3,2,3",
            "bar:pass,heights=1-2:3,1,3,0",
        ] {
            reads_as(text, text);
        }
    }

    #[test]
    fn reading_is_lenient() {
        reads_as(" Step : s = 2 , PASS, k = 8/2 : 3, 1, 9, 1 ", "step:k=4,s=2,pass:3,1,9,1");
        reads_as("triangle:k=2.5:6,2,8", "triangle:k=5/2:6,2,8");
        reads_as(" BAR : rim = (2x + Z + 1) DIV 3 : 4, 2, 5 ", "bar:rim=floor((2*x+z+1)/3):4,2,5");
        reads_as("bar: misere, s=1, rim=⌊(x+z)/2⌋ + s: 1,1,1", "bar:s=1,misere,rim=floor((x+z)/2)+s:1,1,1");
        reads_as("sharing: piles = 4: 0,5,16,3", "sharing:0,5,16,3");
        reads_as("bar:rim=x mod 3:2,1,5", "bar:rim=x%3:2,1,5");
        reads_as("bar: heights = 1 - 2 - 4 - 4: 3,2,3", "bar:heights=1-2-4:3,2,3");
        for misere in ["misère", "MISÈRE", "Misere"] {
            reads_as(&format!("nim:{misere}:1,2,3"), "nim:misere:1,2,3");
        }
    }

    #[test]
    fn every_reason_is_named() {
        refused("triangle:k=3:2,4,1", "y may be at most ⌊(2+1)/3⌋ = 1, but it is 4");
        refused("triangle:k=5/2:2,4,1", "y may be at most ⌊(2+1)/(5/2)⌋ = 1, but it is 4");
        refused("step:k=4,s=3:0,4,11", "y may be at most ⌊(11+3)/4⌋ = 3, but it is 4");
        refused("", "a position is missing; write one like triangle:k=3:7,4,7");
        refused("chess:1,2,3", "there is no game called “chess”; the games are triangle, step, nim, bar, sharing");
        refused("nim:1,2", "3 numbers are needed (x, y, z), but there are 2");
        refused("nim:", "3 numbers are needed (x, y, z), but there are 0");
        refused("nim:pass:1,2,3", "4 numbers are needed (x, y, z, p), but there are 3");
        refused("nim:pass:1,2,3,2", "p must be 1 (the pass is there) or 0 (it is used up), but it is “2”");
        refused("nim:k=3:1,2,3", "nim has no parameter “k=3”; it has pass and misere");
        refused("sharing:1,2,3,4,5,6,7", "there may be 2 to 6 piles, but there are 7");
        refused("sharing:pass:1,2", "there may be 2 to 6 piles, but there are 1");
        refused("sharing:piles=9:1,2,3", "there may be 2 to 6 piles, but there are “9”");
        refused("sharing:piles=4:1,2,3", "4 numbers are needed (a, b, c, d), but there are 3");
        refused("triangle:1,2,3", "triangle needs k; write a position as triangle:k=3:7,4,7");
        refused("step:k=2,k=2,s=0:1,1,2", "k is given twice");
        refused("nim:3,7,4+nim:1,2,3", "a sum of several bars cannot be opened; give one bar");
        refused("nim:1,2,3 + bar:rim=x+z:1,1,1", "a sum of several bars cannot be opened; give one bar");
        refused("bar:4,2,5", "bar needs a rim or heights; write a position as bar:rim=floor((2*x+z+1)/3):4,2,5");
        refused(
            "bar:rim=x mod 3:4,1,5",
            "the rim may not fall when x or z grows, but it is 2 with x = 2, z = 0 and 0 with x = 3, z = 0",
        );
        refused("bar:rim=x+y:4,1,5", "the rim “x+y” may name x, z, k and s only, but it names y");
        refused(
            "bar:rim=x+:4,1,5",
            "the rim “x+” is not a formula: character 3: a number, a name or an opening bracket should stand here",
        );
        refused(
            "bar:rim=floor((2x+z+1)/3):4,9,5",
            "y may be at most 4, which is floor((2*x+z+1)/3) with x = 4 and z = 5, but it is 9",
        );
        refused("bar:heights=1-3-2:3,2,3", "heights may not fall to the right, but column 2 has 2 squares after 3");
        refused("bar:heights=1-2-2-4:3,4,3", "y may be at most 3, since column 3 has 4 squares, but it is 4");
        refused("nim:1:2:3", "write a position as nim:3,7,4");
        refused(
            "triangle:k=0:-1,x,1000000000000000000000000000000",
            "k must be greater than 0, but it is “0”; x must be a whole number from 0 on, but it is “-1”; \
             y must be a whole number from 0 on, but it is “x”; z may be at most 1000000000",
        );
        refused(
            "step:k=1/0,s=-1:0,0,0",
            "k must not be a fraction with denominator 0, but it is “1/0”; \
             s must be a whole number from 0 to 1000000000, but it is “-1”",
        );
    }

    #[test]
    fn a_long_text_is_not_read_back_in_full() {
        let message = "z".repeat(100_000).parse::<Game>().unwrap_err().to_string();
        assert!(message.len() < 200, "{message}");
    }
}
