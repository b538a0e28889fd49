//! Sharing Nim with three piles: from which positions a move leads into a given set.
//!
//! A move takes p ≥ 1 tokens from one pile and puts them on another, if this one is then not larger than the giving pile.
//! The positions are the normal forms (0, y, z), y ≤ z: piles in order of size, with as many tokens taken from each as the
//! smallest has. The *move relation* is that of all (x, y, z, k, s) such that a move leads from piles x, y, z to piles with the
//! normal form (0, k, s); so k and s are names here that the rules have no other use for. It is made from the rule, once for
//! each ordered pair of piles.
//!
//! That a position may be replaced by its normal form is `sharing` Lemma 1. It holds if the piles x ≤ y ≤ z and (0, y − x, z − x)
//! have options with the same normal forms ([`Shares::faults`]): then both have the same value, by induction along the moves.
//! In the same way (0, y, z) and its mirror image (0, z − y, z) have the same value if the options of the one are the mirror
//! images of the options of the other ([`Shares::mirror_faults`]); that is `sharing` Theorem 1.

use crate::automata::logic::{Compiler, Meaning, Scope, track_of};
use crate::automata::{Bound, Connective, Linear, Plan, Step, StepId, TooManyTracks};
use crate::theorems::NotDecidable;
use crate::theorems::names::too_many;
use crate::theorems::trees::{Named, both, compared, minus};
use maths::expressions::{Formula, Number, Relation, Truth, Variable};

/// Coordinates of a normal form, and those of an option's.
const PAIRS: [(Variable, Variable); 2] = [(Variable::Y, Variable::K), (Variable::Z, Variable::S)];

/// The steps that describe the moves of Sharing Nim.
pub(super) struct Shares {
    /// The normal forms.
    legal: StepId,
    /// The move relation from normal forms: (y, z, k, s).
    moves: StepId,
}

impl Shares {
    /// Adds them to a plan.
    pub(super) fn new(plan: &mut Plan) -> Result<Self, NotDecidable> {
        let ordered = compared(Relation::AtMost, Number::Variable(Variable::Y), Number::Variable(Variable::Z));
        let legal = Compiler::new(plan, any_piles()).truth(&ordered).map_err(NotDecidable::Formula)?;
        let moves = relation(plan, &[(Variable::X, Number::Constant(0))])?;
        Ok(Self { legal, moves })
    }

    /// All normal forms.
    pub(super) fn legal(&self) -> StepId {
        self.legal
    }

    /// The positions from which a move leads into a set of normal forms. Numbers that the set has beside the coordinates stay.
    pub(super) fn reaching(&self, plan: &mut Plan, set: StepId) -> Result<StepId, TooManyTracks> {
        let mut options = set;
        for (coordinate, of_option) in PAIRS {
            let terms = [(track_of(coordinate), 1), (track_of(of_option), -1)];
            // Two coefficients of 1 are never too large.
            let Ok(same) = Linear::between(&terms, Some(0), Some(0)) else { return Err(TooManyTracks) };
            let same = plan.add(Step::Linear(same))?;
            let renamed = plan.both(Connective::And, options, same)?;
            options = plan.add(Step::Some(Bound::Any, track_of(coordinate), renamed))?;
        }
        let mut reaching = plan.both(Connective::And, self.moves, options)?;
        for (_, of_option) in PAIRS {
            reaching = plan.add(Step::Some(Bound::Any, track_of(of_option), reaching))?;
        }
        Ok(reaching)
    }

    /// The piles x ≤ y ≤ z, with an option (k, s), of which only they or only their normal form has this option.
    pub(super) fn faults(&self, plan: &mut Plan) -> Result<StepId, NotDecidable> {
        let less_x = |name| (name, minus(Number::Variable(name), Number::Variable(Variable::X)));
        let of_form = [(Variable::X, Number::Constant(0)), less_x(Variable::Y), less_x(Variable::Z)];
        let (of_piles, of_form) = (relation(plan, &[])?, relation(plan, &of_form)?);
        self.differing(plan, [of_piles, of_form], &[(Variable::X, Variable::Y), (Variable::Y, Variable::Z)])
    }

