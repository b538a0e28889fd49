//! What the answers of the worksheet need of the solver.

use crate::explore::Pending;
use crate::explore::SolverReply;
use crate::explore::solver::reply;
use crate::explore::solver::solver;
use crate::requests::Wanted;
use crate::requests::use_requests;
use crate::solver::SumEvaluation;
use crate::teach::Asked;
use crate::teach::Sheet;
use crate::worker::protocol::Pictured;
use crate::worker::protocol::Question;
use crate::worker::protocol::Show;
use std::rc::Rc;
use yew::prelude::*;

/// More answers than a teacher looks at. Beyond that all are forgotten.
const MOST: usize = 200;

/// What has been asked and heard. A question keeps its place, which is its serial number.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Known(Vec<(Question, Option<SolverReply>)>);

/// What happens.
pub(super) enum Heard {
    /// These are needed.
    Needed(Vec<Question>),
    /// News about a question.
    News(Question, SolverReply),
    /// Those that were refused are asked again.
    Again,
}

impl Reducible for Known {
    type Action = Heard;

    fn reduce(self: Rc<Self>, heard: Heard) -> Rc<Self> {
        let mut known = (*self).clone();
        match heard {
            Heard::Needed(questions) => {
                if known.0.len() > MOST {
                    known.0.clear();
                }
                for question in questions {
                    if known.heard(&question).is_none() {
                        known.0.push((question, None));
                    }
                }
            }
            Heard::News(question, reply) => {
                if let Some(entry) = known.0.iter_mut().find(|(asked, _)| *asked == question) {
                    entry.1 = Some(reply);
                }
            }
            // The same question with another number, so that it counts as new.
            Heard::Again => {
                let refused = |entry: &&(Question, _)| matches!(entry.1, Some(SolverReply::Refused(_)));
                let again: Vec<Question> =
                    known.0.iter().filter(refused).map(|(question, _)| question.clone()).collect();
                known
                    .0
                    .iter_mut()
                    .filter(|entry| again.contains(&entry.0))
                    .for_each(|entry| entry.0 = Question::Columns { size: 0, misere: false });
                known.0.extend(again.into_iter().map(|question| (question, None)));
            }
        }
        if known == *self { self } else { Rc::new(known) }
    }
}

impl Known {
    fn heard(&self, question: &Question) -> Option<&Option<SolverReply>> {
        self.0.iter().find(|(asked, _)| asked == question).map(|(_, heard)| heard)
    }

    /// What is known of a question.
    pub(super) fn reply(&self, question: &Question) -> Option<&SolverReply> {
        self.heard(question).and_then(Option::as_ref)
    }

    /// Who wins a position, and by which moves.
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

    /// How far the first of these is that has no answer yet; nothing if all have one.
    pub(super) fn pending(&self, questions: &[Question]) -> Option<Pending> {
        questions.iter().find_map(|question| match self.reply(question) {
            None => Some(Pending::default()),
            Some(SolverReply::Progress(pending)) => Some(*pending),
            Some(SolverReply::Growing(_)) => Some(Pending::default()),
            Some(_) => None,
        })
    }

    fn wanted(&self, questions: &[Question]) -> Vec<Wanted<usize, Question>> {
        let open = |(place, (question, heard)): (usize, &(Question, Option<SolverReply>))| {
            let is_open = matches!(heard, None | Some(SolverReply::Progress(_) | SolverReply::Growing(_)));
            let serial = u32::try_from(place).unwrap_or(u32::MAX);
            (is_open && questions.contains(question)).then(|| Wanted {
                key: place,
                serial,
                question: question.clone(),
                by_user: false,
                is_stopped: false,
            })
        };
        self.0.iter().enumerate().filter_map(open).collect()
    }
}

/// What the answers need: of each position its value, and the table where one is asked for.
pub(super) fn questions(sheet: &Sheet) -> Vec<Question> {
    if !sheet.asks(Asked::Answers) {
        return Vec::new();
    }
    let of_bar = |entry: &crate::teach::Entry| [Some(value(&entry.sum)), table(sheet, &entry.sum)];
    sheet.bars.iter().flat_map(of_bar).flatten().collect()
}

/// Who wins a position.
pub(super) fn value(sum: &crate::games::Sum) -> Question {
    match sum.only() {
        Some(game) => Question::Evaluate { game },
        None => Question::EvaluateSum { sum: sum.clone() },
    }
}

/// The table of a position, if one is asked for.
pub(super) fn table(sheet: &Sheet, sum: &crate::games::Sum) -> Option<Question> {
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
        crate::view::hooks::use_effect_with(questions.to_vec(), move |needed| {
            dispatcher.dispatch(Heard::Needed(needed.clone()));
        });
    }
    let dispatcher = known.dispatcher();
    let report = Callback::from(move |(_, question, news): (usize, Question, _)| {
        if let Some(reply) = reply(question.clone(), news) {
            dispatcher.dispatch(Heard::News(question, reply));
        }
    });
    use_requests(&pool, Rc::new(known.wanted(questions)), report);
    known
}
