//! Values and remoteness of own rules: each position from all its options.
//!
//! Positions come in the order of [`OwnPlaces`], in which options come first. With a pass a position is processed twice, first without the
//! pass and then with it. The pass is one additional option, except from a terminal position.
//!
//! # Options are places
//! A move that lowers some coordinates by t leads t strides back in the list, before coordinates fall to their bounds:
//!
//! ```text
//!   move a,b by any, coordinates up to 3:     a stride is 4 + 1
//!
//!     b = 0  1  2  3
//!   a=0   0  1  2  3          from (2, 3), place 11:
//!   a=1   4  5  6  7            by 1   to place  6, (1, 2)
//!   a=2   8  9 10 11            by 2   to place  1, (0, 1)
//! ```
//!
//! The position to which a place falls is kept for every place, legal or not. *Claim*: let coordinate i of c be above its bound. Then c
//! falls to the same position as c with that coordinate lowered by 1, which is an earlier place. *Proof*: c falls to the greatest legal
//! position below c. A greatest one exists: the coordinatewise maximum of two legal positions is legal as well, since bounds do not fall.
//! Any legal g ≤ c has gᵢ ≤ boundᵢ(g) ≤ boundᵢ(c) < cᵢ, so the legal positions below both are the same ones. ∎
//!
//! So each bound is computed once for each place, and an option is two look-ups.

use crate::games::{OwnRules, Position, Ruleset};
use crate::solver::memory::filled;
use crate::solver::own::places::OwnPlaces;
use crate::solver::own::walk::OwnWalk;
use crate::solver::remoteness::Score;
use crate::solver::{CannotBegin, GameTooLong, Plan, Refusal, Summary, ValueTooLarge};
use crate::values::Nimber;

/// The datum that is kept of each position.
pub trait Kept: Copy {
    /// The error if the datum is too large.
    type TooLarge;

    /// The datum of a terminal position.
    fn terminal(misere: bool) -> Self;

    /// The datum of a position, from those of its options; there is at least one.
    ///
    /// # Errors
    /// When the datum is too large.
    fn of_options(options: &[Self]) -> Result<Self, Self::TooLarge>;
}

/// A Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnValue(u16);

impl OwnValue {
    /// A value that fits.
    pub(super) fn of(nimber: Nimber) -> Self {
        Self(nimber.0 as u16)
    }

    pub(super) fn nimber(self) -> Nimber {
        Nimber(self.0.into())
    }
}

impl Kept for OwnValue {
    type TooLarge = ValueTooLarge;

    fn terminal(misere: bool) -> Self {
        Self(misere.into())
    }

    fn of_options(options: &[Self]) -> Result<Self, ValueTooLarge> {
        // The mex of n numbers is at most n.
        let mut seen = vec![false; options.len() + 1];
        for Self(value) in options {
            if let Some(place) = seen.get_mut(usize::from(*value)) {
                *place = true;
            }
        }
        let value = seen.iter().position(|seen| !seen).unwrap_or(options.len());
        u16::try_from(value).ok().filter(|value| *value <= ValueTooLarge::LARGEST).map(Self).ok_or(ValueTooLarge)
    }
}

impl Kept for Score {
    type TooLarge = GameTooLong;

    fn terminal(misere: bool) -> Self {
        if misere { Self::WON } else { Self::LOST }
    }

    fn of_options(options: &[Self]) -> Result<Self, GameTooLong> {
        let best = options.iter().fold(Self::LOST, |best, option| best.max(option.offer()));
        if best == Self::TOO_LONG { Err(GameTooLong) } else { Ok(best) }
    }
}

/// An unfinished box of all positions with coordinates up to a bound.
pub(super) struct ByOptions<T> {
    ruleset: Ruleset,
    walk: OwnWalk,
    plan: Plan,
    /// Layer by layer; entries at places that are no legal positions have no meaning.
    kept: Vec<T>,
    /// The number of positions processed before the next one.
    done: u64,
}

