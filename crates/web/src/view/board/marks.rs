//! What grooves lead to, drawn beside them.

use crate::view::board::Choice;
use crate::view::plane::{Plane, decimal};
use maths::games::scene::{Groove, Hit, Rect};
use yew::prelude::*;

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Whether the move wins: it leaves a P-position.
    pub wins: bool,
    /// The Grundy value it leaves.
    pub value: u32,
}

/// Space around the drawing, in units, for the labels; and additional space for the marks of the grooves.
const MARGIN: f64 = 1.1;
const PLAIN_MARGIN: f64 = 0.55;
const MARKED_MARGIN: f64 = 2.2;
/// The space around the drawing, in units; less if it is plain and has no labels.
pub(super) fn margin(choices: &[Choice], is_plain: bool) -> f64 {
    match choices.iter().any(|choice| choice.mark.is_some()) {
        true => MARKED_MARGIN,
        false if is_plain => PLAIN_MARGIN,
        false => MARGIN,
    }
}

/// What a groove leads to, beyond its label: a disc where the move wins, a frame where it loses, with the value it leaves.
pub(super) fn groove_mark(plane: Plane, groove: &Groove, mark: Mark) -> Html {
    let [x, y] = match groove.hit {
        Hit::Along(ref line) => {
            let [x, y] = line.first().map_or([0; 2], |foot| [foot.0, -foot.1]).map(|n| plane.length(n as f64));
            if groove.is_level() { [x + 1.35, y - 0.2] } else { [x, y + 1.45] }
        }
        Hit::Inside(Rect { left, bottom, right, top }) => {
            [(left + right) as f64, -(bottom + top) as f64].map(|sum| plane.length(sum / 2.0))
        }
    };
    let shape = if mark.wins {
        html! { <circle cx={decimal(x)} cy={decimal(y)} r="0.42" /> }
    } else {
        html! { <rect x={decimal(x - 0.4)} y={decimal(y - 0.4)} width="0.8" height="0.8" /> }
    };
    html! {
        <g class={if mark.wins { "mark wins" } else { "mark loses" }} aria-hidden="true">
            { shape }
            <text x={decimal(x)} y={decimal(y)}>{ mark.value }</text>
        </g>
    }
}
