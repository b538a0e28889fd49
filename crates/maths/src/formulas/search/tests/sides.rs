//! The bank of sides against the interpreter of formulas, and against all texts.

use super::ground;
use crate::expressions::{Formula, Number};
use crate::formulas::search::bank::{Bank, Node};
use crate::formulas::search::levels::Level;
use crate::formulas::search::sample::Sample;
use crate::formulas::search::small_box::SmallBox;
use crate::formulas::search::{Target, wording};
use crate::formulas::{Interpreter, KnownValues};
use crate::games::Ruleset;

const RULESETS: [&str; 9] = [
    "nim:pass",
    "triangle:k=5/2",
    "triangle:k=3,misere",
    "step:k=4,s=3,pass",
    "sharing",
    "rules:n;move n by 1..3",
    "rules:a b;move a by any;move b by any;move a,b by 1",
    "rules:a b;a<=2*b;b<=2*a;misere",
    "rules:a b c;b<=floor((c+3)/4);pass",
];

/// All sides up to a length.
fn filled(bank: &mut Bank, longest: u32) {
    let mut column = Vec::new();
    for length in 1..=longest {
        let mut level = Level::new(bank, length);
        while let Some(node) = level.next() {
            match node {
                Node::Leaf(leaf) => column.clone_from(&bank.leaves[leaf as usize].column),
                Node::Made(maker, left, right) => bank.make(maker, left, right, &mut column),
            }
            let _ = bank.keep(node, &column);
        }
        assert_eq!(level.done, level.total, "the count beforehand is right");
        bank.end_level();
    }
}

/// The numbers of a formula at a sample, by the interpreter.
fn judged(text: &str, table: &SmallBox, sample: &Sample, number: &Number) -> Option<Vec<i32>> {
    let values = match table {
        SmallBox::Table(table) => KnownValues::Table(table),
        SmallBox::Own(table) => KnownValues::Own(table),
    };
    let interpreter = Interpreter { ruleset: text.parse().unwrap(), values };
    let at = |at| interpreter.number(number, at).ok()?.as_whole()?.try_into().ok();
    sample.positions.iter().map(|position| at(*position)).collect()
}

#[test]
fn sides_have_the_numbers_of_their_formulas() {
    for text in RULESETS {
        let (table, sample, mut bank) = ground(text, Target::Values, true);
        filled(&mut bank, 3);
        for side in 0..bank.count() as u32 {
            let number = wording::side(&bank, side);
            assert_eq!(
                judged(text, &table, &sample, &number).as_deref(),
                Some(bank.column(side)),
                "{number} for {text}"
            );
            let length = (1..=3).find(|length| bank.level(*length).contains(&side)).unwrap();
            assert!(wording::length(&number) <= length, "{number} has {length}");
        }
    }
}

#[test]
fn every_short_text_has_its_numbers_in_the_bank() {
    for text in RULESETS {
        let (table, sample, mut bank) = ground(text, Target::PPositions, false);
        filled(&mut bank, 3);
        let ruleset: Ruleset = text.parse().unwrap();
        let mut names = if text == "sharing" { vec!["a", "b"] } else { vec!["x", "y", "z"] };
        if ruleset.rules.own().is_some() {
            names.truncate(ruleset.rules.count());
        }
        names.extend(["0", "1", "2"]);
        names.extend(Some("p").filter(|_| ruleset.pass));
        names.extend(Some("s").filter(|_| ruleset.rules.s().is_some()));
        names.extend(Some("k").filter(|_| ruleset.rules.k().is_some_and(|k| k.as_whole().is_some())));
        let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        let twos = joined(&names, &names);
        let k = if ruleset.rules.k().is_some() { "⌊({}) / k⌋" } else { "{}" };
        let ones = |sides: &[String]| {
            let forms = ["⌊({}) / 2⌋", "({}) mod 2", k];
            sides.iter().flat_map(|side| forms.map(|form| form.replace("{}", side))).collect::<Vec<String>>()
        };
        let all = [joined(&names, &twos), joined(&twos, &names), ones(&twos), ones(&names), twos, names].concat();
        assert!(all.len() > 900, "{text}");
        let kept: std::collections::HashSet<&[i32]> = (0..bank.count() as u32).map(|side| bank.column(side)).collect();
        for side in all {
            let Formula::Number(number) = side.parse().unwrap() else { panic!("{side}") };
            if let Some(column) = judged(text, &table, &sample, &number) {
                assert!(kept.contains(column.as_slice()), "{side} for {text}");
            }
        }
    }
}

fn joined(lefts: &[String], rights: &[String]) -> Vec<String> {
    let pairs = lefts.iter().flat_map(|left| rights.iter().map(move |right| (left, right)));
    let forms = ["(A) ⊕ (B)", "(A) + (B)", "(A) − (B)", "min(A, B)", "max(A, B)"];
    pairs.flat_map(|(left, right)| forms.map(|form| form.replace('A', left).replace('B', right))).collect()
}

#[test]
fn samples_have_both_kinds_and_the_smallest_positions() {
    for text in RULESETS {
        let (table, sample, _) = ground(text, Target::Values, false);
        for (index, at) in sample.positions.iter().enumerate() {
            assert_eq!(Some(sample.found[index]), table.value(*at).map(|value| value.0 as i32), "{text}: {at:?}");
            let is_small = at.xyz().into_iter().all(|cell| cell <= 1);
            assert_eq!(index >= sample.core_end, is_small, "{text}: {at:?}");
            assert!(is_small || sample.is_p(index) == (index < sample.p_end), "{text}: {at:?}");
        }
        assert!(sample.p_end >= 20 && sample.core_end >= sample.p_end + 30, "{text}");
        let small = table.positions().into_iter().filter(|(at, _)| at.xyz().into_iter().all(|cell| cell <= 1)).count();
        assert_eq!(sample.positions.len() - sample.core_end, small, "{text}");
    }
}
