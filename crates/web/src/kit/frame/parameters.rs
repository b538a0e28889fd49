//! The one table of the parameters in an embed's query. `docs/embedding.md` shows it, and a test holds the two together.

use crate::kit::frame::sets::{AUTO, Control, LONGEST_TASK, Lock, NONE, Named, Theme, View};

/// A parameter of the query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The content of the frame.
    View,
    /// The colours.
    Theme,
    /// The language.
    Language,
    /// The controls.
    Controls,
    /// Permission to ask for the solution.
    Hints,
    /// Permission to ask the solver at all.
    Solver,
    /// The parts that the reader cannot change.
    Lock,
    /// A switch for the sentences with the rules of the game.
    Rules,
    /// The task of the reader.
    Task,
}

impl Parameter {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::View,
        Self::Theme,
        Self::Language,
        Self::Controls,
        Self::Hints,
        Self::Solver,
        Self::Lock,
        Self::Rules,
        Self::Task,
    ];

    /// The name of the parameter in the query.
    pub fn name(self) -> &'static str {
        match self {
            Self::View => "view",
            Self::Theme => "theme",
            Self::Language => "lang",
            Self::Controls => "controls",
            Self::Hints => "hints",
            Self::Solver => "solver",
            Self::Lock => "lock",
            Self::Rules => "rules",
            Self::Task => "task",
        }
    }

    /// The parameter of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|parameter| parameter.name() == name)
    }

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
    T::ALL.iter().map(|one| one.name()).collect::<Vec<_>>().join(", ")
}
