//! The bench: one game, and four steps from a formula to its proof.
//!
//! ```text
//! div.bench
//! ├─ div.side       the game: its name, its drawing, k and s, another game
//! └─ ol.steps
//!    ├─ li.say      the formula, and guesses from the table
//!    ├─ li.test     the formula on all positions up to N
//!    ├─ li.prove    the formula for all positions, or an automaton
//!    └─ li.keep     certificate, LaTeX, link
//! ```

mod every;
mod keep;
mod prove;
mod say;
mod side;
mod test;

pub(super) use crate::bench::bench_panel::say::FORMULA;
pub(super) use crate::bench::bench_panel::side::game_of;

use crate::bench::State;
use crate::bench::bench_panel::keep::keep;
use crate::bench::bench_panel::prove::prove;
use crate::bench::bench_panel::say::say;
use crate::bench::bench_panel::side::side;
use crate::bench::bench_panel::test::test;
use maths::formulas::MOST_COORDINATES;
use web::kit::rooms::BENCH;
use web::texts::Texts;
use yew::prelude::*;

/// `div.bench`, and a link to sentences.
pub(super) fn bench_panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let own = state.ruleset().rules.own().map(|rules| rules.count()).filter(|count| *count > MOST_COORDINATES);
    html! {
        <>
            <div key="bench" class="bench">
                { side(texts, state) }
                { own.map_or_else(|| steps(texts, state), |count| without_letters(texts, count)) }
            </div>
            <p class="further">
                <a href={format!("{BENCH}#show=logic")}>{ texts.bench_logic() }</a>
            </p>
        </>
    }
}

/// A sentence for a game that no formula can describe, and no automaton.
fn without_letters(texts: Texts, count: usize) -> Html {
    html! {
        <div class="steps">
            <p class="remark">{ texts.bench_no_letters(&count) }{ texts.between_sentences() }{ texts.bench_no_tracks() }</p>
        </div>
    }
}

/// `ol.steps`
fn steps(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let step = |name: &'static str, title: &'static str, inside: Html| {
        html! { <li class={name} aria-labelledby={format!("step-{name}")}><h2 id={format!("step-{name}")}>{ title }</h2>{ inside }</li> }
    };
    html! {
        <ol class="steps">
            { step("say", texts.bench_say(), say(texts, state)) }
            { step("test", texts.bench_test(), test(texts, state)) }
            { step("prove", texts.bench_prove(), prove(texts, state)) }
            { step("keep", texts.bench_keep(), keep(texts, state)) }
        </ol>
    }
}

#[cfg(test)]
mod tests;
