//! The proof of a formula, and its certificate.

use crate::bench::{CertificateNews, ProofNews};
use maths::formulas::Subject;
use maths::games::Ruleset;
use proofs::theorems::Verdict;
use std::rc::Rc;
use web::workers::certifier;
use web::workers::certifier::protocol::Certified;
use web::workers::checker::protocol::{Against, FormulaQuestion};
use web::workers::prover;
use web::workers::prover::protocol::{ForEvery, Stated};
use web::workers::requests::trial::Trial;

/// A proof that was asked for. Its answer is none if it was stopped.
pub(super) type ProofTrial = Trial<Stated, Option<Verdict>>;

/// A request for every k. Its answer is none if it was stopped.
pub(super) type EveryTrial = Trial<Stated, Option<ForEvery>>;

/// A certificate that was asked for.
pub(super) type CertificateTrial = Trial<(String, Ruleset), Certified>;

/// The last proof, the last answer for every k, and the last certificate that were asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProveBox {
    proof: Option<Rc<ProofTrial>>,
    every: Option<Rc<EveryTrial>>,
    certificate: Option<Rc<CertificateTrial>>,
}

impl ProveBox {
    /// The proof of this formula, if it was asked for.
    pub(super) fn proof(&self, stated: &Stated) -> Option<&ProofTrial> {
        self.proof.as_deref().filter(|trial| trial.question == *stated)
    }

    /// The request for this formula for every k, if there is one.
    pub(super) fn every(&self, stated: &Stated) -> Option<&EveryTrial> {
        self.every.as_deref().filter(|trial| trial.question == *stated)
    }

    /// The certificate of this formula, if it was asked for.
    pub(super) fn certificate(&self, stated: &Stated) -> Option<&CertificateTrial> {
        self.certificate.as_deref().filter(|trial| trial.question == (stated.formula.clone(), stated.ruleset))
    }

    /// True if the formula is proved for its game, alone or with others.
    pub(super) fn is_proved(&self, stated: &Stated) -> bool {
        let alone = self.proof(stated).and_then(Trial::answer);
        let with_others = self.every(stated).and_then(Trial::answer);
        matches!(alone, Some(Some(Verdict::Proved { .. })))
            || matches!(with_others, Some(Some(ForEvery::Covered { .. })))
    }

    /// The most states of an automaton of the proof of this formula, if automata prove it.
    pub(super) fn states(&self, stated: &Stated) -> Option<usize> {
        match self.proof(stated).and_then(Trial::answer) {
            Some(Some(Verdict::Proved { states, .. })) => Some(*states),
            Some(_) | None => None,
        }
    }

    /// True if a counterexample was found.
    pub(super) fn is_refuted(&self, stated: &Stated) -> bool {
        let alone = self.proof(stated).and_then(Trial::answer);
        matches!(alone, Some(Some(Verdict::Refuted { .. } | Verdict::RefutedBeyond { .. })))
    }

    pub(super) fn begin_proof(&mut self, stated: Stated) {
        self.proof = Some(Rc::new(Trial::new(stated)));
    }

    pub(super) fn begin_every(&mut self, stated: Stated) {
        self.every = Some(Rc::new(Trial::new(stated)));
    }

    pub(super) fn begin_certificate(&mut self, formula: String, ruleset: Ruleset) {
        self.certificate = Some(Rc::new(Trial::new((formula, ruleset))));
    }

    pub(super) fn hear_proof(&mut self, news: ProofNews) {
        Trial::hear(&mut self.proof, news, prover::protocol::Answer::proof);
    }

    pub(super) fn hear_every(&mut self, news: ProofNews) {
        Trial::hear(&mut self.every, news, prover::protocol::Answer::for_every);
    }

    pub(super) fn hear_certificate(&mut self, news: CertificateNews) {
        Trial::hear(&mut self.certificate, news, certifier::protocol::Answer::certificate);
    }
}

/// The statement of a formula that can be proved; none for a number whose values are collected, and if the text cannot be read.
pub(super) fn stated(question: &FormulaQuestion) -> Option<Stated> {
    let subject = match question.against {
        Against::PPositions => Subject::PPositions,
        Against::AtPPositions => Subject::AtPPositions,
        Against::Values => Subject::Values,
        Against::Taken => return None,
    };
    let is_formula = question.read().is_ok();
    is_formula.then(|| Stated { formula: question.formula.clone(), subject, ruleset: question.ruleset })
}
