//! The answer to a template, in slices.

use crate::automata::{Budget, DigitOrder};
use crate::theorems::general::{Answer, Breaks, Covered, Others, Template};
use crate::theorems::{Proof, Verdict};
use maths::expressions::Formula;
use maths::formulas::{self, Comparison, Subject};
use maths::games::Witness;
use maths::solver::Plan;

/// A template on its way to its answer. First comes its own bar, then the bars with the other k of its class.
pub struct Asking {
    template: Template,
    covered: Option<Covered>,
    /// The templates with the other k of the class.
    others: Vec<Template>,
    /// The number of these that are done.
    done: usize,
    /// The k among them about which nothing is known.
    unknown: Vec<u32>,
    step: Step,
}

/// The work at hand.
enum Step {
    /// Automata decide whether the formula says the same as the theorem.
    Decide(Box<Proof>),
    /// A counterexample for this k is looked for.
    Look(Box<Comparison>),
    /// Nothing of another k has been begun.
    Next,
    /// A counterexample for the next other k is looked for.
    LookOther(Box<Comparison>),
}

impl Asking {
    /// Nothing is done yet but what is seen at once.
    pub fn new(template: Template) -> Self {
        let covered = Covered::of(&template.ruleset);
        let others = template.class(covered.is_some());
        let is_seen = covered.as_ref().is_some_and(|covered| template.is_written_as(covered));
        let proof = || covered.as_ref().and_then(|_| proof(&template)).map(|proof| Step::Decide(Box::new(proof)));
        let step = if is_seen { Step::Next } else { proof().unwrap_or_else(|| looking(&template)) };
        let covered = covered.filter(|_| matches!(step, Step::Decide(_)) || is_seen);
        Self { template, covered, others, done: 0, unknown: Vec::new(), step }
    }

    /// The number of k that are done, and of all k.
    pub fn progress(&self) -> (usize, usize) {
        let own = match self.step {
            Step::Decide(_) | Step::Look(_) => 0,
            Step::Next | Step::LookOther(_) => 1,
        };
        (own + self.done, 1 + self.others.len())
    }

    /// Does about `work` units of work. A unit is a transition of an automaton or a position. Returns the answer once there is one.
    pub fn advance(&mut self, work: u64) -> Option<Answer> {
        match &mut self.step {
            Step::Decide(proof) => match proof.advance(work)? {
                // There is one set of P-positions, so a formula that is proved says the same as the theorem.
                Verdict::Proved { .. } => self.step = Step::Next,
                Verdict::Refuted { at, .. } => return Some(Answer::Fails(self.template.breaks(at))),
                Verdict::RefutedBeyond { .. } | Verdict::NotDecidable(_) | Verdict::Stopped(_) => {
                    self.covered = None;
                    self.step = looking(&self.template);
                }
            },
            Step::Look(comparison) => match looked(comparison, work)? {
                Some(at) => return Some(Answer::Fails(self.template.breaks(at))),
                None => self.step = Step::Next,
            },
            Step::Next => {
                let Some(other) = self.others.get(self.done) else { return Some(self.ended(None)) };
                match (other.at_once(), comparison(other)) {
                    (Some(_), _) => self.done += 1,
                    (None, Some(comparison)) => self.step = Step::LookOther(Box::new(comparison)),
                    (None, None) => self.pass_over(),
                }
            }
            Step::LookOther(comparison) => match looked(comparison, work)? {
                Some(at) => {
                    let breaks = self.others.get(self.done).map(|other| other.breaks(at));
                    return Some(self.ended(breaks));
                }
                None => self.pass_over(),
            },
        }
        None
    }

    /// Of this k no theorem and no counterexample is known.
    fn pass_over(&mut self) {
        self.unknown.extend(self.others.get(self.done).and_then(Template::k));
        self.done += 1;
        self.step = Step::Next;
    }

    fn ended(&self, breaks: Option<Breaks>) -> Answer {
        match (&self.covered, breaks) {
            (Some(covered), Some(breaks)) => Answer::Covered(covered.clone(), Others::Breaks(breaks)),
            (Some(covered), None) if self.others.is_empty() => Answer::Covered(covered.clone(), Others::NoClass),
            (Some(covered), None) if self.unknown.is_empty() => Answer::Covered(covered.clone(), Others::Every),
            (Some(covered), None) => Answer::Covered(covered.clone(), Others::Unknown(self.unknown.clone())),
            (None, Some(breaks)) => Answer::Fails(breaks),
            (None, None) => Answer::Open {
                tried: self.template.k().into_iter().chain(self.others.iter().filter_map(Template::k)).collect(),
                bound: self.template.bound(),
            },
        }
    }
}

/// A proof by automata that the formula is right for this bar; none if they cannot decide it.
fn proof(template: &Template) -> Option<Proof> {
    let formula = Formula::Truth(template.formula.clone());
    Proof::new(formula, Subject::PPositions, template.ruleset, &DigitOrder::ALL, Budget::USUAL).ok()
}

fn looking(template: &Template) -> Step {
    comparison(template).map_or(Step::Next, |comparison| Step::Look(Box::new(comparison)))
}

/// The search for the smallest position at which the formula is wrong; none if it cannot be compared.
fn comparison(template: &Template) -> Option<Comparison> {
    let formula = Formula::Truth(template.formula.clone());
    Comparison::new(formula, Subject::PPositions, template.ruleset, template.bound(), Plan::BOUND, u64::MAX).ok()
}

/// Goes on with a search; none while it is not over, and then the position, if there is one.
fn looked(comparison: &mut Comparison, work: u64) -> Option<Option<Witness>> {
    match comparison.advance(work) {
        Ok(None) => None,
        Ok(Some(formulas::Verdict::Refuted { at, .. } | formulas::Verdict::Undefined { at, .. })) => Some(Some(at)),
        // A value may be too large for the tables.
        Ok(Some(formulas::Verdict::Holds { .. } | formulas::Verdict::Stopped { .. })) | Err(_) => Some(None),
    }
}
