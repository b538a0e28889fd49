//! Places at which statements fail.

use crate::games::{Coordinates, Game, Position, Problems, Ruleset};
use std::fmt;
use std::str::FromStr;

/// A place at which a statement fails: a position, or, if the statement is about numbers alone, these numbers.
///
/// A witness is written as the position in its notation, `triangle:k=5:2,1,3`, or as the numbers, `11,6,13`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Witness {
    /// A position, with its ruleset.
    Position(Game),
    /// Two to six numbers that are no position, in the order of the statement.
    Numbers(Coordinates),
}

/// The size of a counterexample: its largest coordinate, then the sum of all, then the coordinates in their order, then p.
pub type Size = (u32, u64, Position);

impl Witness {
    /// A position that is known to be legal.
    pub fn at(ruleset: Ruleset, position: Position) -> Self {
        Self::Position(Game::lowered(ruleset, position))
    }

    /// The position with its ruleset, if it is one.
    pub fn game(self) -> Option<Game> {
        match self {
            Self::Position(game) => Some(game),
            Self::Numbers(_) => None,
        }
    }

    /// The numbers, or the coordinates of the position and whether the pass can still be used.
    pub fn position(self) -> Position {
        match self {
            Self::Position(game) => game.position(),
            Self::Numbers(numbers) => Position::at(numbers),
        }
    }

    /// The size of the witness. Of all counterexamples the smallest is named.
    pub fn size(self) -> Size {
        self.position().size()
    }
}

impl Position {
    /// The size of the position: its largest coordinate, then the sum of all, then the coordinates in their order, then p.
    pub fn size(self) -> Size {
        (self.coordinates.iter().copied().max().unwrap_or(0), self.coordinates.sum(), self)
    }
}

impl From<Game> for Witness {
    fn from(game: Game) -> Self {
        Self::Position(game)
    }
}

impl From<[u32; 3]> for Witness {
    /// Three numbers.
    fn from(numbers: [u32; 3]) -> Self {
        Self::Numbers(numbers.into())
    }
}

impl fmt::Display for Witness {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(game) => game.fmt(out),
            Self::Numbers(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                out.write_str(&numbers.join(","))
            }
        }
    }
}

impl FromStr for Witness {
    type Err = Problems;

    /// Reads numbers alone as such, and anything else as a position.
    fn from_str(text: &str) -> Result<Self, Problems> {
        let numbers: Option<Vec<u32>> = text.split(',').map(|number| number.parse().ok()).collect();
        match numbers.filter(|numbers| numbers.len() > 1).and_then(|numbers| Coordinates::new(&numbers)) {
            Some(numbers) => Ok(Self::Numbers(numbers)),
            None => text.parse().map(Self::Position),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Witness;

    fn witness(text: &str) -> Witness {
        text.parse().unwrap()
    }

    #[test]
    fn positions_and_numbers_are_read_as_they_are_written() {
        for text in ["triangle:k=5:2,1,3", "step:k=2,s=1,pass:4,1,1,1", "sharing:1,1,2,3,4", "11,6,13", "0,7"] {
            assert_eq!(witness(text).to_string(), text);
            let travelled = serde_json::to_string(&witness(text)).unwrap();
            assert_eq!(serde_json::from_str::<Witness>(&travelled).unwrap(), witness(text), "{travelled}");
            let bytes = postcard::to_allocvec(&witness(text)).unwrap();
            assert_eq!(postcard::from_bytes::<Witness>(&bytes).unwrap(), witness(text), "{bytes:?}");
        }
        assert_eq!((witness("nim:1,2,3").game().is_some(), witness("1,2,3").game()), (true, None));
        for text in ["", "7", "1,2,3,4,5,6,7", "1,x", "nim:1,2", "triangle:k=3:2,4,1"] {
            assert!(text.parse::<Witness>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_smaller_is_the_one_with_the_smaller_largest_coordinate_then_sum_then_coordinates_then_pass() {
        let ascending = [
            "nim:pass:0,0,0,0",
            "nim:0,1,1",
            "nim:1,0,1",
            "nim:pass:1,0,1,1",
            "1,1,1",
            "nim:0,2,0",
            "nim:2,0,0",
            "nim:0,1,2",
        ];
        assert!(ascending.map(|text| witness(text).size()).is_sorted());
    }
}
