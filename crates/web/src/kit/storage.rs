//! Small texts that are kept on this device. If that is not allowed, or there is no room, the page works without, and says so: no text is
//! lost in silence ([`keep`], [`try_keep`]).

use crate::view::hooks::{use_effect_with, use_state_eq};
use crate::view::listening::listen_until;
use std::cell::RefCell;
use web_sys::{Storage, StorageEvent};
use yew::prelude::*;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The text that was kept under a key, if there is one and it may be read.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key. Returns false if the browser refuses; the caller then reports it.
#[must_use]
pub fn try_keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

thread_local! {
    /// The keys whose texts could not be kept last.
    static REFUSED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    /// The listeners; they learn if any text was refused.
    static HEARD: RefCell<Vec<Callback<bool>>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a text under a key. If that is not possible, `use_refused` says so to the page.
pub fn keep(key: &'static str, text: &str) {
    let is_kept = try_keep(key, text);
    let is_refused = REFUSED.with_borrow_mut(|refused| {
        refused.retain(|other| *other != key);
        if !is_kept {
            refused.push(key);
        }
        !refused.is_empty()
    });
    HEARD.with_borrow(Clone::clone).iter().for_each(|heard| heard.emit(is_refused));
}

/// True if this browser has refused to keep a text of this page.
#[hook]
pub(crate) fn use_refused() -> bool {
    let is_refused = use_state_eq(|| false);
    let setter = is_refused.setter();
    use_effect_with((), move |()| {
        let heard = Callback::from(move |is_refused| setter.set(is_refused));
        heard.emit(REFUSED.with_borrow(|refused| !refused.is_empty()));
        HEARD.with_borrow_mut(|all| all.push(heard.clone()));
        move || HEARD.with_borrow_mut(|all| all.retain(|other| *other != heard))
    });
    *is_refused
}

/// Forgets the text under a key.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        // If the browser refuses to keep texts there is nothing to forget.
        let _ = storage.remove_item(key);
    }
}

/// The keys that begin so.
pub fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let key = |place| storage.key(place).ok().flatten();
    (0..storage.length().unwrap_or(0)).filter_map(key).filter(|key| key.starts_with(prefix)).collect()
}

/// A text that another page on this device has kept or forgotten.
pub struct Change {
    /// Under which key.
    pub key: String,
    /// The text before, if there was one.
    pub old: Option<String>,
    /// The text since then. The stored text may already be newer: the page gets that change later.
    pub new: Option<String>,
}

/// Calls back with each change by another page, in their order. Calling what is returned ends it.
pub fn listen(changed: impl Fn(Change) + 'static) -> impl FnOnce() {
    listen_until(web_sys::window(), "storage", move |event: &StorageEvent| {
        if let Some(key) = event.key() {
            changed(Change { key, old: event.old_value(), new: event.new_value() });
        }
    })
}
