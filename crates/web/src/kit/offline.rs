//! Keeps the page on this device, for times without a network, and hears of new versions. A service worker does it; the
//! packing step writes its list of files, so a page that is not packed has none.

use crate::kit::build;
use crate::view::listening::listen;
use js_sys::Reflect;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    RegistrationOptions, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
    ServiceWorkerUpdateViaCache, window,
};
use yew::Callback;

/// At the top of the site, so that it may answer for all of it.
const SERVICE: &str = "./sw.js";
/// The message that makes a new version take over.
const TAKE_OVER: &str = "take over";

/// A new version that was fetched completely, or that already runs in another tab.
#[derive(Clone)]
pub(crate) struct NewVersion {
    service: ServiceWorkerContainer,
    registration: Option<ServiceWorkerRegistration>,
    wants_it: Rc<Cell<bool>>,
}

impl PartialEq for NewVersion {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.wants_it, &other.wants_it) && self.registration == other.registration
    }
}

impl NewVersion {
    /// Makes the page one of the new version. The address keeps what it shows.
    pub(crate) fn apply(&self) {
        match self.registration.as_ref().and_then(ServiceWorkerRegistration::waiting) {
            // The page is loaded anew as soon as the new version answers for it.
            Some(waiting) => {
                self.wants_it.set(true);
                let _ = waiting.post_message(&TAKE_OVER.into());
            }
            None => reload(),
        }
    }

    fn of(&self, registration: &ServiceWorkerRegistration) -> Self {
        Self { registration: Some(registration.clone()), ..self.clone() }
    }

    /// The very first version is no new one.
    fn is_update(&self) -> bool {
        self.service.controller().is_some()
    }
}

/// Registers the service worker of a packed page outside a frame, and calls back when there is a new version. The page listens as long as
/// it is open. Users who have asked the browser to save data get no service worker, because it would fetch the whole site at once.
pub(crate) fn register(announce: Callback<NewVersion>) {
    let Some(service) = container().filter(|_| build::folder().is_some() && !is_framed()) else { return };
    if service.controller().is_none() && saves_data() {
        return;
    }
    let version = NewVersion { service, registration: None, wants_it: Rc::default() };
    hear_of_other_tabs(version.clone(), announce.clone());
    wasm_bindgen_futures::spawn_local(async move {
        // Without a service worker the page only needs its network.
        let _ = watch(version, announce).await;
    });
}

/// Browsers have none in opaque origins and without a secure connection: some throw when asked, others have nothing.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window()?.navigator();
    Reflect::get(&navigator, &"serviceWorker".into()).ok()?.dyn_into().ok()
}

/// True if readers have asked the browser to load little. Not every browser reports this.
fn saves_data() -> bool {
    let navigator = window().map(JsValue::from).and_then(|window| Reflect::get(&window, &"navigator".into()).ok());
    let connection = navigator.and_then(|navigator| Reflect::get(&navigator, &"connection".into()).ok());
    let answer = connection.filter(JsValue::is_object).and_then(|own| Reflect::get(&own, &"saveData".into()).ok());
    answer.is_some_and(|answer| answer.is_truthy())
}

fn is_framed() -> bool {
    window().is_none_or(|page| page.top().ok().flatten().is_none_or(|top| !js_sys::Object::is(&top, &page)))
}

/// The version that answers for this page has changed, on the wish of this page or of another tab.
fn hear_of_other_tabs(version: NewVersion, announce: Callback<NewVersion>) {
    let had_one = Cell::new(version.is_update());
    let service = version.service.clone();
    let changed = listen(&service, "controllerchange", move |_| {
        if version.wants_it.get() {
            reload();
        } else if had_one.replace(true) {
            announce.emit(version.clone());
        }
    });
    changed.forget();
}

async fn watch(version: NewVersion, announce: Callback<NewVersion>) -> Result<(), JsValue> {
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let registered = version.service.register_with_options(SERVICE, &options);
    let registration: ServiceWorkerRegistration = JsFuture::from(registered).await?.dyn_into()?;
    let version = version.of(&registration);
    if registration.waiting().is_some() && version.is_update() {
        announce.emit(version.clone());
    }
    // The browser may have found a version before the listener is set.
    follow(&registration, &version, &announce);
    let found = registration.clone();
    listen(&registration, "updatefound", move |_| follow(&found, &version, &announce)).forget();
    Ok(())
}

/// Announces the version that is being fetched once it is here completely.
fn follow(registration: &ServiceWorkerRegistration, version: &NewVersion, announce: &Callback<NewVersion>) {
    let Some(coming) = registration.installing() else { return };
    let (fetched, version, announce) = (coming.clone(), version.clone(), announce.clone());
    let changed = listen(&coming, "statechange", move |_| {
        if fetched.state() == ServiceWorkerState::Installed && version.is_update() {
            announce.emit(version.clone());
        }
    });
    changed.forget();
}

fn reload() {
    if let Some(page) = window() {
        // A page that cannot be reloaded stays as it is.
        let _ = page.location().reload();
    }
}
