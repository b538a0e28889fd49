//! Files: a worker for each, and what came of it.

use crate::explore::refusals::no_file;
use crate::exporter::WhyNot;
use crate::exporter::protocol::COLOURS;
use crate::exporter::protocol::NUMBERS;
use crate::exporter::protocol::Order;
use crate::exporter::protocol::VERSION;
use crate::kit::download::download;
use crate::requests;
use crate::requests::Arrays;
use crate::requests::Pool;
use crate::requests::Protocol;
use crate::requests::Request;
use crate::requests::Unanswered;
use crate::requests::Worker;
use crate::texts::Texts;
use js_sys::Uint16Array;
use js_sys::Uint32Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::Blob;
use yew::Callback;

/// The worker that writes a file.
struct Exporter;

impl Protocol for Exporter {
    type Question = Order;
    type Answer = Blob;
    type Reason = WhyNot;
    const NAME: &'static str = "exporter";
    const VERSION: &'static str = VERSION;
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
    /// It was not written.
    Unanswered(Unanswered<WhyNot>),
    /// It was written, but the browser does not save it.
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

/// A file on its way. Dropping it stops the work.
pub(super) struct Exporting {
    _open: Open,
}

/// The request and its worker, which end with the file.
type Open = Rc<RefCell<Option<(Request, Pool<Exporter>)>>>;

/// Begins to write a file and to save it under a name. The numbers and, for a picture, the colours are copied for the
/// worker. News arrive later, never during the call.
pub(super) fn begin(
    order: &Order,
    numbers: &[u16],
    colours: &[u32],
    name: String,
    report: Callback<News>,
) -> Exporting {
    let (numbers, colours) = (Uint16Array::from(numbers), Uint32Array::from(colours));
    let [of_numbers, of_colours] = [numbers.buffer(), colours.buffer()].map(JsValue::from);
    let arrays: Arrays = vec![(NUMBERS, numbers.into(), of_numbers), (COLOURS, colours.into(), of_colours)];

    let open = Open::default();
    let hear = {
        let open = Rc::downgrade(&open);
        move |news: requests::News<Blob, WhyNot>| {
            if news.is_end()
                && let Some(open) = open.upgrade()
            {
                open.take();
            }
            report.emit(match news {
                requests::News::Progress(progress, _) => News::Progress(progress.part()),
                // Files come whole.
                requests::News::Growing(..) => return,
                requests::News::Answered(file, _) => save(&file, &name),
                requests::News::Unanswered(reason) => News::Failed(Failure::Unanswered(reason)),
            });
        }
    };
    let pool = Pool::new(1, None, Callback::noop());
    let request = pool.ask(order, arrays, true, hear);
    open.replace(Some((request, pool)));
    Exporting { _open: open }
}

/// Hands a file to the browser.
fn save(file: &Blob, name: &str) -> News {
    download(file, name).map_or(News::Failed(Failure::NotSaved), |()| News::Saved(file.size()))
}
