//! The walk through all places of own rules, in the order of [`OwnPlaces`], and the place to which each one falls. One look-up finds it,
//! see [`by_options`](crate::solver::own::by_options).
//!
//! If conditions join amounts, the walk collects them: coordinates of a place that are such amounts are a move from each place that has them.
//! Of these places it is the first, so no condition is computed twice.

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
    /// The places so far whose coordinates are amounts that a condition joins.
    joined: Vec<u32>,
}

impl OwnWalk {
    /// The number of bytes for each place.
    pub(crate) fn bytes(rules: OwnRules) -> usize {
        // A list that grows has up to twice the room that it needs.
        (usize::from(rules.has_bounds()) + 2 * usize::from(rules.has_conditions())) * size_of::<u32>()
    }

    /// Allocates.
    pub(crate) fn new(rules: OwnRules, largest: u32) -> Result<Self, CannotBegin> {
        let places = OwnPlaces::new(rules.count(), largest);
        let settled = filled(if rules.has_bounds() { places.cells() } else { 0 }, 0)?;
        Ok(Self { rules, places, next: Coordinates::zeros(rules.count()), index: 0, settled, joined: Vec::new() })
    }

    /// True if all places are processed.
    pub(super) fn is_at_end(&self) -> bool {
        self.index >= self.places.cells()
    }

    /// Finds the place to which the next place falls. Returns `true` if the next place is legal, so that it stays.
    pub(super) fn settle(&mut self) -> bool {
        if self.rules.has_conditions() && self.rules.joins(self.next) {
            self.joined.push(self.index as u32);
        }
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

    /// The places to which moves lead by amounts that a condition joins, before they fall.
    pub(super) fn joined(&self) -> impl Iterator<Item = usize> + '_ {
        let has = |by: &&u32| self.places.at(**by as usize).iter().zip(&*self.next).all(|(by, at)| by <= at);
        self.joined.iter().filter(has).map(|by| self.index - *by as usize)
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
