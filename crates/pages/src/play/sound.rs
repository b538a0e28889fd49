//! A tick at each break, heard and felt. It is off until the player asks for it.

use std::cell::OnceCell;
use wasm_bindgen::JsValue;
use web::kit::storage;
use web::texts::use_texts;
use web::view::hooks::{use_effect_with, use_state_eq};
use web_sys::{AudioContext, HtmlInputElement, OscillatorType};
use yew::prelude::*;

/// The key under which this device saves that the reader has switched ticks on.
const KEY: &str = "bittersweet.sound";

/// The number of moves made in the game.
#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub moves: usize,
}

/// The switch.
#[component]
pub(super) fn Sound(props: &Props) -> Html {
    let texts = use_texts();
    let is_on = use_state_eq(|| false);
    let on_read = is_on.setter();
    use_effect_with((), move |()| on_read.set(storage::read(KEY).is_some()));
    let before = use_mut_ref(|| props.moves);
    let is_wanted = *is_on;
    use_effect_with(props.moves, move |moves| {
        let before = before.replace(*moves);
        if is_wanted && *moves > before {
            // A browser without sound is silent.
            let _ = tick();
        }
    });
    let setter = is_on.setter();
    let onchange = Callback::from(move |event: Event| {
        let is_on = event.target_unchecked_into::<HtmlInputElement>().checked();
        if is_on {
            // If the choice cannot be saved, the reader makes it again at the next visit.
            let _ = storage::try_keep(KEY, "on");
            let _ = tick();
        } else {
            storage::forget(KEY);
        }
        setter.set(is_on);
    });
    html! { <label class="sound"><input type="checkbox" checked={*is_on} {onchange} />{ texts.play_sound() }</label> }
}

thread_local! {
    /// A browser allows a page few of these.
    static CONTEXT: OnceCell<AudioContext> = const { OnceCell::new() };
}

/// The snap of a bar: a tone that falls within a twentieth of a second.
fn tick() -> Result<(), JsValue> {
    if let Some(window) = web_sys::window() {
        window.navigator().vibrate_with_duration(12);
    }
    let context = CONTEXT.with(|kept| match kept.get() {
        Some(context) => Ok(context.clone()),
        None => AudioContext::new().map(|context| kept.get_or_init(|| context).clone()),
    })?;
    let now = context.current_time();
    let (snap, loudness) = (context.create_oscillator()?, context.create_gain()?);
    snap.set_type(OscillatorType::Triangle);
    snap.frequency().set_value_at_time(420.0, now)?;
    snap.frequency().exponential_ramp_to_value_at_time(90.0, now + 0.05)?;
    loudness.gain().set_value_at_time(0.3, now)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, now + 0.09)?;
    snap.connect_with_audio_node(&loudness)?.connect_with_audio_node(&context.destination())?;
    snap.start()?;
    snap.stop_with_when(now + 0.1)
}
