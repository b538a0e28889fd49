//! A platform with SCORM 1.2: an object with functions in a window around the page.

use crate::pupil::platform::around;
use files::lessons::packages::scorm::Api;
use js_sys::{Array, Function, Number, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The object, and the host of the window that has it.
pub struct Found {
    api: JsValue,
    pub(super) host: String,
}

impl Found {
    pub(super) fn find() -> Option<Self> {
        let (api, host) = around::find("API")?;
        Some(Self { api, host })
    }
}

impl Api for Found {
    fn call(&self, name: &str, arguments: &[&str]) -> Option<String> {
        let function = Reflect::get(&self.api, &name.into()).ok()?.dyn_into::<Function>().ok()?;
        let arguments: Array = arguments.iter().map(|argument| JsValue::from_str(argument)).collect();
        let answer = function.apply(&self.api, &arguments).ok()?;
        // Some platforms answer with numbers, or with values that are no texts.
        let number =
            answer.dyn_ref::<Number>().and_then(|number| number.to_string_with_radix(10).ok()).map(String::from);
        let truth = || if answer.is_falsy() { "false" } else { "true" };
        Some(answer.as_string().or(number).unwrap_or_else(|| truth().into()))
    }
}
