//! Questions of a sweep, and what comes of their answers.

use super::{Band, CellVerdict, Found, Kind, Plan, Span, Sweep, Way, proof_questions, questions};
use crate::laboratory::{Key, News, ProofKey};
use maths::claims;
use maths::claims::{Claim, Verdict};
use maths::solver::Computation;
use web::workers::checker::protocol::{Answer, Question};
use web::workers::host::Job;
use web::workers::requests;
use web::workers::requests::Effort;

fn answered(question: Question) -> Answer {
    let Question::Sweep(cases) = question else { panic!("{question:?}") };
    let found = cases.into_iter().map(|case| {
        let Ok(run) = claims::Run::new(case.claim, &case.parameters, case.bound, 1 << 28).run_to_end();
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
    // `triangular` Theorem 7.3 is about k = 4m + 3, which Rocq proves. The others fail; in smaller boxes it holds for k = 16, 24 and 28 as well.
    let fails = |(_, checked): &(_, claims::Checked)| matches!(checked.verdict, Verdict::Refuted { .. });
    let ks: Vec<String> = run.tested().filter(fails).map(|(case, _)| case.parameters.k.to_string()).collect();
    assert_eq!(ks, (1..=31).filter(|k| k % 4 != 3).map(|k| k.to_string()).collect::<Vec<_>>());
    let bands = Band::all(&run.plan, &run.cells);
    let [Band { theorem, count, numbers }] = &bands[..] else { panic!("{bands:?}") };
    assert_eq!((theorem.name, *count, numbers.as_deref()), ("triangular_7_3", 8, Some("3, 7, 11, …, 31")));
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
    // `pass` is about even k: 2 and 4, which a theorem for all parameters proves.
    let run = sweep.run.unwrap();
    let found = Found::of(&run);
    assert_eq!((found.holds, found.fails, found.undecided, found.outside), (0, 0, 0, 2));
    assert_eq!(Band::all(&run.plan, &run.cells).iter().map(|band| band.count).collect::<Vec<_>>(), [2]);
    let first = |claim| Plan::of(claim).spans[0].write();
    assert_eq!((first(Claim::Pass4_1), first(Claim::Triangular7_3)), ("2..40:2".into(), "1..40".into()));
}

#[test]
fn a_sweep_of_proofs_sees_for_which_k_the_nim_sum_decides() {
    let plan = Plan { spans: vec![Span::whole(1, 31)], way: Way::Proved, ..Plan::of(Claim::Triangular7_3) };
    let mut sweep = Sweep::default();
    let all = proof_questions(&plan);
    // Nothing is asked about k = 4m + 3.
    assert_eq!(all.len(), 23);
    sweep.begin(plan, all.len());
    for (key, question) in all {
        let ProofKey::Swept(first) = key else { panic!("{key:?}") };
        let answer = question.answered();
        sweep.hear_proofs(first, requests::News::Answered(answer, Effort { begun: 3.0, now: 5.0, bytes: 0.0 }));
    }
    let run = sweep.run.unwrap();
    assert!(!run.is_open());
    let found = Found::of(&run);
    assert_eq!((found.holds, found.fails, found.undecided, found.outside), (0, 23, 0, 0));
    assert_eq!((found.holds_for, run.done()), (None, 31));
    let stated = |(case, cell): (_, &CellVerdict)| {
        let case: web::workers::checker::protocol::Case = case;
        (case.parameters.k.to_string(), cell.is_stated(), cell.kind())
    };
    assert!(run.rows().map(stated).all(|(_, is_stated, kind)| is_stated == (kind == Kind::Holds)));
    assert_eq!(run.tested().count(), 0);
}

#[test]
fn every_cell_is_asked_for_once_that_no_theorem_proves() {
    let plan = Plan { spans: vec![Span::whole(1, 40), Span::whole(0, 12)], ..Plan::of(Claim::PassConjecture4_1) };
    let all = questions(&plan, 1);
    assert!(all.len() <= 160, "{}", all.len());
    let (mut open, before) = ((0..plan.size()).collect::<Vec<_>>().into_iter(), plan.before());
    for (key, question) in all {
        let Question::Sweep(cases) = question else { panic!("{question:?}") };
        for (place, case) in cases.iter().enumerate() {
            let index = open.find(|index| before[*index].is_none()).unwrap();
            assert_eq!(plan.case(index), Some(*case));
            assert!(place > 0 || key == Key::Sweep(index));
        }
    }
    assert_eq!(open.find(|index| before[*index].is_none()), None);
    // Theorem: every even k and every even s with 0 < s < k.
    let proved = (0..40 * 13).filter(|index| {
        let (k, s) = (1 + index % 40, index / 40);
        k % 2 == 0 && s % 2 == 0 && 0 < s && s < k
    });
    assert_eq!(before.iter().flatten().count(), proved.count());
}
