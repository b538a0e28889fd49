//! Boxes that are looked at while a proof takes long.
//!
//! A claim that is wrong at few positions, and only at large ones, can need automata beyond every budget, while a finite check of
//! a box finds the counterexample in less than a second: the nim-sum on T(16) is wrong first beyond the box that a
//! [`Proof`](proofs::theorems::Proof) begins with. So larger boxes are looked at in between, the next one after four times as much work
//! as the one before. The smallest counterexample of a box is the smallest of all.

use maths::claims::Claimed;
use maths::formulas;
use maths::formulas::Comparison;
use proofs::theorems::Verdict;

/// The largest coordinates of the boxes.
const SIZES: [u32; 3] = [100, 200, 1000];
/// The number of slices of a proof before the first box.
const FIRST: u32 = 8;
/// The number of slices before the next box, as a multiple of the number before the last one.
const FACTOR: u32 = 4;
/// Positions that are looked at in one slice, about.
const SLICE: u64 = 1 << 16;

/// The boxes of a claim.
pub(super) struct Look {
    claimed: Claimed,
    memory: u64,
    /// Which box is next.
    next: usize,
    /// The number of slices of the proof that come before the box.
    wait: u32,
    /// The number of these slices that are done.
    waited: u32,
    open: Option<Comparison>,
}

impl Look {
    pub(super) fn new(claimed: Claimed, memory: u64) -> Self {
        Self { claimed, memory, next: 0, wait: FIRST, waited: 0, open: None }
    }

    /// True if it is the turn of a box, and not of the proof.
    pub(super) fn is_due(&mut self) -> bool {
        if self.open.is_some() {
            return true;
        }
        self.waited += 1;
        if self.waited <= self.wait {
            return false;
        }
        self.open = SIZES.get(self.next).and_then(|size| self.comparison(*size));
        self.next += 1;
        (self.wait, self.waited) = (self.wait.saturating_mul(FACTOR), 0);
        self.open.is_some()
    }

    /// Looks at some positions of the box. Returns a verdict if the claim is wrong at one of them.
    pub(super) fn advance(&mut self) -> Option<Verdict> {
        match self.open.as_mut()?.advance(SLICE) {
            Ok(None) => None,
            Ok(Some(formulas::Verdict::Refuted { at, stated, found })) => {
                Some(Verdict::Refuted { at, stated: Ok(stated), found: Some(found) })
            }
            Ok(Some(formulas::Verdict::Undefined { at, fault })) => {
                Some(Verdict::Refuted { at, stated: Err(fault), found: None })
            }
            // Nothing is wrong in the box, or a value is too large for its tables.
            Ok(Some(formulas::Verdict::Holds { .. } | formulas::Verdict::Stopped { .. })) | Err(_) => {
                self.open = None;
                None
            }
        }
    }

    /// A box; none if it would take too much memory.
    fn comparison(&self, size: u32) -> Option<Comparison> {
        let statement = self.claimed.claim.statement(&self.claimed.parameters)?;
        let formula = statement.formula.parse().ok()?;
        Comparison::new(formula, statement.subject, statement.ruleset, size, self.memory, u64::MAX).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::Look;
    use maths::claims::{Claim, Claimed};
    use maths::formulas::Comparison;

    #[test]
    fn each_box_comes_after_four_times_as_many_slices_as_the_one_before() {
        let claim = Claim::Triangular7_3;
        let mut look = Look::new(Claimed { claim, parameters: claim.parameters() }, 1 << 28);
        let positions = |comparison: Option<Comparison>| comparison.map(|comparison| comparison.progress().1);
        let expected = [(8, 100), (32, 200), (128, 1000)];
        let expected = expected.map(|(slices, size)| (slices, positions(look.comparison(size))));
        let seen = expected.map(|_| {
            let slices = (0..1000).take_while(|_| !look.is_due()).count();
            // The box keeps its turn until it is done.
            assert!(look.is_due());
            (slices, positions(look.open.take()))
        });
        assert_eq!(seen, expected);
        assert!((0..1000).all(|_| !look.is_due()), "there is no fourth box");
    }
}
