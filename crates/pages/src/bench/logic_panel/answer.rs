//! The truth of a sentence, or the numbers for which it is true.

use std::rc::Rc;
use web::evidence::automaton::{Follow, tuple, tuple_of};
use web::evidence::undecided::stopped;
use web::evidence::verdict;
use web::texts::{Texts, use_texts};
use web::view::waiting::{Waiting, refused};
use web::workers::prover::protocol::{Decided, Graph, Listed, Named, Set, Size};
use web::workers::requests::trial::{Status, Trial};
use yew::prelude::*;

/// The sentence that was to be decided.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub trial: Option<Rc<Trial<String, Decided>>>,
    /// The numbers that its automaton reads, if some were chosen.
    pub numbers: Option<Vec<u32>>,
    pub on_begin: Callback<String>,
    pub on_stop: Callback<()>,
    pub on_numbers: Callback<Vec<u32>>,
}

/// `div.found`
#[component]
pub(super) fn Answered(props: &Props) -> Html {
    let texts = use_texts();
    let followed = use_memo(props.trial.clone(), |trial| match trial.as_ref().and_then(|trial| trial.answer()) {
        Some(Decided::Set(set)) if !set.automaton.next.is_empty() => Some(Rc::new(set.clone())),
        Some(_) | None => None,
    });
    let Some(trial) = &props.trial else {
        return html! { <div class="found" tabindex="-1" aria-live="polite"><p class="remark">{ texts.empty_result() }</p></div> };
    };
    let on_cancel = props.on_stop.clone();
    let inside = match &trial.status {
        Status::Waiting => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
        Status::Running { progress, .. } => {
            let progress = progress.unwrap_or_default();
            let [done, total] = progress.counts();
            let text = texts.logic_progress(&done, &total);
            html! { <Waiting done={Some(progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => {
            let (question, on_begin) = (trial.question.clone(), props.on_begin.clone());
            let on_retry = Callback::from(move |()| on_begin.emit(question.clone()));
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { answer, milliseconds } => {
            let (word, class, text) = words(texts, answer);
            html! {
                <>
                    <p class="remark"><span class="held">{ &trial.question }</span></p>
                    <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ text }
                        <span class="pace">{ verdict::pace(texts, 0.0, *milliseconds) }</span></p>
                    if let Decided::Set(set) = answer {
                        { members(texts, set) }
                        <p>{ size(texts, &set.automaton) }</p>
                    }
                </>
            }
        }
    };
    // The part that is followed is outside of the live region: it announces its changes by itself.
    let follow = followed.as_ref().as_ref().map(|set| {
        html! { <Follow set={Rc::clone(set)} numbers={props.numbers.clone()} on_numbers={props.on_numbers.clone()} /> }
    });
    html! {
        <>
            <div class="found" tabindex="-1" aria-live="polite" aria-busy={trial.is_open().to_string()}>{ inside }</div>
            { follow.unwrap_or_default() }
        </>
    }
}

/// The answer in words: a word, its class, and a sentence.
fn words(texts: Texts, decided: &Decided) -> (&'static str, &'static str, String) {
    match decided {
        Decided::True(numbers) if numbers.is_empty() => (texts.logic_true(), "verified", texts.logic_proved().into()),
        Decided::True(numbers) => (texts.logic_true(), "verified", texts.logic_example(&named(numbers))),
        Decided::False(numbers) if numbers.is_empty() => (texts.logic_false(), "refuted", texts.logic_proved().into()),
        Decided::False(numbers) => (texts.logic_false(), "refuted", texts.logic_counterexample(&named(numbers))),
        Decided::Set(set) => match set.size {
            Size::Empty => (texts.logic_set(), "stopped", texts.logic_set_empty(&tuple(&set.names)).to_string()),
            Size::Everything => {
                (texts.logic_set(), "stopped", texts.logic_set_everything(&tuple(&set.names)).to_string())
            }
            Size::Some => (texts.logic_set(), "stopped", texts.logic_set_some(&tuple(&set.names)).to_string()),
        },
        Decided::Refused(_) => (texts.proof_word_open(), "stopped", texts.logic_refused().into()),
        Decided::Stopped(at) => (texts.lab_word_stopped(), "stopped", stopped(texts, at)),
        Decided::Unfinished => (texts.lab_word_stopped(), "stopped", texts.logic_unfinished().into()),
    }
}

/// Such as `x = 3, y = 5`.
fn named(numbers: &[Named]) -> String {
    let parts: Vec<String> = numbers.iter().map(|(name, number)| format!("{} = {number}", name.key())).collect();
    parts.join(", ")
}

/// The first members of a set.
fn members(texts: Texts, set: &Set) -> Html {
    if set.members.is_empty() {
        return Html::default();
    }
    let all: Vec<String> = set.members.iter().map(|member| tuple_of(member)).collect();
    let all = all.join(", ");
    let text = match set.listed {
        Listed::First => texts.logic_members_first(&all),
        Listed::UpTo(largest) => texts.logic_members_up_to(&texts.number(&largest), &all),
        Listed::Smallest => texts.logic_members_smallest(&all),
    };
    html! { <p class="members">{ text }</p> }
}

/// The number of states of the automaton of a set.
fn size(texts: Texts, graph: &Graph) -> String {
    let states = texts.number(&graph.states);
    if graph.most_first { texts.logic_most_first(&states) } else { texts.logic_least_first(&states) }
}
