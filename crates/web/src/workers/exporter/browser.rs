//! The adapter that writes files in a dedicated web worker. The browser keeps what is written, so a long file does not have
//! to fit into memory, and encodes pictures on its own, while the handler is idle.

use crate::workers::exporter::canvas::Canvas;
use crate::workers::exporter::protocol::{COLOURS, Format, FromExporter, NUMBERS, Order, ToExporter};
use crate::workers::exporter::{Exporting, WhyNot};
use crate::workers::host;
use crate::workers::host::{Progress, Reply, RequestHandler, Ticket, Wake};
use js_sys::{Array, Reflect, Uint16Array, Uint32Array};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag};

/// Text of this length, in bytes, is given to the browser to keep.
const PART: usize = 1 << 20;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    host::start(|wake| Writer { wake, open: None })
}

/// Writes one file after the other.
struct Writer {
    wake: Wake,
    open: Option<(Ticket, File)>,
}

/// A file on its way.
enum File {
    Text(Exporting, Parts),
    Picture(Box<Canvas>),
    /// A picture that the browser encodes, and the file once it has done so.
    Encoding(Encoded),
}

/// A picture, once the browser has encoded it, or why it has not.
type Encoded = Rc<RefCell<Option<Result<Blob, WhyNot>>>>;

/// The result of a slice of work.
enum Step {
    /// The part of the file that is written, from 0 to 1.
    Written(f64),
    /// The browser has to do something first.
    Waiting,
    Done(Result<Blob, WhyNot>),
}

/// A text that is written piece by piece.
#[derive(Default)]
struct Parts {
    /// The parts that the browser keeps.
    kept: Array,
    /// The pieces since the last part, and their length.
    pieces: Array,
    length: usize,
}

impl Parts {
    fn push(&mut self, piece: &str) {
        self.pieces.push(&piece.into());
        self.length += piece.len();
        if self.length >= PART {
            self.keep();
        }
    }

    fn keep(&mut self) {
        // An array of strings is what it asks for, so this fails only if there is no memory left.
        match Blob::new_with_str_sequence(&self.pieces) {
            Ok(part) => self.kept.push(&part),
            Err(error) => wasm_bindgen::throw_val(error),
        };
        (self.pieces, self.length) = (Array::new(), 0);
    }

    /// The file; of a drawing that a page is to show it says what it is.
    fn file(&mut self, kind: &str) -> Result<Blob, WhyNot> {
        self.keep();
        let options = BlobPropertyBag::new();
        options.set_type(kind);
        Blob::new_with_blob_sequence_and_options(&self.kept, &options).map_err(|_| WhyNot::NoRoom)
    }
}

impl File {
    fn begin(order: Order, arrays: &JsValue) -> Result<Self, WhyNot> {
        let of = |key: &str| Reflect::get(arrays, &key.into()).unwrap_or_default();
        let numbers = of(NUMBERS).dyn_into::<Uint16Array>().map(|numbers| numbers.to_vec()).unwrap_or_default();
        let colours = of(COLOURS).dyn_into::<Uint32Array>().map(|colours| colours.to_vec()).unwrap_or_default();
        if order.format == Format::Png {
            Canvas::new(&order, numbers, colours).map(|canvas| Self::Picture(Box::new(canvas)))
        } else {
            Exporting::new(order, numbers, colours).map(|exporting| Self::Text(exporting, Parts::default()))
        }
    }

    /// Writes a piece of text or paints a band.
    fn step(&mut self, wake: &Wake) -> Step {
        match self {
            Self::Text(exporting, parts) => match exporting.next() {
                Some(piece) => {
                    parts.push(&piece.text);
                    Step::Written(piece.done as f64 / piece.total.max(1) as f64)
                }
                None => Step::Done(parts.file(exporting.kind())),
            },
            Self::Picture(canvas) => match canvas.paint() {
                Some(done) => Step::Written(done),
                None => {
                    let (encoded, wake) = (Encoded::default(), wake.clone());
                    let deliver = {
                        let encoded = Rc::clone(&encoded);
                        move |file| {
                            encoded.replace(Some(file));
                            wake.wake();
                        }
                    };
                    canvas.encode(deliver);
                    *self = Self::Encoding(encoded);
                    Step::Waiting
                }
            },
            Self::Encoding(encoded) => encoded.take().map_or(Step::Waiting, Step::Done),
        }
    }
}

impl RequestHandler for Writer {
    type Question = Order;
    type Answer = ();
    type Reason = WhyNot;
    type Payload = Blob;
    const HAS_MANY_PARTS: bool = false;

    fn is_idle(&self) -> bool {
        match &self.open {
            None => true,
            Some((_, File::Encoding(encoded))) => encoded.borrow().is_none(),
            Some((_, File::Text(..) | File::Picture(_))) => false,
        }
    }

    fn receive(&mut self, message: ToExporter, arrays: &JsValue) -> Option<FromExporter> {
        match message {
            ToExporter::Ask { ticket, question } => match File::begin(question, arrays) {
                Ok(file) => {
                    self.open = Some((ticket, file));
                    None
                }
                Err(reason) => Some(FromExporter::Refused { ticket, reason }),
            },
            ToExporter::Stop { ticket } | ToExporter::Cancel { ticket } => {
                self.open.take_if(|(open, _)| *open == ticket).map(|_| FromExporter::Cancelled { ticket })
            }
        }
    }

    fn step(&mut self) -> Option<Reply<(), WhyNot, Blob>> {
        let (ticket, file) = self.open.as_mut()?;
        let ticket = *ticket;
        let ended = match file.step(&self.wake) {
            Step::Waiting => return None,
            Step::Written(done) => {
                let progress = Progress { done, total: 1.0, bytes: 0.0 };
                return Some(FromExporter::Progress { ticket, progress }.into());
            }
            Step::Done(file) => file,
        };
        self.open = None;
        Some(match ended {
            Ok(file) => Reply { message: FromExporter::Answered { ticket, answer: () }, payload: Some(file) },
            Err(reason) => FromExporter::Refused { ticket, reason }.into(),
        })
    }
}
