//! A platform with xAPI: the address of the page says where statements go, and for whom.
//!
//! | parameter | meaning |
//! |---|---|
//! | `endpoint` | where statements and states are kept |
//! | `fetch` | where the page gets its token, once (cmi5) |
//! | `auth` | the value of `Authorization` where there is no `fetch` |
//! | `actor` | the pupil, as JSON |
//! | `registration` | this pupil's time in this course, a UUID |
//! | `activityId` or `activity_id` | the name of the lesson for this platform |

use crate::pupil::platform::around::launchers;
use crate::pupil::platform::requests::{Request, parsed, written};
use crate::pupil::platform::stamp::stamp;
use crate::pupil::platform::{Heard, Lesson};
use files::lessons::packages::statements::Session;
use files::lessons::packages::{Exchange, Message, Mode, Place, Progress, Receiver};
use js_sys::{Array, Object, Promise, Reflect};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, Url, UrlSearchParams};

/// The document in which the work is kept.
const STATE: &str = "bittersweet.work";

thread_local! {
    /// The token for statements. A platform gives it once for each time that the page is opened, so another try to begin uses the same one.
    static TOKEN: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The endpoint for requests, with the data that every request needs.
struct Line {
    endpoint: String,
    authorization: String,
    /// The data that the platform requires in the context of every statement (cmi5), as JSON; empty for nothing.
    template: String,
}

/// The connection.
pub struct Xapi {
    line: Rc<Line>,
    exchange: Rc<RefCell<Exchange>>,
    /// The messages that are being sent: when the page is left, only the others have to be.
    is_sending: Rc<Cell<Option<u32>>>,
}

/// The receiver of the page's reports, from the address of the page and the pages that have opened it.
pub(super) fn receiver() -> Receiver {
    let named = || {
        let query = query()?;
        let places = ["endpoint", "fetch"].iter().filter_map(|name| query.get(name));
        let place = |address: String| {
            let address = Url::new(&address).ok()?;
            Some(Place { origin: address.origin(), host: address.host() })
        };
        query.get("endpoint").and_then(|_| places.map(place).collect::<Option<Vec<_>>>())
    };
    let own = web_sys::window().and_then(|window| window.location().origin().ok());
    Receiver::named(&named().unwrap_or_default(), &own.unwrap_or_default(), &launchers())
}

impl Xapi {
    /// The platform that the address names, and the code that it has kept.
    pub(super) async fn begin(lesson: Lesson) -> Option<(Self, Option<String>)> {
        if !receiver().is_host() {
            return None;
        }
        let query = query()?;
        let endpoint = format!("{}/", query.get("endpoint")?.trim_end_matches('/'));
        let actor = written(&parsed(&query.get("actor")?)?)?;
        let authorization = match query.get("fetch") {
            Some(address) => token(&address).await?,
            None => query.get("auth").unwrap_or_default(),
        };
        let session = Session {
            actor,
            activity: query.get("activityId").or_else(|| query.get("activity_id")).unwrap_or(lesson.unit),
            registration: query.get("registration").unwrap_or_default(),
            title: lesson.title,
            language: lesson.language,
        };
        let mut line = Line { endpoint, authorization, template: String::new() };
        let mut mode = Mode::default();
        // Only cmi5 has launch data.
        if query.has("fetch")
            && let Some(data) = line.kept(&session, "LMS.LaunchData").await?.and_then(|data| parsed(&data))
        {
            let of = |name: &str| Reflect::get(&data, &name.into()).unwrap_or_default();
            mode = Mode::of_cmi5(&of("launchMode").as_string().unwrap_or_default());
            line.template = written(&of("contextTemplate")).unwrap_or_default();
        }
        let code = line.kept(&session, STATE).await?.filter(|code| !code.is_empty());
        let exchange = Rc::new(RefCell::new(Exchange::new(session, mode, Progress::default())));
        Some((Self { line: Rc::new(line), exchange, is_sending: Rc::default() }, code))
    }

    pub(super) fn mode(&self) -> Mode {
        self.exchange.borrow().mode()
    }

    pub(super) fn resume(&mut self, kept: Progress) {
        let mut exchange = self.exchange.borrow_mut();
        *exchange = Exchange::new(exchange.session().clone(), exchange.mode(), kept);
        exchange.begin(stamp(0));
    }

    pub(super) fn report(&mut self, progress: &Progress, seconds: u64, heard: &Heard) {
        self.exchange.borrow_mut().report(progress, || stamp(seconds));
        if self.is_sending.get().is_none() {
            let (line, exchange, sending) =
                (Rc::clone(&self.line), Rc::clone(&self.exchange), Rc::clone(&self.is_sending));
            let heard = Rc::clone(heard);
            wasm_bindgen_futures::spawn_local(async move {
                heard(line.send_all(&exchange, &sending).await);
                sending.set(None);
            });
        }
    }

    /// Sends what is not on its way, without waiting for answers: the page is left.
    pub(super) fn end(&mut self, progress: &Progress, seconds: u64) {
        let mut exchange = self.exchange.borrow_mut();
        exchange.report(progress, || stamp(seconds));
        exchange.end(stamp(seconds));
        for (number, message) in exchange.waiting() {
            if self.is_sending.get() != Some(*number) {
                self.line.send(exchange.session(), message);
            }
        }
    }
}

impl Line {
    /// Sends one message after the other until all are taken or each was refused once. Returns true if all were taken.
    async fn send_all(&self, exchange: &RefCell<Exchange>, sending: &Cell<Option<u32>>) -> bool {
        let mut next = 0;
        let mut is_taken = true;
        loop {
            let found = exchange.borrow().next(next);
            let Some((number, message)) = found else { return is_taken };
            sending.set(Some(number));
            let session = exchange.borrow().session().clone();
            let status = status(self.send(&session, &message)).await;
            is_taken &= exchange.borrow_mut().answered(number, status);
            next = number + 1;
        }
    }

    /// Sends a message, also while the page is left. `None` if the browser refuses to.
    fn send(&self, session: &Session, message: &Message) -> Option<Promise> {
        let authorization = &*self.authorization;
        match message {
            Message::Work(code) => {
                let address = self.state(session, STATE);
                Request { method: "PUT", address: &address, authorization, body: Some(code), kind: "text/plain" }.send()
            }
            Message::Statement(text) => {
                let text = merged(text, &self.template).unwrap_or_else(|| text.clone());
                let address = format!("{}statements", self.endpoint);
                let (body, kind) = (Some(&*text), "application/json");
                Request { method: "POST", address: &address, authorization, body, kind }.send()
            }
        }
    }

    /// A document that the platform has kept; inside `None` if there is none. `None` without an answer that says which.
    async fn kept(&self, session: &Session, name: &str) -> Option<Option<String>> {
        let (address, authorization) = (self.state(session, name), &*self.authorization);
        let request = Request { method: "GET", address: &address, authorization, body: None, kind: "" };
        match request.answer().await? {
            (200..=299, text) => Some(Some(text)),
            (404, _) => Some(None),
            _ => None,
        }
    }

    /// The address of a document that is kept for this pupil in this lesson.
    fn state(&self, session: &Session, name: &str) -> String {
        let Session { actor, activity, registration, .. } = session;
        let encoded = |text: &str| String::from(js_sys::encode_uri_component(text));
        let mut address = format!(
            "{}activities/state?stateId={}&activityId={}&agent={}",
            self.endpoint,
            encoded(name),
            encoded(activity),
            encoded(actor)
        );
        if !registration.is_empty() {
            address += &format!("&registration={}", encoded(registration));
        }
        address
    }
}

fn query() -> Option<UrlSearchParams> {
    UrlSearchParams::new_with_str(&web_sys::window()?.location().search().ok()?).ok()
}

/// The status of the answer to a request; `None` without an answer.
async fn status(sent: Option<Promise>) -> Option<u16> {
    let response: Response = JsFuture::from(sent?).await.ok()?.dyn_into().ok()?;
    Some(response.status())
}

/// The token for statements.
async fn token(address: &str) -> Option<String> {
    if let Some(token) = TOKEN.with_borrow(Clone::clone) {
        return Some(token);
    }
    let request = Request { method: "POST", address, authorization: "", body: None, kind: "" };
    let (_, text) = request.answer().await?;
    let token = Reflect::get(&parsed(&text)?, &"auth-token".into()).ok()?.as_string()?;
    let token = format!("Basic {token}");
    TOKEN.set(Some(token.clone()));
    Some(token)
}

/// A statement with the context that the platform wants: its entries are added, and its categories come before those of the statement.
fn merged(statement: &str, template: &str) -> Option<String> {
    let (statement, template) = (parsed(statement)?, parsed(template)?);
    let context = Reflect::get(&statement, &"context".into()).ok()?;
    let own = Reflect::get(&context, &"contextActivities".into()).ok()?;
    let all = Object::assign(&Object::assign(&Object::new(), context.unchecked_ref()), template.unchecked_ref());
    let theirs = Reflect::get(&template, &"contextActivities".into()).ok()?;
    if own.is_object() && theirs.is_object() {
        let list = |of: &JsValue| {
            let found = Reflect::get(of, &"category".into()).ok();
            found.and_then(|list| list.dyn_into::<Array>().ok()).unwrap_or_default()
        };
        let activities = Object::assign(&Object::new(), theirs.unchecked_ref());
        Reflect::set(&activities, &"category".into(), &list(activities.as_ref()).concat(&list(&own))).ok()?;
        Reflect::set(&all, &"contextActivities".into(), &activities).ok()?;
    }
    Reflect::set(&statement, &"context".into(), &all).ok()?;
    written(&statement)
}
