//! The steps that decide a claim, and the verdict that follows from them.

use crate::automata::logic::{Compiler, Scope, track_of};
use crate::automata::{Automaton, Plan, Run, Step, StepId};
use crate::theorems::defined::defined;
use crate::theorems::evidence::Said;
use crate::theorems::grundy::Values;
use crate::theorems::names::{COORDINATES, Numbers, too_many};
use crate::theorems::positions::Positions;
use crate::theorems::trees::{both, in_coordinates};
use crate::theorems::{NotDecidable, Verdict, kernel, sentence, values};
use maths::claims::Assertion;
use maths::expressions::{Formula, Kind, Truth, Variable};
use maths::formulas::{MOST_COORDINATES, Subject};
use maths::games::Ruleset;

/// The coordinates of a position, and whether the pass is still there.
pub(super) type Place = (Numbers, bool);

/// The steps that decide a claim.
#[derive(Default)]
pub(super) struct Wanted {
    /// Places at which the rim of a bar is none.
    rim: Option<StepId>,
    /// The assumptions are right if these sets are empty.
    granted: Vec<StepId>,
    /// The positions at which the claim is wrong, without the pass and then with it. Of a sentence, everything if it is false.
    violations: Vec<StepId>,
    /// The statement of the claim about a position. `None` if it follows from a stronger statement.
    said: Option<Said>,
}

impl Wanted {
    /// The steps that decide a formula.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub(super) fn of_formula(
        plan: &mut Plan,
        formula: &Formula,
        subject: Subject,
        ruleset: Ruleset,
    ) -> Result<Self, NotDecidable> {
        if ruleset.rules.own().is_some_and(|rules| rules.count() > MOST_COORDINATES) {
            return Err(NotDecidable::Unnamed);
        }
        check_names(formula, &ruleset)?;
        let positions = Positions::new(plan, &ruleset)?;
        let mut wanted = Self::default();
        let formula = in_coordinates(formula);
        let violations = match (subject, &formula) {
            (Subject::PPositions, Formula::Truth(truth)) => {
                kernel::violations(plan, &positions, &ruleset, std::slice::from_ref(truth))
            }
            (Subject::Values, Formula::Number(number)) => values::violations(plan, &positions, &ruleset, number),
            (Subject::Everywhere | Subject::AtPPositions, Formula::Truth(truth)) => {
                return wanted.with_known_values(plan, &positions, truth, subject, ruleset);
            }
            (Subject::Values, Formula::Truth(_)) => return Err(NotDecidable::WrongKind { wanted: Kind::Number }),
            (Subject::PPositions | Subject::Everywhere | Subject::AtPPositions, Formula::Number(_)) => {
                return Err(NotDecidable::WrongKind { wanted: Kind::Truth });
            }
        };
        wanted.violations = violations.map_err(NotDecidable::Formula)?;
        wanted.said = Some(Said { ruleset, subject, formula, defined: None });
        wanted.with_faults(plan, &positions, &ruleset)
    }

    /// The same for a statement about every position, or about every P-position, with Grundy values or without.
    fn with_known_values(
        mut self,
        plan: &mut Plan,
        positions: &Positions,
        formula: &Truth,
        subject: Subject,
        ruleset: Ruleset,
    ) -> Result<Self, NotDecidable> {
        let (mut replaced, mut zero, mut is_exact) = (formula.clone(), None, true);
        let mut defined = defined(formula, &ruleset);
        if subject == Subject::AtPPositions || Formula::Truth(replaced.clone()).asks_for_values() {
            let known = Values::of(&ruleset).map_err(|why| only_at_p_positions(subject, why))?;
            self.grant(plan, positions, &ruleset, &known)?;
            let sufficient = known.with_symmetry(formula);
            is_exact = sufficient == *formula;
            replaced = known.replaced(&sufficient)?;
            defined = defined.map(|defined| known.replaced(&defined)).transpose()?;
            zero = known.zero().filter(|_| subject == Subject::AtPPositions);
        }
        let whole = match &defined {
            Some(defined) => both(replaced.clone(), defined.clone()),
            None => replaced.clone(),
        };
        let violations = kernel::exceptions(plan, positions, &ruleset, &whole, zero.as_ref());
        self.violations = violations.map_err(NotDecidable::Formula)?;
        let said = Said { ruleset, subject, formula: Formula::Truth(replaced), defined };
        self.said = is_exact.then_some(said);
        self.with_faults(plan, positions, &ruleset)
    }

    /// The steps that decide a sentence.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub(super) fn of_sentence(plan: &mut Plan, assertion: &Assertion) -> Result<Self, NotDecidable> {
        let positions = Positions::new(plan, &assertion.ruleset)?;
        let known = Values::of(&assertion.ruleset)?;
        let mut wanted = Self::default();
        wanted.grant(plan, &positions, &assertion.ruleset, &known)?;
        let sentence = sentence::without_values(assertion, &known)?;
        let truth = Compiler::new(plan, Scope::empty()).sentence(&sentence).map_err(sentence::refused)?;
        wanted.violations.push(plan.add(Step::Not(truth)).map_err(|why| NotDecidable::Formula(too_many(why)))?);
        wanted.with_faults(plan, &positions, &assertion.ruleset)
    }

    /// Assumes the known values of another ruleset as well.
    ///
    /// # Errors
    /// If no values of it are known, or they cannot be decided.
    pub(super) fn with_known_of(mut self, plan: &mut Plan, ruleset: &Ruleset) -> Result<Self, NotDecidable> {
        let positions = Positions::new(plan, ruleset)?;
        self.grant(plan, &positions, ruleset, &Values::of(ruleset)?)?;
        Ok(self)
    }

    /// Adds what has to be so for values to be what they are known to be.
    fn grant(
        &mut self,
        plan: &mut Plan,
        positions: &Positions,
        ruleset: &Ruleset,
        known: &Values,
    ) -> Result<(), NotDecidable> {
        match known {
            Values::All(number) => {
                let violations = values::violations(plan, positions, ruleset, number);
                self.granted.extend(violations.map_err(NotDecidable::Formula)?);
            }
            Values::Smallest { levels, .. } => {
                for last in 0..levels.len() {
                    let violations = kernel::violations(plan, positions, ruleset, &levels[..=last]);
                    self.granted.extend(violations.map_err(NotDecidable::Formula)?);
                }
            }
        }
        self.granted.extend(positions.mirror_faults(plan)?);
        Ok(())
    }

    /// Adds what has to be so for the moves to be those of the rules.
    fn with_faults(mut self, plan: &mut Plan, positions: &Positions, ruleset: &Ruleset) -> Result<Self, NotDecidable> {
        self.granted.extend(positions.form_faults(plan)?);
        // Other rims are fit for all places; a formula is, where its text shows that no part of it falls.
        if ruleset.rules.bar().is_some_and(|bar| !bar.is_steady()) {
            self.rim = positions.rim_faults(plan).map_err(|why| NotDecidable::Rim(too_many(why)))?;
        }
        Ok(self)
    }

    /// True if the rim of the bar may be none.
    pub(super) fn has_doubtful_rim(&self) -> bool {
        self.rim.is_some()
    }

    /// All steps.
    pub(super) fn all(&self) -> Vec<StepId> {
        [self.rim.as_slice(), &self.granted, &self.violations].concat()
    }

    /// The steps that decide sets, which are steps of the plan.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub(super) fn of_sets(
        plan: &mut Plan,
        positions: &Positions,
        ruleset: &Ruleset,
        violations: Vec<StepId>,
    ) -> Result<Self, NotDecidable> {
        Self { violations, ..Self::default() }.with_faults(plan, positions, ruleset)
    }

    /// The verdict, once all steps are done.
    pub(super) fn verdict(&self, run: &Run) -> Verdict {
        let at = match self.smallest_violation(run) {
            Err(why) => return Verdict::NotDecidable(why),
            Ok(None) => return Verdict::Proved { order: run.order(), states: run.peak() },
            Ok(Some(at)) => at,
        };
        match (&self.said, at) {
            (None, _) => Verdict::NotDecidable(NotDecidable::OnlySufficient),
            (Some(said), Some((numbers, pass))) => said.refuted(numbers, pass),
            (Some(_), None) => Verdict::RefutedBeyond { at: None },
        }
    }

    /// The smallest position at which something is wrong; none if nothing is. Its place is none if it has more than 63 digits.
    ///
    /// # Errors
    /// When that cannot be decided this way.
    pub(super) fn smallest_violation(&self, run: &Run) -> Result<Option<Option<Place>>, NotDecidable> {
        let not_empty = |step: &StepId| run.automaton(*step).filter(|set| !set.is_empty());
        if let Some(faults) = self.rim.as_ref().and_then(not_empty) {
            let [x, _, z, _] = smallest(faults).unwrap_or_default();
            return Err(NotDecidable::NoRim { at: (x, z) });
        }
        if self.granted.iter().any(|step| not_empty(step).is_some()) {
            return Err(NotDecidable::ValuesDiffer);
        }
        let layers = self.violations.iter().zip([false, true]);
        let wrong: Vec<(&Automaton, bool)> = layers.filter_map(|(step, pass)| Some((not_empty(step)?, pass))).collect();
        if wrong.is_empty() {
            return Ok(None);
        }
        let all: Vec<Place> =
            wrong.iter().filter_map(|(violations, pass)| Some((smallest(violations)?, *pass))).collect();
        Ok(Some(all.into_iter().min_by_key(|(numbers, pass)| size(numbers, *pass))))
    }
}

