//! Assigns requests to workers; `watching` finds workers that are dead. The queue is pure: its input is calls, its output is [`Effect`]s.
//! `Q` are questions, `A` answers and reasons, in the form in which they travel.

mod watching;

use crate::workers::host::{FromWorker, Progress, Ticket, ToWorker};
use crate::workers::requests::{Effort, News, Status, Unanswered, Unavailable};

/// The number of looks in a row, a second apart, for which a worker with something to do may be silent.
pub const PATIENCE: u32 = 5;
/// The number of looks for which a worker may be silent after a request to stop.
const PATIENCE_AT_STOP: u32 = 2;

/// The rules for all workers of a kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    /// The number of workers.
    pub(super) workers: usize,
    /// The number of requests that a worker has at a time; the others wait on the page.
    pub(super) at_once: usize,
    /// The number of looks in a row for which a worker with something to do may be silent.
    pub(super) patience: u32,
    /// The version that workers must have.
    pub(super) version: &'static str,
}

/// An effect that the pool has to carry out.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Effect<Q, A> {
    /// Start a worker at this place, where there is none.
    Start(usize),
    /// End the worker at this place.
    End(usize),
    /// Send a message to the worker at this place.
    Send(usize, ToWorker<Q>),
    /// Report news of a request.
    Report(Ticket, News<A, A>),
    /// Say whether there are workers.
    Announce(Status),
    /// Find out whether the server has another build, and call [`Queue::hear_of_build`].
    AskForBuild,
}

/// The requests and the workers of one kind.
pub(super) struct Queue<Q, A> {
    rules: Rules,
    workers: Vec<Worker>,
    /// The requests that are open, in the order in which they were asked.
    requests: Vec<Request<Q>>,
    next_ticket: u32,
    /// A question to the first worker while there is nothing else to do. The answer is not used.
    warm_up: Option<Q>,
    /// Why there are no workers, if there are none.
    unavailable: Option<Unavailable>,
    /// Looks since it was asked whether there is another build.
    build_looks: Option<u32>,
    effects: Vec<Effect<Q, A>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Life {
    /// There is no worker at this place.
    #[default]
    Absent,
    /// The worker has not reported yet that it is up.
    Starting,
    Ready,
}

#[derive(Debug, Default)]
struct Worker {
    life: Life,
    warming: Option<Ticket>,
    /// Looks since it was last heard, as long as it has something to do.
    silent_looks: u32,
    /// Deaths since its last answer.
    deaths: u32,
}

/// A request that is open.
#[derive(Debug)]
struct Request<Q> {
    ticket: Ticket,
    place: Place<Q>,
    bytes: f64,
    /// True if the worker has been asked to stop.
    is_stopping: bool,
}

/// The place of a request.
#[derive(Debug)]
enum Place<Q> {
    /// No worker has it.
    Waiting(Q),
    /// The worker at this place has it, since this time.
    At(usize, f64),
}

impl<Q> Request<Q> {
    fn is_waiting(&self) -> bool {
        matches!(self.place, Place::Waiting(_))
    }

    /// When the worker at this place got it, if it has it.
    fn begun_at(&self, at: usize) -> Option<f64> {
        match self.place {
            Place::At(place, begun) if place == at => Some(begun),
            Place::At(..) | Place::Waiting(_) => None,
        }
    }
}

impl<Q, A> Queue<Q, A> {
    /// A queue without workers; the first request starts them.
    pub(super) fn new(rules: Rules, warm_up: Option<Q>) -> Self {
        Self {
            rules,
            workers: (0..rules.workers).map(|_| Worker::default()).collect(),
            requests: Vec::new(),
            next_ticket: 0,
            warm_up,
            unavailable: None,
            build_looks: None,
            effects: Vec::new(),
        }
    }

    /// The effects since the last call.
    pub(super) fn effects(&mut self) -> Vec<Effect<Q, A>> {
        std::mem::take(&mut self.effects)
    }

    /// Starts all workers that are not running.
    pub(super) fn start(&mut self) {
        if self.unavailable.is_none() && self.build_looks.is_none() {
            (0..self.workers.len()).for_each(|at| self.start_at(at));
        }
    }

    /// Takes a question. If `begins_anew`, workers that were given up get another chance.
    pub(super) fn ask(&mut self, question: Q, begins_anew: bool, now: f64) -> Ticket {
        let ticket = self.ticket();
        if begins_anew && self.unavailable.is_some_and(|reason| !reason.is_final()) {
            self.unavailable = None;
            self.workers.iter_mut().for_each(|worker| worker.deaths = 0);
        }
        if let Some(reason) = self.unavailable {
            self.report(ticket, News::Unanswered(Unanswered::Unavailable(reason)));
        } else {
            self.requests.push(Request { ticket, place: Place::Waiting(question), bytes: 0.0, is_stopping: false });
            self.start();
            self.serve(now);
        }
        ticket
    }

    /// Asks for the intermediate result of a request. The request is closed soon, whether its worker is alive or not.
    pub(super) fn stop(&mut self, ticket: Ticket) {
        let Some(request) = self.request(ticket) else { return };
        match request.place {
            Place::Waiting(_) => self.end(ticket, Unanswered::Cancelled),
            Place::At(at, _) => {
                request.is_stopping = true;
                if self.workers[at].silent_looks >= PATIENCE_AT_STOP {
                    self.lose(at);
                } else {
                    self.effects.push(Effect::Send(at, ToWorker::Stop { ticket }));
                }
            }
        }
    }

