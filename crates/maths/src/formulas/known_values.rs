//! The source of the values G(…) in a formula.

use crate::games::{Coordinates, Position};
use crate::solver::{Filling, OwnTable, Table};
use crate::values::Nimber;

/// The Grundy values of a solved box, if there is one.
#[derive(Clone, Copy)]
pub enum KnownValues<'a> {
    /// No values are known, so G(…) has none.
    None,
    /// The values of a bar, of piles or of Nim.
    Table(&'a Table),
    /// The values of own rules with up to three coordinates.
    Own(&'a OwnTable),
}

impl KnownValues<'_> {
    /// The value of the position (x, y, z), where `p` is 1 with the pass and else 0. Rules with fewer coordinates have 0 in the place
    /// of the others. None where this is no position, or where its value is not known.
    pub fn value(self, numbers: [i64; 4]) -> Option<Nimber> {
        let [x, y, z, p] = numbers;
        let cell = |number: i64| u32::try_from(number).ok();
        let coordinates = Coordinates::from([cell(x)?, cell(y)?, cell(z)?]);
        let pass = match p {
            0 => false,
            1 => true,
            _ => return None,
        };
        match self {
            Self::None => None,
            Self::Table(table) => table.value(Position::at(coordinates).with_pass(pass)),
            Self::Own(table) => {
                let own = coordinates.resized(table.ruleset().rules.count());
                // No number is lost.
                let at = Position::at(own).with_pass(pass);
                (own.resized(3) == coordinates).then(|| table.at(at)).flatten()
            }
        }
    }
}
