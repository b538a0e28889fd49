//! Grammars of own rules, and the results of a foundry for them.

use crate::theorems::SetVerdict;
use crate::theorems::foundry::own_rules::{key, tidy};
use crate::theorems::foundry::tests::{candidate, forged, rules};
use crate::theorems::foundry::{
    Candidate, Collection, Dossier, Fate, Forge, Grammar, GrammarReason, Outcome, Rules, known,
};
use maths::games::{Coordinates, Position, Ruleset, WhyNoClause};
use maths::solver::Recursion;
use std::collections::HashMap;

/// Games of two and three numbers, with many choices.
const EXAMPLE: &str = include_str!("own.txt");

#[test]
fn every_choice_is_made() {
    assert_eq!(
        rules("rules:x y;move x by {1,2|any};move y by 1..{2, 4..5}\nplay: normal, misere"),
        [
            "rules:x y;move x by 1,2;move y by 1..2",
            "rules:x y;move x by 1,2;move y by 1..2;misere",
            "rules:x y;move x by 1,2;move y by 1..4",
            "rules:x y;move x by 1,2;move y by 1..4;misere",
            "rules:x y;move x by 1,2;move y by 1..5",
            "rules:x y;move x by 1,2;move y by 1..5;misere",
            "rules:x y;move x by any;move y by 1..2",
            "rules:x y;move x by any;move y by 1..2;misere",
            "rules:x y;move x by any;move y by 1..4",
            "rules:x y;move x by any;move y by 1..4;misere",
            "rules:x y;move x by any;move y by 1..5",
            "rules:x y;move x by any;move y by 1..5;misere",
        ]
    );
    // Letters change last. A choice may be empty, and formulas become shorter.
    assert_eq!(
        rules("rules:a b;a<=floor((n*b+0)/{1,2}){|;move a,b by n};move b by 1\nn: 1..2"),
        [
            "rules:a b;a<=b;move b by 1",
            "rules:a b;a<=b;move a,b by 1;move b by 1",
            "rules:a b;a<=floor(b/2);move b by 1",
            "rules:a b;a<=floor(b/2);move a,b by 1;move b by 1",
            "rules:a b;a<=2*b;move b by 1",
            "rules:a b;a<=2*b;move a,b by 2;move b by 1",
            "rules:a b;a<=floor(2*b/2);move b by 1",
            "rules:a b;a<=floor(2*b/2);move a,b by 2;move b by 1",
        ]
    );
}

#[test]
fn rules_of_a_bar_are_that_bar() {
    assert_eq!(
        rules("rules:x y z;y<=floor((x+{1,2}*z)/{2,3,4})"),
        [
            "bar:rim=floor((x+z)/2)",
            "bar:rim=floor((x+z)/3)",
            "bar:rim=floor((x+z)/4)",
            "bar:rim=floor((x+2*z)/2)",
            "bar:rim=floor((x+2*z)/3)",
            "bar:rim=floor((x+2*z)/4)",
        ]
    );
    let listed = |grammar: &str| -> Vec<(String, bool)> {
        let all = Rules::new(grammar.parse().unwrap());
        all.map(|candidate| (candidate.ruleset.to_string(), candidate.is_of_papers)).collect()
    };
    // Other names, another order, moves that are all there, and two bounds.
    assert_eq!(listed("rules:c a b;a<=floor((b+c)/3);misere"), [("bar:misere,rim=floor((z+x)/3)".into(), true)]);
    assert_eq!(listed("rules:x y z;move x by any;move z by any;move y by any"), [("nim".into(), true)]);
    assert_eq!(listed("rules:a b c;c<=a;c<=b+1;pass"), [("bar:pass,rim=min(x,z+1)".into(), false)]);
    // With another move, or two numbers with bounds, they are no bar.
    for own in ["rules:x y z;move x by any;move z by any;move y by 1", "rules:x y z;y<=x;z<=y", "rules:x y;y<=x"] {
        assert_eq!(listed(own), [(own.into(), false)]);
    }
    // A rim is listed once, whichever line describes it.
    assert_eq!(rules("rim: floor((x+z)/3)\nrules:a b c;b<=floor((a+c)/3)"), ["bar:rim=floor((x+z)/3)"]);
}

