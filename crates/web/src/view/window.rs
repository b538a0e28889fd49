//! The window, for code that also runs outside of a browser: native tests render pages as text.

use web_sys::Window;

/// The window; `None` outside of a browser.
pub(crate) fn window() -> Option<Window> {
    if cfg!(target_arch = "wasm32") { web_sys::window() } else { None }
}
