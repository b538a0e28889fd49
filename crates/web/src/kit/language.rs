//! Which language the page speaks: the one chosen by the user or the link, else the one chosen on an earlier visit, else the
//! first of the browser's list that there is, else English. Its sentences are a file beside the program, unless it is English.

use crate::kit::query::Query;
use crate::kit::{address, build, storage};
use crate::texts::{Language, Texts, use_texts};
use crate::view::hooks::{use_effect_with, use_state_eq};
use js_sys::Promise;
use std::cell::Cell;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

/// The storage key of a chosen language on this device.
const KEY: &str = "bittersweet.language";

#[wasm_bindgen]
extern "C" {
    /// The sentences that this program says in the language with this code. `build/words.mjs` writes the function before each program; the
    /// function asks for a file once, and again if the request fails.
    #[wasm_bindgen(catch, js_name = sentences)]
    fn sentences(code: &str) -> Result<Promise, JsValue>;
}

thread_local! {
    /// The language in which the page should have begun, if its sentences did not come.
    static MISSING: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Goes on as soon as the page can speak the language in which it begins. If the file does not come, it begins in English.
pub fn when_spoken(begin: impl FnOnce() + 'static) {
    let language = first();
    let then = move |is_there: bool| {
        MISSING.set((!is_there).then_some(language));
        begin();
    };
    have(language, Box::new(then));
}

/// Sees to it that the page can speak a language, and says then whether it can.
fn have(language: Language, then: Box<dyn FnOnce(bool)>) {
    if language.is_kept() {
        return then(true);
    }
    // One task for every use: each kind of task compiles to separate code.
    spawn_local(async move {
        let file = match sentences(language.code()) {
            Ok(asked) => JsFuture::from(asked).await.ok().and_then(|file| file.as_string()),
            Err(_) => None,
        };
        then(file.is_some_and(|file| language.keep(file)));
    });
}

/// The language in which the page begins.
pub fn first() -> Language {
    let of_lesson = || Language::with_code(&build::language()?);
    of_address().or_else(of_lesson).unwrap_or_else(of_reader)
}

/// The language that the address names, a page in its fragment and a frame in its query.
fn of_address() -> Option<Language> {
    let query = web_sys::window()?.location().search().unwrap_or_default();
    let of = |text: &str| Query::of(text).take("lang", Language::with_code);
    of(query.trim_start_matches('?')).or_else(|| of(&address::fragment()))
}

/// The words of the page; the document says which language they are of. Until the sentences of a language have come,
/// the page speaks the one before.
#[hook]
pub fn use_language(chosen: Option<Language>) -> Texts {
    // Read anew with every choice: going back to a link without a language keeps the one that was chosen since.
    let wanted = *use_memo(chosen, |chosen| chosen.unwrap_or_else(of_reader));
    let spoken = use_mut_ref(Language::default);
    let come = use_force_update();
    use_effect_with(wanted, move |wanted| {
        let wanted = *wanted;
        if !wanted.is_kept() {
            have(wanted, Box::new(move |_| come.force_update()));
        }
    });
    if wanted.is_kept() {
        *spoken.borrow_mut() = wanted;
    }
    let language = *spoken.borrow();
    use_effect_with(language, |language| {
        if let Some(root) = document().and_then(|page| page.document_element()) {
            // Fails for names that no attribute may have.
            let _ = root.set_attribute("lang", language.code());
        }
    });
    Texts::of(language)
}

/// Sets the title of the document: the name of the shown content, if the page can show several, then the name of the page.
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

/// The receiver of a chosen language.
#[derive(Clone, PartialEq, Properties)]
pub struct SwitchProps {
    /// Gets it when the page can speak it.
    pub on_speak: Callback<Language>,
}

/// A button for each language that is not spoken, named in itself. One whose sentences do not come is named, and can be chosen again.
#[component]
pub fn LanguageSwitch(props: &SwitchProps) -> Html {
    let texts = use_texts();
    let missing = use_state_eq(|| MISSING.get());
    // A button keeps its place, and so the focus, when it has changed the language.
    let button = |(place, language): (usize, Language)| {
        let (on_speak, missing) = (props.on_speak.clone(), missing.setter());
        let onclick = Callback::from(move |_: MouseEvent| {
            // A choice that is not kept is made again; no work is lost with it.
            let _ = storage::try_keep(KEY, language.code());
            let (on_speak, missing) = (on_speak.clone(), missing.clone());
            let then = move |is_there: bool| {
                missing.set((!is_there).then_some(language));
                if is_there {
                    on_speak.emit(language);
                }
            };
            have(language, Box::new(then));
        });
        html! {
            <button key={place} type="button" class="quiet" lang={language.code()} {onclick}>
                { language.name() }
            </button>
        }
    };
    html! {
        <div class="languages" role="group" aria-label={texts.languages()}>
            { for Language::all().filter(|language| *language != texts.language()).enumerate().map(button) }
            <span class="missing" role="status">{ missing.map(|language| texts.language_missing(&language.name())).unwrap_or_default() }</span>
        </div>
    }
}
