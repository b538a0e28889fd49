//! A lesson as a text file: opened, or refused with the places of its mistakes; and saved.

mod words;

use crate::teach::{Action, State, file};
use files::lessons::plain::{Mistake, Plain};
use js_sys::Array;
use wasm_bindgen_futures::JsFuture;
use web::kit::download::download;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web_sys::{Blob, BlobPropertyBag, File, HtmlInputElement};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// Why a file was not opened.
#[derive(Clone, Debug, PartialEq)]
enum NotOpened {
    /// The browser could not read it.
    Unread,
    /// The file is larger than any lesson.
    TooLarge,
    /// The mistakes in the file.
    Mistakes(Vec<Mistake>),
}

/// The most kilobytes of a file.
const MOST_KILOBYTES: u32 = 200;
/// The most mistakes that are shown at once.
const MOST_SHOWN: usize = 8;

/// Two quiet buttons, and what was wrong with the last file.
#[component]
pub(super) fn TextFile(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let refused = use_state_eq(|| None::<NotOpened>);
    let onchange = {
        let (refused, dispatcher) = (refused.setter(), state.dispatcher());
        Callback::from(move |event: Event| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            let file = input.files().and_then(|files| files.get(0));
            // The same file can be chosen again once it was edited.
            input.set_value("");
            let (refused, dispatcher) = (refused.clone(), dispatcher.clone());
            if let Some(file) = file {
                yew::platform::spawn_local(async move {
                    refused.set(match opened(&file).await {
                        Ok(plain) => {
                            dispatcher.dispatch(Action::Take(Box::new(plain)));
                            None
                        }
                        Err(why) => Some(why),
                    });
                });
            }
        })
    };
    let on_save = {
        let plain = Plain { lesson: state.lesson.clone(), guide: state.guide.clone() };
        Callback::from(move |_: MouseEvent| save(&plain))
    };
    html! {
        <div class="text-file">
            <div class="adding">
                <label class="file">
                    <input type="file" class="unseen" accept=".txt,text/plain" {onchange} />
                    <span>{ texts.text_open() }</span>
                </label>
                if !state.lesson.is_empty() { <button type="button" class="quiet" onclick={on_save}>{ texts.text_save() }</button> }
            </div>
            { refused.as_ref().map(|why| said(texts, why)).unwrap_or_default() }
        </div>
    }
}

async fn opened(file: &File) -> Result<Plain, NotOpened> {
    if file.size() > f64::from(1000 * MOST_KILOBYTES) {
        return Err(NotOpened::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).ok_or(NotOpened::Unread)?;
    Plain::read(&text).map_err(NotOpened::Mistakes)
}

fn said(texts: Texts, why: &NotOpened) -> Html {
    match why {
        NotOpened::Unread => html! { <p class="error" role="alert">{ texts.text_unread() }</p> },
        NotOpened::TooLarge => {
            html! { <p class="error" role="alert">{ texts.text_large(&MOST_KILOBYTES) }</p> }
        }
        NotOpened::Mistakes(mistakes) => {
            let shown =
                mistakes.iter().take(MOST_SHOWN).map(|mistake| html! { <li>{ words::in_words(mistake, texts) }</li> });
            html! {
                <div class="error" role="alert">
                    <p>{ texts.text_refused(&mistakes.len()) }</p>
                    <ul>{ for shown }</ul>
                </div>
            }
        }
    }
}

/// Hands the file to the browser.
fn save(plain: &Plain) {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&plain.write().into()), &kind);
    // If the blob cannot be made, nothing happens, as with any download that the browser refuses.
    let _ = blob.and_then(|blob| download(&blob, &file::name(&plain.lesson, "txt")));
}
