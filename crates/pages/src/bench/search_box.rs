//! A search for formulas, and what it has found.

use crate::bench::guesses::Guesses;
use crate::bench::{FormulaBox, News};
use maths::formulas::CannotCompare;
use maths::formulas::search::{Question, Target};
use std::rc::Rc;
use web::workers::checker::protocol::{Answer, Found};
use web::workers::requests::trial::Trial;

/// The findings, or the reason why no search is possible.
pub(super) type Findings = Result<Found, CannotCompare>;

/// Sides of formulas are not longer: there would be more than memory holds.
pub(super) const LONGEST_SIDE: u32 = 8;
/// Formulas are compared with boxes that are not larger.
pub(super) const LARGEST_BOX: u32 = 1000;

/// The search that is planned, and the last that was begun.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchBox {
    /// The planned search.
    pub question: Question,
    /// The last search that was begun.
    pub trial: Option<Rc<Trial<Question, Findings>>>,
    /// The findings of the last search, merged.
    pub guesses: Option<Rc<Guesses>>,
}

impl Default for SearchBox {
    fn default() -> Self {
        Self {
            question: Question::new(FormulaBox::default().question.ruleset, Target::PPositions),
            trial: None,
            guesses: None,
        }
    }
}

impl SearchBox {
    pub(super) fn begin(&mut self, question: Question) {
        self.question = question;
        self.trial = Some(Rc::new(Trial::new(question)));
        self.guesses = None;
    }

    /// The search for the game that is set, if there was one.
    pub(super) fn current(&self) -> Option<&Trial<Question, Findings>> {
        self.trial.as_deref().filter(|trial| trial.question.ruleset == self.question.ruleset)
    }

    pub(super) fn hear(&mut self, news: News) {
        Trial::hear(&mut self.trial, news, read);
        // The answer of a search that has ended, and not what it has found so far.
        if self.guesses.is_none()
            && let Some(trial) = &self.trial
            && let Some(Ok(found)) = trial.answer()
        {
            let formulas = found.findings.iter().map(|finding| finding.formula.clone()).collect();
            self.guesses = Some(Rc::new(Guesses::new(trial.question.ruleset, trial.question.target, formulas)));
        }
    }
}

fn read(answer: Answer) -> Option<Findings> {
    match answer {
        Answer::Found(found) => Some(Ok(found)),
        Answer::CannotSearch(reason) => Some(Err(reason)),
        Answer::Checked(_) | Answer::Listed(_) | Answer::Swept(_) | Answer::Formula(_) | Answer::Picture(_) => None,
    }
}
