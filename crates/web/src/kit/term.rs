//! Words that are explained where they are used, each in one sentence: [`Term`] is one of them in a text, [`Words`] a row of several below
//! a panel. `build/glossary.mjs` makes a separate page from the same texts.

mod word;

pub use crate::kit::term::word::Word;

use crate::kit::build;
use crate::texts::use_texts;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Which word, and where it is.
#[derive(Clone, PartialEq, Properties)]
pub struct TermProps {
    /// The word.
    pub word: Word,
    /// The part of the page, so that the id of the word is unique.
    pub place: &'static str,
}

/// A word with a dotted line below it. Its meaning appears above everything else, so nothing moves: while the mouse is on it
/// or the keyboard has it, or when it is touched. Escape closes it.
#[component]
pub fn Term(props: &TermProps) -> Html {
    let texts = use_texts();
    let meaning = use_node_ref();
    let id = format!("{}-{}", props.place, props.word.id());
    let on_show = {
        let meaning = meaning.clone();
        move |target: Option<web_sys::EventTarget>| show(target, &meaning)
    };
    let on_hide = {
        let meaning = meaning.clone();
        move || {
            // The call fails if the meaning is already closed.
            let _ = meaning.cast::<HtmlElement>().map(|meaning| meaning.hide_popover());
        }
    };
    let onmouseenter = {
        let on_show = on_show.clone();
        Callback::from(move |event: MouseEvent| on_show(event.target()))
    };
    let onfocus = {
        let on_show = on_show.clone();
        Callback::from(move |event: FocusEvent| on_show(event.target()))
    };
    let onclick = Callback::from(move |event: MouseEvent| on_show(event.target()));
    let onmouseleave = {
        let on_hide = on_hide.clone();
        Callback::from(move |_: MouseEvent| on_hide())
    };
    let onfocusout = Callback::from(move |event: FocusEvent| {
        // The link inside is part of it.
        let inside = event.current_target().and_then(|own| own.dyn_into::<web_sys::Node>().ok());
        let next = event.related_target().and_then(|next| next.dyn_into::<web_sys::Node>().ok());
        if !inside.is_some_and(|inside| inside.contains(next.as_ref())) {
            on_hide();
        }
    });
    html! {
        <span class="term-here" {onmouseleave} {onfocusout}>
            <button type="button" class="term" aria-describedby={id.clone()} {onmouseenter} {onfocus} {onclick}>{ props.word.name(texts) }</button>
            <span ref={meaning} {id} class="meaning" popover="auto">
                { props.word.meaning(texts) }
                if build::folder().is_some() {
                    { " " }<a href={format!("{}#{}", texts.glossary_page(), props.word.id())} target="_blank">{ texts.glossary() }</a>
                }
            </span>
        </span>
    }
}

/// Opens the meaning below the word.
fn show(word: Option<web_sys::EventTarget>, meaning: &NodeRef) {
    let Some(word) = word.and_then(|word| word.dyn_into::<HtmlElement>().ok()) else { return };
    let Some(meaning) = meaning.cast::<HtmlElement>() else { return };
    let below = word.get_bounding_client_rect();
    for (name, pixels) in [("--from-left", below.left()), ("--from-top", below.bottom())] {
        // A custom property takes any text.
        let _ = meaning.style().set_property(name, &format!("{}px", pixels as i32));
    }
    // The call fails if the meaning is already open, and in a browser without popovers, where screen readers still read the meaning.
    let _ = meaning.show_popover();
}

/// Which words, and where they are.
#[derive(Clone, PartialEq, Properties)]
pub struct WordsProps {
    /// The words, in their order.
    pub words: Vec<Word>,
    /// As in [`TermProps`].
    pub place: &'static str,
}

/// The words of a panel in a row. The page draws them after the components above them: a row that came first would move.
#[component]
pub fn Words(props: &WordsProps) -> Html {
    let texts = use_texts();
    let term = |word: &Word| html! { <Term key={word.id()} word={*word} place={props.place} /> };
    html! { <p class="terms"><span>{ texts.words_explained() }</span>{ for props.words.iter().map(term) }</p> }
}
