//! Finds workers that are dead or silent, and replaces them.

use super::{Effect, Life, PATIENCE_AT_STOP, Queue, Request, Worker};
use crate::workers::requests::{News, Status, Unanswered, Unavailable};

/// The number of looks that the loading and the start of a worker may take.
pub(super) const PATIENCE_AT_START: u32 = 60;
/// The number of looks after which the page no longer waits for the server to name its build.
const PATIENCE_FOR_BUILD: u32 = 5;
/// A worker is not replaced after this many deaths in a row without an answer between them.
pub(super) const LIVES: u32 = 3;

impl<Q, A> Queue<Q, A> {
    /// The worker at this place is dead: another one takes its place, unless that is of no use.
    pub(in crate::workers::requests) fn lose(&mut self, at: usize) {
        let worker = &mut self.workers[at];
        let was_ready = worker.life == Life::Ready;
        let deaths = worker.deaths + 1;
        *worker = Worker { deaths, ..Worker::default() };
        self.effects.push(Effect::End(at));
        let effects = &mut self.effects;
        self.requests.retain(|request| {
            let is_lost = request.begun_at(at).is_some();
            if is_lost {
                let reason = if request.is_stopping { Unanswered::Cancelled } else { Unanswered::Stopped };
                effects.push(Effect::Report(request.ticket, News::Unanswered(reason)));
            }
            !is_lost
        });
        if was_ready && deaths < LIVES {
            self.start_at(at);
        } else if self.workers.iter().any(|worker| worker.life != Life::Absent) {
            // The others do its work.
        } else if was_ready {
            self.give_up(Unavailable::Stops);
        } else {
            // Perhaps the worker is gone because the server has another build by now.
            self.build_looks = Some(0);
            self.effects.push(Effect::AskForBuild);
        }
    }

    /// Takes note of the server's build, after workers did not start. `is_other` is true if the server has another build than the page.
    pub(in crate::workers::requests) fn hear_of_build(&mut self, is_other: bool) {
        if self.build_looks.take().is_some() {
            self.give_up(if is_other { Unavailable::Outdated } else { Unavailable::NotStarted });
        }
    }

    /// There are no workers: ends those that are there, and all requests.
    pub(in crate::workers::requests) fn give_up(&mut self, reason: Unavailable) {
        self.unavailable = Some(reason);
        for (at, worker) in self.workers.iter_mut().enumerate() {
            if worker.life != Life::Absent {
                self.effects.push(Effect::End(at));
            }
            *worker = Worker { deaths: worker.deaths, ..Worker::default() };
        }
        self.effects.push(Effect::Announce(Status::Unavailable(reason)));
        for request in self.requests.drain(..) {
            let news = News::Unanswered(Unanswered::Unavailable(reason));
            self.effects.push(Effect::Report(request.ticket, news));
        }
    }

    /// Looks after the workers; to be called once a second. The queue counts looks instead of seconds. Otherwise a page that was asleep
    /// would believe that its workers were silent.
    pub(in crate::workers::requests) fn look(&mut self) {
        if let Some(looks) = &mut self.build_looks {
            *looks += 1;
            if *looks >= PATIENCE_FOR_BUILD {
                self.hear_of_build(false);
            }
        }
        for at in 0..self.workers.len() {
            let Some(patience) = self.patience_with(at) else {
                self.workers[at].silent_looks = 0;
                continue;
            };
            self.workers[at].silent_looks += 1;
            if self.workers[at].silent_looks >= patience {
                self.lose(at);
                self.replace_idle();
            }
        }
    }

    /// Replaces workers that have nothing to do. Another worker ended without a word, and the cause (such as a device that was asleep) may
    /// have ended these as well. Only the next request would show it.
    fn replace_idle(&mut self) {
        (0..self.workers.len()).for_each(|at| self.replace_if_idle(at));
    }

    /// Puts a fresh worker in the place of this one, unless it has got a request meanwhile.
    pub(super) fn replace_if_idle(&mut self, at: usize) {
        let has_request = self.requests.iter().any(|request| request.begun_at(at).is_some());
        if self.workers[at].life == Life::Ready && !has_request {
            self.workers[at] = Worker { deaths: self.workers[at].deaths, ..Worker::default() };
            self.effects.push(Effect::End(at));
            self.start_at(at);
        }
    }

    /// The number of looks for which the worker at this place may be silent; `None` if it has nothing to do.
    fn patience_with(&self, at: usize) -> Option<u32> {
        let mut has = self.requests.iter().filter(|request| request.begun_at(at).is_some());
        match self.workers[at].life {
            Life::Absent => None,
            Life::Starting => self.requests.iter().any(Request::is_waiting).then_some(PATIENCE_AT_START),
            Life::Ready => {
                let first = has.next()?;
                let is_stopping = first.is_stopping || has.any(|request| request.is_stopping);
                Some(if is_stopping { PATIENCE_AT_STOP } else { self.rules.patience })
            }
        }
    }
}
