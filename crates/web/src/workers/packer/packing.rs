//! Makes the dossier of a claim, or of a set, which is learned again for it.

use crate::workers::host::{Job, Progress, Work};
use crate::workers::learner::Studying;
use crate::workers::learner::protocol::Study;
use crate::workers::packer::protocol::{Order, Packed, Subject};
use files::exports::dossiers::{Made, Making, Words};
use proofs::automata::Budget;

/// Transitions that are made in one slice, or entries of certificates that are looked at: a few milliseconds.
const SLICE: u64 = 1 << 16;

/// A dossier on its way.
struct Packing {
    words: Words,
    stage: Stage,
}

enum Stage {
    Learn(Box<Studying>),
    Make(Box<Making>),
    Done(Packed),
}

impl Job for Order {
    const MEMORY: u64 = Budget::USUAL.bytes;

    fn begin(self, memory: u64) -> Box<dyn Work<Packed>> {
        let budget = Budget { bytes: memory, ..Budget::USUAL };
        let Self { subject, name, statement, link } = self;
        let words = Words { name, statement, link };
        let stage = match subject {
            Subject::Claim(claimed) => Stage::Make(Box::new(Making::of_claim(claimed, words.clone(), budget))),
            Subject::Set(study) => Stage::Learn(Box::new(Studying::new(study, budget))),
        };
        Box::new(Packing { words, stage })
    }
}

impl Work<Packed> for Packing {
    fn step(&mut self) -> bool {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Done(Packed::Nothing)) {
            Stage::Learn(mut studying) => {
                if studying.step() {
                    let words = self.words.clone();
                    let made = studying.into_found().map(|set| Stage::Make(Box::new(Making::of_set(set, words))));
                    made.unwrap_or(Stage::Done(Packed::Nothing))
                } else {
                    Stage::Learn(studying)
                }
            }
            Stage::Make(mut making) => match making.advance(SLICE) {
                None => Stage::Make(making),
                Some(made) => Stage::Done(made.archive().map_or(Packed::Nothing, Packed::Made)),
            },
            Stage::Done(packed) => Stage::Done(packed),
        };
        matches!(self.stage, Stage::Done(_))
    }

    fn answer(&self) -> Packed {
        match &self.stage {
            Stage::Done(packed) => packed.clone(),
            Stage::Learn(_) | Stage::Make(_) => Packed::Unfinished,
        }
    }

    fn progress(&self) -> Option<Progress> {
        match &self.stage {
            Stage::Learn(studying) => studying.progress(),
            Stage::Make(making) => {
                let (done, total) = making.progress();
                Some(Progress { done: done as f64, total: total.max(1) as f64, bytes: 0.0 })
            }
            Stage::Done(_) => Some(Progress { done: 1.0, total: 1.0, bytes: 0.0 }),
        }
    }
}

/// Learns a set and makes its dossier; none if nothing is proved of it.
pub fn dossier(study: Study, words: Words) -> Option<Made> {
    let mut studying = Studying::new(study, Budget::USUAL);
    while !studying.step() {}
    Some(Making::of_set(studying.into_found()?, words).finish())
}
