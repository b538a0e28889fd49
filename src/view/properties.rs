//! Numbers for the stylesheet. They are set through the object model, so a page that forbids inline styles shows them too.

use crate::view::hooks::use_effect_with;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Keeps custom properties such as `--columns` of an element at these values.
#[hook]
pub fn use_properties(node: &NodeRef, values: Vec<(&'static str, String)>) {
    let node = node.clone();
    use_effect_with(values, move |values| {
        let Some(element) = node.cast::<HtmlElement>() else { return };
        for (name, value) in values {
            // A custom property takes any text.
            let _ = element.style().set_property(name, value);
        }
    });
}
