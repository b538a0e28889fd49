//! A set that was not learned: why, and how many states every automaton of it has.

use crate::bench::learn_panel::files::downloads;
use crate::bench::learn_panel::go_on::GoOn;
use crate::bench::learn_panel::growth::growth;
use crate::bench::learn_panel::words::{about, coordinates};
use maths::solver::{CannotBegin, NoMemory, megabytes};
use web::evidence::automaton::tuple_of;
use web::evidence::undecided::{not_decidable, stopped};
use web::kit::refusals::not_begun;
use web::kit::words::sentence;
use web::texts::Texts;
use web::workers::learner::protocol::{Bound, NotProved, Study, Target, WhyNot};
use yew::prelude::*;

/// Why nothing was proved, and the lower bound that was.
pub(super) fn not_proved(texts: Texts, study: &Study, not: &NotProved, pace: &str, on_go_on: Callback<()>) -> Html {
    // The learner may have stopped at another set that the proof needs.
    let stopped_at = Study { ruleset: not.ruleset, target: Target::Value(not.value), may_take_long: false };
    let bound = not.bounds.iter().max_by_key(|bound| bound.states);
    let files = bound
        .map(|bound| vec![(texts.learn_save_bound(), format!("states-{}", not.ruleset), bound.text.clone())])
        .unwrap_or_default();
    html! {
        <>
            if study.at_first() != stopped_at { <p class="remark">{ about(texts, &stopped_at) }</p> }
            <p class="told stopped"><strong>{ texts.learn_not() }</strong>{ " " }{ why(texts, &not.why, coordinates(&not.ruleset)) }
                <span class="pace">{ pace }</span></p>
            if not.why == WhyNot::Work { <GoOn {on_go_on} /> }
            { bound.map(|bound| lower(texts, bound, coordinates(&not.ruleset))).unwrap_or_default() }
            { growth(texts, &not.course, true) }
            { downloads(texts, &files) }
        </>
    }
}

fn lower(texts: Texts, bound: &Bound, count: usize) -> Html {
    let said = texts.learn_bound(&texts.number(&bound.states));
    let example = bound
        .example
        .as_ref()
        .map(|[inside, outside]| texts.learn_bound_example(&tuple_of(&inside[..count]), &tuple_of(&outside[..count])));
    let all: Vec<String> = [Some(said), example].into_iter().flatten().collect();
    html! { <p class="told verified"><strong>{ texts.learn_theorem() }</strong>{ " " }{ all.join(texts.between_sentences()) }</p> }
}

fn why(texts: Texts, why: &WhyNot, count: usize) -> String {
    match why {
        WhyNot::States(states) => texts.learn_why_states(&texts.number(states)),
        WhyNot::Grows => texts.learn_why_grows().into(),
        WhyNot::Work => texts.learn_why_work().into(),
        WhyNot::Digits(digits) => texts.learn_why_digits(digits),
        WhyNot::WrongBeyond(Some(position)) => texts.learn_why_wrong(&tuple_of(&position[..count])),
        WhyNot::WrongBeyond(None) => texts.learn_why_wrong_far().into(),
        WhyNot::Stopped(at) => stopped(texts, at),
        WhyNot::NotDecidable(why) => texts.learn_why_undecidable(&not_decidable(texts, why)),
        WhyNot::CannotBegin(CannotBegin::NoMemory(NoMemory { bytes })) => texts.learn_why_no_memory(&megabytes(*bytes)),
        WhyNot::CannotBegin(why) => sentence(texts, &not_begun(texts, *why)),
        WhyNot::ValueTooLarge(_) => sentence(texts, &texts.refused_value(&maths::solver::ValueTooLarge::LARGEST)),
    }
}
