//! The side from which the cloud is seen, and the place of a point on the screen.
//!
//! The box has y upwards; x runs to the right and z away from a viewer in front of it. The projection
//! is orthographic: equal lengths stay equal and parallels parallel, so distances can be read off.
//!
//! ```text
//!        y                     looking down from above
//!        │  z                        z           turn: where the camera is,
//!        │ ╱                         │           from the front (0) over the
//!        │╱_____ x                   └── x       right side (a quarter) onwards
//!                                 camera         tilt: how far it is raised
//! ```

use crate::texts::Texts;
use crate::view::maths;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};

/// The place of the camera, and the size of the box in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The angle by which the camera went around the box, in radians, from −π to π: 0 is in front, π/2 at the right side.
    pub turn: f32,
    /// The angle by which the camera is raised, in radians, from −π/2 (below) to π/2 (above).
    pub tilt: f32,
    /// The size of the box: at 1 it fits into the frame however it is turned.
    pub zoom: f32,
    /// Which point of the box is in the middle of the frame, as parts of its sides from 0 to 1; ½ each unless it was moved.
    /// The larger everything is, the farther it can be moved.
    pub centre: [f32; 3],
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
/// The width of a frame that the presets fill, as a multiple of its height.
pub(super) const WIDE: f32 = 1.25;
impl Preset {
    /// All of them, in the order of their keys 1 to 5.
    pub const ALL: [Self; 5] = [Self::Oblique, Self::Front, Self::Side, Self::Top, Self::Corner];

    /// The name of the preset.
    pub fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Oblique => texts.preset_oblique(),
            Self::Front => texts.preset_front(),
            Self::Side => texts.preset_side(),
            Self::Top => texts.preset_top(),
            Self::Corner => texts.preset_corner(),
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
        let camera = Camera { turn, tilt, zoom: 1.0, centre: [0.5; 3] };
        let [right, up, _] = camera.axes();
        let extent = |axis: [f32; 3]| (0..3).map(|i| axis[i].abs() * sizes[i] as f32).sum::<f32>();
        let largest = (extent(right) / WIDE).max(extent(up)).max(f32::MIN_POSITIVE);
        Camera { zoom: maths::within_f32(diagonal(sizes) / largest, 1.0, ZOOMS.1), ..camera }
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
        Self { turn, tilt: maths::within_f32(self.tilt + upwards, -FRAC_PI_2, FRAC_PI_2), ..self }
    }

    /// The camera with everything larger by a factor, within bounds.
    pub fn zoomed(self, factor: f32) -> Self {
        let zoom = maths::within_f32(self.zoom * factor, ZOOMS.0, ZOOMS.1);
        Self { zoom, ..self }.moved([0.0; 3])
    }

    /// The camera with another point in the middle, away by these parts of the sides, as far as its zoom lets it.
    pub(super) fn moved(self, by: [f32; 3]) -> Self {
        let free = 0.5 - 0.5 / self.zoom.max(1.0);
        let centre = [0, 1, 2].map(|i| maths::within_f32(self.centre[i] + by[i], 0.5 - free, 0.5 + free));
        Self { centre, ..self }
    }

    /// Which directions of space run to the right, upwards and away on the screen: unit vectors, at right angles.
    pub fn axes(self) -> [[f32; 3]; 3] {
        let [(sin, cos), (rise, level)] = [self.turn, self.tilt].map(|angle| {
            let (sin, cos) = maths::sin_cos(angle.into());
            (sin as f32, cos as f32)
        });
        [[cos, 0.0, sin], [-rise * sin, level, rise * cos], [-level * sin, -rise, level * cos]]
    }
}

/// The length of the diagonal of a box, in cells; not zero even for a single point.
pub(super) fn diagonal(sizes: [u32; 3]) -> f32 {
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
        assert_eq!(Preset::of(Camera { turn: 1.0, tilt: 1.0, zoom: 1.0, centre: [0.5; 3] }), None);
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
        fn every_camera_is_orthonormal(turn in -PI..PI, tilt in -FRAC_PI_2..FRAC_PI_2) {
            assert_orthonormal(Camera { turn, tilt, zoom: 1.0, centre: [0.5; 3] });
        }
    }
}
