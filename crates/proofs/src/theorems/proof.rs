//! A claim on its way to its verdict, in slices.

use crate::automata::{Budget, DigitOrder, Plan, Race};
use crate::theorems::grundy::Values;
use crate::theorems::wanted::Wanted;
use crate::theorems::{NotDecidable, Verdict, sentence};
use maths::claims::{Assertion, Claim, Kind, Parameter, Parameters, Statement};
use maths::expressions::Formula;
use maths::formulas;
use maths::formulas::{Comparison, Subject};
use maths::games::Ruleset;

/// A claim on its way to its verdict. First a small box is looked at, where nearly every claim that is wrong is wrong already;
/// its violations can take much larger automata than a proof. Then automata decide.
pub struct Proof {
    look: Option<Comparison>,
    race: Race,
    wanted: Wanted,
}

impl Proof {
    /// Plans to decide a claim of a paper for these parameters.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub fn of_claim(
        claim: Claim,
        parameters: &Parameters,
        orders: &[DigitOrder],
        budget: Budget,
    ) -> Result<Self, NotDecidable> {
        if let Some(statement) = claim.statement(parameters) {
            return Self::of_statement(&statement, orders, budget);
        }
        match claim.assertion(parameters) {
            Some(assertion) => Self::of_assertion(&assertion, orders, budget),
            None => Err(without_statement(claim)),
        }
    }

    /// Plans to decide a formula for all positions.
    fn of_statement(statement: &Statement, orders: &[DigitOrder], budget: Budget) -> Result<Self, NotDecidable> {
        let Statement { subject, formula, ruleset, compared } = statement;
        let formula = formula.parse().map_err(NotDecidable::Mistake)?;
        let mut plan = Plan::new();
        let mut wanted = Wanted::of_formula(&mut plan, &formula, *subject, *ruleset)?;
        if let Some(compared) = compared {
            wanted = wanted.with_known_of(&mut plan, compared)?;
        }
        Ok(Self::by_automata(&plan, wanted, orders, budget).looking(formula, *subject, *ruleset, budget))
    }

    /// True if a claim is of a kind that can be decided. The answer is quick; making the plan may still show that the claim cannot be
    /// decided.
    pub fn may_decide(claim: Claim, parameters: &Parameters) -> bool {
        if let Some(statement) = claim.statement(parameters) {
            return statement.formula.parse().is_ok_and(|formula| may_replace(&formula, &statement));
        }
        claim.assertion(parameters).is_some_and(|assertion| {
            Values::of(&assertion.ruleset).is_ok_and(|known| sentence::without_values(&assertion, &known).is_ok())
        })
    }

    /// Plans to decide a sentence about Grundy values.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub fn of_assertion(assertion: &Assertion, orders: &[DigitOrder], budget: Budget) -> Result<Self, NotDecidable> {
        let mut plan = Plan::new();
        let wanted = Wanted::of_sentence(&mut plan, assertion)?;
        Ok(Self::by_automata(&plan, wanted, orders, budget))
    }

    /// The largest coordinate of the box that is looked at first, about 40,000 positions; of positions of four numbers.
    const LOOK: u32 = 40;
    const LOOK_OF_FOUR: u32 = 14;

    /// Plans to decide what a formula is said to be.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub fn new(
        formula: Formula,
        subject: Subject,
        ruleset: Ruleset,
        orders: &[DigitOrder],
        budget: Budget,
    ) -> Result<Self, NotDecidable> {
        let proof = Self::without_looking(&formula, subject, ruleset, orders, budget)?;
        Ok(proof.looking(formula, subject, ruleset, budget))
    }

    /// The same, with a look at a small box first.
    fn looking(mut self, formula: Formula, subject: Subject, ruleset: Ruleset, budget: Budget) -> Self {
        // A rim that may be none is looked at by automata only.
        if !self.wanted.has_doubtful_rim() {
            let size = if ruleset.rules.count() > 3 { Self::LOOK_OF_FOUR } else { Self::LOOK };
            self.look = Comparison::new(formula, subject, ruleset, size, budget.bytes, u64::MAX).ok();
        }
        self
    }

    /// The same by automata alone.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub(super) fn without_looking(
        formula: &Formula,
        subject: Subject,
        ruleset: Ruleset,
        orders: &[DigitOrder],
        budget: Budget,
    ) -> Result<Self, NotDecidable> {
        let mut plan = Plan::new();
        let wanted = Wanted::of_formula(&mut plan, formula, subject, ruleset)?;
        Ok(Self::by_automata(&plan, wanted, orders, budget))
    }

    /// The same without the look at a small box, so that automata decide alone.
    #[cfg(test)]
    pub(super) fn alone(self) -> Self {
        Self { look: None, ..self }
    }

    fn by_automata(plan: &Plan, wanted: Wanted, orders: &[DigitOrder], budget: Budget) -> Self {
        Self { look: None, race: Race::new(plan, &wanted.all(), orders, budget), wanted }
    }

    /// The number of steps that are done, and of all steps.
    pub fn progress(&self) -> (usize, usize) {
        self.race.progress()
    }

    /// Does about `work` units of work. A unit is one transition of an automaton. Returns the verdict once there is one.
    pub fn advance(&mut self, work: u64) -> Option<Verdict> {
        if let Some(look) = &mut self.look {
            match look.advance(work) {
                Ok(None) => (),
                Ok(Some(formulas::Verdict::Refuted { at, stated, found })) => {
                    return Some(Verdict::Refuted { at, stated: Ok(stated), found: Some(found) });
                }
                Ok(Some(formulas::Verdict::Undefined { at, fault })) => {
                    return Some(Verdict::Refuted { at, stated: Err(fault), found: None });
                }
                // Nothing is wrong in the box, or a value is too large for its tables.
                Ok(Some(formulas::Verdict::Holds { .. } | formulas::Verdict::Stopped { .. })) | Err(_) => {
                    self.look = None
                }
            }
            return None;
        }
        match self.race.advance(work) {
            Err(stopped) => Some(Verdict::Stopped(stopped)),
            Ok(None) => None,
            Ok(Some(run)) => Some(self.wanted.verdict(run)),
        }
    }

    /// Does all that is left.
    pub fn finish(&mut self) -> Verdict {
        loop {
            if let Some(verdict) = self.advance(1 << 24) {
                return verdict;
            }
        }
    }
}

/// True if the values that a statement asks for are known.
fn may_replace(formula: &Formula, statement: &Statement) -> bool {
    match (statement.subject, formula) {
        (Subject::PPositions | Subject::Values, formula) => !formula.asks_for_values(),
        (Subject::Everywhere, formula) if !formula.asks_for_values() => true,
        (Subject::Everywhere | Subject::AtPPositions, Formula::Truth(truth)) => {
            Values::of(&statement.ruleset).is_ok_and(|known| known.replaced(&known.with_symmetry(truth)).is_ok())
        }
        (Subject::Everywhere | Subject::AtPPositions, Formula::Number(_)) => false,
    }
}

/// Why a claim has no statement.
fn without_statement(claim: Claim) -> NotDecidable {
    if claim.takes().any(|parameter| parameter == Parameter::Piles) {
        return NotDecidable::Piles;
    }
    match claim.kind() {
        Kind::Example | Kind::Computation | Kind::Data => NotDecidable::Finite,
        Kind::Theorem
        | Kind::Lemma
        | Kind::Step
        | Kind::Proposition
        | Kind::Corollary
        | Kind::Remark
        | Kind::Conjecture
        | Kind::Definition => NotDecidable::NoStatement,
    }
}
