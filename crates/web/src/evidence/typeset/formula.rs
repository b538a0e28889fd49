//! Numbers and truth values as mathematics. Each may have the other in it.

use crate::evidence::typeset::part::{between, bracketed, chosen, list, sign, within, word};
use maths::expressions::{Number, Operation, Selection, Truth, Variable};
use yew::prelude::*;

/// Writes formulas, with these letters for numbers.
#[derive(Clone, Copy)]
pub(super) struct Typesetter<'a>(pub(super) &'a dyn Fn(Variable) -> &'static str);

impl Typesetter<'_> {
    /// A number by itself.
    pub(super) fn number(self, of: &Number) -> Html {
        match of {
            Number::Constant(number) => html! { <mn>{ number.to_string() }</mn> },
            Number::Variable(variable) => html! { <mi>{ (self.0)(*variable) }</mi> },
            Number::Negative(of) => html! { <mrow>{ sign("−") }{ self.part(of) }</mrow> },
            Number::Floor(of) => within("⌊", self.number(of), "⌋"),
            Number::Ceiling(of) => within("⌈", self.number(of), "⌉"),
            Number::Absolute(of) => within("|", self.number(of), "|"),
            Number::Binary(operation, sides) => self.binary(*operation, sides),
            Number::Selected(selection, entries) => {
                let name = match selection {
                    Selection::Min => "min",
                    Selection::Max => "max",
                    Selection::Mex => "mex",
                };
                html! { <mrow><mi mathvariant="normal">{ name }</mi>{ bracketed(list(entries.iter().map(|entry| self.number(entry)))) }</mrow> }
            }
            Number::If(parts) => chosen([self.truth(&parts.0), self.number(&parts.1), self.number(&parts.2)]),
            Number::Grundy(cells) => {
                let is_here = cells[3] == Number::Variable(Variable::P);
                let cells = if is_here { &cells[..3] } else { &cells[..] };
                html! { <mrow><mi mathvariant="normal">{ "𝒢" }</mi>{ bracketed(list(cells.iter().map(|cell| self.number(cell)))) }</mrow> }
            }
        }
    }

    fn binary(self, operation: Operation, sides: &[Number; 2]) -> Html {
        let [a, b] = sides;
        let over = |below: Html| html! { <mfrac>{ self.number(a) }{ below }</mfrac> };
        let power = || html! { <msup><mn>{ "2" }</mn>{ self.number(b) }</msup> };
        match operation {
            Operation::Over => over(self.number(b)),
            Operation::FloorOver => within("⌊", over(self.number(b)), "⌋"),
            Operation::ShiftUp => between(self.part(a), sign("·"), power()),
            Operation::ShiftDown => within("⌊", over(power()), "⌋"),
            Operation::Times if is_tight(a, b) => between(self.number(a), sign("\u{2062}"), self.number(b)),
            Operation::Modulo => between(self.left(operation, a), word(operation.symbol()), self.part(b)),
            Operation::Plus
            | Operation::Minus
            | Operation::Times
            | Operation::NimSum
            | Operation::Common
            | Operation::Either => between(self.left(operation, a), sign(operation.symbol()), self.part(b)),
        }
    }

    /// A number as part of another: in brackets where it has several parts that are not held together by how they are drawn.
    fn part(self, of: &Number) -> Html {
        match of {
            Number::Binary(Operation::Over | Operation::FloorOver | Operation::ShiftDown, _) => self.number(of),
            Number::Binary(Operation::Times, sides) if is_tight(&sides[0], &sides[1]) => self.number(of),
            Number::Negative(_) | Number::Binary(..) | Number::If(_) => bracketed(self.number(of)),
            Number::Constant(_)
            | Number::Variable(_)
            | Number::Floor(_)
            | Number::Ceiling(_)
            | Number::Absolute(_)
            | Number::Selected(..)
            | Number::Grundy(_) => self.number(of),
        }
    }

    /// The left side of an operation: without brackets where it goes on with the same one, or a sum with a difference.
    fn left(self, operation: Operation, of: &Number) -> Html {
        let is_sum = |operation| matches!(operation, Operation::Plus | Operation::Minus);
        let goes_on = match of {
            Number::Binary(first, _) => {
                (*first == Operation::NimSum && operation == Operation::NimSum) || (is_sum(*first) && is_sum(operation))
            }
            Number::Constant(_)
            | Number::Variable(_)
            | Number::Negative(_)
            | Number::Floor(_)
            | Number::Ceiling(_)
            | Number::Absolute(_)
            | Number::Selected(..)
            | Number::If(_)
            | Number::Grundy(_) => false,
        };
        if goes_on { self.number(of) } else { self.part(of) }
    }

    /// A truth value by itself.
    pub(super) fn truth(self, of: &Truth) -> Html {
        match of {
            Truth::Compared(relation, sides) => {
                between(self.side(&sides[0]), sign(relation.symbol()), self.side(&sides[1]))
            }
            Truth::Among(of, entries) => between(
                self.part(of),
                sign("∈"),
                within("{", list(entries.iter().map(|entry| self.number(entry))), "}"),
            ),
            Truth::Same(sides) => between(self.claim(&sides[0], false), sign("⇔"), self.claim(&sides[1], false)),
            Truth::Not(of) => html! { <mrow>{ sign("¬") }{ bracketed(self.truth(of)) }</mrow> },
            Truth::And(sides) => between(
                self.claim(&sides[0], matches!(sides[0], Truth::And(_))),
                sign("∧"),
                self.claim(&sides[1], false),
            ),
            Truth::Or(sides) => between(
                self.claim(&sides[0], matches!(sides[0], Truth::Or(_))),
                sign("∨"),
                self.claim(&sides[1], false),
            ),
            Truth::If(parts) => chosen([&parts[0], &parts[1], &parts[2]].map(|part| self.truth(part))),
        }
    }

    /// A side of a relation, which binds looser than all operations.
    fn side(self, of: &Number) -> Html {
        if matches!(of, Number::If(_)) { self.part(of) } else { self.number(of) }
    }

    /// A truth value as part of another: in brackets, save what is compared or denied, and what goes on with the same sign.
    pub(super) fn claim(self, of: &Truth, goes_on: bool) -> Html {
        let is_bare = goes_on || matches!(of, Truth::Compared(..) | Truth::Among(..) | Truth::Not(_));
        if is_bare { self.truth(of) } else { bracketed(self.truth(of)) }
    }
}

/// True if a product needs no sign, as in 2x.
fn is_tight(a: &Number, b: &Number) -> bool {
    matches!((a, b), (Number::Constant(_), Number::Variable(_)))
}
