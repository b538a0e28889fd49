//! A nim-sum column by column, and the cut that makes it zero.

use crate::kit::words::{coordinates, describe};
use crate::texts::Texts;
use maths::claims::{Digits, Step, Term, Way};
use maths::games::Game;
use yew::prelude::*;

/// The digits before the cut, what they tell, and the digits after it; of the position they belong to.
pub fn digit_table(texts: Texts, digits: &Digits, game: &Game) -> Html {
    let leading = digits.step.as_ref().and_then(|step| match step.way {
        Way::Columns { leading, .. } => Some(leading),
        Way::ToException => None,
    });
    let changed = digits.step.as_ref().map(|step| step.term);
    html! {
        <>
            { table(&digits.terms, Some(&digits.sum), leading, changed) }
            <p>{ in_words(texts, digits) }</p>
            { digits.step.as_ref().map(|step| html! {
                <>
                    <p>{ step_in_words(texts, digits, game, step) }</p>
                    { table(&step.after, None, leading, Some(step.term)) }
                </>
            }).unwrap_or_default() }
        </>
    }
}

/// Rows of digits with the leading column of the sum and the row that is changed marked.
fn table(terms: &[Term], sum: Option<&Term>, leading: Option<u32>, changed: Option<usize>) -> Html {
    let row = |(index, term): (usize, &Term), class: &'static str| {
        let columns = term.bits.len() as u32;
        let digit = |(place, bit): (u32, &bool)| {
            let is_leading = leading == Some(columns - 1 - place);
            html! { <td class={is_leading.then_some("leading")}>{ u8::from(*bit) }</td> }
        };
        let class = classes!(class, (changed == Some(index) && class.is_empty()).then_some("changed"));
        html! {
            <tr {class}>
                <th scope="row"><var>{ term.name }</var></th>
                <td class="digits-value">{ term.value }</td>
                { for (0..).zip(&term.bits).map(digit) }
            </tr>
        }
    };
    html! {
        <div class="scroll">
            <table class="digits">
                <tbody>
                    { for terms.iter().enumerate().map(|term| row(term, "")) }
                    { sum.map(|sum| row((usize::MAX, sum), "sum")).unwrap_or_default() }
                </tbody>
            </table>
        </div>
    }
}

/// The meaning of the sum.
fn in_words(texts: Texts, digits: &Digits) -> String {
    let sum = digits.sum.value;
    match (sum, digits.is_exception) {
        (_, true) => texts.sum_exception(&sum, &digits.outcome),
        (0, false) => texts.sum_zero().into(),
        (_, false) => texts.sum_not_zero(&sum),
    }
}

/// The steps that lead to the winning break.
fn step_in_words(texts: Texts, digits: &Digits, game: &Game, step: &Step) -> String {
    let cut = describe(texts, game, step.play, step.to);
    let name = digits.terms.get(step.term).map_or("", |term| term.name);
    let mut sentences = Vec::new();
    match (step.way, step.clamps) {
        (Way::ToException, clamps) => {
            sentences.push(texts.step_exception(&cut));
            sentences.extend(clamps.map(|(was, is)| texts.step_rim(&was, &is)));
        }
        (Way::Columns { follows_from, .. }, clamps) => {
            sentences.push(texts.step_columns(&name, &cut));
            if let Some((was, is)) = clamps {
                sentences.push(texts.step_deep(&was, &is));
                sentences.extend(follows_from.map(|column| texts.step_follows(&column, &name)));
            }
            sentences.push(texts.step_even(&coordinates(&game.ruleset(), step.to)));
        }
    }
    sentences.join(texts.between_sentences())
}
