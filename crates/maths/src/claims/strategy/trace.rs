//! A trace: the binary digits of three numbers from the highest down, and how y compares with the rim after each of them.
//!
//! With X and Z for the numbers of x and z in the nim-sum, r is X + Z − k·y of the digits read so far (on a stair bar Z − k·y).
//!
//! ```text
//!   k = 5, (5, 2, 7)     x − 1   y   z − 1      r
//!   digit of 4             1     0     1        2    inside
//!   digit of 2             0     1     1        0    inside
//!   digit of 1             0     0     0        0    inside, so y is the rim
//! ```
//!
//! Once r is below, no digits bring it back and y is over the rim; once it is above, y stays under the rim. In between there is
//! one digit of y that keeps it inside.

use crate::claims::descent::Rim;
use crate::claims::digits::{Sum, rim_over};
use crate::claims::strategy::{Case, Says};
use crate::games::{Axis, Game};
use std::cmp::Ordering;

/// The position of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The position itself.
    Here,
    /// The numbers that the move would leave if y did not come down; they are not a position.
    Kept,
    /// The position after the move.
    After,
}

/// The order of r and the numbers that it has at the rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// y is over the rim.
    Below,
    /// y is the height of the rim.
    Inside,
    /// y is under the rim.
    Above,
}

/// The digits of one column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Counted from 0 at the right.
    pub column: u32,
    /// The digits of the numbers of x, y and z.
    pub digits: [u32; 3],
    /// r of the digits down to this one.
    pub r: i64,
    /// The level of r.
    pub level: Level,
}

/// The digits of three numbers along the rim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The position.
    pub stage: Stage,
    /// The numbers as they are written: y and those of x and z in the nim-sum.
    pub names: [&'static str; 3],
    /// The numbers.
    pub numbers: [u32; 3],
    /// True if r includes the number of x.
    pub adds_x: bool,
    /// k.
    pub k: u32,
    /// From the highest column down.
    pub columns: Vec<Column>,
    /// The number added to x and z.
    shift: i32,
}

impl Trace {
    /// The trace of a position; none where the sum has no three numbers or k is not whole.
    fn of(stage: Stage, sum: Sum, game: &Game) -> Option<Self> {
        let rows = sum.rows(game);
        let row = |axis: Axis| rows.iter().find(|row| row.1 == Some(axis));
        let [x, y, z] = [row(Axis::X)?, row(Axis::Y)?, row(Axis::Z)?];
        let rim = rim_over(sum, game, Axis::Z)?;
        let (names, numbers) = ([x.0, y.0, z.0], [x.2, y.2, z.2]);
        let columns = columns(rim, numbers);
        Some(Self { stage, names, numbers, adds_x: rim.adds_rest, k: rim.k, columns, shift: sum.shift(game) })
    }

    /// The same with the number for x or z that makes the nim-sum 0 with y as it is.
    fn kept(sum: Sum, game: &Game, axis: Axis) -> Option<Self> {
        let mut trace = Self::of(Stage::Kept, sum, game)?;
        trace.numbers[axis as usize] ^= sum.total(game);
        trace.columns = columns(rim_over(sum, game, Axis::Z)?, trace.numbers);
        Some(trace)
    }

    /// True if the trace is right for these rules. The digits are those of the numbers, and each r follows from the one before. The last r
    /// is X + Z − k·y, and the last level is the order of y and the rim. The level r does not return from below or above.
    pub fn holds(&self, game: &Game) -> bool {
        let mut read = [0_u32; 3];
        let mut before = (0, Level::Inside);
        for column in &self.columns {
            let [x, y, z] = column.digits.map(i64::from);
            let added = if self.adds_x { x + z } else { z };
            let is_next = column.r == 2 * before.0 + added - i64::from(self.k) * y;
            let stays = before.1 == Level::Inside || column.level == before.1;
            if !is_next || !stays {
                return false;
            }
            read = [0, 1, 2].map(|number| 2 * read[number] + column.digits[number]);
            before = (column.r, column.level);
        }
        let [x, y, z] = self.numbers.map(i64::from);
        let last = z + if self.adds_x { x } else { 0 } - i64::from(self.k) * y;
        read == self.numbers && before == (last, self.compared(game))
    }

    /// The order of y and the rim, by the rules alone.
    fn compared(&self, game: &Game) -> Level {
        let own = |axis: Axis| self.numbers[axis as usize].checked_add_signed(-self.shift);
        // The rim of a stair bar does not depend on x.
        let x = if self.adds_x { own(Axis::X) } else { Some(0) };
        let (Some(x), Some(z)) = (x, own(Axis::Z)) else { return Level::Below };
        match self.numbers[1].cmp(&game.ruleset().rules.rim(x, z)) {
            Ordering::Greater => Level::Below,
            Ordering::Equal => Level::Inside,
            Ordering::Less => Level::Above,
        }
    }
}

/// The traces of digits in a case that applies; `says` is the conclusion of its argument.
pub(super) fn traces(sum: Sum, game: &Game, case: Case, says: Says) -> Vec<Trace> {
    if case == Case::Inside {
        return Trace::of(Stage::Here, sum, game).into_iter().collect();
    }
    let is_by_digits =
        matches!(case, Case::LowerY | Case::Lower(_) | Case::LowerBoth(_) | Case::UsePass | Case::Shorten);
    let Says::MovesTo(play) = says else { return Vec::new() };
    let kept = if let Case::LowerBoth(axis) = case { Trace::kept(sum, game, axis) } else { None };
    let to = game.play(play).filter(|_| is_by_digits).and_then(|to| Trace::of(Stage::After, sum, &to));
    kept.into_iter().chain(to).collect()
}

fn columns(rim: Rim, numbers: [u32; 3]) -> Vec<Column> {
    let width = (u32::BITS - numbers.iter().fold(0, |all, number| all | number).leading_zeros()).max(1);
    let mut r = 0;
    let read = |column: u32| {
        let digits = numbers.map(|number| number >> column & 1);
        let [x, y, z] = digits.map(i64::from);
        r = 2 * r + z + if rim.adds_rest { x } else { 0 } - i64::from(rim.k) * y;
        let inside = rim.inside(column);
        let level = match r {
            r if r < inside.start => Level::Below,
            r if r < inside.end => Level::Inside,
            _ => Level::Above,
        };
        Column { column, digits, r, level }
    };
    (0..width).rev().map(read).collect()
}
