//! The line below a figure: which law holds in this game, and how well that is known; and on a walk what stays the same.

mod stays;

use crate::explore::law::stays::Stays;
use maths::claims::Theorem;
use maths::games::Ruleset;
use proofs::theorems::shifts::{Cell, Known, read};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web::kit::fetching;
use web::table::Walking;
use web::table::why::theorems::{number, paper, statement};
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// What is computed of the bars about which no theorem speaks, beside the page.
const FILE: &str = "shifts.csv";

/// The line about a game, and below it what stays the same on a walk, if one was begun.
pub(super) fn laws(texts: Texts, ruleset: Ruleset, walk: Option<Walking>) -> Html {
    let stays = walk.filter(|_| !ruleset.pass && !ruleset.misere);
    html! { <>{ law(texts, ruleset) }{ for stays.map(|walking| html! { <Stays {ruleset} of={walking.of} /> }) }</> }
}

/// `p.law`: the theorem of a paper, or the one that holds for all parameters, or what is computed, or that nothing is known.
fn law(texts: Texts, ruleset: Ruleset) -> Html {
    if let Some(theorem) = Theorem::ALL.into_iter().find(|theorem| theorem.covers(&ruleset)) {
        let source = texts.theorem_of(&number(texts, theorem), &paper(texts, theorem));
        return line(statement(texts, theorem).into(), source);
    }
    // With a pass the rule has exceptions that are said in the laboratory.
    let cell = Cell::of(&ruleset).filter(|cell| !cell.pass && !cell.misere);
    match cell {
        Some(cell) => match cell.proved() {
            Some(rule) => line(texts.map_rule(&formula(rule.shift)), texts.map_proved().into()),
            None => html! { <Computed {cell} /> },
        },
        None => line(texts.law_unknown().into(), String::new()),
    }
}

fn line(says: String, source: String) -> Html {
    html! {
        <p class="law">
            { says }{ " " }
            <small>{ source }</small>
        </p>
    }
}

/// The nim-sum that is 0 for P-positions.
fn formula(c: i32) -> String {
    let of = |name: &str| match c {
        0 => name.to_owned(),
        1.. => format!("({name} + {c})"),
        _ => format!("({name} − {})", -c),
    };
    format!("{} ⊕ y ⊕ {} = 0", of("x"), of("z"))
}

/// What is kept of all cells; nothing until the file has been fetched.
#[hook]
fn use_kept() -> Rc<Vec<(Cell, Known)>> {
    let file = use_state_eq(|| None::<Rc<str>>);
    {
        let file = file.setter();
        use_effect_with((), move |()| {
            spawn_local(async move {
                if let Some(text) = fetching::text_beside(FILE).await {
                    file.set(Some(text.into()));
                }
            });
        });
    }
    use_memo((*file).clone(), |file| file.as_ref().and_then(|text| read(text).ok()).unwrap_or_default())
}

#[derive(Clone, PartialEq, Properties)]
struct ComputedProps {
    cell: Cell,
}

/// What is computed of a bar; the file is fetched when the first such bar is shown.
#[component]
fn Computed(props: &ComputedProps) -> Html {
    let texts = use_texts();
    let cells = use_kept();
    let known = cells.iter().find(|(cell, _)| *cell == props.cell).map(|(_, known)| *known);
    let (says, source) = match known {
        Some(Known::Verified { shift, bound }) => {
            (texts.map_rule(&formula(shift)), texts.law_verified(&texts.number(&bound)))
        }
        Some(Known::Proved(rule)) => (texts.map_rule(&formula(rule.shift)), texts.map_proved().into()),
        Some(Known::NoShift(_) | Known::Open { .. }) | None => (texts.law_unknown().into(), String::new()),
    };
    line(says, source)
}
