//! The results of moves, drawn beside their grooves.

use crate::view::board::Choice;
use crate::view::plane::{Plane, decimal};
use maths::games::scene::{Groove, Hit, Rect};
use yew::prelude::*;

/// The result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// True if the move wins: it leaves a P-position.
    pub wins: bool,
    /// The Grundy value it leaves; without it, the mark is a dot.
    pub value: Option<u32>,
}

/// Space around the drawing, in units, for the labels; and additional space for the marks of the grooves.
const MARGIN: f64 = 1.1;
const PLAIN_MARGIN: f64 = 0.55;
const MARKED_MARGIN: f64 = 2.2;
/// The radius of a dot, and how far it is from the end of its groove.
const DOT: f64 = 0.22;
const DOT_OUT: f64 = 0.6;
/// The space around the drawing, in units; less if it is plain and has no labels.
pub(super) fn margin(choices: &[Choice], is_plain: bool) -> f64 {
    match choices.iter().any(|choice| choice.mark.is_some_and(|mark| mark.value.is_some())) {
        true => MARKED_MARGIN,
        false if is_plain => PLAIN_MARGIN,
        false => MARGIN,
    }
}

/// The mark of a groove, in addition to its label: a disc if the move wins, a frame if it loses, with the value after the move. Without a
/// value the mark is a dot at the end of the groove, nearer than labels are.
pub(super) fn groove_mark(plane: Plane, groove: &Groove, mark: Mark) -> Html {
    let is_dot = mark.value.is_none();
    let [x, y] = match groove.hit {
        Hit::Along(ref line) => {
            let [x, y] = line.first().map_or([0; 2], |foot| [foot.0, -foot.1]).map(|n| plane.length(n as f64));
            match (groove.is_level(), is_dot) {
                (true, false) => [x + 1.35, y - 0.2],
                (false, false) => [x, y + 1.45],
                (true, true) => [x + DOT_OUT, y],
                (false, true) => [x, y + DOT_OUT],
            }
        }
        Hit::Inside(Rect { left, bottom, right, top }) => {
            [(left + right) as f64, -(bottom + top) as f64].map(|sum| plane.length(sum / 2.0))
        }
    };
    let Some(value) = mark.value else {
        return html! { <circle class="dot" cx={decimal(x)} cy={decimal(y)} r={decimal(DOT)} aria-hidden="true" /> };
    };
    let shape = if mark.wins {
        html! { <circle cx={decimal(x)} cy={decimal(y)} r="0.42" /> }
    } else {
        html! { <rect x={decimal(x - 0.4)} y={decimal(y - 0.4)} width="0.8" height="0.8" /> }
    };
    html! {
        <g class={if mark.wins { "mark wins" } else { "mark loses" }} aria-hidden="true">
            { shape }
            <text x={decimal(x)} y={decimal(y)}>{ value }</text>
        </g>
    }
}
