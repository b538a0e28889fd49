//! The line of play: walking through it, and the computer's moves.

use crate::table::State;
use crate::workers::solver::protocol::Question;
use maths::games::{Record, Sum, SumMove};
use maths::solver::SumEvaluation;
use std::rc::Rc;

impl State {
    /// The games played through, from the first position to the last.
    pub fn line(&self) -> &Rc<Vec<Sum>> {
        &self.line
    }

    /// Which of them is on the board.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The number of moves made before the first of them.
    pub fn before(&self) -> usize {
        self.before
    }

    /// The games in which moves were made since an earlier state, each with how many moves had been made before it. Making a
    /// move again is none.
    pub fn moves_since(&self, before: &Self) -> Vec<(Sum, usize)> {
        let (was, line) = (before.line(), self.line());
        let from = before.at();
        let is_longer = !Rc::ptr_eq(was, line) && self.at() > from && self.at() + 1 == line.len();
        if !is_longer || before.before() != self.before() || line[..=from] != was[..=from] {
            return Vec::new();
        }
        (from..self.at()).map(|at| (line[at].clone(), self.before() + at)).collect()
    }

    /// The value of the games on the board with all their moves, once it is known.
    pub fn judged(&self) -> Option<Rc<SumEvaluation>> {
        match self.sum().only() {
            Some(game) => {
                let evaluation = self.evaluation.answer_to(&Question::Evaluate { game })?;
                Some(Rc::new(SumEvaluation::of_game(evaluation)))
            }
            None => self.sum_evaluation.answer_to(&Question::EvaluateSum { sum: self.sum().clone() }).map(Rc::clone),
        }
    }

    /// True if the computer is to move.
    pub fn is_computers_turn(&self) -> bool {
        let is_its = self.computer.is_some_and(|computer| computer.moves_after(self.moves_made()));
        is_its && !self.sum().is_terminal()
    }

    /// The move of the computer, if it is its turn and enough is known.
    pub fn computers_move(&self) -> Option<SumMove> {
        let computer = self.computer.filter(|_| self.is_computers_turn())?;
        computer.choose(self.known.get(self.sum())?, self.moves_made())
    }

    /// True if the computer moves by itself: at the end of the line of play, not while the user looks back.
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

    /// The moves that led to the position on the board, as far as they are known: `None` if some or all are not.
    pub(super) fn record(&self) -> Option<Record> {
        let mut record = Record::new(self.line[0].clone());
        let moves = self.line[..=self.at].windows(2).map(|pair| pair[0].move_to(&pair[1]));
        let are_known = self.before == 0 && self.at > 0;
        (are_known && moves.into_iter().all(|play| play.is_some_and(|play| record.push(play).is_ok())))
            .then_some(record)
    }

    pub(super) fn load(&mut self, line: Rc<Vec<Sum>>) {
        if let Some(last) = line.len().checked_sub(1) {
            (self.line, self.at, self.before) = (line, last, 0);
            self.hand = self.hand.min(self.sum().parts().len() - 1);
            self.wish = self.game().position();
        }
    }
}
