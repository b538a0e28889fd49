//! Walking through k or s: a button beside its slider, and the steps, each of which is taken once the figures show the one before. At
//! the end of the walk the game from before it is shown again. A touch anywhere, Escape, or the same button stops it where it is. Readers
//! who want less motion take one step with each press.

use wasm_bindgen::JsCast;
use web::kit::timer::later;
use web::kit::{Edit, Gesture};
use web::table::{Action, Look, Parameter, Slot, State, Walking};
use web::texts::Texts;
use web::view::hooks::use_effect_with;
use web::view::listening::listen;
use web::view::theme::is_as;
use web_sys::{Element, Event, KeyboardEvent};
use yew::prelude::*;

/// The time for which each step is shown, in milliseconds.
const SHOWN: u32 = 900;

/// The buttons, by which a touch is no touch elsewhere.
const BUTTON: &str = ".go";

/// The button that starts and stops a walk.
pub(super) fn go(texts: Texts, state: &UseReducerHandle<State>, of: Parameter) -> Html {
    let is_moving = state.look.walk == Some(Walking { of, is_moving: true });
    let (dispatcher, ruleset) = (state.dispatcher(), state.game().ruleset());
    let onclick = Callback::from(move |_: MouseEvent| {
        let goes_on = !is_moving && !wants_rest();
        dispatcher.dispatch(set(Walking { of, is_moving: goes_on }));
        let next = of.after(ruleset);
        if !is_moving && (!goes_on || next.is_none()) {
            dispatcher.dispatch(Action::Walk(next.or_else(|| of.with(ruleset, of.first()))));
        }
    });
    let (label, d) = if is_moving {
        (texts.stop_walking(&of.key()), "M7 5h4v14H7zM14 5h4v14h-4z")
    } else {
        (texts.walk_through(&of.key()), "M8 5v14l11-7z")
    };
    html! {
        <button type="button" class="quiet go" aria-label={label.clone()} title={label} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path {d} /></svg>
        </button>
    }
}

fn set(walking: Walking) -> Action {
    Action::Look(Edit::new(move |look: &mut Look| look.walk = Some(walking)), Gesture::Settled)
}

/// True if the reader has asked for less motion.
fn wants_rest() -> bool {
    is_as("(prefers-reduced-motion: reduce)")
}

/// Takes the steps of a walk that goes on by itself.
#[hook]
pub(super) fn use_walk(state: &UseReducerHandle<State>) {
    let of = state.look.walk.filter(|walking| walking.is_moving).map(|walking| walking.of);
    let stop = {
        let dispatcher = state.dispatcher();
        move || {
            if let Some(of) = of {
                dispatcher.dispatch(set(Walking { of, is_moving: false }));
            }
        }
    };
    {
        let stop = stop.clone();
        use_effect_with(of, move |of| {
            let heard = |name| {
                let stop = stop.clone();
                web_sys::window().map(|window| {
                    listen(&window, name, move |event| {
                        if is_stop(event) {
                            stop()
                        }
                    })
                })
            };
            let listening = of.map(|_| ["pointerdown", "keydown"].map(heard));
            move || drop(listening)
        });
    }
    let is_waiting = state.table.is_waiting_for(state.question(Slot::Table).as_ref())
        || state.heights.is_waiting_for(state.question(Slot::Heights).as_ref());
    let (dispatcher, ruleset, is_left) = (state.dispatcher(), state.game().ruleset(), state.has_left_walk());
    use_effect_with((of, ruleset, is_waiting, is_left), move |&(of, ruleset, is_waiting, is_left)| {
        if is_left {
            dispatcher.dispatch(Action::Walk(None));
        } else if of.is_some() && wants_rest() {
            stop();
        }
        let step = of.filter(|_| !is_waiting && !is_left).map(|of| {
            let next = of.after(ruleset);
            later(SHOWN, move || dispatcher.dispatch(Action::Walk(next)))
        });
        move || drop(step)
    });
}

/// A touch anywhere but on the button, and Escape.
fn is_stop(event: &Event) -> bool {
    if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
        return key.key() == "Escape";
    }
    let touched = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    !touched.is_some_and(|touched| touched.closest(BUTTON).is_ok_and(|button| button.is_some()))
}
