//! Remoteness of Sharing Nim with any number of piles from two to six.
//!
//! Each position is measured from its options, one by one, by the definition. The score holds outcome and remoteness together, see
//! `solver::remoteness`. Positions are kept in normal form and measured in the order of [`Places`], in which options come first (the proof
//! is in `solver::kernel::many_piles`). With a pass a position is measured twice, first without the pass and then with it; the pass is one
//! additional option.

use crate::games::{Position, Ruleset};
use crate::solver::kernel::{Places, Sorted};
use crate::solver::memory::filled;
use crate::solver::remoteness::Score;
use crate::solver::{CannotBegin, Computation, Filling, GameTooLong, PileRules, Plan, Refusal};
use crate::values::Outcome;

/// An unfinished measurement of all positions with piles up to a bound.
pub struct PileMeasuring {
    rules: PileRules,
    places: Places,
    scores: Vec<Score>,
    plan: Plan,
    /// The position that is measured next, and the number of those measured before it.
    next: Sorted,
    done: u64,
}

impl PileMeasuring {
    /// Plans and allocates.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub fn new(rules: PileRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let plan = Self::plan_for(rules, largest, bound)?;
        let places = Places::new(rules, largest);
        let scores = filled(places.cells(), Score::LOST)?;
        Ok(Self { rules, places, scores, plan, next: Sorted::default(), done: 0 })
    }

    /// The plan of the positions with piles up to `largest`.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub fn plan_for(rules: PileRules, largest: u32, bound: u64) -> Result<Plan, Refusal> {
        let plan = |largest| {
            let positions = Places::count(rules, largest);
            let bytes = positions.saturating_mul(2).saturating_add(Places::bytes(rules, largest));
            Plan { positions, bytes, words: 0 }
        };
        let wanted = plan(largest);
        if wanted.bytes <= bound {
            return Ok(wanted);
        }
        let fits = (0..largest).rev().find(|&largest| plan(largest).bytes <= bound);
        Err(Refusal::Memory { bytes: wanted.bytes, bound, fits })
    }

    /// Measures the next position, without the pass and with it.
    fn measure(&mut self) -> Result<(), GameTooLong> {
        let terminal = if self.rules.misere { Score::WON } else { Score::LOST };
        let is_terminal = self.next[self.rules.counted()] <= 1;
        let mut without = None;
        for pass in [false, true].into_iter().take(self.rules.layers()) {
            let best = |without: Option<Score>| {
                let first = without.map_or(Score::LOST, Score::offer);
                self.options(pass).fold(first, |best, option| best.max(option.offer()))
            };
            let score = if is_terminal { terminal } else { best(without) };
            if score == Score::TOO_LONG {
                return Err(GameTooLong);
            }
            without = Some(score);
            let cell = self.places.cell(&self.next, pass);
            self.scores[cell] = score;
            self.done += 1;
        }
        Ok(())
    }

    /// The scores of the options of the next position.
    fn options(&self, pass: bool) -> impl Iterator<Item = Score> + '_ {
        let piles = self.rules.own(&self.next);
        let count = piles.len();
        let pairs = (0..count).flat_map(move |onto| (onto + 1..count).map(move |from| (from, onto)));
        let shares = pairs.flat_map(move |(from, onto)| {
            (1..=(piles[from] - piles[onto]) / 2).map(move |tokens| (from, onto, tokens))
        });
        shares.filter_map(move |(from, onto, tokens)| {
            let mut left = Sorted::default();
            let left = &mut left[..count];
            left.copy_from_slice(piles);
            left[from] -= tokens;
            left[onto] += tokens;
            let sorted = self.places.sorted(left)?;
            Some(self.scores[self.places.cell(&sorted, pass)])
        })
    }
}

/// Steps are positions. One is measured from all its options, so `work` counts a hundred steps of a table for it.
impl Computation for PileMeasuring {
    type Fault = GameTooLong;

    fn progress(&self) -> (u64, u64) {
        (self.done, self.plan.positions)
    }

