//! The counterexamples, in the plane of two coordinates. Many places are drawn as squares of places, as wide as a power of two, and the
//! darker the more of them there are.
//!
//! ```text
//! svg.listed-picture
//! ├─ rect.paper
//! ├─ path.some, path.many, path.most
//! └─ text                              the names of the coordinates, and their last values
//! ```

use maths::claims::{Counterexamples, Each};
use maths::values::fixed;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::rc::Rc;
use web::texts::use_texts;
use yew::prelude::*;

/// The list.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub all: Rc<Counterexamples>,
}

/// More squares than this in a row are too many.
const MOST: u32 = 128;
/// The looks of squares, from the fewest counterexamples to the most.
const SHADES: [&str; 3] = ["some", "many", "most"];
/// The space on the left and below, as a part of the plane, and how large letters are in it: five digits fit.
const MARGIN: f64 = 0.18;
const LETTER: f64 = 0.05;

/// The picture; none of cases that are no places of a plane.
#[component]
pub(super) fn Picture(props: &Props) -> Html {
    let texts = use_texts();
    let drawn = use_memo(Rc::clone(&props.all), |all| Squares::of(all));
    let Some(squares) = &*drawn else { return Html::default() };
    let side = f64::from(squares.side);
    let (margin, letter) = (side * MARGIN, side * LETTER);
    let text = |class: &'static str, x: f64, y: f64, text: String| {
        html! { <text {class} x={fixed(x, 2)} y={fixed(y, 2)} font-size={fixed(letter, 2)}>{ text }</text> }
    };
    let [across, upwards] = squares.names;
    html! {
        <svg class="listed-picture" role="img" aria-label={texts.lab_counterexamples_picture(&across, &upwards)}
            viewBox={[-margin, -letter, side + margin + letter, side + 2.6 * letter].map(|number| fixed(number, 2)).join(" ")}>
            <rect class="paper" x="0" y="0" width={squares.side.to_string()} height={squares.side.to_string()} />
            { for SHADES.into_iter().zip(&squares.paths).map(|(class, path)| html! { <path {class} d={path.clone()} /> }) }
            { text("name", side / 2.0, side + 1.2 * letter, across.to_owned()) }
            { text("name", -margin / 2.0, side / 2.0, upwards.to_owned()) }
            { text("end", side, side + 1.2 * letter, squares.last.to_string()) }
            { text("end", -letter / 2.0, letter, squares.last.to_string()) }
            { text("end", -letter / 2.0, side + 1.2 * letter, 0.to_string()) }
        </svg>
    }
}

/// Squares of a plane with counterexamples in them.
#[derive(Debug, PartialEq)]
struct Squares {
    names: [&'static str; 2],
    /// The number of squares in a row.
    side: u32,
    /// The largest coordinate.
    last: u32,
    /// The paths of the squares of each shade.
    paths: [String; 3],
}

impl Squares {
    fn of(all: &Counterexamples) -> Option<Self> {
        let is_sharing = all.rows.first()?.at.game()?.ruleset().rules.is_piles();
        let (names, axes) = match all.each {
            Each::Column => (["x", "z"], [0, 2]),
            Each::NormalForm => (["a", "b"], [1, 2]),
            Each::Position if !is_sharing => (["x", "z"], [0, 2]),
            Each::Position | Each::SharingColumn | Each::Size | Each::Part => return None,
        };
        let places = || all.rows.iter().map(|row| axes.map(|axis| row.at.position().xyz()[axis]));
        let last = places().flatten().max()?;
        let width = (last / MOST + 1).next_power_of_two();
        let mut counts: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        places().for_each(|[across, upwards]| *counts.entry((upwards / width, across / width)).or_default() += 1);
        let side = last / width + 1;
        let most = counts.values().copied().max()?;
        let mut paths = [(); 3].map(|()| String::new());
        for ((upwards, across), count) in counts {
            let shade = (SHADES.len() as u32 * count).div_ceil(most) as usize - 1;
            // Writing to a text cannot fail.
            let _ = write!(paths[shade], "M{across} {}h1v1h-1z", side - 1 - upwards);
        }
        Some(Self { names, side, last, paths })
    }
}

#[cfg(test)]
mod tests {
    use super::Squares;
    use maths::claims::{Counterexample, Counterexamples, Each, End, Finding};

    fn squares(each: Each, positions: &[&str]) -> Option<Squares> {
        let row = |at: &&str| Counterexample {
            at: at.parse().unwrap(),
            expected: Finding::Holds(true),
            found: Finding::Holds(false),
        };
        let rows = positions.iter().map(row).collect();
        Squares::of(&Counterexamples { rows, beyond: 0, each, end: End::Complete })
    }

    #[test]
    fn a_place_is_a_square_and_row_0_is_below() {
        let drawn = squares(Each::Column, &["nim:0,5,0", "nim:3,0,1"]).unwrap();
        assert_eq!((drawn.names, drawn.side, drawn.last), (["x", "z"], 4, 3));
        assert_eq!(drawn.paths, ["", "", "M0 3h1v1h-1zM3 2h1v1h-1z"]);
    }

    #[test]
    fn many_places_share_squares_and_the_more_the_darker() {
        let drawn =
            squares(Each::NormalForm, &["sharing:0,1,256", "sharing:0,2,257", "sharing:0,3,259", "sharing:0,9,300"]);
        let drawn = drawn.unwrap();
        // Squares of 4: b = 256 … 259 is the 64th row, 300 the 75th, which is the last.
        assert_eq!((drawn.names, drawn.side, drawn.last), (["a", "b"], 76, 300));
        assert_eq!(drawn.paths, ["M2 0h1v1h-1z", "", "M0 11h1v1h-1z"]);
        assert_eq!(squares(Each::Size, &["nim:1,2,3"]), None);
        assert_eq!(squares(Each::Column, &[]), None);
    }
}