#[test]
fn what_repeats_or_is_none_is_left_out_and_counted() {
    let counted = |grammar: &str| {
        let mut listed = Rules::new(grammar.parse().unwrap());
        let count = listed.by_ref().count();
        (count, listed.counts().repeated, listed.counts().invalid)
    };
    // Names exchanged, and clauses in another order.
    assert_eq!(counted("rules:{a b|b a};move a by 1;move b by {1,2|1}"), (2, 2, 0));
    assert_eq!(counted("rules:x y;{move x by 1;move y by 2|move y by 1;move x by 2}"), (1, 1, 0));
    assert_eq!(counted("rules:x y z;{y<=x;z<=y|x<=z;y<=x}"), (1, 1, 0));
    // A bound that falls, bounds that chase each other, a bound by itself.
    assert_eq!(counted("rules:x y;y<={x|1-x}"), (1, 0, 1));
    assert_eq!(counted("rules:x y;x<=max({y-1|9},0);y<=max(x-1,0)"), (1, 0, 1));
    assert_eq!(counted("rules:x y;{x|y}<={x|y};move x by any"), (2, 0, 2));
    // A move by none, where a letter says so.
    assert_eq!(counted("rules:x;move x by n\nn: 0..2"), (2, 0, 1));
    // Misère by themselves, they are so once.
    assert_eq!(rules("rules:x;misere\nplay: normal, misere\npass: with"), ["rules:x;pass;misere"]);
}

#[test]
fn every_mistake_of_own_rules_is_named_with_its_place() {
    let mistakes = |text: &str| -> Vec<(usize, String, GrammarReason)> {
        let mistakes = text.parse::<Grammar>().unwrap_err();
        let written = |at: std::ops::Range<usize>| text.chars().skip(at.start).take(at.len()).collect();
        mistakes.into_iter().map(|mistake| (mistake.line, written(mistake.at), mistake.reason)).collect()
    };
    let one = |text: &str| {
        let mut all = mistakes(text);
        assert_eq!(all.len(), 1, "{all:?}");
        let (line, written, why) = all.swap_remove(0);
        assert_eq!(line, 1);
        (written, why)
    };
    use GrammarReason as Why;
    let clause = Why::Clause;
    let unknown = |name: &str| WhyNoClause::UnknownName {
        name: format!("“{name}”"),
        known: if name == "w" { vec!["x", "y"] } else { vec!["a", "b"] },
    };
    assert_eq!(one("rules:x y;move x by {1|2};move w by 1"), ("move w by 1".into(), clause(unknown("w"))));
    assert_eq!(one("rules:x y; jump x ;y<=x"), ("jump x".into(), clause(WhyNoClause::Unknown)));
    assert_eq!(one("rules:x x;x<=1"), ("x x".into(), clause(WhyNoClause::Names)));
    assert_eq!(one("rules:a b;b<=x"), ("b<=x".into(), clause(unknown("x"))));
    assert_eq!(one("rules:x y;move x by {1|none}"), ("none".into(), clause(WhyNoClause::Amount("“none”".into()))));
    assert_eq!(one("rules:x y;move x by {0..1}").1, clause(WhyNoClause::Amount("“0”".into())));
    assert_eq!(one("rules:x y;move x by {1"), ("{".into(), Why::Braces));
    assert_eq!(one("rules:x y;move x by {1|{2}}"), ("{".into(), Why::Braces));
    assert_eq!(one("rules:x y;move x by 1}"), ("}".into(), Why::Braces));
    assert_eq!(one("rules:x y;move x by {any}"), ("any".into(), Why::Choice));
    assert_eq!(one("rules:x y;move x by {}").1, Why::Choice);
    assert_eq!(one("rules:x y;move x by {3..1}"), ("3..1".into(), Why::Falls));
    assert_eq!(one("rules:x y;move x by 1..n"), ("n".into(), Why::Unset('n')));
    assert!(matches!(one("rules:x y;y<=floor(x").1, Why::Clause(WhyNoClause::Mistake(_))));
    // Without choices nothing else could mend them.
    assert_eq!(one("rules:x y;y<=1-x"), ("y<=1-x".into(), clause(WhyNoClause::NotSteady)));
    assert_eq!(one("rules:x y;pass;pass").1, clause(WhyNoClause::Twice));
    assert_eq!(one("rules:x y;x<=max(y-1,0);y<=max(x-1,0)").1, clause(WhyNoClause::Chase));
    assert_eq!(
        mistakes("rules:x y;move x by one\nrules:a b;move c by 1\nx: 1")
            .into_iter()
            .map(|(line, written, _)| (line, written))
            .collect::<Vec<_>>(),
        [(1, "move x by one".into()), (2, "move c by 1".into()), (3, "x".into())]
    );
    // A coordinate is no letter: it needs no numbers, and numbers for it are not used.
    assert!("rules:x n;move x by 1..n".parse::<Grammar>().is_ok());
    assert_eq!(mistakes("rules:x n;move x by 1..n\nn: 1"), [(2, "n".into(), Why::Unused('n'))]);
}

