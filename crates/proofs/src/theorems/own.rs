//! Own rules with up to four coordinates: which positions are legal, and from which of them a move leads into a given set.
//!
//! The coordinates are x, y, z and w here, whatever the rules call them.
//!
//! # Moves
//! A move from c lowers some coordinates, each by t or a multiple of t, to u, and comes down from there
//! ([`coming_down`](super::coming_down)). With a name for each coordinate of u that differs, t is a difference, so a condition on t is
//! one on c and u. If one coordinate is lowered by any amount, this is “below” that coordinate, as for bars.

use crate::automata::logic::{Compiler, Meaning, Undecidable, Why};
use crate::automata::{Bound, Connective, Plan, Step, StepId, TooManyTracks};
use crate::theorems::NotDecidable;
use crate::theorems::coming_down::{Bounds, ComingDown};
use crate::theorems::lowered::{LOWERED, before, coordinate, lowered, some_lower, track};
use crate::theorems::names::{scope, too_many};
use crate::theorems::trees::{Named, always, both, compared, either, minus, not, over, times, whole};
use maths::expressions::{Number, Operation, Relation, Truth};
use maths::games::{AmountTree, Coordinate, Direction, OwnRules, OwnTrees, Ruleset, SeveralTree};
use maths::values::Amounts;

/// The steps that describe the moves.
pub(super) struct Lowerings {
    legal: StepId,
    terminal: StepId,
    coming_down: ComingDown,
    turns: Vec<Turn>,
}

/// Coordinates that are lowered together.
enum Turn {
    /// One, by any amount.
    Below(Coordinate),
    /// Several, or by certain amounts: the pairs of positions before and after, which differ in the coordinates of this direction only.
    Related(Direction, StepId),
}

impl Lowerings {
    /// The most coordinates that are decided.
    const MOST: usize = LOWERED.len();

