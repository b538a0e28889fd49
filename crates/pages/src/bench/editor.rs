//! A box in which a formula or a sentence is written: signs that keyboards do not have, how the text is read, as mathematics,
//! and mistakes as they are made.

use std::ops::Range;
use web::texts::{Texts, use_texts};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A sign, and the place of the caret after it when that is not its end.
pub(super) type Sign = (&'static str, usize);

/// A mistake in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    /// The characters (not bytes) that are wrong.
    pub at: Range<usize>,
    /// Why.
    pub reason: String,
}

impl Wrong {
    /// The place and the reason, as a sentence.
    pub(super) fn in_words(&self, texts: Texts) -> String {
        texts.lab_mistake(&(self.at.start + 1), &self.reason)
    }
}

/// A fold below the box.
#[derive(Clone, PartialEq)]
pub(super) struct More {
    /// Between the box and the fold.
    pub before: Html,
    pub title: &'static str,
    pub is_open: bool,
    pub inside: Html,
}

/// The text, and where it goes.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// The id of the box; other ids begin with it.
    pub id: &'static str,
    /// The name of the box.
    pub label: &'static str,
    /// The name of the button; none where the text is used without one.
    #[prop_or_default]
    pub run: Option<&'static str>,
    /// A fold below the box, which has the signs as well; without one they are above the box.
    #[prop_or_default]
    pub more: Option<More>,
    pub text: String,
    pub signs: &'static [Sign],
    /// The text as mathematics, as far as it could be read.
    pub read: Option<Html>,
    /// The mistake in the text, if there is one.
    pub wrong: Option<Wrong>,
    pub on_write: Callback<String>,
    /// Called to test the text.
    pub on_begin: Callback<()>,
}

/// `form.formula-editor`
#[component]
pub(super) fn Editor(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let Props { id, label, run, more, text, signs, read, wrong, on_write, on_begin } = props;
    let oninput = on_write.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let onsubmit = on_begin.reform(|event: SubmitEvent| event.prevent_default());
    let sign = |&(sign, caret): &Sign| {
        let (node, on_write) = (node.clone(), on_write.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(input) = node.cast::<HtmlInputElement>() {
                insert(&input, sign, caret);
                on_write.emit(input.value());
            }
        });
        html! { <button key={sign} type="button" class="quiet" {onclick}>{ sign.trim() }</button> }
    };
    let has_text = !text.trim().is_empty();
    let mistake = [*id, "mistake"].join("-");
    let row =
        html! { <div class="signs" role="group" aria-label={texts.lab_signs()}>{ for signs.iter().map(sign) }</div> };
    html! {
        <form class="formula-editor" {onsubmit}>
            if more.is_none() { { row.clone() } }
            <div class="written">
                <label class="unseen" for={*id}>{ *label }</label>
                <input ref={node.clone()} id={*id} type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                    value={text.clone()} {oninput} aria-invalid={wrong.is_some().to_string()}
                    aria-describedby={mistake.clone()} />
                if let Some(run) = run {
                    <button type="submit" class="run" aria-disabled={wrong.is_some().to_string()}>{ *run }</button>
                }
            </div>
            // The typeset text may be wider than the page, and is scrolled then.
            <div class="typeset" tabindex="0" role="group" aria-label={texts.ledger_typeset()}>{ read.clone().unwrap_or_default() }</div>
            <div id={mistake} class="mistake" aria-live="polite">
                { wrong.as_ref().filter(|_| has_text).map(|wrong| pointed(texts, text, wrong)).unwrap_or_default() }
            </div>
            { more.clone().map(|more| folded(more, row)).unwrap_or_default() }
        </form>
    }
}

/// The fold with the signs in it.
fn folded(More { before, title, is_open, inside }: More, signs: Html) -> Html {
    html! {
        <>
            { before }
            <details class="more" open={is_open}><summary>{ title }</summary>{ signs }{ inside }</details>
        </>
    }
}

/// Inserts a sign at the caret, replacing the selection.
fn insert(input: &HtmlInputElement, sign: &str, caret: usize) {
    let length = input.value().encode_utf16().count() as u32;
    let start = input.selection_start().ok().flatten().unwrap_or(length);
    let end = input.selection_end().ok().flatten().unwrap_or(length);
    // These fail for boxes without a text only.
    let _ = input.set_range_text_with_start_and_end(sign, start, end);
    let after = start + caret as u32;
    let _ = input.set_selection_range(after, after);
    // Scrolling is allowed: the user goes on typing here.
    let _ = input.focus();
}

/// Characters shown around a mistake in a long text.
const AROUND: usize = 60;

/// The text with the mistake marked in it, and what is wrong.
fn pointed(texts: Texts, text: &str, wrong: &Wrong) -> Html {
    let characters: Vec<char> = text.chars().collect();
    let (start, end) = (wrong.at.start.min(characters.len()), wrong.at.end.min(characters.len()));
    let shown_from = start.saturating_sub(AROUND);
    let shown_to = characters.len().min(end.min(start + AROUND) + AROUND);
    let part = |from: usize, to: usize| characters[from.min(to)..to].iter().collect::<String>();
    let marked = part(start, end.min(shown_to));
    html! {
        <>
            <code aria-hidden="true">
                if shown_from > 0 { { "…" } }
                { part(shown_from, start) }
                <mark>{ if marked.is_empty() { "\u{2003}".to_owned() } else { marked } }</mark>
                { part(end.min(shown_to), shown_to) }
                if shown_to < characters.len() { { "…" } }
            </code>
            <p class="error">{ wrong.in_words(texts) }</p>
        </>
    }
}
