//! A platform with SCORM 1.2: an object with functions in a window around the page.

use crate::packages::Progress;
use crate::packages::scorm::elements;
use crate::packages::scorm::interaction;
use crate::platform::around;
use js_sys::Array;
use js_sys::Function;
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;

/// The connection, from `LMSInitialize` to `LMSFinish`.
pub struct Scorm {
    api: JsValue,
    /// What was reported last.
    said: Progress,
    /// How many interactions were set.
    interactions: usize,
    is_ended: bool,
}

impl Scorm {
    /// The platform and the code that it has kept. Nothing if there is none, or if it refuses to begin.
    pub(super) fn find() -> Option<(Self, Option<String>)> {
        let api = around::find("API")?;
        let scorm = Self { api, said: Progress::default(), interactions: 0, is_ended: false };
        if scorm.call("LMSInitialize", &[""])? == "false" {
            return None;
        }
        let code = scorm.call("LMSGetValue", &["cmi.suspend_data"]).filter(|code| !code.is_empty());
        Some((scorm, code))
    }

    pub(super) fn report(&mut self, progress: &Progress, seconds: u64) {
        if self.is_ended {
            return;
        }
        for (task, news) in progress.tasks.iter().enumerate() {
            let before = self.said.tasks.get(task).copied().unwrap_or_default();
            // A task that is begun and not solved is reported once; later, that it is solved.
            if *news != before && news.0 {
                self.set(interaction(self.interactions, task, news.1));
                self.interactions += 1;
            }
        }
        self.set(elements(progress, seconds));
        self.call("LMSCommit", &[""]);
        self.said = progress.clone();
    }

    pub(super) fn end(&mut self) {
        if !self.is_ended {
            self.call("LMSFinish", &[""]);
            self.is_ended = true;
        }
    }

    fn set(&self, elements: Vec<(String, String)>) {
        for (name, value) in elements {
            // A platform may refuse an element that it does not keep; the others still count.
            self.call("LMSSetValue", &[&name, &value]);
        }
    }

    /// What a function of the platform answers, as text; nothing where the platform has none.
    fn call(&self, name: &str, arguments: &[&str]) -> Option<String> {
        let function = Reflect::get(&self.api, &name.into()).ok()?.dyn_into::<Function>().ok()?;
        let arguments: Array = arguments.iter().map(|argument| JsValue::from_str(argument)).collect();
        let answer = function.apply(&self.api, &arguments).ok()?;
        Some(answer.as_string().unwrap_or_else(|| if answer.is_falsy() { "false".into() } else { "true".into() }))
    }
}
