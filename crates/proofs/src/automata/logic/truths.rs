//! Truth values become steps of a plan.

use crate::automata::logic::{Scope, Undecidable, Why};
use crate::automata::{Connective, Plan, Step, StepId, Track};
use maths::expressions::{Number, Operation, Relation, Truth};

/// Adds the steps of formulas and sentences to a plan.
pub struct Compiler<'a> {
    pub(super) plan: &'a mut Plan,
    pub(super) scope: Scope,
    /// Tracks from this one on are free for numbers that are sought.
    free: u8,
}

impl<'a> Compiler<'a> {
    /// The most cases of a number.
    const MOST_CASES: usize = 512;

    /// Adds to this plan what is said of names with these meanings.
    pub fn new(plan: &'a mut Plan, scope: Scope) -> Self {
        Self { plan, scope, free: Scope::FIRST_FREE }
    }

    /// The set where a formula is true.
    ///
    /// # Errors
    /// When a part of it is not decidable.
    pub fn truth(&mut self, tree: &Truth) -> Result<StepId, Undecidable> {
        match tree {
            Truth::Compared(relation, sides) => self.comparison(*relation, sides),
            Truth::Among(number, entries) => {
                let mut equal = Vec::new();
                for entry in entries {
                    equal.push(self.comparison(Relation::Equal, &[(**number).clone(), entry.clone()])?);
                }
                self.any(&equal).map_err(|why| why.at(number))
            }
            Truth::Same(sides) => self.connected(Connective::Same, sides),
            Truth::And(sides) => self.connected(Connective::And, sides),
            Truth::Or(sides) => self.connected(Connective::Or, sides),
            Truth::Not(of) => {
                let of = self.truth(of)?;
                self.plan.add(Step::Not(of)).map_err(too_many)
            }
            Truth::If(parts) => {
                let [condition, yes, no] = [self.truth(&parts[0])?, self.truth(&parts[1])?, self.truth(&parts[2])?];
                let yes = self.plan.both(Connective::And, condition, yes).map_err(too_many)?;
                let no = self.plan.both(Connective::Without, no, condition).map_err(too_many)?;
                self.plan.both(Connective::Or, yes, no).map_err(too_many)
            }
        }
    }

    fn connected(&mut self, connective: Connective, sides: &[Truth; 2]) -> Result<StepId, Undecidable> {
        let [a, b] = [self.truth(&sides[0])?, self.truth(&sides[1])?];
        self.plan.both(connective, a, b).map_err(too_many)
    }

    /// The set where two numbers are in a relation.
    fn comparison(&mut self, relation: Relation, sides: &[Number; 2]) -> Result<StepId, Undecidable> {
        let is_sum = |side: &Number| matches!(side, Number::Binary(Operation::NimSum, _));
        match relation {
            Relation::Equal if sides.iter().any(is_sum) => return self.equal_sums(sides),
            Relation::Unequal if sides.iter().any(is_sum) => {
                let equal = self.equal_sums(sides)?;
                return self.plan.add(Step::Not(equal)).map_err(too_many);
            }
            Relation::Equal
            | Relation::Unequal
            | Relation::Less
            | Relation::AtMost
            | Relation::Greater
            | Relation::AtLeast => (),
        }
        let first = self.first_free();
        let difference = Number::Binary(Operation::Minus, Box::new(sides.clone()));
        let mut holds = Vec::new();
        for case in self.cases(&difference)? {
            let compared = self.compared(&case.value, relation).map_err(|why| why.at(&difference))?;
            let conditions = [&case.conditions[..], &[compared]].concat();
            holds.push(self.sought(conditions, first).map_err(|why| why.at(&difference))?);
        }
        self.release(first);
        self.any(&holds).map_err(|why| why.at(&difference))
    }

    /// The first track that is free.
    pub(super) fn first_free(&self) -> Track {
        Track(self.free)
    }

    /// A track for a number that is sought.
    pub(super) fn free_track(&mut self) -> Result<Track, Why> {
        let track = Track(self.free);
        self.free = self.free.checked_add(1).ok_or(Why::TooManyNumbers)?;
        Ok(track)
    }

    /// Tracks from this one on are free again.
    pub(super) fn release(&mut self, first: Track) {
        self.free = first.0;
    }

    pub(super) fn check_count(cases: usize) -> Result<(), Why> {
        if cases > Self::MOST_CASES { Err(Why::TooManyCases) } else { Ok(()) }
    }
}

fn too_many(_: crate::automata::TooManyTracks) -> Undecidable {
    Undecidable { part: String::from("and"), why: Why::TooManyNumbers }
}
