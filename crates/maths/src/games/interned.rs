//! Data of a ruleset that is kept once for the whole program, so that rulesets can be copied and compared as cheaply as
//! numbers.
//!
//! A rim formula or a row of heights is stored at its first use and never freed, as a compiler stores the names of a program: the same text
//! always gives the same address. The size of an entry is bounded (a text of at most
//! [`RimFormula::LONGEST`](crate::games::RimFormula::LONGEST) characters, a few hundred bytes), so a thousand different rims take less than
//! a megabyte.

use std::sync::{Mutex, PoisonError};

/// One value for each key. They are few, so each is looked for from the first on; a map would be kilobytes of code.
pub(super) struct Interned<K, T: 'static>(Mutex<Vec<(K, &'static T)>>);

impl<K: PartialEq, T> Interned<K, T> {
    pub(super) const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// The value of a key: the stored value, or the value that `make` returns, which is stored now.
    ///
    /// # Errors
    /// Those of `make`.
    pub(super) fn get_or_make<E>(&self, key: K, make: impl FnOnce() -> Result<T, E>) -> Result<&'static T, E> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, value)) = kept.iter().find(|(known, _)| *known == key) {
            return Ok(value);
        }
        let value: &'static T = Box::leak(Box::new(make()?));
        kept.push((key, value));
        Ok(value)
    }
}
