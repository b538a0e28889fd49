//! The parts that tests of pages share: pages as text without a browser, with the workers' own answers, and plain recursion.

mod elements;
pub(crate) mod recursion;

use web::requests::{Effort, News};
use web::workers::host::{Job, Never};

pub(crate) use elements::Elements;

/// The answer to a question, as a worker gives it.
pub(crate) fn answered<Q: Job>(question: Q) -> News<Q::Answer, Never> {
    News::Answered(question.answered(), Effort::default())
}
