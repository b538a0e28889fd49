//! Sets that are given by automata instead of formulas, and said to be the positions with the Grundy value 0, 1 and so on.

use crate::automata::logic::{Compiler, Undecidable};
use crate::automata::{
    Automaton, Budget, Connective, DigitOrder, Given, Plan, Race, Step, StepId, Stopped, TooManyTracks,
};
use crate::theorems::names::{Numbers, scope, too_many};
use crate::theorems::positions::Positions;
use crate::theorems::trees::in_coordinates;
use crate::theorems::wanted::Wanted;
use crate::theorems::{NotDecidable, kernel};
use maths::expressions::{Formula, Truth};
use maths::games::Ruleset;
use std::rc::Rc;

/// A set for each layer: without the pass, and then with it if the ruleset has one.
type Layers = Vec<Rc<Given>>;

/// A statement about given sets, on its way to its verdict.
pub struct SetProof {
    race: Race,
    wanted: Wanted,
}

/// The result of such a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetVerdict {
    /// The statement is true at all positions.
    Proved {
        /// The order of digits in which it was proved.
        order: DigitOrder,
        /// The most states that an automaton had before it was minimised.
        states: usize,
    },
    /// The statement is wrong, and this is the smallest position at which it fails: its coordinates, and true if the pass is still there.
    /// `None` if a coordinate has more than 63 binary digits.
    Wrong(Option<(Numbers, bool)>),
    /// The statement cannot be decided this way.
    NotDecidable(NotDecidable),
    /// The budget was reached.
    Stopped(Stopped),
}

impl SetProof {
    /// Plans to decide whether the last of some sets is that of the positions with the last of the values 0, 1 and so on. The sets before
    /// must be those of the values before. A refutation names the smallest place at which this is wrong.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub fn of_values(ruleset: &Ruleset, levels: &[Layers], budget: Budget) -> Result<Self, NotDecidable> {
        let mut plan = Plan::new();
        let positions = Positions::new(&mut plan, ruleset)?;
        let mut stated = Vec::new();
        for layer in 0..kernel::layers(ruleset).count() {
            let sets = levels.iter().filter_map(|layers| layers.get(layer));
            let steps = sets.map(|set| plan.add(Step::Given(Rc::clone(set)))).collect::<Result<Vec<_>, _>>();
            stated.push(steps.map_err(refused)?);
        }
        let violations = kernel::violations_of(&mut plan, &positions, ruleset, &stated).map_err(refused)?;
        Self::new(plan, &positions, ruleset, violations, budget)
    }

    /// Plans to decide whether a formula without Grundy values is true at the positions of a set and at no other ones.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub fn of_formula(
        ruleset: &Ruleset,
        set: &[Rc<Given>],
        formula: &Truth,
        budget: Budget,
    ) -> Result<Self, NotDecidable> {
        let mut plan = Plan::new();
        let positions = Positions::new(&mut plan, ruleset)?;
        let formula = match in_coordinates(&Formula::Truth(formula.clone())) {
            Formula::Truth(formula) => formula,
            Formula::Number(_) => return Err(NotDecidable::NoStatement),
        };
        let mut differences = Vec::new();
        for (pass, set) in kernel::layers(ruleset).zip(set) {
            let said = Compiler::new(&mut plan, scope(ruleset, pass)).truth(&formula);
            let said = said.map_err(NotDecidable::Formula)?;
            differences.push(differing(&mut plan, said, set, positions.legal).map_err(refused)?);
        }
        Self::new(plan, &positions, ruleset, differences, budget)
    }

    fn new(
        mut plan: Plan,
        positions: &Positions,
        ruleset: &Ruleset,
        violations: Vec<StepId>,
        budget: Budget,
    ) -> Result<Self, NotDecidable> {
        let wanted = Wanted::of_sets(&mut plan, positions, ruleset, violations)?;
        Ok(Self { race: Race::new(&plan, &wanted.all(), &DigitOrder::ALL, budget), wanted })
    }

    /// The number of steps that are done, and of all steps.
    pub fn progress(&self) -> (usize, usize) {
        self.race.progress()
    }

    /// Does about `work` units of work. A unit is one transition of an automaton. Returns the verdict once there is one.
    pub fn advance(&mut self, work: u64) -> Option<SetVerdict> {
        let run = match self.race.advance(work) {
            Err(stopped) => return Some(SetVerdict::Stopped(stopped)),
            Ok(run) => run?,
        };
        Some(match self.wanted.smallest_violation(run) {
            Err(why) => SetVerdict::NotDecidable(why),
            Ok(None) => SetVerdict::Proved { order: run.order(), states: run.peak() },
            Ok(Some(at)) => SetVerdict::Wrong(at),
        })
    }
}

/// The positions that are legal under two rulesets and in one of two sets only, on their way to their automata.
pub struct Differing {
    race: Race,
    steps: Vec<StepId>,
}

impl Differing {
    /// Plans to find them, for each layer that both rulesets have. Each set belongs to the ruleset beside it.
    ///
    /// # Errors
    /// When it cannot be decided this way.
    pub fn new(sides: [(&Ruleset, &[Rc<Given>]); 2], budget: Budget) -> Result<Self, NotDecidable> {
        let mut plan = Plan::new();
        let [(a, first), (b, second)] = sides;
        let legal = [Positions::new(&mut plan, a)?.legal, Positions::new(&mut plan, b)?.legal];
        let legal = plan.both(Connective::And, legal[0], legal[1]).map_err(refused)?;
        let mut steps = Vec::new();
        for (first, second) in first.iter().zip(second) {
            let said = plan.add(Step::Given(Rc::clone(first))).map_err(refused)?;
            steps.push(differing(&mut plan, said, second, legal).map_err(refused)?);
        }
        Ok(Self { race: Race::new(&plan, &steps, &DigitOrder::ALL, budget), steps })
    }

    /// The number of steps that are done, and of all steps.
    pub fn progress(&self) -> (usize, usize) {
        self.race.progress()
    }

    /// Does about `work` units of work. A unit is one transition of an automaton. Returns an automaton for each layer once they are
    /// known.
    ///
    /// # Errors
    /// When the budget is reached.
    pub fn advance(&mut self, work: u64) -> Result<Option<Vec<Automaton>>, Stopped> {
        let Some(run) = self.race.advance(work)? else { return Ok(None) };
        Ok(Some(self.steps.iter().filter_map(|step| run.automaton(*step).cloned()).collect()))
    }
}

/// The set where a step and a set differ, of some positions.
fn differing(plan: &mut Plan, said: StepId, set: &Rc<Given>, positions: StepId) -> Result<StepId, TooManyTracks> {
    let set = plan.add(Step::Given(Rc::clone(set)))?;
    let differ = plan.both(Connective::Differ, said, set)?;
    plan.both(Connective::And, positions, differ)
}

fn refused(why: TooManyTracks) -> NotDecidable {
    let why: Undecidable = too_many(why);
    NotDecidable::Formula(why)
}
