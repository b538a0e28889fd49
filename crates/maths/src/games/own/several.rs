//! Moves that lower some of several coordinates, each by an amount that is independent of the others: `move some of x,y,z by any`; or all
//! of them, by amounts that a condition joins: `move x by s and y by t where abs(s-t)<2`.

use crate::games::own::amounts::{Amount, Turn};
use crate::games::own::entries::Factors;
use crate::games::program::Program;
use crate::games::{Coordinate, Coordinates, Direction};
use serde::{Deserialize, Serialize};

/// A line of places that solvers add options to. The options of a place c on it are the places c − t · `along`, and of each of these the
/// options on other lines.
pub(crate) struct OwnLine {
    /// The direction of the line.
    pub(crate) along: Direction,
    /// The places of the other lines in the list. All of them are before this one.
    pub(crate) others: Vec<usize>,
}

impl From<Direction> for OwnLine {
    fn from(along: Direction) -> Self {
        Self { along, others: Vec::new() }
    }
}

/// The coordinates of which a move lowers at least one.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Several {
    /// A kind of move for each of the coordinates.
    pub(super) each: Vec<Turn>,
    /// The most coordinates that a move lowers.
    pub(super) most: usize,
    /// If there is a condition, a move lowers every coordinate, by amounts for which this is 1.
    pub(super) condition: Option<Program>,
}

impl Several {
    /// True if solvers find its options on lines.
    pub(super) fn is_lined(&self) -> bool {
        self.condition.is_none() && self.each.iter().all(|turn| turn.amounts.contains(&Amount::Any))
    }

    /// Adds the lines of its options. The line with the numbers j and k has the options that lower coordinate j, and at most k − 1 of those
    /// before it. Without the lines that no line of `most` needs, there are few.
    pub(super) fn add_lines(&self, lines: &mut Vec<OwnLine>) {
        let mut numbered: Vec<(usize, usize, usize)> = Vec::new();
        for (at, turn) in self.each.iter().enumerate() {
            let (j, after) = (at + 1, self.each.len() - at - 1);
            for k in self.most.saturating_sub(after).max(1)..=self.most.min(j) {
                let is_other = |(i, before, _): &&(usize, usize, usize)| *i < j && *before == (k - 1).min(*i);
                let others = numbered.iter().filter(is_other).map(|(_, _, line)| *line).collect();
                numbered.push((j, k, lines.len()));
                lines.push(OwnLine { along: turn.along, others });
            }
        }
    }

    /// True if a move may lower the coordinates by these amounts.
    pub(super) fn allows(&self, at: Coordinates, by: &Factors) -> bool {
        let is_allowed = |which: Coordinate| match by[which.index()] {
            0 => true,
            amount => self.each.iter().any(|turn| turn.along == which.into() && turn.allows(at, amount)),
        };
        let count = by.iter().filter(|amount| **amount > 0).count();
        count <= self.most && Coordinate::first(by.len()).all(is_allowed) && self.joins(by)
    }

    /// True if amounts, each of them allowed, are a move together.
    fn joins(&self, by: &Factors) -> bool {
        let is_lowered = |turn: &Turn| turn.along.first().is_some_and(|which| by[which.index()] > 0);
        match &self.condition {
            None => self.each.iter().any(is_lowered),
            Some(condition) => {
                self.each.iter().all(is_lowered) && condition.value(by).is_ok_and(|value| value.numerator() == 1)
            }
        }
    }

    /// Calls `visit` with the amounts of every move, those of the first coordinates changing last.
    pub(super) fn each_move(&self, at: Coordinates, mut visit: impl FnMut(&Factors)) {
        let mut visit = |by: &Factors| {
            if self.joins(by) {
                visit(by);
            }
        };
        lower(&self.each, at, self.most, &mut Factors::default(), &mut visit);
    }

    /// True if there is a move.
    pub(super) fn has_move(&self, at: Coordinates) -> bool {
        if self.condition.is_none() {
            return self.each.iter().any(|turn| turn.has_amount(at));
        }
        let mut has_move = false;
        self.each_move(at, |_| has_move = true);
        has_move
    }
}

/// Lowers at most `most` of the coordinates that are left.
fn lower(each: &[Turn], at: Coordinates, most: usize, by: &mut Factors, visit: &mut dyn FnMut(&Factors)) {
    let Some((turn, others)) = each.split_first() else { return visit(by) };
    lower(others, at, most, by, visit);
    let Some((which, most)) = turn.along.first().zip(most.checked_sub(1)) else { return };
    turn.each_amount(at, |amount| {
        by[which.index()] = amount;
        lower(others, at, most, by, visit);
    });
    by[which.index()] = 0;
}
