//! The visible part of a proved set: a part of a plane of positions with coordinates below 2⁵³.
//!
//! ```text
//!           ┌────────────────┐   The level gives the size of a pixel: a square of 2ˡ by 2ˡ positions, or for a negative level
//!           │                │   2⁻ˡ by 2⁻ˡ pixels are one position. Pixels are those of the device. A pixel begins at
//!   corner  └────────────────┘   multiples of 2ˡ, so one state of the automaton describes it.
//! ```

pub(super) mod canvas;
mod drag;
pub mod paint;
pub mod sets;
mod ticks;

use maths::games::{Axis, Rules};
use proofs::automata::picture::Picture;
use web::view::sizing::Size;

/// The visible part of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zoom {
    /// The plane.
    pub slice: Slice,
    /// The position at the lower left: the number that runs across and the one that runs up.
    pub corner: [u64; 2],
    /// The level, which gives the size of a pixel.
    pub level: i32,
    /// The position where the reader is, with all its coordinates.
    pub here: Option<[u64; 3]>,
    /// The choice between the positions with the pass (true) and those without it, if one was made.
    pub pass: Option<bool>,
}

/// Which coordinates positions have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// x, y and z, of which a plane has two.
    Three,
    /// Two: the one that runs across and the one that runs up.
    Two([usize; 2]),
}

impl Space {
    /// That of the positions of some rules; none for a single coordinate, and for more than three.
    pub fn of(rules: Rules) -> Option<Self> {
        match rules {
            Rules::Bar(_) => Some(Self::Three),
            // The normal forms (0, y, z), with z across.
            Rules::Piles(_) => Some(Self::Two([2, 1])),
            Rules::Own(own) => match own.count() {
                // As in tables: the second coordinate runs across.
                2 => Some(Self::Two([1, 0])),
                3 => Some(Self::Three),
                _ => None,
            },
        }
    }
}

/// A plane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slice {
    /// All places (x, z), each with the positions over it.
    #[default]
    Above,
    /// The positions that have this number as a coordinate.
    Fixed(Axis, u64),
}

/// A change of the visible part. A size is that of the picture in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another plane.
    Slice(Slice),
    /// The positions with the pass, or those without it.
    Pass(bool),
    /// One number of the corner, across or up.
    Corner(usize, u64, [u32; 2]),
    /// Another part of the plane, to which it was dragged.
    Sight([u64; 2], i32),
    /// The picture moves over the plane by this number of pixels, across and up.
    Shift([i64; 2], [u32; 2]),
    /// Pixels become larger by this number of levels. The position at the given pixel, counted from the lower left, stays at that pixel.
    Level(i32, [u32; 2], [u32; 2]),
    /// Everything is in sight.
    Whole([u32; 2]),
    /// The reader goes to this position, which comes into sight.
    Here([u64; 3], [u32; 2]),
}

/// The width and height of a picture in pixels of the device.
pub fn pixels(size: Size) -> [u32; 2] {
    [size.width, size.height].map(|length| (length * size.ratio).round() as u32)
}

impl Default for Zoom {
    fn default() -> Self {
        Self { slice: Slice::default(), corner: [0; 2], level: Self::USUAL, here: None, pass: None }
    }
}

impl Zoom {
    /// The level at the beginning: one position is two pixels wide.
    pub const USUAL: i32 = -1;
    /// The least level: one position has 64 by 64 pixels.
    pub const LEAST: i32 = -6;
    /// The largest: the whole plane has 128 by 128 pixels.
    pub const MOST: i32 = Picture::DIGITS as i32 - 7;

    /// The number of positions in a length in pixels, rounded up.
    pub fn span(&self, pixels: u32) -> u64 {
        if self.level >= 0 { u64::from(pixels) << self.level } else { u64::from(pixels.div_ceil(1 << -self.level)) }
    }

    /// The number at a pixel of an axis, counted from the corner.
    fn at(&self, axis: usize, pixel: u32) -> u64 {
        if self.level >= 0 {
            (self.corner[axis] >> self.level).saturating_add(pixel.into()) << self.level
        } else {
            self.corner[axis].saturating_add(u64::from(pixel >> -self.level))
        }
    }

