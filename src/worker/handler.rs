//! The worker without a browser: messages in, messages out, long work in slices.

use crate::games::Shape;
use crate::solver::Evaluation;
use crate::solver::Extent;
use crate::solver::Heights;
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
}

/// Answers questions one slice at a time, all open requests in turn, so that a small one is not kept waiting by a large
/// one. Tables are kept: the slice and the P-positions of one table are solved once.
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
                    self.tasks.push_back(Task { ticket, question });
                    let Plan { positions, bytes, .. } = planned?;
                    Some(FromWorker::Planned { ticket, positions: positions as f64, bytes: bytes as f64 })
                }
                Err(reason) => Some(FromWorker::Refused { ticket, reason }),
            },
            ToWorker::Cancel { ticket } => {
                let at = self.tasks.iter().position(|task| task.ticket == ticket)?;
                self.tasks.remove(at);
                self.tidy();
                Some(FromWorker::Cancelled { ticket })
            }
        }
    }

    fn accept(&mut self, question: &Question) -> Result<Option<Plan>, String> {
        if let Question::Slice { size, .. } | Question::Heights { size, .. } = *question
            && size > Plan::LARGEST_SIZE
        {
            return Err(format!("N may be at most {}, but it is {size}", Plan::LARGEST_SIZE));
        }
        self.shelf.prepare(&question.table())
    }

    /// Does one slice of work for the request that has waited longest, and sends it to the back of the queue if it is
    /// not done.
    pub fn step(&mut self) -> Option<Sent> {
        let task = self.tasks.pop_front()?;
        let (ticket, wanted) = (task.ticket, task.question.table());
        let sent = match self.shelf.advance(&wanted, Self::SLICE) {
            Ok(Standing::Finished(table)) => answer(ticket, &task.question, &table),
            Err(reason) => FromWorker::Refused { ticket, reason }.into(),
            Ok(Standing::Unfinished { done, total }) => {
                self.tasks.push_back(task);
                return Some(FromWorker::Progress { ticket, done: done as f64, total: total as f64 }.into());
            }
        };
        self.tidy();
        Some(sent)
    }

    fn tidy(&mut self) {
        self.shelf.keep_for(self.tasks.iter().map(|task| task.question.table()));
    }
}

impl Question {
    /// The table it is read from. A single position may be read from a larger one.
    fn table(&self) -> Wanted {
        match *self {
            Self::Evaluate { game } => {
                Wanted { ruleset: game.ruleset(), extent: Extent::holding(&game), exactly: false }
            }
            Self::Slice { ruleset, size, .. } | Self::Heights { ruleset, size, .. } => {
                Wanted { ruleset, extent: Extent::cube(ruleset.shape, size), exactly: true }
            }
        }
    }
}

/// Reads the answer off a finished table.
fn answer(ticket: Ticket, question: &Question, table: &Table) -> Sent {
    match *question {
        Question::Evaluate { game } => match Evaluation::of(&game, table) {
            Some(evaluation) => FromWorker::Answered { ticket, answer: Answer::Evaluation(evaluation) }.into(),
            None => FromWorker::Refused { ticket, reason: format!("{game} is not in the table") }.into(),
        },
        Question::Slice { ruleset, fixed, at, pass, .. } => {
            let most = if ruleset.shape == Shape::Sharing { 0 } else { table.extent().along(fixed) };
            let at = at.min(most);
            let Slice { columns, rows, values } = Slice::of(table, fixed, at, pass);
            let answer = Answer::Slice { columns, rows, at, most, summary: table.summary() };
            Sent { message: FromWorker::Answered { ticket, answer }, payload: Some(values) }
        }
        Question::Heights { pass, .. } => {
            let Heights { columns, rows, values } = Heights::of(table, pass);
            let answer = Answer::Heights { columns, rows };
            Sent { message: FromWorker::Answered { ticket, answer }, payload: Some(values) }
        }
    }
}
