//! Grammars, and what a foundry makes of them.

mod formulas;
mod own;
mod sweeping;

use crate::automata::Automaton;
use crate::theorems::SetVerdict;
use crate::theorems::foundry::renamed::renamed;
use crate::theorems::foundry::{
    AutomatonText, Candidate, Collection, Dossier, Fate, Forge, Grammar, GrammarReason, Grid, Interest, Kept, NoGrid,
    Outcome, Rules, Stop, known,
};
use std::collections::HashSet;

fn rules(grammar: &str) -> Vec<String> {
    let grammar: Grammar = grammar.parse().unwrap();
    Rules::new(grammar).map(|candidate| candidate.ruleset.to_string()).collect()
}

fn candidate(rules: &str) -> Candidate {
    Candidate { ruleset: rules.parse().unwrap(), value: 0, is_of_papers: false }
}

fn forged(rules: &str) -> (Dossier, u64) {
    match Forge::new(candidate(rules)).finish() {
        Outcome::Proved { dossier, key } => (dossier, key),
        Outcome::Stopped(stop) => panic!("{rules}: {stop:?}"),
    }
}

#[test]
fn rules_are_listed_in_their_order_and_once() {
    assert_eq!(
        rules("rim: floor((x+z+c)/d)\nc: 0..1\nd: 3, 5\nplay: normal, misere"),
        [
            "bar:rim=floor((x+z)/3)",
            "bar:misere,rim=floor((x+z)/3)",
            "bar:rim=floor((x+z)/5)",
            "bar:misere,rim=floor((x+z)/5)",
            "bar:rim=floor((x+z+1)/3)",
            "bar:misere,rim=floor((x+z+1)/3)",
            "bar:rim=floor((x+z+1)/5)",
            "bar:misere,rim=floor((x+z+1)/5)",
        ]
    );
    // A mirror image, another name of the same rim, and what falls.
    let grammar: Grammar = "rim: floor((a*x+b*z)/2)\nrim: a*x-b*z\na: 1..2\nb: 1..2".parse().unwrap();
    assert_eq!(grammar.count(), 8);
    let mut listed = Rules::new(grammar);
    let all: Vec<String> = listed.by_ref().map(|candidate| candidate.ruleset.to_string()).collect();
    assert_eq!(all, ["bar:rim=floor((x+z)/2)", "bar:rim=floor((x+2*z)/2)", "bar:rim=floor((2*x+2*z)/2)"]);
    let counts = listed.counts();
    assert_eq!((counts.repeated, counts.invalid), (1, 4));
}

#[test]
fn every_mistake_of_a_grammar_is_named_with_its_place() {
    let mistakes = |text: &str| -> Vec<(usize, std::ops::Range<usize>, GrammarReason)> {
        let mistakes = text.parse::<Grammar>().unwrap_err();
        mistakes.into_iter().map(|mistake| (mistake.line, mistake.at, mistake.reason)).collect()
    };
    use GrammarReason as Why;
    assert_eq!(mistakes(""), [(0, 0..0, Why::NoRim)]);
    assert_eq!(
        mistakes("rim: x+a\nhello\nx: 3\nab: 1\nplay: misere, loud"),
        [
            (1, 7..8, Why::Unset('a')),
            (2, 9..14, Why::NoColon),
            (3, 15..16, Why::Reserved('x')),
            (4, 20..22, Why::UnknownLine("ab".into())),
            (5, 40..44, Why::Words(["normal", "misere"])),
        ]
    );
    assert_eq!(mistakes("rim: x+y"), [(1, 7..8, Why::Names('y'))]);
    assert_eq!(mistakes("rim: x=1"), [(1, 5..8, Why::NoNumber)]);
    assert!(matches!(&mistakes("rim: floor((x)/")[..], [(1, at, Why::Rim(_))] if *at == (15..15)));
    assert_eq!(mistakes("rim: x\na: 1"), [(2, 7..8, Why::Unused('a'))]);
    assert_eq!(mistakes("rim: a*x\na: 1\na: 2"), [(3, 14..15, Why::Twice("a".into()))]);
    assert_eq!(mistakes("rim: a*x\na: 3..1"), [(2, 12..16, Why::Falls)]);
    assert_eq!(mistakes("rim: a*x\na: 1,,2"), [(2, 14..14, Why::Numbers)]);
    assert_eq!(mistakes("rim: a*x\na: 1..2000"), [(2, 12..19, Why::TooLarge { most: 1000 })]);
    assert_eq!(mistakes("rim: x\nvalue: 0..10"), [(2, 14..19, Why::TooLarge { most: 9 })]);
    let large = "rim: floor((a*x+b*z+c)/d)\na: 0..1000\nb: 0..1000\nc: 0..9\nd: 1";
    assert_eq!(mistakes(large), [(0, 0..large.len(), Why::TooMany)]);
    assert_eq!(mistakes(&"x".repeat(2001)), [(0, 2000..2001, Why::TooLong)]);
}

