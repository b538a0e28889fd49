//! Which language the page speaks: the one chosen by the user or the link, else the one chosen on an earlier visit, else the
//! first of the browser's list that there is, else English.

use crate::kit::storage;
use crate::texts::Language;
use crate::texts::Texts;
use crate::texts::use_texts;
use crate::view::hooks::use_effect_with;
use yew::prelude::*;

/// Where a chosen language is kept on this device.
const KEY: &str = "bittersweet.language";

/// The language of the page; the document says so too, and has its title in it.
#[hook]
pub(crate) fn use_language(chosen: Option<Language>, title: fn(Texts) -> &'static str) -> Language {
    // Read anew with every choice: going back to a link without a language keeps the one that was chosen since.
    let language = *use_memo(chosen, |chosen| chosen.unwrap_or_else(of_reader));
    use_effect_with(language, move |language| {
        if let Some(page) = web_sys::window().and_then(|window| window.document()) {
            page.set_title(title(Texts::of(*language)));
            if let Some(root) = page.document_element() {
                // Fails for names that no attribute may have.
                let _ = root.set_attribute("lang", language.code());
            }
        }
    });
    language
}

/// The language of a page whose address says none.
pub(crate) fn of_reader() -> Language {
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

/// Where a choice goes.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub on_speak: Callback<Language>,
}

/// A button for each language that is not spoken, named in itself.
#[component]
pub(crate) fn LanguageSwitch(props: &Props) -> Html {
    let texts = use_texts();
    // A button keeps its place, and so the focus, when it has changed the language.
    let button = |(place, language): (usize, Language)| {
        let on_speak = props.on_speak.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            storage::keep(KEY, language.code());
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
