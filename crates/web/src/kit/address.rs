//! The page's address: its fragment carries the state, and Back and Forward walk through it.

use crate::view::hooks::use_effect_with;
use crate::view::listening::listen_until;
use crate::view::window::window;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use yew::prelude::*;

thread_local! {
    /// The fragment that the page knows of: the first one that it read, then the last one that it wrote or heard.
    static KNOWN: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The fragment as the browser has it.
fn raw() -> String {
    window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// True if the page has read, written or heard the present fragment, or has read none yet.
fn is_known() -> bool {
    KNOWN.with_borrow(|known| known.as_ref().is_none_or(|known| *known == raw()))
}

/// Remembers the present fragment as one that the page knows of.
fn know() {
    KNOWN.set(Some(raw()));
}

/// The fragment, decoded. Text that cannot be decoded stays as it is.
pub fn fragment() -> String {
    let text = raw();
    KNOWN.with_borrow_mut(|known| {
        known.get_or_insert_with(|| text.clone());
    });
    js_sys::decode_uri_component(&text).map(String::from).unwrap_or(text)
}

/// The whole address of the page.
pub fn link() -> String {
    window().and_then(|window| window.location().href().ok()).unwrap_or_default()
}

/// The folder of the page.
pub fn base() -> String {
    let page = window().and_then(|window| window.document());
    page.and_then(|page| page.base_uri().ok().flatten())
        .unwrap_or_default()
        .split('#')
        .next()
        .unwrap_or_default()
        .into()
}

/// Puts the state into the address: as a new entry of the history, or in place of the present one. If a link has been opened that
/// the page has not read yet, the address stays: the page reads it next, and the state that it wrote here would hide it.
pub fn show(text: &str, as_new_entry: bool) {
    let Some(window) = window() else { return };
    if !is_known() {
        return;
    }
    let (Ok(history), Ok(path), Ok(query)) =
        (window.history(), window.location().pathname(), window.location().search())
    else {
        return;
    };
    // A fragment alone would be taken as one of the page's base, which may be another page.
    let url = format!("{path}{query}#{text}");
    // Browsers refuse after too many entries in a short time; the page itself is not touched by that.
    let _ = if as_new_entry {
        history.push_state_with_url(&JsValue::NULL, "", Some(&url))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&url))
    };
    know();
}

/// Opens another page in place of this one, which leaves the history.
pub fn replace(address: &str) {
    if let Some(window) = window() {
        // Browsers refuse only addresses that cannot be read.
        let _ = window.location().replace(address);
    }
}

/// Opens another page with the fragment of this one in place of this one.
pub fn hand_over(page: &str) {
    replace(&format!("{page}{}", raw()));
}

/// Calls `opened` with the fragment whenever the user goes back or forward or edits the address. A link that was opened between the
/// first reading and this is heard at once: the browser may paint in between.
#[hook]
pub fn use_opened(opened: Callback<String>) {
    use_effect_with((), move |()| {
        let later = opened.clone();
        let end = listen_until(window(), "popstate", move |_: &Event| hear(&later));
        // Only now: before, nobody would have heard of a link.
        if !is_known() {
            hear(&opened);
        }
        know();
        end
    });
}

fn hear(opened: &Callback<String>) {
    know();
    opened.emit(fragment());
}
