//! The settings of an embed, from the query of its address: closed sets of names. The parser is lenient and never panics.

use crate::kit::frame::sets::{AUTO, LONGEST_TASK, NONE};
use crate::kit::frame::{Control, Lock, Parameter, Theme, View};
use crate::kit::query::Written;
use crate::texts::{Language, Texts};
use maths::games::Family;
use maths::values::{Named, quoted};
use std::fmt::Write;

/// Everything that the query of the address says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The content of the frame.
    pub view: View,
    /// The colours.
    pub theme: Theme,
    /// The language; `None` for that of the browser.
    pub language: Option<Language>,
    /// The controls.
    pub controls: Vec<Control>,
    /// True if a reader may ask for the solution.
    pub hints: bool,
    /// True if a reader may ask the solver at all.
    pub solver: bool,
    /// The parts that the reader cannot change.
    pub locks: Vec<Lock>,
    /// True if the frame states the rules of the game, below the bar and its controls.
    pub rules: bool,
    /// The task of the reader, above the bar.
    pub task: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            view: View::Board,
            theme: Theme::Auto,
            language: None,
            controls: vec![Control::Turn, Control::Undo],
            hints: true,
            solver: true,
            locks: Vec::new(),
            rules: true,
            task: String::new(),
        }
    }
}

impl View {
    /// The views of a game: only Sharing Nim has columns that are palindromes.
    pub fn of(family: Family) -> &'static [Self] {
        if family.is_bar() { &[Self::Board, Self::Table, Self::Plot] } else { &Self::ALL }
    }
}

impl Settings {
    /// These settings, with the board in place of a view that the game does not have.
    #[must_use]
    pub fn for_family(&self, family: Family) -> Self {
        let view = if View::of(family).contains(&self.view) { self.view } else { View::Board };
        Self { view, ..self.clone() }
    }

    /// The most characters of a task.
    pub const LONGEST_TASK: usize = LONGEST_TASK;

    /// Reads a query, `?view=table&theme=dark` or the like. A parameter that cannot be read keeps its default, and a remark reports it.
    pub fn read(query: &str) -> (Self, Vec<Remark>) {
        let (mut settings, mut remarks, mut seen) = (Self::default(), Vec::new(), Vec::new());
        for part in query.trim_start_matches('?').split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let (name, value) = (decoded(name), decoded(value));
            let Some(parameter) = Parameter::with_key(&name) else {
                remarks.push(Remark::Unknown(quoted(&name)));
                continue;
            };
            if seen.contains(&parameter) {
                remarks.push(Remark::Twice(parameter));
            }
            seen.push(parameter);
            if let Err(wrong) = settings.set(parameter, &value) {
                remarks.push(Remark::Wrong(wrong));
            }
        }
        (settings, remarks)
    }

    /// Sets one parameter; an empty text means the default. A refused value changes nothing.
    ///
    /// # Errors
    /// What is allowed.
    pub fn set(&mut self, parameter: Parameter, value: &str) -> Result<(), Wrong> {
        let usual = Self::default();
        let is_usual = value.is_empty();
        match parameter {
            Parameter::View if is_usual => self.view = usual.view,
            Parameter::Theme if is_usual => self.theme = usual.theme,
            Parameter::Language if is_usual => self.language = usual.language,
            Parameter::Controls if is_usual => self.controls = usual.controls,
            Parameter::Hints if is_usual => self.hints = usual.hints,
            Parameter::Solver if is_usual => self.solver = usual.solver,
            Parameter::Rules if is_usual => self.rules = usual.rules,
            Parameter::View => self.view = one(parameter, value)?,
            Parameter::Theme => self.theme = one(parameter, value)?,
            Parameter::Language if value == AUTO => self.language = None,
            Parameter::Language => {
                self.language = Some(Language::with_code(value).ok_or_else(|| wrong(parameter, value))?);
            }
            Parameter::Controls if value == NONE => self.controls.clear(),
            Parameter::Controls => self.controls = several(parameter, value)?,
            Parameter::Hints => self.hints = switch(parameter, value)?,
            Parameter::Solver => self.solver = switch(parameter, value)?,
            Parameter::Rules => self.rules = switch(parameter, value)?,
            Parameter::Lock => self.locks = several(parameter, value)?,
            Parameter::Task if value.chars().count() > Self::LONGEST_TASK => {
                return Err(Wrong::TooLong);
            }
            Parameter::Task => self.task = value.into(),
        }
        Ok(())
    }

    /// True if a control is shown. Controls that give away the solution are hidden if the reader may not ask for it.
    pub fn shows(&self, control: Control) -> bool {
        let is_allowed = match control {
            Control::Turn | Control::Parameters | Control::Notation => true,
            Control::Undo | Control::Players => !self.is_locked(Lock::Moves),
            Control::Value => self.solver,
            Control::Hint | Control::Marks | Control::Why => self.helps(),
        };
        is_allowed && self.controls.contains(&control)
    }

    /// The query that is read as these settings, without a question mark and without default values.
    pub fn write(&self) -> String {
        let usual = Self::default();
        let mut written = Written::default();
        for parameter in Parameter::ALL {
            let value = self.value(parameter);
            written.add_unless(value == usual.value(parameter), parameter.key(), &encoded(&value));
        }
        written.text()
    }

    /// The value of a parameter in the query.
    pub fn value(&self, parameter: Parameter) -> String {
        let switch = |is_on| if is_on { "1" } else { "0" };
        match parameter {
            Parameter::View => self.view.key().into(),
            Parameter::Theme => self.theme.key().into(),
            Parameter::Language => self.language.map_or(AUTO, Language::code).into(),
            Parameter::Controls if self.controls.is_empty() => NONE.into(),
            Parameter::Controls => list(&self.controls),
            Parameter::Hints => switch(self.hints).into(),
            Parameter::Solver => switch(self.solver).into(),
            Parameter::Lock => list(&self.locks),
            Parameter::Rules => switch(self.rules).into(),
            Parameter::Task => self.task.clone(),
        }
    }

    /// True if the frame states the rules of the game: it has a bar and controls, and the query does not turn the rules off. A bar without
    /// controls has no sentence.
    pub fn states_rules(&self) -> bool {
        self.rules && self.view == View::Board && !self.controls.is_empty()
    }

    /// True if the frame may show the solution.
    pub fn helps(&self) -> bool {
        self.solver && self.hints
    }

    /// True if the reader cannot change this. Another ruleset would be another position.
    pub fn is_locked(&self, lock: Lock) -> bool {
        self.locks.contains(&lock) || (lock == Lock::Ruleset && self.locks.contains(&Lock::Position))
    }
}

