//! Sentences are decided, refused and stopped by messages, as the page sends them.

use crate::workers::host::{FromWorker, InTurn, Job, Progress, Ticket, ToWorker};
use crate::workers::prover::protocol::{Answer, Decided, Listed, Question, Size, Stated};
use maths::claims;
use maths::claims::{Claim, Claimed, Parameter, Run};
use maths::expressions::Variable;
use maths::formulas::Subject;
use maths::solver::Computation;
use proofs::theorems::Verdict;

fn decided(text: &str) -> Decided {
    Question::Decide(text.into()).answered().decided().unwrap()
}

#[test]
fn sentences_are_decided_for_all_numbers() {
    assert_eq!(decided("for all x, y: x ^ y <= x + y"), Decided::True(vec![]));
    // x + y = x ⊕ y + 2 (x & y), so they differ first at (1, 1).
    let wrong = Decided::False(vec![(Variable::X, 1), (Variable::Y, 1)]);
    assert_eq!(decided("for all x, y: x ^ y = x + y"), wrong);
    let found = Decided::True(vec![(Variable::X, 7)]);
    assert_eq!(decided("exists x: x ^ 5 = 2"), found);
    assert_eq!(decided("exists x: x = x + 1"), Decided::False(vec![]));
}

#[test]
fn free_names_make_a_set_with_its_first_members_and_its_automaton() {
    let Decided::Set(set) = decided("x mod 3 = 0") else { panic!() };
    assert_eq!((set.names.as_slice(), set.size), ([Variable::X].as_slice(), Size::Some));
    assert_eq!(set.members[..5], [vec![0], vec![3], vec![6], vec![9], vec![12]]);
    // Remainders 0, 1 and 2.
    assert_eq!((set.automaton.states, set.automaton.next.len(), set.automaton.accepting.len()), (3, 6, 3));
    let Decided::Set(set) = decided("x ^ y = 0") else { panic!() };
    assert_eq!((&set.members[..3], set.listed), ([vec![0, 0], vec![1, 1], vec![2, 2]].as_slice(), Listed::First));
    // By the larger number, then by the sum, then by the first number.
    let Decided::Set(set) = decided("x + y >= 0") else { panic!() };
    let sorted =
        [[0, 0], [0, 1], [1, 0], [1, 1], [0, 2], [2, 0], [1, 2], [2, 1], [2, 2], [0, 3], [3, 0], [1, 3], [3, 1]];
    assert_eq!(set.members[..sorted.len()], sorted);
    let Decided::Set(set) = decided("x < y and y < x") else { panic!() };
    assert_eq!((set.size, set.members.len()), (Size::Empty, 0));
    // Beyond the tuples that are tried, the smallest is given.
    let Decided::Set(set) = decided("x = 1000000 and y = 7 and z = 0") else { panic!() };
    assert_eq!((set.members, set.listed), (vec![vec![1_000_000, 7, 0]], Listed::Smallest));
    // A finite set ends; nothing says that it goes on.
    let Decided::Set(set) = decided("x < 3") else { panic!() };
    assert!(matches!(set.listed, Listed::UpTo(3..)) && set.members == [vec![0], vec![1], vec![2]], "{set:?}");
}

#[test]
fn an_automaton_with_too_many_transitions_is_counted_and_not_shown() {
    // A state for each remainder and one for y ≠ z, each with eight letters.
    let automaton = |divisor: u32| {
        let text = format!("x mod {divisor} = 0 and y = z");
        let Decided::Set(set) = decided(&text) else { panic!("{text}") };
        set.automaton
    };
    let (shown, counted) = (automaton(1009), automaton(10_007));
    assert_eq!((shown.states, shown.next.len(), shown.accepting.len()), (1010, 8080, 1010));
    assert_eq!((counted.states, counted.next.len(), counted.accepting.len()), (10_008, 0, 0));
}

#[test]
fn what_is_not_decidable_is_refused_and_a_small_budget_stops() {
    assert!(matches!(decided("for all x, y: x * y = y * x"), Decided::Refused(_)));
    assert!(matches!(decided("for all x"), Decided::Refused(_)));
    let mut small = Question::Decide("for all x, y: x ^ y <= x + y".into()).begin(100);
    while !small.step() {}
    assert!(matches!(small.answer(), Answer::Decided(Decided::Stopped(_))));
}

#[test]
fn what_was_refused_at_once_is_done() {
    let mut work = Question::Decide("for all x".into()).begin(1 << 20);
    assert!(work.step());
    let Progress { done, total, .. } = work.progress().unwrap();
    assert_eq!(done, total);
}

#[test]
fn no_claims_are_proved_at_once() {
    let mut work = Question::ProveEach(vec![]).begin(1 << 20);
    assert!(work.step());
    assert_eq!(work.answer(), Answer::Proofs(vec![]));
}

