//! The parts that tests of pages share: pages as text without a browser, with answers of the workers' own handlers, and plain recursion.

mod elements;
pub(crate) mod recursion;

use web::requests::{Effort, News};
use web::workers::host::{FromWorker, InTurn, Job, Never, Ticket, ToWorker};

pub(crate) use elements::Elements;

/// The answer of a worker's handler.
pub(crate) fn answered<J: Job>(mut handler: InTurn<J>, question: J::Question) -> News<J::Answer, Never> {
    handler.receive(ToWorker::Ask { ticket: Ticket(1), question });
    loop {
        match handler.step() {
            Some(FromWorker::Answered { answer, .. }) => return News::Answered(answer, Effort::default()),
            Some(FromWorker::Progress { .. } | FromWorker::Growing { .. }) => (),
            Some(
                FromWorker::Ready { .. }
                | FromWorker::Refused { .. }
                | FromWorker::Cancelled { .. }
                | FromWorker::Spent,
            )
            | None => unreachable!(),
        }
    }
}
