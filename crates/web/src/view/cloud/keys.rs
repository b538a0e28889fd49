//! Keys: they turn, move and zoom, and go from point to point.

use crate::view::cloud::gestures::Change;
use crate::view::cloud::{Points, Preset, ZOOM};

/// By how much an arrow key turns, in radians: five degrees.
const ARROW: f32 = std::f32::consts::PI / 36.0;
/// By how much an arrow key with Shift moves, in pixels.
const SHIFT: f32 = 40.0;

/// The change that a key makes to the camera.
pub(super) fn after_key(key: &str, with_shift: bool, sizes: [u32; 3]) -> Option<Change> {
    let arrow = |direction: [f32; 2]| match with_shift {
        true => Change::Shift(direction.map(|part| part * SHIFT)),
        false => Change::Turn(direction.map(|part| part * ARROW)),
    };
    let change = match key {
        "ArrowLeft" => arrow([-1.0, 0.0]),
        "ArrowRight" => arrow([1.0, 0.0]),
        "ArrowUp" => arrow([0.0, -1.0]),
        "ArrowDown" => arrow([0.0, 1.0]),
        "+" | "=" => Change::Zoom(ZOOM),
        "-" | "−" => Change::Zoom(1.0 / ZOOM),
        "Home" => Change::To(Preset::Oblique.camera(sizes)),
        _ => {
            let number: usize = key.parse().ok()?;
            Change::To(Preset::ALL.get(number.checked_sub(1)?)?.camera(sizes))
        }
    };
    Some(change)
}

/// The point after or before one in the list, which is a ring; the first or last if that one is not in it.
pub(super) fn next(points: &Points, at: Option<[u32; 3]>, is_forwards: bool) -> Option<[u32; 3]> {
    let count = points.places.len();
    let index = at.and_then(|at| points.places.iter().position(|place| place.map(u32::from) == at));
    let index = match (index, is_forwards) {
        (Some(index), true) => (index + 1) % count,
        (Some(index), false) => (index + count - 1) % count,
        (None, true) => 0,
        (None, false) => count.checked_sub(1)?,
    };
    Some(points.places.get(index)?.map(u32::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_go_around_the_points() {
        let points = Points { places: vec![[0, 0, 0], [1, 0, 1], [1, 2, 3]], kinds: Vec::new() };
        assert_eq!(next(&points, None, true), Some([0, 0, 0]));
        assert_eq!(next(&points, Some([1, 0, 1]), true), Some([1, 2, 3]));
        assert_eq!(next(&points, Some([1, 2, 3]), true), Some([0, 0, 0]));
        assert_eq!(next(&points, Some([0, 0, 0]), false), Some([1, 2, 3]));
        assert_eq!(next(&points, Some([9, 9, 9]), false), Some([1, 2, 3]));
        assert_eq!(next(&Points::default(), None, true), None);
        assert_eq!(next(&Points::default(), Some([0; 3]), false), None);
    }

    #[test]
    fn digits_are_the_presets() {
        assert_eq!(after_key("4", false, [8; 3]), Some(Change::To(Preset::Top.camera([8; 3]))));
        assert_eq!(after_key("ArrowLeft", true, [8; 3]), Some(Change::Shift([-SHIFT, 0.0])));
        assert_eq!(["0", "6", "x", "Tab"].map(|key| after_key(key, false, [8; 3])), [None; 4]);
    }
}
