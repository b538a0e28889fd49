//! Small texts that the browser keeps until the tab is closed. If it refuses, the page works without.

use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// The text under a key, if there is one.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key; an empty one is forgotten.
pub fn keep(key: &str, text: &str) {
    if let Some(storage) = storage() {
        // A refused text is lost with the page, as all texts are in such a browser.
        let _ = if text.is_empty() { storage.remove_item(key) } else { storage.set_item(key, text) };
    }
}
