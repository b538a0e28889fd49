//! The visible part, as wheel, pointers and keys change it between two drawings of the page.

use crate::view::heat_map::gesture::{Gesture, Point};
use crate::view::heat_map::tools::Zoom;
use crate::view::heat_map::viewport::{Frame, Viewport};
use crate::view::maths;

/// The steps of the buttons and keys.
const STEP: f64 = 2.0;
/// The largest turn of the wheel that counts at once. A wheel with notches reports about 100 for one, a touch pad a few.
const MOST_TURNED: f64 = 30.0;

/// The frame, what is in sight, and what the pointers do.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Steering {
    pub frame: Frame,
    pub view: Viewport,
    pub gesture: Gesture,
    /// The width that the wheel has asked for. Cells take whole pixels, so small turns have to be added up.
    wish: f64,
}

impl Steering {
    pub(super) fn new(frame: Frame, view: Viewport) -> Self {
        Self { frame, view, gesture: Gesture::default(), wish: view.cell }
    }

    /// Takes over the frame and the visible part that the page shows now.
    pub(super) fn set(&mut self, frame: Frame, view: Viewport) {
        (self.frame, self.view) = (frame, view);
    }

    /// Zooms by a turn of the wheel.
    pub(super) fn turned(&mut self, at: Point, delta: f64) -> Viewport {
        // If anything else has changed the zoom, the present zoom counts, and not the earlier wish.
        if (self.wish - self.view.cell).abs() * self.frame.ratio > 0.5 + 1e-6 {
            self.wish = self.view.cell;
        }
        let least = self.frame.fit().cell;
        let factor = maths::exponential(-maths::within(delta, -MOST_TURNED, MOST_TURNED) / 100.0);
        self.wish = maths::within(self.wish * factor, least, Frame::WIDEST.max(least));
        self.view = self.frame.zoomed_to(self.view, at, self.wish);
        self.view
    }

    /// Zooms by a step, at a point or in the middle.
    pub(super) fn zoomed(&mut self, zoom: Zoom, at: Option<Point>) -> Viewport {
        let at = at.unwrap_or((self.frame.width / 2.0, self.frame.height / 2.0));
        self.view = match zoom {
            Zoom::In => self.frame.zoomed_at(self.view, at, STEP),
            Zoom::Out => self.frame.zoomed_at(self.view, at, 1.0 / STEP),
            Zoom::Fit => self.frame.fit(),
        };
        self.view
    }
}

#[cfg(test)]
mod tests {
    use super::Steering;
    use crate::view::heat_map::tools::Zoom;
    use crate::view::heat_map::viewport::Frame;

    fn steering() -> Steering {
        let frame =
            Frame { columns: 4000, rows: 4000, width: 800.0, height: 600.0, ratio: 1.0, aspect: 1.0, upwards: true };
        Steering::new(frame, frame.fit())
    }

    #[test]
    fn many_small_turns_are_one_large_turn() {
        let (mut small, mut large) = (steering(), steering());
        for _ in 0..300 {
            small.turned((400.0, 300.0), -2.0);
        }
        for _ in 0..20 {
            large.turned((400.0, 300.0), -30.0);
        }
        assert!((small.view.cell - large.view.cell).abs() < 1e-9 && small.view.cell > 50.0);
        // And back again.
        for _ in 0..300 {
            small.turned((400.0, 300.0), 2.0);
        }
        assert_eq!(small.view, small.frame.fit());
    }

    #[test]
    fn steps_lead_in_and_out() {
        let mut steering = steering();
        let fit = steering.view;
        assert!((steering.zoomed(Zoom::In, None).cell / fit.cell - 2.0).abs() < 1e-9);
        steering.zoomed(Zoom::In, Some((0.0, 0.0)));
        assert_eq!(steering.zoomed(Zoom::Fit, None), fit);
        assert_eq!(steering.zoomed(Zoom::Out, None), fit);
    }
}
