//! The line of play: walking through it, and the computer's moves.

use crate::app::State;
use crate::games::Game;
use crate::games::Move;
use std::rc::Rc;

impl State {
    /// The games played through, from the first position to the last.
    pub fn line(&self) -> &Rc<Vec<Game>> {
        &self.line
    }

    /// Which of them is on the board.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many moves were made before the first of them.
    pub fn before(&self) -> usize {
        self.before
    }

    /// Whether the computer is to move.
    pub fn is_computers_turn(&self) -> bool {
        let is_its = self.computer.is_some_and(|computer| computer.moves_after(self.moves_made()));
        is_its && !self.game().is_terminal()
    }

    /// The move of the computer, if it is its turn and enough is known.
    pub fn computers_move(&self) -> Option<Move> {
        let computer = self.computer.filter(|_| self.is_computers_turn())?;
        computer.choose(self.known.get(&self.game())?, self.moves_made())
    }

    /// Whether the computer moves by itself: at the end of the line of play, not while the user looks back.
    pub fn computer_goes_on(&self) -> bool {
        !self.can_redo() && self.computers_move().is_some()
    }

    /// One move back or forward; and further over the moves of the computer, if it is a player.
    pub(super) fn walk(&mut self, step: isize) {
        let is_computers = |at: usize| {
            self.computer.is_some_and(|computer| computer.moves_after(self.before + at)) && !self.line[at].is_terminal()
        };
        let mut at = self.at;
        while let Some(next) = at.checked_add_signed(step).filter(|next| *next < self.line.len()) {
            at = next;
            if !is_computers(at) {
                break;
            }
        }
        self.go_to(at);
    }

    pub(super) fn load(&mut self, line: Rc<Vec<Game>>) {
        if let Some(last) = line.len().checked_sub(1) {
            (self.line, self.at, self.before) = (line, last, 0);
            self.wish = self.game().position();
        }
    }
}
