//! The page's end of the worker: tickets, late replies, and a new worker when the old one dies.

use crate::app::Action;
use crate::app::Cost;
use crate::app::Heard;
use crate::app::Heights;
use crate::app::NoSolver;
use crate::app::Pending;
use crate::app::Rows;
use crate::app::Slot;
use crate::app::SolverStatus;
use crate::app::Table;
use crate::app::Unanswered;
use crate::kit::build;
use crate::kit::connection::Connection;
use crate::solver::Grid;
use crate::solver::Plane;
use crate::solver::Window;
use crate::worker::protocol::Answer;
use crate::worker::protocol::FromWorker;
use crate::worker::protocol::MESSAGE;
use crate::worker::protocol::PAYLOAD;
use crate::worker::protocol::Question;
use crate::worker::protocol::Ticket;
use crate::worker::protocol::ToWorker;
use crate::worker::protocol::VERSION;
use js_sys::Reflect;
use js_sys::Uint16Array;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::rc::Weak;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use yew::Callback;

/// The binary.
const WORKER: &str = "worker";
/// How often the worker is looked after, in milliseconds.
const LOOK: i32 = 1000;
/// How many looks in a row it may be silent with work to do. It reports ten times a second.
const PATIENCE: u32 = 5;
/// How many looks it may take to be loaded and started.
const PATIENCE_AT_START: u32 = 60;
/// How many workers in a row may die without an answer.
const LIVES: u32 = 3;

/// Work shorter than this is not reported, in milliseconds.
const SHORT: f64 = 250.0;

/// Talks to the worker. Each slot has at most one open request; a new one cancels the old.
#[derive(Clone)]
pub(crate) struct Client(Rc<RefCell<Inner>>);

struct Inner {
    report: Callback<Action>,
    /// For the event handlers of workers to come.
    this: Weak<RefCell<Inner>>,
    worker: Option<Connection>,
    /// Whether it has said that it is there.
    is_ready: bool,
    next_ticket: u32,
    open: HashMap<Ticket, Open>,
    /// Looks since the worker was last heard.
    silent_looks: u32,
    deaths: u32,
    /// Whether no worker was started yet.
    is_asleep: bool,
}

struct Open {
    slot: Slot,
    question: Question,
    begun: f64,
    /// What the worker said it takes.
    bytes: f64,
}

impl Client {
    /// Starts the worker. News arrive through `report`, always later, never during a call.
    pub(crate) fn new(report: Callback<Action>) -> Self {
        let client = Self::asleep(report);
        client.0.borrow_mut().start();
        client
    }

    /// Starts the worker with the first question.
    pub(crate) fn asleep(report: Callback<Action>) -> Self {
        let inner = Rc::new_cyclic(|this| {
            RefCell::new(Inner {
                report,
                this: this.clone(),
                worker: None,
                is_ready: false,
                next_ticket: 0,
                open: HashMap::new(),
                silent_looks: 0,
                deaths: 0,
                is_asleep: true,
            })
        });
        Self(inner)
    }

    /// Asks for a slot's answer; whatever was asked for it before is forgotten.
    pub(crate) fn ask(&self, slot: Slot, question: Question) {
        self.ask_of(slot, question, false);
    }

    /// Asks again on the user's wish: a new worker is tried even after the last one was given up.
    pub(crate) fn ask_again(&self, slot: Slot, question: Question) {
        self.ask_of(slot, question, true);
    }

    fn ask_of(&self, slot: Slot, question: Question, begins_anew: bool) {
        let mut inner = self.0.borrow_mut();
        inner.forget(slot);
        let ticket = Ticket(inner.next_ticket);
        inner.next_ticket = inner.next_ticket.wrapping_add(1);
        inner.report.emit(Action::Heard(slot, Heard::Asked(question)));
        if inner.worker.is_none() && (begins_anew || inner.is_asleep) {
            inner.deaths = 0;
            inner.start();
        }
        if inner.worker.is_none() {
            inner.report.emit(Action::Heard(slot, Heard::Refused(Unanswered::NoSolver)));
            return;
        }
        inner.open.insert(ticket, Open { slot, question, begun: now(), bytes: 0.0 });
        // Before it is ready the worker cannot hear; it is told everything then.
        if inner.is_ready() {
            inner.send(&ToWorker::Ask { ticket, question });
        }
    }