/// Something in a query that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A name that no parameter has.
    Unknown(String),
    /// A parameter that is given twice.
    Twice(Parameter),
    /// A value that is not used.
    Wrong(Wrong),
}

/// Why a value is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is not an allowed value.
    Value(Parameter, String),
    /// The task is too long.
    TooLong,
}

impl Remark {
    /// As a sentence.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Unknown(name) => texts.frame_unknown(name),
            Self::Twice(parameter) => texts.frame_twice(&parameter.key()),
            Self::Wrong(wrong) => texts.frame_default(&wrong.in_words(texts)),
        }
    }
}

impl Wrong {
    /// Without a full stop.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Value(parameter, value) => texts.frame_wrong(&parameter.key(), &parameter.values(), value),
            Self::TooLong => texts.frame_too_long(&Parameter::Task.key(), &Settings::LONGEST_TASK),
        }
    }
}

fn wrong(parameter: Parameter, value: &str) -> Wrong {
    Wrong::Value(parameter, quoted(value))
}

fn list<T: Named>(named: &[T]) -> String {
    named.iter().map(|one| one.key()).collect::<Vec<_>>().join(",")
}

fn one<T: Named>(parameter: Parameter, value: &str) -> Result<T, Wrong> {
    T::ALL.iter().copied().find(|one| one.key() == value).ok_or_else(|| wrong(parameter, value))
}

fn several<T: Named>(parameter: Parameter, value: &str) -> Result<Vec<T>, Wrong> {
    let mut found = Vec::new();
    for name in value.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let one = one(parameter, name)?;
        if !found.contains(&one) {
            found.push(one);
        }
    }
    Ok(found)
}

fn switch(parameter: Parameter, value: &str) -> Result<bool, Wrong> {
    match value {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(wrong(parameter, value)),
    }
}

/// A text as a part of a query: letters, digits and a few marks stay, everything else is escaped.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b',' => out.push(char::from(byte)),
            // Writing to a string cannot fail.
            _ => drop(write!(out, "%{byte:02X}")),
        }
    }
    out
}

/// A part of a query without its escapes. Text that is not an escape stays as it is.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let escaped = match after {
            [high, low, ..] if *first == b'%' => hexadecimal(*high).zip(hexadecimal(*low)),
            _ => None,
        };
        (bytes, rest) = match (escaped, first) {
            (Some((high, low)), _) => (pushed(bytes, high * 16 + low), &after[2..]),
            (None, b'+') => (pushed(bytes, b' '), after),
            (None, byte) => (pushed(bytes, *byte), after),
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn pushed(mut bytes: Vec<u8>, byte: u8) -> Vec<u8> {
    bytes.push(byte);
    bytes
}

fn hexadecimal(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}

#[cfg(test)]
mod tests;
