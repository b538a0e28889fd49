//! The worker without a browser: messages in, messages out, long work in slices.

use crate::games::Axis;
use crate::games::Game;
use crate::games::Ruleset;
use crate::games::Shape;
use crate::solver::Evaluation;
use crate::solver::Extent;
use crate::solver::Heights;
use crate::solver::PPositions;
use crate::solver::Plan;
use crate::solver::Slice;
use crate::solver::Table;
use crate::worker::protocol::Answer;
use crate::worker::protocol::FromWorker;
use crate::worker::protocol::Question;
use crate::worker::protocol::Ticket;
use crate::worker::protocol::ToWorker;
use crate::worker::shelf::Shelf;
use crate::worker::shelf::Standing;
use crate::worker::shelf::Wanted;
use std::collections::VecDeque;

/// A message to the page and the numbers that travel beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    /// The message.
    pub message: FromWorker,
    /// The values of a slice or map.
    pub payload: Option<Vec<u16>>,
}

impl From<FromWorker> for Sent {
    fn from(message: FromWorker) -> Self {
        Self { message, payload: None }
    }
}

/// An open request.
struct Task {
    ticket: Ticket,
    question: Question,
    /// What there is of the answer.
    part: Part,
}

/// An answer on its way.
enum Part {
    Nothing,
    /// To [`Question::Heights`], once there is room for it.
    Map(Box<PPositions>),
    /// To [`Question::Slice`], once the table is full.
    Slice(Slice),
    /// A picture of so many cells was sent while the table was not full.
    Shown(u64),
}

/// Answers questions one slice at a time, all open requests in turn, so that a small one is not kept waiting by a large
/// one. Tables are kept, so another plane of the same table, or a position of it, costs nothing.
pub struct Handler {
    tasks: VecDeque<Task>,
    shelf: Shelf,
}

impl Default for Handler {
    fn default() -> Self {
        Self::new(Plan::BOUND)
    }
}

impl Handler {
    /// Positions solved in one slice: about a millisecond.
    const SLICE: u64 = 100_000;
    /// Lines of a map done in one slice.
    const LINES: u64 = 10_000;
    /// Cells of a plane read in one slice.
    const CELLS: u32 = 50_000;
    /// A table that is not full is shown in part when the part has more cells than this.
    const FIRST_PART: u64 = 10_000;
    /// And fewer than this, so that reading it takes a few milliseconds.
    const LARGEST_PART: u64 = 600_000;
    /// Values that one answer may have: a plane of 4000 × 4000.
    const MOST_VALUES: u64 = 4001 * 4001;
    /// Places that a map may have: 10,000 × 10,000.
    const MOST_PLACES: u64 = 10_001 * 10_001;

    /// A handler whose tables together take at most `bound` bytes.
    pub fn new(bound: u64) -> Self {
        Self { tasks: VecDeque::new(), shelf: Shelf::new(bound) }
    }

    /// Whether nothing is left to do.
    pub fn is_idle(&self) -> bool {
        self.tasks.is_empty()
    }

    /// Takes a message from the page.
    pub fn receive(&mut self, message: ToWorker) -> Option<FromWorker> {
        match message {
            ToWorker::Ask { ticket, question } => match self.accept(&question) {
                Ok(planned) => {
                    self.tasks.push_back(Task { ticket, question, part: Part::Nothing });
                    let Plan { positions, bytes, .. } = planned?;
                    let bytes = bytes + question.payload();
                    Some(FromWorker::Planned { ticket, positions: positions as f64, bytes: bytes as f64 })
                }
                Err(reason) => Some(FromWorker::Refused { ticket, reason }),
            },
            ToWorker::Cancel { ticket } => {
                let at = self.tasks.iter().position(|task| task.ticket == ticket)?;
                let task = self.tasks.remove(at)?;
                self.put_away(task.part);
                self.tidy();
                Some(FromWorker::Cancelled { ticket })
            }
        }
    }

