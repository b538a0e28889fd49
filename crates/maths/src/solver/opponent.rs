//! The computer player, as a pure function of a position and its evaluation.
//!
//! At full strength the computer player hurries in a won position and delays in a lost one. With unknown remoteness it makes any winning
//! move in a won position, and takes as little as possible in a lost one. Below full strength it errs at a given rate. All random choices
//! depend only on a seed and the number of the move, so a game can be repeated with the same seed.

use crate::games::SumMove;
use crate::solver::Advice;
use crate::values::{Chance, Outcome};

/// The probability that the computer player makes a best move, in percent; 100 is perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u8);

impl Strength {
    /// Every move is a best one.
    pub const FULL: Self = Self(100);

    /// The strength of a percentage, or `None` beyond 100.
    pub fn new(percent: u8) -> Option<Self> {
        (percent <= Self::FULL.0).then_some(Self(percent))
    }

    /// The percentage, from 0 to 100.
    pub fn percent(self) -> u8 {
        self.0
    }
}

/// The computer player's move, as move number `move_number` of a game with this seed; `None` from a terminal position.
///
/// At full strength it is one of [`Advice::best`]. Below, it is an error with a probability of 100 − `strength` percent: from an N-position
/// a losing move if one exists, otherwise any move that is not a best one. If all moves are best, it is one of them. Ties are broken at
/// random.
pub fn choose(advice: &Advice, strength: Strength, seed: u64, move_number: u32) -> Option<SumMove> {
    let mut chance = Chance::numbered(seed, move_number);
    let is_error = chance.below(100) >= usize::from(strength.0);
    let errors = if is_error { errors(advice) } else { Vec::new() };
    let moves = if errors.is_empty() { advice.best().collect() } else { errors };
    (!moves.is_empty()).then(|| moves[chance.below(moves.len())])
}

/// The moves that count as errors.
fn errors(advice: &Advice) -> Vec<SumMove> {
    let is_won = advice.outcome == Outcome::N;
    let losing = advice.options.iter().filter(|option| is_won && option.outcome == Outcome::N);
    let losing: Vec<SumMove> = losing.map(|option| option.play).collect();
    if !losing.is_empty() {
        return losing;
    }
    let other = advice.options.iter().filter(|option| !option.is_best);
    other.map(|option| option.play).collect()
}

#[cfg(test)]
mod tests;
