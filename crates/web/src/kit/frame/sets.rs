//! The closed sets of names in the query of an embed.

use maths::named;

named! {
    /// The content of the frame.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum View {
        /// The position, to be cut.
        Board = "board",
        /// A plane of Grundy values.
        Table = "table",
        /// The P-positions.
        Plot = "plot",
        /// A column of Sharing Nim.
        Columns = "columns",
    }
}

named! {
    /// Light on dark, or dark on light.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Theme {
        /// As the page around it, or the system.
        Auto = "auto",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
    }
}

named! {
    /// The controls below the bar.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Control {
        /// Whose turn it is, and who has won.
        Turn = "turn",
        /// Undo, redo, start again.
        Undo = "undo",
        /// The players: two people, or a person and the computer.
        Players = "players",
        /// Grundy value and outcome.
        Value = "value",
        /// The ruleset and the coordinates.
        Parameters = "parameters",
        /// Hints in three steps.
        Hint = "hint",
        /// The switch that marks every groove.
        Marks = "marks",
        /// Why the position has its value.
        Why = "why",
        /// The position as a line of text.
        Notation = "notation",
    }
}

named! {
    /// The parts that the reader cannot change. The page around the frame can change them, since it has set the lock.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Lock {
        /// Another position, and with it another ruleset, cannot be put on the board.
        Position = "position",
        /// Another ruleset cannot.
        Ruleset = "ruleset",
        /// No moves can be made, taken back or made again.
        Moves = "moves",
    }
}

/// No controls at all.
pub(super) const NONE: &str = "none";
/// As the browser or the page around has it.
pub(super) const AUTO: &str = "auto";
/// The most characters of a task.
pub(super) const LONGEST_TASK: usize = 300;
