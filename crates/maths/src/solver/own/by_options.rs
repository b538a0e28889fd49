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
//! So each bound is computed once for each place, and an option is two look-ups. Options by any amount are not looked up one by one
//! ([`Lines`]).

use crate::games::{OwnRules, Position, Ruleset};
use crate::solver::memory::filled;
use crate::solver::own::kept::{Kept, OwnValue};
use crate::solver::own::lines::Lines;
use crate::solver::own::places::{OwnPlaces, layers};
use crate::solver::own::walk::OwnWalk;
use crate::solver::{CannotBegin, Computation, Filling, Plan, Refusal, Summary};
use crate::values::Nimber;

/// An unfinished box of all positions with coordinates up to a bound.
pub(super) struct ByOptions<T: Kept> {
    ruleset: Ruleset,
    walk: OwnWalk,
    plan: Plan,
    /// Layer by layer; entries at places that are no legal positions have no meaning.
    kept: Vec<T>,
    lines: Lines<T>,
    /// The number of positions processed before the next one.
    done: u64,
}

impl<T: Kept> ByOptions<T> {
    /// Plans and allocates. `rules` are those of the ruleset.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub(super) fn new(ruleset: Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let plan = Self::plan_of_places(&ruleset, rules, largest, bound)?;
        let walk = OwnWalk::new(rules, largest)?;
        let kept = filled(walk.places.cells() * layers(&ruleset), T::terminal(false))?;
        let lines = Lines::new(rules, walk.places, layers(&ruleset), plan, bound)?;
        let plan = Self::plan_for(&ruleset, rules, largest, bound)?;
        Ok(Self { ruleset, walk, plan, kept, lines, done: 0 })
    }

    /// The plan of the positions with coordinates up to `largest`.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub(super) fn plan_for(ruleset: &Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Plan, Refusal> {
        let plan = Self::plan_of_places(ruleset, rules, largest, bound)?;
        let places = OwnPlaces::new(rules.count(), largest);
        let bytes = plan.bytes + Lines::<T>::bytes(rules, places, layers(ruleset), plan, bound);
        Ok(Plan { bytes, ..plan })
    }

    /// The plan without the lines.
    fn plan_of_places(ruleset: &Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Plan, Refusal> {
        let bytes = 2 * layers(ruleset) + OwnWalk::bytes(rules);
        OwnPlaces::new(rules.count(), largest).plan(layers(ruleset), bytes, bound)
    }

    /// Processes the next place, in every layer. Returns the number of options that were looked up one by one.
    fn fill(&mut self, is_legal: bool) -> Result<u64, T::TooLarge> {
        let (cells, index) = (self.walk.places.cells(), self.walk.index);
        let has_lines = self.lines.go_to(self.walk.next);
        let mut looked_up = 0;
        for layer in 0..layers(&self.ruleset) {
            let begin = layer * cells;
            if is_legal {
                let others = self.look_up(begin);
                looked_up += others;
                let is_terminal = others == 0 && !has_lines;
                if layer == 1 && !is_terminal {
                    self.lines.add_other(self.kept[index]);
                }
                self.kept[begin + index] =
                    if is_terminal { T::terminal(self.ruleset.misere) } else { self.lines.datum(layer)? };
            }
            self.lines.add(layer, self.kept[begin + self.walk.down(index)]);
        }
        Ok(looked_up)
    }

    /// Adds the options that are on no line, in the layer that begins at `begin`. Returns their number.
    fn look_up(&mut self, begin: usize) -> u64 {
        let Self { walk, kept, lines, .. } = self;
        let mut count = 0;
        for place in walk.joined() {
            count += 1;
            lines.add_other(kept[begin + walk.down(place)]);
        }
        walk.rules.each_range(walk.next, lines.have_several(), |along, first, last| {
            if !lines.have(along) {
                count += u64::from(last - first) + 1;
                let stride = walk.places.stride(along);
                for by in first as usize..=last as usize {
                    lines.add_other(kept[begin + walk.down(walk.index - by * stride)]);
                }
            }
        });
        count
    }
}

/// Steps are places, legal or not; `work` counts single options as well.
impl<T: Kept> Computation for ByOptions<T> {
    type Fault = T::TooLarge;

    fn progress(&self) -> (u64, u64) {
        (self.done, self.plan.positions)
    }

    fn advance(&mut self, work: u64) -> Result<bool, T::TooLarge> {
        let mut left = work;
        while !self.walk.is_at_end() {
            if left == 0 {
                return Ok(false);
            }
            let is_legal = self.walk.settle();
            left = left.saturating_sub(1 + self.fill(is_legal)?);
            self.walk.go_on();
            self.done += layers(&self.ruleset) as u64;
        }
        Ok(true)
    }
}

impl<T: Kept> Filling for ByOptions<T> {
    type Number = T::Number;

    fn plan(&self) -> Plan {
        self.plan
    }

    fn at(&self, position: Position) -> Option<T::Number> {
        let index = self.walk.places.index(position.coordinates).filter(|index| *index < self.walk.index)?;
        let layer = usize::from(position.pass);
        let is_there = layer < layers(&self.ruleset) && self.walk.is_legal(index);
        is_there.then(|| self.kept[layer * self.walk.places.cells() + index].number())
    }
}

impl ByOptions<OwnValue> {
    /// The values of all positions of a layer in the order of their coordinates, the last one running fastest; `None` at places that
    /// are no legal positions. Meant for a box that is done. Ten times as fast as one look-up after the other.
    pub(super) fn values(&self, pass: bool) -> impl Iterator<Item = Option<Nimber>> + '_ {
        let cells = self.walk.places.cells();
        let layer = usize::from(pass && self.ruleset.pass) * cells;
        (0..cells).map(move |index| self.walk.is_legal(index).then(|| self.kept[layer + index].number()))
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
