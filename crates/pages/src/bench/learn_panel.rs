//! Sets of positions without a formula: which one is learned, and its automaton.

mod answer;
mod even;
mod files;
mod go_on;
mod growth;
mod not_proved;
mod scaling;
mod theorem;
mod words;

use crate::bench::learn_box::{What, examples};
use crate::bench::learn_panel::answer::Answered;
use crate::bench::learn_panel::even::EvenPanel;
use crate::bench::learn_panel::scaling::ScalingPanel;
use crate::bench::learn_panel::words::about;
use crate::bench::{Action, LearnChange, LearnChoice, Section, State};
use maths::games::Ruleset;
use web::kit::dispatching::dispatching;
use web::kit::fields::{self, Number, whole};
use web::kit::refusals::problems;
use web::texts::Texts;
use web::workers::learner::protocol::Target;
use yew::prelude::*;

/// `details.learn`
pub(super) fn learn_panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let choice = state.learn.choice;
    let on_change = dispatching(state, Action::Choose);
    let on_begin = dispatching(state, |()| Action::Learn);
    let on_example = dispatching(state, Action::LearnThis);
    let on_stop = dispatching(state, |()| Action::StopLearning);
    let on_go_on = dispatching(state, |()| Action::LearnLonger);
    let on_look = dispatching(state, Action::Look);
    let onclick = on_begin.reform(|_: MouseEvent| ());
    html! {
        <details class="more learn" open={state.section == Section::Learn}>
            <summary id="learn-sets">{ texts.bench_learn() }</summary>
            <p class="remark">{ texts.learn_lead() }</p>
            { what(texts, choice, &on_change) }
            <div class="setup">
                { more(texts, choice, &on_change) }
                <button type="button" class="run" id="run-learn" {onclick}>{ texts.learn_run() }</button>
            </div>
            { examples_offered(texts, &on_example) }
            <Answered trial={state.learn.current().cloned()} zoom={state.learn.zoom.unwrap_or_default()} {on_look}
                on_retry={on_begin} {on_go_on} {on_stop} />
            <EvenPanel on_learn={on_example} />
            <ScalingPanel />
        </details>
    }
}

/// Which positions of the game.
fn what(texts: Texts, choice: LearnChoice, on_change: &Callback<LearnChange>) -> Html {
    let name = |what| match what {
        What::PPositions => texts.lab_p_positions(),
        What::Value => texts.learn_of_value(),
        What::Difference => texts.learn_of_difference(),
    };
    let options = What::ALL.map(|what| (html! { name(what) }, what == choice.what)).to_vec();
    let on_choose = on_change.reform(|index: usize| LearnChange::What(What::ALL[index]));
    fields::choice("target", texts.learn_target(), options, &on_choose)
}

/// The fields that this kind of set needs: a Grundy value, or another game.
fn more(texts: Texts, choice: LearnChoice, on_change: &Callback<LearnChange>) -> Html {
    match choice.what {
        What::PPositions => Html::default(),
        What::Value => {
            let range = [0, Target::LARGEST_VALUE.into(), choice.value.into()];
            let set = on_change.reform(|value| LearnChange::Value(u16::try_from(value).unwrap_or(0)));
            whole(texts, "learn-value".into(), html! { texts.learn_value() }, range, set)
        }
        What::Difference => {
            let check = Callback::from(move |text: String| {
                text.parse::<Ruleset>().map(drop).map_err(|wrong| problems(texts, &wrong))
            });
            let on_change = {
                let on_change = on_change.clone();
                Callback::from(move |text: String| {
                    if let Ok(other) = text.parse() {
                        on_change.emit(LearnChange::Other(other));
                    }
                })
            };
            html! {
                <Number id="learn-other" label={html! { texts.learn_other() }} value={choice.other.to_string()} width=28
                    keyboard="text" {check} {on_change} />
            }
        }
    }
}

/// Sets to begin with, each of which is learned at once.
fn examples_offered(texts: Texts, on_example: &Callback<LearnChoice>) -> Html {
    let offer = |choice: LearnChoice| {
        let name = about(texts, &choice.study());
        let onclick = on_example.reform(move |_: MouseEvent| choice);
        html! { <button key={name.clone()} type="button" class="quiet" {onclick}>{ name }</button> }
    };
    html! {
        <div class="examples" role="group" aria-label={texts.lab_examples()}>
            <span>{ texts.lab_examples() }</span>{ for examples().into_iter().map(offer) }
        </div>
    }
}

#[cfg(test)]
mod tests;
