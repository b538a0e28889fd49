//! Codes by the camera.

use crate::teach::class::scanning::{Scanner, ask, grey};
use files::lessons::code::Piece;
use files::lessons::{LessonId, code};
use js_sys::{Object, Reflect};
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web::kit::lesson_words::not_a_code;
use web::kit::timer::Interval;
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use web::workers::requests::Request;
use web_sys::{DomException, HtmlVideoElement, MediaDevices, MediaStream, MediaStreamConstraints, MediaStreamTrack};
use yew::prelude::*;

/// The worker, the lesson whose codes are awaited, and where codes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub pool: Rc<Scanner>,
    pub lesson: LessonId,
    /// True if names are hidden.
    pub is_hidden: bool,
    /// Called with each new code.
    pub on_code: Callback<String>,
    /// Called when the teacher has finished.
    pub on_stop: Callback<MouseEvent>,
}

/// The time between two looks at the picture, in milliseconds.
const LOOK: u32 = 150;

/// The state of the camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Camera {
    /// The browser asks whether the page may use it.
    Asking,
    Running,
    Refused(Why),
}

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// The user or the device does not allow it.
    Forbidden,
    /// There is no camera.
    Absent,
    /// Another program uses it, or it does not work.
    Busy,
    /// Pages without encryption have none.
    Insecure,
}

/// The codes read last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Heard {
    /// The number of new codes since the camera was started.
    codes: usize,
    /// The message on the last one.
    words: String,
}

/// The picture of the camera with the codes read, until *Stop*.
#[component]
pub(super) fn CameraView(props: &Props) -> Html {
    let texts = use_texts();
    let video = use_node_ref();
    let camera = use_state_eq(|| Camera::Asking);
    let heard = use_state_eq(Heard::default);
    {
        let (video, camera) = (video.clone(), camera.setter());
        use_effect_with((), move |()| run(video, move |now| camera.set(now)));
    }
    let looking = use_mut_ref(Looking::default);
    {
        let (video, props, heard) = (video.clone(), props.clone(), heard.setter());
        use_effect_with((*camera, texts), move |(camera, texts)| {
            let texts = *texts;
            let tell = move |codes, words| heard.set(Heard { codes, words });
            let look = move || look(texts, &video, &looking, &props, tell.clone());
            let looks = (*camera == Camera::Running).then(|| Interval::new(LOOK, look));
            move || drop(looks)
        });
    }
    let words = match *camera {
        Camera::Asking => texts.scan_asking().to_owned(),
        Camera::Running if heard.words.is_empty() => texts.scan_running().to_owned(),
        Camera::Running => texts.scan_heard(&heard.codes, &heard.words),
        Camera::Refused(why) => refused(texts, why).to_owned(),
    };
    let is_refused = matches!(*camera, Camera::Refused(_));
    html! {
        <div class="camera">
            if !is_refused { <video ref={video} muted=true playsinline=true aria-label={texts.scan_picture()}></video> }
            <p class={if is_refused { "error" } else { "heard" }} role="status">{ words }</p>
            <button type="button" onclick={props.on_stop.clone()}>{ texts.stop() }</button>
        </div>
    }
}

fn refused(texts: Texts, why: Why) -> &'static str {
    match why {
        Why::Forbidden => texts.scan_forbidden(),
        Why::Absent => texts.scan_absent(),
        Why::Busy => texts.scan_busy(),
        Why::Insecure => texts.scan_insecure(),
    }
}

/// Runs the camera until what is returned is called.
fn run(video: NodeRef, tell: impl Fn(Camera) + 'static) -> impl FnOnce() {
    let (is_wanted, stream) = (Rc::new(Cell::new(true)), Rc::new(Cell::new(None::<MediaStream>)));
    let (still_wanted, opened) = (Rc::clone(&is_wanted), Rc::clone(&stream));
    wasm_bindgen_futures::spawn_local(async move {
        match open().await {
            Ok(stream) if still_wanted.get() => {
                show(&video, &stream);
                opened.set(Some(stream));
                tell(Camera::Running);
            }
            Ok(stream) => stop(&stream),
            Err(why) if still_wanted.get() => tell(Camera::Refused(why)),
            Err(_) => {}
        }
    });
    move || {
        is_wanted.set(false);
        if let Some(stream) = stream.take() {
            stop(&stream);
        }
    }
}

/// The camera at the back of a phone, if there are several.
async fn open() -> Result<MediaStream, Why> {
    let navigator = web_sys::window().map(|window| window.navigator()).ok_or(Why::Insecure)?;
    let devices = Reflect::get(&navigator, &"mediaDevices".into())
        .ok()
        .and_then(|devices| devices.dyn_into::<MediaDevices>().ok());
    let wishes = Object::new();
    for (name, ideal) in [("facingMode", "environment".into()), ("width", 1280.into()), ("height", 720.into())] {
        let wish = Object::new();
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&wish, &"ideal".into(), &ideal).and_then(|_| Reflect::set(&wishes, &name.into(), &wish));
    }
    let constraints = MediaStreamConstraints::new();
    constraints.set_video(&wishes);
    let asked =
        devices.ok_or(Why::Insecure)?.get_user_media_with_constraints(&constraints).map_err(|error| why(&error))?;
    JsFuture::from(asked).await.map_err(|error| why(&error))?.dyn_into().map_err(|_| Why::Busy)
}

