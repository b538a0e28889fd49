//! The progress of a check.

use crate::certificates::Checking;

impl<C> Checking<C> {
    /// The certificate that is checked.
    pub fn certificate(&self) -> &C {
        &self.certificate
    }

    /// The number of entries that were checked.
    pub fn done(&self) -> usize {
        self.done
    }
}
