//! The walk through all places of own rules, in the order of [`OwnPlaces`], and the place to which each one falls. One look-up finds it,
//! see [`by_options`](crate::solver::own::by_options).

use crate::games::{Coordinates, OwnRules};
use crate::solver::CannotBegin;
use crate::solver::memory::filled;
use crate::solver::own::places::OwnPlaces;

/// The state of the walk.
pub(super) struct OwnWalk {
    pub(super) rules: OwnRules,
    pub(super) places: OwnPlaces,
    /// The next position, and its place.
    pub(super) next: Coordinates,
    pub(super) index: usize,
    /// The place to which each processed place falls; empty if the rules have no bounds.
    pub(super) settled: Vec<u32>,
}

impl OwnWalk {
    /// The number of bytes for each place.
    pub(crate) fn bytes(rules: OwnRules) -> usize {
        if rules.has_bounds() { size_of::<u32>() } else { 0 }
    }

    /// Allocates.
    pub(crate) fn new(rules: OwnRules, largest: u32) -> Result<Self, CannotBegin> {
        let places = OwnPlaces::new(rules.count(), largest);
        let settled = filled(if rules.has_bounds() { places.cells() } else { 0 }, 0)?;
        Ok(Self { rules, places, next: Coordinates::zeros(rules.count()), index: 0, settled })
    }

    /// True if all places are processed.
    pub(super) fn is_at_end(&self) -> bool {
        self.index >= self.places.cells()
    }

    /// Finds the place to which the next place falls. Returns `true` if the next place is legal, so that it stays.
    pub(super) fn settle(&mut self) -> bool {
        if !self.rules.has_bounds() {
            return true;
        }
        let above = self.rules.above(self.next);
        self.settled[self.index] = match above {
            None => self.index as u32,
            Some(which) => self.settled[self.index - self.places.stride(which.into())],
        };
        above.is_none()
    }

    /// Goes on to the next place.
    pub(crate) fn go_on(&mut self) {
        (self.next, self.index) = (self.places.next(self.next), self.index + 1);
    }

    /// True if a processed place is a legal position.
    pub(super) fn is_legal(&self, place: usize) -> bool {
        self.down(place) == place
    }

    /// The place to which a processed place falls.
    pub(super) fn down(&self, place: usize) -> usize {
        self.settled.get(place).map_or(place, |settled| *settled as usize)
    }
}
