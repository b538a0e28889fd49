//! The theme that the page is shown in, for colours that are not the stylesheet's own work.

use crate::view::hooks::{use_effect_with, use_state_eq};
use crate::view::listening::listen;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::MediaQueryList;
use yew::prelude::*;

/// The look that the system asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Theme {
    /// Light on dark.
    pub is_dark: bool,
    /// The system's own few colours.
    pub is_forced: bool,
}

/// The questions, in the order of the fields.
const QUERIES: [&str; 2] = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

/// The present theme. A component that uses it is drawn again when it changes, and should build its palettes again.
#[hook]
pub fn use_theme() -> Theme {
    let theme = use_state_eq(Theme::default);
    let setter = theme.setter();
    use_effect_with((), move |&()| {
        let queries: Vec<MediaQueryList> = QUERIES.into_iter().filter_map(query).collect();
        let look = {
            let queries = queries.clone();
            move || {
                let matches = |index: usize| queries.get(index).is_some_and(MediaQueryList::matches);
                setter.set(Theme { is_dark: matches(0), is_forced: matches(1) });
            }
        };
        look();
        let hear = |query| {
            let look = look.clone();
            listen(query, "change", move |_| look())
        };
        let listening: Vec<_> = queries.iter().map(|query| hear(query)).collect();
        move || drop(listening)
    });
    *theme
}

/// True if the device or its user is as a media query says.
pub fn is_as(text: &str) -> bool {
    query(text).is_some_and(|query| query.matches())
}

fn query(text: &str) -> Option<MediaQueryList> {
    web_sys::window()?.match_media(text).ok()?
}

/// The result of reading the stylesheets as in the light theme, in whatever theme the page is shown: for drawings on white paper.
pub fn in_light_theme<T>(read: impl FnOnce() -> T) -> T {
    let sheets = dark_sheets();
    let disable = |is_off: bool| {
        for sheet in &sheets {
            // The call fails only if the sheet is no object.
            let _ = Reflect::set(sheet, &"disabled".into(), &is_off.into());
        }
    };
    // Nothing is drawn between the two: the page does not change.
    disable(true);
    let result = read();
    disable(false);
    result
}

/// The stylesheets that hold where the system asks for light on dark.
fn dark_sheets() -> Vec<JsValue> {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).unwrap_or_default();
    let sheets = web_sys::window().and_then(|window| window.document()).map(|page| get(&page, "styleSheets"));
    let all = sheets.map(|sheets| js_sys::Array::from(&sheets)).unwrap_or_default();
    let is_dark = |sheet: &JsValue| {
        let media = get(&get(sheet, "media"), "mediaText").as_string().unwrap_or_default();
        media.contains("prefers-color-scheme: dark") && get(sheet, "disabled") == JsValue::FALSE
    };
    all.iter().filter(is_dark).collect()
}
