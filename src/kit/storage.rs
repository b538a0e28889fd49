//! Small texts that are kept on this device. Where that is not allowed, or there is no room, the page works without.

use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The text that was kept under a key, if there is one and it may be read.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key, if that is possible.
pub(crate) fn keep(key: &str, text: &str) {
    if let Some(storage) = storage() {
        // A full storage is no error: the text is only lost with the page.
        let _ = storage.set_item(key, text);
    }
}
