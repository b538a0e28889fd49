//! Rules of one's own with up to three coordinates: which positions are legal, and from which of them a move leads into a given set.
//!
//! The coordinates are x, y and z here, whatever the rules call them.
//!
//! # Coming down
//! After a move every coordinate comes down to its bounds. Let the bounded coordinates be in such an order that a bound names only
//! coordinates without a bound and earlier ones. (Where two bounds name each other there is no such order.) Then a position c
//! comes down to the d with dᵢ = min(cᵢ, boundᵢ(d)) in this order. Let S be a set of legal positions. The positions that come down
//! into S are found by going back from the last bounded coordinate to the first, and adding for each:
//!
//! ```text
//!   i stays:   dᵢ = cᵢ                            S
//!   i falls:   dᵢ = boundᵢ(d), and dᵢ < cᵢ        S where i is at its bound, below i
//! ```
//!
//! In the first row cᵢ ≤ boundᵢ(d) needs no condition of its own, since S has legal positions only. What is added for one
//! coordinate leaves the earlier ones as they are in d, and bounds of these name no later ones; so the next step reads what it
//! needs.
//!
//! # Moves
//! A move from c lowers some coordinates, all by the same amount t, to u, and comes down from there. With a name for each coordinate
//! of u that differs, t is a difference, so what the rules say of t is said of c and u. Where one coordinate is lowered by
//! any amount, this is “below” that coordinate, as for bars.

use crate::automata::Bound;
use crate::automata::Connective;
use crate::automata::Linear;
use crate::automata::Plan;
use crate::automata::Step;
use crate::automata::StepId;
use crate::automata::TooManyTracks;
use crate::expressions::Number;
use crate::expressions::Relation;
use crate::expressions::Selection;
use crate::expressions::Truth;
use crate::expressions::Variable;
use crate::games::AmountTree;
use crate::games::Coordinate;
use crate::games::CoordinateSet;
use crate::games::OwnRules;
use crate::games::OwnTrees;
use crate::games::Ruleset;
use crate::logic::Compiler;
use crate::logic::Meaning;
use crate::logic::track_of;
use crate::proofs::NotDecidable;
use crate::proofs::names::scope;
use crate::proofs::trees::both;
use crate::proofs::trees::compared;
use crate::proofs::trees::either;
use crate::proofs::trees::minus;
use crate::proofs::trees::not;

/// The names of x, y and z after they were lowered. Formulas about positions do not use them.
const LOWERED: [Variable; 3] = [Variable::K, Variable::S, Variable::B];

/// The steps that describe the moves.
pub(super) struct Lowerings {
    legal: StepId,
    terminal: StepId,
    /// The bounded coordinates in the order of the proof, and where each of them is at its bound.
    at_bound: Vec<(Coordinate, StepId)>,
    turns: Vec<Turn>,
}

/// Coordinates that are lowered together.
enum Turn {
    /// One, by any amount.
    Below(Coordinate),
    /// Several, or by certain amounts: the pairs of positions before and after, of which only these coordinates differ.
    Related(CoordinateSet, StepId),
}

impl Lowerings {
    /// The most coordinates that are decided.
    const MOST: usize = LOWERED.len();

    /// Adds them to a plan.
    ///
    /// # Errors
    /// When there are too many coordinates, bounds name each other, or a formula is not decidable.
    pub(super) fn new(plan: &mut Plan, ruleset: &Ruleset, rules: OwnRules) -> Result<Self, NotDecidable> {
        let trees = rules.trees().filter(|_| rules.count() <= Self::MOST).ok_or(NotDecidable::OwnRules)?;
        let bounds = in_order(&trees, rules.count()).ok_or(NotDecidable::BoundsInACircle)?;
        let names = LOWERED.iter().fold(scope(ruleset, false), |scope, name| scope.with(*name, Meaning::Varies));
        let mut said = |truth: &Truth| -> Result<StepId, NotDecidable> {
            Compiler::new(plan, names.clone()).truth(truth).map_err(NotDecidable::Rules)
        };
        let here = |relation, (of, most): &(Coordinate, Number)| compared(relation, coordinate(*of), most.clone());
        let is_legal = bounds.iter().map(|bound| here(Relation::AtMost, bound)).fold(always(), both);
        let can_move = trees.moves.iter().map(|(from, amounts)| has_amount(*from, amounts)).fold(not(always()), either);
        let legal = said(&is_legal)?;
        let terminal = said(&both(is_legal, not(can_move)))?;
        let at_bound =
            bounds.iter().map(|bound| Ok((bound.0, said(&here(Relation::Equal, bound))?))).collect::<Result<_, _>>()?;
        let turn = |(from, amounts): &(CoordinateSet, Vec<AmountTree>)| match (from.first(), amounts.as_slice()) {
            (Some(only), [AmountTree::Any]) if from.iter().count() == 1 => Ok(Turn::Below(only)),
            _ => said(&is_lowered(*from, amounts)).map(|related| Turn::Related(*from, related)),
        };
        let turns = trees.moves.iter().map(turn).collect::<Result<_, _>>()?;
        Ok(Self { legal, terminal, at_bound, turns })
    }

    /// All legal positions.
    pub(super) fn legal(&self) -> StepId {
        self.legal
    }

