//! The places of the points of a box in a frame, and the camera after the frame was dragged or zoomed.

use crate::view::cloud::camera::{Camera, WIDE, diagonal};
use crate::view::maths;

/// Space around the box for ticks and names, in pixels.
const MARGIN: f32 = 44.0;
/// The diameter of a point, in cells.
const DOT: f32 = 0.92;
/// The least diameter of a point, in pixels: smaller points cannot be distinguished from the background.
const LEAST_DOT: f32 = 1.7;

/// The picture of a box that a camera makes in a frame: the matrix that the graphics card, the labels and the pointer share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Projection {
    /// Rows of a 3 × 4 matrix. From (x, y, z, 1) they make pixels from the left, pixels from the top, and the depth from −1
    /// (nearest) to 1 (farthest).
    pub rows: [[f32; 4]; 3],
    /// The size of a cell, in pixels.
    pub unit: f32,
    /// Width and height of the frame, in pixels.
    pub frame: [f32; 2],
    /// The box.
    pub sizes: [u32; 3],
    /// The amount of depth that size and colour show, from 0 to 1. Along an axis it is 0: there a point's place and colour show everything,
    /// and near points hide far ones.
    pub cue: f32,
}

impl Projection {
    /// The box from 0 to these sizes in the middle of a frame of this width and height in pixels.
    pub fn new(camera: Camera, sizes: [u32; 3], frame: [f32; 2]) -> Self {
        let [width, height] = frame.map(|length| length - 2.0 * MARGIN);
        let room = (width / WIDE).min(height).max(1.0);
        let unit = camera.zoom * room / diagonal(sizes);
        let [right, up, away] = camera.axes();
        let row = |axis: [f32; 3], scale: f32, at: f32, centre: [f32; 3]| {
            let [x, y, z] = axis.map(|part| part * scale);
            let [a, b, c] = [0, 1, 2].map(|i| sizes[i] as f32 * centre[i]);
            [x, y, z, at - (x * a + y * b + z * c)]
        };
        let rows = [
            row(right, unit, frame[0] / 2.0, camera.centre),
            row(up, -unit, frame[1] / 2.0, camera.centre),
            row(away, 2.0 / diagonal(sizes), 0.0, [0.5; 3]),
        ];
        let most = away.iter().fold(0.0_f32, |most, part| most.max(part.abs()));
        Self { rows, unit, frame, sizes, cue: maths::within_f32((1.0 - most) * 5.0, 0.0, 1.0) }
    }

    /// Pixels from the left, pixels from the top, and depth of a point.
    pub fn place(&self, [x, y, z]: [f32; 3]) -> [f32; 3] {
        self.rows.map(|[a, b, c, d]| a * x + b * y + c * z + d)
    }

    /// The camera after the box was moved by these numbers of pixels to the right and down.
    pub fn shifted(&self, camera: Camera, [across, down]: [f32; 2]) -> Camera {
        let [right, up, _] = camera.axes();
        let part = |i: usize| (up[i] * down - right[i] * across) / (self.unit * (self.sizes[i] as f32).max(1.0));
        camera.moved([part(0), part(1), part(2)])
    }

    /// The camera with everything larger by a factor, around what is at a place of the frame, in pixels.
    pub fn zoomed_at(&self, camera: Camera, factor: f32, at: [f32; 2]) -> Camera {
        let zoomed = camera.zoomed(factor);
        // The point at this place would move outwards. The shift brings it back by the same distance.
        let back = 1.0 - zoomed.zoom / camera.zoom;
        let by = [0, 1].map(|i| (at[i] - self.frame[i] / 2.0) * back * camera.zoom / zoomed.zoom);
        self.shifted(zoomed, by)
    }