    /// The numbers at a pixel, counted from the lower left, if there are any.
    pub fn place(&self, pixel: [u32; 2]) -> Option<[u64; 2]> {
        let place = [0, 1].map(|axis| self.at(axis, pixel[axis]));
        place.iter().all(|&number| number < Picture::SIDE).then_some(place)
    }

    /// The coordinates that run across and up.
    pub fn free(&self, space: Space) -> [usize; 2] {
        match (space, self.slice) {
            (Space::Two(free), _) => free,
            (Space::Three, Slice::Above) => [0, 2],
            (Space::Three, Slice::Fixed(axis, _)) => axis.others().map(Axis::index),
        }
    }

    /// The same as far as there is something to see.
    #[must_use]
    pub fn held(self, size: [u32; 2]) -> Self {
        let held = Self { level: self.level.clamp(Self::LEAST, Self::MOST), ..self };
        let most = size.map(|pixels| Picture::SIDE.saturating_sub(held.span(pixels)));
        Self { corner: [0, 1].map(|axis| held.corner[axis].min(most[axis])), ..held }
    }

    /// The visible part after a change.
    #[must_use]
    pub fn after(self, change: Change, space: Space) -> Self {
        match change {
            Change::Slice(slice) => Self { slice, ..self },
            Change::Pass(pass) => Self { pass: Some(pass), ..self },
            Change::Corner(axis, number, size) => {
                let mut corner = self.corner;
                corner[axis.min(1)] = number;
                Self { corner, ..self }.held(size)
            }
            Change::Sight(corner, level) => Self { corner, level, ..self },
            Change::Shift(by, size) => self.held(size).shifted(by).held(size),
            Change::Level(by, at, size) => self.held(size).closer(by, at).held(size),
            Change::Whole(size) => {
                let digits = size[0].min(size[1]).max(1).ilog2();
                Self { corner: [0; 2], level: (Picture::DIGITS - digits) as i32, ..self }.held(size)
            }
            Change::Here(here, size) => self.standing(here, space).in_sight(size, space),
        }
    }

    fn shifted(self, by: [i64; 2]) -> Self {
        let move_by = |axis: usize| {
            let by = if self.level >= 0 { by[axis] << self.level } else { by[axis] >> -self.level };
            self.corner[axis].saturating_add_signed(by).min(Picture::SIDE)
        };
        Self { corner: [0, 1].map(move_by), ..self }
    }

    fn closer(self, by: i32, at: [u32; 2]) -> Self {
        let level = (self.level - by).clamp(Self::LEAST, Self::MOST);
        let new = Self { level, ..self };
        let corner = |axis: usize| {
            // The low digits of the corner are kept: zooming in again leads to the same place.
            let offset = |of: &Self| {
                if of.level >= 0 { u64::from(at[axis]) << of.level } else { u64::from(at[axis] >> -of.level) }
            };
            (self.corner[axis] + offset(&self)).saturating_sub(offset(&new))
        };
        Self { corner: [0, 1].map(corner), ..new }
    }

    /// The plane goes with the reader.
    fn standing(self, here: [u64; 3], space: Space) -> Self {
        let slice = match self.slice {
            Slice::Fixed(axis, _) if space == Space::Three => Slice::Fixed(axis, here[axis.index()]),
            Slice::Fixed(..) | Slice::Above => self.slice,
        };
        Self { slice, here: Some(here), ..self }
    }

    /// Moved so that the reader is in the middle, unless it is in sight.
    fn in_sight(self, size: [u32; 2], space: Space) -> Self {
        let Some(here) = self.here else { return self };
        let free = self.free(space);
        let corner = |axis: usize| {
            let (number, first, span) = (here[free[axis]], self.corner[axis], self.span(size[axis]));
            let is_in_sight = number >= first && number - first < span;
            if is_in_sight { first } else { number.saturating_sub(span / 2) }
        };
        Self { corner: [0, 1].map(corner), ..self }.held(size)
    }
}

#[cfg(test)]
mod tests;
