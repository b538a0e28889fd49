//! The adapter that reads pictures in a dedicated web worker, one after the other.

use crate::workers::host;
use crate::workers::host::{FromWorker, Never, Reply, RequestHandler, Ticket, ToWorker};
use crate::workers::scanner::protocol::{Answer, GREY, Question};
use crate::workers::scanner::read;
use js_sys::{Reflect, Uint8Array};
use std::collections::VecDeque;
use wasm_bindgen::{JsCast, JsValue};

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    host::start(|_| Scanner::default())
}

/// The pictures that wait.
#[derive(Default)]
struct Scanner {
    waiting: VecDeque<(Ticket, Question, Vec<u8>)>,
}

impl RequestHandler for Scanner {
    type Question = Question;
    type Answer = Answer;
    type Reason = Never;
    type Payload = Vec<u16>;
    const HAS_MANY_PARTS: bool = false;

    fn is_idle(&self) -> bool {
        self.waiting.is_empty()
    }

    fn receive(&mut self, message: ToWorker<Question>, arrays: &JsValue) -> Option<FromWorker<Answer, Never>> {
        match message {
            ToWorker::Ask { ticket, question } => {
                let grey = Reflect::get(arrays, &GREY.into()).unwrap_or_default().dyn_into::<Uint8Array>();
                // Without a picture the answer is that there is no code in it.
                self.waiting.push_back((ticket, question, grey.map(|grey| grey.to_vec()).unwrap_or_default()));
                None
            }
            // A picture is read in one slice, so nothing is known of one that waits.
            ToWorker::Stop { ticket } | ToWorker::Cancel { ticket } => {
                let before = self.waiting.len();
                self.waiting.retain(|(waiting, ..)| *waiting != ticket);
                (self.waiting.len() < before).then_some(FromWorker::Cancelled { ticket })
            }
        }
    }

    fn step(&mut self) -> Option<Reply<Answer, Never, Vec<u16>>> {
        let (ticket, Question { width, height }, grey) = self.waiting.pop_front()?;
        Some(FromWorker::Answered { ticket, answer: read(width, height, &grey) }.into())
    }
}