#[test]
fn what_is_proved_is_proved_again_from_its_automata_alone() {
    let (dossier, _) = forged("bar:rim=floor((x+z+1)/3)");
    let formula = "(x + 1) ⊕ y ⊕ (z + 1) = 0";
    assert_eq!((dossier.formula.as_deref(), &dossier.least[..], dossier.states()), (Some(formula), &[6][..], 8));
    assert!(matches!(dossier.check(), Some(SetVerdict::Proved { .. })), "{dossier:?}");
    // On a bar that is a little higher the P-positions are the same. On another bar they differ, and the smallest position shows it.
    let same = Dossier { rules: "bar:rim=floor((x+z+2)/3)".into(), ..dossier.clone() };
    assert!(matches!(same.check(), Some(SetVerdict::Proved { .. })));
    let wrong = Dossier { rules: "bar:rim=floor((x+z)/3)".into(), ..dossier.clone() };
    let refuted = wrong.check();
    assert!(matches!(refuted, Some(SetVerdict::Wrong(Some(_)))), "{refuted:?}");
    // With a pass there are two.
    assert_eq!(Dossier { rules: "bar:pass,rim=floor((x+z+1)/3)".into(), ..dossier.clone() }.check(), None);
    assert_eq!(Dossier { automata: vec!["msd xyz;0 1".into()], ..dossier }.check(), None);
    let (dossier, _) = forged("bar:pass,rim=floor((x+z+1)/3)");
    assert_eq!(dossier.automata.len(), 2);
    assert!(matches!(dossier.check(), Some(SetVerdict::Proved { .. })));
}

#[test]
fn a_nim_sum_is_found_with_its_exceptions() {
    for (rules, formula) in [
        ("triangle:k=3", "x ⊕ y ⊕ z = 0"),
        ("triangle:k=5", "(x − 1) ⊕ y ⊕ (z − 1) = 0"),
        ("step:k=4,s=3", "(x + 3) ⊕ y ⊕ (z + 3) = 0"),
    ] {
        assert_eq!(forged(rules).0.formula.as_deref(), Some(formula), "{rules}");
    }
    let misere = forged("triangle:k=3,misere").0.formula.unwrap();
    assert!(misere.starts_with("if x ≤ 1 and y ≤ ") && misere.ends_with("else x ⊕ y ⊕ z = 0"), "{misere}");
}

#[test]
fn what_no_automaton_of_the_limits_decides_is_stopped() {
    assert_eq!(Forge::new(candidate("triangle:k=2")).finish(), Outcome::Stopped(Stop::States));
}

#[test]
fn sets_that_are_known_are_thrown_away() {
    let mut collection = Collection::new();
    let mut take = |rules: &str, is_of_papers: bool| {
        let candidate = Candidate { is_of_papers, ..candidate(rules) };
        collection.take(&candidate, &Forge::new(candidate).finish())
    };
    assert_eq!(take("nim", true), Fate::OfPapers);
    assert_eq!(take("triangle:k=3", true), Fate::OfPapers);
    assert_eq!(take("bar:rim=floor((2*x+2*z)/6)", false), Fate::Equal);
    assert_eq!(take("bar:rim=floor((x+z+1)/3)", false), Fate::New);
    assert_eq!(take("bar:rim=min(floor((x+z)/3),4)", false), Fate::New);
    // The names of x and z are exchanged.
    assert_eq!(take("bar:rim=min(floor((z+x)/3),4)", false), Fate::Equal);
    assert_eq!(take("bar:rim=max(x,z)", false), Fate::Nothing);
    let theorems = collection.theorems();
    assert_eq!(theorems.len(), 2);
    assert!(theorems.is_sorted_by_key(Interest::of));
}

#[test]
fn what_the_papers_have_is_found_whenever_it_comes() {
    let mut collection = Collection::new();
    let same = candidate("bar:rim=floor((2*x+2*z)/6)");
    assert_eq!(collection.take(&same, &Forge::new(same).finish()), Fate::New);
    let known = Candidate { is_of_papers: true, ..candidate("triangle:k=3") };
    assert_eq!(collection.take(&known, &Forge::new(known).finish()), Fate::OfPapers);
    assert!(collection.theorems().is_empty());
    assert!(known_rules(3).contains(&"step:k=3,s=5,pass,misere".into()));
}

fn known_rules(most: u32) -> Vec<String> {
    known(most).iter().map(|candidate| candidate.ruleset.to_string()).collect()
}

