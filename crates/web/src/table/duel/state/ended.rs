//! The end of a game: the winner, and the last position where the loser could have won.

use crate::table::blunders;
use crate::table::duel::{Opponent, State};
use maths::games::SumMove;

/// The winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The reader, against the computer or a friend far away.
    You,
    /// The computer.
    Computer,
    /// The friend far away.
    Friend,
    /// Of two people at one screen, the one who began (1) or the other (2).
    Player(u8),
}

/// The last moment at which the loser could have won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The number of moves made before.
    pub moves: usize,
    /// A move that would have won.
    pub best: SumMove,
}

impl State {
    /// The winner, once no move is left.
    pub fn end(&self) -> Option<End> {
        let moves = self.moves();
        if !self.sum().is_terminal() || moves == 0 {
            return None;
        }
        // The player who made the last move wins, or loses under misère play.
        let winners_turn = if self.sum().is_misere() { moves } else { moves - 1 };
        let is_opponent = self.is_opponents(winners_turn);
        Some(match (self.opponent, is_opponent) {
            (Opponent::Friend, _) => End::Player(if winners_turn.is_multiple_of(2) { 1 } else { 2 }),
            (Opponent::Nib | Opponent::Truffle | Opponent::Noir, true) => End::Computer,
            (Opponent::Far, true) => End::Friend,
            (Opponent::Nib | Opponent::Truffle | Opponent::Noir | Opponent::Far, false) => End::You,
        })
    }

    /// The number of moves that the winner needed.
    pub fn winners_moves(&self) -> usize {
        let moves = self.moves();
        let winners_turn = if self.sum().is_misere() { moves } else { moves.saturating_sub(1) };
        (0..moves).filter(|made| made % 2 == winners_turn % 2).count()
    }

    /// The last moment at which the loser could have won; `None` if there was none, or nothing is known of it.
    pub fn chance(&self) -> Option<Chance> {
        self.end()?;
        let winners_turn = if self.sum().is_misere() { self.moves() } else { self.moves() - 1 };
        let is_losers = |moves: &usize| moves % 2 != winners_turn % 2;
        let moves = blunders(self.line(), &self.known).into_iter().rfind(is_losers)?;
        let best = self.known.get(&self.line()[moves])?.best().next()?;
        Some(Chance { moves, best })
    }

    /// True if all advice that [`State::chance`] needs is known.
    pub fn is_understood(&self) -> bool {
        self.line().iter().all(|sum| self.known.get(sum).is_some())
    }
}
