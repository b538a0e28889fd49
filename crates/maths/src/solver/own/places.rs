//! The places of the positions of own rules in a list of all coordinates up to a bound. The last coordinate runs fastest.
//!
//! Every move lowers at least one coordinate and raises none, so its option comes earlier in the list. The list contains places that are no
//! legal positions as well.

use crate::games::{Coordinate, Coordinates, Direction, Ruleset};
use crate::solver::{Plan, Refusal};

/// The list for a number of coordinates and a bound.
#[derive(Clone, Copy, Debug)]
pub(super) struct OwnPlaces {
    count: usize,
    largest: u32,
}

impl OwnPlaces {
    pub(crate) fn new(count: usize, largest: u32) -> Self {
        Self { count, largest }
    }

    /// The number of coordinates.
    pub(crate) fn count(self) -> usize {
        self.count
    }

    /// The bound on the coordinates.
    pub(crate) fn largest(self) -> u32 {
        self.largest
    }

    /// The plan of a list with this number of layers, and this number of bytes for each place in all layers together.
    ///
    /// # Errors
    /// When that is more than `bound` bytes. The refusal names the largest bound on the coordinates for which a list fits.
    pub(super) fn plan(self, layers: usize, bytes: usize, bound: u64) -> Result<Plan, Refusal> {
        let plan = |largest: u32| {
            let side = u64::from(largest) + 1;
            let places = (0..self.count).try_fold(1, |places: u64, _| places.checked_mul(side)).unwrap_or(u64::MAX);
            let times = |count: usize| places.saturating_mul(count as u64);
            Plan { positions: times(layers), bytes: times(bytes), words: 0 }
        };
        let wanted = plan(self.largest);
        if wanted.bytes <= bound {
            return Ok(wanted);
        }
        let (mut fits, mut too_many) = (0, self.largest);
        while too_many - fits > 1 {
            let middle = fits + (too_many - fits) / 2;
            if plan(middle).bytes <= bound { fits = middle } else { too_many = middle }
        }
        Err(Refusal::Memory { bytes: wanted.bytes, bound, fits: Some(fits).filter(|fits| plan(*fits).bytes <= bound) })
    }

    /// The number of places. A plan was made for them, so the number fits.
    pub(crate) fn cells(self) -> usize {
        (self.largest as usize + 1).pow(self.count as u32)
    }

    /// The place of coordinates, if they are within the bound.
    pub(super) fn index(self, coordinates: Coordinates) -> Option<usize> {
        let side = self.largest as usize + 1;
        let is_within = coordinates.len() == self.count && coordinates.iter().all(|&value| value <= self.largest);
        is_within.then(|| coordinates.iter().fold(0, |index, &value| index * side + value as usize))
    }

    /// The coordinates of a place.
    pub(super) fn at(self, index: usize) -> Coordinates {
        let side = self.largest as usize + 1;
        let (at, _) = Coordinate::first(self.count)
            .rfold((Coordinates::zeros(self.count), index), |(at, rest), which| {
                (at.with(which, (rest % side) as u32), rest / side)
            });
        at
    }

    /// The distance in the list between a place and that after a move by the amount 1.
    pub(super) fn stride(self, along: Direction) -> usize {
        let side = self.largest as usize + 1;
        let stride = |which: Coordinate| side.pow((self.count - 1 - which.index()) as u32);
        along.coordinates().map(|which| along.factor(which) as usize * stride(which)).sum()
    }

    /// The coordinates of every place, in the order of the list.
    pub(super) fn all(self) -> impl Iterator<Item = Coordinates> {
        let first = Coordinates::zeros(self.count);
        std::iter::successors(Some(first), move |at| Some(self.next(*at))).take(self.cells())
    }

    /// The coordinates of the next place. After the last one they are all 0.
    pub(super) fn next(self, coordinates: Coordinates) -> Coordinates {
        let mut at = coordinates;
        for which in Coordinate::first(self.count).rev() {
            if at[which] < self.largest {
                return at.with(which, at[which] + 1);
            }
            at = at.with(which, 0);
        }
        at
    }
}

/// The number of layers: without the pass, and with it.
pub(super) fn layers(ruleset: &Ruleset) -> usize {
    if ruleset.pass { 2 } else { 1 }
}
