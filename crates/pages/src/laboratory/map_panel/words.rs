//! What is known of a cell, in words.

use maths::games::Witness;
use proofs::theorems::general::{General, Rule};
use proofs::theorems::shifts::{Cell, Known, Shape};
use web::evidence::counterexample::figure;
use web::texts::Texts;
use yew::prelude::*;

/// What is known of a cell.
pub(super) fn told(texts: Texts, cell: Cell, known: Known) -> Html {
    match known {
        Known::Proved(rule) => proved(texts, cell, rule),
        Known::Verified { shift, bound } => html! {
            <>
                <p class="told"><strong>{ texts.map_verified(&cell.least(), &texts.number(&bound)) }</strong></p>
                <p>{ rule_text(texts, cell, &formula(cell, shift)) }</p>
            </>
        },
        Known::NoShift(position) => {
            let [x, y, z] = position.xyz();
            html! {
                <>
                    <p class="told"><strong>{ texts.map_none(&format!("({x}, {y}, {z})")) }</strong></p>
                    { cell.ruleset().map(|ruleset| figure(Witness::at(ruleset, position))).unwrap_or_default() }
                </>
            }
        }
        Known::Open { bound } => html! { <p class="told">{ texts.map_open_cell(&texts.number(&bound)) }</p> },
    }
}

/// The rule, its exceptions, and the theorem.
fn proved(texts: Texts, cell: Cell, rule: Rule) -> Html {
    let (name, file) = rule.theorem.name();
    let mut formula = formula(cell, rule.shift);
    if matches!(rule.theorem, General::NextPass | General::HighPass) {
        formula = texts.map_under(&formula, &columns(cell.s - 1, cell.k)).to_string();
    }
    html! {
        <>
            <p class="told"><strong>{ texts.map_proved() }</strong></p>
            <p>{ rule_text(texts, cell, &formula) }</p>
            { for exceptions(texts, cell, rule).into_iter().map(|text| html! { <p>{ text }</p> }) }
            <p class="remark">{ texts.map_theorem(&name, &file) }</p>
        </>
    }
}

/// The height that s − 1 gives, as a fraction.
fn columns(s: u32, k: u32) -> String {
    if s == 0 { format!("(x + z)/{k}") } else { format!("(x + z + {s})/{k}") }
}

/// When a position is a P-position.
fn rule_text(texts: Texts, cell: Cell, formula: &str) -> String {
    if cell.pass { texts.map_rule_pass(&formula) } else { texts.map_rule(&formula) }
}

/// The nim-sum that c makes the rule.
fn formula(cell: Cell, c: i32) -> String {
    let of = |name: &str| match c {
        0 => name.to_owned(),
        1.. => format!("({name} + {c})"),
        _ => format!("({name} − {})", -c),
    };
    match (cell.pass, cell.shape) {
        (false, _) => format!("{} ⊕ y ⊕ {} = 0", of("x"), of("z")),
        (true, Shape::Triangle) => format!("{} ⊕ y ⊕ {} = 1", of("x"), of("z")),
        (true, Shape::Step) => format!("{} ⊕ y ⊕ {} = 0", of("x′"), of("z")),
    }
}

/// What else has to be known of the rule.
fn exceptions(texts: Texts, cell: Cell, rule: Rule) -> Vec<String> {
    let mut all = Vec::new();
    match (cell.pass, cell.shape) {
        (true, Shape::Step) => all.push(texts.map_partner().into()),
        (true, Shape::Triangle) if rule.theorem == General::HighPass => all.push(texts.map_corner_high().into()),
        (true, Shape::Triangle) => all.push(texts.map_corner_pass().into()),
        (false, _) => (),
    }
    match (cell.misere, cell.pass) {
        (true, false) => all.push(texts.map_corner_misere().into()),
        (true, true) => all.push(texts.map_corner_both().into()),
        (false, _) => (),
    }
    all
}
