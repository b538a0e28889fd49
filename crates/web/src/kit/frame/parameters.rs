//! The one table of the parameters in an embed's query. `docs/embedding.md` shows it, and a test holds the two together.

use crate::kit::frame::sets::{AUTO, Control, LONGEST_TASK, Lock, NONE, Theme, View};
use maths::values::Named;

maths::named! {
    /// A parameter of the query.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Parameter {
        /// The content of the frame.
        View = "view",
        /// The colours.
        Theme = "theme",
        /// The language.
        Language = "lang",
        /// The controls.
        Controls = "controls",
        /// Permission to ask for the solution.
        Hints = "hints",
        /// Permission to ask the solver at all.
        Solver = "solver",
        /// The parts that the reader cannot change.
        Lock = "lock",
        /// A switch for the sentences with the rules of the game.
        Rules = "rules",
        /// The task of the reader.
        Task = "task",
    }
}

impl Parameter {
    /// The allowed values, in words.
    pub fn values(self) -> String {
        match self {
            Self::View => names::<View>(),
            Self::Theme => names::<Theme>(),
            // Not all of them: a new language is one file, and no documentation has to change.
            Self::Language => format!("{AUTO} or a language, such as en or ja"),
            Self::Controls => format!("{NONE} or a list of {}", names::<Control>()),
            Self::Hints | Self::Solver | Self::Rules => "0, 1".into(),
            Self::Lock => format!("a list of {}", names::<Lock>()),
            Self::Task => format!("a text of at most {} characters", LONGEST_TASK),
        }
    }

    /// The default value; empty if the default is an empty text.
    pub fn usual(self) -> &'static str {
        match self {
            Self::View => "board",
            Self::Theme | Self::Language => "auto",
            Self::Controls => "turn,undo",
            Self::Hints | Self::Solver | Self::Rules => "1",
            Self::Lock | Self::Task => "",
        }
    }

    /// The meaning of the parameter, for the documentation.
    pub fn meaning(self) -> &'static str {
        match self {
            Self::View => "content",
            Self::Theme => "the colours; `auto` follows the system, in Firefox the page around the frame",
            Self::Language => "the language; `auto` follows the browser",
            Self::Controls => "content below the bar",
            Self::Hints => "0: no hint, no marks, no why, no winning moves",
            Self::Solver => "0: also, no Grundy value and no outcome anywhere",
            Self::Lock => "parts that the reader cannot change; `position` holds the ruleset as well",
            Self::Rules => "0: the rules of the game are not stated below the bar",
            Self::Task => "plain text above the bar",
        }
    }
}

fn names<T: Named>() -> String {
    T::ALL.iter().map(|one| one.key()).collect::<Vec<_>>().join(", ")
}
