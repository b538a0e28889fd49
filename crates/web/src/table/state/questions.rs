//! The questions of the page to the worker, which depend on the shown figures, and the handling of answers.

use crate::table::{Call, Figure, Line, Look, Section, Slot, SolverReply, State};
use crate::workers::requests::Wanted;
use crate::workers::solver::protocol::{MOST_PLACES, Pictured, Question, Show};
use maths::games::{MapAxes, Position, Rules, Ruleset, Sum};
use maths::solver::{Cut, Extent, Plane, Window};

/// The position about which a question asks for advice.
fn advised(question: &Question) -> Option<Sum> {
    match question {
        Question::Advise { game } => Some(Sum::from(*game)),
        Question::AdviseSum { sum } => Some(sum.clone()),
        Question::Evaluate { .. }
        | Question::EvaluateSum { .. }
        | Question::Picture(_)
        | Question::Columns { .. }
        | Question::Rows { .. }
        | Question::Heights { .. } => None,
    }
}

/// True if the maps of two games can be compared place by place. Maps of games without own rules always can.
fn has_same_map(one: Rules, other: Rules) -> bool {
    let is_own = |rules: Rules| rules.own().is_some();
    !is_own(one) && !is_own(other) || MapAxes::of(one) == MapAxes::of(other)
}

impl State {
    /// The question for a slot, if it has one.
    pub fn question(&self, slot: Slot) -> Option<Question> {
        let ruleset = self.game().ruleset();
        let beside = self.beside();
        match slot {
            Slot::Evaluation => Some(Question::Evaluate { game: self.game() }),
            Slot::Sum => self.sum().only().is_none().then(|| Question::EvaluateSum { sum: self.sum().clone() }),
            Slot::Advice => {
                let mut wanted = [self.sum()].into_iter().chain(self.line.iter());
                wanted.find(|sum| self.known.get(sum).is_none()).map(|sum| match sum.only() {
                    Some(game) => Question::Advise { game },
                    None => Question::AdviseSum { sum: sum.clone() },
                })
            }
            Slot::Table => Some(Question::Picture(self.seen(self.peeked(ruleset)))),
            Slot::TableBeside => beside.map(|beside| Question::Picture(self.seen(self.peeked(beside)))),
            Slot::Heights => self.heights_of(ruleset),
            Slot::HeightsBeside => beside
                .filter(|beside| has_same_map(ruleset.rules, beside.rules))
                .and_then(|beside| self.heights_of(beside)),
            Slot::Line => {
                let pictured = self.pictured(ruleset);
                let show = if pictured.show == Show::Remoteness { Show::Remoteness } else { Show::Values };
                Some(Question::Picture(Pictured { window: Some(self.line_window()?), show, ..pictured }))
            }
            Slot::Columns => {
                let is_asked = self.is_studied() && !(self.look.pass && ruleset.pass);
                is_asked.then_some(Question::Columns { size: self.look.size, misere: ruleset.misere })
            }
            Slot::Rows => self.is_studied().then_some(Question::Rows {
                ruleset,
                size: self.look.size,
                pass: self.look.pass && ruleset.pass,
            }),
        }
    }

    /// The ruleset beside, if its positions have as many coordinates as the one on the board.
    pub fn beside(&self) -> Option<Ruleset> {
        self.look.beside.filter(|beside| beside.rules.count() == self.game().ruleset().rules.count())
    }

    /// True if all columns and rows of Sharing Nim are studied.
    pub fn is_studied(&self) -> bool {
        self.game().ruleset().rules == Rules::SHARING && self.look.size <= self.studied
    }

    fn pictured(&self, ruleset: Ruleset) -> Pictured {
        let Look { size, pass, mode, .. } = self.look;
        let show = mode.possible_in(&ruleset).show();
        Pictured { ruleset, size, cut: self.look.cut(&self.game()), pass: pass && ruleset.pass, show, window: None }
    }

    /// The plane of the table. With the pointer on a move that lowers the fixed coordinate, the plane of the position after that move.
    fn peeked(&self, ruleset: Ruleset) -> Pictured {
        let pictured = self.pictured(ruleset);
        match (pictured.cut, self.turned()) {
            (Cut::Fixed(axis, _), Some(position)) if self.look.figure == Figure::Table => {
                Pictured { cut: Cut::Fixed(axis, position[axis]), ..pictured }
            }
            (Cut::Fixed(..) | Cut::Diagonal | Cut::Rim | Cut::Pair { .. }, _) => pictured,
        }
    }

    /// The position that the move under the pointer would leave, if it is in another plane of a bar.
    pub fn turned(&self) -> Option<Position> {
        let Section::Fixed(axis) = self.look.section else { return None };
        let game = self.game();
        self.peek.filter(|peek| game.ruleset().rules.is_bar() && peek[axis] != game.position()[axis])
    }

    /// The same picture, of the part that is looked at.
    fn seen(&self, pictured: Pictured) -> Pictured {
        let need = self.needs.iter().flatten().find(|(of, _)| *of == pictured);
        Pictured { window: need.map(|(_, window)| *window), ..pictured }
    }

    pub(super) fn need(&mut self, slot: Slot, window: Window) {
        let ruleset = self.game().ruleset();
        match slot {
            Slot::Table => self.needs[0] = Some((self.pictured(ruleset), window)),
            Slot::TableBeside => self.needs[1] = self.look.beside.map(|beside| (self.pictured(beside), window)),
            Slot::Evaluation
            | Slot::Sum
            | Slot::Advice
            | Slot::Heights
            | Slot::HeightsBeside
            | Slot::Line
            | Slot::Columns
            | Slot::Rows => {}
        }
    }

