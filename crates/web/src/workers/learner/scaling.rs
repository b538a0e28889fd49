//! The P-positions of three-pile Nim with a pass for a pile and its double.

use crate::workers::host::{Progress, Work};
use crate::workers::learner::protocol::{Answer, Scaled};
use maths::solver::{Computation, ThirdPiles, likeness};

/// Pairs of piles in one slice: a few milliseconds.
const SLICE: u64 = 1 << 17;

/// All third piles below four times a pile, on their way.
pub(super) struct Scaling {
    pile: u32,
    thirds: ThirdPiles,
    is_done: bool,
}

impl Scaling {
    /// Plans them for a pile; for 1 instead of 0, and for the largest one instead of larger ones.
    pub(super) fn new(pile: u32) -> Self {
        let pile = pile.clamp(1, Scaled::LARGEST);
        Self { pile, thirds: ThirdPiles::new(4 * pile), is_done: false }
    }

    /// The result; none if the request was stopped.
    fn scaled(&self) -> Option<Scaled> {
        let sheet = |pile: u32| self.thirds.sheet(pile).into_iter().take(2 * pile as usize).collect::<Vec<u32>>();
        let thirds = self.is_done.then(|| [self.pile, 2 * self.pile].map(sheet))?;
        let alike = likeness([&thirds[0], &thirds[1]], [2 * self.pile, 4 * self.pile]);
        let (pairs, _) = self.thirds.progress();
        Some(Scaled { pile: self.pile, likeness: (alike * 1000.0).round() as u32, thirds, pairs })
    }
}

impl Work<Answer> for Scaling {
    fn step(&mut self) -> bool {
        self.is_done = self.thirds.advance(SLICE) == Ok(true);
        self.is_done
    }

    fn answer(&self) -> Answer {
        Answer::Scaled(self.scaled())
    }

    fn progress(&self) -> Option<Progress> {
        let (done, total) = self.thirds.progress();
        Some(Progress { done: done as f64, total: total as f64, bytes: self.thirds.bytes() as f64 })
    }
}
