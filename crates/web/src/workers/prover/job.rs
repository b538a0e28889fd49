//! The work of each question, one kind to a file. Adding a question to the protocol leads here.

mod decide;
mod for_every;
mod look;
mod prove;
mod prove_each;

use crate::workers::host::{Job, Work};
use crate::workers::prover::job::decide::Deciding;
use crate::workers::prover::job::for_every::Answering;
use crate::workers::prover::job::prove::Proving;
use crate::workers::prover::job::prove_each::ProvingEach;
use crate::workers::prover::protocol::{Answer, Question};
use proofs::automata::Budget;

impl Job for Question {
    const MEMORY: u64 = Budget::USUAL.bytes;

    fn begin(self, memory: u64) -> Box<dyn Work<Answer>> {
        let budget = Budget { bytes: memory, ..Budget::USUAL };
        match self {
            Self::Decide(text) => Box::new(Deciding::new(&text, budget)),
            Self::Prove(claimed) => Box::new(Proving::new(&claimed, budget)),
            Self::ProveFormula(stated) => Box::new(Proving::of_formula(&stated, budget)),
            Self::ForEvery(stated) => Box::new(Answering::new(&stated)),
            Self::ProveEach(claims) => Box::new(ProvingEach::new(claims, budget)),
        }
    }
}
