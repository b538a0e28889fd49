//! Several claims that are proved or refuted, one after the other.

use crate::workers::host::{Progress, Work};
use crate::workers::prover::job::prove::Proving;
use crate::workers::prover::protocol::Answer;
use maths::claims::Claimed;
use proofs::automata::Budget;
use proofs::theorems::Verdict;

/// Claims on their way.
pub(super) struct ProvingEach {
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
}

impl Work<Answer> for ProvingEach {
    fn step(&mut self) -> bool {
        let Some(claimed) = self.claims.get(self.verdicts.len()) else { return true };
        let budget = self.budget;
        let proving = self.open.get_or_insert_with(|| Proving::new(claimed, budget));
        if proving.step() {
            self.verdicts.extend(proving.verdict());
            self.open = None;
        }
        self.verdicts.len() == self.claims.len()
    }

    fn answer(&self) -> Answer {
        Answer::Proofs(self.verdicts.clone())
    }

    /// The progress, in claims.
    fn progress(&self) -> Option<Progress> {
        Some(Progress { done: self.verdicts.len() as f64, total: self.claims.len() as f64, bytes: 0.0 })
    }
}
