//! The box around the points, as lines and labels on the screen: pure geometry.
//!
//! The box is convex and all points are inside, so its far faces lie behind every point and its near edges before. The far
//! part is drawn below the canvas and the near part above it; nothing has to be compared in depth.
//!
//! ```text
//!        ╱╲             far:  grid and edges of the faces that look away, below the canvas
//!      ╱    ╲           near: edges of the faces towards the viewer, above it
//!     │╲    ╱│          labels: along the lowest edge of x, the lowest of z and the leftmost of y,
//!   y │  ╲╱  │                  which are always on the outline
//!      ╲  │ ╱
//!     x  ╲│╱  z
//! ```

use crate::view::cloud::camera::Camera;
use crate::view::cloud::projection::Projection;
use maths::values::fixed;

/// The least distance of two lines of the grid, in pixels, were the box seen at right angles.
const LEAST_GRID: f32 = 36.0;
/// A face is seen from its side if its normal has no more than this towards the viewer.
const LEVEL: f32 = 1e-3;
/// An axis shorter than this on the screen, in pixels, has no labels.
const LEAST_AXIS: f32 = 36.0;
/// The height of a label, and the width of a digit, in pixels.
const LETTER: [f32; 2] = [7.0, 13.0];

/// A number or a name beside an axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The middle of the label, in pixels.
    pub at: [f32; 2],
    /// The text at this place.
    pub text: String,
    /// True if the label is the name of the axis.
    pub is_name: bool,
}

/// The box on the screen; paths are in pixels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scaffold {
    /// The lines of the far faces.
    pub grid: String,
    /// The edges of the far faces.
    pub far: String,
    /// The edges between two near faces.
    pub near: String,
    /// Short strokes from the axes to their numbers.
    pub ticks: String,
    /// The labels of the axes.
    pub labels: Vec<Label>,
}

impl Scaffold {
    /// The box from 0 to these sizes.
    pub fn new(camera: Camera, projection: &Projection, sizes: [u32; 3], names: [&str; 3]) -> Self {
        let mut scaffold = Self::default();
        let away = camera.axes()[2];
        let ends = sizes.map(|size| size as f32);
        let distance = grid_distance(projection.unit);
        for axis in 0..3 {
            let edges = edges(axis, ends);
            for edge in &edges {
                // Of the two faces at an edge, those that look away from the viewer.
                let hidden = others(axis).into_iter().filter(|&i| {
                    let outward = if edge[0][i] > 0.0 { away[i] } else { -away[i] };
                    outward > -LEVEL
                });
                let path = if hidden.count() == 0 { &mut scaffold.near } else { &mut scaffold.far };
                line(path, projection, *edge);
            }
            if away[axis].abs() > LEVEL {
                let at = if away[axis] > 0.0 { ends[axis] } else { 0.0 };
                face(&mut scaffold.grid, projection, axis, at, ends, distance);
            }
            scaffold.label(axis, projection, edges, distance, sizes[axis], names[axis]);
        }
        scaffold
    }

    /// Numbers and the name along the outermost of the four edges of an axis.
    fn label(&mut self, axis: usize, projection: &Projection, edges: [Edge; 4], distance: u32, size: u32, name: &str) {
        let middle = projection.frame.map(|length| length / 2.0);
        let on_screen = edges.map(|edge| edge.map(|end| projection.place(end)));
        let rank = |[from, to]: [[f32; 3]; 2]| {
            let (left, down) = (-(from[0] + to[0]), from[1] + to[1]);
            // Of two that coincide on the screen or are equally low, the leftmost and nearest.
            let nearer = -1e-3 * (from[2] + to[2]);
            if axis == 1 { left + 1e-3 * down + nearer } else { down + 1e-3 * left + nearer }
        };
        let Some([from, to]) = on_screen.into_iter().max_by(|&a, &b| rank(a).total_cmp(&rank(b))) else { return };
        let along = [to[0] - from[0], to[1] - from[1]];
        let length = along[0].hypot(along[1]);
        if length < LEAST_AXIS {
            return;
        }
        let mut outwards = [-along[1] / length, along[0] / length];
        let centre = [0, 1].map(|i| (from[i] + to[i]) / 2.0 - middle[i]);
        if outwards[0] * centre[0] + outwards[1] * centre[1] < 0.0 {
            outwards = outwards.map(|part| -part);
        }
        let place = |at: f32, off: f32| [0, 1].map(|i| from[i] + along[i] * at + outwards[i] * off);
        // The part of the axis that a number takes, and the distance from the axis to the middle of the number.
        let width = LETTER[0] * decimal_digits(size) as f32;
        let room = (width + 10.0).min((LETTER[1] + 4.0) * length / along[1].abs().max(1e-3));
        let off = 9.0 + (outwards[0].abs() * width + outwards[1].abs() * LETTER[1]) / 2.0;
        let mut step = distance;
        while (step as f32) * length / (size.max(1) as f32) < room {
            step *= 2;
        }
        for tick in (0..=size).step_by(step as usize) {
            let part = tick as f32 / size.max(1) as f32;
            stroke(&mut self.ticks, place(part, 0.0), place(part, 5.0));
            self.labels.push(Label { at: place(part, off), text: tick.to_string(), is_name: false });
        }
        let name_off = off + (outwards[0].abs() * (width + 14.0) + outwards[1].abs() * 26.0) / 2.0 + 3.0;
        self.labels.push(Label { at: place(0.5, name_off), text: name.to_owned(), is_name: true });
    }
}

