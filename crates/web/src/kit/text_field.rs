//! A box for the teacher's own words.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The words and where they go.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// Unique on the page.
    pub id: String,
    /// What the words are, in words.
    pub label: String,
    /// The words.
    pub value: String,
    /// How many lines the box has; one line takes no paragraphs.
    #[prop_or(1)]
    pub rows: u32,
    /// The most characters.
    #[prop_or_default]
    pub longest: Option<usize>,
    /// Whether the label is for screen readers only, where a heading above says the same.
    #[prop_or_default]
    pub is_quiet: bool,
    /// Called with every change, so that nothing is lost.
    pub on_write: Callback<String>,
}

/// A label above a box, which is as wide as there is room.
#[component]
pub fn Field(props: &Props) -> Html {
    let Props { id, label, value, rows, longest, is_quiet, on_write } = props;
    let longest = longest.map(|longest| longest.to_string());
    let typed = |read: fn(InputEvent) -> String| on_write.reform(read);
    html! {
        <p class="own-words">
            <label for={id.clone()} class={is_quiet.then_some("unseen")}>{ label }</label>
            if *rows > 1 {
                <textarea id={id.clone()} rows={rows.to_string()} maxlength={longest} value={value.clone()}
                    oninput={typed(|event| event.target_unchecked_into::<HtmlTextAreaElement>().value())} />
            } else {
                <input id={id.clone()} type="text" maxlength={longest} value={value.clone()} autocomplete="off"
                    oninput={typed(|event| event.target_unchecked_into::<HtmlInputElement>().value())} />
            }
        </p>
    }
}
