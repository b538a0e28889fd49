//! A set of positions that is learned on the page: which one, and what came of it.

mod answer;
mod even;
mod files;
mod go_on;
mod growth;
mod not_proved;
mod scaling;
mod theorem;
mod words;

use crate::bench::formula_panel::usual;
use crate::bench::learn_box::{What, examples};
use crate::bench::learn_panel::answer::Answered;
use crate::bench::learn_panel::even::EvenPanel;
use crate::bench::learn_panel::scaling::ScalingPanel;
use crate::bench::learn_panel::words::about;
use crate::bench::{Action, LearnChange, LearnChoice, State};
use maths::games::{Family, Ruleset};
use web::kit::fields::{self, Number, whole};
use web::kit::refusals::problems;
use web::kit::ruleset_fields::{RulesetFields, ruleset_fields};
use web::kit::{Edit, Gesture};
use web::texts::Texts;
use web::workers::learner::protocol::Target;
use yew::prelude::*;

/// `section.learn`. Its key tells it from other parts of the laboratory.
pub(super) fn learn_panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let choice = state.learn.choice;
    let on_change = {
        let dispatcher = state.dispatcher();
        Callback::from(move |change| dispatcher.dispatch(Action::Choose(change)))
    };
    let on_begin = {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(Action::Learn))
    };
    let on_example = {
        let dispatcher = state.dispatcher();
        Callback::from(move |choice| dispatcher.dispatch(Action::LearnThis(choice)))
    };
    let on_stop = {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(Action::StopLearning))
    };
    let on_go_on = {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(Action::LearnLonger))
    };
    let on_look = {
        let dispatcher = state.dispatcher();
        Callback::from(move |change| dispatcher.dispatch(Action::Look(change)))
    };
    let onclick = on_begin.reform(|_: MouseEvent| ());
    html! {
        <section key="learn" class="learn" aria-label={texts.learn()}>
            <p class="lead">{ texts.learn_lead() }</p>
            <div class="rules">{ rules(texts, choice, &on_change) }</div>
            { what(texts, choice, &on_change) }
            <div class="setup">
                { more(texts, choice, &on_change) }
                <button type="button" class="run" id="run-learn" {onclick}>{ texts.learn_run() }</button>
            </div>
            { examples_offered(texts, &on_example) }
            <Answered trial={state.learn.trial.clone()} zoom={state.learn.zoom.unwrap_or_default()} {on_look}
                on_retry={on_begin} {on_go_on} {on_stop} />
            <EvenPanel on_learn={on_example} />
            <ScalingPanel />
        </section>
    }
}

fn rules(texts: Texts, choice: LearnChoice, on_change: &Callback<LearnChange>) -> Html {
    let on_other_family = on_change.clone();
    let on_family = Callback::from(move |family: Family| {
        if let Some(ruleset) = usual(family) {
            on_other_family.emit(LearnChange::Ruleset(Edit::to(ruleset)));
        }
    });
    let on_change = on_change.reform(|(edit, _): (Edit<Ruleset>, Gesture)| LearnChange::Ruleset(edit));
    let fields = RulesetFields {
        ruleset: choice.ruleset,
        corner: (0, 0),
        has_misere: true,
        on_family: &on_family,
        on_change: &on_change,
    };
    ruleset_fields(texts, &fields)
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

/// What this kind of set asks for: a Grundy value, or another game.
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
