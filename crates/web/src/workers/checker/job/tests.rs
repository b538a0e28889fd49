//! The progress that requests report, and their ends.

use crate::workers::checker::protocol::{Answer, Case, Question};
use crate::workers::host::{Job, Progress, Work};
use maths::claims::{Claim, Parameter, Verdict};
use maths::formulas::search::Target;
use maths::formulas::{CannotCompare, search};
use maths::games::Ruleset;
use maths::solver::Plan;

#[test]
fn a_check_goes_on_until_all_is_done() {
    for (claim, bound) in Claim::ALL.into_iter().flat_map(|claim| [(claim, 0), (claim, 12)]) {
        let mut job = Question::Check(Case { claim, parameters: claim.parameters(), bound }).begin(Plan::BOUND);
        let mut before = 0.0;
        let mut goes_on = |job: &dyn Work<Answer>| {
            let Progress { done, total, .. } = job.progress().unwrap();
            assert!((before..=total).contains(&done) && total > 0.0, "{claim:?}: {before}, {done} of {total}");
            before = done;
        };
        while !job.step() {
            goes_on(&*job);
        }
        goes_on(&*job);
        let Answer::Checked(checked) = job.answer() else { panic!("{claim:?}") };
        if matches!(checked.verdict, Verdict::Verified { .. }) {
            let Progress { done, total, .. } = job.progress().unwrap();
            assert_eq!(done, total, "{claim:?}");
        }
    }
}

#[test]
fn each_case_of_a_sweep_is_the_same_part_of_it() {
    let claim = Claim::Triangular7_3;
    let case = |k: &str| Case { claim, parameters: claim.parameters().with(Parameter::K, k).unwrap(), bound: 1000 };
    let mut job = Question::Sweep(["3", "7", "11", "15"].map(case).to_vec()).begin(Plan::BOUND);
    let mut is_between = false;
    loop {
        let is_done = job.step();
        let Answer::Swept(found) = job.answer() else { panic!() };
        let Progress { done, total, .. } = job.progress().unwrap();
        let least = found.len() as f64 / 4.0;
        assert!(total == 1.0 && (least..=(least + 0.25).min(1.0)).contains(&done), "{done}, {} cases", found.len());
        is_between |= done > least;
        if is_done {
            assert_eq!((done, found.len()), (1.0, 4));
            break;
        }
    }
    assert!(is_between, "a case that goes on counts in part");
}

#[test]
fn a_sweep_of_one_case_ends_with_it() {
    let claim = Claim::Triangular7_3;
    let mut job = Question::Sweep(vec![Case { claim, parameters: claim.parameters(), bound: 12 }]).begin(Plan::BOUND);
    while !job.step() {}
    let Progress { done, total, .. } = job.progress().unwrap();
    assert_eq!(done, total);
}

#[test]
fn nothing_to_do_is_done_at_once() {
    let mut job = Question::Sweep(vec![]).begin(Plan::BOUND);
    assert!(job.step());
    assert_eq!(job.answer(), Answer::Swept(vec![]));
    let ruleset: Ruleset = "nim".parse().unwrap();
    let question = search::Question { up_to: 60_001, ..search::Question::new(ruleset, Target::PPositions) };
    let mut job = Question::Search(question).begin(Plan::BOUND);
    assert!(job.step());
    assert_eq!(job.answer(), Answer::CannotSearch(CannotCompare::BoxTooLarge));
}
