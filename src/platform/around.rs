//! The windows around the page.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::Window;

/// How many windows around the page are looked at: the usual search of SCORM gives up after some, too.
const MOST: usize = 20;

/// The object with this name in the page's window, in a window around it, or in the window that has opened one of these.
pub(super) fn find(name: &str) -> Option<JsValue> {
    let window = web_sys::window()?;
    upwards(window.clone(), name).or_else(|| {
        let top = window.top().ok().flatten().unwrap_or(window);
        let opener = top.opener().ok()?.dyn_into::<Window>().ok()?;
        upwards(opener, name)
    })
}

fn upwards(mut window: Window, name: &str) -> Option<JsValue> {
    for _ in 0..MOST {
        // A window of another origin refuses to be asked: then there is nothing for this page.
        let found = Reflect::get(&window, &name.into()).ok().filter(JsValue::is_object);
        if found.is_some() {
            return found;
        }
        let parent = window.parent().ok().flatten()?;
        if js_sys::Object::is(&parent, &window) {
            return None;
        }
        window = parent;
    }
    None
}
