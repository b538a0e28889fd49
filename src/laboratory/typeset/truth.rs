//! Truth values as mathematics.

use crate::expressions::Number;
use crate::expressions::Truth;
use crate::laboratory::typeset::number::number;
use crate::laboratory::typeset::number::part;
use crate::laboratory::typeset::part::between;
use crate::laboratory::typeset::part::bracketed;
use crate::laboratory::typeset::part::chosen;
use crate::laboratory::typeset::part::list;
use crate::laboratory::typeset::part::sign;
use crate::laboratory::typeset::part::within;
use yew::prelude::*;

/// A truth value by itself.
pub(super) fn truth(of: &Truth) -> Html {
    match of {
        Truth::Compared(relation, sides) => between(side(&sides[0]), sign(relation.symbol()), side(&sides[1])),
        Truth::Among(of, entries) => between(part(of), sign("∈"), within("{", list(entries.iter().map(number)), "}")),
        Truth::Same(sides) => between(claim(&sides[0], false), sign("⇔"), claim(&sides[1], false)),
        Truth::Not(of) => html! { <mrow>{ sign("¬") }{ bracketed(truth(of)) }</mrow> },
        Truth::And(sides) => {
            between(claim(&sides[0], matches!(sides[0], Truth::And(_))), sign("∧"), claim(&sides[1], false))
        }
        Truth::Or(sides) => {
            between(claim(&sides[0], matches!(sides[0], Truth::Or(_))), sign("∨"), claim(&sides[1], false))
        }
        Truth::If(parts) => chosen([&parts[0], &parts[1], &parts[2]].map(truth)),
    }
}

/// A side of a relation, which binds looser than all operations.
fn side(of: &Number) -> Html {
    if matches!(of, Number::If(_)) { part(of) } else { number(of) }
}

/// A truth value as part of another: in brackets, save what is compared or denied, and what goes on with the same sign.
pub(super) fn claim(of: &Truth, goes_on: bool) -> Html {
    let is_bare = goes_on || matches!(of, Truth::Compared(..) | Truth::Among(..) | Truth::Not(_));
    if is_bare { truth(of) } else { bracketed(truth(of)) }
}
