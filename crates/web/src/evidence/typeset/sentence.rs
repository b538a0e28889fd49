//! Sentences with quantifiers as mathematics.

use crate::evidence::typeset::formula::Typesetter;
use crate::evidence::typeset::part::{between, bracketed, list, sign};
use maths::expressions::Variable;
use proofs::automata::Connective;
use proofs::automata::logic::{Quantifier, Sentence};
use yew::prelude::*;

/// Sentences have the names of the language.
const USUAL: Typesetter<'static> = Typesetter(&Variable::key);

/// A sentence by itself.
pub(super) fn sentence(of: &Sentence) -> Html {
    match of {
        Sentence::Formula(of, _) => USUAL.truth(of),
        Sentence::Not(of) => html! { <mrow>{ sign("¬") }{ bracketed(sentence(of)) }</mrow> },
        Sentence::Both(Connective::Or, sides) => match &**sides {
            // “If … then …” is read as this; a sentence written with “or” means the same.
            [Sentence::Not(first), then] => between(part(first), sign("⇒"), last(then)),
            [first, other] => between(part(first), sign("∨"), last(other)),
        },
        Sentence::Both(connective, sides) => {
            let between_them = match connective {
                Connective::And => "∧",
                Connective::Or => "∨",
                Connective::Without => "∖",
                Connective::Same => "⇔",
                Connective::Differ => "⇎",
            };
            between(part(&sides[0]), sign(between_them), last(&sides[1]))
        }
        Sentence::Quantified(quantifier, names, of) => {
            let mark = match quantifier {
                Quantifier::ForAll => "∀",
                Quantifier::Exists => "∃",
            };
            let names = list(names.iter().map(|name| html! { <mi>{ name.key() }</mi> }));
            html! { <mrow>{ sign(mark) }{ names }<mo lspace="0" rspace="0.3em">{ ":" }</mo>{ sentence(of) }</mrow> }
        }
    }
}

/// A sentence as part of another: in brackets where it has parts.
fn part(of: &Sentence) -> Html {
    match of {
        Sentence::Formula(of, _) => USUAL.claim(of, false),
        Sentence::Not(_) => sentence(of),
        Sentence::Both(..) | Sentence::Quantified(..) => bracketed(sentence(of)),
    }
}

/// The last part: a quantifier reaches to the end without brackets.
fn last(of: &Sentence) -> Html {
    if matches!(of, Sentence::Quantified(..)) { sentence(of) } else { part(of) }
}
