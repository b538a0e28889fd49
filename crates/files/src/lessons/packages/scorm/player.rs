//! A platform as the standard describes it: *SCORM 1.2 Run-Time Environment*, 3.3 (functions, states and error codes) and 3.4 (data model).
//! It shares no code with the page, and notes every value that lowers a grade.

use super::Api;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// States of the session (3.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Session {
    NotInitialized,
    Open,
    Finished,
}

/// A platform with one pupil in one lesson.
pub(super) struct Platform {
    /// The committed values.
    pub(super) stored: RefCell<BTreeMap<String, String>>,
    /// The values that the page has set since the last commit.
    fresh: RefCell<BTreeMap<String, String>>,
    pub(super) session: Cell<Session>,
    error: Cell<u16>,
    /// The longest suspended data that is taken (3.4.4: CMIString4096).
    pub(super) longest: Cell<usize>,
    /// True if commits fail because the server does not answer.
    pub(super) is_cut_off: Cell<bool>,
    /// True if the platform has the optional elements of the standard.
    pub(super) has_optional: Cell<bool>,
    /// The changes the page has made, and those of them that lower a grade.
    pub(super) set: RefCell<Vec<String>>,
    pub(super) lowered: RefCell<Vec<String>>,
}

/// Status words from low to high, to detect a lowered status.
const STATUSES: [&str; 6] = ["not attempted", "browsed", "incomplete", "failed", "completed", "passed"];
const OPTIONAL: [&str; 5] = [
    "cmi.core.lesson_mode",
    "cmi.core.score.min",
    "cmi.core.score.max",
    "cmi.interactions._count",
    "cmi.interactions.",
];

impl Platform {
    /// A platform with these stored values. All other values are those of a first visit.
    pub(super) fn with(stored: &[(&str, &str)]) -> Rc<Self> {
        let first = [
            ("cmi.core.lesson_status", "not attempted"),
            ("cmi.core.lesson_mode", "normal"),
            ("cmi.core.credit", "credit"),
            ("cmi.core.score.raw", ""),
            ("cmi.core.score.min", ""),
            ("cmi.core.score.max", ""),
            ("cmi.core.entry", "ab-initio"),
            ("cmi.suspend_data", ""),
        ];
        let all = first.iter().chain(stored).map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Rc::new(Self {
            stored: RefCell::new(all.collect()),
            fresh: RefCell::default(),
            session: Cell::new(Session::NotInitialized),
            error: Cell::new(0),
            longest: Cell::new(4096),
            is_cut_off: Cell::new(false),
            has_optional: Cell::new(true),
            set: RefCell::default(),
            lowered: RefCell::default(),
        })
    }

    /// The stored value of an element.
    pub(super) fn has(&self, name: &str) -> String {
        self.stored.borrow().get(name).cloned().unwrap_or_default()
    }

    /// Opens the lesson once more.
    pub(super) fn launch(&self) {
        self.session.set(Session::NotInitialized);
    }

    /// The session ends without the page, because the login has expired. Values that were not committed are lost.
    pub(super) fn expire(&self) {
        self.session.set(Session::NotInitialized);
        self.fresh.borrow_mut().clear();
    }

    fn present(&self, name: &str) -> Option<String> {
        let fresh = self.fresh.borrow().get(name).cloned();
        fresh.or_else(|| self.stored.borrow().get(name).cloned())
    }

    fn answer(&self, error: u16, answer: impl Into<String>) -> Option<String> {
        self.error.set(error);
        Some(answer.into())
    }