    /// What a request will take, nothing if its table is there.
    fn accept(&mut self, question: &Question) -> Result<Option<Plan>, String> {
        let squares = |size: u32| (u64::from(size) + 1).pow(2);
        match *question {
            Question::Slice { size, .. } | Question::Heights { size, .. } if size > Plan::LARGEST_SIZE => {
                Err(format!("N may be at most {}, but it is {size}", Plan::LARGEST_SIZE))
            }
            Question::Slice { size, .. } if squares(size) > Self::MOST_VALUES => {
                Err(format!("a table of {} values is too large to look at; N may be at most 4000 here", squares(size)))
            }
            Question::Heights { size, .. } if squares(size) > Self::MOST_PLACES => {
                Err(format!("a map of {} places is too large to look at; N may be at most 10000 here", squares(size)))
            }
            Question::Heights { size, pass, .. } => {
                let plan = PPositions::plan_for(size, pass, self.shelf.bound());
                plan.map(Some).map_err(|refusal| refusal.to_string())
            }
            Question::Evaluate { game } => self.shelf.prepare(&wanted_for(&game)),
            Question::Slice { ruleset, size, .. } => self.shelf.prepare(&wanted_cube(ruleset, size)),
        }
    }

    /// Does one slice of work for the request that has waited longest, and sends it to the back of the queue if it is
    /// not done.
    pub fn step(&mut self) -> Option<Sent> {
        let mut task = self.tasks.pop_front()?;
        let ticket = task.ticket;
        let stepped = match task.question {
            Question::Evaluate { game } => self.step_evaluation(&game),
            Question::Slice { ruleset, size, fixed, at, pass } => {
                self.step_slice(&mut task.part, &wanted_cube(ruleset, size), (fixed, at, pass))
            }
            Question::Heights { ruleset, size, pass } => self.step_map(&mut task, ruleset, size, pass),
        };
        match stepped {
            Ok(Step::Answered(answer, payload)) => {
                self.tidy();
                Some(Sent { message: FromWorker::Answered { ticket, answer }, payload })
            }
            Ok(Step::Progress { done, total }) => {
                self.tasks.push_back(task);
                Some(FromWorker::Progress { ticket, done: done as f64, total: total as f64 }.into())
            }
            Ok(Step::Growing(answer, payload)) => {
                self.tasks.push_back(task);
                Some(Sent { message: FromWorker::Growing { ticket, answer }, payload: Some(payload) })
            }
            Err(reason) => {
                self.tidy();
                Some(FromWorker::Refused { ticket, reason }.into())
            }
        }
    }

    fn step_evaluation(&mut self, game: &Game) -> Result<Step, String> {
        match self.shelf.advance(&wanted_for(game), Self::SLICE)? {
            Standing::Finished(table) => evaluate(game, table),
            Standing::Unfinished { done, total, .. } => Ok(Step::Progress { done, total }),
        }
    }

    fn step_slice(&mut self, part: &mut Part, wanted: &Wanted, plane: Plane) -> Result<Step, String> {
        match self.shelf.advance(wanted, Self::SLICE)? {
            Standing::Finished(table) => Ok(read_slice(part, table, plane)),
            Standing::Unfinished { done, total, complete } => {
                let grown = complete.and_then(|(table, extent)| read_part(part, table, extent, plane));
                Ok(grown.unwrap_or(Step::Progress { done, total }))
            }
        }
    }

    fn step_map(&mut self, task: &mut Task, ruleset: Ruleset, size: u32, pass: bool) -> Result<Step, String> {
        let Part::Map(map) = &mut task.part else {
            let plan = PPositions::plan_for(size, pass, self.shelf.bound()).map_err(|refusal| refusal.to_string())?;
            if self.shelf.lend(plan.bytes) {
                let map = PPositions::new(ruleset, size, pass, plan.bytes).map_err(|refusal| refusal.to_string())?;
                task.part = Part::Map(Box::new(map));
            }
            return Ok(Step::Progress { done: 0, total: plan.positions });
        };
        if !map.advance(Self::LINES) {
            return Ok(Step::Progress { done: map.done(), total: map.plan().positions });
        }
        let bytes = map.plan().bytes;
        self.shelf.take_back(bytes);
        let Heights { columns, rows, values } = map.take_heights();
        Ok(Step::Answered(Answer::Heights { columns, rows }, Some(values)))
    }

