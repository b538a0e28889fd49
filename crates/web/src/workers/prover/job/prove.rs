//! Proves or refutes a claim for all positions.

use crate::workers::host::Progress;
use crate::workers::prover::job::look::Look;
use maths::claims::Claimed;
use proofs::automata::{Budget, DigitOrder};
use proofs::theorems::{Proof, Verdict};

/// Transitions of automata made in one slice: a millisecond for small automata, and some forty for those with many letters.
const SLICE: u64 = 1 << 16;

/// A claim on its way.
pub struct Proving {
    /// None if it is not decidable.
    proof: Option<Proof>,
    look: Look,
    verdict: Option<Verdict>,
}

impl Proving {
    pub(super) fn new(claimed: &Claimed, budget: Budget) -> Self {
        let Claimed { claim, parameters } = claimed;
        let look = Look::new(*claimed, budget.bytes);
        match Proof::of_claim(*claim, parameters, &[DigitOrder::MostFirst, DigitOrder::LeastFirst], budget) {
            Ok(proof) => Self { proof: Some(proof), look, verdict: None },
            Err(why) => Self { proof: None, look, verdict: Some(Verdict::NotDecidable(why)) },
        }
    }

    /// Does one slice of work. Returns whether there is a verdict.
    pub(super) fn step(&mut self) -> bool {
        if self.verdict.is_none() {
            self.verdict = if self.look.is_due() {
                self.look.advance()
            } else {
                self.proof.as_mut().and_then(|proof| proof.advance(SLICE))
            };
        }
        self.verdict.is_some()
    }

    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.verdict.clone()
    }

    /// How far it is, in steps, each of which makes one automaton.
    pub(super) fn progress(&self) -> Progress {
        let (done, total) = self.proof.as_ref().map_or((0, 1), Proof::progress);
        Progress { done: done as f64, total: total as f64, bytes: 0.0 }
    }
}
