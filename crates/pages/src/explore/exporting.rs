//! Files: the worker that writes them, and what came of it.

use js_sys::{Uint16Array, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web::kit::download::download;
use web::table::refusals::no_file;
use web::texts::Texts;
use web::workers::exporter::WhyNot;
use web::workers::exporter::protocol::{COLOURS, NUMBERS, Order};
use web::workers::requests;
use web::workers::requests::{Arrays, Pool, Protocol, Request, Unanswered, Worker};
use web_sys::Blob;
use yew::Callback;

/// The worker that writes a file.
struct Exporter;

impl Protocol for Exporter {
    type Question = Order;
    type Answer = Blob;
    type Reason = WhyNot;
    const NAME: &'static str = "exporter";
    const AT_ONCE: usize = 1;
    // While the browser encodes a picture, the worker is silent.
    const PATIENCE: u32 = 60;

    fn read(_answer: JsValue, payload: &JsValue) -> Option<Blob> {
        payload.dyn_ref().cloned()
    }
}

/// News of a file.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum News {
    /// The written part of the file, from 0 to 1.
    Progress(f64),
    /// The file.
    Written(Blob),
    /// Why there is none.
    Failed(Failure),
}

/// Why there is no file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Failure {
    /// It was not written.
    Unanswered(Unanswered<WhyNot>),
    /// The file was written, but the browser does not save it.
    NotSaved,
}

impl Failure {
    /// The reason, in a sentence without a full stop.
    pub(super) fn reason(self, texts: Texts) -> String {
        match self {
            Self::Unanswered(reason) => reason.reason(texts, Worker::Exporter, no_file),
            Self::NotSaved => texts.no_file_saved().into(),
        }
    }
}

/// The worker, which starts with the first order. It ends with this.
pub(super) struct Files(Pool<Exporter>);

/// A file on its way. Dropping it cancels the request.
pub(super) struct Exporting {
    _request: Request,
}

impl Files {
    pub(super) fn new() -> Self {
        Self(Pool::new(1, None, Callback::noop()))
    }

    /// Begins to write a file. The numbers and, for a drawing, the colours are copied for the worker. News arrive later, never
    /// during the call.
    pub(super) fn begin(&self, order: &Order, numbers: &[u16], colours: &[u32], report: Callback<News>) -> Exporting {
        let (numbers, colours) = (Uint16Array::from(numbers), Uint32Array::from(colours));
        let [of_numbers, of_colours] = [numbers.buffer(), colours.buffer()].map(JsValue::from);
        let arrays: Arrays = vec![(NUMBERS, numbers.into(), of_numbers), (COLOURS, colours.into(), of_colours)];
        let hear = move |news: requests::News<Blob, WhyNot>| {
            report.emit(match news {
                requests::News::Progress(progress, _) => News::Progress(progress.part()),
                // Files come whole.
                requests::News::Growing(..) => return,
                requests::News::Answered(file, _) => News::Written(file),
                requests::News::Unanswered(reason) => {
                    // If the pool knows already that there is no worker, it reports this during the call.
                    let report = report.clone();
                    spawn_local(async move { report.emit(News::Failed(Failure::Unanswered(reason))) });
                    return;
                }
            });
        };
        Exporting { _request: self.0.ask(order, arrays, true, hear) }
    }
}

/// Hands a file to the browser, and returns its size in bytes.
pub(super) fn save(file: &Blob, name: &str) -> Result<f64, Failure> {
    download(file, name).map(|()| file.size()).map_err(|_| Failure::NotSaved)
}