#[test]
fn automata_are_written_and_read() {
    let (dossier, _) = forged("bar:rim=floor((x+z+1)/3)");
    let [table] = &dossier.tables()[..] else { panic!() };
    assert_eq!(table.to_string(), dossier.automata[0]);
    let automaton = table.automaton().unwrap();
    assert_eq!(AutomatonText::of(&automaton), *table);
    for (x, y, z) in (0..8).flat_map(|x| (0..8).flat_map(move |y| (0..8).map(move |z| (x, y, z)))) {
        let numbers = [x, y, z];
        assert_eq!(table.has(numbers), automaton.holds(|track| numbers[usize::from(track.0)]), "{numbers:?}");
    }
    for wrong in ["", "msd", "msd xyz", "msd zyx;0 0 0 0 0 0 0 0", "msd x;0 1", "msd x;0", "msd q;0 0", "up x;0 0"] {
        assert!(wrong.parse::<AutomatonText>().is_err(), "{wrong}");
    }
}

/// The theorems of the file: each is about rules that can be read, is there once, and has its place.
#[test]
fn what_is_kept_is_sorted_and_distinct() {
    let kept = kept();
    assert_eq!(kept.theorems.len(), Kept::MOST);
    assert!(
        kept.tried >= 10_000 && kept.proved >= kept.new && kept.new >= 100,
        "{} {} {}",
        kept.tried,
        kept.proved,
        kept.new
    );
    assert!(kept.theorems.is_sorted_by_key(Interest::of));
    // Without a formula first, then bars that grow without end, and then the fewest states.
    let is_low = |dossier: &Dossier| dossier.rules.contains("rim=min(");
    assert!(kept.theorems.is_sorted_by_key(|dossier| (dossier.formula.is_some(), is_low(dossier), dossier.states())));
    let mut keys = HashSet::new();
    for dossier in &kept.theorems {
        let ruleset = dossier.ruleset().unwrap();
        assert_eq!(ruleset.to_string(), dossier.rules);
        let layers = dossier.tables();
        assert_eq!(layers.len(), if ruleset.pass { 2 } else { 1 }, "{}", dossier.rules);
        let automata: Vec<Automaton> = layers.iter().map(|table| table.automaton().unwrap()).collect();
        // The texts are those of minimal automata, all of which read the most significant digits first.
        assert!(automata.iter().map(AutomatonText::of).eq(layers), "{}", dossier.rules);
        assert!(keys.insert(renamed(&automata.iter().collect::<Vec<_>>())), "twice: {}", dossier.rules);
    }
}

/// A sample of the theorems is proved again from the automata alone; `./dev foundry --again` proves all of them.
#[test]
fn what_is_kept_is_proved_again() {
    for dossier in kept().theorems.iter().filter(|dossier| dossier.value == 0).step_by(9) {
        let verdict = dossier.check();
        assert!(matches!(verdict, Some(SetVerdict::Proved { .. })), "{}: {verdict:?}", dossier.rules);
    }
}

fn kept() -> Kept {
    serde_json::from_str(include_str!("../../../../../static/foundry.json")).unwrap()
}

#[test]
fn grids_have_a_cell_for_each_choice_of_one_letter_or_two() {
    let grid = Grid::read("rules:a b;a<=k*b+c;move a,b by any\nc: 3..5\nk: 1..2").unwrap();
    assert_eq!((grid.count(), grid.columns()), (6, 2));
    assert_eq!(grid.numbers(3), Some(vec![4, 2]));
    assert_eq!(grid.ruleset(3).unwrap().to_string(), "rules:a b;a<=2*b+4;move a,b by any");
    assert_eq!((grid.numbers(6), grid.ruleset(6)), (None, None));
    // As they are written, though they are those of a bar; and in the way to play that the text has.
    let grid = Grid::read("rules:a b c;c<=floor((a+b)/k)\nk: 3\nplay: misere\npass: with").unwrap();
    assert_eq!(grid.ruleset(0).unwrap().to_string(), "rules:a b c;c<=floor((a+b)/3);pass;misere");
    let tidied = grid.tidied(0).unwrap();
    assert!(tidied.rules.is_bar() && tidied.misere && tidied.pass, "{tidied}");
    for text in [
        "rim: 3",
        "rim: k\nrim: k+1\nk: 1..3",
        "rim: k\nk: 1..3\nplay: normal, misere",
        "rim: k\nk: 1..3\nvalue: 1",
        "rules:x y;move x by {1|2};move y by k\nk: 1..3",
        "rim: k+m*x+n*z\nk: 1..3\nm: 1\nn: 1",
    ] {
        assert_eq!(Grid::read(text), Err(NoGrid::Shape), "{text}");
    }
    assert_eq!(Grid::read("rim: k+m\nk: 1..33\nm: 1..32"), Err(NoGrid::TooLarge(33 * 32)));
    assert!(matches!(Grid::read("rim: k+"), Err(NoGrid::Mistakes(_))));
}
