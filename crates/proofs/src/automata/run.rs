//! The steps of a plan are carried out one after the other, in slices.

use crate::automata::combine::Combined;
use crate::automata::explore::{Exceeded, Explorer, Machine};
use crate::automata::found::Found;
use crate::automata::minimise::Minimiser;
use crate::automata::quantify::Quantified;
use crate::automata::relation::PowerOfTwo;
use crate::automata::{Automaton, Bound, Budget, DigitOrder, Plan, Step, StepId, Stopped};
use std::rc::Rc;

/// A plan that is being carried out.
pub struct Run {
    plan: Plan,
    order: DigitOrder,
    budget: Budget,
    /// The automaton of each step, dropped after its last use.
    made: Vec<Option<Rc<Automaton>>>,
    last_uses: Vec<usize>,
    wanted: Vec<StepId>,
    current: Option<Construction>,
    next: usize,
    peak: usize,
    work: u64,
}

/// A step that has begun.
enum Construction {
    Exploring(Box<dyn Exploring>),
    Minimising(Box<Minimiser>),
}

/// An explorer, whatever its states are.
trait Exploring {
    fn advance(&mut self, budget: &Budget) -> Result<Option<u64>, Exceeded>;
    fn reached(&self) -> (usize, usize);
    fn finish(self: Box<Self>) -> Found;
}

impl<M: Machine> Exploring for Explorer<M> {
    fn advance(&mut self, budget: &Budget) -> Result<Option<u64>, Exceeded> {
        self.advance(budget)
    }

    fn reached(&self) -> (usize, usize) {
        self.reached()
    }

    fn finish(self: Box<Self>) -> Found {
        Self::finish(*self)
    }
}

impl Run {
    /// Plans to carry out all steps that the wanted ones depend on.
    pub fn new(plan: Plan, wanted: &[StepId], order: DigitOrder, budget: Budget) -> Self {
        let last_uses = plan.last_uses();
        let made = vec![None; plan.count()];
        let wanted = wanted.to_vec();
        Self { plan, order, budget, made, last_uses, wanted, current: None, next: 0, peak: 0, work: 0 }
    }

    /// The order in which digits are read.
    pub fn order(&self) -> DigitOrder {
        self.order
    }

    /// Sets the number of bytes that a construction may take from now on.
    pub(super) fn allow(&mut self, bytes: u64) {
        self.budget.bytes = bytes;
    }

    /// The number of steps that are done, of [`Run::total`].
    pub fn done(&self) -> usize {
        self.next
    }

    /// The number of steps.
    pub fn total(&self) -> usize {
        self.plan.count()
    }

    /// The number of states that the current step has reached, and of those whose successors are known.
    pub fn reached(&self) -> (usize, usize) {
        match &self.current {
            Some(Construction::Exploring(exploring)) => exploring.reached(),
            Some(Construction::Minimising(_)) | None => (0, 0),
        }
    }

    /// The most states that a step had before it was minimised.
    pub fn peak(&self) -> usize {
        self.peak
    }

    /// The amount of work that was requested until now.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// The automaton of a required step; `None` before the run has ended.
    pub fn automaton(&self, step: StepId) -> Option<&Automaton> {
        self.made[step.index()].as_deref()
    }

    /// The automaton of the last required step; `None` before the run has ended.
    pub fn last(&self) -> Option<&Automaton> {
        self.automaton(*self.wanted.last()?)
    }

    /// Does about `work` units of work. A unit is one transition. Returns whether all steps are done.
    ///
    /// # Errors
    /// When a step reaches the budget.
    pub fn advance(&mut self, work: u64) -> Result<bool, Stopped> {
        let mut left = work;
        while self.next < self.plan.count() {
            let used = match self.current.take() {
                None => self.begin()?,
                Some(Construction::Exploring(exploring)) => self.explore(exploring, left)?,
                Some(Construction::Minimising(minimiser)) => self.minimise(minimiser, left),
            };
            self.work += used;
            if used >= left {
                return Ok(self.next == self.plan.count());
            }
            left -= used;
        }
        Ok(true)
    }

