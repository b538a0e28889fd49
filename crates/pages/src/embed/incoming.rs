//! Messages from the page around the frame, checked. Any page can send them: any value, of any size.
//!
//! The adapter reduces a value to the [`Fields`] that a message may have, without looking into anything else; [`check`]
//! makes a [`Message`] of them or says why not. Nothing in a message can load an address or become markup: positions go
//! through the one parser, settings through the closed sets of the query, and the rest are numbers.

use crate::embed::refusal::Refusal;
use maths::values::whole_number;
use serde::Serialize;
use web::kit::frame::Parameter;

/// The version of the messages, in both directions.
pub(super) const VERSION: f64 = 1.0;
/// The longest text in a message, in UTF-16 units, as a browser counts.
pub(super) const LONGEST: usize = 6000;

/// One field of a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Field {
    /// The field is missing.
    #[default]
    Absent,
    /// A number.
    Number(f64),
    /// A text of at most 6000 characters.
    Text(String),
    /// Yes or no.
    Flag(bool),
    /// A longer text, which was not looked at, or a value of another kind.
    Unreadable,
}

/// The keys that are read, in addition to the names of the query's parameters.
pub(super) const KEYS: [&str; 11] =
    ["bittersweet", "id", "do", "move", "position", "size", "computer", "state", "plane", "pass", "kind"];

/// The fields of a message by their names.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fields(Vec<(&'static str, Field)>);

impl Fields {
    /// Reads every field that a message may have.
    pub fn read(mut get: impl FnMut(&'static str) -> Field) -> Self {
        let names = KEYS.into_iter().chain(Parameter::ALL.map(Parameter::key));
        Self(names.map(|name| (name, get(name))).collect())
    }

    fn get(&self, name: &str) -> &Field {
        self.0.iter().find(|(known, _)| *known == name).map_or(&Field::Absent, |(_, field)| field)
    }

    /// A text, if there is one.
    fn text(&self, name: &'static str) -> Result<Option<&str>, Refusal> {
        match self.get(name) {
            Field::Absent => Ok(None),
            Field::Text(text) => Ok(Some(text)),
            Field::Number(_) | Field::Flag(_) => Err(Refusal::WrongKind { name, allowed: "a text" }),
            Field::Unreadable => Err(Refusal::Unreadable { name, longest: LONGEST }),
        }
    }

    fn needed(&self, name: &'static str) -> Result<&str, Refusal> {
        self.text(name)?.ok_or(Refusal::Missing(name))
    }

    /// A whole number, written as a number or as a text.
    fn whole(&self, name: &'static str) -> Result<Option<u32>, Refusal> {
        let wrong = || Refusal::WrongKind { name, allowed: "a whole number" };
        match self.get(name) {
            Field::Absent => Ok(None),
            Field::Number(number) if number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(number) => {
                Ok(Some(*number as u32))
            }
            Field::Text(text) => whole_number(text).map(Some).ok_or_else(wrong),
            Field::Number(_) | Field::Flag(_) | Field::Unreadable => Err(wrong()),
        }
    }
}

/// The name of a message, to be sent back with its answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Id {
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
}

/// The request of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Asks for a message when the bar is ready.
    Hello,
    /// A move, as records of games write it: `x4`, `c-a5`, `pass`.
    Play(String),
    /// One move back.
    Undo,
    /// One move forward.
    Redo,
    /// Back to the first position.
    Reset,
    /// Another position, size, opponent, state or setting.
    Set(Vec<Change>),
    /// The value of a position, that on the board if none is named.
    Evaluate(Option<String>),
    /// A plane of Grundy values.
    Table(Wanted),
    /// Something as a text.
    Export(Kind),
}

/// One thing to be set.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The position, in the notation.
    Position(String),
    /// The size of table and plot.
    Size(u32),
    /// The computer, as the fragment writes it; an empty text for none.
    Computer(String),
    /// The whole state, as the fragment writes it.
    State(String),
    /// A parameter of the query; an empty text for its default.
    Setting(Parameter, String),
}

