//! The answers of the solver to the first questions of a page, which its HTML contains: bytes of the workers' messages in base64. With
//! these answers the program renders the picture that the HTML already shows, without a wait for workers.

use crate::table::solver::reply;
use crate::table::{Action, State};
use crate::workers::host;
use crate::workers::requests::{Effort, News};
use crate::workers::solver::protocol::Answer;

/// An answer with its numbers.
pub type Ahead = (Answer, Vec<u16>);

/// The state in which its open questions have these answers, in their order.
pub fn with_answers(state: State, answers: Vec<Ahead>) -> State {
    let open = state.wanted();
    open.into_iter().zip(answers).fold(state, |state, (wanted, answer)| {
        match reply(wanted.question.clone(), News::Answered(answer, Effort::default())) {
            Some(reply) => state.after(Action::ReplyTo(wanted.key, Box::new(wanted.question), reply)),
            None => state,
        }
    })
}

/// Answers out of the attribute of an element of the page; none if it has none of this build.
pub fn read_answers(id: &str, attribute: &str) -> Vec<Ahead> {
    let read = || {
        let window = web_sys::window()?;
        let text = window.document()?.get_element_by_id(id)?.get_attribute(attribute)?;
        // Each letter of the decoded text is a byte.
        let bytes: Vec<u8> = window.atob(&text).ok()?.chars().map(|letter| letter as u8).collect();
        host::read(&bytes)
    };
    read().unwrap_or_default()
}
