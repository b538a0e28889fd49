//! The statements of a claim, in shifted coordinates: X = x + i, Y = y + j, Z = z + l. P is 1 while the pass is there, then 0. In
//! these a set that an automaton accepts has one part; one that is given by a nim-sum has one, or two with a pass:
//!
//! - *sum*: legal, and X ⊕ Y ⊕ Z = 0, with a pass X ⊕ Y ⊕ Z ⊕ P = 0;
//! - *alone*, with a pass: x = y = z = 0 and P = 1. There is no move, so this is a P-position whatever its nim-sum is.
//!
//! ```text
//!   coordinates of v:      0: X   1: Y   2: Z            3: P with a pass; those that follow are 4 and 5 then
//!                                                        of the hypotheses of (A) and the goals of (B) also
//!   a cut to a smaller X   3: U                                                  U = u + i
//!   … that lowers Y too    3: U   4: V                   V = v + j, v the rim over (u, z)
//!   the pass               4: U                          U is P after it; not at x = y = z = 0
//! ```

use crate::certificates::claim::{BarClaim, Members, Rim};
use crate::certificates::condition::{Condition, Conditions};
use std::rc::Rc;

/// For all integers v with the hypothesis there are integers w with one of the goals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statement {
    /// The number of coordinates of v.
    pub(super) coordinates: usize,
    pub(super) hypothesis: Conditions,
    pub(super) goals: Vec<Goal>,
}

/// Conditions on v and on some integers w, whose digits are the bits of a letter after those of v.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Goal {
    /// The number of coordinates of w.
    pub(super) sought: usize,
    pub(super) conditions: Conditions,
}

/// The places of X, Y, Z and P among the coordinates of v and w. Without a pass P is not read.
type Places = [usize; 4];

const POSITION: Places = [0, 1, 2, 3];

/// The statements that a claim follows from: (A) for each part of the set and each way into it, and (B).
pub(super) fn statements(claim: &BarClaim) -> Vec<Statement> {
    let (coordinates, goals) = (coordinates(claim), goals(claim));
    let mut all = Vec::new();
    for part in set(claim, POSITION) {
        for Goal { sought, conditions } in &goals {
            let hypothesis = Conditions([&part[..], &conditions.0].concat());
            all.push(Statement { coordinates: coordinates + sought, hypothesis, goals: Vec::new() });
        }
    }
    // Outside of the set: the nim-sum is not 0. That is no condition of the two kinds, so (B) is stated for all legal positions
    // with more goals, that the position itself is in the set.
    let itself = set(claim, POSITION).into_iter().map(|part| Goal { sought: 0, conditions: Conditions(part) });
    let hypothesis = Conditions(legal(claim, POSITION));
    all.push(Statement { coordinates, hypothesis, goals: itself.chain(goals).collect() });
    all
}

/// The number of coordinates of a position.
fn coordinates(claim: &BarClaim) -> usize {
    if claim.has_pass { 4 } else { 3 }
}

/// The ways in which a move can lead into a part of the set.
fn goals(claim: &BarClaim) -> Vec<Goal> {
    let (u, v) = (coordinates(claim), coordinates(claim) + 1);
    // The places of the coordinates after the move, the number of coordinates that are sought, and the conditions of the move.
    let mut moves: Vec<(Places, usize, Vec<Condition>)> = Vec::new();
    for lowered in [0, 1, 2] {
        let mut to = POSITION;
        to[lowered] = u;
        moves.push((to, 1, vec![less(claim, u, lowered)]));
    }
    for lowered in [0, 2] {
        let mut to = POSITION;
        (to[lowered], to[1]) = (u, v);
        let falls = claim.rim.iter().map(|rim| on_rim(claim, rim, to));
        moves.extend(falls.map(|falls| (to, 2, vec![less(claim, u, lowered), less(claim, v, 1), falls])));
    }
    if claim.has_pass {
        let [i, j, l] = claim.shifts();
        let not_terminal = at_least(claim, &[(0, 1), (1, 1), (2, 1)], i + j + l + 1);
        moves.push(([0, 1, 2, u], 1, vec![less(claim, u, 3), not_terminal]));
    }
    let into_set = moves.into_iter().flat_map(|(to, sought, of_move)| {
        set(claim, to)
            .into_iter()
            .map(move |part| Goal { sought, conditions: Conditions([part, of_move.clone()].concat()) })
    });
    into_set.collect()
}

/// The parts of the set.
fn set(claim: &BarClaim, at: Places) -> Vec<Vec<Condition>> {
    let legal = legal(claim, at);
    let places = &at[..coordinates(claim)];
    let said = match &claim.members {
        Members::NimSum(_) => Condition::NimSum { mask: places.iter().map(|place| 1 << place).sum() },
        Members::Accepted(automaton) => Condition::Accepts { places: places.to_vec(), automaton: Rc::clone(automaton) },
    };
    let mut parts = vec![[vec![said], legal.clone()].concat()];
    if let (Members::NimSum(shifts), true) = (&claim.members, claim.has_pass) {
        let mut alone = legal;
        alone.extend((0..3).map(|axis| at_least(claim, &[(at[axis], -1)], -shifts[axis])));
        alone.push(at_least(claim, &[(at[3], 1)], 1));
        parts.push(alone);
    }
    parts
}

/// No coordinate is negative, and y is at most the rim: a·x + b·z + c − d·y ≥ 0. P is 0 or 1.
fn legal(claim: &BarClaim, at: Places) -> Vec<Condition> {
    let shifts = claim.shifts();
    let not_negative = (0..3).map(|axis| at_least(claim, &[(at[axis], 1)], shifts[axis]));
    let mut conditions: Vec<Condition> = not_negative.collect();
    if let Some(rim) = &claim.rim {
        conditions.push(at_least(claim, &of_rim(rim, at, 1), of_shifts(claim, rim)));
    }
    if claim.has_pass {
        conditions.extend([at_least(claim, &[(at[3], 1)], 0), at_least(claim, &[(at[3], -1)], -1)]);
    }
    conditions
}

/// y is the rim, if the position is legal: d·y + d − 1 − (a·x + b·z + c) ≥ 0.
fn on_rim(claim: &BarClaim, rim: &Rim, at: Places) -> Condition {
    at_least(claim, &of_rim(rim, at, -1), 1 - rim.divisor - of_shifts(claim, rim))
}

/// The places and multiples of a·X + b·Z − d·Y, times a sign.
fn of_rim(rim: &Rim, at: Places, sign: i64) -> [(usize, i64); 3] {
    [(at[0], sign * rim.of_x), (at[1], -sign * rim.divisor), (at[2], sign * rim.of_z)]
}

/// The least value of a·X + b·Z − d·Y for legal positions: a·i + b·l − d·j − c.
fn of_shifts(claim: &BarClaim, rim: &Rim) -> i64 {
    let [i, j, l] = claim.shifts();
    rim.of_x * i + rim.of_z * l - rim.divisor * j - rim.constant
}

/// One coordinate is smaller than another.
fn less(claim: &BarClaim, smaller: usize, larger: usize) -> Condition {
    at_least(claim, &[(larger, 1), (smaller, -1)], 1)
}

/// The sum of multiples of the coordinates at some places is at least a number.
fn at_least(claim: &BarClaim, multiples: &[(usize, i64)], least: i64) -> Condition {
    // v and w have at most two more coordinates than a position.
    let mut coefficients = vec![0; coordinates(claim) + 2];
    for (place, multiple) in multiples {
        coefficients[*place] += multiple;
    }
    Condition::AtLeast { coefficients, least }
}
