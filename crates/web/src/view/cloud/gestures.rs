//! Fingers and the mouse on the cloud: one turns it, two zoom, and a short touch is a tap.

use crate::view::cloud::camera::Camera;
use crate::view::cloud::projection::Projection;
use std::f32::consts::PI;

/// The largest distance that a pointer moves in a tap, in pixels.
const SLIP: f32 = 5.0;

/// A change of the camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Change {
    /// The box is dragged by these numbers of pixels to the right and down.
    Drag([f32; 2]),
    /// The box is turned: to the right and down, in radians.
    Turn([f32; 2]),
    /// The box is moved by these numbers of pixels to the right and down.
    Shift([f32; 2]),
    /// Everything becomes larger by a factor.
    Zoom(f32),
    /// Everything becomes larger around a place of the frame, and is moved.
    Pinch { factor: f32, at: [f32; 2], by: [f32; 2] },
    /// Another camera.
    To(Camera),
}

impl Change {
    /// Dragging that moves the box instead of turning it.
    pub(super) fn as_shift(self) -> Self {
        if let Self::Drag(by) = self { Self::Shift(by) } else { self }
    }

    /// The camera afterwards. The shorter side of the frame is half a turn long.
    pub(super) fn of(self, camera: Camera, shown: &Projection) -> Camera {
        let side = shown.frame[0].min(shown.frame[1]).max(1.0);
        match self {
            Self::Drag(by) => Self::Turn(by.map(|length| length * PI / side)).of(camera, shown),
            Self::Shift(by) => shown.shifted(camera, by),
            Self::Pinch { factor, at, by } => shown.shifted(shown.zoomed_at(camera, factor, at), by),
            // The box follows the pointer, so the camera goes the other way.
            Self::Turn([right, down]) => camera.turned(-right, down),
            Self::Zoom(factor) => camera.zoomed(factor),
            Self::To(camera) => camera,
        }
    }
}

/// The pointers that are down.
#[derive(Debug, Default)]
pub(super) struct Gesture {
    fingers: Vec<(i32, [f32; 2])>,
    slipped: f32,
}

impl Gesture {
    /// A pointer with this number comes down.
    pub(super) fn down(&mut self, pointer: i32, at: [f32; 2]) {
        self.fingers.retain(|&(other, _)| other != pointer);
        self.fingers.push((pointer, at));
        // Two fingers are never a tap, not even when one has gone.
        self.slipped = if self.fingers.len() == 1 { 0.0 } else { f32::INFINITY };
    }

    /// A pointer moves. Nothing happens while it may still be a tap.
    pub(super) fn moved(&mut self, pointer: i32, to: [f32; 2]) -> Option<Change> {
        let before = self.spread();
        let count = self.fingers.len();
        let (_, at) = self.fingers.iter_mut().find(|(other, _)| *other == pointer)?;
        let by = [to[0] - at[0], to[1] - at[1]];
        self.slipped = self.slipped.max(by[0].hypot(by[1]));
        if self.slipped <= SLIP {
            return None;
        }
        *at = to;
        match (count, before, self.spread()) {
            (1, _, _) => Some(Change::Drag(by)),
            (2, Some((before, _)), Some((after, at))) => {
                Some(Change::Pinch { factor: after / before, at, by: by.map(|length| length / 2.0) })
            }
            _ => None,
        }
    }

    /// A pointer goes up; true if that was a tap.
    pub(super) fn up(&mut self, pointer: i32) -> bool {
        let count = self.fingers.len();
        self.fingers.retain(|&(other, _)| other != pointer);
        count == 1 && self.fingers.is_empty() && self.slipped <= SLIP
    }

    /// True if no pointer is down.
    pub(super) fn is_over(&self) -> bool {
        self.fingers.is_empty()
    }

    /// The distance between two fingers, and the middle between them, in pixels.
    fn spread(&self) -> Option<(f32, [f32; 2])> {
        match self.fingers[..] {
            [(_, a), (_, b)] => Some(((a[0] - b[0]).hypot(a[1] - b[1]).max(1.0), [0, 1].map(|i| (a[i] + b[i]) / 2.0))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_finger_taps_or_drags() {
        let mut gesture = Gesture::default();
        gesture.down(1, [10.0, 10.0]);
        assert_eq!(gesture.moved(1, [13.0, 10.0]), None);
        assert!(gesture.up(1));
        gesture.down(1, [10.0, 10.0]);
        // The motion within the tap's tolerance is not lost when the gesture turns out to be a drag.
        assert_eq!(gesture.moved(1, [13.0, 10.0]), None);
        assert_eq!(gesture.moved(1, [17.0, 11.0]), Some(Change::Drag([7.0, 1.0])));
        assert_eq!(gesture.moved(1, [16.0, 11.0]), Some(Change::Drag([-1.0, 0.0])));
        assert!(!gesture.up(1) && gesture.is_over());
    }

    #[test]
    fn two_fingers_zoom_and_are_no_tap() {
        let mut gesture = Gesture::default();
        gesture.down(1, [0.0, 0.0]);
        gesture.down(2, [30.0, 40.0]);
        assert_eq!(
            gesture.moved(2, [60.0, 80.0]),
            Some(Change::Pinch { factor: 2.0, at: [30.0, 40.0], by: [15.0, 20.0] })
        );
        assert_eq!(gesture.moved(7, [0.0, 0.0]), None);
        assert!(!gesture.up(1));
        assert!(!gesture.up(2) && gesture.is_over());
    }

    #[test]
    fn the_box_follows_the_pointer() {
        let camera = Camera { turn: 0.0, tilt: 0.0, zoom: 1.0, centre: [0.5; 3] };
        let shown = Projection::new(camera, [9; 3], [300.0, 200.0]);
        let dragged = Change::Drag([100.0, 50.0]).of(camera, &shown);
        assert!((dragged.turn + PI / 2.0).abs() < 1e-5 && (dragged.tilt - PI / 4.0).abs() < 1e-5);
    }
}
