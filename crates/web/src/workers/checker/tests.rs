//! Claims and formulas are checked and stopped by messages, as the page sends them.

use crate::workers::checker::protocol::{Against, Answer, Case, FormulaQuestion, FormulaResult, Question};
use crate::workers::host::{FromWorker, InTurn, Job, Ticket, ToWorker};
use maths::claims::{Checked, Claim, End, Parameter, Verdict};
use maths::formulas;
use maths::formulas::{CollectedValues, search};

fn ask(number: u32, claim: Claim, bound: u32) -> ToWorker<Question> {
    let case = Case { claim, parameters: claim.parameters(), bound };
    ToWorker::Ask { ticket: Ticket(number), question: Question::Check(case) }
}

fn answers(handler: &mut InTurn<Question>) -> Vec<(u32, Verdict)> {
    let mut found = Vec::new();
    while !handler.is_idle() {
        if let Some(FromWorker::Answered { ticket, answer: Answer::Checked(checked) }) = handler.step() {
            found.push((ticket.0, checked.verdict));
        }
    }
    found
}

#[test]
fn questions_are_answered_in_their_order() {
    let mut handler = InTurn::default();
    assert_eq!(handler.receive(ask(1, Claim::Triangular7_3, 40)), None);
    assert_eq!(handler.receive(ask(2, Claim::SharingConjecture3, 40)), None);
    let found = answers(&mut handler);
    assert_eq!(found.iter().map(|(ticket, _)| *ticket).collect::<Vec<_>>(), [1, 2]);
    assert!(found.iter().all(|(_, verdict)| matches!(verdict, Verdict::Verified { bound: 40, .. })), "{found:?}");
}

#[test]
fn a_stopped_request_is_answered_and_a_cancelled_one_is_closed_without_an_answer() {
    let mut handler = InTurn::default();
    handler.receive(ask(1, Claim::Triangular7_3, 4000));
    handler.receive(ask(2, Claim::Triangular7_3, 4000));
    handler.receive(ask(3, Claim::Triangular7_3, 40));
    while !matches!(handler.step(), Some(FromWorker::Progress { progress, .. }) if progress.part() > 0.1) {}
    let stopped = handler.receive(ToWorker::Stop { ticket: Ticket(1) });
    let Some(FromWorker::Answered { ticket: Ticket(1), answer: Answer::Checked(checked) }) = stopped else {
        panic!("{stopped:?}")
    };
    assert!(matches!(checked.verdict, Verdict::Stopped { bound: Some(64..), .. }), "{checked:?}");
    assert_eq!(
        handler.receive(ToWorker::Cancel { ticket: Ticket(2) }),
        Some(FromWorker::Cancelled { ticket: Ticket(2) })
    );
    assert_eq!(answers(&mut handler).len(), 1);
    assert_eq!(handler.receive(ToWorker::Stop { ticket: Ticket(3) }), None);
}

#[test]
fn a_sweep_answers_for_each_case_and_when_stopped_for_the_first_ones() {
    let case = |k: u32| {
        let claim = Claim::Triangular7_3;
        let parameters = claim.parameters().with(Parameter::K, &k.to_string()).unwrap();
        Case { claim, parameters, bound: 200 }
    };
    let mut handler = InTurn::default();
    let cases: Vec<Case> = (1..=8).map(case).collect();
    let Answer::Swept(all) = Question::Sweep(cases.clone()).answered() else { panic!() };
    let holds =
        |(index, checked): (usize, &Checked)| matches!(checked.verdict, Verdict::Verified { .. }).then_some(index + 1);
    // `triangular` Theorem 7.3.
    assert_eq!(all.iter().enumerate().filter_map(holds).collect::<Vec<_>>(), [3, 7]);
    let ticket = Ticket(1);
    handler.receive(ToWorker::Ask { ticket, question: Question::Sweep(cases) });
    while !matches!(handler.step(), Some(FromWorker::Progress { progress, .. }) if progress.part() > 0.5) {}
    let Some(FromWorker::Answered { answer: Answer::Swept(some), .. }) = handler.receive(ToWorker::Stop { ticket })
    else {
        panic!()
    };
    assert!(!some.is_empty() && some[..] == all[..some.len()], "{some:?}");
}

#[test]
fn counterexamples_are_listed_and_when_stopped_those_up_to_a_bound() {
    let claim = Claim::Triangular7_3;
    let parameters = claim.parameters().with(Parameter::K, "5").unwrap();
    let case = |bound| Case { claim, parameters, bound };
    let mut handler = InTurn::default();
    let Answer::Listed(all) = Question::List(case(300)).answered() else { panic!() };
    assert_eq!((all.end, all.rows[0].at.to_string()), (End::Complete, "triangle:k=5:2,1,3".to_owned()));
    let ticket = Ticket(1);
    handler.receive(ToWorker::Ask { ticket, question: Question::List(case(2000)) });
    while !matches!(handler.step(), Some(FromWorker::Progress { progress, .. }) if progress.part() > 0.8) {}
    let Some(FromWorker::Answered { answer: Answer::Listed(some), .. }) = handler.receive(ToWorker::Stop { ticket })
    else {
        panic!()
    };
    let End::Stopped { bound: Some(bound) } = some.end else { panic!("{:?}", some.end) };
    assert!((300..2000).contains(&bound) && some.rows[..all.rows.len()] == all.rows, "{bound}");
    assert!(handler.is_idle());
}

#[test]
fn formulas_are_held_gathered_refused_and_found() {
    let result = |formula: &str, against, ruleset: &str, bound| {
        let job = FormulaQuestion { formula: formula.into(), against, ruleset: ruleset.parse().unwrap(), bound };
        Question::Formula(job).answered().formula_result().unwrap()
    };
    // `triangular` Examples 8.3 and 8.4: 977 + 2257 positions.
    let holds = formulas::Verdict::Holds { positions: 3234, up_to: 20 };
    assert_eq!(result("x ⊕ y ⊕ z = 0", Against::PPositions, "triangle:k=3", 20), FormulaResult::Verdict(holds));
    // `pass` Example 4.1.
    let FormulaResult::CollectedValues(CollectedValues::All { values, .. }) =
        result("(x+s) ⊕ y ⊕ (z+s) ⊕ p", Against::Taken, "step:k=4,s=2,pass", 20)
    else {
        panic!()
    };
    let values: Vec<Option<i64>> = values.iter().map(|taken| taken.value.as_whole()).collect();
    assert_eq!(values, [0, 1, 2, 6, 14, 30].map(Some));
    assert!(matches!(result("x +", Against::Values, "nim", 9), FormulaResult::Mistaken(_)));
    assert!(matches!(result("x", Against::PPositions, "nim", 9), FormulaResult::CannotCompare(_)));
    let asked = search::Question::new("triangle:k=3".parse().unwrap(), search::Target::PPositions);
    let Answer::Found(found) = Question::Search(asked).answered() else { panic!() };
    assert_eq!(found.findings[0].formula, "x ⊕ y ⊕ z = 0");
}

#[test]
fn too_large_a_box_is_refused_by_the_answer() {
    let claim = Claim::Triangular7_3;
    let case = Case { claim, parameters: claim.parameters(), bound: 4000 };
    let mut work = Question::Check(case).begin(1000);
    while !work.step() {}
    let Answer::Checked(checked) = work.answer() else { panic!() };
    assert!(matches!(checked.verdict, Verdict::Refused { most: 1000, .. }));
}
