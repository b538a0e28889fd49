//! The build that this page belongs to: the addresses of its workers, and a check for a newer build on the server.
//!
//! The page says so in `meta` elements, which the packing step writes:
//! - `bittersweet-assets` names the folder with everything else of the build, workers among it, as modules;
//! - `bittersweet-worker` and others named after workers are addresses of classic scripts, for a page that is one file.
//! - `bittersweet-lesson` is the lesson of a page that has one inside, `bittersweet-language` its language, and `bittersweet-site` the
//!   site it comes from.
//!
//! A page with neither comes from Trunk as it is, where Node.js is not installed, and its workers lie beside it.

use crate::view::window::window;
use js_sys::JsString;
use std::cell::LazyCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response, Worker, WorkerOptions, WorkerType};

fn said(name: &str) -> Option<String> {
    let meta = window()?.document()?.query_selector(&format!("meta[name=bittersweet-{name}]")).ok()??;
    meta.get_attribute("content")
}

/// The folder of this build's files, if it has been packed into one. The glossary and the page for pupils come with it.
pub fn folder() -> Option<String> {
    said("assets")
}

/// True if the glossary is beside this page, as it is beside each page that is drawn beforehand.
pub fn has_glossary() -> bool {
    cfg!(not(target_arch = "wasm32")) || folder().is_some()
}

/// The lesson in this page, if one was put into it.
pub fn lesson() -> Option<String> {
    said("lesson").filter(|word| !word.is_empty())
}

/// The language of the lesson in this page, if it says one.
pub fn language() -> Option<String> {
    said("language")
}

/// The folder of the site from which this page was saved; `None` if the page does not name it.
pub fn site() -> Option<String> {
    said("site").filter(|address| !address.is_empty())
}

thread_local! {
    static IS_SINGLE_FILE: LazyCell<bool> = LazyCell::new(|| said("worker").or_else(|| said("tutor")).is_some());
}

/// True if this page is one file, with nothing beside it.
pub fn is_single_file() -> bool {
    IS_SINGLE_FILE.with(|known| **known)
}

/// Starts the worker of this name.
///
/// # Errors
/// Where workers are not allowed. One that is missing says so later, as an event.
pub(crate) fn start_worker(name: &str) -> Result<Worker, JsValue> {
    // A page in one file may have no origin, and then no module can be a worker.
    if let Some(script) = said(name) {
        return Worker::new(&script);
    }
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let folder = folder().unwrap_or_else(|| "./".into());
    Worker::new_with_options(&format!("{folder}{name}_loader.js"), &options)
}

/// True if the server has another build of this page. False if the server cannot be reached.
pub(crate) async fn is_outdated() -> bool {
    has_other_folder().await == Some(true)
}

/// `None` if that cannot be known.
async fn has_other_folder() -> Option<bool> {
    let folder = folder()?;
    let window = window()?;
    let fresh = RequestInit::new();
    fresh.set_cache(RequestCache::NoCache);
    let request = window.fetch_with_str_and_init(&window.location().href().ok()?, &fresh);
    let response: Response = JsFuture::from(request).await.ok()?.dyn_into().ok()?;
    let page: JsString = JsFuture::from(response.text().ok()?).await.ok()?.dyn_into().ok()?;
    Some(response.ok() && !page.includes(&folder, 0))
}
