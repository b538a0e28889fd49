//! The solver as the page asks it, and its answers as the page keeps them.

use crate::table::{Cost, Heights, Pending, Rows, SolverReply, Table};
use crate::workers::requests::{Effort, News, PATIENCE, Pool, Protocol, Status, decoded, numbers};
use crate::workers::solver::WhyNot;
use crate::workers::solver::protocol::{Answer, Question};
use maths::solver::{Grid, Plane, Window};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use yew::Callback;

/// Work shorter than this is not reported, in milliseconds: the page would only be drawn in vain.
const SHORT: f64 = 250.0;

/// The solver. It works on all its requests in turn, so it gets each of them at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver;

impl Protocol for Solver {
    type Question = Question;
    type Answer = (Answer, Vec<u16>);
    type Reason = WhyNot;
    const NAME: &'static str = "worker";
    const AT_ONCE: usize = usize::MAX;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, payload: &JsValue) -> Option<Self::Answer> {
        Some((decoded(&answer)?, numbers(payload)))
    }
}

/// A solver, which is started with the first request.
pub fn solver(on_status: Callback<Status>) -> Pool<Solver> {
    Pool::new(1, None, on_status)
}

/// News as the page keeps them; `None` if they change nothing.
pub fn reply(question: Question, news: News<(Answer, Vec<u16>), WhyNot>) -> Option<SolverReply> {
    match news {
        News::Progress(progress, effort) => {
            let (elapsed, done, total) = (effort.milliseconds(), progress.done, progress.total);
            let pending = Pending { done, total, rate: done * 1000.0 / elapsed, bytes: progress.bytes };
            (elapsed >= SHORT).then_some(SolverReply::Progress(pending))
        }
        News::Growing((part, values), effort) => match with_numbers(question, part, values, effort)? {
            SolverReply::Table(table) => Some(SolverReply::Growing(table)),
            SolverReply::Progress(_)
            | SolverReply::Growing(_)
            | SolverReply::Evaluation(_)
            | SolverReply::SumEvaluation(_)
            | SolverReply::Advice(_)
            | SolverReply::Heights(_)
            | SolverReply::Columns(_)
            | SolverReply::Rows(_)
            | SolverReply::Refused(_) => None,
        },
        News::Answered((answer, values), effort) => with_numbers(question, answer, values, effort),
        News::Unanswered(reason) => Some(SolverReply::Refused(reason)),
    }
}

/// An answer with its numbers; `None` if it does not match the question.
fn with_numbers(question: Question, answer: Answer, values: Vec<u16>, effort: Effort) -> Option<SolverReply> {
    let cost = (effort.bytes > 0.0).then(|| Cost { milliseconds: effort.milliseconds(), bytes: effort.bytes });
    let grid = |window: &Window| Rc::new(Grid { columns: window.columns, rows: window.rows, values });
    Some(match (answer, question) {
        (Answer::Evaluation(evaluation), _) => SolverReply::Evaluation(evaluation),
        (Answer::SumEvaluation(evaluation), _) => SolverReply::SumEvaluation(evaluation),
        (Answer::Advice(advice), _) => SolverReply::Advice(advice),
        (Answer::Picture { window, places, cut, most, tally, summary }, Question::Picture(pictured)) => {
            let plane = Plane { ruleset: pictured.ruleset, cut, pass: pictured.pass };
            let (grid, show) = (grid(&window), pictured.show);
            SolverReply::Table(Table { plane, show, grid, window, places, most, tally, summary, cost })
        }
        (Answer::Heights { window, places, tally }, Question::Heights { ruleset, pass, .. }) => {
            SolverReply::Heights(Heights { ruleset, pass, grid: grid(&window), window, places, tally, cost })
        }
        (Answer::Columns(checked), _) => SolverReply::Columns(checked),
        (Answer::Rows { positions, values }, _) => SolverReply::Rows(Rows { positions, values }),
        (Answer::Picture { .. } | Answer::Heights { .. }, _) => return None,
    })
}
