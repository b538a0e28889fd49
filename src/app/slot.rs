//! The places on the page that wait for an answer.

/// The things asked of the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// The position on the board.
    Evaluation,
    /// Who wins the positions of the game.
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
    /// Whether the columns of Sharing Nim are palindromes.
    Columns,
    /// Which rows of Sharing Nim have which value.
    Rows,
    /// A position that may become a task.
    Practice,
    /// The plane in which P-positions were expected.
    Predict,
    /// The answers of the worksheet.
    Worksheet,
    /// What the page around an embed wants to know; the answer goes there and changes nothing here.
    Guest,
}

impl Slot {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Evaluation,
        Self::Advice,
        Self::Table,
        Self::TableBeside,
        Self::Heights,
        Self::HeightsBeside,
        Self::Line,
        Self::Columns,
        Self::Rows,
        Self::Practice,
        Self::Predict,
        Self::Worksheet,
        Self::Guest,
    ];
}
