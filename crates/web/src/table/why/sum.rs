//! Why a sum is won or lost: the values of its parts in binary digits, and the nim-sum that they make column by column.

use crate::kit::words::coordinates;
use crate::texts::Texts;
use maths::games::Sum;
use maths::solver::SumEvaluation;
use yew::prelude::*;

/// The table of the parts with its meaning. If a search has found the value, a sentence states that instead.
pub(super) fn parts_in_words(texts: Texts, sum: &Sum, evaluation: &SumEvaluation) -> Html {
    let Some(values) = &evaluation.parts else {
        return html! { <p>{ texts.why_sum_searched() }</p> };
    };
    let total = evaluation.value;
    let wording = if total == 0 { texts.sum_zero().to_owned() } else { texts.sum_not_zero(&total) };
    // The digits that a part has where the nim-sum has its highest: a winning move can be made in such a part.
    let leading = total.checked_ilog2();
    let able = values.iter().position(|value| leading.is_some_and(|column| value >> column & 1 == 1));
    let step = able.map(|part| texts.why_sum_step(&(part + 1), &(values[part] ^ total)));
    html! {
        <>
            <p>{ texts.why_sum() }</p>
            { table(texts, sum, values, total) }
            <p>{ wording }{ texts.between_sentences() }{ step.unwrap_or_default() }</p>
        </>
    }
}

fn table(texts: Texts, sum: &Sum, values: &[u32], total: u32) -> Html {
    let columns = values.iter().copied().max().and_then(u32::checked_ilog2).map_or(1, |highest| highest + 1);
    let leading = total.checked_ilog2();
    let digits = |value: u32| {
        let digit = move |column: u32| {
            let class = (leading == Some(column)).then_some("leading");
            html! { <td {class}>{ value >> column & 1 }</td> }
        };
        (0..columns).rev().map(digit).collect::<Html>()
    };
    let part = |(index, (game, &value)): (usize, (&maths::games::Game, &u32))| {
        let name = texts.sum_part(&(index + 1));
        html! {
            <tr key={index}>
                <th scope="row">{ name }{ format!(" ({})", coordinates(&game.ruleset(), game.position())) }</th>
                <td class="digits-value">{ value }</td>
                { digits(value) }
            </tr>
        }
    };
    html! {
        <div class="scroll">
            <table class="digits">
                <tbody>
                    { for sum.parts().iter().zip(values).enumerate().map(part) }
                    <tr class="sum"><th scope="row">{ "⊕" }</th><td class="digits-value">{ total }</td>{ digits(total) }</tr>
                </tbody>
            </table>
        </div>
    }
}
