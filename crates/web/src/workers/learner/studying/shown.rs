//! The results of learning, as the page shows them.

use crate::workers::learner::protocol::{Bound, Compared, Course, Layer, NotProved, WhyNot};
use crate::workers::prover::{graph, set};
use maths::expressions::Variable;
use maths::games::Ruleset;
use maths::solver::CannotSolve;
use proofs::automata::{Automaton, DigitOrder, Given};
use proofs::theorems::learning;
use proofs::theorems::learning::{Form, Limits, LowerBound, NotLearned, Why};

/// The coordinates whose digits are read.
pub(super) fn names(ruleset: &Ruleset) -> &'static [Variable] {
    Form::of(ruleset, DigitOrder::LeastFirst).names()
}

/// A set with its automata, and that of the places over which it has a position.
pub(super) fn layer(names: &[Variable], given: &Given, above: Option<&Automaton>) -> Layer {
    let automata = || [Some(given.automaton()), given.reversed()].into_iter().flatten();
    let of = |order: DigitOrder| automata().find(|automaton| automaton.order() == order);
    // An automaton that is followed by a reader should read numbers as they are written.
    let shown = of(DigitOrder::MostFirst).unwrap_or_else(|| given.automaton());
    Layer {
        set: set(names, shown),
        least_first: of(DigitOrder::LeastFirst).map(|automaton| number(automaton.count())),
        above: above.map(graph),
        walnut: automata().map(Automaton::walnut).collect(),
    }
}

/// The growth of the automata.
pub(super) fn course(course: &learning::Course, stable: u32) -> Course {
    let compared = |compared: &learning::Compared| Compared {
        side: 1 << compared.digits,
        states: compared.states.iter().map(|states| number(*states)).collect(),
    };
    Course { boxes: course.boxes.iter().map(compared).collect(), stable: 1 << stable, refuted: course.refuted.clone() }
}

/// The report on a set that was not learned.
pub(super) fn not_proved(ruleset: Ruleset, not: &NotLearned, limits: &Limits) -> NotProved {
    let why = match &not.why {
        Why::States => WhyNot::States(number(limits.states)),
        Why::Grows => WhyNot::Grows,
        Why::Work => WhyNot::Work,
        Why::Digits(digits) => WhyNot::Digits(*digits),
        Why::WrongBeyond(at) => WhyNot::WrongBeyond(at.map(|(position, _)| position)),
        Why::Proof(stopped) => WhyNot::Stopped(*stopped),
        Why::NotDecidable(why) => WhyNot::NotDecidable(why.clone()),
        Why::CannotSolve(CannotSolve::CannotBegin(why)) => WhyNot::CannotBegin(*why),
        Why::CannotSolve(CannotSolve::ValueTooLarge(why)) => WhyNot::ValueTooLarge(*why),
    };
    let bounds = not.bounds.iter().filter(|bound| bound.states() > 1).map(bound).collect();
    NotProved { ruleset, value: not.value, why, course: course(&not.course, 0), bounds }
}

fn bound(bound: &LowerBound) -> Bound {
    let states = bound.states();
    let last = states.checked_sub(1).and_then(|last| bound.separated(0, last));
    Bound {
        states: number(states),
        example: last.map(|separated| [separated.inside, separated.outside]),
        text: bound.to_string(),
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
