//! What is kept on this device: the chapters that were won.

use crate::kit::storage;
use crate::play::Chapter;

const KEY: &str = "bittersweet.won";

/// The chapters that were won here.
pub(super) fn won() -> Vec<Chapter> {
    storage::read(KEY).unwrap_or_default().split(',').filter_map(Chapter::with_key).collect()
}

/// Keeps them.
pub(super) fn keep_won(won: &[Chapter]) {
    if !won.is_empty() {
        let keys: Vec<&str> = won.iter().map(|chapter| chapter.key()).collect();
        storage::keep(KEY, &keys.join(","));
    }
}
