//! Allocations that can fail: a browser tab can have less memory than planned.

/// A number of bytes in megabytes of 1024² bytes, rounded up, for messages.
pub fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1024 * 1024)
}

/// The error of an allocation that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub struct NoMemory {
    /// The number of bytes requested.
    pub bytes: u64,
}

/// A list of `count` copies of a value.
pub(super) fn filled<T: Clone>(count: usize, value: T) -> Result<Vec<T>, NoMemory> {
    let mut all = Vec::new();
    let bytes = count as u64 * size_of::<T>() as u64;
    all.try_reserve_exact(count).map_err(|_| NoMemory { bytes })?;
    all.resize(count, value);
    Ok(all)
}

/// Lengthens a list to `count` entries, with copies of a value.
pub(super) fn extend<T: Clone>(all: &mut Vec<T>, count: usize, value: T) -> Result<(), NoMemory> {
    let bytes = count as u64 * size_of::<T>() as u64;
    all.try_reserve_exact(count.saturating_sub(all.len())).map_err(|_| NoMemory { bytes })?;
    all.resize(count, value);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{NoMemory, filled};

    #[test]
    fn what_cannot_be_had_is_an_error_and_not_the_end() {
        let bytes = 1 << 62;
        assert_eq!(filled((bytes / 8) as usize, 0u64), Err(NoMemory { bytes }));
        assert_eq!(filled(3, 7u8), Ok(vec![7; 3]));
    }
}
