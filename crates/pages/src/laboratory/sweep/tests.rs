//! Questions of a sweep, and what comes of their answers.

use super::{CellVerdict, Found, Kind, Plan, Span, Sweep, Way, proof_questions, questions};
use crate::laboratory::{Key, News, ProofKey};
use maths::claims;
use maths::claims::{Claim, Verdict};
use web::requests;
use web::requests::Effort;
use web::workers::checker::protocol::{Answer, Question};
use web::workers::host::Ticket;
use web::workers::prover;

fn answered(question: Question) -> Answer {
    let Question::Sweep(cases) = question else { panic!("{question:?}") };
    let found = cases.into_iter().map(|case| {
        let mut run = claims::Run::new(case.claim, &case.parameters, case.bound, 1 << 28);
        while !run.advance(100_000) {}
        run.stop()
    });
    Answer::Swept(found.collect())
}

#[test]
fn a_sweep_sees_for_which_k_the_nim_sum_decides() {
    let plan = Plan { spans: vec![Span::whole(1, 31)], bound: 200, ..Plan::of(Claim::Triangular7_3) };
    let mut sweep = Sweep::default();
    let all = questions(&plan, 1);
    sweep.begin(plan, all.len());
    for (key, question) in all {
        let Key::Sweep(first) = key else { panic!("{key:?}") };
        assert!(sweep.run.as_ref().unwrap().is_open());
        sweep.hear(first, News::Answered(answered(question), Effort { begun: 3.0, now: 5.0, bytes: 0.0 }));
    }
    let run = sweep.run.unwrap();
    assert!(!run.is_open());
    assert_eq!((run.done(), run.milliseconds()), (31, 2.0));
    let holds = |(_, checked): &(_, claims::Checked)| matches!(checked.verdict, Verdict::Verified { .. });
    let ks: Vec<String> = run.tested().filter(holds).map(|(case, _)| case.parameters.k.to_string()).collect();
    // `triangular` Theorem 7.3 is about these; in smaller boxes it holds for k = 16, 24 and 28 as well.
    assert_eq!(ks, ["3", "7", "11", "15", "19", "23", "27", "31"]);
}

#[test]
fn what_the_paper_does_not_speak_of_neither_holds_nor_fails() {
    let plan = Plan { spans: vec![Span::whole(2, 5), Span::whole(1, 1)], bound: 40, ..Plan::of(Claim::Pass4_1) };
    let mut sweep = Sweep::default();
    let all = questions(&plan, 1);
    sweep.begin(plan, all.len());
    for (key, question) in all {
        let Key::Sweep(first) = key else { panic!("{key:?}") };
        sweep.hear(first, News::Answered(answered(question), Effort { begun: 3.0, now: 5.0, bytes: 0.0 }));
    }
    // `pass` is about even k: 2 and 4.
    let found = Found::of(&sweep.run.unwrap());
    assert_eq!((found.holds, found.fails, found.undecided, found.outside), (2, 0, 0, 2));
    let first = |claim| Plan::of(claim).spans[0].write();
    assert_eq!((first(Claim::Pass4_1), first(Claim::Triangular7_3)), ("2..40:2".into(), "1..40".into()));
}

#[test]
fn a_sweep_of_proofs_sees_for_which_k_the_nim_sum_decides() {
    let plan = Plan { spans: vec![Span::whole(1, 31)], way: Way::Proved, ..Plan::of(Claim::Triangular7_3) };
    let mut sweep = Sweep::default();
    let all = proof_questions(&plan);
    assert_eq!(all.len(), 31);
    sweep.begin(plan, all.len());
    let mut handler = prover::Handler::default();
    for (key, question) in all {
        let ProofKey::Swept(first) = key else { panic!("{key:?}") };
        handler.receive(prover::protocol::ToProver::Ask { ticket: Ticket(1), question });
        let answer = loop {
            if let Some(prover::protocol::FromProver::Answered { answer, .. }) = handler.step() {
                break answer;
            }
        };
        sweep.hear_proofs(first, requests::News::Answered(answer, Effort { begun: 3.0, now: 5.0, bytes: 0.0 }));
    }
    let run = sweep.run.unwrap();
    assert!(!run.is_open());
    let found = Found::of(&run);
    assert_eq!((found.holds, found.fails, found.undecided, found.outside), (8, 23, 0, 0));
    // `triangular` Theorem 7.3: k = 3, 7, 11, …
    assert_eq!(found.holds_for.as_deref(), Some("3, 7, 11, …, 31"));
    let stated = |(case, cell): (_, &CellVerdict)| {
        let case: web::workers::checker::protocol::Case = case;
        (case.parameters.k.to_string(), cell.is_stated(), cell.kind())
    };
    assert!(run.rows().map(stated).all(|(_, is_stated, kind)| is_stated == (kind == Kind::Holds)));
    assert_eq!(run.tested().count(), 0);
}

#[test]
fn every_cell_is_asked_for_once() {
    let plan = Plan { spans: vec![Span::whole(1, 40), Span::whole(0, 12)], ..Plan::of(Claim::PassConjecture4_1) };
    let all = questions(&plan, 1);
    assert!(all.len() <= 160, "{}", all.len());
    let mut next = 0;
    for (key, question) in all {
        assert_eq!(key, Key::Sweep(next));
        let Question::Sweep(cases) = question else { panic!("{question:?}") };
        for (index, case) in (next..).zip(&cases) {
            assert_eq!(plan.case(index), Some(*case));
        }
        next += cases.len();
    }
    assert_eq!(next, 40 * 13);
}
