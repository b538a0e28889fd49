//! The captions of a zoom: the visible part and the share of the set in it, the growth of the set, the position under the pointer.

use crate::bench::zoom::Space;
use crate::bench::zoom::sets::{Sets, Shown};
use crate::bench::zoom_panel::nearest::stated;
use crate::bench::{Zoom, ZoomSlice};
use maths::values::fixed;
use proofs::automata::picture::View;
use std::rc::Rc;
use web::evidence::automaton::tuple_of;
use web::texts::Texts;
use yew::prelude::*;

/// The visible part, with the names for its captions.
pub(super) struct Captions {
    pub texts: Texts,
    pub sets: Rc<Sets>,
    pub shown: Rc<Shown>,
    pub zoom: Zoom,
    /// The names of the coordinates that run across and up.
    pub names: [&'static str; 2],
    /// The number of coordinates of positions.
    pub count: usize,
    /// True if the set is that of the P-positions.
    pub is_p: bool,
}

/// The number of squares at the corner that are counted, each twice as large as the one before.
const SQUARES: u32 = 8;
/// A smaller part is written as “one in N”.
const SMALL: f64 = 0.0005;

impl Captions {
    /// A number as the language writes it.
    pub(super) fn number(&self, number: u64) -> String {
        self.texts.number(&number)
    }

    /// The purpose of the map, for readers who do not see it.
    pub(super) fn label(&self) -> String {
        let [across, up] = self.names;
        self.texts.far_label(&across, &up)
    }

    /// Which numbers are in sight, across or up.
    pub(super) fn range(&self, axis: usize, seen: &View) -> String {
        let [first, end] = seen.bounds();
        let last = end[axis].saturating_sub(1).max(first[axis]);
        self.texts.far_range(&self.names[axis], &self.number(first[axis]), &self.number(last))
    }

    fn is_above(&self) -> bool {
        self.zoom.slice == ZoomSlice::Above && self.sets.space == Space::Three
    }

    /// The share of the visible part that is in the set, and the size of a pixel.
    pub(super) fn inside(&self, seen: &View) -> Html {
        let texts = self.texts;
        let [members, all] = self.shown.inside(seen);
        if all == 0 {
            return html! { <p class="zoom-inside">{ texts.far_empty() }</p> };
        }
        let [said, of] = [members, all].map(|count| large(texts, count));
        let part = self.part(members, all);
        let inside = match (self.is_above(), self.is_p) {
            (true, true) => texts.far_inside_above_p(&said, &of, &part),
            (true, false) => texts.far_inside_above(&said, &of, &part),
            (false, true) => texts.far_inside_p(&said, &of, &part),
            (false, false) => texts.far_inside(&said, &of, &part),
        };
        let level = self.zoom.level;
        let side = texts.number(&(1u64 << level.unsigned_abs()));
        let pixel = match level {
            0 => texts.far_pixel_one().to_owned(),
            1.. => texts.far_pixel_many(&side),
            ..0 => texts.far_pixel_few(&side),
        };
        html! { <><p class="zoom-inside">{ inside }</p><p class="remark">{ pixel }</p></> }
    }

    fn part(&self, members: u128, all: u128) -> String {
        let part = members as f64 / (all.max(1)) as f64;
        if members > 0 && part < SMALL {
            return self.texts.far_one_in(&large(self.texts, all / members));
        }
        // Two figures that count.
        let percent = part * 100.0;
        self.texts.far_percent(&if percent < 10.0 { fixed(percent, 2) } else { fixed(percent, 1) })
    }

