//! The first step: a formula is written, or guessed from the table.

use crate::bench::editor::{Editor, More};
use crate::bench::formula_box::examples;
use crate::bench::formula_panel::{SIGNS, wrong};
use crate::bench::guesses::{Group, Guesses};
use crate::bench::search_box::{Findings, LARGEST_BOX, LONGEST_SIDE};
use crate::bench::search_panel::{progress, words};
use crate::bench::{Action, Key, Section, State};
use maths::formulas::search::Question;
use maths::games::Rules;
use web::evidence::{typeset, verdict};
use web::kit::Edit;
use web::kit::dispatching::dispatching;
use web::kit::fields::{self, whole};
use web::kit::term::{Word, Words};
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::checker::protocol::FormulaQuestion;
use web::workers::requests::trial::{Status, Trial};
use yew::prelude::*;

/// The id of the box for the formula.
pub(in crate::bench) const FORMULA: &str = "formula";

/// The field, the button that guesses, the guesses, and more.
pub(super) fn say(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let text = state.formula.question.formula.clone();
    let on_write = dispatching(state, |text: String| {
        let edit = Edit::new(move |question: &mut FormulaQuestion| question.formula.clone_from(&text));
        Action::Write(edit)
    });
    let on_begin = dispatching(state, |()| Action::Compare);
    let on_guess = dispatching(state, |()| Action::Guess);
    let onclick = on_guess.reform(|_: MouseEvent| ());
    let before = html! {
        <>
            <div class="guess">
                <button type="button" id="guess" {onclick}>{ texts.bench_guess() }</button>
                { guessed(texts, state, &on_guess) }
            </div>
            { others(texts, state) }
            if state.ruleset().rules == Rules::SHARING { <p class="remark">{ texts.bench_letters_of_piles() }</p> }
        </>
    };
    let wrong = wrong(texts, &text, &state.ruleset()).filter(|_| !text.is_empty());
    html! {
        <Editor id={FORMULA} label={texts.lab_formula_text()} text={text.clone()} signs={&SIGNS[..]} read={typeset::formula_about(&text, &state.ruleset())}
            {wrong} {on_write} {on_begin} more={more(texts, state, before)} />
    }
}

/// `div.found`: the state of the search in a sentence.
fn guessed(texts: Texts, state: &UseReducerHandle<State>, on_guess: &Callback<()>) -> Html {
    let Some(trial) = state.search.current() else { return html! { <div class="found" aria-live="polite"></div> } };
    let inside = match &trial.status {
        Status::Waiting | Status::Running { .. } => {
            let on_cancel = dispatching(state, |()| Action::Stop(vec![Key::Search]));
            html! { <Waiting done={None} text={known(texts, trial)} {on_cancel} /> }
        }
        Status::Failed(failure) => refused(texts, &verdict::failure(texts, *failure), on_guess),
        Status::Done { answer: Err(reason), .. } => html! { <p class="remark">{ words::refused(texts, reason) }</p> },
        Status::Done { answer: Ok(found), .. } => {
            let said = match state.search.guesses.as_deref() {
                Some(guesses) if !guesses.groups.is_empty() => merged(texts, guesses, trial.question),
                Some(_) | None => [&words::ended(texts, trial.question, found)[..], texts.bench_learns()]
                    .join(texts.between_sentences()),
            };
            html! { <p class="remark">{ said }</p> }
        }
    };
    html! { <div class="found" aria-live="polite" aria-busy={trial.is_open().to_string()}>{ inside }</div> }
}

/// The progress of the search.
fn known(texts: Texts, trial: &Trial<Question, Findings>) -> String {
    let Status::Running { known: Some(Ok(found)), .. } = &trial.status else { return texts.lab_waiting().to_owned() };
    progress(texts, &found.summary)
}

/// The number of guesses that describe the set of the shortest one.
fn merged(texts: Texts, guesses: &Guesses, question: Question) -> String {
    let Some(Group { formulas, is_proved }) = guesses.groups.first() else { return String::new() };
    match (formulas.len(), is_proved) {
        (1, _) => texts.bench_one_guess().to_owned(),
        (count, true) => texts.bench_same(&count),
        (count, false) => texts.bench_agree(&count, &texts.number(&question.largest())),
    }
}

/// Guesses that describe other sets, each to be taken instead.
fn others(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let guesses = state.search.guesses.as_deref().filter(|guesses| guesses.ruleset == state.ruleset());
    let others: Vec<&str> = guesses
        .into_iter()
        .flat_map(|guesses| guesses.groups.iter().skip(1))
        .filter_map(|group| group.formulas.first().map(String::as_str))
        .collect();
    if others.is_empty() {
        return Html::default();
    }
    let row = |formula: &&str| {
        let (dispatcher, formula) = (state.dispatcher(), (*formula).to_owned());
        let text = formula.clone();
        let onclick = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Take(formula.clone())));
        html! { <li key={text.clone()}><span class="held">{ &text }</span><button type="button" class="quiet" {onclick}>{ texts.bench_take() }</button></li> }
    };
    html! {
        <details class="more">
            <summary>{ texts.bench_others(&others.len()) }</summary>
            <ol class="formulas" aria-label={texts.lab_formulas()}>{ for others.iter().map(row) }</ol>
        </details>
    }
}

/// Examples, the settings of the search, and words.
fn more(texts: Texts, state: &UseReducerHandle<State>, before: Html) -> More {
    let inside = html! {
        <>
            <p class="remark">{ texts.lab_search_lead() }</p>
            <div class="setup">{ settings(texts, state) }</div>
            { examples_offered(texts, state) }
            <Words words={vec![Word::PPosition, Word::GrundyValue, Word::Mex, Word::NimSum, Word::Bound]} place="formula" />
        </>
    };
    More { before, title: texts.bench_more_guesses(), is_open: state.section == Section::Search, inside }
}

/// The settings of the search: the longest formulas, the bound of the test, and the switch for formulas that may ask for smaller positions.
fn settings(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let question = state.search.question;
    let on_seek = dispatching(state, Action::Seek);
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

/// Formulas to begin with, each of which is tested at once on its game.
fn examples_offered(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let offer = |question: FormulaQuestion| {
        let dispatcher = state.dispatcher();
        let name = format!("{}   ({})", question.formula, question.ruleset);
        let onclick = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::CompareThis(question.clone())));
        html! { <button key={name.clone()} type="button" class="quiet" {onclick}>{ name }</button> }
    };
    html! {
        <div class="examples" role="group" aria-label={texts.lab_examples()}>
            <span>{ texts.lab_examples() }</span>{ for examples().into_iter().map(offer) }
        </div>
    }
}
