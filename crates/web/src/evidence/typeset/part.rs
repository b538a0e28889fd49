//! Pieces of mathematics that numbers and truth values share.

use yew::prelude::*;

/// An operator or a relation.
pub(super) fn sign(sign: &'static str) -> Html {
    html! { <mo>{ sign }</mo> }
}

/// A word between two numbers, upright and with a space on both sides.
pub(super) fn word(word: &'static str) -> Html {
    html! { <mo lspace="0.28em" rspace="0.28em">{ word }</mo> }
}

/// Something in brackets that grow with it.
pub(super) fn within(open: &'static str, inside: Html, close: &'static str) -> Html {
    html! { <mrow><mo fence="true" stretchy="true">{ open }</mo>{ inside }<mo fence="true" stretchy="true">{ close }</mo></mrow> }
}

/// Something in round brackets.
pub(super) fn bracketed(inside: Html) -> Html {
    within("(", inside, ")")
}

/// Two things with something between them.
pub(super) fn between(left: Html, sign: Html, right: Html) -> Html {
    html! { <mrow>{ left }{ sign }{ right }</mrow> }
}

/// A list with commas.
pub(super) fn list(entries: impl Iterator<Item = Html>) -> Html {
    let entry = |(index, entry): (usize, Html)| {
        html! { <>{ if index == 0 { Html::default() } else { html! { <mo separator="true">{ "," }</mo> } } }{ entry }</> }
    };
    html! { <mrow>{ for entries.enumerate().map(entry) }</mrow> }
}

/// One of two things, as a condition says.
pub(super) fn chosen([condition, then, otherwise]: [Html; 3]) -> Html {
    html! { <mrow>{ word("if") }{ condition }{ word("then") }{ then }{ word("else") }{ otherwise }</mrow> }
}