    /// The numbers of positions in larger and larger squares, and their growth.
    pub(super) fn growth(&self) -> Html {
        let texts = self.texts;
        let Some(growth) = self.shown.growth else {
            return html! { <p>{ texts.far_nothing() }</p> };
        };
        let count = |level| large(texts, self.shown.counts.at_corner(&self.shown.set, level));
        let counts: Vec<String> = (0..SQUARES).map(count).collect();
        let sides: Vec<String> = (0..SQUARES).map(|level| texts.number(&(1 << level))).collect();
        let rate = match growth.exact {
            Some(exact) => texts.number(&exact),
            None => texts.far_about(&fixed((growth.least + growth.most) / 2.0, 4)),
        };
        let dimension = growth.dimension();
        let is_whole = growth.exact.is_some_and(u64::is_power_of_two);
        let dimension = if is_whole { fixed(dimension, 0) } else { texts.far_about(&fixed(dimension, 4)) };
        let comma = texts.list_comma();
        html! {
            <div class="zoom-growth">
                <p>{ texts.far_counts(&sides.join(comma), &counts.join(comma)) }</p>
                <p>{ texts.far_growth(&rate, &dimension) }</p>
            </div>
        }
    }

    /// The position or square under the pointer.
    pub(super) fn pointed(&self, place: Option<[u64; 2]>) -> String {
        let (texts, zoom) = (self.texts, &self.zoom);
        let Some(place) = place else { return "\u{a0}".into() };
        if zoom.level > 0 {
            let level = zoom.level.unsigned_abs();
            let square = View { level, first: place.map(|number| number >> level), size: [1, 1] };
            let [members, all] = self.shown.inside(&square).map(|count| large(texts, count));
            let [first, end] = square.bounds();
            let last = end.map(|number| number - 1);
            return texts.far_square(&self.bare(first), &self.bare(last), &members, &all);
        }
        let position = self.sets.position(zoom, place);
        stated(texts, self.sets.kind(position), &tuple_of(&position[..self.count]), self.is_p)
    }

    /// The two numbers of a place, with their names.
    fn bare(&self, place: [u64; 2]) -> String {
        let [across, up] = self.names;
        let [a, b] = place.map(|number| self.number(number));
        format!("{across} = {a}{}{up} = {b}", self.texts.list_comma())
    }

    /// The meaning of the colours.
    pub(super) fn legend(&self) -> Html {
        let texts = self.texts;
        let [member, other] = match (self.is_above(), self.is_p) {
            (true, true) => [texts.far_legend_above_p(), texts.far_legend_above_none()],
            (true, false) => [texts.far_legend_above(), texts.far_legend_above_none()],
            (false, true) => [texts.legend_p_position(), texts.legend_n_position()],
            (false, false) => [texts.far_legend_member(), texts.far_legend_other()],
        };
        html! {
            <ul class="zoom-legend">
                <li><span class="swatch member"></span>{ member }</li>
                <li><span class="swatch other"></span>{ other }</li>
            </ul>
        }
    }
}

/// A number of up to 36 digits, in groups as the language writes those of smaller numbers.
fn large(texts: Texts, number: u128) -> String {
    const PART: u128 = 1_000_000_000_000_000_000;
    let [high, low] = [number / PART, number % PART].map(|part| u64::try_from(part).unwrap_or(u64::MAX));
    if high == 0 {
        return texts.number(&low);
    }
    // The separator of groups, as the language writes one thousand.
    let thousand = texts.number(&1000);
    let sign = thousand.trim_start_matches('1').trim_end_matches('0');
    let low = format!("{low:018}");
    let groups = (0..6).map(|group| [sign, &low[3 * group..3 * group + 3]].concat());
    texts.number(&high) + &groups.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::large;
    use web::texts::Texts;

    #[test]
    fn numbers_of_any_length_are_written_in_groups() {
        let written = |number| large(Texts::default(), number).replace('\u{202f}', " ");
        assert_eq!(written(999), "999");
        assert_eq!(written(123_456_789_012_345_678), "123 456 789 012 345 678");
        assert_eq!(written(1_000_000_000_000_000_000), "1 000 000 000 000 000 000");
        assert_eq!(written(1 << 106), "81 129 638 414 606 681 695 789 005 144 064");
    }
}
