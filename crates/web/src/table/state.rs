//! The state of the page and the one pure function that changes it.

mod placing;
mod playing;
mod questions;
mod walking;

use crate::kit::Gesture;
use crate::table::{Action, Computer, Heights, Hint, Known, Look, Notice, Opened, Remote, Rows, Slots, Table};
use crate::texts::Language;
use crate::workers::requests::{Status, Unanswered};
use crate::workers::solver::protocol::{ColumnsChecked, Pictured};
use maths::games::{Family, Game, Position, Ruleset, Sum, SumMove, opening as first_shown};
use maths::solver::{Advice, Evaluation, SumEvaluation, Window};
use std::rc::Rc;
use yew::Reducible;

/// Everything the page shows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The games played through, from the first position to the last; never empty.
    line: Rc<Vec<Sum>>,
    /// Which of them is on the board.
    at: usize,
    /// Which part of the sum is in hand: fields and figures are about that one.
    hand: usize,
    /// The number of moves made before the first of these positions, from the link.
    before: usize,
    /// The coordinates last asked for. A ruleset in which they are too high shows lower ones, and comes back to these
    /// when it can.
    wish: Position,
    /// The game from before a walk through a parameter, while there is one.
    walk: Option<walking::Walk>,
    /// The content of table and plot.
    pub look: Look,
    /// The position that the move under the pointer would leave.
    peek: Option<Position>,
    /// The visible parts of tables that are too large to be sent whole, each with its table.
    needs: [Option<(Pictured, Window)>; 2],
    /// The largest N for which the user has asked to have all columns and rows of Sharing Nim studied.
    studied: u32,
    /// The language that was chosen, by the user or by the link.
    pub language: Option<Language>,
    /// Notices for the user.
    pub notice: Option<Notice>,
    /// The gesture of the last change: one step of many, or final.
    pub gesture: Gesture,
    /// The slots for which the page asks the solver.
    asks_for: Slots,
    /// The computer, if it is one of the players.
    pub computer: Option<Computer>,
    /// The part of the solution that the user has asked for, of the position on the board.
    pub hint: Hint,
    /// True if every groove is marked with the value of its option.
    pub marks: bool,
    /// True if the explanation of the outcome is open.
    pub why: bool,
    /// The advice about the positions of the game.
    pub known: Known,
    /// The outcome and the length of the game from the position on the board, or from one of the line of play.
    pub advice: Remote<Advice>,
    /// The value of the part in hand. If there is one game, this is the position on the board.
    pub evaluation: Remote<Evaluation>,
    /// The value of the sum on the board, if there are several games.
    pub sum_evaluation: Remote<SumEvaluation>,
    /// The plane that is looked at.
    pub table: Remote<Table>,
    /// The same plane of the ruleset beside.
    pub table_beside: Remote<Table>,
    /// The P-positions of the same table.
    pub heights: Remote<Heights>,
    /// The heights of the ruleset beside.
    pub heights_beside: Remote<Heights>,
    /// The line of the table that is followed.
    pub sequence: Remote<Table>,
    /// The check that the columns of Sharing Nim are palindromes.
    pub columns: Remote<ColumnsChecked>,
    /// Which rows of Sharing Nim have which value.
    pub rows: Remote<Rows>,
}

/// Up to this N the columns and rows of Sharing Nim are studied unasked: it takes a few milliseconds.
const STUDIED: u32 = 2000;

impl Default for State {
    fn default() -> Self {
        let game = opening(Family::ALL[0], false, false);
        let mut state = Self {
            line: Rc::new(vec![game.into()]),
            at: 0,
            hand: 0,
            before: 0,
            wish: game.position(),
            walk: None,
            look: Look::default(),
            peek: None,
            needs: [None; 2],
            studied: STUDIED,
            language: None,
            notice: None,
            gesture: Gesture::Settled,
            asks_for: Slots::all(),
            computer: None,
            hint: Hint::Nothing,
            marks: false,
            why: false,
            known: Known::default(),
            advice: Remote::default(),
            evaluation: Remote::default(),
            sum_evaluation: Remote::default(),
            table: Remote::default(),
            table_beside: Remote::default(),
            heights: Remote::default(),
            heights_beside: Remote::default(),
            sequence: Remote::default(),
            columns: Remote::default(),
            rows: Remote::default(),
        };
        state.follow();
        state
    }
}

/// The position a family is first shown in.
fn opening(family: Family, pass: bool, misere: bool) -> Game {
    let game = first_shown(family);
    Game::new(Ruleset { pass, misere, ..game.ruleset() }, game.position().with_pass(pass)).unwrap_or(game)
}

impl State {
    /// The games on the board: one alone, or several.
    pub fn sum(&self) -> &Sum {
        &self.line[self.at]
    }

    /// The part in hand, with its ruleset: the position on the board where there is one game.
    pub fn game(&self) -> Game {
        self.sum().parts()[self.hand]
    }

    /// Which part is in hand, from 0.
    pub fn hand(&self) -> usize {
        self.hand
    }

    /// The content of a link to this state.
    pub fn link(&self) -> Opened {
        let Self { look, computer, marks, why, language, hand, .. } = *self;
        let moves = self.moves_made() as u32;
        let (sum, game) = (self.sum().clone(), self.record());
        Opened { sum, hand, look, moves, game, computer, marks, why, language, ignored: Vec::new() }
    }

    /// The number of moves that led to the position on the board.
    pub fn moves_made(&self) -> usize {
        self.before + self.at
    }

