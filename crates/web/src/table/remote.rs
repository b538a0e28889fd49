//! Answers that come from the worker, and what is known while they are on their way.

use crate::table::{Call, Pending, Unanswered};
use crate::workers::solver::protocol::{ColumnsChecked, Counted, Question, RowsOf, Show, Tally};
use maths::games::{MapAxes, Position, Rules, Ruleset, normal_form};
use maths::solver::{Advice, Cut, Evaluation, Grid, Plane, SumEvaluation, Window};
use std::rc::Rc;

/// A message about one request.
#[derive(Clone, Debug, PartialEq)]
pub enum SolverReply {
    /// Progress, time and memory.
    Progress(Pending),
    /// A position's value.
    Evaluation(Evaluation),
    /// The value of a sum.
    SumEvaluation(SumEvaluation),
    /// The outcome and the length of a game from a position.
    Advice(Advice),
    /// A plane of a table.
    Table(Table),
    /// The part of a plane that is known so far.
    Growing(Table),
    /// A map of P-positions.
    Heights(Heights),
    /// The check that the columns of Sharing Nim are palindromes.
    Columns(ColumnsChecked),
    /// Which rows of Sharing Nim have which value.
    Rows(Rows),
    /// Why there is no answer.
    Refused(Unanswered),
}

/// A picture of a plane, and what is known of the whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The plane.
    pub plane: Plane,
    /// The number or property that is shown for each position.
    pub show: Show,
    /// The numbers.
    pub grid: Rc<Grid>,
    /// Which part of the plane they are.
    pub window: Window,
    /// The numbers of columns and rows of the whole plane.
    pub places: (u32, u32),
    /// The largest value the fixed coordinate can have.
    pub most: u32,
    /// The picture in numbers.
    pub tally: Tally,
    /// The table in numbers; nothing while it is growing, or where no values are kept.
    pub summary: Option<Counted>,
    /// The cost; `None` if the worker had kept the table.
    pub cost: Option<Cost>,
}

impl Table {
    /// True if `grid` has the number of every place of the plane.
    pub fn is_whole(&self) -> bool {
        self.window == Window::whole(self.places.0, self.places.1)
    }

    /// The largest coordinate: N, or as far as the table has grown. One side of every plane is as long.
    pub fn size(&self) -> u32 {
        largest(self.places)
    }

    /// The value of the fixed coordinate, if one is fixed.
    pub fn at(&self) -> Option<u32> {
        match self.plane.cut {
            Cut::Fixed(_, at) => Some(at),
            Cut::Diagonal | Cut::Rim | Cut::Pair { .. } => None,
        }
    }
}

/// A map of P-positions: over each place the height of the one there, if there is one.
#[derive(Clone, Debug, PartialEq)]
pub struct Heights {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// True if the pass can still be used.
    pub pass: bool,
    /// The heights.
    pub grid: Rc<Grid>,
    /// Which part of the map they are.
    pub window: Window,
    /// The numbers of columns and rows of the whole map.
    pub places: (u32, u32),
    /// The number of P-positions, and the lowest and highest.
    pub tally: Tally,
    /// The cost of the answer.
    pub cost: Option<Cost>,
}

impl Heights {
    /// The largest coordinate, N.
    pub fn size(&self) -> u32 {
        largest(self.places)
    }

    /// The P-position over a place of the whole map, if it is known here.
    pub fn position_at(&self, place: (u32, u32)) -> Option<Position> {
        let (column, row) = self.window.kept(place)?;
        let is_exact = self.window.place((column, row)) == place;
        let height = u32::from(self.grid.at(column, row).filter(|_| is_exact)?);
        let (column, row) = place;
        Some(self.position_of([column, height, row]))
    }

    /// The coordinates that run across and upwards, and the one shown as height.
    pub fn axes(&self) -> MapAxes {
        // Only rules that have axes have a map.
        MapAxes::of(self.ruleset.rules).unwrap_or_else(|_| MapAxes::of_bars())
    }

    /// The names of the axes: across, height, upwards.
    pub fn names(&self) -> [&'static str; 3] {
        self.axes().names(self.ruleset.rules)
    }

    /// True if each place is itself a position, so that the map has no heights.
    pub fn is_flat(&self) -> bool {
        self.axes().height.is_none()
    }