    /// Adds them to a plan.
    ///
    /// # Errors
    /// When there are too many coordinates, or a formula is not decidable.
    pub(super) fn new(plan: &mut Plan, ruleset: &Ruleset, rules: OwnRules) -> Result<Self, NotDecidable> {
        let trees = rules.trees().filter(|_| rules.count() <= Self::MOST).ok_or(NotDecidable::OwnRules)?;
        let bounds = Bounds::of(&trees, rules.count());
        let names = LOWERED.iter().fold(scope(ruleset, false), |scope, name| scope.with(*name, Meaning::Varies));
        let mut said = |truth: &Truth| -> Result<StepId, NotDecidable> {
            Compiler::new(plan, names.clone()).truth(truth).map_err(NotDecidable::Rules)
        };
        let amounts = trees.moves.iter().map(|(_, amounts)| amounts);
        amounts.chain(trees.several.iter().map(|several| &several.amounts)).flatten().try_for_each(check)?;
        let is_legal = bounds.are_kept();
        let free = trees.several.iter().filter(|several| several.condition.is_none());
        let each = free.flat_map(|several| several.of.iter().map(|one| ((*one).into(), &several.amounts)));
        let kinds = trees.moves.iter().map(|(along, amounts)| (*along, amounts)).chain(each);
        let can_move = kinds.map(|(along, amounts)| has_amount(along, amounts)).fold(not(always()), either);
        let legal = said(&is_legal)?;
        let mut terminal = said(&both(is_legal, not(can_move)))?;
        let turn = |(along, amounts): &(Direction, Vec<AmountTree>)| match (along.first(), amounts.as_slice()) {
            (Some(only), [AmountTree::Any]) if *along == only.into() => Ok(Turn::Below(only)),
            _ => said(&is_lowered(*along, amounts)).map(|related| Turn::Related(*along, related)),
        };
        let mut turns = trees.moves.iter().map(turn).collect::<Result<Vec<_>, _>>()?;
        let mut joined = Vec::new();
        for several in &trees.several {
            let (along, related) = (several.of.iter().copied().collect(), said(&some_are_lowered(several))?);
            turns.push(Turn::Related(along, related));
            if several.condition.is_some() {
                joined.push((along, related));
            }
        }
        for (along, related) in joined {
            let stuck = some_lower(plan, along.coordinates(), related)
                .and_then(|can_move| plan.both(Connective::Without, terminal, can_move));
            terminal = stuck.map_err(|reason| NotDecidable::Rules(too_many(reason)))?;
        }
        let coming_down = ComingDown::new(plan, &names, &bounds)?;
        Ok(Self { legal, terminal, coming_down, turns })
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
        let down = self.coming_down.reaching(plan, set)?;
        let mut reaching = None;
        for turn in &self.turns {
            let by_turn = match turn {
                Turn::Below(one) => plan.add(Step::Some(Bound::Smaller, track(*one), down))?,
                Turn::Related(along, related) => before(plan, along.coordinates(), *related, down)?,
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

/// Refuses amounts that automata cannot find by their digits.
fn check(amount: &AmountTree) -> Result<(), NotDecidable> {
    match amount {
        AmountTree::Multiples(of) if !matches!(of, Number::Constant(_)) => {
            let part = format!("multiples of {}", of.compact());
            Err(NotDecidable::Rules(Undecidable { part, why: Why::VaryingDivisor }))
        }
        AmountTree::Set(set @ (Amounts::Primes | Amounts::Squares)) => {
            Err(NotDecidable::Rules(Undecidable { part: set.key().into(), why: Why::NoAutomaton }))
        }
        AmountTree::Set(Amounts::PowersOfTwo)
        | AmountTree::AllBut(_)
        | AmountTree::Any
        | AmountTree::Exactly(_)
        | AmountTree::Range(..)
        | AmountTree::By(_)
        | AmountTree::Multiples(_) => Ok(()),
    }
}

/// The formula that coordinates may be lowered together by some amount.
fn has_amount(along: Direction, amounts: &[AmountTree]) -> Truth {
    let all_have = |amount: Number| {
        let has = |which| compared(Relation::AtLeast, coordinate(which), times(amount.clone(), along.factor(which)));
        along.coordinates().map(has).fold(always(), both)
    };
    let is_there = |amount: &AmountTree| match amount {
        AmountTree::Any => all_have(constant(1)),
        AmountTree::Exactly(amount) => all_have(constant(*amount)),
        AmountTree::Range(first, last) => both(all_have(constant(*first)), at_least(whole(last.clone()), *first)),
        AmountTree::By(amount) | AmountTree::Multiples(amount) => {
            let is_whole = compared(Relation::Equal, amount.clone(), whole(amount.clone()));
            both(both(is_whole, at_least(amount.clone(), 1)), all_have(amount.clone()))
        }
        AmountTree::Set(set) => all_have((1..).find(|amount| set.has(*amount as usize)).map_or(constant(1), constant)),
        AmountTree::AllBut(these) => {
            all_have((1..).find(|amount| !these.contains(amount)).map_or(constant(1), constant))
        }
    };
    amounts.iter().map(is_there).fold(not(always()), either)
}

/// The formula that coordinates were lowered together by an allowed amount. With the factors f of the first coordinate and g of another
/// one, they were lowered by f · t and g · t; so t is the difference of the first coordinate divided by f, without a remainder.
fn is_lowered(along: Direction, amounts: &[AmountTree]) -> Truth {
    let by = |which: Coordinate| minus(coordinate(which), lowered(which));
    let Some(first) = along.first() else { return not(always()) };
    let amount = match along.factor(first) {
        1 => by(first),
        factor => whole(over(by(first), factor)),
    };
    let is_one = |allowed: &AmountTree| match allowed {
        AmountTree::Any => at_least(amount.clone(), 1),
        AmountTree::Exactly(number) => compared(Relation::Equal, amount.clone(), constant(*number)),
        AmountTree::Range(first, last) => {
            both(at_least(amount.clone(), *first), compared(Relation::AtMost, amount.clone(), whole(last.clone())))
        }
        AmountTree::By(number) => {
            both(at_least(amount.clone(), 1), compared(Relation::Equal, amount.clone(), number.clone()))
        }
        // A power of 2 is the only number that has no digit 1 in common with the number before it.
        AmountTree::Set(_) => {
            let before = minus(amount.clone(), constant(1));
            let common = Number::Binary(Operation::Common, Box::new([amount.clone(), before]));
            both(at_least(amount.clone(), 1), compared(Relation::Equal, common, constant(0)))
        }
        AmountTree::AllBut(these) => {
            let differs = |number: &u32| compared(Relation::Unequal, amount.clone(), constant(*number));
            these.iter().map(differs).fold(at_least(amount.clone(), 1), both)
        }
        AmountTree::Multiples(of) => {
            let rest = Number::Binary(Operation::Modulo, Box::new([amount.clone(), of.clone()]));
            both(at_least(amount.clone(), 1), compared(Relation::Equal, rest, constant(0)))
        }
    };
    let is_allowed = amounts.iter().map(is_one).fold(not(always()), either);
    let alike = along.coordinates().filter(|which| *which != first || along.factor(first) > 1);
    let alike = alike.map(|which| compared(Relation::Equal, by(which), times(amount.clone(), along.factor(which))));
    alike.fold(is_allowed, both)
}

/// The formula that coordinates were lowered, each by an allowed amount: at least one and at most a number of them; or all of them, by amounts
/// of which a condition is true.
fn some_are_lowered(SeveralTree { of, most, amounts, condition }: &SeveralTree) -> Truth {
    if let Some(condition) = condition {
        let by = |which: &Coordinate| (OwnTrees::name(*which), minus(coordinate(*which), lowered(*which)));
        let by: Vec<_> = of.iter().map(by).collect();
        let all = of.iter().map(|which| is_lowered((*which).into(), amounts)).fold(always(), both);
        return both(all, compared(Relation::Equal, condition.replaced(&Named(&by)), constant(1)));
    }
    let is_kept = |which: &Coordinate| compared(Relation::Equal, coordinate(*which), lowered(*which));
    let all = of.iter().map(|which| either(is_kept(which), is_lowered((*which).into(), amounts))).fold(always(), both);
    // One of any greater number of coordinates was kept.
    let sets = (1_u32..1 << of.len()).filter(|set| set.count_ones() as usize == *most + 1);
    let kept_of = |set: u32| {
        let members = of.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        members.map(|(_, which)| is_kept(which)).fold(not(always()), either)
    };
    let enough = sets.map(kept_of).fold(all, both);
    both(enough, not(of.iter().map(is_kept).fold(always(), both)))
}

fn at_least(number: Number, least: u32) -> Truth {
    compared(Relation::AtLeast, number, constant(least))
}

fn constant(number: u32) -> Number {
    Number::Constant(number.into())
}

#[cfg(test)]
mod tests {
    use super::Lowerings;
    use crate::automata::Plan;
    use crate::automata::logic::{Undecidable, Why};
    use crate::theorems::NotDecidable;
    use maths::games::Ruleset;

    #[test]
    fn amounts_that_no_automaton_finds_are_refused() {
        for (amounts, part, why) in [
            ("multiples of b", "multiples of y", Why::VaryingDivisor),
            ("primes", "primes", Why::NoAutomaton),
            ("squares", "squares", Why::NoAutomaton),
        ] {
            let ruleset: Ruleset = format!("rules:a b;move a by 1,{amounts}").parse().unwrap();
            let refused = Lowerings::new(&mut Plan::new(), &ruleset, ruleset.rules.own().unwrap()).err();
            let expected = NotDecidable::Rules(Undecidable { part: part.to_owned(), why });
            assert_eq!(refused, Some(expected), "{amounts}");
        }
    }
}
