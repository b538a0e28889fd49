//! The search for formulas on the page: for which game, for what, and what is found.

mod findings;
mod report;
mod words;

use crate::bench::formula_panel::usual;
use crate::bench::search_box::examples;
use crate::bench::search_panel::findings::findings;
use crate::bench::{Action, Key, State};
use maths::formulas::search::{Question, Target};
use maths::games::{Family, Ruleset};
use web::evidence::names::letters;
use web::kit::fields::{self, whole};
use web::kit::ruleset_fields::{RulesetFields, ruleset_fields};
use web::kit::{Edit, Gesture};
use web::texts::Texts;
use yew::prelude::*;

/// Sides of formulas are not longer: there would be more than memory holds.
pub(super) const LONGEST_SIDE: u32 = 8;
/// Formulas are compared with boxes that are not larger.
pub(super) const LARGEST_BOX: u32 = 1000;

/// `section.search`. Its key tells it from other parts of the laboratory.
pub(super) fn search_panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let question = state.search.question;
    let on_seek = {
        let dispatcher = state.dispatcher();
        Callback::from(move |edit| dispatcher.dispatch(Action::Seek(edit)))
    };
    let on_begin = {
        let dispatcher = state.dispatcher();
        Callback::from(move |question| dispatcher.dispatch(Action::SearchThis(question)))
    };
    let on_stop = {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(Action::Stop(vec![Key::Search])))
    };
    let onclick = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Search))
    };
    html! {
        <section key="search" class="search" aria-label={texts.lab_search()}>
            <p class="lead">{ texts.lab_search_lead() }</p>
            <div class="rules">{ rules(texts, question, &on_seek) }</div>
            { letters(texts, &question.ruleset).map(|names| html! { <p class="remark">{ names }</p> }).unwrap_or_default() }
            { target(texts, question, &on_seek) }
            <div class="setup">
                { numbers(texts, question, &on_seek) }
                <button type="button" class="run" id="run-search" {onclick}>{ texts.lab_search_run() }</button>
            </div>
            { examples_offered(texts, &on_begin) }
            { findings(texts, state.search.trial.as_deref(), &on_begin, &on_stop, &state.dispatcher()) }
        </section>
    }
}

fn rules(texts: Texts, question: Question, on_seek: &Callback<Edit<Question>>) -> Html {
    let on_seek_family = on_seek.clone();
    let on_family = Callback::from(move |family: Family| {
        if let Some(ruleset) = usual(family) {
            on_seek_family.emit(Edit::new(move |question: &mut Question| question.ruleset = ruleset));
        }
    });
    let on_change = on_seek.reform(|(edit, _): (Edit<Ruleset>, Gesture)| {
        Edit::new(move |question: &mut Question| edit.apply(&mut question.ruleset))
    });
    let fields = RulesetFields {
        ruleset: question.ruleset,
        corner: (0, 0),
        has_misere: true,
        on_family: &on_family,
        on_change: &on_change,
    };
    ruleset_fields(texts, &fields)
}

fn target(texts: Texts, question: Question, on_seek: &Callback<Edit<Question>>) -> Html {
    let targets = [Target::PPositions, Target::Values];
    let options = targets.map(|target| (html! { target_name(texts, target) }, target == question.target)).to_vec();
    let on_choose =
        on_seek.reform(move |index: usize| Edit::new(move |question: &mut Question| question.target = targets[index]));
    fields::choice("target", texts.lab_search_target(), options, &on_choose)
}

fn target_name(texts: Texts, target: Target) -> &'static str {
    match target {
        Target::PPositions => texts.lab_p_positions(),
        Target::Values => texts.lab_target_values(),
    }
}

/// How long formulas may be, how far they are held, and what they may ask for.
fn numbers(texts: Texts, question: Question, on_seek: &Callback<Edit<Question>>) -> Html {
    let on_side = on_seek.reform(|side| Edit::new(move |question: &mut Question| question.longest_side = side));
    let on_box = on_seek.reform(|up_to| Edit::new(move |question: &mut Question| question.up_to = up_to));
    let on_switch =
        on_seek.reform(|is_on| Edit::new(move |question: &mut Question| question.smaller_positions = is_on));
    html! {
        <>
            { whole(texts, "search-side".into(), html! { texts.lab_longest_side() }, [1, LONGEST_SIDE, question.longest_side], on_side) }
            { whole(texts, "search-box".into(), html! { <var>{ "N" }</var> }, [1, LARGEST_BOX, question.up_to], on_box) }
            { fields::switch(texts.lab_smaller_positions(), texts.lab_smaller_positions_title(), question.smaller_positions, &on_switch) }
        </>
    }
}

/// Searches to begin with, each of which begins at once.
fn examples_offered(texts: Texts, on_begin: &Callback<Question>) -> Html {
    let offer = |question: Question| {
        let name = format!("{}: {}", question.ruleset, target_name(texts, question.target));
        let onclick = on_begin.reform(move |_: MouseEvent| question);
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
