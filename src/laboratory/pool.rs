//! The workers: a queue of questions, and several workers that take one each.

mod seat;

use crate::checker::protocol::Case;
use crate::checker::protocol::FromChecker;
use crate::checker::protocol::Question;
use crate::checker::protocol::Ticket;
use crate::checker::protocol::ToChecker;
use crate::checker::protocol::VERSION;
use crate::claims::Claim;
use crate::desk::MESSAGE;
use crate::kit::build;
use crate::kit::connection::Connection;
use crate::laboratory::Action;
use crate::laboratory::Clock;
use crate::laboratory::Failure;
use crate::laboratory::Key;
use crate::laboratory::News;
use crate::laboratory::pool::seat::Request;
use crate::laboratory::pool::seat::Seat;
use js_sys::Reflect;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::rc::Weak;
use wasm_bindgen::JsValue;
use yew::Callback;

/// The binary.
const WORKER: &str = "checker";
/// How many workers there are, at least and at most, whatever the machine has; one core is left to the page.
const LEAST: usize = 2;
const MOST: usize = 8;
/// How often in a row a worker may die without an answer.
const LIVES: u32 = 3;
/// Up to here the first worker checks a claim for nobody, while nobody asks: browsers compile what has been in use to faster
/// code, for all workers, and the first question finds it there. It takes some hundredths of a second.
const WARM: u32 = 500;

/// Keeps workers busy. Each key has at most one open question.
#[derive(Clone)]
pub(super) struct Pool(Rc<RefCell<Inner>>);

impl PartialEq for Pool {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

struct Inner {
    report: Callback<Action>,
    seats: Vec<Seat>,
    queue: VecDeque<Request>,
    next_ticket: u32,
    /// Whether a worker has been warmed up, or is at it.
    is_warm: bool,
    /// Whether the workers that are there belong to another build of the page. No question can be asked any more.
    is_outdated: bool,
}

impl Pool {
    /// Starts the workers. News arrive through `report`, always later, never during a call.
    pub(super) fn new(report: Callback<Action>) -> Self {
        let seats = (0..size()).map(|_| Seat::empty()).collect();
        let inner = Inner { report, seats, queue: VecDeque::new(), next_ticket: 0, is_warm: false, is_outdated: false };
        let pool = Self(Rc::new(RefCell::new(inner)));
        pool.fill();
        pool
    }

    /// How many workers there are.
    pub(super) fn size(&self) -> usize {
        self.0.borrow().seats.len()
    }

    /// Puts a question at the end of the queue; the one that its key had before is forgotten. Workers that did not start or
    /// died too often get another chance.
    pub(super) fn ask(&self, key: Key, question: Question) {
        let mut inner = self.0.borrow_mut();
        inner.forget(|other| other == key);
        if inner.is_outdated {
            inner.tell(key, News::Failed(Failure::OtherVersion));
            return;
        }
        let ticket = inner.ticket();
        inner.queue.push_back(Request { ticket, key, question });
        inner.serve();
        drop(inner);
        self.fill();
    }

    /// Starts a worker at every seat that has none.
    fn fill(&self) {
        for seat in 0..self.size() {
            if self.0.borrow().seats[seat].connection.is_none() {
                Inner::start(&self.0, seat);
            }
        }
    }

    /// Wants to know what is known by now of all questions of these keys.
    pub(super) fn stop(&self, is_meant: impl Fn(Key) -> bool) {
        let mut inner = self.0.borrow_mut();
        for request in inner.take_waiting(&is_meant) {
            inner.tell(request.key, News::Withdrawn);
        }
        for seat in &inner.seats {
            if let Some(ticket) = seat.ticket_of(&is_meant) {
                seat.send(&ToChecker::Stop { ticket });
            }
        }
    }

    /// Nobody wants to know any more.
    pub(super) fn forget(&self, is_meant: impl Fn(Key) -> bool) {
        let mut inner = self.0.borrow_mut();
        inner.forget(is_meant);
        inner.serve();
    }
}

impl Inner {
    fn start(this: &Rc<RefCell<Self>>, seat: usize) {
        let connection = connect(&Rc::downgrade(this), seat);
        let mut inner = this.borrow_mut();
        match connection {
            Ok(connection) => {
                let seat = &mut inner.seats[seat];
                (seat.connection, seat.is_ready, seat.warming) = (Some(connection), false, None);
            }
            Err(_) => drop(inner.give_up(Failure::NoWorkers)),
        }
    }

    /// A ticket that no other question has.
    fn ticket(&mut self) -> Ticket {
        let ticket = Ticket(self.next_ticket);
        self.next_ticket = self.next_ticket.wrapping_add(1);
        ticket
    }

    /// Lets a worker that has nothing to do get warm, if none has been.
    fn warm_up(&mut self, at: usize) {
        if self.is_warm || !self.seats[at].is_free() {
            return;
        }
        let ticket = self.ticket();
        let claim = Claim::Triangular7_3;
        let question = Question::Check(Case { claim, parameters: claim.parameters(), bound: WARM });
        let seat = &mut self.seats[at];
        seat.send(&ToChecker::Ask { ticket, question });
        (self.is_warm, seat.warming) = (true, Some(ticket));
    }

