//! From which side the cloud is seen, and where that puts a point on the screen.
//!
//! The box stands with y upwards; x runs to the right and z away from whoever looks at it from the front. The projection
//! is orthographic: equal lengths stay equal and parallels parallel, so distances can be read off.
//!
//! ```text
//!        y                     looking down from above
//!        │  z                        z           turn: where the camera stands,
//!        │ ╱                         │           from the front (0) over the
//!        │╱_____ x                   └── x       right side (a quarter) onwards
//!                                 camera         tilt: how far it is raised
//! ```

use std::f32::consts::FRAC_PI_2;
use std::f32::consts::FRAC_PI_4;
use std::f32::consts::PI;
use std::f32::consts::TAU;

/// Where the camera stands, and how large it shows the box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// How far it went around the box, in radians, from −π to π: 0 is in front, π/2 at the right side.
    pub turn: f32,
    /// How far it is raised, in radians, from −π/2 (below) to π/2 (above).
    pub tilt: f32,
    /// How large the box is: at 1 it fits into the frame however it is turned.
    pub zoom: f32,
}

/// A way to look at the box that has a name.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Preset {
    /// From the front, a little from the right and from above.
    Oblique,
    /// Along the third axis: the first runs to the right, the second upwards.
    Front,
    /// Along the first axis: the third runs to the right, the second upwards.
    Side,
    /// Along the second axis: the first runs to the right, the third upwards.
    Top,
    /// Along the diagonal (1, 1, 1): the three axes are equally long and come towards the viewer.
    Corner,
}

/// The least and the largest zoom.
const ZOOMS: (f32, f32) = (0.5, 24.0);
/// Space around the box for ticks and names, in pixels.
const MARGIN: f32 = 44.0;
/// How much wider than high a frame is that the presets fill.
const WIDE: f32 = 1.25;
/// The diameter of a point, in cells.
const DOT: f32 = 0.92;
/// The least diameter of a point, in pixels: what is smaller cannot be told from the paper.
const LEAST_DOT: f32 = 1.7;

impl Preset {
    /// All of them, in the order of their keys 1 to 5.
    pub const ALL: [Self; 5] = [Self::Oblique, Self::Front, Self::Side, Self::Top, Self::Corner];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Oblique => "Oblique",
            Self::Front => "Front",
            Self::Side => "Side",
            Self::Top => "Top",
            Self::Corner => "Corner",
        }
    }

    /// The camera that looks this way at a box and shows it as large as it fits.
    pub fn camera(self, sizes: [u32; 3]) -> Camera {
        let (turn, tilt) = match self {
            Self::Oblique => (0.55, 0.38),
            Self::Front => (0.0, 0.0),
            Self::Side => (FRAC_PI_2, 0.0),
            Self::Top => (0.0, FRAC_PI_2),
            // From (1, 1, 1) to the origin: behind the right side, raised by the angle between a cube's diagonal and floor.
            Self::Corner => (FRAC_PI_2 + FRAC_PI_4, std::f32::consts::FRAC_1_SQRT_2.atan()),
        };
        let camera = Camera { turn, tilt, zoom: 1.0 };
        let [right, up, _] = camera.axes();
        let extent = |axis: [f32; 3]| (0..3).map(|i| axis[i].abs() * sizes[i] as f32).sum::<f32>();
        let largest = (extent(right) / WIDE).max(extent(up)).max(f32::MIN_POSITIVE);
        Camera { zoom: (diagonal(sizes) / largest).clamp(1.0, ZOOMS.1), ..camera }
    }

    /// The preset that a camera looks along, whatever its zoom.
    pub fn of(camera: Camera) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| {
            let other = preset.camera([1; 3]);
            (other.turn - camera.turn).abs() < 1e-3 && (other.tilt - camera.tilt).abs() < 1e-3
        })
    }
}

impl Camera {
    /// The camera taken around the box and raised, by angles in radians; it stops above and below.
    pub fn turned(self, around: f32, upwards: f32) -> Self {
        let turn = (self.turn + around + PI).rem_euclid(TAU) - PI;
        Self { turn, tilt: (self.tilt + upwards).clamp(-FRAC_PI_2, FRAC_PI_2), ..self }
    }

    /// The camera with everything larger by a factor, within bounds.
    pub fn zoomed(self, factor: f32) -> Self {
        Self { zoom: (self.zoom * factor).clamp(ZOOMS.0, ZOOMS.1), ..self }
    }

