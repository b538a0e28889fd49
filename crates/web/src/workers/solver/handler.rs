//! The worker without a browser: messages in, messages out, long work in slices.

use crate::workers::host;
use crate::workers::host::{Progress, Ticket};
use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::Cache;
use crate::workers::solver::job;
use crate::workers::solver::job::{Job, Step};
use crate::workers::solver::protocol::{Answer, FromWorker, ToWorker};
use maths::solver::Plan;
use maths::values::Chance;
use std::collections::VecDeque;

/// A message to the page and the numbers of a picture or map.
pub type Reply = host::Reply<Answer, WhyNot, Vec<u16>>;

/// Answers questions one slice at a time, all open requests in turn, so that a small one is not kept waiting by a large
/// one. Tables are kept, so another plane of the same table, or a position of it, costs nothing.
pub struct Handler {
    jobs: VecDeque<(Ticket, Box<dyn Job>)>,
    cache: Cache,
}

impl Default for Handler {
    fn default() -> Self {
        Self::new(Plan::BOUND)
    }
}

impl Handler {
    /// A handler whose tables together take at most `bound` bytes.
    pub fn new(bound: u64) -> Self {
        Self { jobs: VecDeque::new(), cache: Cache::new(bound) }
    }

    /// The same with this seed for the choice of positions at which tables are compared with the rules.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.cache.chance = Chance::new(seed);
        self
    }

    /// True if nothing is left to do.
    pub fn is_idle(&self) -> bool {
        self.jobs.is_empty()
    }

    /// The memory that requests have used lately, in bytes.
    pub fn needs(&self) -> u64 {
        self.cache.needs()
    }

    /// Takes a message from the page.
    pub fn receive(&mut self, message: ToWorker) -> Option<FromWorker> {
        match message {
            ToWorker::Ask { ticket, question } => {
                self.cache.count_request();
                match job::accept(question, &mut self.cache) {
                    Ok((job, cost)) => {
                        self.jobs.push_back((ticket, job));
                        let (total, bytes) = cost.map(|cost| (cost.positions as f64, cost.bytes as f64))?;
                        Some(FromWorker::Progress { ticket, progress: Progress { done: 0.0, total, bytes } })
                    }
                    Err(reason) => Some(FromWorker::Refused { ticket, reason }),
                }
            }
            // Nothing is known of a table that is not done.
            ToWorker::Cancel { ticket } | ToWorker::Stop { ticket } => {
                let at = self.jobs.iter().position(|(open, _)| *open == ticket)?;
                let (_, mut job) = self.jobs.remove(at)?;
                job.put_away(&mut self.cache);
                self.tidy();
                Some(FromWorker::Cancelled { ticket })
            }
        }
    }

    /// Does one slice of work for the request that has waited longest, and sends it to the back of the queue if it is
    /// not done.
    pub fn step(&mut self) -> Option<Reply> {
        let (ticket, mut job) = self.jobs.pop_front()?;
        match job.step(&mut self.cache) {
            Ok(Step::Answered(answer, payload)) => {
                job.put_away(&mut self.cache);
                self.tidy();
                Some(Reply { message: FromWorker::Answered { ticket, answer }, payload })
            }
            Ok(Step::Progress { done, total }) => {
                self.jobs.push_back((ticket, job));
                let progress = Progress { done: done as f64, total: total as f64, bytes: 0.0 };
                Some(FromWorker::Progress { ticket, progress }.into())
            }
            Ok(Step::Growing(answer, payload)) => {
                self.jobs.push_back((ticket, job));
                Some(Reply { message: FromWorker::Growing { ticket, answer }, payload: Some(payload) })
            }
            Err(reason) => {
                job.put_away(&mut self.cache);
                self.tidy();
                Some(FromWorker::Refused { ticket, reason }.into())
            }
        }
    }

    /// Drops tables that no open request needs.
    fn tidy(&mut self) {
        let wanted: Vec<_> = self.jobs.iter().flat_map(|(_, job)| job.tables()).collect();
        self.cache.keep_for(&wanted);
        let sums: Vec<_> = self.jobs.iter().filter_map(|(_, job)| job.searched()).collect();
        self.cache.searches().keep_for(&sums);
    }
}

