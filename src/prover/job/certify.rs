//! Finds a certificate of a claim and checks it.

use crate::certificates;
use crate::certificates::NimSumClaim;
use crate::expressions::Formula;
use crate::formulas::Subject;
use crate::prover::protocol::Claimed;

/// A claim whose certificate is wanted.
pub struct Certifying {
    claimed: Claimed,
    text: Option<String>,
}

impl Certifying {
    pub(super) fn new(claimed: Claimed) -> Self {
        Self { claimed, text: None }
    }

    /// Does all of the work, for it takes less than a second.
    pub(super) fn step(&mut self) -> bool {
        self.text = nim_sum_claim(&self.claimed).and_then(|claim| certified(&claim));
        true
    }

    pub(super) fn text(&self) -> Option<String> {
        self.text.clone()
    }
}

/// The claim, if certificates are about claims of its kind.
fn nim_sum_claim(Claimed { claim, parameters }: &Claimed) -> Option<NimSumClaim> {
    let statement = claim.statement(parameters)?;
    let formula: Formula = statement.formula.parse().ok()?;
    NimSumClaim::of(&formula, &statement.ruleset).filter(|_| statement.subject == Subject::PPositions)
}

/// The text of a certificate that the checker accepts.
fn certified(claim: &NimSumClaim) -> Option<String> {
    let certificate = certificates::find(claim).ok()?;
    certificates::check(claim, &certificate).ok()?;
    Some(certificate.to_string())
}
