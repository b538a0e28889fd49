//! Why there is no answer, in the language of the page.

use crate::texts::Texts;
use crate::workers::requests::{Unanswered, Unavailable};

/// A kind of worker, as sentences name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worker {
    /// The solver.
    Solver,
    /// The workers of the laboratory.
    Laboratory,
    /// The one that writes files.
    Exporter,
}

impl Unavailable {
    /// The reason, without a full stop where it may be part of a longer sentence.
    pub fn reason(self, texts: Texts, worker: Worker) -> &'static str {
        match (self, worker) {
            (Self::NoWorkers, Worker::Solver | Worker::Laboratory | Worker::Exporter) => texts.no_workers(),
            (Self::NotStarted, Worker::Solver) => texts.no_solver_start(),
            (Self::NotStarted, Worker::Laboratory) => texts.lab_not_started(),
            (Self::NotStarted | Self::Stops, Worker::Exporter) => texts.no_file_stopped(),
            (Self::Stops, Worker::Solver) => texts.no_solver_stops(),
            (Self::Stops, Worker::Laboratory) => texts.lab_died(),
            (Self::OtherVersion, Worker::Solver) => texts.no_solver_version(),
            (Self::OtherVersion | Self::Outdated, Worker::Laboratory) => texts.lab_other_version(),
            (Self::OtherVersion, Worker::Exporter) => texts.no_file_version(),
            (Self::Outdated, Worker::Solver) => texts.no_solver_outdated(),
            (Self::Outdated, Worker::Exporter) => texts.no_file_outdated(),
        }
    }
}

impl<R> Unanswered<R> {
    /// The reason. `refused` says the worker's own reasons. That there is no solver is said with its reason elsewhere, once
    /// for all requests.
    pub fn reason(self, texts: Texts, worker: Worker, refused: impl FnOnce(Texts, R) -> String) -> String {
        match (self, worker) {
            (Self::Refused(reason), _) => refused(texts, reason),
            (Self::Cancelled, _) => texts.stopped().into(),
            (Self::Stopped, Worker::Solver) => texts.solver_stopped().into(),
            (Self::Stopped, Worker::Laboratory) => texts.lab_died().into(),
            (Self::Stopped, Worker::Exporter) => texts.no_file_stopped().into(),
            (Self::Unavailable(_), Worker::Solver) => texts.no_solver().into(),
            (Self::Unavailable(reason), Worker::Laboratory | Worker::Exporter) => reason.reason(texts, worker).into(),
        }
    }
}
