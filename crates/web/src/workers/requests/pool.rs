//! The workers of a kind: carries out what the [`Queue`] says, with real workers.

use crate::kit::build;
use crate::kit::timer::{Interval, now};
use crate::workers::host::{Never, PlainQuestion, Ticket, VERSION, read};
use crate::workers::requests::connection::{Connection, Question};
use crate::workers::requests::queue::{Effect, PATIENCE, Queue, Rules};
use crate::workers::requests::{News, Status, Unanswered, Unavailable};
use js_sys::{Uint8Array, Uint16Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::{Rc, Weak};
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;

pub use crate::workers::requests::connection::Arrays;

/// The time between two checks of the workers, in milliseconds.
const LOOK: u32 = 1000;

/// A kind of worker. A [`PlainQuestion`] stands for the workers that answer it.
pub trait Protocol: 'static {
    /// A question to a worker.
    type Question: Serialize;
    /// An answer, with its payload.
    type Answer;
    /// Why there is no answer.
    type Reason: DeserializeOwned;
    /// The binary.
    const NAME: &'static str;
    /// The number of requests that a worker has at a time; the others wait on the page.
    const AT_ONCE: usize;
    /// The number of seconds that a worker with something to do may be silent.
    const PATIENCE: u32;

    /// Reads an answer and what travelled with it; `None` if it is not one of this build.
    fn read(answer: JsValue, payload: &JsValue) -> Option<Self::Answer>;
}

impl<Q: PlainQuestion<Answer: DeserializeOwned> + Serialize> Protocol for Q {
    type Question = Q;
    type Answer = Q::Answer;
    type Reason = Never;
    const NAME: &'static str = Q::WORKER;
    const AT_ONCE: usize = 1;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, _payload: &JsValue) -> Option<Q::Answer> {
        decoded(&answer)
    }
}

/// News of a request to this kind of worker.
pub(crate) type NewsOf<P> = News<<P as Protocol>::Answer, <P as Protocol>::Reason>;

/// Reads an answer that a worker has written as bytes; `None` if it is not of this build.
pub fn decoded<T: DeserializeOwned>(value: &JsValue) -> Option<T> {
    read(&value.dyn_ref::<Uint8Array>()?.to_vec())
}

/// The numbers that travelled with an answer; none if there was no array.
pub fn numbers(payload: &JsValue) -> Vec<u16> {
    payload.dyn_ref::<Uint16Array>().map(Uint16Array::to_vec).unwrap_or_default()
}

/// Workers of a kind and the requests to them. The workers end with the last copy of this.
pub struct Pool<P> {
    shared: Rc<Shared>,
    protocol: PhantomData<fn() -> P>,
}

impl<P> Clone for Pool<P> {
    fn clone(&self) -> Self {
        Self { shared: Rc::clone(&self.shared), protocol: PhantomData }
    }
}

impl<P> PartialEq for Pool<P> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.shared, &other.shared)
    }
}

/// A request that was asked. Dropping it cancels it, and no more news come.
pub struct Request {
    shared: Weak<Shared>,
    ticket: Ticket,
}

impl Request {
    /// Asks for the intermediate result. An answer comes soon, or the news that the request was cancelled.
    pub(crate) fn stop(&self) {
        if let Some(shared) = self.shared.upgrade() {
            shared.change(|queue| queue.stop(self.ticket), &JsValue::UNDEFINED);
        }
    }
}

impl Drop for Request {
    fn drop(&mut self) {
        if let Some(shared) = self.shared.upgrade() {
            shared.reports.borrow_mut().retain(|(ticket, _)| *ticket != self.ticket);
            shared.change(|queue| queue.cancel(self.ticket, now()), &JsValue::UNDEFINED);
        }
    }
}

impl<P: Protocol> Pool<P> {
    /// A pool of this many workers, none of which is started yet. The first worker is asked `warm_up` while there is nothing else to do.
    pub fn new(workers: usize, warm_up: Option<&P::Question>, on_status: Callback<Status>) -> Self {
        let rules = Rules { workers, at_once: P::AT_ONCE, patience: P::PATIENCE, version: VERSION };
        let queue = Queue::new(rules, warm_up.map(|question| Question::new(question, Arrays::new())));
        let shared = Rc::new_cyclic(|this| Shared {
            this: this.clone(),
            name: P::NAME,
            queue: RefCell::new(queue),
            connections: RefCell::new((0..workers).map(|_| None).collect()),
            reports: RefCell::default(),
            on_status,
            // Tests render pages as text, outside of a browser, where there are neither workers nor intervals.
            _watch: cfg!(target_arch = "wasm32").then(|| watch(this.clone())),
        });
        Self { shared, protocol: PhantomData }
    }

    /// A pool of one worker, which its first request starts.
    pub fn one() -> Self {
        Self::new(1, None, Callback::noop())
    }

    /// Starts the workers, which otherwise the first request does.
    pub fn start(&self) {
        self.shared.change(Queue::start, &JsValue::UNDEFINED);
    }

