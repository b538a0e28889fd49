//! The drawing over the points: numbers and names of the axes, the marked and the pointed point.

use crate::view::cloud::projection::Projection;
use crate::view::cloud::scaffold::Label;
use maths::values::fixed;
use yew::prelude::*;

fn written(number: f32) -> String {
    fixed(number.into(), 1)
}

/// A number or a name at an axis.
pub(super) fn label(Label { at: [x, y], text, is_name }: Label) -> Html {
    let class = if is_name { "cloud-name" } else { "cloud-number" };
    html! { <text {class} x={written(x)} y={written(y)}>{ text }</text> }
}

/// A ring around a point, a little larger than the point.
fn ring(projection: &Projection, class: &'static str, [x, y, z]: [u32; 3], room: f32) -> Html {
    let [left, top, _] = projection.place([x, y, z].map(|n| n as f32));
    let [cx, cy, r] = [left, top, projection.dot() / 2.0 + room].map(written);
    html! { <circle {class} {cx} {cy} {r} /> }
}

/// The position on the board: a ring, and a line straight down to the floor.
pub(super) fn marked(projection: &Projection, place: [u32; 3]) -> Html {
    let [x, y, z] = place.map(|n| n as f32);
    let [[x1, y1, _], [x2, y2, _]] = [[x, y, z], [x, 0.0, z]].map(|end| projection.place(end));
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(written);
    html! {
        <g class="cloud-marked">
            <line {x1} {y1} x2={x2.clone()} y2={y2.clone()} />
            <circle class="foot" cx={x2} cy={y2} r="3" />
            { ring(projection, "ring", place, 4.0) }
        </g>
    }
}

/// The point under the pointer: a ring, and its coordinates beside it.
pub(super) fn pointed(projection: &Projection, place: [u32; 3]) -> Html {
    let [x, y, z] = place;
    let [left, top, _] = projection.place(place.map(|n| n as f32));
    let off = projection.dot() / 2.0 + 8.0;
    // On the side where there is more room.
    let is_left = left > projection.frame[0] * 0.7;
    let (class, left) = if is_left { ("before", left - off) } else { ("after", left + off) };
    html! {
        <g class="cloud-pointed">
            { ring(projection, "ring", place, 2.5) }
            <text {class} x={written(left)} y={written(top - off)}>{ format!("({x}, {y}, {z})") }</text>
        </g>
    }
}
