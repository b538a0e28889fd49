//! Slices of any size, bounds, and what travels.

use super::searched;
use crate::formulas::search::{End, Exception, Finding, Question, Search, Summary, Target};
use crate::formulas::{CannotCompare, Comparison};
use crate::solver::Plan;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

fn question(ruleset: &str, target: Target) -> Question {
    Question { longest_side: 3, up_to: 30, ..Question::new(ruleset.parse().unwrap(), target) }
}

#[test]
fn slices_of_any_size_lead_to_the_same() {
    for question in [
        question("step:k=4,s=3,pass", Target::PPositions),
        question("step:k=4,s=3", Target::Values),
        question("triangle:k=2", Target::PPositions),
        question("rules:a b;move a by any;move b by any;move a,b by 1", Target::Values),
        question("rules:a b c;c<=a+b;move c by 1;pass", Target::PPositions),
    ] {
        let whole = searched(question);
        for work in [1, 999, 100_000] {
            let mut sliced = Search::new(question, Plan::BOUND).unwrap();
            let mut before = sliced.summary();
            while !sliced.advance(work) {
                let now = sliced.summary();
                assert!(now.made >= before.made && now.tried_up_to >= before.tried_up_to && now.held >= before.held);
                before = now;
            }
            assert_eq!(sliced.findings(), whole.findings());
            assert_eq!(sliced.failures(), whole.failures());
            assert_eq!(sliced.summary(), whole.summary());
            assert!(sliced.advance(work), "what has ended stays so");
        }
    }
}

#[test]
fn it_ends_where_there_is_no_more_memory_and_says_so() {
    let mut search = Search::new(question("triangle:k=2", Target::PPositions), 1 << 20).unwrap();
    while !search.advance(u64::MAX) {}
    let summary = search.summary();
    assert_eq!((summary.end, summary.tried_up_to), (Some(End::MemoryFull), 2));
    assert!(summary.of_next.0 < summary.of_next.1, "{summary:?}");
}

#[test]
fn rulesets_and_questions_at_the_edge_are_answered() {
    for ruleset in [
        "triangle:k=1000",
        "triangle:k=1/1000",
        "triangle:k=1000000/999999",
        "step:k=70000,s=3,pass",
        "step:k=1,s=1000000000",
        "step:k=1/7,s=999999999,misere",
        "sharing:pass,misere",
    ] {
        for target in [Target::PPositions, Target::Values] {
            let few = Question { longest_side: 2, up_to: 5, smaller_positions: true, ..question(ruleset, target) };
            let summary = searched(few).summary();
            assert!(summary.end.is_some() && summary.kept > 0, "{ruleset}: {summary:?}");
        }
    }
    let none = Question { longest_side: 0, up_to: 0, enough: 0, ..question("nim", Target::Values) };
    let search = searched(none);
    assert_eq!((search.summary().end, search.summary().tried_up_to), (Some(End::AllTried), 0));
    assert_eq!(search.findings(), []);
}

#[test]
fn what_cannot_be_searched_is_said_at_once() {
    let begun = |question, bound| Search::new(question, bound).err();
    let question = question("nim:pass", Target::Values);
    let too_large = Question { up_to: Comparison::LARGEST + 1, ..question };
    assert_eq!(begun(too_large, Plan::BOUND), Some(CannotCompare::BoxTooLarge));
    assert!(matches!(begun(question, 1000), Some(CannotCompare::CannotBegin(_))));
    let own = |text: &str| Question { ruleset: text.parse().unwrap(), ..question };
    assert_eq!(begun(own("rules:a b c d e"), Plan::BOUND), Some(CannotCompare::TooManyNumbers(5)));
    assert!(matches!(begun(own("rules:a b c"), 1000), Some(CannotCompare::CannotBegin(_))));
}

#[test]
fn a_box_that_does_not_fit_is_not_held_against() {
    let large = Question { up_to: 5000, enough: 1, ..question("nim", Target::Values) };
    let mut search = Search::new(large, 32 << 20).unwrap();
    while !search.advance(u64::MAX) {}
    let up_to = search.findings()[0].up_to;
    assert!((100..400).contains(&up_to), "{up_to}");
}

#[track_caller]
fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(sent: &T) {
    let text = serde_json::to_string(sent).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).as_ref().unwrap(), sent, "{text}");
}

#[test]
fn questions_and_findings_travel() {
    let search = searched(question("step:k=4,s=3,pass", Target::PPositions));
    travels::<Question>(&search.question());
    travels::<Summary>(&search.summary());
    let all: Vec<Finding> = [search.findings(), search.failures()].concat();
    assert!(all.iter().any(|finding| !finding.exceptions.is_empty()));
    all.iter().for_each(travels::<Finding>);
    all.iter().flat_map(|finding| &finding.exceptions).for_each(travels::<Exception>);
}
