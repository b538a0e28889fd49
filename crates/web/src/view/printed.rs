//! A position as a still drawing for screen and paper: at each groove it says what a cut there leaves.

use crate::view::board::groove_label;
use crate::view::maths::within;
use crate::view::pieces::pieces;
use crate::view::plane::{Plane, decimal};
use maths::games::scene::{Groove, Scene};
use std::collections::BinaryHeap;
use std::rc::Rc;
use yew::prelude::*;

/// Space around the drawing for the labels, in units.
const MARGIN: f64 = 1.1;
/// The size of a unit in pixels where there is no bound, and the largest where there is one.
const UNIT: f64 = 34.0;
const LARGEST_UNIT: f64 = 48.0;
/// The size of the labels in units; in pixels not less, which is a little more than 8 points, and not more.
const LABEL_PIXELS: f64 = 11.0;
const LARGEST_LABEL_PIXELS: f64 = 16.0;
const LABEL_UNITS: f64 = 0.52;
/// The distance between labels, as a part of their size: two digits and a space.
const APART: f64 = 1.5;

/// `svg.printed`: the pieces and the labels of the grooves, as large as there is room. Labels that would run into each other are left out.
/// `label` is the position, for readers who cannot see the drawing. `room` is the largest width and height, in pixels of 1/96 inch, and the
/// drawing fills it with readable labels. Without `room` the size of the drawing follows that of the bar.
pub fn printed(scene: &Rc<Scene>, label: &str, room: Option<[u32; 2]>) -> Html {
    let plane = Plane::of(scene);
    let view_box = plane.view_box(scene.frame, MARGIN);
    let fitting = |[width, height]: [u32; 2]| {
        let unit = (f64::from(width) / view_box[2]).min(f64::from(height) / view_box[3]).min(LARGEST_UNIT);
        (unit, within(LABEL_UNITS, LABEL_PIXELS / unit, LARGEST_LABEL_PIXELS / unit))
    };
    let (unit, size) = room.map_or((UNIT, LABEL_UNITS), fitting);
    let [under, beside] = [false, true].map(|is_level| every(scene, plane, is_level, size * APART));
    let every_of = |groove: &Groove| if groove.is_level() { beside } else { under };
    let has_room = |groove: &&Groove| groove.label.is_none_or(|to| to.is_multiple_of(every_of(groove)));
    let labels = scene.grooves.iter().filter(has_room).filter_map(|groove| groove_label(plane, groove));
    html! {
        <svg class="printed" role="img" aria-label={label.to_owned()} viewBox={view_box.map(decimal).join(" ")}
            width={decimal(view_box[2] * unit)} height={decimal(view_box[3] * unit)}>
            { pieces(scene, None) }
            <g class="grooves" font-size={decimal(size)}>{ for labels }</g>
        </svg>
    }
}

/// The least number n such that labels at every n-th groove have this much room, in units. The labels are those along the foot, or those
/// beside the drawing.
fn every(scene: &Scene, plane: Plane, is_level: bool, room: f64) -> u32 {
    let grooves = scene.grooves.iter().filter(|groove| groove.is_level() == is_level);
    let feet = grooves.filter_map(|groove| groove.hit.foot().map(|foot| if is_level { foot.1 } else { foot.0 }));
    // The code of the library's sorts is much larger than that of its heap.
    let mut feet: BinaryHeap<i64> = feet.collect();
    let Some(mut last) = feet.pop() else { return 1 };
    let mut closest = i64::MAX;
    while let Some(foot) = feet.pop() {
        if foot < last {
            closest = closest.min(last - foot);
        }
        last = foot;
    }
    if closest == i64::MAX {
        return 1;
    }
    // A drawing has far fewer grooves than there are numbers.
    (room / plane.length(closest as f64)).ceil().clamp(1.0, 1e6) as u32
}

#[cfg(test)]
mod tests {
    use super::every;
    use crate::view::plane::Plane;
    use maths::games::Game;

    #[test]
    fn labels_have_room() {
        let every = |text: &str, room| {
            let scene = text.parse::<Game>().unwrap().scene().unwrap();
            [false, true].map(|is_level| every(&scene, Plane::of(&scene), is_level, room))
        };
        assert_eq!(every("nim:4,0,6", 0.8), [1, 1]);
        assert_eq!(every("nim:40,3,30", 1.6), [2, 2]);
        assert_eq!(every("triangle:k=3:7,4,7", 0.8), [1, 1]);
        assert_eq!(every("sharing:0,5,16", 0.8), [1, 1]);
    }
}
