//! Tests if the columns of Sharing Nim read the same from both ends.

use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::Cache;
use crate::workers::solver::job::{Accepted, Cost, Job, SLICE, Step};
use crate::workers::solver::protocol::{Answer, ColumnsChecked};
use maths::games::{Position, Rules, Ruleset, normal_form};
use maths::solver::{Computation, Known, Measure, Mismatch, PalindromeCheck, megabytes, spot_check};
use maths::values::Chance;

/// A check on its way.
pub(super) struct Columns {
    size: u32,
    misere: bool,
    /// Once there is room for it.
    check: Option<PalindromeCheck>,
}

impl Columns {
    pub(super) fn accept(size: u32, misere: bool, cache: &Cache) -> Accepted<Self> {
        super::check_size(size)?;
        let (bytes, bound) = (PalindromeCheck::bytes(size), cache.bound());
        if bytes > bound || size > PalindromeCheck::LARGEST {
            let (needed, allowed) = (megabytes(bytes), megabytes(bound));
            return Err(WhyNot::TooManyColumns { needed, allowed });
        }
        let cost = Cost { positions: PalindromeCheck::positions(size), bytes };
        Ok((Self { size, misere, check: None }, Some(cost)))
    }
}

impl Job for Columns {
    fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        let Some(check) = &mut self.check else {
            let bytes = PalindromeCheck::bytes(self.size);
            self.check = cache.lend(bytes, || PalindromeCheck::new(self.misere, self.size, bytes))?;
            return Ok(Step::Progress { done: 0, total: 1 });
        };
        let Ok(is_done) = check.advance(SLICE);
        if !is_done {
            return Ok(Step::progress(check.progress()));
        }
        if let Some(mismatch) = wrong(check, self.misere, &mut cache.chance) {
            return Err(WhyNot::Wrong { size: self.size, mismatch });
        }
        let (checked, palindromes) = (check.checked(), check.palindromes());
        let found = ColumnsChecked { checked, palindromes, first_failure: check.first_failure() };
        Ok(Step::Answered(Answer::Columns(found), None))
    }

    fn put_away(&mut self, cache: &mut Cache) {
        if self.check.is_some() {
            cache.take_back(PalindromeCheck::bytes(self.size));
        }
    }
}

/// A position of the first columns at which a value is wrong, if one is found. The others are not kept.
fn wrong(check: &PalindromeCheck, misere: bool, chance: &mut Chance) -> Option<Mismatch> {
    let ruleset = Ruleset { misere, ..Ruleset::normal(Rules::SHARING) };
    let drawn = |chance: &mut Chance| {
        let b = chance.below(check.kept() as usize);
        Some(Position::new(0, chance.below(b + 1) as u32, b as u32))
    };
    let known = |position: Position| {
        let [_, a, b] = normal_form(position.xyz());
        check.value(a, b).map(|value| Known::Value(value.into()))
    };
    spot_check((ruleset, Measure::Value), chance, &drawn, &known)
}

#[cfg(test)]
mod tests {
    use super::{Columns, wrong};
    use crate::workers::solver::WhyNot;
    use crate::workers::solver::cache::Cache;
    use crate::workers::solver::job::{Job, Step};
    use maths::solver::{Computation, PalindromeCheck, Plan};
    use maths::values::Chance;

    fn checked(misere: bool, largest: u32) -> PalindromeCheck {
        PalindromeCheck::new(misere, largest, Plan::BOUND).unwrap().run_to_end().unwrap()
    }

    #[test]
    fn right_columns_pass_and_those_of_the_other_play_do_not() {
        for (misere, largest) in [(false, 0), (false, 40), (true, 7), (true, 200)] {
            let check = checked(misere, largest);
            assert_eq!(check.kept(), largest.min(15) + 1);
            assert!((0..60).all(|seed| wrong(&check, misere, &mut Chance::new(seed)).is_none()), "{misere}, {largest}");
            assert!(
                (0..60).any(|seed| wrong(&check, !misere, &mut Chance::new(seed)).is_some()),
                "{misere}, {largest}"
            );
        }
    }

    #[test]
    fn columns_of_the_other_play_are_refused() {
        let is_refused = |seed| {
            let mut cache = Cache::new(Plan::BOUND);
            cache.chance = Chance::new(seed);
            let (mut columns, _) = Columns::accept(200, false, &cache).unwrap();
            assert!(matches!(columns.step(&mut cache), Ok(Step::Progress { .. })), "they have begun");
            columns.misere = true;
            loop {
                match columns.step(&mut cache) {
                    Ok(Step::Progress { .. }) => {}
                    Ok(Step::Growing(..) | Step::Answered(..)) => break false,
                    Err(refusal) => break matches!(refusal, WhyNot::Wrong { size: 200, .. }),
                }
            }
        };
        // A few positions are compared each time, so it is not seen at once.
        assert!((0..20).any(is_refused));
    }
}
