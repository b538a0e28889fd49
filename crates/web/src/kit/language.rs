//! Which language the page speaks: the one chosen by the user or the link, else the one chosen on an earlier visit, else the
//! first of the browser's list that there is, else English.

use crate::kit::storage;
use crate::texts::{Language, Texts};
use crate::view::hooks::use_effect_with;
use yew::prelude::*;

/// Where a chosen language is kept on this device.
const KEY: &str = "bittersweet.language";

/// The words of the page; the document says which language they are of.
#[hook]
pub fn use_language(chosen: Option<Language>) -> Texts {
    // Read anew with every choice: going back to a link without a language keeps the one that was chosen since.
    let language = *use_memo(chosen, |chosen| chosen.unwrap_or_else(of_reader));
    use_effect_with(language, |language| {
        if let Some(root) = document().and_then(|page| page.document_element()) {
            // Fails for names that no attribute may have.
            let _ = root.set_attribute("lang", language.code());
        }
    });
    Texts::of(language)
}

/// The title of the document: the name of the page, after that of what it shows, if it can show several things.
#[hook]
pub fn use_title(page: &'static str, shown: Option<String>) {
    let title = shown.map_or_else(|| page.to_owned(), |shown| format!("{shown} – {page}"));
    use_effect_with(title, |title| {
        if let Some(document) = document() {
            document.set_title(title);
        }
    });
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// The language of a page whose address says none.
pub fn of_reader() -> Language {
    kept().or_else(of_browser).unwrap_or_default()
}

fn kept() -> Option<Language> {
    Language::with_code(&storage::read(KEY)?)
}

fn of_browser() -> Option<Language> {
    let tags: Vec<String> =
        web_sys::window()?.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Language::preferred(tags.iter().map(String::as_str))
}

/// A button for each language that is not spoken, named in itself. `on_speak` gets the chosen one.
pub fn language_switch(texts: Texts, on_speak: &Callback<Language>) -> Html {
    // A button keeps its place, and so the focus, when it has changed the language.
    let button = |(place, language): (usize, Language)| {
        let on_speak = on_speak.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            // A choice that is not kept is made again; no work is lost with it.
            let _ = storage::try_keep(KEY, language.code());
            on_speak.emit(language);
        });
        html! {
            <button key={place} type="button" class="quiet" lang={language.code()} {onclick}>
                { language.name() }
            </button>
        }
    };
    html! { <div class="languages" role="group" aria-label={texts.languages()}>{ for Language::all().filter(|language| *language != texts.language()).enumerate().map(button) }</div> }
}
