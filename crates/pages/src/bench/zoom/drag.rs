//! Fingers and the mouse on a picture: one moves it, two zoom it. No browser is needed here.
//!
//! Every motion is measured from where it began, so what is rounded does not add up. It begins anew whenever a finger comes or goes.

use crate::bench::zoom::Space;
use crate::bench::{Zoom, ZoomChange};

/// A point in pixels, from the lower left.
pub(super) type Point = [f64; 2];

/// The distance in pixels from which the movement of a pointer is a drag and no longer a click.
const STILL: f64 = 6.0;

/// The pointers that are down, and what was in sight when the motion began.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Drag {
    pointers: Vec<(i32, Point)>,
    begin: Option<(Zoom, Span)>,
    has_moved: bool,
}

/// The middle of the pointers and how far they are apart.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Span {
    middle: Point,
    apart: f64,
}

impl Drag {
    /// A pointer comes down.
    pub(super) fn down(&mut self, pointer: i32, at: Point, zoom: Zoom) {
        if self.pointers.is_empty() {
            self.has_moved = false;
        }
        self.pointers.retain(|(other, _)| *other != pointer);
        self.pointers.push((pointer, at));
        self.has_moved |= self.pointers.len() > 1;
        self.begin = Some((zoom, self.span()));
    }

    /// A pointer goes up, or is taken away.
    pub(super) fn up(&mut self, pointer: i32, zoom: Zoom) {
        self.pointers.retain(|(other, _)| *other != pointer);
        self.begin = (!self.pointers.is_empty()).then(|| (zoom, self.span()));
    }

    /// Moves a pointer. Returns the new visible part if the pointer is down and has moved far enough to count.
    pub(super) fn moved(&mut self, pointer: i32, at: Point, size: [u32; 2]) -> Option<Zoom> {
        let known = self.pointers.iter_mut().find(|(other, _)| *other == pointer)?;
        known.1 = at;
        let (zoom, from) = self.begin?;
        let to = self.span();
        let by = [0, 1].map(|axis| to.middle[axis] - from.middle[axis]);
        self.has_moved |= by[0].hypot(by[1]) > STILL;
        if !self.has_moved {
            return None;
        }
        let levels = if from.apart > 0.0 { (to.apart / from.apart).max(1e-3).log2().round() as i32 } else { 0 };
        let middle = from.middle.map(|at| at.max(0.0) as u32);
        let zoom = if levels == 0 { zoom } else { zoom.after(ZoomChange::Level(levels, middle, size), Space::Three) };
        Some(zoom.after(ZoomChange::Shift(by.map(|by| -by.round() as i64), size), Space::Three))
    }

    /// True if the pointers have moved too far for a click.
    pub(super) fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// True if a pointer is down.
    pub(super) fn is_down(&self) -> bool {
        !self.pointers.is_empty()
    }

    /// Two pointers count; a third finger changes nothing.
    fn span(&self) -> Span {
        match self.pointers[..] {
            [] => Span { middle: [0.0; 2], apart: 0.0 },
            [(_, middle)] => Span { middle, apart: 0.0 },
            [(_, a), (_, b), ..] => {
                Span { middle: [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0], apart: (a[0] - b[0]).hypot(a[1] - b[1]) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Drag;
    use crate::bench::Zoom;

    const SIZE: [u32; 2] = [500, 500];

    #[test]
    fn a_drag_moves_the_plane_with_the_finger_and_back() {
        let zoom = Zoom { corner: [1000, 1000], level: 2, ..Zoom::default() };
        let mut drag = Drag::default();
        drag.down(1, [100.0, 100.0], zoom);
        assert_eq!(drag.moved(1, [103.0, 100.0], SIZE), None);
        assert!(!drag.has_moved());
        assert_eq!(drag.moved(1, [150.0, 80.0], SIZE).map(|zoom| zoom.corner), Some([800, 1080]));
        assert_eq!(drag.moved(1, [100.0, 100.0], SIZE), Some(zoom));
        drag.up(1, zoom);
        assert!(drag.has_moved() && !drag.is_down());
        assert_eq!(drag.moved(1, [0.0, 0.0], SIZE), None);
        drag.down(1, [0.0, 0.0], zoom);
        assert!(!drag.has_moved());
    }

    #[test]
    fn two_fingers_zoom_about_their_middle() {
        let zoom = Zoom { corner: [1024, 1024], level: 2, ..Zoom::default() };
        let mut drag = Drag::default();
        drag.down(1, [100.0, 100.0], zoom);
        drag.down(2, [200.0, 100.0], zoom);
        drag.moved(1, [50.0, 100.0], SIZE);
        let after = drag.moved(2, [250.0, 100.0], SIZE).unwrap();
        assert_eq!(after.level, 1);
        assert_eq!(after.place([150, 100]), zoom.place([150, 100]));
    }
}
