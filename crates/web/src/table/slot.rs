//! The places on the page that wait for an answer, and sets of them.

/// The things asked of the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// The position on the board.
    Evaluation,
    /// The sum on the board, where there are several games.
    Sum,
    /// The outcomes of the positions of the game.
    Advice,
    /// The table.
    Table,
    /// The table of the ruleset beside.
    TableBeside,
    /// The plot.
    Heights,
    /// The plot of the ruleset beside.
    HeightsBeside,
    /// The line that is followed.
    Line,
    /// The check that the columns of Sharing Nim are palindromes.
    Columns,
    /// Which rows of Sharing Nim have which value.
    Rows,
}

impl Slot {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Evaluation,
        Self::Sum,
        Self::Advice,
        Self::Table,
        Self::TableBeside,
        Self::Heights,
        Self::HeightsBeside,
        Self::Line,
        Self::Columns,
        Self::Rows,
    ];
}

/// A set of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots(u16);

impl Slots {
    /// All slots.
    pub fn all() -> Self {
        Slot::ALL.into_iter().collect()
    }

    /// True if a slot is one of them.
    pub fn contains(self, slot: Slot) -> bool {
        self.0 & Self::bit(slot) != 0
    }

    fn bit(slot: Slot) -> u16 {
        1 << slot as u16
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        Self(slots.into_iter().fold(0, |bits, slot| bits | Self::bit(slot)))
    }
}
