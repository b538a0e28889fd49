//! Whether the columns of Sharing Nim read the same from both ends.

use crate::solver::PalindromeCheck;
use crate::solver::megabytes;
use crate::worker::WhyNot;
use crate::worker::cache::Cache;
use crate::worker::job::Cost;
use crate::worker::job::SLICE;
use crate::worker::job::Step;
use crate::worker::protocol::Answer;
use crate::worker::protocol::ColumnsChecked;

/// A check on its way.
pub(crate) struct Columns {
    size: u32,
    misere: bool,
    /// Once there is room for it.
    check: Option<PalindromeCheck>,
}

impl Columns {
    pub(super) fn accept(size: u32, misere: bool, cache: &Cache) -> Result<(Self, Cost), WhyNot> {
        super::check_size(size)?;
        let (bytes, bound) = (PalindromeCheck::bytes(size), cache.bound());
        if bytes > bound || size > PalindromeCheck::LARGEST {
            let (needed, allowed) = (megabytes(bytes), megabytes(bound));
            return Err(WhyNot::TooManyColumns { needed, allowed });
        }
        let positions = u64::from(size + 1) * u64::from(size + 2) / 2;
        Ok((Self { size, misere, check: None }, Cost { positions, bytes }))
    }

    pub(super) fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        let Some(check) = &mut self.check else {
            let bytes = PalindromeCheck::bytes(self.size);
            if cache.lend(bytes) {
                let check = PalindromeCheck::new(self.misere, self.size, bytes);
                self.check = Some(check.map_err(|none| {
                    cache.take_back(bytes);
                    WhyNot::from(none)
                })?);
            }
            return Ok(Step::Progress { done: 0, total: 1 });
        };
        if !check.advance(SLICE) {
            return Ok(Step::Progress { done: check.done(), total: check.total() });
        }
        let (checked, palindromes) = (check.checked(), check.palindromes());
        let found = ColumnsChecked { checked, palindromes, first_failure: check.first_failure() };
        Ok(Step::Answered(Answer::Columns(found), None))
    }

    pub(super) fn put_away(self, cache: &mut Cache) {
        if self.check.is_some() {
            cache.take_back(PalindromeCheck::bytes(self.size));
        }
    }
}