    /// Closes a request of which no news are wanted any more.
    pub(super) fn cancel(&mut self, ticket: Ticket, now: f64) {
        if let Some(Place::At(at, _)) = self.remove(ticket) {
            self.effects.push(Effect::Send(at, ToWorker::Cancel { ticket }));
            self.serve(now);
        }
    }

    /// Takes a message from the worker at this place.
    pub(super) fn receive(&mut self, at: usize, message: FromWorker<A, A>, now: f64) {
        self.workers[at].silent_looks = 0;
        match message {
            FromWorker::Ready { version } if version == self.rules.version => {
                self.workers[at].life = Life::Ready;
                self.effects.push(Effect::Announce(Status::Ready));
                self.serve(now);
                self.warm_up(at);
            }
            FromWorker::Ready { .. } => self.give_up(Unavailable::OtherVersion),
            FromWorker::Progress { ticket, progress } => {
                if let Some(effort) = self.effort(at, ticket, progress.bytes, now) {
                    self.report(ticket, News::Progress(Progress { bytes: effort.bytes, ..progress }, effort));
                }
            }
            FromWorker::Growing { ticket, answer } => {
                if let Some(effort) = self.effort(at, ticket, 0.0, now) {
                    self.report(ticket, News::Growing(answer, effort));
                }
            }
            FromWorker::Answered { ticket, answer } => {
                self.workers[at].deaths = 0;
                let effort = self.effort(at, ticket, 0.0, now);
                self.close(at, ticket, effort.map(|effort| News::Answered(answer, effort)), now);
            }
            FromWorker::Refused { ticket, reason } => {
                let news = News::Unanswered(Unanswered::Refused(reason));
                self.close(at, ticket, Some(news), now);
            }
            FromWorker::Cancelled { ticket } => {
                self.close(at, ticket, Some(News::Unanswered(Unanswered::Cancelled)), now);
            }
            FromWorker::Spent => self.replace_if_idle(at),
        }
    }

    fn start_at(&mut self, at: usize) {
        if self.workers[at].life != Life::Absent {
            return;
        }
        self.workers[at].life = Life::Starting;
        self.effects.push(Effect::Start(at));
    }

    fn ticket(&mut self) -> Ticket {
        let ticket = Ticket(self.next_ticket);
        self.next_ticket = self.next_ticket.wrapping_add(1);
        ticket
    }

    /// Gives what waits to workers that can take it.
    fn serve(&mut self, now: f64) {
        for at in 0..self.workers.len() {
            let mut has = self.requests.iter().filter(|request| request.begun_at(at).is_some()).count();
            while self.workers[at].life == Life::Ready && has < self.rules.at_once {
                let Some(request) = self.requests.iter_mut().find(|request| request.is_waiting()) else { return };
                let ticket = request.ticket;
                if let Place::Waiting(question) = std::mem::replace(&mut request.place, Place::At(at, now)) {
                    if let Some(ticket) = self.workers[at].warming.take() {
                        self.effects.push(Effect::Send(at, ToWorker::Cancel { ticket }));
                    }
                    self.effects.push(Effect::Send(at, ToWorker::Ask { ticket, question }));
                }
                has += 1;
            }
        }
    }

    /// Lets a worker that has nothing to do get warm, if none has been.
    fn warm_up(&mut self, at: usize) {
        let is_busy = self.requests.iter().any(|request| request.begun_at(at).is_some());
        if let Some(question) = self.warm_up.take_if(|_| !is_busy) {
            let ticket = self.ticket();
            self.workers[at].warming = Some(ticket);
            self.effects.push(Effect::Send(at, ToWorker::Ask { ticket, question }));
        }
    }

    /// The time and the memory that a request has taken so far, if the worker at this place has it. Keeps the largest memory that was
    /// reported.
    fn effort(&mut self, at: usize, ticket: Ticket, bytes: f64, now: f64) -> Option<Effort> {
        let request = self.request(ticket)?;
        let begun = request.begun_at(at)?;
        request.bytes = request.bytes.max(bytes);
        Some(Effort { begun, now, bytes: request.bytes })
    }

    /// The worker at this place is done with a request.
    fn close(&mut self, at: usize, ticket: Ticket, news: Option<News<A, A>>, now: f64) {
        let worker = &mut self.workers[at];
        worker.warming = worker.warming.filter(|warming| *warming != ticket);
        if self.remove(ticket).is_some()
            && let Some(news) = news
        {
            self.report(ticket, news);
        }
        self.serve(now);
    }

    fn end(&mut self, ticket: Ticket, reason: Unanswered<A>) {
        if self.remove(ticket).is_some() {
            self.report(ticket, News::Unanswered(reason));
        }
    }

    fn request(&mut self, ticket: Ticket) -> Option<&mut Request<Q>> {
        self.requests.iter_mut().find(|request| request.ticket == ticket)
    }

    fn remove(&mut self, ticket: Ticket) -> Option<Place<Q>> {
        let at = self.requests.iter().position(|request| request.ticket == ticket)?;
        Some(self.requests.remove(at).place)
    }

    fn report(&mut self, ticket: Ticket, news: News<A, A>) {
        self.effects.push(Effect::Report(ticket, news));
    }
}

#[cfg(test)]
mod tests;
