//! Requests to the platform, with the headers of xAPI.

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// The version of xAPI that is spoken.
const VERSION: &str = "1.0.3";

/// A request: its method, its address, the value of the header `Authorization`, and what it carries.
pub(super) struct Request<'a> {
    pub method: &'a str,
    pub address: &'a str,
    pub authorization: &'a str,
    pub body: Option<&'a str>,
    /// The media type of the body.
    pub kind: &'a str,
}

impl Request<'_> {
    /// Sends it, also while the page is left. `None` where the browser refuses to.
    pub(super) fn send(&self) -> Option<Promise> {
        let headers = Object::new();
        let set = |name: &str, value: &str| Reflect::set(&headers, &name.into(), &value.into());
        set("X-Experience-API-Version", VERSION).ok()?;
        if !self.authorization.is_empty() {
            set("Authorization", self.authorization).ok()?;
        }
        let init = RequestInit::new();
        init.set_method(self.method);
        if let Some(body) = self.body {
            set("Content-Type", self.kind).ok()?;
            init.set_body(&body.into());
        }
        init.set_headers(&headers);
        Reflect::set(&init, &"keepalive".into(), &true.into()).ok()?;
        Some(web_sys::window()?.fetch_with_str_and_init(self.address, &init))
    }

    /// The status and the text of the answer; `None` without an answer.
    pub(super) async fn answer(&self) -> Option<(u16, String)> {
        let response: Response = JsFuture::from(self.send()?).await.ok()?.dyn_into().ok()?;
        let text = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
        Some((response.status(), text))
    }
}

/// A text as JSON; `None` if it is none.
pub(super) fn parsed(text: &str) -> Option<JsValue> {
    js_sys::JSON::parse(text).ok()
}

/// A value as JSON.
pub(super) fn written(value: &JsValue) -> Option<String> {
    js_sys::JSON::stringify(value).ok().map(String::from)
}
