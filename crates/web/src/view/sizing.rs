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
        let watch = watch_size([node.cast()], look);
        move || drop(watch)
    });
    *size
}

/// An observer of elements; dropping it ends it.
pub struct SizeWatch {
    observer: ResizeObserver,
    _look: Closure<dyn FnMut()>,
}

/// Calls `look` at first and whenever one of these elements changes its size.
pub fn watch_size<const N: usize>(elements: [Option<Element>; N], look: impl FnMut() + 'static) -> Option<SizeWatch> {
    let look = Closure::<dyn FnMut()>::new(look);
    let observer = ResizeObserver::new(look.as_ref().unchecked_ref()).ok()?;
    elements.iter().flatten().for_each(|element| observer.observe(element));
    Some(SizeWatch { observer, _look: look })
}

impl Drop for SizeWatch {
    fn drop(&mut self) {
        // Before the closure is dropped; the observer would call a dropped closure otherwise.
        self.observer.disconnect();
    }
}

fn measured(element: &Element) -> Option<Size> {
    let ratio = web_sys::window()?.device_pixel_ratio().max(0.1);
    let bounds = element.get_bounding_client_rect();
    // A small tolerance, so that rounding errors do not lose a whole pixel.
    let [width, height] = [bounds.width(), bounds.height()].map(|length| (length * ratio + 1e-3).floor() / ratio);
    (width > 0.0 && height > 0.0).then_some(Size { width, height, ratio })
}
