//! Sets are learned, not learned and stopped by messages, as the page sends them.

use crate::workers::host::{FromWorker, InTurn, Job, Ticket, ToWorker};
use crate::workers::learner::protocol::{Question, Studied, Study, Target, WhyNot};
use crate::workers::prover::protocol::{Listed, Size};

fn studied(rules: &str, target: Target) -> Studied {
    let study = Study { may_take_long: false, ruleset: rules.parse().unwrap(), target };
    Question::Learn(study).answered().studied().unwrap()
}

#[test]
fn sets_are_learned_and_come_with_their_automata_and_a_formula() {
    let Studied::Proved(theorem) = studied("triangle:k=7", Target::Value(0)) else { panic!() };
    assert_eq!(theorem.formula.as_deref(), Some("x ⊕ y ⊕ z = 0"));
    let [layer] = &theorem.layers[..] else { panic!() };
    assert_eq!((layer.set.automaton.states, layer.least_first, layer.set.size), (5, Some(5), Size::Some));
    // The automaton is recognised as that of the paper.
    assert_eq!(layer.set.automaton.sums.as_ref().map(|sums| sums.k), Some(7));
    assert!(layer.walnut[0].starts_with("lsd_2 lsd_2 lsd_2") && layer.walnut[1].starts_with("msd_2 msd_2 msd_2"));
    assert!(theorem.course.stable >= 16 && theorem.course.boxes.iter().any(|compared| compared.side >= 256));
    let Studied::Proved(theorem) = studied("step:k=2,s=0,pass", Target::Value(0)) else { panic!() };
    assert_eq!(theorem.layers.len(), 2);
}

#[test]
fn where_two_rulesets_differ_follows_from_both() {
    let differing = |rules: &str, other: &str| {
        let target = Target::Difference(other.parse().unwrap());
        let Studied::Proved(theorem) = studied(rules, target) else { panic!("{rules}, {other}") };
        theorem.layers[0].set.clone()
    };
    assert_eq!(differing("triangle:k=3", "triangle:k=3").size, Size::Empty);
    // In both a position is a P-position if and only if its nim-sum is 0.
    assert_eq!(differing("nim", "triangle:k=3").size, Size::Empty);
    let misere = differing("nim", "nim:misere");
    // Those without a coordinate above 1, and no others.
    assert_eq!(misere.members.len(), 8, "{misere:?}");
    assert!(matches!(misere.listed, Listed::UpTo(_)));
}

#[test]
fn what_is_not_learned_has_a_lower_bound_and_can_be_stopped() {
    let Studied::NotProved(not) = studied("triangle:k=2", Target::Value(0)) else { panic!() };
    assert!(matches!(not.why, WhyNot::States(1000)), "{:?}", not.why);
    let [bound] = &not.bounds[..] else { panic!() };
    assert!(bound.states > 1000 && bound.example.is_some());
    assert_eq!(bound.text.matches("state 1000:").count(), 1);
    let study = Study { may_take_long: false, ruleset: "triangle:k=2".parse().unwrap(), target: Target::Value(0) };
    let mut handler = InTurn::default();
    handler.receive(ToWorker::Ask { ticket: Ticket(8), question: Question::Learn(study) });
    assert!(matches!(handler.step(), Some(FromWorker::Progress { .. })));
    let stopped = handler.receive(ToWorker::Stop { ticket: Ticket(8) });
    let Some(FromWorker::Answered { answer, .. }) = stopped else { panic!() };
    assert_eq!(answer.studied(), Some(Studied::Unfinished));
    assert!(handler.is_idle());
    let four = studied("sharing:piles=4", Target::Value(0));
    let Studied::NotProved(not) = four else { panic!() };
    assert!(matches!(not.why, WhyNot::Digits(9)) && not.bounds[0].states > 150);
}

/// A question that takes long is given up, and the page can ask it again.
#[test]
fn what_takes_long_is_given_up_first() {
    let ended = |may_take_long| {
        let study = Study { may_take_long, ruleset: "step:k=5,s=2".parse().unwrap(), target: Target::Value(0) };
        let Some(Studied::NotProved(not)) = Question::Learn(study).answered().studied() else {
            panic!("it is not proved")
        };
        not
    };
    let (first, then) = (ended(false), ended(true));
    assert_eq!(first.why, WhyNot::Work);
    assert_ne!(then.why, WhyNot::Work);
    assert!(
        first.course.boxes.len() > 2 && first.bounds[0].states > 1 && then.bounds[0].states >= first.bounds[0].states
    );
}
