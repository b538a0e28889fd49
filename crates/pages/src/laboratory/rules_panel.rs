//! Rules with letters in place of numbers: what is asked about each choice of the numbers, and what came out.
//!
//! ```text
//! h2, p.lead
//! ├─ div.examples
//! ├─ form.grammar          the rules, what is asked, the bound, the formula
//! ├─ div.found             how far it is, or the result in a sentence
//! └─ div.swept             div.rule-grid, and the cell that is looked at
//! ```

mod cells;
mod csv;
mod words;

use crate::laboratory::downloads::save;
use crate::laboratory::foundry_panel::mistakes::mistakes;
use crate::laboratory::rules_box::{Asks, Plan, examples};
use crate::laboratory::rules_panel::cells::Cells;
use crate::laboratory::rules_panel::words::summary;
use crate::laboratory::{Action, RulesChange, State, formula_panel};
use maths::expressions::{Formula, Kind};
use proofs::theorems::foundry::{Grid, NoGrid};
use std::rc::Rc;
use web::evidence::verdict;
use web::kit::fields::{self, whole};
use web::kit::mistakes::kind;
use web::requests::trial::{Status, Trial};
use web::texts::{Texts, use_texts};
use web::view::waiting::{Waiting, refused};
use web::workers::learner::protocol::{RuleSweep, SweepAbout, SweptCell};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The state.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// Everything about a sweep of rules.
#[component]
pub(super) fn RulesPanel(props: &Props) -> Html {
    let texts = use_texts();
    let rules = &props.state.rules;
    let on_change = {
        let dispatcher = props.state.dispatcher();
        Callback::from(move |change| dispatcher.dispatch(Action::Rules(change)))
    };
    html! {
        <>
            <h2>{ texts.rules_sweep() }</h2>
            <p class="lead">{ texts.rules_sweep_lead() }</p>
            { examples_offered(texts, &on_change) }
            { setup(texts, &rules.plan, &on_change) }
            <div class="found" tabindex="-1" aria-live="polite">{ state(texts, rules.trial.as_deref(), &on_change) }</div>
            { rules.trial.as_ref().map(shown).unwrap_or_default() }
        </>
    }
}

/// Sweeps to begin with, each of which runs at once.
fn examples_offered(texts: Texts, on_change: &Callback<RulesChange>) -> Html {
    let offer = |plan: Plan| {
        let name = plan.text.replace('\n', ", ");
        let onclick = on_change.reform(move |_: MouseEvent| RulesChange::RunThis(plan.clone()));
        html! { <button key={name.clone()} type="button" class="quiet" {onclick}>{ name }</button> }
    };
    html! {
        <div class="examples" role="group" aria-label={texts.lab_examples()}>
            <span>{ texts.lab_examples() }</span>{ for examples().into_iter().map(offer) }
        </div>
    }
}

/// `form.grammar`
fn setup(texts: Texts, plan: &Plan, on_change: &Callback<RulesChange>) -> Html {
    let oninput = on_change
        .reform(|event: InputEvent| RulesChange::Write(event.target_unchecked_into::<HtmlTextAreaElement>().value()));
    let onsubmit = on_change.reform(|event: SubmitEvent| {
        event.prevent_default();
        RulesChange::Run
    });
    let name = |asks| match asks {
        Asks::Formula => texts.rules_asks_formula(),
        Asks::Count => texts.rules_asks_count(),
        Asks::Learn => texts.rules_asks_learn(),
    };
    let options = Asks::ALL.map(|asks| (name(asks).to_owned(), asks == plan.asks)).to_vec();
    let on_choose = on_change.reform(|index: usize| RulesChange::Ask(Asks::ALL[index]));
    let wrong = wrong(texts, &plan.text);
    let is_wrong = !wrong.is_empty();
    html! {
        <form class="grammar" {onsubmit}>
            <label for="rules-text">{ texts.rules_sweep_text() }</label>
            <textarea id="rules-text" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"
                value={plan.text.clone()} {oninput} aria-invalid={is_wrong.to_string()} aria-describedby="rules-mistakes" />
            <div id="rules-mistakes" class="mistake" aria-live="polite">
                { for wrong.iter().map(|mistake| html! { <p class="error">{ mistake }</p> }) }
            </div>
            { fields::select("rules-asks", texts.rules_asks(), &options, &on_choose) }
            if plan.asks == Asks::Formula { { formula(texts, plan, on_change) } }
            if plan.asks != Asks::Learn {
                { whole(texts, "rules-n".into(), html! { <var>{ "N" }</var> }, [0, SweepAbout::LARGEST_BOUND, plan.bound], on_change.reform(RulesChange::Bound)) }
            }
            <button type="submit" class="run" id="run-rules" aria-disabled={(!plan.is_possible()).to_string()}>{ texts.lab_run() }</button>
        </form>
    }
}

