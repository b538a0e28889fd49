//! The response to a message from the page around: pure, so that it can be tested without a browser.

use crate::embed::happened::shown;
use crate::embed::incoming::{Change, Kind, Request, Wanted};
use crate::embed::outgoing::{Answer, Led, Rows, Valued};
use crate::embed::refusal::Refusal;
use crate::embed::words;
use files::exports::{Frame, Source, bar, grid};
use maths::claims::ProvedFor;
use maths::games::{Record, Sum};
use maths::solver::{Cut, Extent, Plane, SumEvaluation, SumValued};
use std::rc::Rc;
use web::kit::frame::Settings;
use web::kit::{Edit, Gesture};
use web::table::route::{read_computer, read_size};
use web::table::{Action, Look, Section, SolverReply, State, Table, Unanswered, look_names, read_route};
use web::workers::solver::protocol::{Pictured, Question, Show};

/// The largest coordinate of a table in a message: 200 values in a row.
pub(super) const LARGEST: u32 = 199;

/// The response to a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// The actions on the state.
    pub actions: Vec<Action>,
    /// The settings, if they change.
    pub settings: Option<Settings>,
    /// The answer.
    pub reply: Reply,
}

/// The answer to a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The answer is known.
    Now(Answer),
    /// That the bar is ready.
    Greeting,
    /// The solver has to be asked.
    Later(Question, Purpose),
}

/// The use of the solver's answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Purpose {
    /// The answer is sent as the value of this position.
    Value(Sum),
    /// The answer is sent as rows.
    Rows,
    /// The answer is written as comma-separated values.
    Csv,
}

/// The response to a request. `page` is the address of the laboratory, for links in files.
///
/// # Errors
/// The reason for a refusal; then nothing changes.
pub fn respond(state: &State, settings: &Settings, request: Request, page: &str) -> Result<Response, Refusal> {
    match request {
        Request::Hello => Ok(answered(Reply::Greeting)),
        Request::Play(text) => play(state, &text),
        Request::Undo if !state.can_undo() => Err(Refusal::NoMoveBack),
        Request::Undo => Ok(act(state, vec![Action::Undo])),
        Request::Redo if !state.can_redo() => Err(Refusal::NoMoveForward),
        Request::Redo => Ok(act(state, vec![Action::Redo])),
        Request::Reset => Ok(act(state, vec![Action::Restart])),
        Request::Set(changes) => set(state, settings, changes),
        Request::Evaluate(position) => {
            let sum = position.map_or_else(|| Ok(state.sum().clone()), |text| read_sum(&text))?;
            let question = match sum.only() {
                Some(game) => Question::Evaluate { game },
                None => Question::EvaluateSum { sum: sum.clone() },
            };
            ask(settings, question, Purpose::Value(sum))
        }
        Request::Table(wanted) => {
            let question = table(state, &wanted)?;
            ask(settings, question, Purpose::Rows)
        }
        Request::Export(kind) => export(state, settings, kind, page),
    }
}

/// True if this is the last reply to a question.
pub(super) fn is_end(reply: &SolverReply) -> bool {
    match reply {
        SolverReply::Progress(_) | SolverReply::Growing(_) => false,
        SolverReply::Evaluation(_)
        | SolverReply::SumEvaluation(_)
        | SolverReply::Advice(_)
        | SolverReply::Table(_)
        | SolverReply::Heights(_)
        | SolverReply::Columns(_)
        | SolverReply::Rows(_)
        | SolverReply::Refused(_) => true,
    }
}

