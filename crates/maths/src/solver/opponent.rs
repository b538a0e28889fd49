//! The computer player, as a pure function of a position and its evaluation.
//!
//! At full strength it hurries where it wins and delays where it loses; where it is not known how long a game lasts, it wins
//! where it can, and takes little where it cannot. Below, it errs at a given rate. All chance comes
//! from a seed and the number of the move, so a game can be replayed: the same seed, the same choices.

use crate::games::SumMove;
use crate::solver::Advice;
use crate::values::{Chance, Outcome};

/// How often the computer player finds the best move, in percent; 100 is perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u8);

impl Strength {
    /// Every move is a best one.
    pub const FULL: Self = Self(100);

    /// So many percent, or `None` beyond 100.
    pub fn new(percent: u8) -> Option<Self> {
        (percent <= Self::FULL.0).then_some(Self(percent))
    }

    /// The percentage, from 0 to 100.
    pub fn percent(self) -> u8 {
        self.0
    }
}

/// The move the computer player makes as move number `move_number` of a game with this seed; none if there is none.
///
/// At full strength one of [`Advice::best`]. Otherwise, as often as `strength` says, it errs: from an N-position it throws
/// the win away if it can, and from a P-position, or where every move wins, it only takes another than the best moves. Where
/// there is nothing to err about it plays a best move. Ties are broken at random.
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
