//! The windows around the page.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Url, Window};

/// The largest number of windows around the page that are searched: the usual search of SCORM gives up after some, too.
const MOST: usize = 20;

/// The object with this name in the page's window, in a window around it, or in the window that has opened one of these; and the host of
/// the window that has it.
pub(super) fn find(name: &str) -> Option<(JsValue, String)> {
    let window = web_sys::window()?;
    upwards(window.clone(), name).or_else(|| {
        let top = window.top().ok().flatten().unwrap_or(window);
        let opener = top.opener().ok()?.dyn_into::<Window>().ok()?;
        upwards(opener, name)
    })
}

fn upwards(mut window: Window, name: &str) -> Option<(JsValue, String)> {
    for _ in 0..MOST {
        // A window of another origin refuses to be asked: then there is nothing for this page.
        let found = Reflect::get(&window, &name.into()).ok().filter(JsValue::is_object);
        if let Some(found) = found {
            let place = window.location();
            // A file has no host.
            let host = place.host().ok().filter(|host| !host.is_empty()).or_else(|| place.protocol().ok());
            return Some((found, host.unwrap_or_default()));
        }
        let parent = window.parent().ok().flatten()?;
        if js_sys::Object::is(&parent, &window) {
            return None;
        }
        window = parent;
    }
    None
}

/// The origins of pages that may have opened this one: the page that links to it or shows it in a frame, and the pages around it.
pub(super) fn launchers() -> Vec<String> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let referrer = window.document().map(|page| page.referrer()).and_then(|page| Url::new(&page).ok());
    // Not all browsers have this list; the others name the page around a frame as its referrer.
    let around = Reflect::get(&window.location(), &"ancestorOrigins".into()).unwrap_or_default();
    let around = js_sys::Array::from(&around);
    referrer
        .map(|page| page.origin())
        .into_iter()
        .chain(around.iter().filter_map(|origin| origin.as_string()))
        .collect()
}