/// The message to the host page once the solver has answered.
pub(super) fn answer_of(purpose: &Purpose, reply: SolverReply) -> Result<Answer, Refusal> {
    match (reply, purpose) {
        (SolverReply::Evaluation(evaluation), Purpose::Value(sum)) => {
            Ok(Answer::Value(valued(sum, &SumEvaluation::of_game(&evaluation))))
        }
        (SolverReply::SumEvaluation(evaluation), Purpose::Value(sum)) => Ok(Answer::Value(valued(sum, &evaluation))),
        (SolverReply::Table(table), Purpose::Rows) => Ok(Answer::Table(rows(&table))),
        (SolverReply::Table(table), Purpose::Csv) => Ok(Answer::Text(csv(&table))),
        (SolverReply::Refused(reason), _) => Err(Refusal::Unanswered(reason)),
        (
            SolverReply::Progress(_)
            | SolverReply::Growing(_)
            | SolverReply::Evaluation(_)
            | SolverReply::SumEvaluation(_)
            | SolverReply::Advice(_)
            | SolverReply::Table(_)
            | SolverReply::Heights(_)
            | SolverReply::Columns(_)
            | SolverReply::Rows(_),
            _,
        ) => Err(Refusal::Unanswered(Unanswered::Cancelled)),
    }
}

fn answered(reply: Reply) -> Response {
    Response { actions: Vec::new(), settings: None, reply }
}

/// Actions, and what is shown after them: the reducer is pure, so that is known before they happen.
fn act(state: &State, actions: Vec<Action>) -> Response {
    let after = actions.iter().cloned().fold(state.clone(), State::after);
    Response { actions, settings: None, reply: Reply::Now(Answer::Shown(shown(&after))) }
}

fn ask(settings: &Settings, question: Question, purpose: Purpose) -> Result<Response, Refusal> {
    if settings.solver { Ok(answered(Reply::Later(question, purpose))) } else { Err(Refusal::SolverIsOff) }
}

fn read_sum(text: &str) -> Result<Sum, Refusal> {
    text.parse().map_err(Refusal::Position)
}

fn play(state: &State, text: &str) -> Result<Response, Refusal> {
    let record = format!("{};{text}", state.sum()).parse::<Record>().map_err(Refusal::Moves)?;
    if record.moves().is_empty() {
        return Err(Refusal::Missing("move"));
    }
    Ok(act(state, record.moves().iter().copied().map(Action::Play).collect()))
}

fn set(state: &State, settings: &Settings, changes: Vec<Change>) -> Result<Response, Refusal> {
    let (mut actions, mut set, mut look) = (Vec::new(), settings.clone(), state.look);
    for change in changes {
        match change {
            Change::State(text) => {
                let opened =
                    read_route(&text).unwrap_or_else(|| Ok(State::default().link())).map_err(Refusal::State)?;
                look = opened.look;
                actions.push(Action::Open(Ok(opened)));
            }
            Change::Position(text) => actions.push(Action::PlaceSum(read_sum(&text)?)),
            Change::Size(size) => {
                look.size = read_size(&size.to_string()).map_err(Refusal::State)?;
                let size = look.size;
                actions.push(Action::Look(Edit::new(move |look: &mut Look| look.size = size), Gesture::Settled));
            }
            Change::Computer(text) if text.is_empty() => actions.push(Action::SetComputer(None)),
            Change::Computer(text) => {
                let computer = read_computer(&text).map_err(Refusal::State)?;
                actions.push(Action::SetComputer(Some(computer)));
            }
            Change::Setting(parameter, value) => set.set(parameter, &value).map_err(Refusal::Setting)?,
        }
    }
    Ok(Response { settings: (set != *settings).then_some(set), ..act(state, actions) })
}

