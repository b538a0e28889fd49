//! A preview of a file: the drawing as the same worker writes it, or the beginning of a text.
//!
//! ```text
//! div.download-preview
//! └─ img, pre or p.remark        the one before stays until the next is there
//! ```

use crate::explore::exporting::{Exporting, Files, News};
use crate::explore::figures::downloads::Content;
use crate::explore::figures::downloads::content::Ordered;
use crate::explore::figures::downloads::options::Options;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::JsFuture;
use web::kit::words::sentence;
use web::table::Look;
use web::texts::use_texts;
use web::view::hooks::{Setter, use_effect_with, use_state_eq};
use web_sys::{Blob, Url};
use yew::prelude::*;

/// The numbers of bytes and lines of a text that are shown.
const BYTES: i32 = 6000;
const LINES: usize = 40;

/// The worker, which can be replaced by a new one.
#[derive(Clone)]
pub(super) struct Shared(pub(super) Rc<RefCell<Files>>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The content, and the options of its file.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub content: Content,
    pub options: Options,
    pub look: Look,
    pub files: Shared,
}

/// The state of the preview.
#[derive(Clone, PartialEq)]
enum Shown {
    Nothing,
    Drawing(Rc<Address>),
    Text(String),
    Failed(String),
}

/// The address of a file in memory, until nothing shows it any more.
#[derive(PartialEq)]
struct Address(String);

impl Drop for Address {
    fn drop(&mut self) {
        // This call fails only for an address that is none.
        let _ = Url::revoke_object_url(&self.0);
    }
}

/// The preview.
#[component]
pub(super) fn Preview(props: &Props) -> Html {
    let texts = use_texts();
    let shown = use_state_eq(|| Shown::Nothing);
    let is_busy = use_state_eq(|| true);
    let running = use_mut_ref(|| None::<Exporting>);
    let options = props.options.of_preview();
    {
        let (setter, busy) = (shown.setter(), is_busy.setter());
        let files = props.files.clone();
        use_effect_with((props.content.clone(), options, props.look), move |(content, options, look)| {
            busy.set(true);
            let is_drawing = options.format.is_drawing();
            let report = Callback::from(move |news: News| {
                match news {
                    News::Progress(_) => return,
                    News::Written(file) if is_drawing => show(&file, &setter),
                    News::Written(file) => read(file, setter.clone()),
                    News::Failed(failure) => setter.set(Shown::Failed(sentence(texts, &failure.reason(texts)))),
                }
                busy.set(false);
            });
            let Ordered { order, numbers, colours } = content.ordered(options, *look, true);
            let begun = files.0.borrow().begin(&order, &numbers, &colours, report);
            running.replace(Some(begun));
        });
    }
    let inside = match &*shown {
        Shown::Nothing => Html::default(),
        Shown::Drawing(address) => {
            let shown = shown.setter();
            // A policy may forbid pictures from memory.
            let onerror = Callback::from(move |_: Event| shown.set(Shown::Failed(texts.download_no_preview().into())));
            html! { <img src={address.0.clone()} alt={texts.download_preview_of(&props.content.caption_title())} {onerror} /> }
        }
        Shown::Text(text) => html! { <pre tabindex="0">{ text }</pre> },
        Shown::Failed(reason) => html! { <p class="remark">{ reason }</p> },
    };
    html! {
        <div class="download-preview" role="region" aria-label={texts.download_preview()} aria-busy={is_busy.to_string()}>{ inside }</div>
    }
}

fn show(file: &Blob, shown: &Setter<Shown>) {
    if let Ok(address) = Url::create_object_url_with_blob(file) {
        shown.set(Shown::Drawing(Rc::new(Address(address))));
    }
}

/// Shows the beginning of a text once it is read.
fn read(file: Blob, shown: Setter<Shown>) {
    yew::platform::spawn_local(async move {
        if let Some(text) = beginning(&file, BYTES).await {
            let lines: Vec<&str> = text.lines().take(LINES).collect();
            shown.set(Shown::Text(lines.join("\n")));
        }
    });
}

/// The first bytes of a file, as a text; nothing if the browser does not read files.
pub(super) async fn beginning(file: &Blob, bytes: i32) -> Option<String> {
    let part = file.slice_with_i32_and_i32(0, bytes).ok()?;
    JsFuture::from(part.text()).await.ok()?.as_string()
}
