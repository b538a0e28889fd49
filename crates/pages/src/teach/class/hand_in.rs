//! The ways in which codes come to the page: by pasting, in files, by the camera.

use crate::teach::class::camera::CameraView;
use crate::teach::class::files::{Content, Unread, read};
use crate::teach::class::scanning::{Scanner, ask, grey};
use crate::teach::{Action, ClassChange, State};
use files::lessons::LessonId;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web::kit::dispatching::dispatching_by;
use web::texts::{Texts, use_texts};
use web::view::hooks::{Setter, use_effect_with, use_state_eq};
use web::view::listening::listen_until;
use web::workers::requests::Request;
use web_sys::{ClipboardEvent, Element, File, FileList, HtmlInputElement, HtmlTextAreaElement, ImageBitmap};
use yew::prelude::*;

/// The lesson whose codes are awaited, and where they go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub lesson: LessonId,
    /// True if names are hidden.
    pub is_hidden: bool,
    pub dispatcher: UseReducerDispatcher<State>,
}

/// `div.hand-in`: a box, a place for files, and the camera.
#[component]
pub(super) fn HandIn(props: &Props) -> Html {
    let texts = use_texts();
    let pool = use_memo((), |()| Scanner::one());
    let unread = use_state_eq(Vec::<Unread>::new);
    let is_over = use_state_eq(|| false);
    let is_scanning = use_state_eq(|| false);
    let requests = use_mut_ref(Vec::<Request>::new);
    let take = dispatching_by(&props.dispatcher, |text: String| Action::Class(ClassChange::Take(text)));
    {
        let take = take.clone();
        use_effect_with((), move |()| hear_pastes(take));
    }
    let on_files = {
        let (pool, unread, take) = (Rc::clone(&pool), unread.setter(), take.clone());
        Callback::from(move |files: FileList| {
            // The messages on earlier files are removed.
            unread.set(Vec::new());
            let files: Vec<File> = (0..files.length()).filter_map(|place| files.get(place)).collect();
            let (pool, unread, take, requests) = (Rc::clone(&pool), unread.clone(), take.clone(), requests.clone());
            wasm_bindgen_futures::spawn_local(take_in(files, pool, unread, take, requests));
        })
    };
    let dropping = |is_in: bool| {
        let is_over = is_over.setter();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            is_over.set(is_in);
        })
    };
    let ondrop = {
        let (is_over, on_files, take) = (is_over.setter(), on_files.clone(), take.clone());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            is_over.set(false);
            let data = event.data_transfer();
            match data.as_ref().and_then(|data| data.files()).filter(|files| files.length() > 0) {
                Some(files) => on_files.emit(files),
                None => take.emit(data.and_then(|data| data.get_data("text").ok()).unwrap_or_default()),
            }
        })
    };
    let switch = |is_on: bool| {
        let is_scanning = is_scanning.setter();
        Callback::from(move |_: MouseEvent| is_scanning.set(is_on))
    };
    html! {
        <div class={classes!("hand-in", "drop", is_over.then_some("over"))} ondragover={dropping(true)} ondragleave={dropping(false)} {ondrop}>
            <PasteBox on_take={take.clone()} />
            <div class="adding">
                { chooser(texts, on_files) }
                if !*is_scanning { <button type="button" onclick={switch(true)}>{ texts.scan_start() }</button> }
            </div>
            <p class="remark">{ texts.class_drop() }</p>
            <div role="alert">{ for unread.iter().map(|why| html! { <p class="error">{ why.words(texts) }</p> }) }</div>
            if *is_scanning {
                <CameraView pool={Rc::clone(&pool)} lesson={props.lesson} is_hidden={props.is_hidden} on_code={take} on_stop={switch(false)} />
            }
        </div>
    }
}

/// Takes the texts of files, and lets the scanner look at pictures.
async fn take_in(
    files: Vec<File>,
    pool: Rc<Scanner>,
    unread: Setter<Vec<Unread>>,
    take: Callback<String>,
    requests: Rc<RefCell<Vec<Request>>>,
) {
    let refused = Rc::new(RefCell::new(Vec::new()));
    for file in files {
        let refuse = {
            let (refused, unread) = (Rc::clone(&refused), unread.clone());
            move |why| {
                refused.borrow_mut().push(why);
                unread.set(refused.borrow().clone());
            }
        };
        match read(&file).await {
            Ok(Content::Text(text)) => take.emit(text),
            Ok(Content::Picture) => {
                let request = look_at(&pool, file, take.clone(), refuse).await;
                requests.borrow_mut().extend(request);
            }
            Err(why) => refuse(why),
        }
    }
}

