//! The six statements of a claim, in shifted coordinates: X = x + i, Y = y + j, Z = z + l. In these the set is: legal, and
//! X ⊕ Y ⊕ Z = 0.
//!
//! ```text
//!   coordinates of v:      0: X   1: Y   2: Z            of the hypotheses of (A) and the goals of (B) also
//!   a cut to a smaller X   3: U                                                  U = u + i
//!   … that lowers Y too    3: U   4: V                   V = v + j, v the rim over (u, z)
//! ```

use crate::certificates::claim::NimSumClaim;
use crate::certificates::claim::Rim;
use crate::certificates::condition::Condition;
use crate::certificates::condition::Conditions;

/// For all integers v with the hypothesis there are integers w with one of the goals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statement {
    /// How many coordinates v has.
    pub(super) coordinates: usize,
    pub(super) hypothesis: Conditions,
    pub(super) goals: Vec<Goal>,
}

/// Conditions on v and on some integers w, whose digits are the bits of a letter after those of v.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Goal {
    /// How many coordinates w has.
    pub(super) sought: usize,
    pub(super) conditions: Conditions,
}

/// Where the coordinates of a position are among those of v and w.
type Places = [usize; 3];

const POSITION: Places = [0, 1, 2];

/// The statements that a claim follows from: (A) for each way of a cut, and (B).
pub(super) fn statements(claim: &NimSumClaim) -> Vec<Statement> {
    let goals = goals(claim);
    let mut all: Vec<Statement> = goals
        .iter()
        .map(|goal| {
            let mut hypothesis = in_set(claim, POSITION);
            hypothesis.extend(goal.conditions.0.iter().cloned());
            Statement { coordinates: 3 + goal.sought, hypothesis: Conditions(hypothesis), goals: Vec::new() }
        })
        .collect();
    // Outside of the set: the nim-sum is not 0. That is no condition of the two kinds, so (B) is stated for all legal positions
    // with one goal more, that the position itself is in the set.
    let itself = Goal { sought: 0, conditions: Conditions(in_set(claim, POSITION)) };
    let goals = std::iter::once(itself).chain(goals).collect();
    all.push(Statement { coordinates: 3, hypothesis: Conditions(legal(claim, POSITION)), goals });
    all
}

/// The ways in which a cut can lead into the set.
fn goals(claim: &NimSumClaim) -> Vec<Goal> {
    let mut goals = Vec::new();
    for lowered in [0, 1, 2] {
        let mut to = POSITION;
        to[lowered] = 3;
        let mut conditions = in_set(claim, to);
        conditions.push(less(3, lowered));
        goals.push(Goal { sought: 1, conditions: Conditions(conditions) });
    }
    let Some(rim) = &claim.rim else { return goals };
    for lowered in [0, 2] {
        let mut to = POSITION;
        (to[lowered], to[1]) = (3, 4);
        let mut conditions = in_set(claim, to);
        conditions.extend([less(3, lowered), less(4, 1), on_rim(claim, rim, to)]);
        goals.push(Goal { sought: 2, conditions: Conditions(conditions) });
    }
    goals
}

/// The position is legal and its nim-sum is 0.
fn in_set(claim: &NimSumClaim, at: Places) -> Vec<Condition> {
    let mut conditions = vec![Condition::NimSum { mask: at.iter().map(|place| 1 << place).sum() }];
    conditions.extend(legal(claim, at));
    conditions
}

/// No coordinate is negative, and y is at most the rim: a·x + b·z + c − d·y ≥ 0.
fn legal(claim: &NimSumClaim, at: Places) -> Vec<Condition> {
    let not_negative = (0..3).map(|axis| {
        let mut coefficients = vec![0; COORDINATES];
        coefficients[at[axis]] = 1;
        Condition::AtLeast { coefficients, least: claim.shifts[axis] }
    });
    let mut conditions: Vec<Condition> = not_negative.collect();
    if let Some(rim) = &claim.rim {
        conditions.push(Condition::AtLeast { coefficients: of_rim(rim, at), least: of_shifts(claim, rim) });
    }
    conditions
}

/// y is the rim, if the position is legal: d·y + d − 1 − (a·x + b·z + c) ≥ 0.
fn on_rim(claim: &NimSumClaim, rim: &Rim, at: Places) -> Condition {
    let coefficients = of_rim(rim, at).into_iter().map(|coefficient| -coefficient).collect();
    Condition::AtLeast { coefficients, least: 1 - rim.divisor - of_shifts(claim, rim) }
}

/// The coefficients of a·X + b·Z − d·Y.
fn of_rim(rim: &Rim, at: Places) -> Vec<i64> {
    let mut coefficients = vec![0; COORDINATES];
    for (place, multiple) in at.into_iter().zip([rim.of_x, -rim.divisor, rim.of_z]) {
        coefficients[place] = multiple;
    }
    coefficients
}

/// What a·X + b·Z − d·Y is at least for legal positions: a·i + b·l − d·j − c.
fn of_shifts(claim: &NimSumClaim, rim: &Rim) -> i64 {
    let [i, j, l] = claim.shifts;
    rim.of_x * i + rim.of_z * l - rim.divisor * j - rim.constant
}

/// One coordinate is smaller than another.
fn less(smaller: usize, larger: usize) -> Condition {
    let mut coefficients = vec![0; COORDINATES];
    (coefficients[larger], coefficients[smaller]) = (1, -1);
    Condition::AtLeast { coefficients, least: 1 }
}

/// The most coordinates that v and w have together.
const COORDINATES: usize = 5;
