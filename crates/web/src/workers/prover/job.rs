//! Open requests, one kind of work to a file. Adding a question to the protocol leads here.

mod decide;
mod for_every;
mod look;
mod prove;
mod prove_each;

use crate::workers::host;
use crate::workers::host::News;
use crate::workers::prover::job::decide::Deciding;
use crate::workers::prover::job::for_every::Answering;
use crate::workers::prover::job::prove::Proving;
use crate::workers::prover::job::prove_each::ProvingEach;
use crate::workers::prover::protocol::{Answer, Question};
use proofs::automata::Budget;

/// An open request.
pub enum Job {
    /// A sentence.
    Decide(Box<Deciding>),
    /// A claim, or a formula.
    Prove(Box<Proving>),
    /// Several claims.
    ProveEach(Box<ProvingEach>),
    /// A formula for every k.
    ForEvery(Box<Answering>),
}

impl host::Job for Job {
    type Question = Question;
    type Answer = Answer;
    const HAS_MANY_PARTS: bool = false;

    fn begin(question: Question, memory: u64) -> Self {
        let budget = Budget { bytes: memory, ..Budget::USUAL };
        match question {
            Question::Decide(text) => Self::Decide(Box::new(Deciding::new(&text, budget))),
            Question::Prove(claimed) => Self::Prove(Box::new(Proving::new(&claimed, budget))),
            Question::ProveFormula(stated) => Self::Prove(Box::new(Proving::of_formula(&stated, budget))),
            Question::ForEvery(stated) => Self::ForEvery(Box::new(Answering::new(&stated))),
            Question::ProveEach(claims) => Self::ProveEach(Box::new(ProvingEach::new(claims, budget))),
        }
    }

    fn step(&mut self) -> bool {
        match self {
            Self::Decide(deciding) => deciding.step(),
            Self::Prove(proving) => proving.step(),
            Self::ProveEach(proving) => proving.step(),
            Self::ForEvery(answering) => answering.step(),
        }
    }

    fn answer(&self) -> Answer {
        match self {
            Self::Decide(deciding) => Answer::Decided(deciding.decided()),
            Self::Prove(proving) => Answer::Proof(proving.verdict()),
            Self::ProveEach(proving) => Answer::Proofs(proving.verdicts().to_vec()),
            Self::ForEvery(answering) => Answer::ForEvery(answering.answer()),
        }
    }

    fn news(&self) -> News<Answer> {
        News::Progress(match self {
            Self::Decide(deciding) => deciding.progress(),
            Self::Prove(proving) => proving.progress(),
            Self::ProveEach(proving) => proving.progress(),
            Self::ForEvery(answering) => answering.progress(),
        })
    }
}