/// The box into which codes are pasted.
#[derive(Clone, PartialEq, Properties)]
struct BoxProps {
    on_take: Callback<String>,
}

/// A box for codes, which is empty again once they are taken.
#[component]
fn PasteBox(props: &BoxProps) -> Html {
    let texts = use_texts();
    let area = use_node_ref();
    let is_missing = use_state_eq(|| false);
    let onclick = {
        let (area, on_take, missing) = (area.clone(), props.on_take.clone(), is_missing.setter());
        Callback::from(move |_: MouseEvent| {
            let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
            let is_empty = area.value().trim().is_empty();
            missing.set(is_empty);
            if is_empty {
                // The box is where to go on, so it may scroll.
                let _ = area.focus();
                return;
            }
            on_take.emit(area.value());
            area.set_value("");
        })
    };
    let oninput = {
        let missing = is_missing.setter();
        Callback::from(move |_: InputEvent| missing.set(false))
    };
    html! {
        <div class="own-words">
            <label for="class-codes">{ texts.class_codes() }</label>
            <textarea id="class-codes" ref={area} rows="4" spellcheck="false" autocapitalize="off" autocomplete="off" placeholder="SWEET-…" {oninput}
                aria-describedby="class-codes-said" />
            <div class="adding"><button type="button" class="primary" {onclick}>{ texts.class_take() }</button></div>
            <div role="status" id="class-codes-said">{ said(texts, *is_missing) }</div>
        </div>
    }
}

/// The note below the box after a press of the button while the box is empty.
fn said(texts: Texts, is_missing: bool) -> Html {
    html! { if is_missing { <p>{ texts.class_take_nothing() }</p> } }
}

/// A button that opens the browser's list of files.
fn chooser(texts: Texts, on_files: Callback<FileList>) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        if let Some(files) = input.files() {
            on_files.emit(files);
        }
        // The same file can be chosen again.
        input.set_value("");
    });
    html! {
        <label class="button file-choice">
            <span>{ texts.class_files() }</span>
            <input type="file" class="unseen" multiple=true accept=".txt,.csv,text/plain,text/csv,image/*" {onchange} />
        </label>
    }
}

/// Takes what is pasted anywhere on the page but into a field. Calling what is returned ends it.
fn hear_pastes(take: Callback<String>) -> impl FnOnce() {
    let body = web_sys::window().and_then(|window| window.document()).and_then(|page| page.body());
    listen_until(body, "paste", move |event: &ClipboardEvent| {
        let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_field = field.is_some_and(|field| matches!(field.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
        let text = event.clipboard_data().and_then(|data| data.get_data("text").ok()).unwrap_or_default();
        if !is_field {
            take.emit(text);
        }
    })
}

/// Asks the scanner what is in a picture.
async fn look_at(
    pool: &Scanner,
    file: File,
    take: Callback<String>,
    refuse: impl Fn(Unread) + 'static,
) -> Option<Request> {
    let window = web_sys::window()?;
    let name = file.name();
    let bitmap = match window.create_image_bitmap_with_blob(&file) {
        Ok(made) => JsFuture::from(made).await.ok().and_then(|bitmap| bitmap.dyn_into::<ImageBitmap>().ok()),
        Err(_) => None,
    };
    let picture = bitmap.and_then(|bitmap| {
        grey([bitmap.width(), bitmap.height()], |context, width, height| {
            context.draw_image_with_image_bitmap_and_dw_and_dh(&bitmap, 0.0, 0.0, width, height)
        })
    });
    let Some(picture) = picture else {
        refuse(Unread::Failed(name));
        return None;
    };
    Some(ask(pool, &picture, move |found| match found {
        Some(texts) if !texts.is_empty() => take.emit(texts.join("\n")),
        Some(_) => refuse(Unread::NoCode(name.clone())),
        None => refuse(Unread::NoScanner(name.clone())),
    }))
}

#[cfg(test)]
mod tests {
    use super::said;
    use crate::rendered::shown;
    use crate::teach::State;
    use web::texts::Texts;

    #[test]
    fn an_empty_box_asks_for_codes() {
        let words = |is_missing| {
            let texts = Texts::default();
            shown(&State::default(), texts, move |_| said(texts, is_missing)).texts("p")
        };
        assert_eq!(words(true), ["Nothing is pasted yet: paste your pupils’ codes first."]);
        assert!(words(false).is_empty());
    }
}
