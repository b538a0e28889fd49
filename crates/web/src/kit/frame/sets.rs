//! The closed sets of names in the query of an embed.

/// The names of a closed set.
pub trait Named: Copy + PartialEq + 'static {
    /// All of them, in the order in which they are listed.
    const ALL: &'static [Self];

    /// The name in the query.
    fn name(self) -> &'static str;

    /// The member with this name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == name)
    }
}

/// Declares a closed set with its names.
macro_rules! named {
    ($(#[$doc:meta])* $set:ident { $($(#[$one_doc:meta])* $one:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $set { $($(#[$one_doc])* $one,)* }

        impl Named for $set {
            const ALL: &'static [Self] = &[$(Self::$one),*];

            fn name(self) -> &'static str {
                match self { $(Self::$one => $name),* }
            }
        }
    };
}

named! {
    /// The content of the frame.
    View {
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
    Theme {
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
    Control {
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
    Lock {
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
