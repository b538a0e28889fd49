//! The worker without a browser: messages in, messages out, long work in slices.

use crate::solver::Plan;
use crate::values::Chance;
use crate::worker::WhyNot;
use crate::worker::cache::Cache;
use crate::worker::job::Job;
use crate::worker::job::Step;
use crate::worker::protocol::Answer;
use crate::worker::protocol::FromWorker;
use crate::worker::protocol::ToWorker;
use crate::worker_host;
use crate::worker_host::Progress;
use crate::worker_host::Ticket;
use std::collections::VecDeque;

/// A message to the page and the numbers of a picture or map.
pub type Reply = worker_host::Reply<Answer, WhyNot, Vec<u16>>;

/// Answers questions one slice at a time, all open requests in turn, so that a small one is not kept waiting by a large
/// one. Tables are kept, so another plane of the same table, or a position of it, costs nothing.
pub struct Handler {
    jobs: VecDeque<(Ticket, Job)>,
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

    /// Whether nothing is left to do.
    pub fn is_idle(&self) -> bool {
        self.jobs.is_empty()
    }

    /// The memory of what requests have used lately, in bytes.
    pub fn needs(&self) -> u64 {
        self.cache.needs()
    }

    /// Takes a message from the page.
    pub fn receive(&mut self, message: ToWorker) -> Option<FromWorker> {
        match message {
            ToWorker::Ask { ticket, question } => {
                self.cache.count_request();
                match Job::accept(question, &mut self.cache) {
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
                let (_, job) = self.jobs.remove(at)?;
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
    use super::Handler;
    use super::Reply;
    use crate::games::Axis;
    use crate::games::Ruleset;
    use crate::solver::Cut;
    use crate::solver::Recursion;
    use crate::worker::WhyNot;
    use crate::worker::protocol::FromWorker;
    use crate::worker::protocol::Pictured;
    use crate::worker::protocol::Question;
    use crate::worker::protocol::Show;
    use crate::worker::protocol::ToWorker;
    use crate::worker_host::Ticket;

    fn asked(handler: &mut Handler, at: u32) -> Reply {
        let ruleset: Ruleset = "triangle:k=3".parse().unwrap();
        let cut = Cut::Fixed(Axis::Y, at);
        let pictured = Pictured { ruleset, size: 12, cut, pass: false, show: Show::Values, window: None };
        handler.receive(ToWorker::Ask { ticket: Ticket(at), question: Question::Picture(pictured) });
        loop {
            let reply = handler.step().unwrap();
            if !matches!(reply.message, FromWorker::Progress { .. }) {
                return reply;
            }
        }
    }

    #[test]
    fn a_table_that_is_wrong_is_not_shown_and_is_solved_again() {
        for seed in 0..20 {
            let mut handler = Handler::default().with_seed(seed);
            assert!(matches!(asked(&mut handler, 2).message, FromWorker::Answered { .. }));
            handler.cache.spoil();
            let FromWorker::Refused { reason: WhyNot::Wrong { size, mismatch }, .. } = asked(&mut handler, 3).message
            else {
                panic!("a wrong table was shown with the seed {seed}")
            };
            assert_eq!((size, mismatch.found), (12, Recursion::of(&mismatch.game).0));
            assert_eq!(mismatch.table, mismatch.found ^ 1);
            assert!(matches!(asked(&mut handler, 3).message, FromWorker::Answered { .. }));
        }
    }
}
