//! Decides a sentence, or finds the numbers for which it is true.

use crate::workers::host::{Progress, Work};
use crate::workers::prover::protocol::{Answer, Decided};
use crate::workers::prover::set;
use proofs::automata::logic;
use proofs::automata::logic::{Refusal, Sentence, Solutions};
use proofs::automata::{Budget, DigitOrder, Stopped};

/// Transitions of automata made in one slice: about a millisecond.
const SLICE: u64 = 1 << 16;

/// A sentence on its way.
pub(super) struct Deciding {
    way: Way,
    decided: Option<Decided>,
}

enum Way {
    Closed(logic::Question),
    Open(Solutions),
    /// There is nothing to do.
    None,
}

impl Deciding {
    pub(super) fn new(text: &str, budget: Budget) -> Self {
        match begin(text, budget) {
            Ok(way) => Self { way, decided: None },
            Err(refusal) => Self { way: Way::None, decided: Some(Decided::Refused(refusal)) },
        }
    }
}

impl Work<Answer> for Deciding {
    fn step(&mut self) -> bool {
        if self.decided.is_none() {
            self.decided = advance(&mut self.way).unwrap_or_else(|stopped| Some(Decided::Stopped(stopped)));
        }
        self.decided.is_some()
    }

    fn answer(&self) -> Answer {
        Answer::Decided(self.decided.clone().unwrap_or(Decided::Unfinished))
    }

    /// The progress, in steps, each of which makes one automaton.
    fn progress(&self) -> Option<Progress> {
        let (done, total) = match &self.way {
            Way::Closed(question) => question.progress(),
            Way::Open(solutions) => solutions.progress(),
            Way::None => (1, 1),
        };
        Some(Progress { done: done as f64, total: total as f64, bytes: 0.0 })
    }
}

fn begin(text: &str, budget: Budget) -> Result<Way, Refusal> {
    let sentence: Sentence = text.parse()?;
    if sentence.free_names().is_empty() {
        let orders = [DigitOrder::MostFirst, DigitOrder::LeastFirst];
        logic::Question::new(&sentence, &orders, budget).map(Way::Closed)
    } else {
        // The last one begins. An automaton that is followed by a reader should read numbers as they are written.
        let orders = [DigitOrder::LeastFirst, DigitOrder::MostFirst];
        Solutions::new(&sentence, &orders, budget).map(Way::Open)
    }
}

fn advance(way: &mut Way) -> Result<Option<Decided>, Stopped> {
    Ok(match way {
        Way::Closed(question) => question.advance(SLICE)?.map(|answer| match answer {
            logic::Answer::True(numbers) => Decided::True(numbers),
            logic::Answer::False(numbers) => Decided::False(numbers),
        }),
        Way::Open(solutions) => {
            let found = solutions.advance(SLICE)?;
            found.map(|automaton| Decided::Set(set(solutions.names(), &automaton)))
        }
        Way::None => None,
    })
}