    /// The positions (0, y, z), with a normal form (0, k, s), such that just one of the following is an option: this form of this
    /// position, or the mirror image of the form of the position's mirror image.
    pub(super) fn mirror_faults(&self, plan: &mut Plan) -> Result<StepId, NotDecidable> {
        let mirrored = |a, b| (a, minus(Number::Variable(b), Number::Variable(a)));
        let names = [
            (Variable::X, Number::Constant(0)),
            mirrored(Variable::Y, Variable::Z),
            mirrored(Variable::K, Variable::S),
        ];
        let mirrored = relation(plan, &names)?;
        self.differing(plan, [self.moves, mirrored], &[(Variable::Y, Variable::Z), (Variable::K, Variable::S)])
    }

    /// The set where two relations differ, of numbers in this order.
    fn differing(
        &self,
        plan: &mut Plan,
        [a, b]: [StepId; 2],
        ascending: &[(Variable, Variable)],
    ) -> Result<StepId, NotDecidable> {
        let mut differing = plan.both(Connective::Differ, a, b).map_err(too_many_numbers)?;
        for (a, b) in ascending {
            let ordered = compared(Relation::AtMost, Number::Variable(*a), Number::Variable(*b));
            let ordered = Compiler::new(plan, any_piles()).truth(&ordered).map_err(NotDecidable::Formula)?;
            differing = plan.both(Connective::And, differing, ordered).map_err(too_many_numbers)?;
        }
        Ok(differing)
    }
}

/// The move relation, with numbers in place of some of its names.
pub(super) fn relation(plan: &mut Plan, names: &[(Variable, Number)]) -> Result<StepId, NotDecidable> {
    let mut any: Option<StepId> = None;
    for [giver, receiver, other] in
        [["x", "y", "z"], ["x", "z", "y"], ["y", "x", "z"], ["y", "z", "x"], ["z", "x", "y"], ["z", "y", "x"]]
    {
        let share = share(giver, receiver, other)?.replaced(&Named(names));
        let share = Compiler::new(plan, any_piles()).truth(&share).map_err(NotDecidable::Formula)?;
        let share = plan.add(Step::Some(Bound::Any, track_of(Variable::P), share)).map_err(too_many_numbers)?;
        any = Some(match any {
            Some(before) => plan.both(Connective::Or, before, share).map_err(too_many_numbers)?,
            None => share,
        });
    }
    any.ok_or(NotDecidable::NoStatement)
}

/// A move takes p tokens from one pile to another, and leaves piles with the normal form (0, k, s).
fn share(giver: &str, receiver: &str, other: &str) -> Result<Truth, NotDecidable> {
    // The receiver is not larger than the giver then, so the other pile is compared with one of them for each end.
    let (largest, smallest) = (format!("max({giver} − p, {other})"), format!("min({receiver} + p, {other})"));
    let is_legal = truth(&format!("p ≥ 1 and {receiver} + p ≤ {giver} − p"))?;
    let middle = truth(&format!("k = {giver} + {receiver} + {other} − {largest} − 2·{smallest}"))?;
    let last = truth(&format!("s = {largest} − {smallest}"))?;
    Ok(both(is_legal, both(middle, last)))
}

fn truth(text: &str) -> Result<Truth, NotDecidable> {
    match text.parse().map_err(NotDecidable::Mistake)? {
        Formula::Truth(truth) => Ok(truth),
        Formula::Number(_) => Err(NotDecidable::NoStatement),
    }
}

/// All names of the move relation.
fn any_piles() -> Scope {
    let names = [Variable::X, Variable::Y, Variable::Z, Variable::P, Variable::K, Variable::S];
    names.into_iter().fold(Scope::empty(), |scope, name| scope.with(name, Meaning::Varies))
}

fn too_many_numbers(why: TooManyTracks) -> NotDecidable {
    NotDecidable::Formula(too_many(why))
}