    /// Stops waiting for a slot's answer.
    pub(crate) fn cancel(&self, slot: Slot) {
        let mut inner = self.0.borrow_mut();
        inner.forget(slot);
        inner.report.emit(Action::Heard(slot, Heard::Cancelled));
    }

    /// Nothing is wanted for a slot any more.
    pub(crate) fn drop_question(&self, slot: Slot) {
        self.0.borrow_mut().forget(slot);
    }
}

impl Inner {
    fn is_ready(&self) -> bool {
        self.is_ready && self.worker.is_some()
    }

    fn start(&mut self) {
        self.is_asleep = false;
        (self.worker, self.is_ready) = (None, false);
        self.silent_looks = 0;
        match self.connect() {
            Ok(connection) => self.worker = Some(connection),
            Err(_) => self.give_up(NoSolver::NoWorkers),
        }
    }

    fn connect(&self) -> Result<Connection, JsValue> {
        let (hearing, losing) = (self.this.clone(), self.this.clone());
        let hear = move |data: &JsValue| {
            if let Some(inner) = hearing.upgrade() {
                inner.borrow_mut().hear(data);
            }
        };
        let lose = move || {
            if let Some(inner) = losing.upgrade() {
                inner.borrow_mut().replace();
            }
        };
        Connection::start(WORKER, hear, lose)
    }

    /// The worker is dead: starts another and says so to everybody who waits; or gives up, if that is of no use.
    fn replace(&mut self) {
        self.deaths += 1;
        let was_ready = self.is_ready();
        if self.deaths >= LIVES || !was_ready {
            self.worker = None;
            self.give_up(if was_ready { NoSolver::Stops } else { NoSolver::NotStarted });
            if !was_ready {
                let report = self.report.clone();
                build::when_outdated(move || {
                    report.emit(Action::Solver(SolverStatus::Unavailable(NoSolver::Outdated)));
                });
            }
        } else {
            self.fail_all(Unanswered::Stopped);
            self.report.emit(Action::Solver(SolverStatus::Starting));
            self.start();
        }
    }

    fn fail_all(&mut self, reason: Unanswered) {
        for (_, Open { slot, .. }) in self.open.drain() {
            self.report.emit(Action::Heard(slot, Heard::Refused(reason)));
        }
    }

    fn give_up(&mut self, reason: NoSolver) {
        self.report.emit(Action::Solver(SolverStatus::Unavailable(reason)));
        self.fail_all(Unanswered::NoSolver);
    }

    fn forget(&mut self, slot: Slot) {
        let tickets: Vec<Ticket> =
            self.open.iter().filter(|(_, open)| open.slot == slot).map(|(&ticket, _)| ticket).collect();
        for ticket in tickets {
            self.open.remove(&ticket);
            if self.is_ready() {
                self.send(&ToWorker::Cancel { ticket });
            }
        }
    }

    fn send(&self, message: &ToWorker) {
        if let Some(connection) = &self.worker {
            connection.send(message);
        }
    }

    fn hear(&mut self, data: &JsValue) {
        let message = Reflect::get(data, &MESSAGE.into()).unwrap_or_default();
        // What cannot be read does not come from this build's worker; it will be found silent.
        let Ok(message) = serde_wasm_bindgen::from_value::<FromWorker>(message) else { return };
        self.silent_looks = 0;
        match message {
            FromWorker::Ready { version } if version == VERSION => self.greet(),
            FromWorker::Ready { .. } => {
                self.worker = None;
                self.give_up(NoSolver::OtherVersion);
            }
            FromWorker::Planned { ticket, bytes, .. } => {
                if let Some(open) = self.open.get_mut(&ticket) {
                    open.bytes = bytes;
                }
            }
            FromWorker::Progress { ticket, done, total } => {
                let elapsed = self.open.get(&ticket).map_or(0.0, |open| now() - open.begun);
                // News of short work would only make the page draw itself in vain.
                if elapsed >= SHORT {
                    let rate = done * 1000.0 / elapsed;
                    self.tell(ticket, |open| Some(Heard::Progress(Pending { done, total, rate, bytes: open.bytes })));
                }
            }
            FromWorker::Growing { ticket, answer } => {
                self.tell(ticket, |open| {
                    let part = with_payload(open, answer, payload_of(data))?;
                    if let Heard::Table(table) = part { Some(Heard::Growing(table)) } else { None }
                });
            }
            FromWorker::Answered { ticket, answer } => {
                self.deaths = 0;
                self.tell(ticket, |open| with_payload(open, answer, payload_of(data)));
                self.open.remove(&ticket);
            }
            FromWorker::Refused { ticket, reason } => {
                self.tell(ticket, |_| Some(Heard::Refused(Unanswered::Refused(reason))));
                self.open.remove(&ticket);
            }
            FromWorker::Cancelled { ticket } => {
                self.open.remove(&ticket);
            }
        }
    }