/// All positions with coordinates up to a bound, legal or not, with all passes.
pub(super) fn all(ruleset: &Ruleset, largest: u32) -> Vec<Position> {
    let mut all = vec![Position::at(Coordinates::zeros(ruleset.rules.count()))];
    for which in ruleset.rules.coordinates() {
        all = all.iter().flat_map(|at| (0..=largest).map(move |value| at.with(which, value))).collect();
    }
    let layers = [false, true].into_iter().take(if ruleset.pass { 2 } else { 1 });
    layers.flat_map(|pass| all.iter().map(move |at| at.with_pass(pass))).collect()
}

fn numbers(position: Position) -> [u64; 3] {
    let mut numbers = [0; 3];
    position.coordinates.iter().zip(&mut numbers).for_each(|(from, to)| *to = u64::from(*from));
    numbers
}

/// The automata of a theorem say what plain recursion says.
fn judge(dossier: &Dossier, largest: u32) {
    let ruleset = dossier.ruleset().unwrap();
    let (tables, mut judge) = (dossier.tables(), Recursion::new(ruleset));
    for position in all(&ruleset, largest) {
        let is_in = ruleset.check(position).is_ok() && judge.value(position).0 == u32::from(dossier.value);
        let said = tables[usize::from(position.pass)].has(numbers(position));
        assert_eq!(said, is_in, "{} {position:?}", dossier.rules);
    }
}

/// Rules beside those of Ryūō Nim, of two numbers and of three, in all ways to play.
#[test]
fn a_foundry_of_own_rules_proves_what_recursion_says() {
    let two = "rules:x y;move x by any;move y by any;move x,y by {1|2|1,2}\nplay: normal, misere\npass: without, with\nvalue: 0..1";
    let three =
        "rules:a b c;b<={a|a+1};move a by any;move b by any;move c by {1,2|any};move a,c by 1\nplay: normal, misere";
    for (grammar, largest, least) in [(two, 24, 16), (three, 9, 4)] {
        let mut collection = Collection::new();
        for candidate in Rules::new(grammar.parse().unwrap()) {
            collection.take(&candidate, &Forge::new(candidate).finish());
        }
        let theorems = collection.theorems();
        assert!(theorems.len() >= least, "{}", theorems.len());
        for dossier in &theorems {
            judge(dossier, largest);
            assert!(
                dossier.value > 0 || matches!(dossier.check(), Some(SetVerdict::Proved { .. })),
                "{}",
                dossier.rules
            );
        }
    }
}

/// R. Miyadera and others: the P-positions have x div 3 = y div 3 and (x mod 3) + (y mod 3) divisible by 3.
#[test]
fn ryuo_nim_is_proved_and_its_proof_is_one() {
    let (dossier, _) = forged("rules:a b;move a by any;move b by any;move a,b by 1");
    let [table] = &dossier.tables()[..] else { panic!() };
    for (a, b) in (0..200).flat_map(|a| (0..200).map(move |b| (a, b))) {
        assert_eq!(table.has([a, b, 0]), a / 3 == b / 3 && (a + b) % 3 == 0, "({a}, {b})");
    }
    let other = Dossier { rules: "rules:a b;move a by any;move b by any;move a,b by 2".into(), ..dossier };
    assert!(matches!(other.check(), Some(SetVerdict::Wrong(Some(_)))));
}

#[test]
fn what_is_known_is_known_of_own_rules_too() {
    let mut collection = Collection::new();
    for candidate in known(0) {
        let outcome = Forge::new(candidate).finish();
        let fate = collection.take(&candidate, &outcome);
        // Of Nim on three piles with a pass no small automaton is known.
        let is_proved = matches!(outcome, Outcome::Proved { .. });
        assert_eq!(fate, if is_proved { Fate::OfPapers } else { Fate::Nothing }, "{}", candidate.ruleset);
        assert!(is_proved || candidate.ruleset.pass, "{}", candidate.ruleset);
    }
    let mut take = |text: &str| {
        let fates =
            Rules::new(text.parse().unwrap()).map(|one: Candidate| collection.take(&one, &Forge::new(one).finish()));
        fates.collect::<Vec<Fate>>()
    };
    assert_eq!(take("rules:a b c;c<=floor((a+b)/3)"), [Fate::OfPapers]);
    assert_eq!(take("rules:a b"), [Fate::Equal]);
    assert_eq!(take("rules:a b;misere"), [Fate::Equal]);
    // Both together by an even amount change nothing.
    assert_eq!(take("rules:x y;move x by any;move y by any;move x,y by 1"), [Fate::New]);
    assert_eq!(take("rules:x y;move y by any;move x by 1..x;move y,x by 1,1"), [Fate::Equal]);
    assert_eq!(take("rules:x y;move x by any;move y by any;move x,y by any"), [Fate::Nothing]);
    assert_eq!(collection.theorems().len(), 1);
}