/// The reason if no value is known, but only the P-positions are asked for.
fn only_at_p_positions(subject: Subject, why: NotDecidable) -> NotDecidable {
    if subject == Subject::AtPPositions && why == NotDecidable::Values { NotDecidable::OnlyAtPPositions } else { why }
}

fn check_names(formula: &Formula, ruleset: &Ruleset) -> Result<(), NotDecidable> {
    let has = |variable: Variable| match variable {
        Variable::X | Variable::P => true,
        Variable::Y => ruleset.rules.count() > 1,
        Variable::Z => ruleset.rules.count() > 2,
        Variable::W => ruleset.rules.own().is_some_and(|rules| rules.count() > 3),
        Variable::K => ruleset.rules.k().is_some(),
        Variable::S => ruleset.rules.s().is_some(),
        Variable::A | Variable::B => ruleset.rules.is_piles(),
    };
    match Variable::ALL.into_iter().find(|&variable| !has(variable) && formula.names(variable)) {
        Some(missing) => Err(NotDecidable::NoParameter(missing)),
        None => Ok(()),
    }
}

/// The order of [`Witness::size`](maths::games::Witness::size).
fn size(numbers: &Numbers, pass: bool) -> (Option<u64>, u128, Numbers, bool) {
    (numbers.iter().copied().max(), numbers.iter().map(|number| u128::from(*number)).sum(), *numbers, pass)
}

/// The smallest position of a set; none if it has too many digits. A coordinate that does not matter is 0.
fn smallest(set: &Automaton) -> Option<Numbers> {
    let numbers = set.smallest().ok()??;
    let of =
        |name: Variable| set.tracks().place(track_of(name)).and_then(|place| numbers.get(place).copied()).unwrap_or(0);
    Some(COORDINATES.map(of))
}
