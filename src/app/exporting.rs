//! The page's end of the exporter: a worker for each file, and what becomes of the file.

use crate::app::refusals::no_file;
use crate::exporter::WhyNot;
use crate::exporter::protocol::COLOURS;
use crate::exporter::protocol::FILE;
use crate::exporter::protocol::FromExporter;
use crate::exporter::protocol::MESSAGE;
use crate::exporter::protocol::NUMBERS;
use crate::exporter::protocol::Order;
use crate::exporter::protocol::VERSION;
use crate::kit::build;
use crate::kit::download::download;
use crate::texts::Texts;
use js_sys::Array;
use js_sys::Object;
use js_sys::Reflect;
use js_sys::Uint16Array;
use js_sys::Uint32Array;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::Blob;
use web_sys::Event;
use web_sys::MessageEvent;
use web_sys::Worker;
use yew::Callback;

/// The binary.
const WORKER: &str = "exporter";

/// What is heard about a file.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum News {
    /// How much of it is written, from 0 to 1.
    Progress(f64),
    /// It was handed to the browser as a download; how many bytes it has.
    Saved(f64),
    /// Why there is none.
    Failed(Failure),
}

/// Why there is no file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Failure {
    /// The exporter said why.
    Refused(WhyNot),
    /// The exporter belongs to another build of the page.
    OtherVersion,
    /// The exporter is gone from the server, where there is a newer build now.
    Outdated,
    /// The exporter did not start, or stopped.
    Stopped,
    /// It is written, but the browser does not save it.
    NotSaved,
    /// Web workers are not allowed here.
    NoWorkers,
}

impl Failure {
    /// In sentences.
    pub(super) fn told(self, texts: Texts) -> String {
        match self {
            Self::Refused(why) => no_file(texts, why),
            Self::OtherVersion => texts.no_file_version().into(),
            Self::Outdated => texts.no_file_outdated().into(),
            Self::Stopped => texts.no_file_stopped().into(),
            Self::NotSaved => texts.no_file_saved().into(),
            Self::NoWorkers => texts.no_workers().into(),
        }
    }
}

/// A file on its way. Dropping it stops the work.
pub(super) struct Exporting {
    worker: Worker,
    /// Gone with it, so that nothing is said any more of a file that nobody waits for.
    _is_wanted: Rc<()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Drop for Exporting {
    fn drop(&mut self) {
        end(&self.worker);
    }
}

/// Begins to write a file and to save it under a name. The numbers and, for a picture, the colours are copied for the
/// worker. News arrive later, never during the call; `None` if there are no web workers here.
pub(super) fn begin(
    order: &Order,
    numbers: &[u16],
    colours: &[u32],
    name: String,
    report: Callback<News>,
) -> Option<Exporting> {
    let envelope = Object::new();
    let (numbers, colours) = (Uint16Array::from(numbers), Uint32Array::from(colours));
    let message = serde_wasm_bindgen::to_value(order).ok()?;
    for (key, value) in [(MESSAGE, &message), (NUMBERS, &numbers), (COLOURS, &colours)] {
        Reflect::set(&envelope, &key.into(), value).ok()?;
    }
    let transferred = Array::of2(&numbers.buffer(), &colours.buffer());

    let worker = build::start_worker(WORKER).ok()?;
    let is_wanted = Rc::new(());
    let on_message = {
        let (worker, report) = (worker.clone(), report.clone());
        Closure::new(move |event: MessageEvent| {
            let data = event.data();
            let message = Reflect::get(&data, &MESSAGE.into()).unwrap_or_default();
            let news = match serde_wasm_bindgen::from_value(message) {
                Ok(FromExporter::Ready { version }) if version == VERSION => {
                    // Plain data and arrays that nobody else has, so this cannot fail.
                    let _ = worker.post_message_with_transfer(&envelope, &transferred);
                    return;
                }
                Ok(FromExporter::Progress { done }) => {
                    report.emit(News::Progress(done));
                    return;
                }
                Ok(FromExporter::Done) => save(&data, &name),
                Ok(FromExporter::Refused { reason }) => News::Failed(Failure::Refused(reason)),
                Ok(FromExporter::Ready { .. }) | Err(_) => News::Failed(Failure::OtherVersion),
            };
            end(&worker);
            report.emit(news);
        })
    };
    let on_error = {
        let (worker, is_wanted) = (worker.clone(), Rc::downgrade(&is_wanted));
        Closure::new(move |event: Event| {
            event.prevent_default();
            end(&worker);
            report.emit(News::Failed(Failure::Stopped));
            let (report, is_wanted) = (report.clone(), is_wanted.clone());
            build::when_outdated(move || {
                if is_wanted.strong_count() > 0 {
                    report.emit(News::Failed(Failure::Outdated));
                }
            });
        })
    };
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    Some(Exporting { worker, _is_wanted: is_wanted, _on_message: on_message, _on_error: on_error })
}

fn end(worker: &Worker) {
    worker.set_onmessage(None);
    worker.set_onerror(None);
    worker.terminate();
}

/// Hands the file that came with a message to the browser.
fn save(data: &JsValue, name: &str) -> News {
    let file = Reflect::get(data, &FILE.into()).ok().and_then(|file| file.dyn_into::<Blob>().ok());
    let saved = file.and_then(|file| {
        download(&file, name).ok()?;
        Some(News::Saved(file.size()))
    });
    saved.unwrap_or(News::Failed(Failure::NotSaved))
}
