//! A claim on its way to its verdict, in slices.

use crate::automata::Automaton;
use crate::automata::Budget;
use crate::automata::DigitOrder;
use crate::automata::Plan;
use crate::automata::Race;
use crate::automata::Run;
use crate::automata::StepId;
use crate::claims::Claim;
use crate::claims::Parameters;
use crate::claims::Statement;
use crate::expressions::Formula;
use crate::expressions::Kind;
use crate::expressions::Variable;
use crate::formulas;
use crate::formulas::Comparison;
use crate::formulas::Subject;
use crate::games::Ruleset;
use crate::logic::track_of;
use crate::proofs::NotDecidable;
use crate::proofs::Verdict;
use crate::proofs::bar::Positions;
use crate::proofs::bar::too_many;
use crate::proofs::evidence;
use crate::proofs::kernel;
use crate::proofs::values;

/// A claim on its way to its verdict. First a small box is looked at, where nearly every claim that is wrong is wrong already;
/// its violations can take much larger automata than a proof. Then automata decide.
pub struct Proof {
    look: Option<Comparison>,
    ruleset: Ruleset,
    subject: Subject,
    formula: Formula,
    race: Race,
    wanted: Wanted,
}

/// The steps that decide.
struct Wanted {
    /// Places at which the rim is none.
    rim: Option<StepId>,
    /// The positions that violate the statements, without the pass and then with it.
    violations: Vec<StepId>,
}

impl Wanted {
    fn all(&self) -> Vec<StepId> {
        self.rim.into_iter().chain(self.violations.iter().copied()).collect()
    }
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
        let Some(Statement { subject, formula, ruleset }) = claim.statement(parameters) else {
            return Err(NotDecidable::NoStatement);
        };
        let formula = formula.parse().map_err(NotDecidable::Mistake)?;
        Self::new(formula, subject, ruleset, orders, budget)
    }

    /// The largest coordinate of the box that is looked at first, about 40,000 positions.
    const LOOK: u32 = 40;

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
        let mut proof = Self::without_looking(formula, subject, ruleset, orders, budget)?;
        // A rim that may be none is looked at by automata only.
        if proof.wanted.rim.is_none() {
            let comparison =
                Comparison::new(proof.formula.clone(), subject, ruleset, Self::LOOK, budget.bytes, u64::MAX);
            proof.look = comparison.ok();
        }
        Ok(proof)
    }

    /// The same by automata alone.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub(super) fn without_looking(
        formula: Formula,
        subject: Subject,
        ruleset: Ruleset,
        orders: &[DigitOrder],
        budget: Budget,
    ) -> Result<Self, NotDecidable> {
        let bar = ruleset.rules.bar().ok_or(NotDecidable::Piles)?;
        check_names(&formula, &ruleset)?;
        let mut plan = Plan::new();
        let positions = Positions::new(&mut plan, &ruleset, bar).map_err(NotDecidable::Rim)?;
        let plan = &mut plan;
        let violations = match (subject, &formula) {
            (Subject::PPositions, Formula::Truth(truth)) => kernel::violations(plan, &positions, &ruleset, truth),
            (Subject::Everywhere, Formula::Truth(truth)) => kernel::exceptions(plan, &positions, &ruleset, truth),
            (Subject::Values, Formula::Number(number)) => values::violations(plan, &positions, &ruleset, number),
            (Subject::AtPPositions, Formula::Truth(_)) => return Err(NotDecidable::OnlyAtPPositions),
            (Subject::Values, Formula::Truth(_)) => return Err(NotDecidable::WrongKind { wanted: Kind::Number }),
            (Subject::PPositions | Subject::Everywhere | Subject::AtPPositions, Formula::Number(_)) => {
                return Err(NotDecidable::WrongKind { wanted: Kind::Truth });
            }
        };
        let violations = violations.map_err(NotDecidable::Formula)?;
        // Other rims are fit for all places; a formula is, where its text shows that no part of it falls.
        let rim = if bar.is_steady() {
            None
        } else {
            positions.faults(plan).map_err(|why| NotDecidable::Rim(too_many(why)))?
        };
        let wanted = Wanted { rim, violations };
        Ok(Self { look: None, ruleset, subject, formula, race: Race::new(plan, &wanted.all(), orders, budget), wanted })
    }

    /// How many steps are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        self.race.progress()
    }

    /// Does about so much more, a unit being a transition of an automaton. Returns the verdict once there is one.
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
            Ok(Some(run)) => Some(verdict(run, &self.wanted, self.ruleset, self.subject, &self.formula)),
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

fn check_names(formula: &Formula, ruleset: &Ruleset) -> Result<(), NotDecidable> {
    let has = |variable: Variable| match variable {
        Variable::X | Variable::Y | Variable::Z | Variable::P => true,
        Variable::K => ruleset.rules.k().is_some(),
        Variable::S => ruleset.rules.s().is_some(),
        Variable::A | Variable::B => false,
    };
    match Variable::ALL.into_iter().find(|&variable| !has(variable) && formula.names(variable)) {
        Some(missing) => Err(NotDecidable::NoParameter(missing)),
        None => Ok(()),
    }
}

fn verdict(run: &Run, wanted: &Wanted, ruleset: Ruleset, subject: Subject, formula: &Formula) -> Verdict {
    if let Some(faults) = wanted.rim.and_then(|rim| run.automaton(rim)).filter(|faults| !faults.is_empty()) {
        let [x, _, z] = smallest(faults).unwrap_or_default();
        return Verdict::NotDecidable(NotDecidable::NoRim { at: (x, z) });
    }
    let layers = wanted.violations.iter().zip([false, true]);
    let found = layers.filter_map(|(step, pass)| Some((run.automaton(*step)?, pass)));
    let wrong: Vec<(&Automaton, bool)> = found.filter(|(violations, _)| !violations.is_empty()).collect();
    if wrong.is_empty() {
        return Verdict::Proved { order: run.order(), states: run.peak() };
    }
    let all: Vec<([u64; 3], bool)> =
        wrong.iter().filter_map(|(violations, pass)| Some((smallest(violations)?, *pass))).collect();
    let size = |numbers: &[u64; 3], pass: bool| {
        (numbers.iter().copied().max(), numbers.iter().map(|number| u128::from(*number)).sum::<u128>(), *numbers, pass)
    };
    match all.into_iter().min_by_key(|(numbers, pass)| size(numbers, *pass)) {
        Some((numbers, pass)) => evidence::refuted(ruleset, subject, formula, numbers, pass),
        None => Verdict::RefutedBeyond { at: None },
    }
}

/// The smallest (x, y, z) of a set; none if it has too many digits. A coordinate that does not matter is 0.
fn smallest(set: &Automaton) -> Option<[u64; 3]> {
    let numbers = set.smallest().ok()??;
    let of =
        |name: Variable| set.tracks().place(track_of(name)).and_then(|place| numbers.get(place).copied()).unwrap_or(0);
    Some([Variable::X, Variable::Y, Variable::Z].map(of))
}
