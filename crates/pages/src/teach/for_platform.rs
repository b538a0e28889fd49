//! The button that packs a lesson for a learning platform.

use crate::teach::deflating::deflated;
use crate::teach::template::template;
use files::lessons::Lesson;
use files::lessons::packages::{Page, package, page_of, reporting};
use js_sys::{Array, Uint8Array};
use maths::values::quoted;
use wasm_bindgen_futures::spawn_local;
use web::kit::address;
use web::kit::download::download;
use web::kit::lesson_words::lesson_name;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web_sys::{Blob, BlobPropertyBag};
use yew::prelude::*;

/// The lesson.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub lesson: Lesson,
}

/// The state of the last package.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Made {
    NotYet,
    Waiting,
    Saved,
    Failed,
}

/// The button, what it is for, and what came out.
#[component]
pub(super) fn ForPlatform(props: &Props) -> Html {
    let texts = use_texts();
    let made = use_state_eq(|| Made::NotYet);
    let onclick = {
        let (lesson, made) = (props.lesson.clone(), made.setter());
        Callback::from(move |_: MouseEvent| {
            let (lesson, made) = (lesson.clone(), made.clone());
            made.set(Made::Waiting);
            spawn_local(async move {
                let is_saved = save(texts, &lesson).await.is_some();
                made.set(if is_saved { Made::Saved } else { Made::Failed });
            });
        })
    };
    let said = match *made {
        Made::NotYet => "",
        Made::Waiting => texts.package_waiting(),
        Made::Saved => texts.package_saved(),
        Made::Failed => texts.package_failed(),
    };
    html! {
        <>
            <div class="adding">
                <button type="button" {onclick} aria-disabled={(*made == Made::Waiting).to_string()}>{ texts.package_make() }</button>
            </div>
            <p class="remark">{ texts.package_purpose() }</p>
            <p class="remark" role="status">{ said }</p>
        </>
    }
}

/// Gets the page, puts the lesson into it, and hands the archive to the browser. `None` if one of these did not work.
async fn save(texts: Texts, lesson: &Lesson) -> Option<()> {
    let (title, language) = (lesson_name(texts, lesson), texts.language().code());
    let page = reporting(&page_of(&template().await?, lesson, language, &address::base())?)?;
    // Without compression the archive is half as large again, and still one that platforms take.
    let deflated = deflated(&page).await;
    let page = Page { text: &page, deflated: deflated.as_deref() };
    let archive = package(page, lesson, title, language, &texts.package_readme(&quoted(title)))?;
    let kind = BlobPropertyBag::new();
    kind.set_type("application/zip");
    let bytes = Array::of1(&Uint8Array::from(&archive[..]));
    let file = Blob::new_with_u8_array_sequence_and_options(&bytes, &kind).ok()?;
    download(&file, "lesson-package.zip").ok()
}