#[test]
fn nim_sums_are_found_for_own_rules() {
    let formula = |rules: &str| forged(rules).0.formula;
    assert_eq!(formula("rules:a b;move a by any;move b by any").as_deref(), Some("x ⊕ y = 0"));
    assert_eq!(formula("rules:x y;y<=floor(x/2)").as_deref(), None);
    let misere = formula("rules:x y;misere").unwrap();
    assert!(misere.ends_with("else x ⊕ y = 0") && !misere.contains('z'), "{misere}");
    let outcome = Forge::new(candidate("rules:a b c d;a<=b")).finish();
    assert!(matches!(outcome, Outcome::Stopped(_)));
}

/// Every ruleset of a line, as it is written and as it is tried.
fn written(line: &str) -> Vec<(Ruleset, Option<Ruleset>)> {
    let mut texts = vec![String::new()];
    for part in line.split('}') {
        let (fixed, choices) = part.split_once('{').unwrap_or((part, ""));
        // Ranges are written with braces nowhere in the example but here.
        let choices: Vec<String> = match (choices.contains('|'), choices.split_once("..")) {
            (false, Some((first, last))) => {
                (first.parse::<u32>().unwrap()..=last.parse().unwrap()).map(|number| number.to_string()).collect()
            }
            (false, None) => choices.split(',').map(str::to_owned).collect(),
            (true, _) => choices.split('|').map(str::to_owned).collect(),
        };
        texts =
            texts.iter().flat_map(|text| choices.iter().map(move |choice| [text, fixed, choice].concat())).collect();
    }
    texts.iter().filter_map(|text| text.parse().ok()).map(|ruleset| (ruleset, tidy(&ruleset))).collect()
}

/// The obvious way to write down all choices leads to the same rules. Rules left out as repeated have the P-positions of other rules
/// after renaming, and shorter formulas change nothing.
#[test]
fn the_example_has_the_rules_that_are_written() {
    const SIDE: u32 = 5;
    let grammar: Grammar = EXAMPLE.parse().unwrap();
    let all_rules: Vec<(Ruleset, Option<Ruleset>)> =
        EXAMPLE.lines().filter(|line| line.starts_with("rules:")).flat_map(written).collect();
    assert_eq!(grammar.count() as usize, 2 * all_rules.len());
    let mut listed = Rules::new(grammar);
    let tried: Vec<Ruleset> = listed.by_ref().map(|candidate| candidate.ruleset).collect();
    assert_eq!(tried.len() as u64 / 2 + listed.counts().repeated, all_rules.len() as u64);
    let mut sets: HashMap<u64, Vec<Vec<bool>>> = HashMap::new();
    for (ruleset, tidied) in all_rules {
        let mut judge = Recursion::new(ruleset);
        let mut is_p = |position: Position| ruleset.check(position).is_ok().then(|| judge.value(position).0 == 0);
        let Some(own) = tidied.and_then(|tidied| tidied.rules.own()) else {
            let bar = tidied.unwrap();
            let mut of_bar = Recursion::new(bar);
            for position in all(&bar, SIDE) {
                let said = bar.check(position).is_ok().then(|| of_bar.value(position).0 == 0);
                assert_eq!(is_p(position), said, "{ruleset} {position:?}");
            }
            continue;
        };
        let mut of_tidied = Recursion::new(tidied.unwrap());
        for position in all(&ruleset, SIDE) {
            let said = tidied.unwrap().check(position).is_ok().then(|| of_tidied.value(position).0 == 0);
            assert_eq!(is_p(position), said, "{ruleset} {position:?}");
        }
        // Two numbers are exchanged, three in all ways.
        let ways: &[&[usize]] = match own.count() {
            2 => &[&[0, 1], &[1, 0]],
            _ => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
        };
        let mut renamed = |way: &&[usize]| -> Vec<bool> {
            let places = all(&ruleset, SIDE);
            let moved = |at: &Position| {
                Coordinates::new(&way.iter().map(|from| at.coordinates.to_vec()[*from]).collect::<Vec<u32>>()).unwrap()
            };
            places.iter().map(|at| is_p(Position::at(moved(at))).unwrap_or(false)).collect()
        };
        let all_ways: Vec<Vec<bool>> = ways.iter().map(&mut renamed).collect();
        let before = sets.entry(key(own)).or_insert_with(|| vec![all_ways[0].clone()]);
        assert!(before.iter().all(|set| all_ways.contains(set)), "{ruleset}");
    }
}
