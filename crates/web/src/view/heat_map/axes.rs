//! The numbers of the columns and rows in sight, along the edges of a map.

use crate::view::heat_map::viewport::{Frame, Rect, Viewport};
use crate::view::plane::decimal;
use maths::values::ticks;
use yew::prelude::*;

/// The least distance of two labels, across and down, in CSS pixels.
const APART: [f64; 2] = [52.0, 28.0];
/// More labels than this on an axis say nothing more.
const MOST: f64 = 10.0;

/// One axis: `svg.heat-axis.under` below the map or `svg.heat-axis.beside` left of it, as long as the map. The first column or
/// row has a number, and what runs across, and down or up, has a name.
pub(super) fn axis(frame: Frame, view: Viewport, is_across: bool, first: i64, name: &'static str) -> Html {
    let [columns, rows] = frame.in_sight(view);
    let label = |at: u32| {
        let Rect { left, top, width, height } = frame.rect(view, if is_across { (at, 0) } else { (0, at) });
        let (middle, end) =
            if is_across { (left + width / 2.0, frame.width) } else { (top + height / 2.0, frame.height) };
        // A label whose cell lies half outside would stand outside.
        (0.0..=end).contains(&middle).then(|| {
            let (x, y) = if is_across { (decimal(middle), "0.7em".into()) } else { ("100%".into(), decimal(middle)) };
            let number = (i64::from(at) + first).to_string().replace('-', "−");
            html! { <text key={at} {x} {y}>{ number }</text> }
        })
    };
    let (class, ticks) = if is_across {
        ("heat-axis under", ticks(columns, first, (frame.width / APART[0]).min(MOST)))
    } else {
        ("heat-axis beside", ticks(rows, first, (frame.height / APART[1]).min(MOST)))
    };
    // The name is at the end to which the numbers grow.
    let (x, y) = if is_across {
        (decimal(frame.width), "2.1em")
    } else {
        ("100%".into(), if frame.upwards { "-0.9em" } else { "100%" })
    };
    let shift = (!is_across && !frame.upwards).then_some("1.75em");
    html! {
        <svg {class} aria-hidden="true">
            { for ticks.filter_map(label) }
            <text key="name" class="name" {x} {y} dy={shift}>{ name }</text>
        </svg>
    }
}