    /// Gives what waits to workers that have nothing to do.
    fn serve(&mut self) {
        for seat in &mut self.seats {
            if seat.is_free()
                && let Some(request) = self.queue.pop_front()
            {
                let Request { ticket, ref question, .. } = request;
                if let Some(ticket) = seat.warming.take() {
                    seat.send(&ToChecker::Forget { ticket });
                }
                seat.send(&ToChecker::Ask { ticket, question: question.clone() });
                seat.open = Some((request, now()));
            }
        }
    }

    fn forget(&mut self, is_meant: impl Fn(Key) -> bool) {
        self.take_waiting(&is_meant);
        for seat in &mut self.seats {
            if let Some(ticket) = seat.ticket_of(&is_meant) {
                seat.send(&ToChecker::Forget { ticket });
                seat.open = None;
            }
        }
    }

    /// Takes questions out of the queue.
    fn take_waiting(&mut self, is_meant: impl Fn(Key) -> bool) -> Vec<Request> {
        let waiting = std::mem::take(&mut self.queue);
        let (taken, left): (VecDeque<_>, VecDeque<_>) = waiting.into_iter().partition(|request| is_meant(request.key));
        self.queue = left;
        taken.into()
    }

    fn tell(&self, key: Key, news: News) {
        self.report.emit(Action::Heard(key, news));
    }

    fn hear(&mut self, at: usize, data: &JsValue) {
        let message = Reflect::get(data, &MESSAGE.into()).unwrap_or_default();
        // What cannot be read does not come from this build's worker.
        let Ok(message) = serde_wasm_bindgen::from_value::<FromChecker>(message) else { return };
        let seat = &mut self.seats[at];
        match message {
            FromChecker::Ready { version } => {
                if version != VERSION {
                    self.is_outdated = true;
                    self.give_up(Failure::OtherVersion);
                } else {
                    seat.is_ready = true;
                    self.serve();
                    self.warm_up(at);
                }
                return;
            }
            FromChecker::Progress { ticket, progress } => {
                let open = seat.open_with(ticket).map(|(request, begun)| (request.key, *begun));
                if let Some((key, begun)) = open {
                    self.tell(key, News::Progress(progress, Clock { begun, now: now() }));
                }
                return;
            }
            FromChecker::Growing { ticket, answer } => {
                let open = seat.open_with(ticket).map(|(request, begun)| (request.key, *begun));
                if let Some((key, begun)) = open {
                    self.tell(key, News::Growing(answer, Clock { begun, now: now() }));
                }
                return;
            }
            FromChecker::Answered { ticket, answer } => {
                seat.deaths = 0;
                seat.warming = seat.warming.filter(|warming| *warming != ticket);
                if seat.open_with(ticket).is_some()
                    && let Some((Request { key, .. }, begun)) = seat.open.take()
                {
                    self.tell(key, News::Answered(answer, Clock { begun, now: now() }));
                }
            }
        }
        self.serve();
    }

    /// A worker is dead: what it was at has no answer, and another takes its place, if that is of use.
    fn lose(this: &Rc<RefCell<Self>>, at: usize) {
        let mut inner = this.borrow_mut();
        let seat = &mut inner.seats[at];
        let was_ready = seat.is_ready();
        seat.connection = None;
        seat.deaths += 1;
        let is_useless = !was_ready || seat.deaths >= LIVES;
        if let Some((Request { key, .. }, _)) = seat.open.take() {
            inner.tell(key, News::Failed(Failure::Died));
        }
        if !is_useless {
            drop(inner);
            Self::start(this, at);
        } else if inner.seats.iter().all(|seat| seat.connection.is_none()) {
            let failure = if was_ready { Failure::Died } else { Failure::NotStarted };
            let told = inner.give_up(failure);
            drop(inner);
            if !was_ready {
                Self::look_for_another_build(this, told);
            }
        }
    }

    /// Workers do not start: perhaps they are gone, since there is a new build of the page.
    fn look_for_another_build(this: &Rc<RefCell<Self>>, told: Vec<Key>) {
        let this = Rc::downgrade(this);
        build::when_outdated(move || {
            let Some(inner) = this.upgrade() else { return };
            inner.borrow_mut().is_outdated = true;
            told.iter().for_each(|key| inner.borrow().tell(*key, News::Failed(Failure::OtherVersion)));
        });
    }

    /// Nobody is left to work. Returns who was told so.
    fn give_up(&mut self, failure: Failure) -> Vec<Key> {
        let waiting = std::mem::take(&mut self.queue).into_iter().map(|request| request.key);
        let open = self.seats.iter_mut().filter_map(|seat| {
            seat.connection = None;
            seat.open.take().map(|(request, _)| request.key)
        });
        let told: Vec<Key> = waiting.chain(open).collect();
        told.iter().for_each(|key| self.tell(*key, News::Failed(failure)));
        told
    }
}

fn connect(this: &Weak<RefCell<Inner>>, seat: usize) -> Result<Connection, JsValue> {
    let (hearing, losing) = (this.clone(), this.clone());
    let hear = move |data: &JsValue| {
        if let Some(inner) = hearing.upgrade() {
            inner.borrow_mut().hear(seat, data);
        }
    };
    let lose = move || {
        if let Some(inner) = losing.upgrade() {
            Inner::lose(&inner, seat);
        }
    };
    Connection::start(WORKER, hear, lose)
}

fn size() -> usize {
    let cores = web_sys::window().map_or(0.0, |window| window.navigator().hardware_concurrency());
    (cores as usize).saturating_sub(1).clamp(LEAST, MOST)
}

fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