    fn is_missing(&self, name: &str) -> bool {
        !self.has_optional.get() && OPTIONAL.iter().any(|optional| name.starts_with(optional))
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "cmi.core.session_time" | "cmi.core.exit" => self.answer(404, ""),
            _ if self.is_missing(name) => self.answer(401, ""),
            "cmi.interactions._count" => {
                let of = |values: &BTreeMap<String, String>| {
                    let ids =
                        values.keys().filter(|name| name.starts_with("cmi.interactions.") && name.ends_with(".id"));
                    ids.filter_map(|name| name.split('.').nth(2)?.parse().ok()).max().map_or(0, |last: usize| last + 1)
                };
                let count = of(&self.stored.borrow()).max(of(&self.fresh.borrow()));
                self.answer(0, count.to_string())
            }
            // Elements of interactions are write-only.
            _ if name.starts_with("cmi.interactions.") => self.answer(404, ""),
            _ => match self.present(name) {
                Some(value) => self.answer(0, value),
                None => self.answer(201, ""),
            },
        }
    }

    fn put(&self, name: &str, value: &str) -> Option<String> {
        let is_number = value.parse::<f64>().is_ok_and(|number| (0.0..=100.0).contains(&number));
        let error = match name {
            _ if self.is_missing(name) => 401,
            "cmi.core.lesson_mode" | "cmi.core.credit" | "cmi.core.entry" => 403,
            "cmi.core.lesson_status" if !STATUSES.contains(&value) || value == "not attempted" => 405,
            "cmi.core.exit" if !["", "suspend", "logout", "time-out"].contains(&value) => 405,
            "cmi.suspend_data" if value.len() > self.longest.get() => 405,
            "cmi.core.session_time" if value.split(':').map(str::len).ne([4, 2, 2]) => 405,
            _ if name.starts_with("cmi.core.score.") && !is_number => 405,
            "cmi.core.lesson_status" | "cmi.core.exit" | "cmi.suspend_data" | "cmi.core.session_time" => 0,
            _ if name.starts_with("cmi.core.score.") => 0,
            _ if name.starts_with("cmi.interactions.") => 0,
            _ => 201,
        };
        if error != 0 {
            return self.answer(error, "false");
        }
        self.note(name, value);
        self.fresh.borrow_mut().insert(name.into(), value.into());
        self.answer(0, "true")
    }

    /// Notes a change, and whether it lowers a grade.
    fn note(&self, name: &str, value: &str) {
        self.set.borrow_mut().push(format!("{name}={value}"));
        let before = self.present(name).unwrap_or_default();
        let place = |word: &str| STATUSES.iter().position(|status| *status == word);
        let number = |text: &str| text.parse::<f64>().ok();
        let is_lower = match name {
            "cmi.core.lesson_status" => place(value) < place(&before),
            "cmi.core.score.raw" => number(value) < number(&before),
            // The same number out of more is less.
            "cmi.core.score.max" => number(&before).is_some_and(|before| number(value) > Some(before)),
            _ => false,
        };
        if is_lower {
            self.lowered.borrow_mut().push(format!("{name}: {before} -> {value}"));
        }
    }

    fn commit(&self) {
        self.stored.borrow_mut().extend(std::mem::take(&mut *self.fresh.borrow_mut()));
    }

    /// The end of a session (3.4.4): a lesson without a status is completed, and suspended data are for a visit that was suspended.
    fn finish(&self) {
        let (status, exit) =
            (self.present("cmi.core.lesson_status"), self.fresh.borrow().get("cmi.core.exit").cloned());
        let exit = exit.unwrap_or_else(|| self.has("cmi.core.exit"));
        self.commit();
        let mut stored = self.stored.borrow_mut();
        let is_normal = stored.get("cmi.core.lesson_mode").is_some_and(|mode| mode == "normal");
        if is_normal && status.as_deref() == Some("not attempted") {
            stored.insert("cmi.core.lesson_status".into(), "completed".into());
        }
        if is_normal && exit != "suspend" {
            stored.insert("cmi.suspend_data".into(), String::new());
        }
        stored.remove("cmi.core.exit");
    }
}

impl Api for Rc<Platform> {
    fn call(&self, name: &str, arguments: &[&str]) -> Option<String> {
        if name == "LMSGetLastError" {
            return Some(self.error.get().to_string());
        }
        let is_open = self.session.get() == Session::Open;
        match (name, arguments) {
            ("LMSInitialize", [""]) if self.session.get() == Session::NotInitialized && !self.is_cut_off.get() => {
                self.session.set(Session::Open);
                self.answer(0, "true")
            }
            ("LMSInitialize", [""]) => self.answer(101, "false"),
            ("LMSGetValue", _) if !is_open => self.answer(301, ""),
            (_, _) if !is_open => self.answer(301, "false"),
            ("LMSGetValue", [name]) => self.get(name),
            ("LMSSetValue", [name, value]) => self.put(name, value),
            ("LMSCommit" | "LMSFinish", [""]) if self.is_cut_off.get() => self.answer(101, "false"),
            ("LMSCommit", [""]) => {
                self.commit();
                self.answer(0, "true")
            }
            ("LMSFinish", [""]) => {
                self.finish();
                self.session.set(Session::Finished);
                self.answer(0, "true")
            }
            _ => self.answer(201, "false"),
        }
    }
}
