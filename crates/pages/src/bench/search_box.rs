//! A search for formulas, and what it has found.

use crate::bench::News;
use maths::formulas::CannotCompare;
use maths::formulas::search::{Question, Target};
use maths::games::{Rules, Ruleset};
use maths::values::Ratio;
use std::rc::Rc;
use web::requests::trial::Trial;
use web::workers::checker::protocol::{Answer, Found};

/// What was found, or why nothing can be searched for.
pub(super) type Findings = Result<Found, CannotCompare>;

/// The search that is planned, and the last that was begun.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchBox {
    /// What is planned.
    pub question: Question,
    /// What was begun.
    pub trial: Option<Rc<Trial<Question, Findings>>>,
}

impl Default for SearchBox {
    fn default() -> Self {
        Self { question: examples()[0], trial: None }
    }
}

impl SearchBox {
    pub(super) fn begin(&mut self, question: Question) {
        self.question = question;
        self.trial = Some(Rc::new(Trial::new(question)));
    }

    pub(super) fn hear(&mut self, news: News) {
        let trial = self.trial.take().map(Rc::unwrap_or_clone);
        self.trial = trial.and_then(|trial| trial.after(news, read)).map(Rc::new);
    }
}

fn read(answer: Answer) -> Option<Findings> {
    match answer {
        Answer::Found(found) => Some(Ok(found)),
        Answer::CannotSearch(reason) => Some(Err(reason)),
        Answer::Checked(_) | Answer::Listed(_) | Answer::Swept(_) | Answer::Formula(_) => None,
    }
}

/// Searches to begin with: those whose answers are in the papers, two to which the papers have none, and rules of one's own.
pub(super) fn examples() -> Vec<Question> {
    let whole = |k| Ratio::whole(k).unwrap_or(Ratio::ONE);
    let triangle = |k| Ruleset::normal(Rules::triangle(whole(k)));
    let step = |k, s| Ruleset::normal(Rules::step(whole(k), s));
    let king = "rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_1".parse();
    let own: Option<Question> = king.ok().map(|king| Question::new(king, Target::Values));
    let all = [
        Question::new(triangle(3), Target::PPositions),
        Question::new(triangle(5), Target::PPositions),
        Question::new(step(4, 3), Target::Values),
        Question::new(Ruleset { pass: true, ..step(4, 1) }, Target::PPositions),
        Question::new(Ruleset { pass: true, ..step(4, 2) }, Target::PPositions),
        Question::new(triangle(2), Target::PPositions),
    ];
    all.into_iter().chain(own).collect()
}
