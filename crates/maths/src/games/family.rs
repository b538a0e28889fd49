//! The families of games that the notation names.

use crate::games::Coordinate;

/// The families of games, without parameters, as the notation names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// The rectangular bar.
    Nim,
    /// The triangular bar.
    Triangle,
    /// Strip and stair bar.
    Step,
    /// A bar with any rim.
    Bar,
    /// Sharing Nim.
    Sharing,
    /// Own rules.
    Own,
}

impl Family {
    /// All of them, in the order the page offers them.
    pub const ALL: [Self; 6] = [Self::Triangle, Self::Step, Self::Nim, Self::Bar, Self::Sharing, Self::Own];

    /// The name in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Nim => "nim",
            Self::Triangle => "triangle",
            Self::Step => "step",
            Self::Bar => "bar",
            Self::Sharing => "sharing",
            Self::Own => "rules",
        }
    }

    /// True if the positions are bars, and not piles.
    pub fn is_bar(self) -> bool {
        match self {
            Self::Nim | Self::Triangle | Self::Step | Self::Bar => true,
            Self::Sharing | Self::Own => false,
        }
    }

    /// The names of the coordinates, as many as there can be.
    pub fn names(self) -> &'static [&'static str] {
        if self.is_bar() { &["x", "y", "z"] } else { &["a", "b", "c", "d", "e", "f"] }
    }

    /// The coordinate with this name.
    pub fn named(self, name: &str) -> Option<Coordinate> {
        self.names().iter().position(|known| *known == name).and_then(Coordinate::new)
    }
}