    /// True if a move can be taken back.
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// True if a move can be made again.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.line.len()
    }

    fn open(&mut self, opened: Opened) {
        let remark = opened.remark();
        // Going back to an earlier position of the same game keeps the game.
        let moves = opened.moves as usize;
        let known = moves.checked_sub(self.before).filter(|&at| self.line.get(at) == Some(&opened.sum));
        self.hand = opened.hand.min(opened.sum.parts().len() - 1);
        match known {
            Some(at) => self.go_to(at),
            None => match opened.game {
                Some(game) => self.load(Rc::new(game.positions().collect())),
                None => {
                    self.place(opened.sum);
                    self.before = moves;
                }
            },
        }
        (self.look, self.computer, self.marks, self.why) = (opened.look, opened.computer, opened.marks, opened.why);
        self.language = opened.language;
        self.notice = remark;
    }

    /// The state after an action.
    #[must_use]
    pub fn after(self, action: Action) -> Self {
        let mut state = self.changed(action);
        state.follow();
        state
    }

    fn changed(mut self, action: Action) -> Self {
        match action {
            Action::SolverReply(slot, reply) => {
                self.hear(slot, reply);
                return self;
            }
            // The last news of an older question can come before the solver hears that another one is asked.
            Action::ReplyTo(slot, question, reply) => {
                if self.call(slot).asked.as_ref() == Some(&*question) {
                    self.hear(slot, reply);
                }
                return self;
            }
            Action::Solver(status) => {
                self.hear_of_solver(status);
                return self;
            }
            Action::Ask(slots) => {
                self.asks_for = slots;
                return self;
            }
            Action::AskAgain(slot) => {
                self.ask_again(slot);
                return self;
            }
            Action::Cancel(slot) => {
                self.call_mut(slot).refuse(Unanswered::Cancelled);
                return self;
            }
            Action::Open(Err(reason)) => {
                self.notice = Some(Notice::Link(reason));
                return self;
            }
            Action::Peek(play) => {
                let game = self.game();
                self.peek = play.and_then(|play| game.ruleset().play(game.position(), play));
                return self;
            }
            Action::Need(slot, window) => {
                self.need(slot, window);
                return self;
            }
            Action::Speak(language) => {
                self.language = Some(language);
                return self;
            }
            Action::Explain(is_on) => {
                self.why = is_on;
                return self;
            }
            Action::Study => {
                self.studied = self.studied.max(self.look.size);
                return self;
            }
            Action::Play(_)
            | Action::Undo
            | Action::Redo
            | Action::Restart
            | Action::Answer
            | Action::SetComputer(_)
            | Action::Hint
            | Action::Mark(_)
            | Action::Place(_)
            | Action::PlaceAt(_)
            | Action::PlaceSum(_)
            | Action::Take(_)
            | Action::Choose(_)
            | Action::Begin(_)
            | Action::Change(..)
            | Action::Walk(_)
            | Action::Coordinate(..)
            | Action::Stretch(..)
            | Action::Look(..)
            | Action::Show(..)
            | Action::Print(_)
            | Action::Open(Ok(_))
            | Action::Dismiss => {}
        }
        (self.gesture, self.notice, self.peek) = (Gesture::Settled, None, None);
        let before = self.sum().clone();
        self.change_by_user(action);
        if *self.sum() != before {
            self.hint = Hint::Nothing;
        }
        self
    }

    /// That there is no solver is said until there is one.
    fn hear_of_solver(&mut self, status: Status) {
        match status {
            Status::Unavailable(reason) => self.notice = Some(Notice::NoSolver(reason)),
            Status::Ready if matches!(self.notice, Some(Notice::NoSolver(_))) => self.notice = None,
            Status::Ready => {}
        }
    }

    fn change_by_user(&mut self, action: Action) {
        match action {
            Action::Play(play) => {
                self.play(play);
                // The part that the player has moved in comes to hand.
                if let SumMove::In { part, .. } = play {
                    self.take(part);
                }
            }
            Action::Undo => self.walk(-1),
            Action::Redo => self.walk(1),
            Action::Restart => self.go_to(0),
            Action::Answer => {
                if let Some(play) = self.computers_move() {
                    self.play(play);
                }
            }
            Action::SetComputer(computer) => self.computer = computer,
            Action::Hint => self.hint = self.hint.more(),
            Action::Mark(is_on) => self.marks = is_on,
            Action::Place(game) => self.place_part(game),
            Action::PlaceSum(sum) => self.place(sum),
            Action::Take(part) => self.take(part),
            Action::PlaceAt(position) => match Game::new(self.game().ruleset(), position) {
                Ok(game) => self.place_part(game),
                Err(problems) => self.notice = Some(Notice::Illegal(problems)),
            },
            Action::Choose(family) => self.choose(family),
            Action::Begin(kind) => self.begin(kind),
            Action::Change(edit, gesture) => {
                let mut ruleset = self.game().ruleset();
                edit.apply(&mut ruleset);
                self.change(ruleset, gesture);
            }
            Action::Walk(next) => self.walk_through(next),
            Action::Coordinate(which, value) => self.set_coordinate(which, value),
            Action::Stretch(which, value, gesture) => self.stretch(which, value, gesture),
            Action::Look(edit, gesture) => {
                edit.apply(&mut self.look);
                self.gesture = gesture;
            }
            Action::Show(figure, plot) => {
                (self.look.figure, self.look.plot) = (figure, plot.unwrap_or(self.look.plot));
            }
            Action::Print(is_printed) => self.look.printed = is_printed,
            Action::Open(Ok(opened)) => self.open(opened),
            Action::Open(Err(_))
            | Action::Peek(_)
            | Action::Need(..)
            | Action::Study
            | Action::Explain(_)
            | Action::Speak(_)
            | Action::SolverReply(..)
            | Action::ReplyTo(..)
            | Action::Solver(_)
            | Action::Ask(_)
            | Action::AskAgain(_)
            | Action::Cancel(_)
            | Action::Dismiss => {}
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Rc::unwrap_or_clone(self).after(action))
    }
}