    fn advance(&mut self, work: u64) -> Result<bool, GameTooLong> {
        let until = self.done.saturating_add(work.div_ceil(100));
        while self.done < until {
            if self.next[self.rules.counted()] > self.places.largest() {
                return Ok(true);
            }
            self.measure()?;
            self.places.go_on(&mut self.next);
        }
        Ok(false)
    }
}

impl Filling for PileMeasuring {
    type Number = (Outcome, u32);

    fn plan(&self) -> Plan {
        self.plan
    }

    fn at(&self, position: Position) -> Option<(Outcome, u32)> {
        let sorted = self.places.sorted(&position.coordinates).filter(|_| self.rules.pass || !position.pass)?;
        let is_measured = (self.places.rank(&sorted) as u64) < self.done / self.rules.layers() as u64;
        is_measured.then(|| self.scores[self.places.cell(&sorted, position.pass)].read())
    }
}

impl PileRules {
    /// The game of a ruleset with piles, on normal forms.
    pub fn of(ruleset: &Ruleset) -> Option<Self> {
        let Ruleset { rules, pass, misere } = *ruleset;
        rules.piles().map(|piles| Self { pass, misere, ..Self::normal(piles.count()) })
    }

    /// The same, if the number of piles is another one than three.
    pub fn of_many(ruleset: &Ruleset) -> Option<Self> {
        Self::of(ruleset).filter(|_| !ruleset.rules.has_tables())
    }
}

#[cfg(test)]
mod tests {
    use super::PileMeasuring;
    use crate::games::{Game, Position, Ruleset};
    use crate::solver::{Computation, Extent, Filling, Measuring, PileRules, Plan, Recursion};
    use std::collections::HashMap;

    fn measured(ruleset: &Ruleset, largest: u32) -> PileMeasuring {
        let measuring = PileMeasuring::new(PileRules::of(ruleset).unwrap(), largest, Plan::BOUND).unwrap();
        measuring.run_in_slices(100).unwrap()
    }

    #[test]
    fn positions_of_two_to_six_piles_are_as_the_definition_says() {
        for (game, largest) in [
            ("sharing:0,9", 9),
            ("sharing:misere:0,0,0,8", 8),
            ("sharing:pass:0,0,0,7,1", 7),
            ("sharing:pass,misere:0,0,0,0,6,1", 6),
            ("sharing:0,0,0,0,0,5", 5),
        ] {
            let ruleset = game.parse::<Game>().unwrap().ruleset();
            let (measuring, mut known) = (measured(&ruleset, largest), HashMap::new());
            let mut all = vec![Position::at(crate::games::Coordinates::zeros(ruleset.rules.count()))];
            for which in ruleset.rules.coordinates() {
                all = all.iter().flat_map(|at| (0..=largest).map(move |pile| at.with(which, pile))).collect();
            }
            for position in all.into_iter().step_by(if ruleset.rules.count() > 4 { 7 } else { 1 }) {
                for pass in [false, true].into_iter().take(if ruleset.pass { 2 } else { 1 }) {
                    let position = position.with_pass(pass);
                    let expected = Recursion::lasts(&ruleset, position, &mut known);
                    assert_eq!(measuring.at(position), Some(expected), "{game} {position:?}");
                }
            }
        }
    }

    #[test]
    fn three_piles_are_as_the_kernel_for_three_says() {
        for text in ["sharing", "sharing:misere", "sharing:pass", "sharing:pass,misere"] {
            let ruleset: Ruleset = text.parse().unwrap();
            let three =
                Measuring::new(ruleset, Extent { x: 0, y: 60, z: 60 }, Plan::BOUND).unwrap().run_to_end().unwrap();
            let all = measured(&ruleset, 60);
            for (a, b) in (0..=60).flat_map(|b| (0..=b).map(move |a| (a, b))) {
                let position = Position::new(0, a, b);
                assert_eq!(all.at(position), three.at(position), "{text} {position:?}");
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_refused_with_what_does() {
        let rules = PileRules::normal(6);
        let refusal = PileMeasuring::plan_for(rules, 1000, 1 << 20).unwrap_err();
        let fits = refusal.fits().unwrap();
        assert!(PileMeasuring::plan_for(rules, fits, 1 << 20).is_ok());
        assert!(PileMeasuring::plan_for(rules, fits + 1, 1 << 20).is_err());
    }
}
