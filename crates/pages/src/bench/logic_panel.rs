//! A sentence that is decided for all numbers: the box in which it is written, examples, and the answer.

mod answer;
mod refusals;

use crate::bench::editor::{Editor, Sign, Wrong};
use crate::bench::logic_box::EXAMPLES;
use crate::bench::logic_panel::answer::Answered;
use crate::bench::logic_panel::refusals::reason;
use crate::bench::{Action, ProofKey, State};
use proofs::automata::logic::{Refusal, Sentence};
use web::evidence::typeset;
use web::kit::dispatching::dispatching;
use web::texts::Texts;
use web::workers::prover::protocol::Decided;
use yew::prelude::*;

/// The signs of sentences.
const SIGNS: [Sign; 12] = [
    ("∀ ", 2),
    ("∃ ", 2),
    ("⇒", 1),
    ("⇔", 1),
    ("¬", 1),
    ("∧", 1),
    ("∨", 1),
    ("⊕", 1),
    ("⌊⌋", 1),
    ("≤", 1),
    ("≠", 1),
    ("mod", 3),
];

/// `section.formula`. Its key tells it from other parts of the laboratory.
pub(super) fn logic_panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let on_write = dispatching(state, Action::Compose);
    let on_decide = dispatching(state, Action::DecideThis);
    let on_stop = dispatching(state, |()| Action::StopProof(ProofKey::Logic));
    let on_numbers = dispatching(state, Action::Follow);
    let on_begin = dispatching(state, |()| Action::Decide);
    html! {
        <section key="logic" class="formula" aria-label={texts.logic()}>
            <p class="lead">{ texts.logic_lead() }</p>
            <Editor id="sentence" label={texts.logic_sentence()} run={texts.logic_decide()} text={state.logic.text.clone()}
                signs={&SIGNS[..]} read={typeset::sentence(&state.logic.text)} wrong={wrong(texts, state)} {on_write} {on_begin} />
            { examples(texts, &on_decide) }
            <Answered trial={state.logic.current().cloned()} numbers={state.logic.numbers.clone()} on_begin={on_decide} {on_stop} {on_numbers} />
        </section>
    }
}

/// The mistake in the sentence: it cannot be read, or the prover has refused this very sentence.
fn wrong(texts: Texts, state: &State) -> Option<Wrong> {
    let refusal = match state.logic.text.parse::<Sentence>() {
        Err(refusal) => refusal,
        Ok(_) => {
            let trial = state.logic.current()?;
            let Some(Decided::Refused(refusal)) = trial.answer() else { return None };
            refusal.clone()
        }
    };
    Some(refused(texts, &refusal))
}

/// A refusal in words.
pub(super) fn refused(texts: Texts, refusal: &Refusal) -> Wrong {
    Wrong { reason: reason(texts, &refusal.reason), at: refusal.at.clone() }
}

/// Sentences to begin with, each of which is decided at once.
fn examples(texts: Texts, on_decide: &Callback<String>) -> Html {
    let offer = |text: &'static str| {
        let onclick = on_decide.reform(move |_: MouseEvent| text.to_owned());
        html! { <button key={text} type="button" class="quiet" {onclick}>{ text }</button> }
    };
    html! {
        <div class="examples" role="group" aria-label={texts.lab_examples()}>
            <span>{ texts.lab_examples() }</span>{ for EXAMPLES.map(offer) }
        </div>
    }
}

#[cfg(test)]
mod tests;