type Edge = [[f32; 3]; 2];

fn others(axis: usize) -> [usize; 2] {
    [(axis + 1) % 3, (axis + 2) % 3]
}

/// The four edges along an axis.
fn edges(axis: usize, ends: [f32; 3]) -> [Edge; 4] {
    let [b, c] = others(axis);
    [(0.0, 0.0), (0.0, ends[c]), (ends[b], 0.0), (ends[b], ends[c])].map(|(at_b, at_c)| {
        let mut from = [0.0; 3];
        (from[b], from[c]) = (at_b, at_c);
        let mut to = from;
        to[axis] = ends[axis];
        [from, to]
    })
}

/// The grid on the face at right angles to an axis.
fn face(path: &mut String, projection: &Projection, axis: usize, at: f32, ends: [f32; 3], distance: u32) {
    for [along, across] in [others(axis), [others(axis)[1], others(axis)[0]]] {
        for tick in (distance..ends[across] as u32).step_by(distance as usize) {
            let mut from = [0.0; 3];
            (from[axis], from[across]) = (at, tick as f32);
            let mut to = from;
            to[along] = ends[along];
            line(path, projection, [from, to]);
        }
    }
}

fn line(path: &mut String, projection: &Projection, edge: Edge) {
    let [[a, b, _], [c, d, _]] = edge.map(|end| projection.place(end));
    stroke(path, [a, b], [c, d]);
}

fn stroke(path: &mut String, [a, b]: [f32; 2], [c, d]: [f32; 2]) {
    for (sign, number) in [("M", a), (" ", b), ("L", c), (" ", d)] {
        path.push_str(sign);
        path.push_str(&fixed(number.into(), 1));
    }
}

/// Lines stand at multiples of a power of two: that is where nim-sums begin anew.
fn grid_distance(unit: f32) -> u32 {
    let mut distance = 1_u32;
    while (distance as f32) * unit < LEAST_GRID && distance < 1 << 20 {
        distance *= 2;
    }
    distance
}

fn decimal_digits(number: u32) -> u32 {
    number.max(1).ilog10() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::cloud::camera::Preset;

    fn scaffold(camera: Camera) -> Scaffold {
        let projection = Projection::new(camera, [64; 3], [600.0, 480.0]);
        Scaffold::new(camera, &projection, [64; 3], ["x", "y", "z"])
    }

    fn strokes(path: &str) -> usize {
        path.matches('M').count()
    }

    #[test]
    fn every_edge_is_drawn_once_and_three_at_most_are_near() {
        for (preset, near) in Preset::ALL.into_iter().zip([3, 0, 0, 0, 3]) {
            let scaffold = scaffold(preset.camera([64; 3]));
            assert_eq!(strokes(&scaffold.near), near, "{preset:?}");
            assert_eq!(strokes(&scaffold.far), 12 - near, "{preset:?}");
        }
    }

    #[test]
    fn an_axis_seen_from_its_end_has_no_labels() {
        let names = |preset: Preset| {
            let labels = scaffold(preset.camera([64; 3])).labels.into_iter();
            labels.filter(|label| label.is_name).map(|label| label.text).collect::<String>()
        };
        assert_eq!(Preset::ALL.map(names), ["xyz", "xy", "yz", "xz", "xyz"]);
    }

    #[test]
    fn from_the_front_x_runs_below_and_y_beside() {
        let Scaffold { labels, .. } = scaffold(Preset::Front.camera([64; 3]));
        let find =
            |text: &str| labels.iter().filter(|label| label.text == text).map(|label| label.at).collect::<Vec<_>>();
        let ([[x_left, x_down]], [[y_left, y_down]]) = (&find("x")[..], &find("y")[..]) else { panic!("{labels:?}") };
        assert!(*x_left == 300.0 && *x_down > 440.0 && *y_left < 130.0 && *y_down == 240.0);
        let [[left, _], [_, top]] = find("64")[..] else { panic!("{labels:?}") };
        assert!(left > 490.0 && top < 60.0);
    }

    #[test]
    fn labels_keep_clear_of_each_other() {
        for turn in -31..=31 {
            for tilt in -15..=15 {
                let camera = Camera { turn: turn as f32 / 10.0, tilt: tilt as f32 / 10.0, zoom: 1.0, centre: [0.5; 3] };
                let Scaffold { labels, .. } = scaffold(camera);
                let numbers = labels.split(|label| label.is_name);
                for axis in numbers {
                    for pair in axis.windows(2) {
                        let [across, down] = [0, 1].map(|i| (pair[0].at[i] - pair[1].at[i]).abs());
                        assert!(across >= 13.9 || down >= 12.9, "{camera:?} {pair:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_grid_follows_the_powers_of_two() {
        assert_eq!([36.0, 18.0, 4.0, 0.9].map(grid_distance), [1, 2, 16, 64]);
    }
}
