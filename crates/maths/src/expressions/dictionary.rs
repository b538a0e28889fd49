//! The words that texts have for numbers.

use crate::expressions::{Reason, Variable};
use crate::values::quoted;

/// The words that texts have for numbers.
pub trait Dictionary {
    /// The number that a word names; `None` if it names none.
    ///
    /// # Errors
    /// When it might name two.
    fn meaning(&self, word: &str) -> Result<Option<Variable>, Reason>;

    /// Why a word is wrong that names no number and no function.
    fn unknown(&self, word: &str) -> Reason;
}

/// The names of the language.
pub(super) struct Usual;

impl Dictionary for Usual {
    fn meaning(&self, word: &str) -> Result<Option<Variable>, Reason> {
        Ok(Variable::with_key(word))
    }

    fn unknown(&self, word: &str) -> Reason {
        Reason::UnknownName(quoted(word))
    }
}

/// A text with other letters in place of those that are words by themselves; longer words are names of functions. It has as many
/// characters as before, so that mistakes are pointed at where they are.
pub(crate) fn with_letters(text: &str, mut letter: impl FnMut(&str) -> &'static str) -> String {
    let mut changed = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = first.is_ascii_alphabetic();
        let end = rest.find(|character: char| character.is_ascii_alphabetic() != is_word).unwrap_or(rest.len());
        let (run, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
        changed.push_str(if is_word && run.len() == 1 { letter(run) } else { run });
        rest = after;
    }
    changed
}