/// The formula, and what is wrong with it.
fn formula(texts: Texts, plan: &Plan, on_change: &Callback<RulesChange>) -> Html {
    let oninput = on_change
        .reform(|event: InputEvent| RulesChange::Compare(event.target_unchecked_into::<HtmlInputElement>().value()));
    let wrong = formula_panel::wrong(texts, &plan.formula).map(|wrong| wrong.in_words(texts));
    let is_other = plan.formula.parse::<Formula>().is_ok_and(|formula| formula.kind() != Kind::Truth);
    let wrong = wrong.or_else(|| is_other.then(|| texts.formula_wanted(&kind(Kind::Truth))));
    html! {
        <>
            <label for="rules-formula">{ texts.rules_formula() }</label>
            <input id="rules-formula" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                value={plan.formula.clone()} {oninput} aria-invalid={wrong.is_some().to_string()} aria-describedby="rules-formula-mistake" />
            <div id="rules-formula-mistake" class="mistake" aria-live="polite">
                { for wrong.into_iter().map(|mistake| html! { <p class="error">{ mistake }</p> }) }
            </div>
        </>
    }
}

/// All that is wrong with the rules.
fn wrong(texts: Texts, text: &str) -> Vec<String> {
    match Grid::read(text) {
        Ok(_) => Vec::new(),
        Err(NoGrid::Mistakes(_)) => mistakes(texts, text),
        Err(NoGrid::Shape) => vec![texts.rules_shape().into()],
        Err(NoGrid::TooLarge(count)) => vec![texts.rules_size(&texts.number(&Grid::MOST), &texts.number(&count))],
    }
}

/// The cells that are known.
fn known(trial: &Trial<RuleSweep, Vec<SweptCell>>) -> &[SweptCell] {
    match &trial.status {
        Status::Running { known: Some(cells), .. } | Status::Done { answer: cells, .. } => cells,
        Status::Running { known: None, .. } | Status::Waiting | Status::Failed(_) => &[],
    }
}

/// How far it is, or what came out.
fn state(texts: Texts, trial: Option<&Trial<RuleSweep, Vec<SweptCell>>>, on_change: &Callback<RulesChange>) -> Html {
    let Some(trial) = trial else { return html! { <p class="remark">{ texts.empty_result() }</p> } };
    let Ok(grid) = Grid::read(&trial.question.text) else { return Html::default() };
    let on_cancel = on_change.reform(|()| RulesChange::Stop);
    let cells = known(trial);
    match &trial.status {
        Status::Waiting => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
        Status::Running { .. } => {
            let text = texts.lab_cells_done(&texts.number(&cells.len()), &texts.number(&grid.count()));
            html! { <Waiting done={Some(cells.len() as f64 / grid.count().max(1) as f64)} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => {
            let on_retry = on_change.reform(|()| RulesChange::Run);
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { milliseconds, .. } => {
            let table = csv::csv(&grid, cells);
            let onclick = Callback::from(move |_: MouseEvent| save(&table, "rules"));
            html! {
                <>
                    <p class="told">
                        if cells.len() < grid.count() { <strong>{ texts.lab_word_stopped() }</strong>{ " " } }
                        { summary(texts, &grid, &trial.question.about, cells) }
                        <span class="pace">{ verdict::pace(texts, 0.0, *milliseconds) }</span>
                    </p>
                    <div class="buttons"><button type="button" {onclick}>{ texts.lab_sweep_csv() }</button></div>
                </>
            }
        }
    }
}

fn shown(trial: &Rc<Trial<RuleSweep, Vec<SweptCell>>>) -> Html {
    let cells = Rc::new(known(trial).to_vec());
    html! { <Cells key={format!("{:?}", trial.question)} sweep={trial.question.clone()} {cells} /> }
}

#[cfg(test)]
mod tests;
