//! A clock, and timers that run once or repeatedly.

use crate::view::hooks::use_effect_with;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use yew::prelude::*;

/// Milliseconds since the page was opened, by a clock that cannot be set.
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

/// A timer that runs once. Dropping it cancels it.
pub struct Later {
    handle: i32,
    _then: Closure<dyn FnMut()>,
}

impl Drop for Later {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            window.clear_timeout_with_handle(self.handle);
        }
    }
}

/// Calls `then` once, after this many milliseconds. `None` if the page has no timers.
pub fn later(milliseconds: i32, then: impl FnMut() + 'static) -> Option<Later> {
    let then = Closure::<dyn FnMut()>::new(then);
    let window = web_sys::window()?;
    let handle = window
        .set_timeout_with_callback_and_timeout_and_arguments_0(then.as_ref().unchecked_ref(), milliseconds)
        .ok()?;
    Some(Later { handle, _then: then })
}

/// Milliseconds without a change after which a page computes by itself.
const PAUSE: i32 = 400;

/// Calls `then` if there is something due that has not changed for a short time.
#[hook]
pub fn use_pause<T: PartialEq + 'static>(due: Option<T>, then: Callback<()>) {
    use_effect_with(due, move |due| {
        let pause = due.as_ref().and_then(|_| later(PAUSE, move || then.emit(())));
        move || drop(pause)
    });
}

/// A timer that runs repeatedly until it is dropped.
pub struct Every {
    handle: i32,
    _then: Closure<dyn FnMut()>,
}

impl Drop for Every {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            window.clear_interval_with_handle(self.handle);
        }
    }
}

/// Calls `then` repeatedly at this interval in milliseconds. `None` if the page has no timers.
pub fn every(milliseconds: i32, then: impl FnMut() + 'static) -> Option<Every> {
    let then = Closure::<dyn FnMut()>::new(then);
    let window = web_sys::window()?;
    let handle = window
        .set_interval_with_callback_and_timeout_and_arguments_0(then.as_ref().unchecked_ref(), milliseconds)
        .ok()?;
    Some(Every { handle, _then: then })
}