    /// Asks a question; news of it go to `report`. The arrays go over to the worker. If `begins_anew`, workers that were
    /// given up get another chance.
    pub fn ask(
        &self,
        question: &P::Question,
        arrays: Arrays,
        begins_anew: bool,
        report: impl Fn(NewsOf<P>) + 'static,
    ) -> Request {
        let report: Report = Rc::new(move |news, payload| report(meant::<P>(news, payload)));
        let question = Question::new(question, arrays);
        let shared = &self.shared;
        // Reported before what follows, so that its news reach the component that asked.
        let ticket = shared.queue.borrow_mut().ask(question, begins_anew, now());
        shared.reports.borrow_mut().push((ticket, report));
        shared.flush(&JsValue::UNDEFINED);
        Request { shared: Rc::downgrade(shared), ticket }
    }
}

/// News as they were meant.
fn meant<P: Protocol>(news: News<JsValue, JsValue>, payload: &JsValue) -> NewsOf<P> {
    // Unreadable answers do not come from workers of this build.
    let unreadable = || News::Unanswered(Unanswered::Unavailable(Unavailable::OtherVersion));
    match news {
        News::Progress(progress, effort) => News::Progress(progress, effort),
        News::Growing(part, effort) => {
            P::read(part, payload).map_or_else(unreadable, |part| News::Growing(part, effort))
        }
        News::Answered(answer, effort) => {
            P::read(answer, payload).map_or_else(unreadable, |answer| News::Answered(answer, effort))
        }
        News::Unanswered(Unanswered::Refused(reason)) => {
            decoded(&reason).map_or_else(unreadable, |reason| News::Unanswered(Unanswered::Refused(reason)))
        }
        News::Unanswered(Unanswered::Cancelled) => News::Unanswered(Unanswered::Cancelled),
        News::Unanswered(Unanswered::Stopped) => News::Unanswered(Unanswered::Stopped),
        News::Unanswered(Unanswered::Unavailable(reason)) => News::Unanswered(Unanswered::Unavailable(reason)),
    }
}

/// Receives news of a request, with the payload of the message.
type Report = Rc<dyn Fn(News<JsValue, JsValue>, &JsValue)>;

struct Shared {
    this: Weak<Shared>,
    name: &'static str,
    queue: RefCell<Queue<Question, JsValue>>,
    connections: RefCell<Vec<Option<Connection>>>,
    reports: RefCell<Vec<(Ticket, Report)>>,
    on_status: Callback<Status>,
    _watch: Option<Interval>,
}

impl Shared {
    /// Changes the queue and does what it says.
    fn change(&self, change: impl FnOnce(&mut Queue<Question, JsValue>), payload: &JsValue) {
        change(&mut self.queue.borrow_mut());
        self.flush(payload);
    }

    /// Does what the queue says. Nothing is borrowed meanwhile, so a callback that receives news may ask and cancel.
    #[inline(never)]
    fn flush(&self, payload: &JsValue) {
        let effects = self.queue.borrow_mut().effects();
        for effect in effects {
            self.carry_out(effect, payload);
        }
    }

    fn carry_out(&self, effect: Effect<Question, JsValue>, payload: &JsValue) {
        match effect {
            Effect::Start(at) => match self.connect(at) {
                Ok(connection) => self.put(at, Some(connection)),
                Err(_) => self.change(|queue| queue.give_up(Unavailable::NoWorkers), &JsValue::UNDEFINED),
            },
            Effect::End(at) => self.put(at, None),
            Effect::Send(at, message) => {
                if let Some(Some(connection)) = self.connections.borrow().get(at) {
                    connection.send(message);
                }
            }
            Effect::Report(ticket, news) => {
                let of_it = |(reported, _): &(Ticket, Report)| *reported == ticket;
                let report = self.reports.borrow().iter().find(|each| of_it(each)).map(|(_, report)| Rc::clone(report));
                if news.is_end() {
                    self.reports.borrow_mut().retain(|each| !of_it(each));
                }
                if let Some(report) = report {
                    report(news, payload);
                }
            }
            Effect::Announce(status) => self.on_status.emit(status),
            Effect::AskForBuild => {
                let this = self.this.clone();
                wasm_bindgen_futures::spawn_local(async move {
                    let is_other = build::is_outdated().await;
                    if let Some(shared) = this.upgrade() {
                        shared.change(|queue| queue.hear_of_build(is_other), &JsValue::UNDEFINED);
                    }
                });
            }
        }
    }

    fn put(&self, at: usize, connection: Option<Connection>) {
        if let Some(place) = self.connections.borrow_mut().get_mut(at) {
            *place = connection;
        }
    }

    fn connect(&self, at: usize) -> Result<Connection, JsValue> {
        let (receiving, losing) = (self.this.clone(), self.this.clone());
        let receive = move |message, payload: &JsValue| {
            if let Some(shared) = receiving.upgrade() {
                shared.change(|queue| queue.receive(at, message, now()), payload);
            }
        };
        let lose = move || {
            if let Some(shared) = losing.upgrade() {
                shared.change(|queue| queue.lose(at), &JsValue::UNDEFINED);
            }
        };
        Connection::start(self.name, receive, lose)
    }
}

/// Looks after the workers of a pool from time to time.
fn watch(pool: Weak<Shared>) -> Interval {
    Interval::new(LOOK, move || {
        if let Some(shared) = pool.upgrade() {
            shared.change(Queue::look, &JsValue::UNDEFINED);
        }
    })
}
