//! A formula of one's own on the page: what it is compared with, the formula, and the result.

mod mathematics;
pub(super) mod mistakes;
mod outcome;
mod report;
mod words;

use crate::bench::editor::{Editor, Sign, Wrong};
use crate::bench::formula_box::examples;
use crate::bench::formula_panel::outcome::outcome;
use crate::bench::{Action, Key, State};
use maths::expressions::Formula;
use maths::formulas::Comparison;
use maths::games::{Family, Ruleset};
use web::evidence::names::letters;
use web::evidence::typeset;
use web::kit::fields::{self, Number};
use web::kit::mistakes::reason;
use web::kit::ruleset_fields::{RulesetFields, ruleset_fields};
use web::kit::term::{Word, Words};
use web::kit::{Edit, Gesture};
use web::texts::Texts;
use web::workers::checker::protocol::{Against, FormulaQuestion};
use yew::prelude::*;

/// `section.formula`. Its key tells it from other parts of the laboratory.
pub(super) fn formula_panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let question = state.formula.question.clone();
    let on_write = {
        let dispatcher = state.dispatcher();
        Callback::from(move |edit| dispatcher.dispatch(Action::Write(edit)))
    };
    let on_begin = {
        let dispatcher = state.dispatcher();
        Callback::from(move |question| dispatcher.dispatch(Action::CompareThis(question)))
    };
    let on_run = {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(Action::Compare))
    };
    let on_stop = {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(Action::Stop(vec![Key::Formula])))
    };
    html! {
        <section key="formula" class="formula" aria-label={texts.lab_formula()}>
            <p class="lead">{ texts.lab_formula_lead() }</p>
            <Words words={vec![Word::PPosition, Word::GrundyValue, Word::Mex, Word::NimSum, Word::Bound]} place="formula" />
            <div class="rules">{ rules(texts, &question, &on_write) }</div>
            { letters(texts, &question.ruleset).map(|names| html! { <p class="remark">{ names }</p> }).unwrap_or_default() }
            { against(texts, &question, &on_write) }
            { editor(texts, &question, &on_write, on_run) }
            { examples_offered(texts, &on_begin) }
            { outcome(texts, state.formula.trial.as_deref(), &on_begin, &on_stop) }
        </section>
    }
}

/// The signs of formulas.
const SIGNS: [Sign; 12] = [
    ("⊕", 1),
    ("⌊⌋", 1),
    ("≤", 1),
    ("≠", 1),
    ("∧", 1),
    ("∨", 1),
    ("∈{}", 2),
    ("mod", 3),
    ("min()", 4),
    ("max()", 4),
    ("mex()", 4),
    ("G()", 2),
];

/// What is wrong with the text of a formula.
pub(super) fn wrong(texts: Texts, text: &str) -> Option<Wrong> {
    let mistake = text.parse::<Formula>().err()?;
    Some(Wrong { reason: reason(texts, &mistake.reason), at: mistake.at })
}

/// The box of the formula.
fn editor(
    texts: Texts,
    question: &FormulaQuestion,
    on_write: &Callback<Edit<FormulaQuestion>>,
    on_begin: Callback<()>,
) -> Html {
    let wrong = wrong(texts, &question.formula);
    let on_write = on_write.reform(|formula: String| {
        Edit::new(move |question: &mut FormulaQuestion| question.formula.clone_from(&formula))
    });
    html! {
        <Editor id="formula" label={texts.lab_formula_text()} run={texts.lab_run()} text={question.formula.clone()} signs={&SIGNS[..]}
            read={typeset::formula(&question.formula)} {wrong} {on_write} {on_begin} />
    }
}

/// The ruleset.
fn rules(texts: Texts, question: &FormulaQuestion, on_write: &Callback<Edit<FormulaQuestion>>) -> Html {
    let on_family = {
        let on_write = on_write.clone();
        Callback::from(move |family: Family| {
            if let Some(ruleset) = usual(family) {
                on_write.emit(Edit::new(move |question: &mut FormulaQuestion| question.ruleset = ruleset));
            }
        })
    };
    let on_change = on_write.reform(|(edit, _): (Edit<Ruleset>, Gesture)| {
        Edit::new(move |question: &mut FormulaQuestion| edit.apply(&mut question.ruleset))
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

/// The ruleset with which a family is met first.
pub(super) fn usual(family: Family) -> Option<Ruleset> {
    family.example().parse::<maths::games::Game>().ok().map(|game| game.ruleset())
}

/// What the formula is said to be, and for which positions.
fn against(texts: Texts, question: &FormulaQuestion, on_write: &Callback<Edit<FormulaQuestion>>) -> Html {
    let options =
        Against::ALL.map(|against| (against_name(texts, against).to_owned(), against == question.against)).to_vec();
    let on_choose = on_write
        .reform(|index: usize| Edit::new(move |question: &mut FormulaQuestion| question.against = Against::ALL[index]));
    let read = |text: &str| text.trim().parse::<u32>().ok().filter(|bound| *bound <= Comparison::LARGEST);
    let check = Callback::from(move |text: String| {
        read(&text).map(drop).ok_or_else(|| texts.lab_bad_bound(&texts.number(&Comparison::LARGEST), &text))
    });
    let on_change = {
        let on_write = on_write.clone();
        Callback::from(move |text: String| {
            if let Some(bound) = read(&text) {
                on_write.emit(Edit::new(move |question: &mut FormulaQuestion| question.bound = bound));
            }
        })
    };
    html! {
        <div class="setup">
            { fields::select("against", texts.lab_against(), &options, &on_choose) }
            <Number id="formula-n" label={html! { <var>{ "N" }</var> }} value={question.bound.to_string()} width={6} {check} {on_change} />
        </div>
    }
}

fn against_name(texts: Texts, against: Against) -> &'static str {
    match against {
        Against::PPositions => texts.lab_against_p(),
        Against::AtPPositions => texts.lab_against_at_p(),
        Against::Values => texts.lab_against_values(),
        Against::Taken => texts.lab_against_taken(),
    }
}

/// Formulas to begin with, each of which is put to the test at once.
fn examples_offered(texts: Texts, on_begin: &Callback<FormulaQuestion>) -> Html {
    let offer = |question: FormulaQuestion| {
        let on_begin = on_begin.clone();
        let name = format!("{}   ({})", question.formula, question.ruleset);
        let onclick = Callback::from(move |_: MouseEvent| on_begin.emit(question.clone()));
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
