//! The sets that a picture of a set of positions needs in addition: the legal positions, and the places (x, z) of a bar over which the
//! set has a position.

use crate::automata::logic::track_of;
use crate::automata::{Automaton, Bound, Budget, Connective, DigitOrder, Given, Plan, Run, Step};
use crate::theorems::positions::Positions;
use maths::expressions::Variable;
use maths::games::Ruleset;
use std::rc::Rc;

/// The automata of a picture, on their way. All of them read the most significant digits first.
pub struct Surroundings {
    /// Those that are still to be made, the next one last; none in place of one that cannot be.
    open: Vec<Option<Run>>,
    made: Vec<Option<Automaton>>,
}

impl Surroundings {
    /// Plans to make them for positions that are legal under all of these rulesets, and for the sets of the layers.
    pub fn new(rulesets: &[Ruleset], layers: &[Rc<Given>], budget: Budget) -> Self {
        let is_bar = rulesets.iter().all(|ruleset| ruleset.rules.is_bar());
        let mut open: Vec<Option<Run>> = layers.iter().map(|set| above(set, budget).filter(|_| is_bar)).collect();
        open.insert(0, legal(rulesets, budget));
        open.reverse();
        Self { open, made: Vec::new() }
    }

    /// Does about `work` units of work. A unit is one transition. Returns the automaton of the legal positions and, for each layer, that
    /// of the places over which the set has a position, once all are made. `None` in place of an automaton that is too large, or of
    /// piles.
    pub fn advance(&mut self, work: u64) -> Option<(Option<Automaton>, Vec<Option<Automaton>>)> {
        if let Some(next) = self.open.last_mut() {
            let ended = next.as_mut().is_none_or(|run| run.advance(work).unwrap_or(true));
            if ended {
                self.made.push(self.open.pop().flatten().and_then(|run| run.last().cloned()));
            }
        }
        self.open.is_empty().then(|| {
            let mut made = std::mem::take(&mut self.made).into_iter();
            (made.next().flatten(), made.collect())
        })
    }
}

fn legal(rulesets: &[Ruleset], budget: Budget) -> Option<Run> {
    let mut plan = Plan::new();
    let legal = rulesets.iter().map(|ruleset| Positions::new(&mut plan, ruleset).map(|positions| positions.legal));
    let legal: Vec<_> = legal.collect::<Result<_, _>>().ok()?;
    let all = legal.into_iter().map(Ok).reduce(|a, b| plan.both(Connective::And, a?, b?))?.ok()?;
    Some(Run::new(plan, &[all], DigitOrder::MostFirst, budget))
}

fn above(set: &Rc<Given>, budget: Budget) -> Option<Run> {
    let mut plan = Plan::new();
    let set = plan.add(Step::Given(Rc::clone(set))).ok()?;
    let above = plan.add(Step::Some(Bound::Any, track_of(Variable::Y), set)).ok()?;
    Some(Run::new(plan, &[above], DigitOrder::MostFirst, budget))
}
