//! The box in which a formula is written: signs that keyboards do not have, and mistakes as they are made.

use crate::checker::protocol::Held;
use crate::expressions::Formula;
use crate::expressions::Mistake;
use crate::kit::mistakes::reason;
use crate::texts::Texts;
use crate::texts::use_texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What is written, and where it goes.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub held: Held,
    pub on_write: Callback<Held>,
    /// Puts it to the test.
    pub on_begin: Callback<Held>,
}

/// The signs, and where the caret stands after them when it is not at their end.
const SIGNS: [(&str, usize); 12] = [
    ("⊕", 1),
    ("⌊⌋", 1),
    ("≤", 1),
    ("≠", 1),
    ("∧", 1),
    ("∨", 1),
    ("∈{}", 2),
    ("mod", 3),
    ("min()", 4),
    ("max()", 4),
    ("mex()", 4),
    ("G()", 2),
];

/// `div.editor-of-formula`
#[component]
pub(super) fn Editor(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let Props { held, on_write, on_begin } = props;
    let mistake = held.formula.parse::<Formula>().err();
    let write = {
        let (held, on_write) = (held.clone(), on_write.clone());
        Callback::from(move |formula: String| on_write.emit(Held { formula, ..held.clone() }))
    };
    let oninput = write.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let onsubmit = {
        let (held, on_begin) = (held.clone(), on_begin.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            on_begin.emit(held.clone());
        })
    };
    let sign = |(sign, caret): (&'static str, usize)| {
        let (node, write) = (node.clone(), write.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(input) = node.cast::<HtmlInputElement>() {
                insert(&input, sign, caret);
                write.emit(input.value());
            }
        });
        html! { <button key={sign} type="button" class="quiet" {onclick}>{ sign }</button> }
    };
    let has_text = !held.formula.trim().is_empty();
    html! {
        <form class="formula-editor" {onsubmit}>
            <div class="signs" role="group" aria-label={texts.lab_signs()}>{ for SIGNS.map(sign) }</div>
            <div class="written">
                <label class="unseen" for="formula">{ texts.lab_formula_text() }</label>
                <input ref={node.clone()} id="formula" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                    value={held.formula.clone()} {oninput} aria-invalid={mistake.is_some().to_string()}
                    aria-describedby="formula-mistake" />
                <button type="submit" class="run" aria-disabled={mistake.is_some().to_string()}>{ texts.lab_run() }</button>
            </div>
            <div id="formula-mistake" class="mistake" aria-live="polite">
                { mistake.filter(|_| has_text).map(|mistake| pointed(texts, &held.formula, &mistake)).unwrap_or_default() }
            </div>
        </form>
    }
}

/// Puts a sign where the caret is, in place of what is marked.
fn insert(input: &HtmlInputElement, sign: &str, caret: usize) {
    let length = input.value().encode_utf16().count() as u32;
    let start = input.selection_start().ok().flatten().unwrap_or(length);
    let end = input.selection_end().ok().flatten().unwrap_or(length);
    // These fail for boxes without a text only.
    let _ = input.set_range_text_with_start_and_end(sign, start, end);
    let after = start + caret as u32;
    let _ = input.set_selection_range(after, after);
    let _ = input.focus();
}

/// Characters shown around a mistake in a long text.
const AROUND: usize = 60;

/// The text with the mistake marked in it, and what is wrong.
fn pointed(texts: Texts, text: &str, mistake: &Mistake) -> Html {
    let characters: Vec<char> = text.chars().collect();
    let (start, end) = (mistake.at.start.min(characters.len()), mistake.at.end.min(characters.len()));
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
            <p class="error">{ texts.lab_mistake(&(start + 1), &reason(texts, &mistake.reason)) }</p>
        </>
    }
}
