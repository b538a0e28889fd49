//! Files that are chosen or dropped.

use crate::laboratory::Given;
use crate::laboratory::certificate_panel::most;
use wasm_bindgen_futures::JsFuture;
use web::texts::Texts;
use web::workers::certifier::protocol::Examined;
use web_sys::{DragEvent, File};

/// Why a file was not read.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Unread {
    /// It is too large; its name and its bytes.
    TooLarge(String, f64),
    /// The browser cannot read it; its name.
    Failed(String),
}

impl Unread {
    pub(super) fn words(&self, texts: Texts) -> String {
        match self {
            Self::TooLarge(name, bytes) => {
                let megabytes = texts.number(&(bytes / 1_000_000.0).ceil());
                texts.certificate_file_large(name, &megabytes, &most(texts))
            }
            Self::Failed(name) => texts.certificate_unread(name),
        }
    }
}

/// The text of a file, if it is not too large.
pub(super) async fn read(file: File) -> Result<Given, Unread> {
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
pub(super) fn dropped(event: &DragEvent) -> Result<File, String> {
    let data = event.data_transfer();
    let file = data.as_ref().and_then(|data| data.files()).and_then(|files| files.get(0));
    file.ok_or_else(|| data.and_then(|data| data.get_data("text").ok()).unwrap_or_default())
}
