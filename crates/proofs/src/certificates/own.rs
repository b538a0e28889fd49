//! Claims about own rules, and the statements that they follow from. The coordinates of a position have the places 0, 1 and so on; those
//! of an option that a move lowers follow them, in the order in which the move names them.

use crate::certificates::acceptor::Acceptor;
use crate::certificates::condition::{Condition, Conditions};
use crate::certificates::statement::{Goal, Statement};
use std::fmt;
use std::rc::Rc;

/// Numbers that a move lowers, all by the same amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lowered {
    /// The numbers, by their places. At least one.
    pub of: Vec<usize>,
    /// The least amount, at least 1.
    pub least: i64,
    /// The largest amount; none if any is allowed.
    pub most: Option<i64>,
}

/// Which of the positions are the P-positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnMembers {
    /// Those whose numbers have the nim-sum 0.
    NimSum,
    /// Those that an automaton accepts.
    Accepted(Rc<Acceptor>),
}

/// A claim about the P-positions of own rules without bounds, under normal play without a pass. All positions are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnClaim {
    count: usize,
    moves: Vec<Vec<Lowered>>,
    members: OwnMembers,
}

impl OwnClaim {
    /// The names of the numbers. There are no more.
    pub const NAMES: [&str; 4] = ["x", "y", "z", "w"];

    /// The claim about positions of `count` numbers. Each move lowers the numbers of its groups, and the amounts of different groups are
    /// independent. `None` if a group is empty, names a number twice or one beyond `count`, or allows the amount 0.
    pub fn new(count: usize, moves: Vec<Vec<Lowered>>, members: OwnMembers) -> Option<Self> {
        let is_move = |groups: &Vec<Lowered>| {
            let mut named: Vec<usize> = groups.iter().flat_map(|group| group.of.iter().copied()).collect();
            let all = named.len();
            named.sort_unstable();
            named.dedup();
            let is_group = |group: &Lowered| !group.of.is_empty() && group.least >= 1;
            let is_new = named.len() == all && named.last().is_some_and(|last| *last < count);
            is_new && groups.iter().all(is_group)
        };
        let fits = (1..=Self::NAMES.len()).contains(&count) && moves.iter().all(is_move);
        fits.then_some(Self { count, moves, members })
    }

    /// The number of numbers of a position.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The kinds of moves.
    pub fn moves(&self) -> &[Vec<Lowered>] {
        &self.moves
    }

    /// Which of the positions are the P-positions.
    pub fn members(&self) -> &OwnMembers {
        &self.members
    }
}

/// The statements that a claim follows from: (A) for each kind of move, and (B).
pub(super) fn statements(claim: &OwnClaim) -> Vec<Statement> {
    let here: Vec<usize> = (0..claim.count).collect();
    let (itself, legal) = (Conditions(set(claim, &here)), legal(claim, &here));
    let goals: Vec<Goal> = claim.moves.iter().map(|groups| into_set(claim, groups)).collect();
    let from_set = |Goal { sought, conditions }: &Goal| Statement {
        coordinates: claim.count + sought,
        hypothesis: Conditions([&itself.0[..], &conditions.0].concat()),
        goals: Vec::new(),
    };
    let mut all: Vec<Statement> = goals.iter().map(from_set).collect();
    let goals = std::iter::once(Goal { sought: 0, conditions: itself }).chain(goals).collect();
    all.push(Statement { coordinates: claim.count, hypothesis: Conditions(legal), goals });
    all
}

/// A kind of move that leads into the set.
fn into_set(claim: &OwnClaim, groups: &[Lowered]) -> Goal {
    let (mut to, mut sought): (Vec<usize>, usize) = ((0..claim.count).collect(), 0);
    for which in groups.iter().flat_map(|group| &group.of) {
        (to[*which], sought) = (claim.count + sought, sought + 1);
    }
    let mut conditions = set(claim, &to);
    for Lowered { of, least, most } in groups {
        let by = |which: usize, sign: i64| [(which, sign), (to[which], -sign)];
        let first = of[0];
        conditions.push(at_least(claim, &by(first, 1), *least));
        conditions.extend(most.map(|most| at_least(claim, &by(first, -1), -most)));
        for other in &of[1..] {
            conditions.push(at_least(claim, &[by(*other, 1), by(first, -1)].concat(), 0));
            conditions.push(at_least(claim, &[by(*other, -1), by(first, 1)].concat(), 0));
        }
    }
    Goal { sought, conditions: Conditions(conditions) }
}

/// The set, of the numbers at these places.
fn set(claim: &OwnClaim, at: &[usize]) -> Vec<Condition> {
    let said = match &claim.members {
        OwnMembers::NimSum => Condition::NimSum { mask: at.iter().map(|place| 1 << place).sum() },
        OwnMembers::Accepted(automaton) => Condition::Accepts { places: at.to_vec(), automaton: Rc::clone(automaton) },
    };
    [vec![said], legal(claim, at)].concat()
}

/// No number is negative.
fn legal(claim: &OwnClaim, at: &[usize]) -> Vec<Condition> {
    at.iter().map(|place| at_least(claim, &[(*place, 1)], 0)).collect()
}

/// The sum of multiples of the numbers at some places is at least a number. A move lowers at most `count` numbers, so
/// there are twice as many places.
fn at_least(claim: &OwnClaim, multiples: &[(usize, i64)], least: i64) -> Condition {
    let mut coefficients = vec![0; 2 * claim.count];
    for (place, multiple) in multiples {
        coefficients[*place] += multiple;
    }
    Condition::AtLeast { coefficients, least }
}

impl fmt::Display for OwnClaim {
    /// Writes what the claim says, with the rules.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Self::NAMES[..self.count].join(", ");
        write!(out, "for all {names} ≥ 0: if a move lowers")?;
        for (place, groups) in self.moves.iter().enumerate() {
            for (group, Lowered { of, least, most }) in groups.iter().enumerate() {
                let word = if group > 0 {
                    " and"
                } else if place > 0 {
                    ", or"
                } else {
                    ""
                };
                let of: Vec<&str> = of.iter().map(|which| Self::NAMES[*which]).collect();
                write!(out, "{word} {} by ", of.join(" and "))?;
                match most {
                    Some(most) if most == least => write!(out, "{least}")?,
                    Some(most) => write!(out, "{least} to {most}")?,
                    None => write!(out, "{least} or more")?,
                }
                out.write_str(if of.len() > 1 { " alike" } else { "" })?;
            }
        }
        write!(out, ", then ({names}) is a P-position if and only if ")?;
        match &self.members {
            OwnMembers::NimSum => write!(out, "{} = 0", Self::NAMES[..self.count].join(" ⊕ ")),
            OwnMembers::Accepted(automaton) => {
                write!(out, "the automaton with {} states accepts it", automaton.rows().len())
            }
        }
    }
}
