//! The moves of the game: the position on the board, whose turn it is, and the game as a link.

use crate::table::Computer;
use crate::table::duel::{Chapter, Link, State};
use maths::games::{Game, Record, Sum, SumMove};
use maths::solver::Strength;
use std::rc::Rc;

/// The strength of a computer in the trial of a chapter: the percentage of best moves.
const CAREFUL: u8 = 96;

impl State {
    /// The positions of the game, from the first to the one on the board.
    pub fn line(&self) -> &Rc<Vec<Sum>> {
        &self.line
    }

    /// The position on the board.
    pub fn sum(&self) -> &Sum {
        &self.line[self.line.len() - 1]
    }

    /// The game on the board.
    pub fn game(&self) -> Game {
        self.game_at(self.moves())
    }

    /// The game after this number of moves. Links and chapters bring one game, never a sum.
    pub fn game_at(&self, moves: usize) -> Game {
        let sum = self.line.get(moves).unwrap_or(self.sum());
        sum.only().unwrap_or(Chapter::Strip.game())
    }

    /// The number of moves made.
    pub fn moves(&self) -> usize {
        self.line.len() - 1
    }

    /// The move that led to the position after this number of moves.
    pub fn move_to(&self, moves: usize) -> Option<SumMove> {
        let before = self.line.get(moves.checked_sub(1)?)?;
        before.move_to(self.line.get(moves)?)
    }

    /// True if the opponent, computer or friend, makes the move after this number of moves.
    pub fn is_opponents(&self, moves: usize) -> bool {
        moves.is_multiple_of(2) == self.is_opponent_first
    }

    /// True if the computer makes the move after this number of moves.
    pub fn is_computers(&self, moves: usize) -> bool {
        self.opponent.strength().is_some() && self.is_opponents(moves)
    }

    /// True if the computer is to move.
    pub fn is_computers_turn(&self) -> bool {
        self.is_begun && self.is_computers(self.moves()) && !self.sum().is_terminal()
    }

    /// The computer's move, if it is its turn and enough is known.
    pub fn computers_move(&self) -> Option<SumMove> {
        let strength = self.strength().filter(|_| self.is_computers_turn())?;
        let computer = Computer { is_second: !self.is_opponent_first, strength, seed: self.seed };
        computer.choose(self.known.get(self.sum())?, self.moves())
    }

    /// The strength of the computer. In the trial of a chapter it seldom errs, so that only a player who has understood the secret wins.
    fn strength(&self) -> Option<Strength> {
        let strength = self.opponent.strength()?;
        let careful = Strength::new(CAREFUL).filter(|_| self.is_trial());
        Some(careful.map_or(strength, |careful| strength.max(careful)))
    }

    /// True in the second game of a chapter, in which the reader chooses the player who begins.
    pub fn is_trial(&self) -> bool {
        let is_one = |chapter: Chapter| chapter.trials().contains(&self.game_at(0));
        self.opponent.strength().is_some() && self.chapter.is_some_and(is_one)
    }

    /// The state as a link.
    pub fn link(&self) -> Link {
        let mut record = Record::new(self.line[0].clone());
        for moves in 1..self.line.len() {
            // Too long a game for a link ends where it becomes so.
            if self.move_to(moves).is_none_or(|play| record.push(play).is_err()) {
                break;
            }
        }
        Link {
            chapter: self.chapter,
            record,
            opponent: self.opponent,
            is_opponent_first: self.is_opponent_first,
            seed: self.seed,
            puzzle: self.puzzle,
            day: self.day,
            language: self.language,
            ignored: Vec::new(),
        }
    }
}
