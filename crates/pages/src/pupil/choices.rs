//! Two large buttons, one of which is an answer.

use yew::prelude::*;

/// The answers with their words; the one that was given is pressed.
pub(super) fn choices<T: Copy + PartialEq + 'static>(
    label: &'static str,
    options: &[(T, &'static str)],
    said: Option<T>,
    is_waiting: bool,
    on_say: &Callback<T>,
) -> Html {
    let button = |(value, words): &(T, &'static str)| {
        let (on_say, value) = (on_say.clone(), *value);
        let onclick = Callback::from(move |_: MouseEvent| {
            if !is_waiting {
                on_say.emit(value);
            }
        });
        html! {
            <button type="button" class="large" aria-pressed={(said == Some(value)).to_string()} aria-disabled={is_waiting.to_string()} {onclick}>{ *words }</button>
        }
    };
    html! { <div class="answers" role="group" aria-label={label}>{ for options.iter().map(button) }</div> }
}
