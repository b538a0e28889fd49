//! Numbers for the stylesheet. An element takes them with `~style`, through the object model, so a page that forbids inline styles shows
//! them too. They are set with the element: if the browser is busy, it paints before an effect could set them, and what is below would shift.

use std::fmt::Display;
use wasm_bindgen::JsValue;

/// Custom properties as a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Properties(String);

/// Outside of a browser, where tests render pages as text, there are no values of JavaScript.
impl From<Properties> for JsValue {
    fn from(properties: Properties) -> Self {
        if cfg!(target_arch = "wasm32") { properties.0.into() } else { Self::UNDEFINED }
    }
}

/// Custom properties such as `--columns`, as an element's `~style` takes them: `--columns:5;--rows:6;`. Values are numbers, lengths and
/// colours, without semicolons.
pub fn properties<T: Display>(values: impl IntoIterator<Item = (&'static str, T)>) -> Properties {
    Properties(values.into_iter().map(|(name, value)| format!("{name}:{value};")).collect())
}

#[cfg(test)]
mod tests {
    use super::properties;

    #[test]
    fn each_has_its_name_and_value() {
        assert_eq!(properties([("--columns", 5), ("--rows", 6)]).0, "--columns:5;--rows:6;");
        assert_eq!(properties(None::<(&str, u32)>).0, "");
    }
}
