//! A clock, and timers that run once or repeatedly.

use crate::view::hooks::use_effect_with;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

// A timer ends when it is dropped.
pub use gloo_timers::callback::{Interval, Timeout};

/// Calls `then` once, after this many milliseconds. All timers are one piece of code: the compiler makes gloo's own anew for every closure.
pub fn later(milliseconds: u32, then: impl FnOnce() + 'static) -> Timeout {
    Timeout::new(milliseconds, Box::new(then) as Box<dyn FnOnce()>)
}

/// The milliseconds before each look for a change that a busy device draws late.
const LOOKS: [u32; 7] = [0, 20, 50, 100, 200, 500, 1000];

/// The timer of the next look.
pub type Looking = Rc<RefCell<Option<Timeout>>>;

/// Calls `look` again and again until it is done, for two seconds at most. A look that still waits there ends.
pub fn look_until_done(looking: &Looking, look: impl FnMut() -> bool + 'static) {
    look_again(looking, Box::new(look), &LOOKS);
}

fn look_again(looking: &Looking, mut look: Box<dyn FnMut() -> bool>, waits: &'static [u32]) {
    let [milliseconds, more @ ..] = waits else { return };
    let next = Rc::clone(looking);
    let then = move || {
        if !look() {
            look_again(&next, look, more);
        }
    };
    looking.replace(Some(later(*milliseconds, then)));
}

/// Milliseconds since the page was opened, by a clock that cannot be set.
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

/// Milliseconds without a change after which a page computes by itself.
const PAUSE: u32 = 400;

/// Calls `then` if there is something due that has not changed for a short time.
#[hook]
pub fn use_pause<T: PartialEq + 'static>(due: Option<T>, then: Callback<()>) {
    use_effect_with(due, move |due| {
        let pause = due.as_ref().map(|_| later(PAUSE, move || then.emit(())));
        move || drop(pause)
    });
}