/// Which plane is wanted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// A position of the ruleset, that on the board if none is named.
    pub position: Option<String>,
    /// The plane as the fragment writes it: `y:0`, `diagonal`, `rim`; that of the state if none is named.
    pub plane: Option<String>,
    /// The largest coordinate.
    pub size: Option<u32>,
    /// True if the pass can still be used.
    pub pass: Option<bool>,
}

/// The kinds of texts that can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The drawing of the position.
    Svg,
    /// The position in the notation.
    Notation,
    /// The plane of the table.
    Csv,
}

/// A message that was understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The name of the message, if it needs an answer.
    pub id: Option<Id>,
    /// The request.
    pub request: Request,
}

/// A message that was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedMessage {
    /// The name of the message, if it has one: without one there is no reply.
    pub id: Option<Id>,
    /// Why.
    pub reason: Refusal,
}

/// Makes a message of its fields.
///
/// # Errors
/// Why it is none; `None` if it does not claim to be one, and is to be ignored.
pub fn check(fields: &Fields) -> Result<Message, Option<RefusedMessage>> {
    if *fields.get("bittersweet") == Field::Absent {
        return Err(None);
    }
    let id = match fields.get("id") {
        Field::Number(number) if number.is_finite() => Some(Id::Number(*number)),
        Field::Text(text) => Some(Id::Text(text.clone())),
        Field::Absent | Field::Number(_) | Field::Flag(_) | Field::Unreadable => None,
    };
    let request =
        if *fields.get("bittersweet") == Field::Number(VERSION) { request(fields) } else { Err(Refusal::WrongVersion) };
    match request {
        Ok(request) => Ok(Message { id, request }),
        Err(reason) => Err(Some(RefusedMessage { id, reason })),
    }
}

fn request(fields: &Fields) -> Result<Request, Refusal> {
    let owned = |text: Option<&str>| text.map(str::to_owned);
    Ok(match fields.text("do")? {
        Some("hello") => Request::Hello,
        Some("play") => Request::Play(fields.needed("move")?.into()),
        Some("undo") => Request::Undo,
        Some("redo") => Request::Redo,
        Some("reset") => Request::Reset,
        Some("set") => Request::Set(changes(fields)?),
        Some("evaluate") => Request::Evaluate(owned(fields.text("position")?)),
        Some("table") => Request::Table(Wanted {
            position: owned(fields.text("position")?),
            plane: owned(fields.text("plane")?),
            size: fields.whole("size")?,
            pass: match fields.get("pass") {
                Field::Absent => None,
                Field::Flag(pass) => Some(*pass),
                Field::Number(_) | Field::Text(_) | Field::Unreadable => {
                    return Err(Refusal::WrongKind { name: "pass", allowed: "true or false" });
                }
            },
        }),
        Some("export") => Request::Export(match fields.needed("kind")? {
            "svg" => Kind::Svg,
            "notation" => Kind::Notation,
            "csv" => Kind::Csv,
            _ => return Err(Refusal::WrongKind { name: "kind", allowed: "svg, notation or csv" }),
        }),
        Some(_) | None => return Err(Refusal::UnknownRequest),
    })
}

/// The changes in the order in which they are made: a whole state first.
fn changes(fields: &Fields) -> Result<Vec<Change>, Refusal> {
    let mut changes = Vec::new();
    changes.extend(fields.text("state")?.map(|text| Change::State(text.into())));
    changes.extend(fields.text("position")?.map(|text| Change::Position(text.into())));
    changes.extend(fields.whole("size")?.map(Change::Size));
    changes.extend(fields.text("computer")?.map(|text| Change::Computer(text.into())));
    for parameter in Parameter::ALL {
        changes.extend(fields.text(parameter.key())?.map(|text| Change::Setting(parameter, text.into())));
    }
    if changes.is_empty() { Err(Refusal::Missing("position")) } else { Ok(changes) }
}

#[cfg(test)]
mod tests;
