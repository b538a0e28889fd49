//! P-positions of rules of one's own, without any value: quicker and farther than a table.
//!
//! Places are in the order of [`OwnPlaces`]; where they come down to is kept as in
//! [`by_options`](crate::solver::own::by_options). A position is P if none of its options is.
//!
//! # Any amount
//! Where some coordinates may be lowered together by any amount, one bit for each place c is enough:
//!
//! ```text
//!   lowered(c) = is there t ≥ 1 such that c − t comes down to a P-position?
//!
//!         t = 3   t = 2   t = 1
//!       …  ───────  ───────  c − 1  ───  c          lowered(c) = lowered(c − 1), or c − 1 comes down to a P-position
//!          └── lowered(c − 1) ──┘
//! ```
//!
//! where c − t stands for c with each of these coordinates lowered by t. So a position takes as long as it has kinds of moves, not
//! options. Other amounts are looked up one by one. c − 1 need not be legal, so places that are not legal have these bits as well.

use crate::games::{CoordinateSet, OwnRules, Position, Ruleset};
use crate::solver::memory::filled;
use crate::solver::own::places::OwnPlaces;
use crate::solver::own::walk::OwnWalk;
use crate::solver::{CannotBegin, Plan, Refusal};

/// The P-positions with coordinates up to a bound, on their way.
pub(super) struct PByOptions {
    ruleset: Ruleset,
    walk: OwnWalk,
    plan: Plan,
    /// For each place, layer by layer: whether it is a P-position, and one bit of “lowered” for each of the sets.
    known: Vec<u8>,
    /// Coordinates that a move lowers together. Of more than seven sets the others are looked up one by one.
    sets: Vec<CoordinateSet>,
}

/// The bit of P-positions.
const IS_P: u8 = 1 << 7;

impl PByOptions {
    /// Plans and allocates. `rules` are those of the ruleset.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more than there are.
    pub(super) fn new(ruleset: Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let plan = Self::plan_for(&ruleset, rules, largest, bound)?;
        let walk = OwnWalk::new(rules, largest)?;
        let known = filled(walk.places.cells() * layers(&ruleset), 0)?;
        let sets = rules.lowered_together().take(7).collect();
        Ok(Self { ruleset, walk, plan, known, sets })
    }

    /// What positions with coordinates up to `largest` take.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub(super) fn plan_for(ruleset: &Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Plan, Refusal> {
        let bytes = layers(ruleset) + OwnWalk::bytes(rules);
        OwnPlaces::new(rules.count(), largest).plan(layers(ruleset), bytes, bound)
    }

    /// What it takes.
    pub(super) fn plan(&self) -> Plan {
        self.plan
    }

    /// How many positions were looked at, those that are not legal included.
    pub(super) fn done(&self) -> u64 {
        (self.walk.index * layers(&self.ruleset)) as u64
    }

    /// Looks at positions and single options until they are at least `work`, if there are so many. Returns whether all are done.
    pub(super) fn advance(&mut self, work: u64) -> bool {
        let mut left = work;
        while !self.walk.is_at_end() {
            if left == 0 {
                return false;
            }
            let is_legal = self.walk.settle();
            left = left.saturating_sub(1 + self.fill(is_legal));
            self.walk.go_on();
        }
        true
    }

    /// Whether a position is known to be a P-position.
    pub(super) fn has(&self, position: Position) -> bool {
        let place = self.walk.places.index(position.coordinates);
        let layer = usize::from(position.pass) * self.walk.places.cells();
        place.and_then(|place| self.known.get(layer + place)).is_some_and(|known| known & IS_P != 0)
    }

    /// How many places were passed, in the order of [`OwnPlaces`].
    pub(super) fn passed(&self) -> usize {
        self.walk.index
    }

    /// Whether a place that was passed is a P-position.
    pub(super) fn is_p_at(&self, pass: bool, index: usize) -> bool {
        let layer = usize::from(pass && self.ruleset.pass) * self.walk.places.cells();
        self.known[layer + index] & IS_P != 0
    }

    /// Whether each place of a layer is a P-position, the last coordinate running fastest. Meant for a box that is done.
    pub(super) fn is_p(&self, pass: bool) -> impl Iterator<Item = bool> + '_ {
        let layer = usize::from(pass && self.ruleset.pass) * self.walk.places.cells();
        self.known[layer..layer + self.walk.places.cells()].iter().map(|known| known & IS_P != 0)
    }

    /// The next place, in every layer. Returns how many options were looked up one by one.
    fn fill(&mut self, is_legal: bool) -> u64 {
        let mut looked_up = 0;
        for layer in 0..layers(&self.ruleset) {
            let begin = layer * self.walk.places.cells();
            let lowered = self.lowered(begin);
            let mut known = lowered;
            if is_legal {
                let (is_terminal, mut has_p, count) = self.options(begin, lowered);
                looked_up += count;
                if layer == 1 && !is_terminal {
                    has_p |= self.known[self.walk.index] & IS_P != 0;
                }
                let is_p = if is_terminal { !self.ruleset.misere } else { !has_p };
                known |= if is_p { IS_P } else { 0 };
            }
            self.known[begin + self.walk.index] = known;
        }
        looked_up
    }

    /// The bits of “lowered” of the next place, in the layer that begins there.
    fn lowered(&self, begin: usize) -> u8 {
        let mut lowered = 0;
        for (bit, set) in self.sets.iter().enumerate() {
            if set.iter().all(|which| self.walk.next[which] > 0) {
                let before = self.walk.index - self.walk.places.stride(set.iter());
                let is_there = self.known[begin + before] >> bit & 1 == 1 || self.comes_to_p(begin, before);
                lowered |= u8::from(is_there) << bit;
            }
        }
        lowered
    }

    /// Whether the next place has no move, whether a move leads to a P-position, and how many options were looked up for that.
    fn options(&self, begin: usize, lowered: u8) -> (bool, bool, u64) {
        let (mut is_terminal, mut has_p, mut count) = (true, false, 0);
        self.walk.rules.each_range(self.walk.next, |from, first, last| {
            is_terminal = false;
            let most = from.iter().map(|which| self.walk.next[which]).min().unwrap_or(0);
            let bit = self.sets.iter().position(|set| *set == from).filter(|_| first == 1 && last == most);
            has_p |= match bit {
                Some(bit) => lowered >> bit & 1 == 1,
                None => {
                    let stride = self.walk.places.stride(from.iter());
                    count += u64::from(last - first) + 1;
                    (first as usize..=last as usize).any(|by| self.comes_to_p(begin, self.walk.index - by * stride))
                }
            };
        });
        (is_terminal, has_p, count)
    }

    /// Whether a place comes down to a P-position.
    fn comes_to_p(&self, begin: usize, place: usize) -> bool {
        self.known[begin + self.walk.down(place)] & IS_P != 0
    }
}

/// Without the pass, and with it.
fn layers(ruleset: &Ruleset) -> usize {
    if ruleset.pass { 2 } else { 1 }
}
