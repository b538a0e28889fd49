//! The size of an element, as it changes.

use crate::view::hooks::{use_effect_with, use_state_eq};
use crate::view::plane::decimal;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// The size of an element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// In CSS pixels, a whole number of device pixels.
    pub width: f64,
    /// In CSS pixels, a whole number of device pixels.
    pub height: f64,
    /// The number of device pixels of a CSS pixel.
    pub ratio: f64,
}

impl Size {
    /// Width and height for the stylesheet, as custom properties in CSS pixels.
    pub fn lengths(self) -> [(&'static str, String); 2] {
        [("--width", self.width), ("--height", self.height)].map(|(name, length)| (name, decimal(length) + "px"))
    }
}

/// The size of an element once it is in the document, rounded down to device pixels; `None` while it has no size.
#[hook]
pub fn use_size(node: &NodeRef) -> Option<Size> {
    let size = use_state_eq(|| None::<Size>);
    let (node, setter) = (node.clone(), size.setter());
    use_effect_with((), move |&()| {
        let look = {
            let node = node.clone();
            move || setter.set(node.cast::<Element>().and_then(|element| measured(&element)))
        };
        look();
        let look = Closure::<dyn FnMut()>::new(look);
        let observer = ResizeObserver::new(look.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, node.cast::<Element>()) {
            observer.observe(&element);
        }
        // The observer is disconnected before the closure is dropped; it would call a dropped closure otherwise.
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(look);
        }
    });
    *size
}

fn measured(element: &Element) -> Option<Size> {
    let ratio = web_sys::window()?.device_pixel_ratio().max(0.1);
    let bounds = element.get_bounding_client_rect();
    // A small tolerance, so that rounding errors do not lose a whole pixel.
    let [width, height] = [bounds.width(), bounds.height()].map(|length| (length * ratio + 1e-3).floor() / ratio);
    (width > 0.0 && height > 0.0).then_some(Size { width, height, ratio })
}
