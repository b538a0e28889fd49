//! Fingers and the mouse on a map: one moves it, two zoom it. No browser is needed here.
//!
//! Every motion is measured from where it began, so rounding to whole pixels does not add up while it goes on. It begins anew
//! whenever a finger comes or goes.

use crate::view::heat_map::viewport::{Frame, Viewport};

/// A point of a frame, in CSS pixels.
pub(super) type Point = (f64, f64);

/// The distance that a pointer moves before a click becomes a drag, in CSS pixels.
const STILL: f64 = 5.0;

/// The pointers that are down, and what they have done so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Gesture {
    /// The pointers that are down, by their numbers.
    pointers: Vec<(i32, Point)>,
    /// The visible part when the motion began, and the places of the pointers then.
    begin: Option<(Viewport, Span)>,
    is_drag: bool,
}

/// The middle of the pointers and how far they are apart.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Span {
    middle: Point,
    apart: f64,
}

impl Gesture {
    /// A pointer comes down.
    pub(super) fn down(&mut self, pointer: i32, at: Point, view: Viewport) {
        if self.pointers.is_empty() {
            self.is_drag = false;
        }
        self.pointers.retain(|&(other, _)| other != pointer);
        self.pointers.push((pointer, at));
        self.is_drag |= self.pointers.len() > 1;
        self.begin = Some((view, self.span()));
    }

    /// A pointer goes up, or is taken away.
    pub(super) fn up(&mut self, pointer: i32, view: Viewport) {
        self.pointers.retain(|&(other, _)| other != pointer);
        self.begin = (!self.pointers.is_empty()).then(|| (view, self.span()));
    }

    /// A pointer moves. Returns the new visible part; `None` if the motion is too small for a drag or the pointer is not down.
    pub(super) fn moved(&mut self, pointer: i32, at: Point, frame: &Frame) -> Option<Viewport> {
        let known = self.pointers.iter_mut().find(|(other, _)| *other == pointer)?;
        known.1 = at;
        let (view, from) = self.begin?;
        let to = self.span();
        let (dx, dy) = (to.middle.0 - from.middle.0, to.middle.1 - from.middle.1);
        self.is_drag |= dx.hypot(dy) > STILL;
        let factor = if from.apart > 0.0 { to.apart / from.apart } else { 1.0 };
        self.is_drag.then(|| frame.panned(frame.zoomed_at(view, from.middle, factor), dx, dy))
    }

    /// True if the pointers have moved too far for a click.
    pub(super) fn is_drag(&self) -> bool {
        self.is_drag
    }

    /// True if a pointer is down.
    pub(super) fn is_down(&self) -> bool {
        !self.pointers.is_empty()
    }

    /// Two pointers count; a third finger changes nothing.
    fn span(&self) -> Span {
        match self.pointers[..] {
            [] => Span { middle: (0.0, 0.0), apart: 0.0 },
            [(_, middle)] => Span { middle, apart: 0.0 },
            [(_, a), (_, b), ..] => {
                Span { middle: ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), apart: (a.0 - b.0).hypot(a.1 - b.1) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Gesture;
    use crate::view::heat_map::viewport::{Frame, Viewport};

    const FRAME: Frame =
        Frame { columns: 100, rows: 100, width: 500.0, height: 500.0, ratio: 1.0, aspect: 1.0, upwards: false };
    const VIEW: Viewport = Viewport { left: 20.0, top: 30.0, cell: 10.0 };

    #[test]
    fn a_drag_moves_the_plane_and_is_no_click() {
        let mut gesture = Gesture::default();
        gesture.down(1, (100.0, 100.0), VIEW);
        assert_eq!(gesture.moved(1, (103.0, 102.0), &FRAME), None);
        assert!(!gesture.is_drag());
        let view = gesture.moved(1, (150.0, 80.0), &FRAME);
        assert_eq!(view, Some(Viewport { left: 15.0, top: 32.0, cell: 10.0 }));
        // Going back it shows what it showed before.
        assert_eq!(gesture.moved(1, (100.0, 100.0), &FRAME), Some(VIEW));
        gesture.up(1, VIEW);
        assert!(gesture.is_drag() && !gesture.is_down());
        assert_eq!(gesture.moved(1, (0.0, 0.0), &FRAME), None);
        gesture.down(1, (0.0, 0.0), VIEW);
        assert!(!gesture.is_drag());
    }

    #[test]
    fn two_fingers_zoom_about_their_middle() {
        let mut gesture = Gesture::default();
        gesture.down(1, (100.0, 100.0), VIEW);
        gesture.down(2, (200.0, 100.0), VIEW);
        // Twice as far apart: the place under the middle, column 35, row 40, goes with the middle.
        gesture.moved(1, (100.0, 150.0), &FRAME);
        let view = gesture.moved(2, (300.0, 150.0), &FRAME);
        assert_eq!(view, Some(Viewport { left: 25.0, top: 32.5, cell: 20.0 }));
        // The finger that stays goes on from there without a jump.
        gesture.up(1, view.unwrap());
        assert_eq!(gesture.moved(2, (300.0, 150.0), &FRAME), view);
    }

    #[test]
    fn a_pointer_that_never_came_down_does_nothing() {
        assert_eq!(Gesture::default().moved(3, (1.0, 1.0), &FRAME), None);
    }
}