    /// Those without a move.
    pub(super) fn terminal(&self) -> StepId {
        self.terminal
    }

    /// The positions from which a move leads into a set of legal ones. Numbers that the set has beside the coordinates stay.
    pub(super) fn reaching(&self, plan: &mut Plan, set: StepId) -> Result<StepId, TooManyTracks> {
        let mut down = set;
        for (bounded, at_bound) in self.at_bound.iter().rev() {
            let held = plan.both(Connective::And, down, *at_bound)?;
            let falls = plan.add(Step::Some(Bound::Smaller, track(*bounded), held))?;
            down = plan.both(Connective::Or, down, falls)?;
        }
        let mut reaching = None;
        for turn in &self.turns {
            let by_turn = match turn {
                Turn::Below(one) => plan.add(Step::Some(Bound::Smaller, track(*one), down))?,
                Turn::Related(from, related) => before(plan, *from, *related, down)?,
            };
            reaching = Some(match reaching {
                Some(others) => plan.both(Connective::Or, others, by_turn)?,
                None => by_turn,
            });
        }
        // There is at least one kind of move.
        Ok(reaching.unwrap_or(set))
    }
}

/// The positions that a relation joins with one in a set.
fn before(plan: &mut Plan, from: CoordinateSet, related: StepId, set: StepId) -> Result<StepId, TooManyTracks> {
    let mut after = set;
    for which in from.iter() {
        let terms = [(track(which), 1), (track_of(LOWERED[which.index()]), -1)];
        // Two coefficients of 1 are never too large.
        let Ok(same) = Linear::between(&terms, Some(0), Some(0)) else { return Err(TooManyTracks) };
        let same = plan.add(Step::Linear(same))?;
        let renamed = plan.both(Connective::And, after, same)?;
        after = plan.add(Step::Some(Bound::Any, track(which), renamed))?;
    }
    let mut before = plan.both(Connective::And, related, after)?;
    for which in from.iter() {
        before = plan.add(Step::Some(Bound::Any, track_of(LOWERED[which.index()]), before))?;
    }
    Ok(before)
}

/// The bounded coordinates, each after those that its bound names, with all its bounds in one; none if there is no such order.
fn in_order(trees: &OwnTrees, count: usize) -> Option<Vec<(Coordinate, Number)>> {
    let bound = |of: Coordinate| {
        let most: Vec<Number> =
            trees.bounds.iter().filter(|(bounded, _)| *bounded == of).map(|(_, most)| whole(most.clone())).collect();
        (!most.is_empty()).then_some((of, Number::Selected(Selection::Min, most)))
    };
    let mut open: Vec<(Coordinate, Number)> = Coordinate::first(count).filter_map(bound).collect();
    let mut ordered = Vec::new();
    while !open.is_empty() {
        let is_free =
            |(_, most): &(Coordinate, Number)| open.iter().all(|(other, _)| !most.names(OwnTrees::name(*other)));
        let next = open.iter().position(is_free)?;
        ordered.push(open.remove(next));
    }
    Some(ordered)
}

/// Whether coordinates may be lowered together by some amount.
fn has_amount(from: CoordinateSet, amounts: &[AmountTree]) -> Truth {
    let all_have = |amount: u32| from.iter().map(|which| at_least(coordinate(which), amount)).fold(always(), both);
    let is_there = |amount: &AmountTree| match amount {
        AmountTree::Any => all_have(1),
        AmountTree::Exactly(amount) => all_have(*amount),
        AmountTree::Range(first, last) => both(all_have(*first), at_least(whole(last.clone()), *first)),
    };
    amounts.iter().map(is_there).fold(not(always()), either)
}

/// Whether coordinates were lowered together by an allowed amount.
fn is_lowered(from: CoordinateSet, amounts: &[AmountTree]) -> Truth {
    let by = |which: Coordinate| minus(coordinate(which), Number::Variable(LOWERED[which.index()]));
    let Some(first) = from.first() else { return not(always()) };
    let amount = by(first);
    let is_one = |allowed: &AmountTree| match allowed {
        AmountTree::Any => at_least(amount.clone(), 1),
        AmountTree::Exactly(number) => compared(Relation::Equal, amount.clone(), constant(*number)),
        AmountTree::Range(first, last) => {
            both(at_least(amount.clone(), *first), compared(Relation::AtMost, amount.clone(), whole(last.clone())))
        }
    };
    let is_allowed = amounts.iter().map(is_one).fold(not(always()), either);
    let alike = from.iter().skip(1).map(|which| compared(Relation::Equal, by(which), amount.clone()));
    alike.fold(is_allowed, both)
}

fn at_least(number: Number, least: u32) -> Truth {
    compared(Relation::AtLeast, number, constant(least))
}

fn always() -> Truth {
    compared(Relation::Equal, constant(0), constant(0))
}

fn whole(number: Number) -> Number {
    Number::Floor(Box::new(number))
}

fn constant(number: u32) -> Number {
    Number::Constant(number.into())
}

fn coordinate(which: Coordinate) -> Number {
    Number::Variable(OwnTrees::name(which))
}

fn track(which: Coordinate) -> crate::automata::Track {
    track_of(OwnTrees::name(which))
}