    /// The position at a place of the whole map, which has the height in the middle.
    pub fn position_of(&self, cells: [u32; 3]) -> Position {
        self.axes().position(self.ruleset.rules, cells).with_pass(self.pass)
    }

    /// The place of a position of this ruleset with its height in the middle.
    pub fn cells_of(&self, position: Position) -> [u32; 3] {
        self.axes().cells(position.coordinates)
    }

    /// The place over which a position of this ruleset lies.
    pub fn place_of(&self, position: Position) -> Option<(u32, u32)> {
        let place = match self.ruleset.rules {
            Rules::Piles(_) => {
                let [_, a, b] = normal_form(position.xyz());
                (b, a)
            }
            Rules::Bar(_) | Rules::Own(_) => {
                let [across, _, along] = self.cells_of(position);
                (across, along)
            }
        };
        (place.0 < self.places.0 && place.1 < self.places.1).then_some(place)
    }
}

/// The largest coordinate of a map with this number of columns and rows.
fn largest((columns, rows): (u32, u32)) -> u32 {
    columns.max(rows).saturating_sub(1)
}

/// The rows of Sharing Nim in which each value occurs.
#[derive(Clone, Debug, PartialEq)]
pub struct Rows {
    /// The number of positions, including mirror images.
    pub positions: f64,
    /// The rows of the values 0, 1, 2 and so on.
    pub values: Vec<RowsOf>,
}

/// The cost of an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// From question to answer, in milliseconds.
    pub milliseconds: f64,
    /// Memory, in bytes.
    pub bytes: f64,
}

/// The last good answer, which stays on the page until the next, and the state of the latest request.
#[derive(Clone, Debug, PartialEq)]
pub struct Remote<T> {
    /// The last answer and the question it answers.
    pub answer: Option<(Question, Rc<T>)>,
    /// The latest request.
    pub call: Call,
}

impl<T> Default for Remote<T> {
    fn default() -> Self {
        Self { answer: None, call: Call::default() }
    }
}

impl<T> Remote<T> {
    /// The answer to this question, if it has arrived.
    pub fn answer_to(&self, question: &Question) -> Option<&Rc<T>> {
        self.answer.as_ref().filter(|(answered, _)| answered == question).map(|(_, answer)| answer)
    }

    /// The answer to show for this question. Until it arrives, the answer to the previous question is shown. Its words name that question.
    /// After a refusal no answer to another question is shown.
    pub fn shown(&self, question: Option<&Question>) -> Option<&Rc<T>> {
        let question = question?;
        let is_refused = self.call.asked.as_ref() == Some(question) && self.call.refusal.is_some();
        let (answered, answer) = self.answer.as_ref()?;
        (answered == question || !is_refused).then_some(answer)
    }

    /// True if no answer to this question is known, so that a shown answer belongs to another question.
    pub fn is_old_for(&self, question: Option<&Question>) -> bool {
        question.is_some_and(|question| self.answer_to(question).is_none())
    }

    /// True if an answer to this question is expected. False after a refusal.
    pub fn is_waiting_for(&self, question: Option<&Question>) -> bool {
        let Some(question) = question else { return false };
        let is_latest = self.call.asked.as_ref() == Some(question);
        let is_refused = is_latest && self.call.refusal.is_some();
        let is_growing = is_latest && self.call.pending.is_some();
        !is_refused && (is_growing || self.answer_to(question).is_none())
    }

    /// Takes in what was heard. `select` picks this kind of answer.
    pub fn hear(&mut self, reply: SolverReply, select: impl Fn(SolverReply) -> Option<T>) {
        match reply {
            SolverReply::Progress(progress) => self.call.pending = self.call.pending.and(Some(progress)),
            SolverReply::Refused(reason) => self.call.refuse(reason),
            reply @ (SolverReply::Evaluation(_)
            | SolverReply::SumEvaluation(_)
            | SolverReply::Advice(_)
            | SolverReply::Table(_)
            | SolverReply::Growing(_)
            | SolverReply::Heights(_)
            | SolverReply::Columns(_)
            | SolverReply::Rows(_)) => {
                let is_part = matches!(reply, SolverReply::Growing(_));
                if let Some((question, answer)) = self.call.asked.clone().zip(select(reply)) {
                    self.answer = Some((question, Rc::new(answer)));
                    self.call.pending = self.call.pending.filter(|_| is_part);
                }
            }
        }
    }
}
