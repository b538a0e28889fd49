//! The cells of a sweep of rules, and the one that is looked at.

use crate::laboratory::counterexample::figure;
use crate::laboratory::rules_panel::words::{legend, sentence, setting, short};
use maths::games::{Ruleset, Witness, in_address};
use proofs::theorems::foundry::Grid;
use std::rc::Rc;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::workers::learner::protocol::{RuleSweep, SweptCell};
use yew::prelude::*;

/// The sweep, and what is known of its first cells.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub sweep: RuleSweep,
    pub cells: Rc<Vec<SweptCell>>,
}

/// `div.swept`
#[component]
pub(super) fn Cells(props: &Props) -> Html {
    let texts = use_texts();
    let looked_at = use_state_eq(|| None::<usize>);
    let grid = use_memo(props.sweep.text.clone(), |text| Grid::read(text).ok());
    let Some(grid) = grid.as_ref() else { return Html::default() };
    let on_look = {
        let looked_at = looked_at.setter();
        Callback::from(move |cell| looked_at.set(Some(cell)))
    };
    let told = looked_at.and_then(|cell| Some((cell, *props.cells.get(cell)?)));
    html! {
        <div class="swept">
            <div class="rule-grid">{ table(texts, grid, &props.cells, *looked_at, &on_look) }</div>
            <div>
                { told.map(|(cell, found)| looked(texts, grid, &props.sweep, cell, found)).unwrap_or_default() }
                <p class="remark">{ legend(texts, &props.sweep.about) }</p>
            </div>
        </div>
    }
}

/// A row for each number of the first letter, a column for each of the second.
fn table(texts: Texts, grid: &Grid, cells: &[SweptCell], at: Option<usize>, on_look: &Callback<usize>) -> Html {
    let names: Vec<String> = grid.letters().iter().map(|(letter, _)| letter.to_string()).collect();
    let columns = grid.columns();
    let cell = |index: usize| {
        let Some(found) = cells.get(index) else { return html! { <td key={index}></td> } };
        let onclick = on_look.reform(move |_: MouseEvent| index);
        html! {
            <td key={index}><button type="button" class={class(found)} data-cell={index.to_string()} {onclick}
                aria-label={format!("{}: {}", setting(texts, grid, index), short(texts, found))}
                aria-pressed={(at == Some(index)).to_string()}>{ short(texts, found) }</button></td>
        }
    };
    let row = |(row, number): (usize, &i64)| {
        html! { <tr key={row}><th scope="row">{ number.to_string() }</th>{ for (0..columns).map(|column| cell(row * columns + column)) }</tr> }
    };
    let head = match grid.letters() {
        [_, (second, numbers)] => html! {
            <tr><th scope="col">{ format!("{} ↓ {second} →", names[0]) }</th>
                { for numbers.iter().map(|number| html! { <th scope="col">{ number.to_string() }</th> }) }</tr>
        },
        _ => html! { <tr><th scope="col">{ &names[0] }</th><th scope="col">{ texts.rules_result() }</th></tr> },
    };
    html! {
        <table>
            <caption class="unseen">{ texts.rules_cells(&names.join(texts.list_comma())) }</caption>
            <thead>{ head }</thead>
            <tbody>{ for grid.letters().first().into_iter().flat_map(|(_, numbers)| numbers).enumerate().map(row) }</tbody>
        </table>
    }
}

/// How a cell looks.
fn class(found: &SweptCell) -> &'static str {
    match found {
        SweptCell::Holds | SweptCell::Proved(_) => "verified",
        SweptCell::Fails(_) | SweptCell::Undefined(_) => "refuted",
        SweptCell::Counted(_) => "counted",
        SweptCell::AtLeast(_) => "bounded",
        SweptCell::NoRules | SweptCell::Undecided => "undecided",
    }
}

/// A cell in words, with the same rules elsewhere.
fn looked(texts: Texts, grid: &Grid, sweep: &RuleSweep, cell: usize, found: SweptCell) -> Html {
    let at = match found {
        SweptCell::Fails(game) | SweptCell::Undefined(game) => Some(game),
        SweptCell::NoRules
        | SweptCell::Holds
        | SweptCell::Counted(_)
        | SweptCell::Proved(_)
        | SweptCell::AtLeast(_)
        | SweptCell::Undecided => None,
    };
    let address = |ruleset: Ruleset| in_address(&ruleset.to_string());
    let ruleset = grid.ruleset(cell);
    html! {
        <div class="cell-told">
            <h3>{ setting(texts, grid, cell) }</h3>
            if let Some(ruleset) = ruleset { <p><code>{ ruleset.to_string() }</code></p> }
            <p class="told" aria-live="polite">{ sentence(texts, &sweep.about, &found) }</p>
            if let Some(game) = at { { figure(Witness::Position(game)) } }
            if let Some(ruleset) = ruleset {
                <p class="links"><a class="button quiet" href={format!("laboratory.html#show=learn&learn={}&of=p", address(ruleset))}>
                    { texts.foundry_learn() }</a></p>
            }
        </div>
    }
}
