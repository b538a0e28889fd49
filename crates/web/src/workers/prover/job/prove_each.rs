//! Several claims that are proved or refuted, one after the other.

use crate::workers::host::Progress;
use crate::workers::prover::job::prove::Proving;
use maths::claims::Claimed;
use proofs::automata::Budget;
use proofs::theorems::Verdict;

/// Claims on their way.
pub struct ProvingEach {
    claims: Vec<Claimed>,
    budget: Budget,
    verdicts: Vec<Verdict>,
    /// The proof that goes on now.
    open: Option<Proving>,
}

impl ProvingEach {
    pub(super) fn new(claims: Vec<Claimed>, budget: Budget) -> Self {
        Self { claims, budget, verdicts: Vec::new(), open: None }
    }

    /// Does one slice of work. Returns whether all claims have a verdict.
    pub(super) fn step(&mut self) -> bool {
        let Some(claimed) = self.claims.get(self.verdicts.len()) else { return true };
        let budget = self.budget;
        let proving = self.open.get_or_insert_with(|| Proving::new(claimed, budget));
        if proving.step() {
            self.verdicts.extend(proving.verdict());
            self.open = None;
        }
        self.verdicts.len() == self.claims.len()
    }

    /// The verdicts so far.
    pub(super) fn verdicts(&self) -> &[Verdict] {
        &self.verdicts
    }

    /// The progress, in claims.
    pub(super) fn progress(&self) -> Progress {
        Progress { done: self.verdicts.len() as f64, total: self.claims.len() as f64, bytes: 0.0 }
    }
}
