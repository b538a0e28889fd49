//! The numbers of the columns and rows in sight, along the edges of a map.

use crate::view::heat_map::viewport::Frame;
use crate::view::heat_map::viewport::Rect;
use crate::view::heat_map::viewport::Viewport;
use crate::view::plane::decimal;
use std::ops::Range;
use yew::prelude::*;

/// The least distance of two labels, across and down, in CSS pixels.
const APART: [f64; 2] = [52.0, 28.0];
/// More labels than this on an axis say nothing more.
const MOST: f64 = 10.0;

/// What is in sight, and the names of what runs across and down or up.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct Props {
    pub frame: Frame,
    pub view: Viewport,
    pub is_across: bool,
    /// The number of the first column or row.
    pub first: i64,
    pub name: &'static str,
}

/// One axis: `svg.heat-axis.under` below the map or `svg.heat-axis.beside` left of it, as long as the map.
#[component]
pub(super) fn Axis(props: &Props) -> Html {
    let Props { frame, view, is_across, first, name } = *props;
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
    // The name stands where the numbers grow to.
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

/// The places in a range whose numbers, counted from `first`, are multiples of 1, 2 or 5 times a power of ten; at most about
/// so many.
fn ticks(range: Range<u32>, first: i64, most: f64) -> impl Iterator<Item = u32> {
    let distance = i64::from(distance(range.len() as u32, most.max(1.0) as u32));
    let start = i64::from(range.start) + first;
    let begin = start + (-start).rem_euclid(distance);
    (0..)
        .map_while(move |n: i64| u32::try_from(begin.checked_add(n.checked_mul(distance)?)? - first).ok())
        .take_while(move |&at| at < range.end)
}

/// The least distance that leaves at most so many of a count of numbers.
fn distance(count: u32, most: u32) -> u32 {
    let powers = std::iter::successors(Some(1u32), |power| power.checked_mul(10));
    let distances = powers.flat_map(|power| [1, 2, 5].map(|n: u32| n.saturating_mul(power)));
    distances.into_iter().find(|distance| count.div_ceil(*distance) <= most).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::ticks;

    #[test]
    fn axes_have_a_readable_number_of_labels() {
        assert_eq!(ticks(0..10, 0, 10.0).collect::<Vec<_>>(), (0..10).collect::<Vec<_>>());
        assert_eq!(ticks(0..11, 0, 10.0).collect::<Vec<_>>(), [0, 2, 4, 6, 8, 10]);
        assert_eq!(ticks(1234..1290, 0, 10.9).collect::<Vec<_>>(), [1240, 1250, 1260, 1270, 1280]);
        assert_eq!(ticks(0..4000, 0, 8.0).collect::<Vec<_>>(), [0, 500, 1000, 1500, 2000, 2500, 3000, 3500]);
        assert_eq!(ticks(7..8, 0, 0.3).collect::<Vec<_>>(), [7]);
        assert_eq!(ticks(5..5, 0, 9.0).count(), 0);
        assert_eq!(ticks(0..21, -10, 5.0).collect::<Vec<_>>(), [0, 5, 10, 15, 20]);
        assert_eq!(ticks(0..21, -7, 5.0).collect::<Vec<_>>(), [2, 7, 12, 17]);
    }
}
