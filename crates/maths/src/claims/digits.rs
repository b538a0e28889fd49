//! Theorems by nim-sums: numbers under each other in base 2, and the step that makes their sum zero.
//!
//! ```text
//!           columns   3 2 1 0
//!   x + s  =  10      1 0 1 0
//!   y      =   2      0 0 1 0
//!   z + s  =  13      1 1 0 1
//!                    ─────────
//!   ⊕      =   5      0 1 0 1      leading column 2: z has the only one in it, so z is cut
//! ```

mod step;
#[cfg(test)]
mod tests;

use crate::claims::shift_of;
use crate::games::{Axis, Bar, Game, Position, Rules};
use crate::solver::Formula;
use crate::values::Outcome;
pub(super) use step::rim_over;
pub use step::{Step, Way};

/// Which nim-sum tells the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sum {
    /// x ⊕ y ⊕ z of three heaps, which is the value as well.
    Heaps,
    /// x ⊕ y ⊕ z.
    Plain,
    /// x ⊕ y ⊕ z, with two P-positions and two N-positions exchanged: (0, 0, 0) and (1, 0, 1) for (1, 0, 0) and (0, 0, 1).
    Exchanged,
    /// (x+s) ⊕ y ⊕ (z+s).
    Raised,
    /// (x+s) ⊕ y ⊕ (z+s) ⊕ p, and (0, 0, 0, 1) is P as well.
    RaisedWithPass,
    /// (x+c) ⊕ y ⊕ (z+c): c is −1 on the triangular bar, where the sum is x ⊕ z if x or z is 0. For the rim
    /// ⌊(x+z+s)/k⌋ with s > 0 it is ⌊(s+1)/2⌋, less 1 if k = 4m+1.
    Offset,
    /// The same ⊕ p, but x ⊕ z where x or z is 0.
    OffsetWithPass,
    /// (σ(x)+s) ⊕ y ⊕ (z+s), where σ(x) is x, but the [partner] of x while the pass can be used.
    Paired,
}

/// A nim-sum, and what its theorem says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digits {
    /// The numbers that are added, in the order of the coordinates.
    pub terms: Vec<Term>,
    /// The nim-sum of the terms; its name is ⊕.
    pub sum: Term,
    /// True if the theorem names this position as an exception: its outcome is not that of the sum.
    pub is_exception: bool,
    /// The outcome: P for sum 0, otherwise N; for an exception the reverse.
    pub outcome: Outcome,
    /// The Grundy value, if the theorem gives it.
    pub value: Option<u32>,
    /// From an N-position a winning move, as the proof constructs it. None from a position that is won without a move.
    pub step: Option<Step>,
}

/// One number of the sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// As it is written, such as `z + s`.
    pub name: &'static str,
    /// The coordinate it shows; none for p and for the sum.
    pub axis: Option<Axis>,
    /// The number, up to 2·10⁹.
    pub value: u32,
    /// The digits in base 2 from the highest down; as many as the longest number of the sum has, and at least one.
    pub bits: Vec<bool>,
}

