//! The numbers at the grooves of a drawing, and where there is room for them.

use crate::view::plane::{Plane, decimal};
use maths::games::scene::{Groove, Scene};
use std::collections::BinaryHeap;
use yew::prelude::*;

/// The largest number of grooves in a drawing whose labels do not run into each other.
const MOST_LABELED: usize = 48;

/// True if each groove of a drawing is labelled with the coordinate that it leaves.
pub fn is_labeled(scene: &Scene) -> bool {
    scene.grooves.len() <= MOST_LABELED
}

/// True if the feet of grooves are two units apart. Labels may then be larger if the drawing is small.
pub(super) fn is_airy(scene: &Scene) -> bool {
    let upright = scene.grooves.iter().filter(|groove| !groove.is_level());
    let feet = upright.filter_map(|groove| Some(groove.hit.foot()?.0));
    // From right to left. The code of the library's sorts is much larger than that of its heap.
    let mut feet: BinaryHeap<i64> = feet.collect();
    let mut last = feet.pop();
    std::iter::from_fn(|| feet.pop()).all(|foot| last.replace(foot).is_none_or(|last| last - foot >= 2 * scene.unit))
}

/// Labels beside the drawing stand at every so many grooves, so that they have room: in tenths of a unit, 9 where they may
/// be large, else 5.
pub(super) fn every_beside(scene: &Scene) -> u32 {
    let level = scene.grooves.iter().filter(|groove| groove.is_level());
    let heights = level.filter_map(|groove| Some(groove.hit.foot()?.1));
    let mut heights: BinaryHeap<i64> = heights.collect();
    let Some(highest) = heights.pop() else { return 1 };
    // Heights of equal bars are equally far apart.
    let Some(step) = heights.pop().map(|next| highest - next).filter(|step| *step > 0) else { return 1 };
    let room = if is_airy(scene) { 9 } else { 5 } * scene.unit;
    u32::try_from((room + 10 * step - 1) / (10 * step)).unwrap_or(1).max(1)
}

/// True if the label of a groove does not run into others.
pub(super) fn has_room(groove: &Groove, every: u32) -> bool {
    !groove.is_level() || groove.label.is_none_or(|to| to.is_multiple_of(every))
}

/// The coordinate that a break leaves, written at the foot of the groove.
pub(in crate::view) fn groove_label(plane: Plane, groove: &Groove) -> Option<Html> {
    let (foot, to) = (groove.hit.foot()?, groove.label?);
    let (class, dx, dy) = if groove.is_level() { ("label beside", 0.35, 0.0) } else { ("label under", 0.0, 0.75) };
    let [x, y] = [foot.0, -foot.1].map(|n| plane.length(n as f64));
    Some(html! { <text {class} x={decimal(x + dx)} y={decimal(y + dy)} aria-hidden="true">{ to }</text> })
}

#[cfg(test)]
mod tests {
    use super::{every_beside, is_labeled};
    use maths::games::Game;

    #[test]
    fn labels_beside_the_bar_have_room() {
        let every = |text: &str| every_beside(&text.parse::<Game>().unwrap().scene().unwrap());
        assert_eq!([every("triangle:k=3:7,4,7"), every("triangle:k=1:4,5,4"), every("nim:3,7,4")], [1, 1, 1]);
        // A third of a unit apart, beside large labels, which need nine tenths.
        assert_eq!(every("triangle:k=1/3:2,8,2"), 3);
        assert_eq!(every("sharing:0,5,16"), 1);
    }

    #[test]
    fn large_bars_have_no_labels() {
        let labeled = |text: &str| is_labeled(&text.parse::<Game>().unwrap().scene().unwrap());
        assert!(labeled("triangle:k=3:7,4,7") && !labeled("triangle:k=3:20,10,20"));
    }
}
