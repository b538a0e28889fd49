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

use crate::packages::Progress;
use crate::packages::statements::Event;
use crate::packages::statements::Session;
use crate::packages::statements::Verb;
use crate::packages::statements::statement;
use crate::platform::Lesson;
use crate::platform::requests::Request;
use crate::platform::requests::parsed;
use crate::platform::requests::written;
use js_sys::Array;
use js_sys::Object;
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

/// The document in which the work is kept.
const STATE: &str = "bittersweet.work";

/// The connection.
pub struct Xapi {
    endpoint: String,
    authorization: String,
    session: Session,
    /// What the platform wants to find in the context of every statement (cmi5), as JSON; empty for nothing.
    template: String,
    said: Progress,
    is_completed: bool,
}

impl Xapi {
    /// The platform that the address names, and the code that it has kept.
    pub(super) async fn find(lesson: Lesson) -> Option<(Self, Option<String>)> {
        let query = web_sys::window()?.location().search().ok()?;
        let query = UrlSearchParams::new_with_str(&query).ok()?;
        let endpoint = query.get("endpoint").filter(|endpoint| is_web(endpoint))?;
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
        let endpoint = format!("{}/", endpoint.trim_end_matches('/'));
        let (said, template) = (Progress::default(), String::new());
        let mut xapi = Self { endpoint, authorization, session, template, said, is_completed: false };
        xapi.template = xapi.launched().await.unwrap_or_default();
        xapi.say(Verb::Initialized, None, &Progress::default(), 0);
        let code = xapi.get(STATE).await.filter(|code| !code.is_empty());
        Some((xapi, code))
    }

    pub(super) fn report(&mut self, progress: &Progress, seconds: u64) {
        if *progress == self.said {
            return;
        }
        for (task, news) in progress.tasks.iter().enumerate() {
            let before = self.said.tasks.get(task).copied().unwrap_or_default();
            if *news != before && news.0 {
                self.say(Verb::Answered, Some((task, news.1)), progress, seconds);
            }
        }
        let address = self.state(STATE);
        let body = Some(progress.code.as_str());
        self.request("PUT", &address, body, "text/plain").send();
        // A platform may take either of these once only.
        if progress.is_complete() && !self.is_completed && !progress.tasks.is_empty() {
            self.say(Verb::Passed, None, progress, seconds);
            self.say(Verb::Completed, None, progress, seconds);
            self.is_completed = true;
        }
        self.said = progress.clone();
    }

    pub(super) fn end(&mut self, progress: &Progress, seconds: u64) {
        self.say(Verb::Terminated, None, progress, seconds);
    }

    /// Sends a statement.
    fn say(&self, verb: Verb, task: Option<(usize, bool)>, progress: &Progress, seconds: u64) {
        let at = js_sys::Date::new_0().to_iso_string().into();
        let event = Event { verb, id: uuid(), at, seconds, task };
        let text = statement(&self.session, &event, progress);
        let text = merged(&text, &self.template).unwrap_or(text);
        let address = format!("{}statements", self.endpoint);
        self.request("POST", &address, Some(&text), "application/json").send();
    }

    /// What cmi5 puts down for the page before it is opened: here, the context of statements.
    async fn launched(&self) -> Option<String> {
        let data = parsed(&self.get("LMS.LaunchData").await?)?;
        written(&Reflect::get(&data, &"contextTemplate".into()).ok()?)
    }

    async fn get(&self, state: &str) -> Option<String> {
        self.request("GET", &self.state(state), None, "").text().await
    }

    /// The address of a document that is kept for this pupil in this lesson.
    fn state(&self, name: &str) -> String {
        let Session { actor, activity, registration, .. } = &self.session;
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

    fn request<'a>(&'a self, method: &'a str, address: &'a str, body: Option<&'a str>, kind: &'a str) -> Request<'a> {
        Request { method, address, authorization: &self.authorization, body, kind }
    }
}

/// Whether an address is one of the web.
fn is_web(address: &str) -> bool {
    address.starts_with("https://") || address.starts_with("http://")
}

/// The token for statements, which a platform gives once for each time that the page is opened.
async fn token(address: &str) -> Option<String> {
    let request = Request { method: "POST", address, authorization: "", body: None, kind: "" };
    let answer = parsed(&request.text().await?)?;
    let token = Reflect::get(&answer, &"auth-token".into()).ok()?.as_string()?;
    Some(format!("Basic {token}"))
}

/// A new UUID. Pages that were not opened over a secure connection have no other source than this.
fn uuid() -> String {
    let digit = |bits: u32| char::from_digit(bits & 15, 16).unwrap_or('0');
    let random = || (js_sys::Math::random() * 16.0) as u32;
    "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx"
        .chars()
        .map(|letter| match letter {
            'x' => digit(random()),
            'y' => digit(8 | random() & 3),
            other => other,
        })
        .collect()
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