    fn put_away(&mut self, part: Part) {
        if let Part::Map(map) = part {
            self.shelf.take_back(map.plan().bytes);
        }
    }

    fn tidy(&mut self) {
        let wanted = self.tasks.iter().filter_map(|task| match task.question {
            Question::Evaluate { game } => Some(wanted_for(&game)),
            Question::Slice { ruleset, size, .. } => Some(wanted_cube(ruleset, size)),
            Question::Heights { .. } => None,
        });
        self.shelf.keep_for(wanted);
    }
}

/// What one slice of work led to.
enum Step {
    Progress { done: u64, total: u64 },
    Growing(Answer, Vec<u16>),
    Answered(Answer, Option<Vec<u16>>),
}

/// A table that holds one position; a larger one will do.
fn wanted_for(game: &Game) -> Wanted {
    Wanted { ruleset: game.ruleset(), extent: Extent::holding(game), exactly: false }
}

/// The table of all coordinates up to `size`.
fn wanted_cube(ruleset: Ruleset, size: u32) -> Wanted {
    Wanted { ruleset, extent: Extent::cube(ruleset.shape, size), exactly: true }
}

fn evaluate(game: &Game, table: &Table) -> Result<Step, String> {
    match Evaluation::of(game, table) {
        Some(evaluation) => Ok(Step::Answered(Answer::Evaluation(evaluation), None)),
        None => Err(format!("{game} is not in the table")),
    }
}

/// The fixed coordinate, its value, and whether the pass is there.
type Plane = (Axis, u32, bool);

/// Reads some rows of a plane; when that were the last, the answer is complete.
fn read_slice(part: &mut Part, table: &Table, (fixed, at, pass): Plane) -> Step {
    let most = largest_at(table, &table.extent(), fixed);
    let at = at.min(most);
    let mut slice = match std::mem::replace(part, Part::Nothing) {
        Part::Slice(slice) => slice,
        Part::Nothing | Part::Map(_) | Part::Shown(_) => Slice::begin(table, fixed, table.extent()),
    };
    let rows = Handler::CELLS.div_ceil(slice.columns);
    if (0..rows).any(|_| slice.read_row(table, fixed, at, pass)) {
        let Slice { columns, rows, values } = slice;
        let summary = Some(table.summary());
        return Step::Answered(Answer::Slice { columns, rows, at, most, summary }, Some(values));
    }
    *part = Part::Slice(slice);
    let positions = u64::from(table.summary().positions);
    Step::Progress { done: positions, total: positions }
}

/// A picture of the part of a table in which all is known, if it is worth while: half as large again as the last one,
/// and not so large that reading it would take long.
fn read_part(part: &mut Part, table: &Table, extent: Extent, (fixed, at, pass): Plane) -> Option<Step> {
    let mut slice = Slice::begin(table, fixed, extent);
    let cells = u64::from(slice.columns) * u64::from(slice.rows);
    let shown = if let Part::Shown(cells) = part { *cells } else { Handler::FIRST_PART };
    let most = largest_at(table, &table.extent(), fixed);
    let is_inside = at.min(most) <= largest_at(table, &extent, fixed);
    if !is_inside || cells < shown + shown / 2 || cells > Handler::LARGEST_PART {
        return None;
    }
    *part = Part::Shown(cells);
    let at = at.min(most);
    while !slice.read_row(table, fixed, at, pass) {}
    let Slice { columns, rows, values } = slice;
    Some(Step::Growing(Answer::Slice { columns, rows, at, most, summary: None }, values))
}

/// The largest value of the fixed coordinate in a box.
fn largest_at(table: &Table, extent: &Extent, fixed: Axis) -> u32 {
    if table.ruleset().shape == Shape::Sharing { 0 } else { extent.along(fixed) }
}

impl Question {
    /// Memory that the numbers of the answer take, here and on their way to the page.
    fn payload(&self) -> u64 {
        match *self {
            Self::Evaluate { .. } => 0,
            Self::Slice { size, .. } | Self::Heights { size, .. } => 2 * 2 * (u64::from(size) + 1).pow(2),
        }
    }
}
