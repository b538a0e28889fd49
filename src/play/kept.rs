//! What is kept on this device: the chapters that were won, and the last game.

use crate::kit::storage;
use crate::play::Chapter;

const KEY: &str = "bittersweet.won";
const LAST: &str = "bittersweet.game";

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

/// The last game, as its address has it.
pub(super) fn last_game() -> Option<String> {
    storage::read(LAST).filter(|text| !text.is_empty())
}

/// Keeps a game that is going on; one that has ended is forgotten.
pub(super) fn keep_game(text: &str, is_over: bool) {
    storage::keep(LAST, if is_over { "" } else { text });
}
