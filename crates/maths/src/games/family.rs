//! The families of games that the notation names.

use crate::games::Coordinate;

crate::named! {
    /// The families of games, without parameters, as the notation names them, in the order in which the page offers them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Family {
        /// The triangular bar.
        Triangle = "triangle",
        /// Strip and stair bar.
        Step = "step",
        /// The rectangular bar.
        Nim = "nim",
        /// A bar with any rim.
        Bar = "bar",
        /// Sharing Nim.
        Sharing = "sharing",
        /// Own rules.
        Own = "rules",
    }
}

impl Family {
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