/// A term before its digits are written out.
pub(super) type Row = (&'static str, Option<Axis>, u32);

impl Digits {
    /// The sum of a position and what follows from it, whatever the ruleset.
    pub(super) fn of(sum: Sum, game: &Game) -> Self {
        let rows = sum.rows(game);
        let total = total(&rows);
        let width = (u32::BITS - rows.iter().fold(0, |all, row| all | row.2).leading_zeros()).max(1);
        let is_exception = sum.excepts(game.position());
        let outcome = if (total == 0) != is_exception { Outcome::P } else { Outcome::N };
        let (step, value) = match outcome {
            Outcome::P => (None, Some(0)),
            Outcome::N => (Step::from(sum, game, width), sum.value(game, total)),
        };
        let sum = Term::of(("⊕", None, total), width);
        Self { terms: Term::all(&rows, width), sum, is_exception, outcome, value, step }
    }
}

impl Sum {
    /// The sum that it is about.
    fn formula(self) -> Formula {
        match self {
            Self::Heaps | Self::Plain | Self::Exchanged => Formula::NimSum,
            Self::Raised | Self::RaisedWithPass | Self::Paired => Formula::Raised,
            Self::Offset | Self::OffsetWithPass => Formula::Lowered,
        }
    }

    /// The numbers that are added.
    pub(super) fn rows(self, game: &Game) -> Vec<Row> {
        let (position, s) = (game.position(), game.ruleset().rules.s().unwrap_or(0));
        let [x, y, z] = position.xyz();
        let [in_x, in_y, in_z] = Axis::ALL.map(Some);
        if self.is_offset() {
            let shift = self.shift(game);
            let names = if shift < 0 { ["x − 1", "z − 1"] } else { ["x + c", "z + c"] };
            let [x, z] = [x, z].map(|number| number.saturating_add_signed(shift));
            return match self.is_beyond(game) {
                true => vec![("x", in_x, x), ("z", in_z, z)],
                false => {
                    let pass = (self == Self::OffsetWithPass).then_some(("p", None, u32::from(position.pass)));
                    [(names[0], in_x, x), ("y", in_y, y), (names[1], in_z, z)].into_iter().chain(pass).collect()
                }
            };
        }
        let terms = self.formula().terms([x, y, z], s).into_iter().zip([in_x, in_y, in_z]);
        let mut rows: Vec<Row> = terms.map(|((name, number), axis)| (name, axis, number as u32)).collect();
        if self == Self::Paired && position.pass {
            rows[0] = ("σ(x) + s", in_x, partner(x) + s);
        }
        if self == Self::RaisedWithPass {
            rows.push(("p", None, u32::from(position.pass)));
        }
        rows
    }

    /// The nim-sum of a position.
    pub(super) fn total(self, game: &Game) -> u32 {
        total(&self.rows(game))
    }

    /// True if c is added to x and z.
    pub(super) fn is_offset(self) -> bool {
        matches!(self, Self::Offset | Self::OffsetWithPass)
    }

    /// True if x − 1 or z − 1 would be negative.
    pub(super) fn is_beyond(self, game: &Game) -> bool {
        let [x, _, z] = game.position().xyz();
        self.is_offset() && (x == 0 || z == 0) && offset(game.ruleset().rules) < 0
    }

    /// The number added to x and z.
    pub(super) fn shift(self, game: &Game) -> i32 {
        match self {
            Self::Heaps | Self::Plain | Self::Exchanged => 0,
            Self::Raised | Self::RaisedWithPass | Self::Paired => game.ruleset().rules.s().map_or(0, u32::cast_signed),
            Self::Offset | Self::OffsetWithPass if self.is_beyond(game) => 0,
            Self::Offset | Self::OffsetWithPass => offset(game.ruleset().rules),
        }
    }

    /// True if the theorem names a position as an exception: its outcome is not that of its sum.
    pub(super) fn excepts(self, position: Position) -> bool {
        match self {
            Self::RaisedWithPass => position.xyz() == [0; 3] && position.pass,
            Self::Exchanged => [[0, 0, 0], [1, 0, 1], [1, 0, 0], [0, 0, 1]].contains(&position.xyz()),
            Self::Heaps | Self::Plain | Self::Raised | Self::Offset | Self::OffsetWithPass | Self::Paired => false,
        }
    }

    /// The Grundy value of an N-position with this total, where it is known.
    fn value(self, game: &Game, total: u32) -> Option<u32> {
        match self {
            // Values of heaps add up (`triangular` Theorem 2.1).
            Self::Heaps => Some(total),
            Self::Raised => u32::try_from(Formula::Shifted.value(&game.ruleset(), game.position())).ok(),
            Self::RaisedWithPass
            | Self::Offset
            | Self::OffsetWithPass
            | Self::Paired
            | Self::Plain
            | Self::Exchanged => None,
        }
    }
}

/// The c of [`Sum::Offset`].
fn offset(rules: Rules) -> i32 {
    match rules.bar().and_then(Bar::as_raised_triangle) {
        Some((k, s)) if s > 0 => shift_of(k.as_whole().unwrap_or_default(), s),
        Some(_) | None => -1,
    }
}

/// The other length of the pair in which a length of the strip is while a pass can be used: 1 and 2, 3 and 4, and so on. 0 is alone.
pub fn partner(x: u32) -> u32 {
    if x == 0 { 0 } else { ((x - 1) ^ 1) + 1 }
}

/// The nim-sum.
fn total(rows: &[Row]) -> u32 {
    rows.iter().fold(0, |total, row| total ^ row.2)
}

impl Term {
    fn of((name, axis, value): Row, width: u32) -> Self {
        Self { name, axis, value, bits: (0..width).rev().map(|column| value >> column & 1 == 1).collect() }
    }

    fn all(rows: &[Row], width: u32) -> Vec<Self> {
        rows.iter().map(|&row| Self::of(row, width)).collect()
    }
}
