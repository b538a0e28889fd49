//! Statements of xAPI, as cmi5 uses them, as JSON.

use crate::exports::escape;
use crate::lessons::packages::Progress;

/// The verbs that are used. All but [`Verb::Answered`] are defined by cmi5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// The page was opened by the platform.
    Initialized,
    /// A task was tried or solved.
    Answered,
    /// All tasks are solved: the lesson is passed.
    Passed,
    /// All tasks are solved: nothing is left to do.
    Completed,
    /// The page is left.
    Terminated,
}

/// The category that cmi5 asks for in its own statements, and the one for those that complete a lesson.
const CMI5: &str = "https://w3id.org/xapi/cmi5/context/categories/cmi5";
const MOVE_ON: &str = "https://w3id.org/xapi/cmi5/context/categories/moveon";

/// The extension of cmi5 for how far somebody is, in percent.
const PROGRESS: &str = "https://w3id.org/xapi/cmi5/result/extensions/progress";

/// The data that do not change while the page is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The pupil, as the platform has written it: a JSON object.
    pub actor: String,
    /// The name of the lesson for this platform, an IRI.
    pub activity: String,
    /// The registration, a UUID; empty if the platform has given none.
    pub registration: String,
    /// The title of the lesson.
    pub title: String,
    /// The language of the page, such as `en`.
    pub language: String,
}

/// An event to report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The verb.
    pub verb: Verb,
    /// A new UUID.
    pub id: String,
    /// When, in the form of ISO 8601.
    pub at: String,
    /// The seconds since the page was opened.
    pub seconds: u64,
    /// The task that was answered, from 0, and whether it is solved; of another verb nothing.
    pub task: Option<(usize, bool)>,
}

impl Verb {
    fn word(self) -> &'static str {
        match self {
            Self::Initialized => "initialized",
            Self::Answered => "answered",
            Self::Passed => "passed",
            Self::Completed => "completed",
            Self::Terminated => "terminated",
        }
    }

    /// The categories of the verb.
    fn categories(self) -> &'static [&'static str] {
        match self {
            Self::Answered => &[],
            Self::Initialized | Self::Terminated => &[CMI5],
            Self::Passed | Self::Completed => &[CMI5, MOVE_ON],
        }
    }
}

/// A statement as JSON.
pub fn statement(session: &Session, event: &Event, progress: &Progress) -> String {
    let Event { verb, id, at, .. } = event;
    let word = verb.word();
    let mut parts = vec![
        format!("\"id\":{}", string(id)),
        format!("\"actor\":{}", session.actor),
        format!("\"verb\":{{\"id\":\"http://adlnet.gov/expapi/verbs/{word}\",\"display\":{{\"en\":\"{word}\"}}}}"),
        format!("\"object\":{}", object(session, event)),
        format!("\"context\":{}", context(session, *verb)),
        format!("\"timestamp\":{}", string(at)),
    ];
    parts.extend(result(event, progress).map(|result| format!("\"result\":{result}")));
    format!("{{{}}}", parts.join(","))
}

/// The lesson, or a task of it.
fn object(session: &Session, event: &Event) -> String {
    let (id, kind) = match event.task {
        None => (session.activity.clone(), "lesson"),
        Some((task, _)) => (format!("{}:task-{}", session.activity, task + 1), "interaction"),
    };
    let name = format!("{{{}:{}}}", string(&session.language), string(&session.title));
    format!(
        "{{\"objectType\":\"Activity\",\"id\":{},\"definition\":{{\"type\":\"http://adlnet.gov/expapi/activities/{kind}\",\"name\":{name}}}}}",
        string(&id)
    )
}

fn context(session: &Session, verb: Verb) -> String {
    let mut parts = Vec::new();
    if !session.registration.is_empty() {
        parts.push(format!("\"registration\":{}", string(&session.registration)));
    }
    let category = |id: &&str| format!("{{\"objectType\":\"Activity\",\"id\":\"{id}\"}}");
    let categories: Vec<String> = verb.categories().iter().map(category).collect();
    if !categories.is_empty() {
        parts.push(format!("\"contextActivities\":{{\"category\":[{}]}}", categories.join(",")));
    }
    format!("{{{}}}", parts.join(","))
}

/// The result of an event. Only `passed` statements have a score; an extension gives the progress of the pupil.
fn result(event: &Event, progress: &Progress) -> Option<String> {
    let duration = format!("\"duration\":\"PT{}S\"", event.seconds);
    match event.verb {
        Verb::Initialized => None,
        Verb::Answered => event.task.map(|(_, is_solved)| {
            let percent = progress.percent();
            format!("{{\"success\":{is_solved},\"extensions\":{{\"{PROGRESS}\":{percent}}}}}")
        }),
        Verb::Passed => Some(format!("{{\"success\":true,\"score\":{{\"scaled\":1}},{duration}}}")),
        Verb::Completed => Some(format!("{{\"completion\":true,{duration}}}")),
        Verb::Terminated => Some(format!("{{{duration}}}")),
    }
}

fn string(raw: &str) -> String {
    let mut text = String::new();
    escape::json(&mut text, raw);
    text
}

#[cfg(test)]
mod tests {
    use super::{Event, Session, Verb, statement};
    use crate::lessons::packages::Progress;
    use serde_json::Value;

    fn said(verb: Verb, task: Option<(usize, bool)>) -> Value {
        let session = Session {
            actor: r#"{"objectType":"Agent","account":{"homePage":"https://x.org","name":"7b-12"}}"#.into(),
            activity: "urn:bittersweet:lesson:1".into(),
            registration: "ec531277-b57b-4c15-8d91-d292c5b2b8f7".into(),
            title: "A \"strip\"".into(),
            language: "en".into(),
        };
        let event = Event { verb, id: "u".into(), at: "2026-11-24T20:00:00.000Z".into(), seconds: 90, task };
        let progress = Progress { code: String::new(), tasks: vec![(true, true), (false, false)] };
        serde_json::from_str(&statement(&session, &event, &progress)).unwrap()
    }

    #[test]
    fn statements_are_json_with_what_cmi5_asks_for() {
        let terminated = said(Verb::Terminated, None);
        assert_eq!(terminated["verb"]["id"], "http://adlnet.gov/expapi/verbs/terminated");
        assert_eq!(terminated["result"]["duration"], "PT90S");
        assert_eq!(terminated["object"]["definition"]["name"]["en"], "A \"strip\"");
        assert_eq!(terminated["actor"]["account"]["name"], "7b-12");
        let categories =
            |value: &Value| value["context"]["contextActivities"]["category"].as_array().map_or(0, Vec::len);
        let all = [Verb::Initialized, Verb::Passed, Verb::Completed, Verb::Terminated];
        assert_eq!(all.map(|verb| categories(&said(verb, None))), [1, 2, 2, 1]);
        assert_eq!(said(Verb::Passed, None)["result"]["score"]["scaled"], 1);
        assert_eq!(said(Verb::Completed, None)["result"]["completion"], true);
        assert_eq!(said(Verb::Initialized, None).get("result"), None);
    }

    #[test]
    fn an_answer_is_about_its_task() {
        let answered = said(Verb::Answered, Some((1, true)));
        assert_eq!(answered["object"]["id"], "urn:bittersweet:lesson:1:task-2");
        assert_eq!((&answered["result"]["success"], categories(&answered)), (&Value::Bool(true), None));
        assert_eq!(answered["result"]["extensions"][super::PROGRESS], 50);
        fn categories(value: &Value) -> Option<&Value> {
            value["context"].get("contextActivities")
        }
    }
}
