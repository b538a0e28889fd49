//! The players, the requested hints, and the advice about the positions of a game.

use maths::games::{Sum, SumMove};
use maths::solver::{Advice, Strength, choose};
use maths::values::Outcome;
use std::collections::HashMap;
use std::rc::Rc;

/// The computer as one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computer {
    /// True if the computer is player 2; otherwise it begins.
    pub is_second: bool,
    /// The strength of the computer.
    pub strength: Strength,
    /// The seed of all random choices, so that a game can be replayed.
    pub seed: u64,
}

/// The part of the solution that the user has asked for. Each step shows more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hint {
    /// Nothing.
    #[default]
    Nothing,
    /// Which player wins.
    Winner,
    /// In which direction there is a good move.
    Direction,
    /// The move itself.
    Move,
}

impl Hint {
    /// The next step; the last one stays.
    #[must_use]
    pub fn more(self) -> Self {
        match self {
            Self::Nothing => Self::Winner,
            Self::Winner => Self::Direction,
            Self::Direction | Self::Move => Self::Move,
        }
    }
}

/// The advice that was found about positions. The map is emptied when it has grown too large.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known(Rc<HashMap<Sum, Rc<Advice>>>);

impl Known {
    /// More positions than the longest game has.
    const MOST: usize = 20_000;

    /// The advice about a position, if it is known.
    pub fn get(&self, sum: &Sum) -> Option<&Rc<Advice>> {
        self.0.get(sum)
    }

    /// The outcome of a position, and the number of moves to the end if it is known.
    pub fn end(&self, sum: &Sum) -> Option<(Outcome, Option<u32>)> {
        self.get(sum).map(|advice| (advice.outcome, advice.remoteness))
    }

    /// Adds what is known of a position.
    pub fn learn(&mut self, sum: Sum, advice: Advice) {
        let known = Rc::make_mut(&mut self.0);
        if known.len() >= Self::MOST {
            known.clear();
        }
        known.insert(sum, Rc::new(advice));
    }
}

impl Computer {
    /// True if the computer makes the move after this number of moves.
    pub fn moves_after(&self, moves: usize) -> bool {
        moves.is_multiple_of(2) != self.is_second
    }

    /// The move of the computer in a position with this advice.
    pub fn choose(&self, advice: &Advice, moves: usize) -> Option<SumMove> {
        choose(advice, self.strength, self.seed, moves as u32)
    }
}

/// The moves of a line of play by which a won position was given away, by the place of the position before the move.
/// Nothing is said of positions of which nothing is known.
pub fn blunders(line: &[Sum], known: &Known) -> Vec<usize> {
    let is_won = |sum: &Sum| known.end(sum).map(|(outcome, _)| outcome == Outcome::N);
    let is_blunder = |pair: &[Sum]| is_won(&pair[0]) == Some(true) && is_won(&pair[1]) == Some(true);
    line.windows(2).enumerate().filter(|(_, pair)| is_blunder(pair)).map(|(at, _)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::{Computer, Known, blunders};
    use maths::games::{Axis, Game, Move, Sum};
    use maths::solver::{Advice, Extent, Plan, Remoteness, Strength};

    fn advice(game: &Game) -> Advice {
        let measured = Remoteness::of(game.ruleset(), Extent::holding(game), Plan::BOUND).unwrap();
        Advice::of(game, &measured).unwrap()
    }

    #[test]
    fn a_win_that_is_given_away_is_a_blunder_and_nothing_else_is() {
        let cut = |axis, to| Move::Cut { axis, to };
        let mut line: Vec<Sum> = vec!["nim:2,0,1".parse().unwrap()];
        // (2,0,1) is won by x to 1; x to 0 leaves one token, a win for the other player, who takes it.
        for play in [cut(Axis::X, 0), cut(Axis::Z, 0)] {
            line.push(line[line.len() - 1].play(play.into()).unwrap());
        }
        let mut known = Known::default();
        assert!(blunders(&line, &known).is_empty(), "nothing is known yet");
        line.iter().for_each(|sum| known.learn(sum.clone(), advice(&sum.only().unwrap())));
        assert_eq!(blunders(&line, &known), [0]);
    }

    #[test]
    fn the_computer_moves_on_its_own_turns() {
        let second = Computer { is_second: true, strength: Strength::FULL, seed: 1 };
        assert_eq!([0, 1, 2, 3].map(|moves| second.moves_after(moves)), [false, true, false, true]);
        let first = Computer { is_second: false, ..second };
        assert_eq!([0, 1, 2].map(|moves| first.moves_after(moves)), [true, false, true]);
        let game: Game = "triangle:k=3:7,4,7".parse().unwrap();
        let play = second.choose(&advice(&game), 1).unwrap();
        let after = Sum::from(game).play(play).unwrap();
        assert_eq!(advice(&after.only().unwrap()).outcome, maths::values::Outcome::P);
    }
}
