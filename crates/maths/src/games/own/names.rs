//! The names of coordinates.

use crate::games::Coordinate;
use crate::games::own::bad::WhyNoClause;
use crate::values::quoted;
use serde::{Deserialize, Serialize};

/// One small letter for each coordinate.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub(super) struct Names(pub(super) Vec<&'static str>);

impl Names {
    /// The letters that can be names. `p` is the pass.
    const LETTERS: &'static str = "abcdefghijklmnoqrstuvwxyz";

    /// The coordinate with this name.
    pub(super) fn find(&self, name: &str) -> Option<Coordinate> {
        self.0.iter().position(|known| *known == name).and_then(Coordinate::new)
    }

    /// That a name is not one of these.
    pub(super) fn unknown(&self, name: &str) -> WhyNoClause {
        WhyNoClause::UnknownName { name: quoted(name), known: self.0.clone() }
    }
}

impl From<String> for Names {
    fn from(letters: String) -> Self {
        let letter = |letter: char| Self::LETTERS.find(letter).and_then(|at| Self::LETTERS.get(at..=at));
        Self(letters.chars().filter_map(letter).collect())
    }
}

impl From<Names> for String {
    fn from(names: Names) -> Self {
        names.0.concat()
    }
}
