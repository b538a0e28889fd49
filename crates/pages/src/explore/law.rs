//! The line below a figure: which law holds in this game, and how well that is known; and on a walk what stays the same.

mod stays;

use crate::explore::figures::part::part_alone;
use crate::explore::law::stays::stays;
use maths::claims::Theorem;
use maths::games::{Ruleset, in_address};
use proofs::theorems::general::Covered;
use proofs::theorems::shifts::{Cell, Known, read};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web::kit::escapes::escaped;
use web::kit::rooms::BENCH;
use web::kit::{build, fetching};
use web::table::why::theorems::{address, number, paper, statement};
use web::table::{State, Walking};
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use web::view::letters::letters;
use yew::prelude::*;

/// The computed results for the bars about which no theorem speaks. They are a file beside the page.
const FILE: &str = "shifts.csv";

/// The law of the ruleset of a figure. In a sum it names the part. It is left out if the sum is misère or has a pass: there the values of
/// the parts do not decide the winner.
pub(super) fn law(texts: Texts, state: &State, ruleset: Ruleset) -> Html {
    let part = part_alone(texts, state, &ruleset);
    if part.is_some() && (state.sum().is_misere() || state.sum().whole().pass.is_some()) {
        return Html::default();
    }
    let game = in_address(&state.game().to_string());
    html! { <Law {ruleset} {game} walk={state.look.walk} part={part.unwrap_or_default()} /> }
}

/// A game, with its position as in an address, the parameter of a walk if one was begun, and the words about the part of a sum that the
/// game is.
#[derive(Clone, PartialEq, Properties)]
struct Props {
    ruleset: Ruleset,
    game: String,
    walk: Option<Walking>,
    part: String,
}

/// `p.law`, and below it on a walk `p.stays`. The file is fetched when it is needed first.
#[component]
fn Law(props: &Props) -> Html {
    let texts = use_texts();
    let file = use_state_eq(|| None::<Rc<str>>);
    let ruleset = props.ruleset;
    // With a pass the rule has exceptions that are said in the laboratory, and so it has under misère play.
    let cell = Cell::of(&ruleset).filter(|cell| !cell.pass && !cell.misere);
    let theorem = Theorem::ALL.into_iter().find(|theorem| theorem.covers(&ruleset));
    // The rims that are on no map.
    let shift = if cell.is_none() { Covered::of(&ruleset).and_then(|covered| covered.shift()) } else { None };
    let walk = props.walk.filter(|_| cell.is_some()).map(|walking| walking.of);
    let is_kept = walk.is_some() || theorem.is_none() && cell.is_some_and(|cell| cell.proved().is_none());
    {
        let (file, is_there) = (file.setter(), file.is_some());
        use_effect_with(is_kept, move |&is_kept| {
            if is_kept && !is_there {
                spawn_local(async move {
                    if let Some(text) = fetching::text_beside(FILE).await {
                        file.set(Some(text.into()));
                    }
                });
            }
        });
    }
    let cells = use_memo((*file).clone(), |file| file.as_ref().and_then(|text| read(text).ok()).unwrap_or_default());
    let law = match theorem {
        Some(theorem) => {
            let source = texts.theorem_of(&number(texts, theorem), &paper(texts, theorem));
            line(&props.part, statement(texts, theorem), linked(Some(address(theorem)), &source))
        }
        None => match shift {
            Some(shift) => in_bench(texts, props, &formula(shift)),
            None => computed(texts, props, cell.and_then(|cell| Some((cell, known(&cells, cell)?)))),
        },
    };
    html! { <>{ law }{ for walk.map(|of| stays(texts, &cells, ruleset, of)) }</> }
}

/// The known result for a bar, from a theorem for all parameters or from the file.
fn known(cells: &[(Cell, Known)], cell: Cell) -> Option<Known> {
    let kept = || cells.iter().find(|(kept, _)| *kept == cell).map(|(_, known)| *known);
    cell.proved().map(Known::Proved).or_else(kept)
}

/// The rule of a bar, and how it is known, which the map of k and s says in full; or the way to look for a rule.
fn computed(texts: Texts, props: &Props, known: Option<(Cell, Known)>) -> Html {
    match known {
        Some((cell, Known::Verified { shift, bound })) => {
            let says = texts.law_verified(&texts.number(&bound));
            line(&props.part, &texts.map_rule(&formula(shift)), linked(on_map(cell), &says))
        }
        Some((cell, Known::Proved(rule))) => {
            line(&props.part, &texts.map_rule(&formula(rule.shift)), linked(on_map(cell), texts.map_proved()))
        }
        Some((_, Known::NoShift(_) | Known::Open { .. })) | None => {
            let bench = format!("{BENCH}#show=search&g={}", props.game);
            let find = if build::is_single_file() { "" } else { texts.lab_door_find() };
            line(&props.part, texts.law_unknown(), linked(Some(bench), find))
        }
    }
}

/// The rule of a bar that a theorem for all parameters is about, which the page for own formulas names.
fn in_bench(texts: Texts, props: &Props, formula: &str) -> Html {
    let rules = in_address(&props.ruleset.to_string());
    let address = format!("{BENCH}#formula={}&rules={rules}", escaped(formula));
    line(&props.part, &texts.map_rule(&formula), linked(Some(address), texts.map_proved()))
}

/// The address of a bar in the map of k and s, if it is on it.
fn on_map(Cell { shape, k, s, .. }: Cell) -> Option<String> {
    let is_on_map = k <= Cell::LARGEST.0 && s <= Cell::LARGEST.1;
    is_on_map.then(|| format!("laboratory.html#show=map&map={}&cell={k},{s}", shape.key()))
}

/// A way to another page; in a single file, which has no page beside it, only its words.
fn linked(address: Option<String>, says: &str) -> Html {
    match address.filter(|_| !build::is_single_file()) {
        Some(href) => html! { <a {href}>{ says }</a> },
        None => html! { { says } },
    }
}

fn line(part: &str, says: &str, source: Html) -> Html {
    html! {
        <p class="law">
            { part }{ letters(says) }{ " " }
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

#[cfg(test)]
mod tests;
