//! One run at a time works on a file.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// Holds a file as long as it is there: nobody else gets it meanwhile. The system lets go of it when the process ends, however it ends.
pub(crate) struct Alone {
    _held: File,
}

impl Alone {
    /// Makes the file if there is none, and holds it. None if another run holds it.
    ///
    /// # Errors
    /// When the file cannot be made or held.
    pub(crate) fn on(path: &Path) -> io::Result<Option<Self>> {
        let held = File::options().create(true).append(true).open(path)?;
        match held.try_lock() {
            Ok(()) => Ok(Some(Self { _held: held })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(why)) => Err(why),
        }
    }
}
