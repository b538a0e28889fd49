//! A whole number that can be typed.

use crate::app::fields::Number;
use crate::texts::Texts;
use yew::prelude::*;

/// A whole number from the first to the second, presently the third.
pub(super) fn whole(texts: Texts, id: String, label: Html, [least, most, at]: [u32; 3], set: Callback<u32>) -> Html {
    let read = move |text: &str| text.trim().parse::<u32>().ok().filter(|value| (least..=most).contains(value));
    let check =
        Callback::from(move |text: String| read(&text).map(drop).ok_or_else(|| texts.predict_range(&least, &most)));
    let on_change = Callback::from(move |text: String| {
        if let Some(value) = read(&text) {
            set.emit(value);
        }
    });
    html! { <Number {id} {label} value={at.to_string()} {check} {on_change} /> }
}
