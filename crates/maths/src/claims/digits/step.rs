//! The move from an N-position to a P-position, as the proofs construct it.

use crate::claims::descent::{Rim, lower};
use crate::claims::digits::{Row, Sum, Term, total};
use crate::games::{Axis, Game, Move, Position};

/// A move that makes the sum zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The method that found it.
    pub way: Way,
    /// Which of the terms the move is about.
    pub term: usize,
    /// The move.
    pub play: Move,
    /// The P-position it leads to.
    pub to: Position,
    /// y before and after, if the cut takes it down as well.
    pub clamps: Option<(u32, u32)>,
    /// The terms of the position it leads to, with as many digits as before.
    pub after: Vec<Term>,
}

/// A method of finding a winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Digit by digit.
    Columns {
        /// The leading column of the sum, counted from 0 at the right. The term has a 1 there and loses it; all columns
        /// left of it stay.
        leading: u32,
        /// The column in which y begins to follow the rim, if the cut takes y down.
        follows_from: Option<u32>,
    },
    /// To a position that the theorem names as an exception.
    ToException,
}

impl Step {
    /// The winning move of an N-position; none where no move is left.
    pub(super) fn from(sum: Sum, game: &Game, width: u32) -> Option<Self> {
        let rows = sum.rows(game);
        let (play, way) = match to_exception(sum, game, total(&rows)) {
            Some(play) => (play, Way::ToException),
            None => past_exceptions(sum, game, by_columns(sum, game, &rows)?),
        };
        let to = game.play(play)?;
        let axis = match play {
            Move::Cut { axis, .. } => Some(axis),
            Move::Share { .. } | Move::Lower { .. } | Move::Pass => None,
        };
        let (was, is) = (game.position()[Axis::Y], to.position()[Axis::Y]);
        let clamps = (axis != Some(Axis::Y) && is < was).then_some((was, is));
        let term = rows.iter().position(|row| row.1 == axis)?;
        Some(Self { way, term, play, to: to.position(), clamps, after: Term::all(&sum.rows(&to), width) })
    }
}

/// The move that removes the 1 of a term in the leading column of the sum. The term is p if p has a 1 there: then the move is the pass.
/// Otherwise it is y, whose breaks leave all else as it is. Otherwise it is the only term with a 1. (The proof of `triangular` Theorem 7.2
/// leaves out the case of three terms with a 1. A break of y is right in this case.)
fn by_columns(sum: Sum, game: &Game, rows: &[Row]) -> Option<(Move, Way)> {
    let total = total(rows);
    let leading = total.checked_ilog2()?;
    let has_one = |axis: Option<Axis>| rows.iter().find(|row| row.1 == axis && row.2 >> leading & 1 == 1);
    let order = [None, Some(Axis::Y), Some(Axis::X), Some(Axis::Z)];
    let &(_, axis, number) = order.into_iter().find_map(has_one)?;
    let Some(axis) = axis else { return Some((Move::Pass, Way::Columns { leading, follows_from: None })) };
    let needed = number ^ total;
    let (number, follows_from) = match rim_over(sum, game, axis) {
        Some(rim) => {
            let y = game.position()[Axis::Y];
            let lowered = lower(needed ^ y, y, rim);
            (lowered.cut, lowered.follows_from)
        }
        None => (needed, None),
    };
    let shift = if axis == Axis::Y { 0 } else { sum.shift(game) };
    let to = number.checked_add_signed(-shift)?;
    Some((Move::Cut { axis, to }, Way::Columns { leading, follows_from }))
}

/// The rim that a cut along `axis` can lower onto y.
pub(in crate::claims) fn rim_over(sum: Sum, game: &Game, axis: Axis) -> Option<Rim> {
    let bar = game.ruleset().rules.bar()?;
    match (bar.as_raised_triangle(), bar.as_step(), axis) {
        (Some((k, s)), _, Axis::X | Axis::Z) => {
            // x + z + s − k·y is at least 0 under the rim, and x + z + 2c − k·y is the slack.
            let low = if sum.is_offset() { 2 * i64::from(sum.shift(game)) - i64::from(s) } else { -i64::from(s) };
            let sum = u32::from(sum == Sum::OffsetWithPass && game.position().pass);
            Some(Rim { k: k.as_whole()?, adds_rest: true, low, sum })
        }
        (None, Some((k, _)), Axis::Z) => Some(Rim { k: k.as_whole()?, adds_rest: false, low: 0, sum: 0 }),
        (Some(_), _, Axis::Y) | (None, Some(_), Axis::X | Axis::Y) | (None, None, Axis::X | Axis::Y | Axis::Z) => None,
    }
}

/// The move to an exception from where the digits do not help.
fn to_exception(sum: Sum, game: &Game, total: u32) -> Option<Move> {
    let ([x, y, z], pass) = (game.position().xyz(), game.position().pass);
    let cut_off = |axis| Some(Move::Cut { axis, to: 0 });
    match sum {
        // (x, y, 0) and (0, y, z) can be cut to (0, 0, 0, 1), which is P (`pass` Lemma 4.2, Case 2.2).
        Sum::RaisedWithPass if pass && total > 1 && z == 0 => cut_off(Axis::X),
        Sum::RaisedWithPass if pass && total > 1 && x == 0 => cut_off(Axis::Z),
        // Sum 0 and yet N (`misere` Theorem 15, case 2.3).
        Sum::Exchanged if [x, y, z] == [1, 0, 1] => cut_off(Axis::X),
        Sum::RaisedWithPass
        | Sum::Exchanged
        | Sum::Heaps
        | Sum::Plain
        | Sum::Raised
        | Sum::Offset
        | Sum::OffsetWithPass
        | Sum::Paired => None,
    }
}

/// A move by columns, unless it would arrive at (0, 0, 0) or (1, 0, 1), which have sum 0 and yet are N under misère play. Then
/// (1, 0, 0) or (0, 0, 1) can be reached by cutting one less or one more (`misere` Lemma 14).
fn past_exceptions(sum: Sum, game: &Game, found: (Move, Way)) -> (Move, Way) {
    let is_past = game.play(found.0).is_none_or(|to| !sum.excepts(to.position()));
    match found.0 {
        Move::Cut { axis, to } if !is_past && sum == Sum::Exchanged => {
            (Move::Cut { axis, to: to ^ 1 }, Way::ToException)
        }
        Move::Cut { .. } | Move::Share { .. } | Move::Lower { .. } | Move::Pass => found,
    }
}