#[cfg(test)]
mod tests {
    use super::{Handler, Reply};
    use crate::workers::host::Ticket;
    use crate::workers::solver::WhyNot;
    use crate::workers::solver::protocol::{Against, FromWorker, Pictured, Question, Show, ToWorker};
    use maths::games::{Axis, Ruleset};
    use maths::solver::{Cut, Known, Mismatch, Recursion};
    use maths::values::Nimber;

    fn asked(handler: &mut Handler, question: Question) -> Reply {
        handler.receive(ToWorker::Ask { ticket: Ticket(1), question });
        until_an_answer(handler)
    }

    /// Works until something else than progress is reported.
    fn until_an_answer(handler: &mut Handler) -> Reply {
        loop {
            let reply = handler.step().unwrap();
            if !matches!(reply.message, FromWorker::Progress { .. }) {
                return reply;
            }
        }
    }

    fn picture(ruleset: &str, show: Show, at: u32) -> Question {
        let cut = Cut::Fixed(Axis::Y, at);
        Question::Picture(Pictured {
            ruleset: ruleset.parse().unwrap(),
            size: 12,
            cut,
            pass: false,
            show,
            window: None,
        })
    }

    /// The mismatch, if the answer reports one.
    fn mismatch(reply: &Reply) -> Option<Mismatch> {
        let FromWorker::Refused { reason: WhyNot::Wrong { size: 12, mismatch }, .. } = reply.message else {
            return None;
        };
        Some(mismatch)
    }

    /// A question about tables that become wrong after another one: wrong ones are not shown, and are solved again.
    fn is_seen([before, then]: [Question; 2], seed: u64) -> Mismatch {
        let mut handler = Handler::default().with_seed(seed);
        assert!(matches!(asked(&mut handler, before).message, FromWorker::Answered { .. }));
        handler.cache.spoil();
        let wrong = mismatch(&asked(&mut handler, then.clone()));
        assert!(matches!(asked(&mut handler, then).message, FromWorker::Answered { .. }));
        wrong.unwrap_or_else(|| panic!("a wrong table was shown with the seed {seed}"))
    }

    #[test]
    fn a_table_that_is_wrong_is_not_shown_and_is_solved_again() {
        for seed in 0..20 {
            let wrong = is_seen([2, 3].map(|y| picture("triangle:k=3", Show::Values, y)), seed);
            let Nimber(right) = Recursion::of(&wrong.game);
            assert_eq!((wrong.table, wrong.found), (Known::Value(right ^ 1), Known::Value(right)));
        }
    }

    /// A table that becomes wrong while it fills, after a part of it was shown.
    #[test]
    fn nor_is_a_part_of_a_table_that_is_wrong() {
        for seed in 0..10 {
            let mut handler = Handler::default().with_seed(seed);
            let Question::Picture(pictured) = picture("triangle:k=3", Show::Values, 5) else { unreachable!() };
            let question = Question::Picture(Pictured { size: 400, ..pictured });
            assert!(matches!(asked(&mut handler, question).message, FromWorker::Growing { .. }));
            handler.cache.spoil();
            let next = until_an_answer(&mut handler).message;
            let is_refused = matches!(next, FromWorker::Refused { reason: WhyNot::Wrong { size: 400, .. }, .. });
            assert!(is_refused, "a wrong part was shown with the seed {seed}");
        }
    }

    #[test]
    fn remoteness_that_is_wrong_is_not_shown_either() {
        for seed in 0..20 {
            let wrong = is_seen([2, 3].map(|y| picture("triangle:k=3", Show::Remoteness, y)), seed);
            assert!(matches!((wrong.table, wrong.found), (Known::Remoteness(..), Known::Remoteness(..))));
            assert_ne!(wrong.table, wrong.found);
        }
    }

    #[test]
    fn nor_are_differences_of_wrong_tables() {
        for show in [Show::Difference(Against::OtherPlay), Show::Outcomes(Against::OtherPlay)] {
            for seed in 0..20 {
                is_seen([2, 3].map(|y| picture("triangle:k=3", show, y)), seed);
            }
        }
    }

    #[test]
    fn nor_are_rows_of_a_wrong_table() {
        let ruleset: Ruleset = "sharing:pass".parse().unwrap();
        for seed in 0..20 {
            is_seen([false, true].map(|pass| Question::Rows { ruleset, size: 12, pass }), seed);
        }
    }
}
