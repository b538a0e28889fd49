//! Rows of claims that hold as far as they were checked become rows of claims that are proved.

use maths::claims::{Record, Word};
use proofs::automata::{Budget, DigitOrder};
use proofs::theorems::{Proof, Verdict};

/// Limits on automata. A proof that needs more takes minutes.
const BUDGET: Budget = Budget { states: 1_000_000, bytes: 1_000_000_000 };

/// Proves what the rows say, where that is possible.
pub(crate) fn prove_all(records: &mut [Record]) {
    records.iter_mut().for_each(prove);
}

/// Proves what a row says, where that is possible. A counterexample beyond the bound is printed.
pub(crate) fn prove(record: &mut Record) {
    if record.verdict != Word::Verified {
        return;
    }
    let Ok((claim, parameters)) = record.question() else { return };
    let Ok(mut proof) = Proof::of_claim(claim, &parameters, &DigitOrder::ALL, BUDGET) else { return };
    match proof.finish() {
        Verdict::Proved { states, .. } => {
            println!("{} {:?}: proved for all positions ({states} states)", record.claim, record.parameters);
            record.verdict = Word::Proved;
        }
        Verdict::Refuted { at, .. } => {
            println!("{} {:?}: refuted beyond the bound, by {at}", record.claim, record.parameters);
        }
        Verdict::RefutedBeyond { .. } | Verdict::NotDecidable(_) | Verdict::Stopped(_) => {}
    }
}