#[test]
fn a_stopped_request_is_answered() {
    let mut handler = InTurn::default();
    let text = "for all x, y: x ^ y <= x + y";
    handler.receive(ToWorker::Ask { ticket: Ticket(4), question: Question::Decide(text.into()) });
    let stopped = handler.receive(ToWorker::Stop { ticket: Ticket(4) });
    assert_eq!(stopped, Some(FromWorker::Answered { ticket: Ticket(4), answer: Answer::Decided(Decided::Unfinished) }));
    assert!(handler.is_idle());
}

fn nim_sum_on_triangle(k: &str) -> Claimed {
    let claim = Claim::Triangular7_3;
    Claimed { claim, parameters: claim.parameters().with(Parameter::K, k).unwrap() }
}

#[test]
fn claims_are_proved_or_refuted_with_their_smallest_counterexample() {
    // `triangular` Theorem 7.3: k = 3 mod 4. The counterexample for k = 5 is that of the laboratory's finite check.
    let proof = |k: &str| Question::Prove(nim_sum_on_triangle(k)).answered().proof().unwrap().unwrap();
    assert!(matches!(proof("7"), Verdict::Proved { .. }));
    let Verdict::Refuted { at, .. } = proof("5") else { panic!() };
    assert_eq!(at.to_string(), "triangle:k=5:2,1,3");
}

/// The nim-sum on T(16), T(24), T(28) and T(32) is right in the box of 40, and automata of all places where it is wrong are large. The
/// finite check of a larger box has the same counterexample.
#[test]
fn a_claim_that_is_wrong_at_large_positions_only_is_refuted() {
    for k in ["16", "24", "28", "32"] {
        let claimed = nim_sum_on_triangle(k);
        let Some(Some(Verdict::Refuted { at, .. })) = Question::Prove(claimed).answered().proof() else {
            panic!("{k}")
        };
        let Ok(run) = Run::new(claimed.claim, &claimed.parameters, 1000, 1 << 28).run_to_end();
        let claims::Verdict::Refuted { counterexample, .. } = run.stop().verdict else { panic!("{k}") };
        assert_eq!(at, counterexample);
    }
}

#[test]
fn claims_are_proved_one_after_the_other_and_a_stop_keeps_what_is_known() {
    let ks: Vec<String> = (1..=16).map(|k| k.to_string()).collect();
    let question = || Question::ProveEach(ks.iter().map(|k| nim_sum_on_triangle(k)).collect());
    let Answer::Proofs(verdicts) = question().answered() else { panic!() };
    let proved = ks.iter().zip(&verdicts).filter(|(_, verdict)| matches!(verdict, Verdict::Proved { .. }));
    // `triangular` Theorem 7.3 and its converse.
    assert_eq!(proved.map(|(k, _)| k.as_str()).collect::<Vec<_>>(), ["3", "7", "11", "15"]);
    let mut handler = InTurn::default();
    handler.receive(ToWorker::Ask { ticket: Ticket(3), question: question() });
    while !matches!(handler.step(), Some(FromWorker::Progress { progress, .. }) if progress.done == 2.0) {}
    let stopped = handler.receive(ToWorker::Stop { ticket: Ticket(3) });
    let Some(FromWorker::Answered { answer: Answer::Proofs(known), .. }) = stopped else { panic!("{stopped:?}") };
    assert_eq!(known, verdicts[..2]);
}

/// Conjecture 8.1 of `triangular`: on T(5) the P-positions have (x − 1) ⊕ y ⊕ (z − 1) = 0, and (2, 1, 3) is no P-position (Example 8.1).
#[test]
fn formulas_are_proved_refuted_and_refused() {
    let proved = |formula: &str, subject, ruleset: &str| {
        let stated = Stated { formula: formula.into(), subject, ruleset: ruleset.parse().unwrap() };
        Question::ProveFormula(stated).answered().proof().unwrap().unwrap()
    };
    let p = Subject::PPositions;
    assert!(matches!(proved("(x−1) ⊕ y ⊕ (z−1) = 0", p, "triangle:k=5"), Verdict::Proved { .. }));
    let Verdict::Refuted { at, .. } = proved("x ⊕ y ⊕ z = 0", p, "triangle:k=5") else { panic!() };
    assert_eq!(at.to_string(), "triangle:k=5:2,1,3");
    assert!(matches!(proved("x ⊕ y ⊕ z", Subject::Values, "nim"), Verdict::Proved { .. }));
    assert!(matches!(proved("x ⊕ y ⊕ z = 0", Subject::AtPPositions, "nim"), Verdict::Proved { .. }));
    for formula in ["x·y = 0", "x +", "x + y"] {
        assert!(matches!(proved(formula, p, "nim"), Verdict::NotDecidable(_)), "{formula}");
    }
}
