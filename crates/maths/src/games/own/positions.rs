//! Which positions are legal, and how coordinates come down to their bounds.

use crate::games::own::bound::Bound;
use crate::games::own::{Own, OwnRules};
use crate::games::{Coordinate, Coordinates, Problem};

impl OwnRules {
    /// True if a coordinate has a bound.
    pub fn has_bound(self, which: Coordinate) -> bool {
        self.0.bounds.iter().any(|bound| bound.of == which)
    }

    /// Every reason why coordinates are not legal.
    pub(in crate::games) fn problems(self, coordinates: Coordinates) -> Vec<Problem> {
        let Own { names, bounds, .. } = self.0;
        let problem = |bound: &Bound| {
            let (name, value) = (names.0[bound.of.index()], coordinates[bound.of]);
            match bound.most(coordinates) {
                Ok(most) if value <= most => None,
                Ok(most) => Some(Problem::AboveBound { name, most, value }),
                Err(fault) => Some(Problem::NoBound { name, fault }),
            }
        };
        bounds.iter().filter_map(problem).collect()
    }

    /// True if any coordinate has a bound.
    pub(crate) fn has_bounds(self) -> bool {
        !self.0.bounds.is_empty()
    }

    /// A coordinate that is above one of its bounds, if there is one.
    pub(crate) fn above(self, coordinates: Coordinates) -> Option<Coordinate> {
        let is_above = |bound: &&Bound| bound.most(coordinates).is_ok_and(|most| coordinates[bound.of] > most);
        self.0.bounds.iter().find(is_above).map(|bound| bound.of)
    }

    /// True if no coordinate is above one of its bounds.
    pub(in crate::games) fn is_legal(self, coordinates: Coordinates) -> bool {
        self.0.bounds.iter().all(|bound| bound.most(coordinates).is_ok_and(|most| coordinates[bound.of] <= most))
    }

    /// The coordinates after they come down to their bounds.
    #[must_use]
    pub(in crate::games) fn settled(self, coordinates: Coordinates) -> Coordinates {
        let mut at = coordinates;
        while self.0.come_down(&mut at) {}
        at
    }
}

impl Own {
    /// Brings every coordinate down to its bound once. Returns whether something changed.
    fn come_down(&self, at: &mut Coordinates) -> bool {
        let mut changed = false;
        for bound in &self.bounds {
            // If a bound is too large to be computed, the position was refused.
            let most = bound.most(*at).unwrap_or(u32::MAX);
            if at[bound.of] > most {
                *at = at.with(bound.of, most);
                changed = true;
            }
        }
        changed
    }

    /// True if coming down takes few rounds from positions near and far. Bounds that name each other can lower each other by a little, over
    /// and over.
    pub(super) fn comes_to_rest(&self) -> bool {
        let rounds = |largest: u32, held: Coordinate| {
            let mut at = Coordinate::first(self.names.0.len())
                .fold(Coordinates::zeros(self.names.0.len()), |at, which| at.with(which, largest));
            at = at.with(held, largest / 3);
            (0..=OwnRules::MOST_ROUNDS).any(|_| !self.come_down(&mut at))
        };
        let sizes = [10, 1000, 1_000_000, 1_000_000_000];
        sizes.into_iter().all(|largest| Coordinate::first(self.names.0.len()).all(|held| rounds(largest, held)))
    }
}
