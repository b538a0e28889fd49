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
use web::kit::dispatching::{dispatching, dispatching_by};
use web::kit::fields::{self, Number};
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
    let onclick = state.refused.guarded(on_begin.reform(|_: MouseEvent| ()));
    let field = field(texts, state, &on_change);
    html! {
        <details class="more learn" open={state.section == Section::Learn}>
            <summary id="learn-sets">{ texts.bench_learn() }</summary>
            <p class="remark">{ texts.learn_lead() }</p>
            { what(texts, choice, &on_change) }
            <div class="setup">
                { for field.iter().map(|field| field.drawn.clone()) }
                <button type="button" class="run" id="run-learn" {onclick} aria-disabled={(!state.refused.is_empty()).to_string()}
                    aria-describedby={state.refused.described_by()}>{ texts.learn_run() }</button>
                { for field.iter().map(|field| state.refused.error(texts, field.id, &field.check)) }
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

/// A field of the form.
struct Field {
    id: &'static str,
    /// Returns the reason for which a text is refused.
    check: Callback<String, Result<(), String>>,
    /// The field without its error.
    drawn: Html,
}

/// The field that this kind of set needs: a Grundy value, or another game.
fn field(texts: Texts, state: &UseReducerHandle<State>, on_change: &Callback<LearnChange>) -> Option<Field> {
    let choice = state.learn.choice;
    let (id, label, value, width, read): (_, _, _, _, fn(Texts, Ruleset, &str) -> _) = match choice.what {
        What::PPositions => return None,
        What::Value => ("learn-value", texts.learn_value(), choice.value.to_string(), 6, value_in),
        What::Difference => ("learn-other", texts.learn_other(), choice.other.to_string(), 28, other_in),
    };
    let check = Callback::from(move |text: String| read(texts, choice.ruleset, &text).map(drop));
    let on_change = {
        let on_change = on_change.clone();
        Callback::from(move |text: String| {
            if let Ok(change) = read(texts, choice.ruleset, &text) {
                on_change.emit(change);
            }
        })
    };
    let on_refuse = dispatching_by(&state.dispatcher(), move |text| Action::Refuse(id.into(), text));
    let drawn = html! {
        <Number key={id} {id} label={html! { label }} {value} {width} keyboard="text" check={check.clone()} {on_change} {on_refuse} />
    };
    Some(Field { id, check, drawn })
}

/// The Grundy value in a text, or why there is none.
fn value_in(texts: Texts, _: Ruleset, text: &str) -> Result<LearnChange, String> {
    let value = text.trim().parse().ok().filter(|value| *value <= Target::LARGEST_VALUE);
    value.map(LearnChange::Value).ok_or_else(|| texts.number_range(&0, &Target::LARGEST_VALUE))
}

/// The game in a text, whose positions are those of the ruleset; or why there is none.
fn other_in(texts: Texts, ruleset: Ruleset, text: &str) -> Result<LearnChange, String> {
    let other = text.parse::<Ruleset>().map_err(|wrong| problems(texts, &wrong))?;
    if LearnChoice::can_differ(ruleset, other) {
        Ok(LearnChange::Other(other))
    } else {
        Err(texts.learn_other_kind().to_owned())
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