    fn greet(&mut self) {
        self.is_ready = true;
        self.report.emit(Action::Solver(SolverStatus::Ready));
        // The time it took to load the worker is not the time it takes to answer.
        self.open.values_mut().for_each(|open| open.begun = now());
        for (&ticket, open) in &self.open {
            self.send(&ToWorker::Ask { ticket, question: open.question });
        }
    }

    /// Passes news on, unless nobody waits for that ticket any more.
    fn tell(&self, ticket: Ticket, news: impl FnOnce(&Open) -> Option<Heard>) {
        if let Some((open, news)) = self.open.get(&ticket).and_then(|open| Some((open, news(open)?))) {
            self.report.emit(Action::Heard(open.slot, news));
        }
    }

    fn look_after(&mut self) {
        if self.worker.is_none() || self.open.is_empty() {
            self.silent_looks = 0;
            return;
        }
        self.silent_looks += 1;
        if self.silent_looks >= if self.is_ready() { PATIENCE } else { PATIENCE_AT_START } {
            self.replace();
        }
    }
}

/// Looks after the worker from time to time. Counting looks instead of seconds keeps a page that was asleep from
/// believing that its worker was silent.
pub(crate) fn watch(client: &Client) -> impl FnOnce() + use<> {
    let inner = Rc::downgrade(&client.0);
    let look = Closure::<dyn FnMut()>::new(move || {
        if let Some(inner) = inner.upgrade() {
            inner.borrow_mut().look_after();
        }
    });
    let window = web_sys::window();
    let handle = window.as_ref().and_then(|window| {
        window.set_interval_with_callback_and_timeout_and_arguments_0(look.as_ref().unchecked_ref(), LOOK).ok()
    });
    move || {
        if let Some((window, handle)) = window.zip(handle) {
            window.clear_interval_with_handle(handle);
        }
        drop(look);
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}

fn payload_of(data: &JsValue) -> Vec<u16> {
    let payload = Reflect::get(data, &PAYLOAD.into()).ok().and_then(|value| value.dyn_into::<Uint16Array>().ok());
    payload.map(|values| values.to_vec()).unwrap_or_default()
}

/// An answer with its numbers, or nothing if it is none to this question.
fn with_payload(open: &Open, answer: Answer, values: Vec<u16>) -> Option<Heard> {
    let cost = (open.bytes > 0.0).then(|| Cost { milliseconds: now() - open.begun, bytes: open.bytes });
    let grid = |window: &Window| Rc::new(Grid { columns: window.columns, rows: window.rows, values });
    Some(match (answer, open.question) {
        (Answer::Evaluation(evaluation), _) => Heard::Evaluation(evaluation),
        (Answer::Advice(advice), _) => Heard::Advice(advice),
        (Answer::Picture { window, places, cut, most, tally, summary }, Question::Picture(pictured)) => {
            let plane = Plane { ruleset: pictured.ruleset, cut, pass: pictured.pass };
            let (grid, show) = (grid(&window), pictured.show);
            Heard::Table(Table { plane, show, grid, window, places, most, tally, summary, cost })
        }
        (Answer::Heights { window, places, tally }, Question::Heights { ruleset, pass, .. }) => {
            Heard::Heights(Heights { ruleset, pass, grid: grid(&window), window, places, tally, cost })
        }
        (Answer::Columns(checked), _) => Heard::Columns(checked),
        (Answer::Rows { positions, values }, _) => Heard::Rows(Rows { positions, values }),
        (Answer::Picture { .. } | Answer::Heights { .. }, _) => return None,
    })
}
