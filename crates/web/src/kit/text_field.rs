//! A box for the teacher's own words.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The appearance of a box.
#[derive(Clone, Copy)]
pub struct Shape {
    /// The number of lines; a box of one line accepts no paragraphs.
    pub rows: u32,
    /// The most characters.
    pub longest: Option<usize>,
    /// True if the label is for screen readers only, because a heading above has the same words.
    pub is_quiet: bool,
}

impl Shape {
    /// One line.
    pub const LINE: Self = Self::lines(1);

    /// This number of lines.
    pub const fn lines(rows: u32) -> Self {
        Self { rows, longest: None, is_quiet: false }
    }
}

/// A label above a box, which is as wide as there is room. The id is unique on the page; `on_write` is called with every change, so
/// that nothing is lost.
pub fn field(id: &str, label: &str, value: &str, shape: Shape, on_write: &Callback<String>) -> Html {
    let Shape { rows, longest, is_quiet } = shape;
    let id = id.to_owned();
    let longest = longest.map(|longest| longest.to_string());
    let typed = |read: fn(InputEvent) -> String| on_write.reform(read);
    html! {
        <p class="own-words">
            <label for={id.clone()} class={is_quiet.then_some("unseen")}>{ label }</label>
            if rows > 1 {
                <textarea {id} rows={rows.to_string()} maxlength={longest} value={value.to_owned()}
                    oninput={typed(|event| event.target_unchecked_into::<HtmlTextAreaElement>().value())} />
            } else {
                <input {id} type="text" maxlength={longest} value={value.to_owned()} autocomplete="off"
                    oninput={typed(|event| event.target_unchecked_into::<HtmlInputElement>().value())} />
            }
        </p>
    }
}
