//! P-positions of own rules, without values: faster and for larger bounds than a table.
//!
//! Places are in the order of [`OwnPlaces`]. The position to which each place falls is kept as in
//! [`by_options`](crate::solver::own::by_options). A position is P if none of its options is.
//!
//! # Any amount
//! If some coordinates may be lowered together by any amount, one bit for each place c is enough:
//!
//! ```text
//!   lowered(c) = is there t ≥ 1 such that c − t falls to a P-position?
//!
//!         t = 3   t = 2   t = 1
//!       …  ───────  ───────  c − 1  ───  c          lowered(c) = lowered(c − 1), or c − 1 falls to a P-position
//!          └── lowered(c − 1) ──┘
//! ```
//!
//! Here c − t means the place after a move by t, before it falls. So the time for a position depends on the number of its kinds of moves,
//! not of its options. Other amounts are looked up one by one. c − 1 need not be legal, so places that are not legal have these bits as
//! well.
//!
//! If a move lowers some of several coordinates, each by any amount, there is such a bit for each of its lines ([`OwnRules::lines`]). Then
//! c − 1 counts as well if it has the bit of another line that leads on.

use crate::games::{OwnLine, OwnRules, Position, Ruleset};
use crate::solver::memory::filled;
use crate::solver::own::places::{OwnPlaces, layers};
use crate::solver::own::walk::OwnWalk;
use crate::solver::{CannotBegin, Computation, Plan, Refusal};
use std::convert::Infallible;

/// An unfinished set of the P-positions with coordinates up to a bound.
pub(super) struct PByOptions {
    ruleset: Ruleset,
    walk: OwnWalk,
    plan: Plan,
    /// For each place, layer by layer: one bit for a P-position, and one bit “lowered” for each line.
    known: Vec<u8>,
    /// The lines of moves. Of more than seven the others are looked up one by one.
    lines: Vec<OwnLine>,
    /// This many of them, the first ones, are those of [`OwnRules::lines`].
    several: usize,
}

/// The bit of P-positions.
const IS_P: u8 = 1 << MOST;
/// The most lines.
const MOST: usize = 7;

impl PByOptions {
    /// Plans and allocates. `rules` are those of the ruleset.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub(super) fn new(ruleset: Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let plan = Self::plan_for(&ruleset, rules, largest, bound)?;
        let walk = OwnWalk::new(rules, largest)?;
        let known = filled(walk.places.cells() * layers(&ruleset), 0)?;
        let mut lines = Some(rules.lines()).filter(|lines| lines.len() <= MOST).unwrap_or_default();
        let several = lines.len();
        lines.extend(rules.directions().take(MOST - several).map(OwnLine::from));
        Ok(Self { ruleset, walk, plan, known, lines, several })
    }

    /// The plan of the positions with coordinates up to `largest`.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub(super) fn plan_for(ruleset: &Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Plan, Refusal> {
        let bytes = layers(ruleset) + OwnWalk::bytes(rules);
        OwnPlaces::new(rules.count(), largest).plan(layers(ruleset), bytes, bound)
    }

    /// True if a position is known to be a P-position.
    pub(super) fn has(&self, position: Position) -> bool {
        let place = self.walk.places.index(position.coordinates);
        let layer = usize::from(position.pass) * self.walk.places.cells();
        place.and_then(|place| self.known.get(layer + place)).is_some_and(|known| known & IS_P != 0)
    }

    /// The number of places processed, in the order of [`OwnPlaces`].
    pub(super) fn passed(&self) -> usize {
        self.walk.index
    }

    /// True if a processed place is a P-position.
    pub(super) fn is_p_at(&self, pass: bool, index: usize) -> bool {
        let layer = usize::from(pass && self.ruleset.pass) * self.walk.places.cells();
        self.known[layer + index] & IS_P != 0
    }

    /// For each place of a layer, true if it is a P-position; the last coordinate runs fastest. Meant for a box that is done.
    pub(super) fn is_p(&self, pass: bool) -> impl Iterator<Item = bool> + '_ {
        let layer = usize::from(pass && self.ruleset.pass) * self.walk.places.cells();
        self.known[layer..layer + self.walk.places.cells()].iter().map(|known| known & IS_P != 0)
    }

    /// Processes the next place, in every layer. Returns the number of options that were looked up one by one.
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

    /// The bits “lowered” of the next place, in the layer that begins at `begin`.
    fn lowered(&self, begin: usize) -> u8 {
        let mut lowered = 0;
        for (bit, OwnLine { along, others }) in self.lines.iter().enumerate() {
            if along.most(self.walk.next) > 0 {
                let before = self.walk.index - self.walk.places.stride(*along);
                let leads_on = others.iter().fold(1 << bit, |bits, other| bits | 1 << other);
                let is_there = self.known[begin + before] & leads_on != 0 || self.comes_to_p(begin, before);
                lowered |= u8::from(is_there) << bit;
            }
        }
        lowered
    }

    /// Three results for the next place: true if it is terminal, true if a move leads to a P-position, and the number of options looked up.
    fn options(&self, begin: usize, lowered: u8) -> (bool, bool, u64) {
        let (of_several, others) = self.lines.split_at(self.several);
        let mut is_terminal = of_several.iter().all(|line| line.along.most(self.walk.next) == 0);
        let (mut has_p, mut count) = (lowered & ((1 << self.several) - 1) != 0, 0);
        self.walk.rules.each_range(self.walk.next, self.several > 0, |along, first, last| {
            is_terminal = false;
            let most = along.most(self.walk.next);
            let bit = others.iter().position(|known| known.along == along).filter(|_| first == 1 && last == most);
            has_p |= match bit {
                Some(bit) => lowered >> self.several >> bit & 1 == 1,
                None => {
                    let stride = self.walk.places.stride(along);
                    count += u64::from(last - first) + 1;
                    (first as usize..=last as usize).any(|by| self.comes_to_p(begin, self.walk.index - by * stride))
                }
            };
        });
        for place in self.walk.joined() {
            is_terminal = false;
            count += 1;
            has_p |= self.comes_to_p(begin, place);
            if has_p {
                break;
            }
        }
        (is_terminal, has_p, count)
    }

    /// True if a place falls to a P-position.
    fn comes_to_p(&self, begin: usize, place: usize) -> bool {
        self.known[begin + self.walk.down(place)] & IS_P != 0
    }
}

/// Steps are places, legal or not; `work` counts single options as well.
impl Computation for PByOptions {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        ((self.walk.index * layers(&self.ruleset)) as u64, self.plan.positions)
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        let mut left = work;
        while !self.walk.is_at_end() {
            if left == 0 {
                return Ok(false);
            }
            let is_legal = self.walk.settle();
            left = left.saturating_sub(1 + self.fill(is_legal));
            self.walk.go_on();
        }
        Ok(true)
    }
}
