//! Messages around questions, answers and reasons as JavaScript values. Written by hand, because the code that serde would generate is ten
//! times as long, and every worker has it. The page's side is `requests::connection`.

use crate::workers::host::{FromWorker, Ticket, ToWorker};
use js_sys::{Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

/// Reads a message of the page, its question as bytes. `None` if it does not come from a page of this build.
pub(super) fn read(message: &JsValue) -> Option<ToWorker<Vec<u8>>> {
    let part = |of: &JsValue, key: &str| Reflect::get(of, &key.into()).ok().filter(|part| !part.is_undefined());
    let body = |kind: &str| {
        let body = part(message, kind)?;
        let ticket = part(&body, "ticket")?.as_f64()?;
        Some((body, Ticket(ticket as u32)))
    };
    if let Some((body, ticket)) = body("Ask") {
        let question = part(&body, "question")?.dyn_into::<Uint8Array>().ok()?;
        Some(ToWorker::Ask { ticket, question: question.to_vec() })
    } else if let Some((_, ticket)) = body("Stop") {
        Some(ToWorker::Stop { ticket })
    } else {
        body("Cancel").map(|(_, ticket)| ToWorker::Cancel { ticket })
    }
}

/// Writes a message as the page reads it.
///
/// # Errors
/// None: a new object takes every field.
pub(super) fn write(message: FromWorker<Vec<u8>, Vec<u8>>) -> Result<JsValue, JsValue> {
    let (body, written) = (Object::new(), Object::new());
    let set = |key: &str, value: JsValue| Reflect::set(&body, &key.into(), &value);
    let bytes = |bytes: Vec<u8>| JsValue::from(Uint8Array::from(bytes.as_slice()));
    let (kind, ticket) = match message {
        FromWorker::Ready { version } => {
            set("version", version.into())?;
            ("Ready", None)
        }
        FromWorker::Progress { ticket, progress } => {
            let numbers = Object::new();
            for (key, number) in [("done", progress.done), ("total", progress.total), ("bytes", progress.bytes)] {
                Reflect::set(&numbers, &key.into(), &number.into())?;
            }
            set("progress", numbers.into())?;
            ("Progress", Some(ticket))
        }
        FromWorker::Growing { ticket, answer } => {
            set("answer", bytes(answer))?;
            ("Growing", Some(ticket))
        }
        FromWorker::Answered { ticket, answer } => {
            set("answer", bytes(answer))?;
            ("Answered", Some(ticket))
        }
        FromWorker::Refused { ticket, reason } => {
            set("reason", bytes(reason))?;
            ("Refused", Some(ticket))
        }
        FromWorker::Cancelled { ticket } => ("Cancelled", Some(ticket)),
        FromWorker::Spent => ("Spent", None),
    };
    if let Some(ticket) = ticket {
        set("ticket", ticket.0.into())?;
    }
    Reflect::set(&written, &kind.into(), &body)?;
    Ok(written.into())
}