    /// Which directions of space run to the right, upwards and away on the screen: unit vectors, at right angles.
    pub fn axes(self) -> [[f32; 3]; 3] {
        let ((sin, cos), (rise, level)) = (self.turn.sin_cos(), self.tilt.sin_cos());
        [[cos, 0.0, sin], [-rise * sin, level, rise * cos], [-level * sin, -rise, level * cos]]
    }
}

/// What a camera makes of a box in a frame: the matrix that the graphics card, the labels and the pointer share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Projection {
    /// Rows of a 3 × 4 matrix. From (x, y, z, 1) they make pixels from the left, pixels from the top, and the depth from −1
    /// (nearest) to 1 (farthest).
    pub rows: [[f32; 4]; 3],
    /// The size of a cell, in pixels.
    pub unit: f32,
    /// Width and height of the frame, in pixels.
    pub frame: [f32; 2],
    /// How much depth is to be shown by size and colour, from 0 to 1. Along an axis nothing: there a point's place and colour
    /// say all, and what is near hides what is far.
    pub cue: f32,
}

impl Projection {
    /// The box from 0 to these sizes in the middle of a frame of so many pixels.
    pub fn new(camera: Camera, sizes: [u32; 3], frame: [f32; 2]) -> Self {
        let [width, height] = frame.map(|length| length - 2.0 * MARGIN);
        let room = (width / WIDE).min(height).max(1.0);
        let unit = camera.zoom * room / diagonal(sizes);
        let [right, up, away] = camera.axes();
        let row = |axis: [f32; 3], scale: f32, at: f32| {
            let [x, y, z] = axis.map(|part| part * scale);
            let [a, b, c] = sizes.map(|size| size as f32 / 2.0);
            [x, y, z, at - (x * a + y * b + z * c)]
        };
        let rows =
            [row(right, unit, frame[0] / 2.0), row(up, -unit, frame[1] / 2.0), row(away, 2.0 / diagonal(sizes), 0.0)];
        let most = away.iter().fold(0.0_f32, |most, part| most.max(part.abs()));
        Self { rows, unit, frame, cue: ((1.0 - most) * 5.0).clamp(0.0, 1.0) }
    }

    /// Pixels from the left, pixels from the top, and depth of a point.
    pub fn place(&self, [x, y, z]: [f32; 3]) -> [f32; 3] {
        self.rows.map(|[a, b, c, d]| a * x + b * y + c * z + d)
    }

    /// The diameter of a point, in pixels.
    pub fn dot(&self) -> f32 {
        (self.unit * DOT).max(LEAST_DOT)
    }
}

/// The length of the diagonal of a box, in cells; not zero even for a single point.
fn diagonal(sizes: [u32; 3]) -> f32 {
    sizes.iter().map(|&size| (size as f32).powi(2)).sum::<f32>().sqrt().max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
        (0..3).map(|i| a[i] * b[i]).sum()
    }

    fn is_near(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-4
    }

    fn assert_orthonormal(camera: Camera) {
        let axes = camera.axes();
        for (i, &a) in axes.iter().enumerate() {
            for (j, &b) in axes.iter().enumerate() {
                assert!(is_near(dot(a, b), if i == j { 1.0 } else { 0.0 }), "{camera:?}: {a:?} {b:?}");
            }
        }
        // Not a mirror image: to the right, upwards and away are like x, y and z themselves.
        let [[a, b, c], [d, e, f], [g, h, i]] = axes;
        assert!(is_near(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g), 1.0));
    }

    #[test]
    fn presets_are_orthonormal_and_know_themselves() {
        for preset in Preset::ALL {
            assert_orthonormal(preset.camera([64, 42, 64]));
            assert_eq!(Preset::of(preset.camera([9, 9, 9]).zoomed(2.0)), Some(preset));
        }
        assert_eq!(Preset::of(Camera { turn: 1.0, tilt: 1.0, zoom: 1.0 }), None);
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
    fn the_camera_stops_above_and_goes_around() {
        let camera = Preset::Front.camera([5; 3]);
        assert_eq!(camera.turned(0.0, 9.0).tilt, FRAC_PI_2);
        assert!(is_near(camera.turned(PI + 0.5, 0.0).turn, 0.5 - PI));
        assert_eq!(camera.zoomed(1e9).zoom, ZOOMS.1);
        assert_eq!(camera.zoomed(0.0).zoom, ZOOMS.0);
    }

    proptest! {
        #[test]
        fn at_zoom_1_the_box_is_in_the_frame(
            turn in -PI..PI, tilt in -FRAC_PI_2..FRAC_PI_2, sizes: [u16; 3], width in 200_f32..2000.0, height in 200_f32..2000.0,
        ) {
            let camera = Camera { turn, tilt, zoom: 1.0 };
            assert_orthonormal(camera);
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
