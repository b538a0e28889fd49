//! Proves or refutes a claim for all positions.

use crate::workers::host::{Progress, Work};
use crate::workers::prover::job::look::Look;
use crate::workers::prover::protocol::{Answer, Stated};
use maths::claims::Claimed;
use proofs::automata::{Budget, DigitOrder};
use proofs::theorems::{NotDecidable, Proof, Verdict};

/// Transitions of automata made in one slice: a millisecond for small automata, and some forty for those with many letters.
const SLICE: u64 = 1 << 16;

/// Both orders of digits, which race.
const ORDERS: [DigitOrder; 2] = [DigitOrder::MostFirst, DigitOrder::LeastFirst];

/// A claim or a formula on its way.
pub(super) struct Proving {
    /// None if it is not decidable.
    proof: Option<Proof>,
    /// None for a formula, whose proof begins with a small box by itself.
    look: Option<Look>,
    verdict: Option<Verdict>,
}

impl Proving {
    pub(super) fn new(claimed: &Claimed, budget: Budget) -> Self {
        let Claimed { claim, parameters } = claimed;
        let look = Some(Look::new(*claimed, budget.bytes));
        match Proof::of_claim(*claim, parameters, &ORDERS, budget) {
            Ok(proof) => Self { proof: Some(proof), look, verdict: None },
            Err(why) => Self { proof: None, look, verdict: Some(Verdict::NotDecidable(why)) },
        }
    }

    /// The proof of a formula.
    pub(super) fn of_formula(stated: &Stated, budget: Budget) -> Self {
        let Stated { formula, subject, ruleset } = stated;
        let read = ruleset.formula(formula).map_err(NotDecidable::Mistake);
        match read.and_then(|formula| Proof::new(formula, *subject, *ruleset, &ORDERS, budget)) {
            Ok(proof) => Self { proof: Some(proof), look: None, verdict: None },
            Err(why) => Self { proof: None, look: None, verdict: Some(Verdict::NotDecidable(why)) },
        }
    }

    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.verdict.clone()
    }
}

impl Work<Answer> for Proving {
    fn step(&mut self) -> bool {
        if self.verdict.is_none() {
            let is_due = self.look.as_mut().is_some_and(Look::is_due);
            self.verdict = match &mut self.look {
                Some(look) if is_due => look.advance(),
                Some(_) | None => self.proof.as_mut().and_then(|proof| proof.advance(SLICE)),
            };
        }
        self.verdict.is_some()
    }

    fn answer(&self) -> Answer {
        Answer::Proof(self.verdict.clone())
    }

    /// The progress, in steps, each of which makes one automaton.
    fn progress(&self) -> Option<Progress> {
        let (done, total) = self.proof.as_ref().map_or((0, 1), Proof::progress);
        Some(Progress { done: done as f64, total: total as f64, bytes: 0.0 })
    }
}
