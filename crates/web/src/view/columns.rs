//! One column of Sharing Nim as a palindrome: its values in a row, and an arc from each to its mirror image.

use crate::texts::Texts;
use crate::view::plane::decimal;
use maths::solver::is_palindrome;
use yew::prelude::*;

/// The largest number of entries; with more the arcs would be a blot.
const LONGEST: usize = 101;
/// The size of a unit, in pixels, where there is room.
const UNIT: f64 = 16.0;
/// Distance of two entries, in units of the drawing.
const STEP: f64 = 2.0;

/// The palindrome of column b, whose values are G(0, a, b) for a from 0 to b; one of its entries can be under the cursor.
pub fn palindrome(texts: Texts, b: u32, values: &[u16], pointed: Option<u32>) -> Html {
    let verdict = if is_palindrome(values) { texts.palindrome(&b) } else { texts.no_palindrome(&b) };
    if values.len() > LONGEST {
        return html! { <p class="palindrome">{ verdict }</p> };
    }
    let last = values.len().saturating_sub(1);
    let x = |index: usize| index as f64 * STEP;
    let arc = |index: usize| {
        let radius = (x(last - index) - x(index)) / 2.0;
        let is_pointed = pointed.is_some_and(|at| at as usize == index || at as usize == last - index);
        let d = format!(
            "M{} -1A{r} {h} 0 0 1 {} -1",
            decimal(x(index)),
            decimal(x(last - index)),
            r = decimal(radius),
            h = decimal(radius.min(1.0 + radius * 0.35))
        );
        html! { <path key={index} class={classes!("arc", is_pointed.then_some("pointed"))} {d} /> }
    };
    let entry = |(index, value): (usize, &u16)| {
        let class = classes!(
            "entry",
            (*value == 0).then_some("p"),
            (pointed == u32::try_from(index).ok()).then_some("pointed")
        );
        html! { <text key={index} {class} x={decimal(x(index))} y="0.4">{ value }</text> }
    };
    let height = 3.2 + (x(last) / 2.0).min(1.0 + x(last) / 2.0 * 0.35);
    let view_box = format!("-1.5 {} {} {}", decimal(1.4 - height), decimal(x(last) + 3.0), decimal(height));
    html! {
        // A wide one scrolls, which the keyboard can do only where it can stop.
        <div class="palindrome" tabindex="0" role="group" aria-label={texts.palindrome_label(&b)}>
            <svg viewBox={view_box} width={decimal((x(last) + 3.0) * UNIT)} height={decimal(height * UNIT)} role="img" aria-label={verdict.clone()}>
                <g key="arcs">{ for (0..values.len() / 2).map(arc) }</g>
                <g key="entries">{ for values.iter().enumerate().map(entry) }</g>
            </svg>
            <p>{ verdict }</p>
        </div>
    }
}
