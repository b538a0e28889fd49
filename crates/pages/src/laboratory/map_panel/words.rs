//! The known result for a cell, in words.

use maths::claims::fair::first_break;
use maths::games::Witness;
use proofs::theorems::general::{General, Rule};
use proofs::theorems::shifts::{Cell, Known, Shape};
use web::evidence::counterexample::figure;
use web::texts::Texts;
use yew::prelude::*;

/// The places that are looked at for the first position that breaks the rule of Nim. At that position |x − z| ≤ y, so no smaller one has
/// an x or z beyond them.
const FAR: u32 = 256;

/// The known result for a cell, and where the rule of Nim fails if it is not the rule.
pub(super) fn told(texts: Texts, cell: Cell, known: Known) -> Html {
    let nim = match nim(cell, known) {
        Nim::Rule | Nim::Unknown => None,
        Nim::Breaks([x, y, z]) => Some(texts.map_not_nim(&format!("({x}, {y}, {z})"))),
        Nim::Later => Some(texts.map_not_nim_later(&FAR)),
    };
    html! { <>{ result(texts, cell, known) }{ for nim.map(|text| html! { <p>{ text }</p> }) }</> }
}

/// The result about the rule x ⊕ y ⊕ z = 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Nim {
    /// The rule of the bar, proved or verified up to a bound.
    Rule,
    /// This is the smallest position that breaks it.
    Breaks([u32; 3]),
    /// Another c is the rule, or none is; but no position within [`FAR`] breaks it.
    Later,
    /// Nothing is said under misère play and with a pass, or if no position was found and none need exist.
    Unknown,
}

pub(super) fn nim(cell: Cell, known: Known) -> Nim {
    let fails = match known {
        Known::Proved(Rule { shift: 0, .. }) | Known::Verified { shift: 0, .. } => return Nim::Rule,
        // At most one c is the rule: the theorems one_shift and step_all.
        Known::Proved(_) | Known::NoShift(_) => true,
        Known::Verified { .. } | Known::Open { .. } => false,
    };
    if cell.pass || cell.misere {
        return Nim::Unknown;
    }
    match first_break(|x, z| cell.rim(x, z), FAR) {
        Some(at) => Nim::Breaks(at),
        None if fails => Nim::Later,
        None => Nim::Unknown,
    }
}

fn result(texts: Texts, cell: Cell, known: Known) -> Html {
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

/// The exceptions to the rule.
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