/// The question for a plane that is small enough for a message.
fn table(state: &State, wanted: &Wanted) -> Result<Question, Refusal> {
    let game = wanted.position.as_deref().map_or_else(|| Ok(state.game()), str::parse).map_err(Refusal::Position)?;
    let ruleset = game.ruleset();
    let size = wanted.size.unwrap_or(state.look.size.min(LARGEST));
    if size > LARGEST {
        return Err(Refusal::TableTooLarge { most: LARGEST });
    }
    let (section, at) = match &wanted.plane {
        None => (state.look.section, state.look.at),
        Some(text) => look_names::read_section(text).map_err(Refusal::State)?,
    };
    let is_missing = !Section::of(ruleset.rules).contains(&section);
    let has_planes = !Section::of(ruleset.rules).is_empty();
    if has_planes && is_missing && wanted.plane.is_some() {
        return Err(Refusal::NoPlane { plane: look_names::section(section, at), ruleset: ruleset.to_string() });
    }
    // The plane of the state was chosen for another ruleset, or for a larger table.
    let section = if has_planes && is_missing { Look::default().section } else { section };
    let look = Look { size, section, at, ..state.look };
    let cut = look.cut(&game);
    if let (Cut::Fixed(axis, at), true, Some(_)) = (cut, has_planes, wanted.plane.as_ref().and(at)) {
        let most = Extent::cube(ruleset.rules, size).along(axis);
        if at > most {
            return Err(Refusal::PlaneOutside { coordinate: ruleset.rules.name(axis), most, at });
        }
    }
    if wanted.pass == Some(true) && !ruleset.pass {
        return Err(Refusal::NoPass { ruleset: ruleset.to_string() });
    }
    let pass = ruleset.pass && wanted.pass.unwrap_or(game.position().pass);
    Ok(Question::Picture(Pictured { ruleset, size, cut, pass, show: Show::Values, window: None }))
}

fn export(state: &State, settings: &Settings, kind: Kind, page: &str) -> Result<Response, Refusal> {
    let link = format!("{page}#{}", shown(state).state);
    match kind {
        Kind::Notation => Ok(answered(Reply::Now(Answer::Text(state.sum().to_string())))),
        Kind::Svg => {
            let position = state.game().to_string();
            let source = source(words::drawing_of(&position), position, String::new(), link);
            let scene = state.game().scene().ok_or(Refusal::TooLargeToDraw)?;
            Ok(answered(Reply::Now(Answer::Text(bar::drawn(&scene, &source).svg()))))
        }
        Kind::Csv => ask(settings, table(state, &Wanted::default())?, Purpose::Csv),
    }
}

fn source(title: String, ruleset: String, range: String, link: String) -> Source {
    Source { title, ruleset, range, version: concat!("Bittersweet ", env!("CARGO_PKG_VERSION")).into(), link }
}

fn valued(sum: &Sum, evaluation: &SumEvaluation) -> Valued {
    let led = |option: &SumValued| {
        let position = sum.play(option.play)?.to_string();
        Some(Led { play: sum.written(option.play), position, grundy: option.value })
    };
    Valued {
        position: sum.to_string(),
        grundy: evaluation.value,
        outcome: words::outcome(evaluation.outcome),
        proved: sum.only().and_then(|game| ProvedFor::of(&game.ruleset())).map(|proved| proved.to_string()),
        options: evaluation.options.iter().filter_map(led).collect(),
    }
}

/// The plane as links name it.
fn plane_name(plane: &Plane) -> String {
    match plane.cut {
        Cut::Fixed(axis, at) => look_names::section(Section::Fixed(axis), Some(at)),
        Cut::Diagonal => look_names::section(Section::Diagonal, None),
        Cut::Rim => look_names::section(Section::Rim, None),
        Cut::Pair { across, down, .. } => look_names::section(Section::Pair(across, down), None),
    }
}

fn rows(table: &Table) -> Rows {
    let [columns, rows] = table.plane.names();
    let row = |row| (0..table.grid.columns).map(|column| table.grid.at(column, row)).collect();
    Rows {
        ruleset: table.plane.ruleset.to_string(),
        plane: plane_name(&table.plane),
        columns,
        rows,
        values: (0..table.grid.rows).map(row).collect(),
    }
}

fn csv(table: &Table) -> String {
    let plane = table.plane;
    let frame = Frame::of(&plane.ruleset, plane.cut, plane.pass);
    grid::csv_list(Rc::clone(&table.grid), frame).collect()
}

#[cfg(test)]
mod tests;
