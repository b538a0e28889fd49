//! Small texts that are kept on this device. Where that is not allowed, or there is no room, the page works without.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Storage;
use web_sys::StorageEvent;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The text that was kept under a key, if there is one and it may be read.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key; whether that was possible.
pub(crate) fn keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets the text under a key.
pub(crate) fn forget(key: &str) {
    if let Some(storage) = storage() {
        // Where nothing can be kept there is nothing to forget.
        let _ = storage.remove_item(key);
    }
}

/// The keys that begin so.
pub(crate) fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let key = |place| storage.key(place).ok().flatten();
    (0..storage.length().unwrap_or(0)).filter_map(key).filter(|key| key.starts_with(prefix)).collect()
}

/// Calls back with the key, and with what was under it before, when another page of this device has kept or forgotten something. Dropping what is
/// returned ends it.
pub(crate) fn listen(changed: impl Fn(String, Option<String>) + 'static) -> impl FnOnce() {
    let listener = Closure::<dyn Fn(StorageEvent)>::new(move |event: StorageEvent| {
        if let Some(key) = event.key() {
            changed(key, event.old_value());
        }
    });
    let function: js_sys::Function = listener.as_ref().unchecked_ref::<js_sys::Function>().clone();
    let target = web_sys::window();
    if let Some(window) = &target {
        let _ = window.add_event_listener_with_callback("storage", &function);
    }
    move || {
        if let Some(window) = &target {
            let _ = window.remove_event_listener_with_callback("storage", &function);
        }
        drop(listener);
    }
}