    /// The diameter of a point, in pixels.
    pub fn dot(&self) -> f32 {
        (self.unit * DOT).max(LEAST_DOT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::cloud::camera::Preset;
    use proptest::prelude::*;
    use std::f32::consts::{FRAC_PI_2, PI};

    fn is_near(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn presets_look_where_they_say() {
        let moves = |preset: Preset, by: [f32; 3]| {
            let projection = Projection::new(preset.camera([10; 3]), [10; 3], [500.0, 400.0]);
            let ([x, y, _], [a, b, _]) = (projection.place([0.0; 3]), projection.place(by));
            // In cells, to the right and upwards.
            [(a - x) / projection.unit, (y - b) / projection.unit]
        };
        let (x, y, z) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]);
        let half = 0.5_f32.sqrt();
        let expected = [
            (Preset::Front, [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]),
            (Preset::Side, [[0.0, 0.0], [0.0, 1.0], [1.0, 0.0]]),
            (Preset::Top, [[1.0, 0.0], [0.0, 0.0], [0.0, 1.0]]),
            (
                Preset::Corner,
                [[-half, -1.0 / 6_f32.sqrt()], [0.0, (2.0_f32 / 3.0).sqrt()], [half, -1.0 / 6_f32.sqrt()]],
            ),
        ];
        for (preset, expected) in expected {
            for (axis, expected) in [x, y, z].into_iter().zip(expected) {
                let found = moves(preset, axis);
                assert!(is_near(found[0], expected[0]) && is_near(found[1], expected[1]), "{preset:?} {found:?}");
            }
        }
    }

    #[test]
    fn depth_is_shown_except_along_an_axis() {
        let cue = |preset: Preset| Projection::new(preset.camera([9; 3]), [9; 3], [500.0, 400.0]).cue;
        assert_eq!(Preset::ALL.map(cue).map(|cue| (cue * 100.0).round()), [100.0, 0.0, 0.0, 0.0, 100.0]);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there() {
        let frame = [600.0, 400.0];
        let camera = Preset::Oblique.camera([40, 30, 20]).zoomed(3.0);
        let projection = Projection::new(camera, [40, 30, 20], frame);
        let point = [22.0, 13.0, 11.0];
        let [left, top, _] = projection.place(point);
        let zoomed = projection.zoomed_at(camera, 1.5, [left, top]);
        let [x, y, _] = Projection::new(zoomed, [40, 30, 20], frame).place(point);
        assert!((x - left).abs() < 0.1 && (y - top).abs() < 0.1, "{left} {top} {x} {y}");
        let shifted = projection.shifted(camera, [20.0, -7.0]);
        let [x, y, _] = Projection::new(shifted, [40, 30, 20], frame).place(point);
        assert!((x - left - 20.0).abs() < 0.1 && (y - top + 7.0).abs() < 0.1);
        // A box that fits into the frame is in its middle.
        assert_eq!(shifted.zoomed(0.1).centre, [0.5; 3]);
        assert_eq!(projection.shifted(camera.zoomed(0.1), [50.0, 50.0]).centre, [0.5; 3]);
    }

    proptest! {
        #[test]
        fn at_zoom_1_the_box_is_in_the_frame(
            turn in -PI..PI, tilt in -FRAC_PI_2..FRAC_PI_2, sizes: [u16; 3], width in 200_f32..2000.0, height in 200_f32..2000.0,
        ) {
            let camera = Camera { turn, tilt, zoom: 1.0, centre: [0.5; 3] };
            let projection = Projection::new(camera, sizes.map(u32::from), [width, height]);
            for corner in 0..8 {
                let [x, y, depth] = projection.place([0, 1, 2].map(|i| if corner >> i & 1 == 1 { f32::from(sizes[i]) } else { 0.0 }));
                prop_assert!(x > MARGIN - 1.0 && x < width - MARGIN + 1.0, "{x}");
                prop_assert!(y > MARGIN - 1.0 && y < height - MARGIN + 1.0, "{y}");
                prop_assert!(depth.abs() < 1.001, "{depth}");
            }
        }
    }
}
