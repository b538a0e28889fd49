//! Data of a ruleset that is kept once for the whole program, so that rulesets can be copied and compared as cheaply as
//! numbers.
//!
//! A rim formula or a row of heights is stored at its first use and never freed, as a compiler stores the names of a program:
//! the same text always gives the same address. What one entry takes is bounded (a text of at most
//! [`RimFormula::LONGEST`](crate::games::RimFormula::LONGEST) characters, a few hundred bytes), so a thousand different rims
//! take less than a megabyte.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::PoisonError;

/// One value for each key.
pub(super) struct Interned<K, T: 'static>(Mutex<BTreeMap<K, &'static T>>);

impl<K: Ord, T> Interned<K, T> {
    pub(super) const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// The value of a key: the one that is kept, or the one that `make` returns, which is kept from now on.
    ///
    /// # Errors
    /// Those of `make`.
    pub(super) fn get_or_make<E>(&self, key: K, make: impl FnOnce() -> Result<T, E>) -> Result<&'static T, E> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&value) = kept.get(&key) {
            return Ok(value);
        }
        let value: &'static T = Box::leak(Box::new(make()?));
        kept.insert(key, value);
        Ok(value)
    }
}
