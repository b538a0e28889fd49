//! Finds a certificate of a claim and checks it.

use crate::workers::certifier::examine::SLICE;
use crate::workers::certifier::protocol::{Answer, Certified};
use crate::workers::host::{Progress, Work};
use maths::claims::Claimed;
use maths::formulas::Subject;
use maths::games::Ruleset;
use proofs::certificates::{About, Checking, Claim, Document, Finding, NotFound};

/// A claim whose certificate is wanted.
pub(super) struct Certifying {
    about: Option<(About, Claim)>,
    stage: Stage,
}

enum Stage {
    Find(Box<Finding>),
    Check(Checking<Document>),
    Done(Certified),
}

impl Certifying {
    pub(super) fn new(claimed: &Claimed) -> Self {
        Self::of(about(claimed))
    }

    /// The certificate of a formula.
    pub(super) fn of_formula(formula: String, ruleset: Ruleset) -> Self {
        let about = About { ruleset, formula };
        Self::of(about.claim().map(|claim| (about, claim)))
    }

    fn of(about: Option<(About, Claim)>) -> Self {
        let stage = about
            .as_ref()
            .map_or(Stage::Done(Certified::OtherKind), |(_, claim)| Stage::Find(Box::new(Finding::new(claim))));
        Self { about, stage }
    }
}

impl Work<Answer> for Certifying {
    fn step(&mut self) -> bool {
        let Some((about, claim)) = &self.about else { return true };
        let next = match &mut self.stage {
            Stage::Find(finding) => match finding.advance(SLICE) {
                Ok(None) => None,
                Ok(Some(certificate)) => {
                    let document = Document { about: Some(about.clone()), certificate };
                    Some(Stage::Check(Checking::new(claim, document)))
                }
                Err(NotFound::Wrong) => Some(Stage::Done(Certified::Wrong)),
                Err(NotFound::TooLong) => Some(Stage::Done(Certified::TooLong)),
            },
            Stage::Check(checking) => match checking.advance(SLICE) {
                Ok(false) => None,
                Ok(true) => Some(Stage::Done(Certified::Made(checking.certificate().to_string()))),
                Err(_) => Some(Stage::Done(Certified::Wrong)),
            },
            Stage::Done(_) => None,
        };
        if let Some(next) = next {
            self.stage = next;
        }
        matches!(self.stage, Stage::Done(_))
    }

    fn answer(&self) -> Answer {
        Answer::Certificate(match &self.stage {
            Stage::Done(certified) => certified.clone(),
            Stage::Find(_) | Stage::Check(_) => Certified::Unfinished,
        })
    }

    /// The progress, in tables.
    fn progress(&self) -> Option<Progress> {
        let (done, total) = match &self.stage {
            Stage::Find(finding) => finding.progress(),
            Stage::Check(_) | Stage::Done(_) => (1, 1),
        };
        Some(Progress { done: done as f64, total: total as f64, bytes: 0.0 })
    }
}

/// The claim as text, if certificates are about claims of its kind.
fn about(Claimed { claim, parameters }: &Claimed) -> Option<(About, Claim)> {
    let is_certified = |subject| matches!(subject, Subject::PPositions | Subject::Values);
    let statement = claim.statement(parameters).filter(|statement| is_certified(statement.subject))?;
    let about = About { ruleset: statement.ruleset, formula: statement.formula };
    let claim = about.claim()?;
    Some((about, claim))
}
