//! The solver's answers for the worksheet and its answers.

use crate::teach::{Asked, Entry as Bar, Sheet, smaller};
use maths::games::{Game, Sum};
use maths::solver::{Grid, SumEvaluation};
use maths::values::Outcome;
use std::rc::Rc;
use web::table::solver::{reply, solver};
use web::table::{Pending, SolverReply};
use web::view::hooks::use_effect_with;
use web::workers::requests::{Wanted, use_requests};
use web::workers::solver::protocol::{Pictured, Question, Show};
use yew::prelude::*;

/// More answers than a teacher looks at. Beyond that all are forgotten.
const MOST: usize = 200;

/// The requests, and the answers heard.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Known {
    entries: Vec<Entry>,
    /// The number of the next request.
    next: u32,
}

/// A question, the number of its request, and the latest news.
#[derive(Clone, PartialEq)]
struct Entry {
    question: Question,
    serial: u32,
    heard: Option<SolverReply>,
}

/// An event.
pub(super) enum Heard {
    /// The questions that are needed.
    Needed(Vec<Question>),
    /// News about a question.
    News(Box<(Question, SolverReply)>),
    /// Those that were refused are asked again.
    Again,
}

impl Reducible for Known {
    type Action = Heard;

    fn reduce(self: Rc<Self>, heard: Heard) -> Rc<Self> {
        let mut known = (*self).clone();
        match heard {
            Heard::Needed(questions) => {
                if known.entries.len() > MOST {
                    known.entries.clear();
                }
                questions.into_iter().for_each(|question| known.ask(question));
            }
            Heard::News(news) => {
                let (question, reply) = *news;
                if let Some(entry) = known.entries.iter_mut().find(|entry| entry.question == question) {
                    entry.heard = Some(reply);
                }
            }
            Heard::Again => {
                let is_refused = |entry: &Entry| matches!(entry.heard, Some(SolverReply::Refused(_)));
                let (refused, others): (Vec<Entry>, Vec<Entry>) = known.entries.into_iter().partition(is_refused);
                known.entries = others;
                refused.into_iter().for_each(|entry| known.ask(entry.question));
            }
        }
        if known == *self { self } else { Rc::new(known) }
    }
}

impl Known {
    /// Asks a question that is not asked yet.
    fn ask(&mut self, question: Question) {
        if self.entries.iter().all(|entry| entry.question != question) {
            self.entries.push(Entry { question, serial: self.next, heard: None });
            self.next += 1;
        }
    }

    /// The reply to a question, if it is known.
    pub(super) fn reply(&self, question: &Question) -> Option<&SolverReply> {
        self.entries.iter().find(|entry| entry.question == *question).and_then(|entry| entry.heard.as_ref())
    }

    /// The winner of a position and the winning moves, if known.
    pub(super) fn evaluation(&self, question: &Question) -> Option<Rc<SumEvaluation>> {
        match self.reply(question)? {
            SolverReply::Evaluation(evaluation) => Some(Rc::new(SumEvaluation::of_game(evaluation))),
            SolverReply::SumEvaluation(evaluation) => Some(Rc::new(evaluation.clone())),
            SolverReply::Progress(_)
            | SolverReply::Advice(_)
            | SolverReply::Table(_)
            | SolverReply::Growing(_)
            | SolverReply::Heights(_)
            | SolverReply::Columns(_)
            | SolverReply::Rows(_)
            | SolverReply::Refused(_) => None,
        }
    }

    /// The numbers of a plane.
    pub(super) fn grid(&self, question: &Question) -> Option<Rc<Grid>> {
        if let SolverReply::Table(table) = self.reply(question)? { Some(table.grid.clone()) } else { None }
    }

    /// The smaller bars below a position, if they are asked for and known.
    pub(super) fn smaller(&self, sheet: &Sheet, sum: &Sum) -> Vec<(Game, Outcome)> {
        let values =
            smaller::question(sum).filter(|_| sheet.asks(Asked::Smaller)).and_then(|question| self.grid(&question));
        values.map(|values| smaller::smaller(sum, &values)).unwrap_or_default()
    }

    /// The progress of the first of these questions without an answer; `None` if all have one.
    pub(super) fn pending(&self, questions: &[Question]) -> Option<Pending> {
        questions.iter().find_map(|question| match self.reply(question) {
            None => Some(Pending::default()),
            Some(SolverReply::Progress(pending)) => Some(*pending),
            Some(SolverReply::Growing(_)) => Some(Pending::default()),
            Some(_) => None,
        })
    }

    /// The requests that are open.
    fn wanted(&self, questions: &[Question]) -> Vec<Wanted<u32, Question>> {
        let is_open = |entry: &&Entry| {
            let has_end = !matches!(entry.heard, None | Some(SolverReply::Progress(_) | SolverReply::Growing(_)));
            !has_end && questions.contains(&entry.question)
        };
        let wanted = |&Entry { ref question, serial, .. }: &Entry| Wanted {
            key: serial,
            serial,
            question: question.clone(),
            by_user: false,
            is_stopped: false,
        };
        self.entries.iter().filter(is_open).map(wanted).collect()
    }
}

/// The questions of the sheet to the solver: the bars below each position, and for the answers its value and its table, each only if the
/// sheet asks for it.
pub(super) fn questions(sheet: &Sheet) -> Vec<Question> {
    let has_answers = sheet.asks(Asked::Answers);
    let of_bar = |bar: &Bar| {
        let smaller = smaller::question(&bar.sum).filter(|_| sheet.asks(Asked::Smaller));
        let answers = has_answers.then(|| [Some(value(&bar.sum)), table(sheet, &bar.sum)]);
        answers.into_iter().flatten().chain([smaller])
    };
    sheet.bars.iter().flat_map(of_bar).flatten().collect()
}

/// The question about the winner of a position.
pub(super) fn value(sum: &Sum) -> Question {
    match sum.only() {
        Some(game) => Question::Evaluate { game },
        None => Question::EvaluateSum { sum: sum.clone() },
    }
}

/// The table of a position, if one is asked for.
pub(super) fn table(sheet: &Sheet, sum: &Sum) -> Option<Question> {
    let (plane, _) = sheet.plane(sum).filter(|_| sheet.asks(Asked::Table))?;
    let pictured = Pictured {
        ruleset: plane.ruleset,
        size: sheet.size,
        cut: plane.cut,
        pass: plane.pass,
        show: Show::Values,
        window: None,
    };
    Some(Question::Picture(pictured))
}

/// Asks what is needed.
#[hook]
pub(super) fn use_known(questions: &[Question]) -> UseReducerHandle<Known> {
    let known = use_reducer(Known::default);
    let pool = use_memo((), |()| solver(Callback::noop()));
    {
        let dispatcher = known.dispatcher();
        use_effect_with(questions.to_vec(), move |needed| {
            dispatcher.dispatch(Heard::Needed(needed.clone()));
        });
    }
    let dispatcher = known.dispatcher();
    let report = Callback::from(move |(_, question, news): (u32, Question, _)| {
        if let Some(reply) = reply(question.clone(), news) {
            dispatcher.dispatch(Heard::News(Box::new((question, reply))));
        }
    });
    use_requests(&pool, Rc::new(known.wanted(questions)), report);
    known
}
