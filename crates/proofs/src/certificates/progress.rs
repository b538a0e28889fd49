//! How far a check is.

use crate::certificates::Checking;

impl<C> Checking<C> {
    /// What is checked.
    pub fn certificate(&self) -> &C {
        &self.certificate
    }

    /// How many entries are checked.
    pub fn done(&self) -> usize {
        self.done
    }
}