/// Why the browser gives no picture.
fn why(error: &JsValue) -> Why {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("NotAllowedError" | "SecurityError") => Why::Forbidden,
        Some("NotFoundError" | "OverconstrainedError") => Why::Absent,
        Some(_) | None => Why::Busy,
    }
}

fn show(video: &NodeRef, stream: &MediaStream) {
    if let Some(video) = video.cast::<HtmlVideoElement>() {
        video.set_src_object(Some(stream));
        // It is muted, so no browser forbids that it plays by itself; the promise is not waited for.
        let _ = video.play();
    }
}

fn stop(stream: &MediaStream) {
    for track in stream.get_tracks().iter().filter_map(|track| track.dyn_into::<MediaStreamTrack>().ok()) {
        track.stop();
    }
}

/// The picture being scanned, and the codes read.
#[derive(Default)]
struct Looking {
    /// A picture is with the worker.
    is_open: bool,
    _request: Option<Request>,
    /// The codes read since the camera was started.
    seen: HashSet<String>,
    codes: usize,
}

/// Sends the present picture to the worker, unless the worker still has another.
fn look(
    texts: Texts,
    video: &NodeRef,
    looking: &Rc<RefCell<Looking>>,
    props: &Props,
    tell: impl Fn(usize, String) + 'static,
) {
    let Some(video) = video.cast::<HtmlVideoElement>().filter(|_| !looking.borrow().is_open) else { return };
    let picture = grey([video.video_width(), video.video_height()], |context, width, height| {
        context.draw_image_with_html_video_element_and_dw_and_dh(&video, 0.0, 0.0, width, height)
    });
    let Some(picture) = picture else { return };
    looking.borrow_mut().is_open = true;
    let hear = {
        let (looking, props) = (Rc::clone(looking), props.clone());
        move |found: Option<Vec<String>>| {
            looking.borrow_mut().is_open = false;
            let Some(found) = found else { return tell(looking.borrow().codes, texts.scan_unavailable().into()) };
            for text in found {
                if !looking.borrow_mut().seen.insert(text.clone()) {
                    continue;
                }
                let (codes, words) = meaning(texts, props.lesson, props.is_hidden, &text);
                looking.borrow_mut().codes += codes.len();
                codes.into_iter().for_each(|code| props.on_code.emit(code));
                tell(looking.borrow().codes, words);
            }
        }
    };
    let request = ask(&props.pool, &picture, hear);
    looking.borrow_mut()._request = Some(request);
}

/// The codes in what a picture says, and what is said of the last of them.
fn meaning(texts: Texts, lesson: LessonId, is_hidden: bool, text: &str) -> (Vec<String>, String) {
    let codes = code::pieces(text).into_iter().filter_map(|piece| match piece {
        Piece::Code(code) => Some(code),
        Piece::Words(_) => None,
    });
    let codes: Vec<String> = codes.collect();
    let words = match codes.last().map(|code| code::read(code)) {
        None => texts.scan_no_code().into(),
        Some(Err(reason)) => not_a_code(texts, reason),
        Some(Ok(work)) if work.lesson != lesson => texts.scan_other().into(),
        Some(Ok(work)) if is_hidden || work.name.is_empty() => texts.scan_taken().into(),
        Some(Ok(work)) => texts.scan_taken_of(&work.name),
    };
    (codes, words)
}

#[cfg(test)]
mod tests {
    use super::meaning;
    use crate::teach::class::names::tests::lesson;
    use files::lessons::{Work, code};
    use web::texts::Texts;

    #[test]
    fn links_and_bare_codes_are_read_and_other_things_are_named() {
        let (texts, id) = (Texts::default(), lesson().id());
        let code = code::write(&Work { name: "Aya".into(), ..Work::new(id, 7, 2) });
        let of = |text: &str| meaning(texts, id, false, text);
        let link = format!("https://x.org/teach.html#tab=class&work={code}&lang=en");
        assert_eq!(of(&link), of(&code));
        assert_eq!(of(&code).0, std::slice::from_ref(&code));
        assert!(of(&code).1.contains("Aya") && !meaning(texts, id, true, &code).1.contains("Aya"));
        assert_eq!(of("https://x.org"), (Vec::new(), texts.scan_no_code().to_owned()));
        let other = code::write(&Work::new(files::lessons::LessonId { title: 1, content: 2 }, 7, 2));
        assert_eq!(of(&other), (vec![other.clone()], texts.scan_other().to_owned()));
    }
}
