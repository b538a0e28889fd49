//! Points on the picture, in the order in which they are painted.

use crate::exports::cloud::Sight;
use crate::exports::drawing::{Attribute, Colour, Element, Part, units};
use crate::exports::scale;
use maths::values::scale::{range, step};

/// The thickness of a slab, in cells. Two points are at least a cell apart, so two points of nearly the same depth hardly overlap on the
/// picture. Within a slab the order does not matter.
const SLAB: f32 = 0.39;
/// The share of the paper in the colour of a point at depth 1, and the change of its size.
const FADE: f32 = 0.46;
const SHRINK: f32 = 0.12;
/// The shade of a point that a second ruleset does not have, after the ten steps of the scale, and its colour.
const APART: u8 = scale::HEIGHTS.len() as u8;
const APART_COLOUR: Colour = 0xc2_410c;
/// By how much a tile is smaller than a disc.
const TILE: f32 = 1.0 / 1.18;

/// Points as they are seen, from the farthest to the nearest: each may be painted over those before it.
#[derive(Clone, Debug)]
pub struct Points {
    ordered: Vec<Point>,
    /// The thickness of a slab, as a part of the depth, which goes from −1 to 1.
    thickness: f32,
    dot: f32,
    cue: f32,
    /// The largest height.
    most: u16,
}

#[derive(Clone, Copy, Debug)]
struct Point {
    /// Which slab it lies in, counted from the farthest.
    slab: u32,
    shade: u8,
    at: [f32; 2],
}

impl Point {
    /// The properties that points of one group have in common.
    fn key(&self) -> (u32, u8) {
        (self.slab, self.shade)
    }
}

impl Points {
    /// Puts points on the picture. Each is four numbers: x, y, z, and 0, or 1 if a second ruleset does not have it. Those
    /// outside of the frame are left out.
    pub fn new(cells: &[u16], sight: &Sight) -> Self {
        let most = cells.iter().skip(1).step_by(4).copied().max().unwrap_or(0);
        let [_, _, [a, b, c, _]] = sight.rows;
        let thickness = (SLAB * (a * a + b * b + c * c).sqrt()).max(1e-6);
        let place = |cells: &[u16]| {
            let &[x, y, z, apart] = cells else { return None };
            let [left, top, depth] =
                sight.rows.map(|[a, b, c, d]| a * f32::from(x) + b * f32::from(y) + c * f32::from(z) + d);
            let is_inside =
                [left, top].into_iter().zip(sight.frame).all(|(at, length)| at > -sight.dot && at < length + sight.dot);
            let shade = if apart == 0 { step(y, most) as u8 } else { APART };
            // The farthest corner of the box has a depth of 1 at most.
            let slab = ((1.0 - depth) / thickness).max(0.0) as u32;
            is_inside.then_some(Point { slab, shade, at: [left, top] })
        };
        let mut ordered: Vec<Point> = cells.chunks_exact(4).filter_map(place).collect();
        ordered.sort_by_key(Point::key);
        Self { ordered, thickness, dot: sight.dot, cue: sight.cue, most }
    }

    /// The number of points on the picture.
    pub fn len(&self) -> usize {
        self.ordered.len()
    }

    /// True if there is no point.
    pub fn is_empty(&self) -> bool {
        self.ordered.is_empty()
    }

    /// Each colour of the scale on which a height falls, with those heights, and the colour of points that a second ruleset
    /// does not have.
    pub(super) fn legend(&self) -> Vec<(Colour, String)> {
        let step = |(step, colour): (u32, &Colour)| {
            let (from, until) = range(step, self.most)?;
            let last = if from == until { String::new() } else { format!("–{until}") };
            Some((*colour, format!("{from}{last}")))
        };
        let apart = self.has_tiles().then(|| (APART_COLOUR, "only this one".to_owned()));
        (0..).zip(&scale::HEIGHTS).filter_map(step).chain(apart).collect()
    }

    /// The bounds of each point: left, top, right, bottom.
    pub(super) fn bounds(&self) -> impl Iterator<Item = [f32; 4]> + '_ {
        let half = self.dot * (1.0 + SHRINK) / 2.0;
        self.ordered.iter().map(move |Point { at: [left, top], .. }| [left - half, top - half, left + half, top + half])
    }

    fn has_tiles(&self) -> bool {
        self.ordered.iter().any(|point| point.shade == APART)
    }

    /// The description of the picture.
    pub(super) fn description(&self) -> &'static str {
        if self.has_tiles() {
            "P-positions (x, y, z) in 3D: discs, whose colour is y, for those of both rulesets, tiles for those of this one alone"
        } else {
            "P-positions (x, y, z) in 3D: discs, whose colour is y"
        }
    }

    /// A path for those of one colour in one slab, from the farthest slab to the nearest.
    pub(super) fn paths(&self) -> Vec<Element> {
        let groups = self.ordered.chunk_by(|point, next| point.key() == next.key());
        let path = |group: &[Point]| {
            let fill = group.first().map(|point| self.fill(point));
            Element::path([Attribute::Fill(fill)], group.iter().map(|point| self.part(point)).collect())
        };
        groups.map(path).collect()
    }

    /// The depth of a slab's middle.
    fn depth(&self, slab: u32) -> f32 {
        1.0 - (slab as f32 + 0.5) * self.thickness
    }

    /// The colour of a point. Far points fade into the paper.
    fn fill(&self, &Point { slab, shade, .. }: &Point) -> Colour {
        let own = scale::HEIGHTS.get(usize::from(shade)).copied().unwrap_or(APART_COLOUR);
        let part = ((self.depth(slab) + 0.7) / 1.7).clamp(0.0, 1.0);
        let paper = FADE * self.cue * part * part * (3.0 - 2.0 * part);
        let [_, red, green, blue] = own.to_be_bytes().map(|part| {
            let part = f32::from(part);
            (part + (255.0 - part) * paper).round() as u32
        });
        red << 16 | green << 8 | blue
    }

    /// The outline of a point.
    fn part(&self, &Point { slab, shade, at: [left, top] }: &Point) -> Part {
        let diameter = (self.dot * (1.0 - SHRINK * self.cue * self.depth(slab))).max(1.0);
        let side = if shade == APART { diameter * TILE } else { diameter };
        // Hundredths of a pixel are as fine as anybody can see.
        let [left, top, half] = [left, top, side / 2.0].map(|length| (f64::from(length) * 100.0).round() as i64 * 10);
        if shade == APART {
            return Part::Rectangle(units([left - half, top - half, 2 * half, 2 * half]));
        }
        Part::Circle(units([left - half, top, half]))
    }
}