    /// Finds states for about `work` units of work. Returns the work that was done.
    fn explore(&mut self, mut exploring: Box<dyn Exploring>, work: u64) -> Result<u64, Stopped> {
        let mut used = 0;
        while used < work {
            let Some(more) = exploring.advance(&self.budget).map_err(|at| self.stopped(&at))? else {
                self.peak = self.peak.max(exploring.reached().0);
                self.current = Some(Construction::Minimising(Box::new(Minimiser::new(exploring.finish()))));
                return Ok(used);
            };
            used += more;
        }
        self.current = Some(Construction::Exploring(exploring));
        Ok(used)
    }

    /// Minimises for about `work` units of work. Returns the work that was done.
    fn minimise(&mut self, mut minimiser: Box<Minimiser>, work: u64) -> u64 {
        let mut used = 0;
        while used < work {
            let Some(more) = minimiser.advance() else {
                self.keep(Rc::new(minimiser.finish()));
                return used;
            };
            used += more;
        }
        self.current = Some(Construction::Minimising(minimiser));
        used
    }

    /// Begins the next step, and ends it if it is quick. Returns how much was done.
    fn begin(&mut self) -> Result<u64, Stopped> {
        let Some(id) = self.plan.steps().map(|(id, _)| id).nth(self.next) else { return Ok(0) };
        let (order, tracks) = (self.order, self.plan.tracks(id).clone());
        let exploring: Box<dyn Exploring> = match self.plan.step(id).clone() {
            Step::Linear(linear) => Box::new(Explorer::new(linear.machine(order), order, tracks)),
            Step::Digits(relation) => Box::new(Explorer::new(relation, order, tracks)),
            Step::PowerOfTwo(_) => Box::new(Explorer::new(PowerOfTwo, order, tracks)),
            Step::Given(given) => {
                // In this order it was too large.
                let states = self.budget.states;
                let known = given.of(order).ok_or_else(|| self.stopped(&Exceeded { states, bytes: 0 }))?;
                self.keep(known);
                return Ok(1);
            }
            Step::Not(of) => {
                let complement = self.used(of).complement();
                self.keep(Rc::new(complement));
                return Ok(1);
            }
            Step::Both(connective, sides) => {
                let sides = sides.map(|side| self.used(side));
                let tracks = sides[0].tracks().with(sides[1].tracks());
                Box::new(Explorer::new(Combined::new(connective, sides, &tracks), order, tracks))
            }
            Step::Some(bound, track, of) => {
                let of = self.used(of);
                if bound == Bound::Any && !of.tracks().has(track) {
                    self.keep(of);
                    return Ok(1);
                }
                let tracks = Quantified::tracks(of.tracks(), bound, track);
                Box::new(Explorer::new(Quantified::new(of, bound, track, &tracks), order, tracks))
            }
        };
        self.current = Some(Construction::Exploring(exploring));
        Ok(1)
    }

    /// The automaton of an earlier step.
    fn used(&self, step: StepId) -> Rc<Automaton> {
        // A step is made before the first one that uses it, and dropped after the last.
        self.made[step.index()].clone().unwrap_or_else(|| Rc::new(Automaton::nothing(self.order)))
    }

    /// Ends a step, and drops what no later step uses.
    fn keep(&mut self, automaton: Rc<Automaton>) {
        self.made[self.next] = Some(automaton);
        for (step, made) in self.made.iter_mut().enumerate().take(self.next + 1) {
            let is_wanted = self.wanted.iter().any(|wanted| wanted.index() == step);
            if !is_wanted && self.last_uses[step] <= self.next {
                *made = None;
            }
        }
        self.next += 1;
    }

    fn stopped(&self, at: &Exceeded) -> Stopped {
        let tracks = self.plan.steps().map(|(id, _)| self.plan.tracks(id).count()).nth(self.next).unwrap_or(0);
        let (step, steps) = (self.next, self.plan.count());
        Stopped { step, steps, states: at.states, tracks, bytes: at.bytes, budget: self.budget }
    }

    /// Does all that is left.
    ///
    /// # Errors
    /// When a step reaches the budget.
    pub fn finish(&mut self) -> Result<(), Stopped> {
        while !self.advance(1 << 30)? {}
        Ok(())
    }
}
