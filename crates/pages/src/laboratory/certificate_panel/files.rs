//! Files that are chosen or dropped.

use crate::laboratory::certificate_panel::most;
use crate::laboratory::{Action, Given, State};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::texts::Texts;
use web::workers::certifier::protocol::Examined;
use web_sys::{DragEvent, File};
use yew::UseReducerDispatcher;

/// Why a file was not read.
#[derive(Clone, Debug, PartialEq)]
pub enum Unread {
    /// The file is too large; its name and its bytes.
    TooLarge(String, f64),
    /// The browser cannot read it; its name.
    Failed(String),
}

impl Unread {
    pub(super) fn words(&self, texts: Texts) -> String {
        match self {
            Self::TooLarge(name, bytes) => {
                let megabytes = texts.number(&((bytes / 1_000_000.0).ceil() as u64));
                texts.certificate_file_large(name, &megabytes, &most(texts))
            }
            Self::Failed(name) => texts.certificate_unread(name),
        }
    }
}

/// Checks the file or the text that is dropped.
pub(in crate::laboratory) fn take(event: &DragEvent, dispatcher: UseReducerDispatcher<State>) {
    event.prevent_default();
    match dropped(event) {
        Ok(file) => open(file, dispatcher),
        Err(text) => dispatcher.dispatch(Action::Paste(text)),
    }
}

/// Checks a file, or says why it cannot be read.
pub(super) fn open(file: File, dispatcher: UseReducerDispatcher<State>) {
    spawn_local(async move {
        dispatcher.dispatch(match read(file).await {
            Ok(given) => Action::Examine(given),
            Err(why) => Action::Unread(why),
        });
    });
}

/// The text of a file, if it is not too large.
async fn read(file: File) -> Result<Given, Unread> {
    let name = file.name();
    if file.size() > Examined::MOST_BYTES as f64 {
        return Err(Unread::TooLarge(name, file.size()));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    match text {
        Some(text) => Ok(Given { name, text: text.into() }),
        None => Err(Unread::Failed(name)),
    }
}

/// The file that was dropped, or the text.
fn dropped(event: &DragEvent) -> Result<File, String> {
    let data = event.data_transfer();
    let file = data.as_ref().and_then(|data| data.files()).and_then(|files| files.get(0));
    file.ok_or_else(|| data.and_then(|data| data.get_data("text").ok()).unwrap_or_default())
}
