//! A nim-sum column by column, and the cut that makes it zero.

use crate::app::words::coordinates;
use crate::app::words::describe;
use crate::claims::Digits;
use crate::claims::Step;
use crate::claims::Term;
use crate::claims::Way;
use crate::games::Game;
use crate::values::Outcome;
use yew::prelude::*;

/// The numbers and the position they belong to.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub digits: Digits,
    pub game: Game,
}

/// The digits before the cut, what they tell, and the digits after it.
#[component]
pub(super) fn DigitTable(props: &Props) -> Html {
    let Props { digits, game } = props;
    let leading = digits.step.as_ref().and_then(|step| match step.way {
        Way::Columns { leading, .. } => Some(leading),
        Way::ToException => None,
    });
    let changed = digits.step.as_ref().map(|step| step.term);
    html! {
        <>
            { table(&digits.terms, Some(&digits.sum), leading, changed) }
            <p>{ told(digits) }</p>
            { digits.step.as_ref().map(|step| html! {
                <>
                    <p>{ step_told(digits, game, step) }</p>
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
                <td class="number">{ term.value }</td>
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

/// What the sum says.
fn told(digits: &Digits) -> String {
    let sum = digits.sum.value;
    match (sum, digits.is_exception) {
        (_, true) => format!("The nim-sum is {sum}, but the theorem names this very position as {}.", outcome(digits)),
        (0, false) => "Every column has an even number of ones: the nim-sum is 0, and the position is P.".into(),
        (_, false) => format!("Some column has an odd number of ones: the nim-sum is {sum}, and the position is N."),
    }
}

fn outcome(digits: &Digits) -> String {
    let article = if digits.outcome == Outcome::P { "a" } else { "an" };
    format!("{article} {}-position", digits.outcome)
}

/// How the winning cut is found.
fn step_told(digits: &Digits, game: &Game, step: &Step) -> String {
    let cut = describe(game, step.play, step.to);
    let name = digits.terms.get(step.term).map_or("", |term| term.name);
    let found = match step.way {
        Way::ToException => format!("One cut leads to a position that the theorem names: {cut}."),
        Way::Columns { .. } => {
            format!(
                "In the leading column of the sum {name} has a one. Changing it so that every column becomes even gives: {cut}."
            )
        }
    };
    let clamped = match (step.clamps, step.way) {
        (Some((was, is)), Way::Columns { follows_from, .. }) => {
            let from = follows_from.map_or_else(String::new, |column| {
                format!(" From column {column} on the digits of y follow the rim, and those of {name} follow y.")
            });
            format!(" This cut is so deep that the rim takes y down with it, from {was} to {is}.{from}")
        }
        (Some((was, is)), Way::ToException) => format!(" The rim takes y down with it, from {was} to {is}."),
        (None, _) => String::new(),
    };
    let zero = format!(" In ({}) every column is even.", coordinates(&game.ruleset(), step.to));
    let zero = if step.way == Way::ToException { String::new() } else { zero };
    format!("{found}{clamped}{zero}")
}