    /// The map of P-positions, where there is one.
    fn heights_of(&self, ruleset: Ruleset) -> Option<Question> {
        let pass = self.look.pass && ruleset.pass;
        MapAxes::of(ruleset.rules).is_ok().then_some(Question::Heights { ruleset, size: self.look.size, pass })
    }

    /// The plane of the table.
    pub fn plane(&self) -> Plane {
        let ruleset = self.game().ruleset();
        let plane = Plane { ruleset, cut: self.look.cut(&self.game()), pass: self.look.pass && ruleset.pass };
        plane.held_within(&Extent::cube(ruleset.rules, self.look.size))
    }

    /// The line that is followed, with its number.
    pub fn followed(&self) -> Line {
        let (column, row) = self.plane().place_of(self.game().position()).unwrap_or((0, 0));
        match self.look.line {
            Line::Row(at) => Line::Row(Some(at.unwrap_or(row))),
            Line::Column(at) => Line::Column(Some(at.unwrap_or(column))),
            line @ Line::Diagonal(_) => line,
        }
    }

    /// The part of the plane that holds the followed line, where the table on the page is too large to be whole or shows
    /// no numbers.
    fn line_window(&self) -> Option<Window> {
        let (columns, rows) = self.plane().places(&Extent::cube(self.game().ruleset().rules, self.look.size));
        let has_numbers = matches!(self.look.mode.show(), Show::Values | Show::Remoteness);
        if has_numbers && u64::from(columns) * u64::from(rows) <= MOST_PLACES {
            return None;
        }
        match self.followed() {
            Line::Row(at) => Some(Window { row: at?, rows: 1, ..Window::whole(columns, rows) }),
            Line::Column(at) => Some(Window { column: at?, columns: 1, ..Window::whole(columns, rows) }),
            Line::Diagonal(_) => None,
        }
    }

    /// True if the latest question of a slot was refused.
    pub fn is_refused(&self, slot: Slot) -> bool {
        self.call(slot).refusal.is_some()
    }

    /// The open requests of the page to the solver.
    pub fn wanted(&self) -> Vec<Wanted<Slot, Question>> {
        let open = |slot: Slot| {
            let (question, serial, by_user) = self.call(slot).open()?;
            Some(Wanted { key: slot, serial, question, by_user, is_stopped: false })
        };
        Slot::ALL.into_iter().filter_map(open).collect()
    }

    /// Opens requests for the current questions, and cancels others.
    pub(super) fn follow(&mut self) {
        for slot in Slot::ALL {
            let wanted = if self.asks_for.contains(slot) { self.question(slot) } else { None };
            self.call_mut(slot).follow(wanted);
        }
    }

    /// Asks a slot's question again; all refused questions are asked again with it.
    pub(super) fn ask_again(&mut self, slot: Slot) {
        for other in Slot::ALL {
            if other == slot || self.is_refused(other) {
                self.call_mut(other).ask_again();
            }
        }
    }

    /// The latest request of a slot.
    pub fn call(&self, slot: Slot) -> &Call {
        match slot {
            Slot::Evaluation => &self.evaluation.call,
            Slot::Sum => &self.sum_evaluation.call,
            Slot::Advice => &self.advice.call,
            Slot::Table => &self.table.call,
            Slot::TableBeside => &self.table_beside.call,
            Slot::Heights => &self.heights.call,
            Slot::HeightsBeside => &self.heights_beside.call,
            Slot::Line => &self.sequence.call,
            Slot::Columns => &self.columns.call,
            Slot::Rows => &self.rows.call,
        }
    }

    pub(super) fn call_mut(&mut self, slot: Slot) -> &mut Call {
        match slot {
            Slot::Evaluation => &mut self.evaluation.call,
            Slot::Sum => &mut self.sum_evaluation.call,
            Slot::Advice => &mut self.advice.call,
            Slot::Table => &mut self.table.call,
            Slot::TableBeside => &mut self.table_beside.call,
            Slot::Heights => &mut self.heights.call,
            Slot::HeightsBeside => &mut self.heights_beside.call,
            Slot::Line => &mut self.sequence.call,
            Slot::Columns => &mut self.columns.call,
            Slot::Rows => &mut self.rows.call,
        }
    }

    pub(super) fn hear(&mut self, slot: Slot, reply: SolverReply) {
        let table = |reply| {
            if let SolverReply::Table(found) | SolverReply::Growing(found) = reply { Some(found) } else { None }
        };
        let heights = |reply| if let SolverReply::Heights(found) = reply { Some(found) } else { None };
        let evaluation = |reply| if let SolverReply::Evaluation(found) = reply { Some(found) } else { None };
        match slot {
            Slot::Evaluation => self.evaluation.hear(reply, evaluation),
            Slot::Sum => self
                .sum_evaluation
                .hear(reply, |reply| if let SolverReply::SumEvaluation(found) = reply { Some(found) } else { None }),
            Slot::Advice => {
                if let (SolverReply::Advice(advice), Some(sum)) =
                    (&reply, self.advice.call.asked.as_ref().and_then(advised))
                {
                    self.known.learn(sum, advice.clone());
                }
                self.advice
                    .hear(reply, |reply| if let SolverReply::Advice(found) = reply { Some(found) } else { None });
            }
            Slot::Table => self.table.hear(reply, table),
            Slot::TableBeside => self.table_beside.hear(reply, table),
            Slot::Heights => self.heights.hear(reply, heights),
            Slot::HeightsBeside => self.heights_beside.hear(reply, heights),
            Slot::Line => self.sequence.hear(reply, table),
            Slot::Columns => {
                self.columns
                    .hear(reply, |reply| if let SolverReply::Columns(found) = reply { Some(found) } else { None });
            }
            Slot::Rows => {
                self.rows.hear(reply, |reply| if let SolverReply::Rows(found) = reply { Some(found) } else { None })
            }
        }
    }
}