impl<T: Kept> ByOptions<T> {
    /// Plans and allocates. `rules` are those of the ruleset.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub(super) fn new(ruleset: Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let plan = Self::plan_for(&ruleset, rules, largest, bound)?;
        let walk = OwnWalk::new(rules, largest)?;
        let kept = filled(walk.places.cells() * layers(&ruleset), T::terminal(false))?;
        Ok(Self { ruleset, walk, plan, kept, done: 0 })
    }

    /// The plan of the positions with coordinates up to `largest`.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub(super) fn plan_for(ruleset: &Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Plan, Refusal> {
        let bytes = 2 * layers(ruleset) + OwnWalk::bytes(rules);
        OwnPlaces::new(rules.count(), largest).plan(layers(ruleset), bytes, bound)
    }

    /// The plan of the box.
    pub(super) fn plan(&self) -> Plan {
        self.plan
    }

    /// The number of places processed, including those that are no legal positions.
    pub(super) fn done(&self) -> u64 {
        self.done
    }

    /// Processes further places and options: at least `work`, or all that remain. Returns `true` if all positions are done.
    ///
    /// # Errors
    /// When a datum is too large; the box is then of no use.
    pub(super) fn advance(&mut self, work: u64) -> Result<bool, T::TooLarge> {
        let mut left = work;
        let mut options = Vec::new();
        while !self.walk.is_at_end() {
            if left == 0 {
                return Ok(false);
            }
            options.clear();
            if self.walk.settle() {
                self.fill(&mut options)?;
            }
            left = left.saturating_sub(1 + options.len() as u64);
            self.walk.go_on();
            self.done += layers(&self.ruleset) as u64;
        }
        Ok(true)
    }

    /// The next position, in every layer.
    fn fill(&mut self, options: &mut Vec<T>) -> Result<(), T::TooLarge> {
        let Self { ruleset, walk, .. } = self;
        let OwnWalk { rules, places, next, index, settled } = walk;
        let cells = places.cells();
        for layer in 0..layers(ruleset) {
            let kept = &self.kept[layer * cells..];
            options.clear();
            rules.each_range(*next, |from, first, last| {
                let stride = places.stride(from.iter());
                let left = (first as usize..=last as usize).map(|by| *index - by * stride);
                if settled.is_empty() {
                    options.extend(left.map(|place| kept[place]));
                } else {
                    options.extend(left.map(|place| kept[settled[place] as usize]));
                }
            });
            let is_terminal = options.is_empty();
            if layer == 1 && !is_terminal {
                options.push(self.kept[*index]);
            }
            self.kept[layer * cells + *index] =
                if is_terminal { T::terminal(ruleset.misere) } else { T::of_options(options)? };
        }
        Ok(())
    }

    /// The datum of a position; `None` if the position is not yet processed, beyond the bound, or not legal.
    pub(super) fn at(&self, position: Position) -> Option<T> {
        let index = self.walk.places.index(position.coordinates).filter(|index| *index < self.walk.index)?;
        let layer = usize::from(position.pass);
        let is_there = layer < layers(&self.ruleset) && self.walk.rules.is_legal(position.coordinates);
        is_there.then(|| self.kept[layer * self.walk.places.cells() + index])
    }
}

impl ByOptions<OwnValue> {
    /// The values of all positions of a layer in the order of their coordinates, the last one running fastest; `None` at places that
    /// are no legal positions. Meant for a box that is done.
    pub(super) fn values(&self, pass: bool) -> impl Iterator<Item = Option<Nimber>> + '_ {
        let cells = self.walk.places.cells();
        let layer = usize::from(pass && self.ruleset.pass) * cells;
        (0..cells).map(move |index| {
            let OwnValue(value) = self.kept[layer + index];
            self.walk.is_legal(index).then_some(Nimber(value.into()))
        })
    }

    /// Number of positions, number of P-positions and largest value, over the positions processed so far.
    pub(super) fn summary(&self) -> Summary {
        let mut summary = Summary::default();
        for index in (0..self.walk.index).filter(|index| self.walk.is_legal(*index)) {
            for layer in 0..layers(&self.ruleset) {
                let OwnValue(value) = self.kept[layer * self.walk.places.cells() + index];
                summary.count(&[value], 1);
            }
        }
        summary
    }
}

/// Without the pass, and with it.
fn layers(ruleset: &Ruleset) -> usize {
    if ruleset.pass { 2 } else { 1 }
}
