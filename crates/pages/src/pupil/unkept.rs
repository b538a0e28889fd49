//! The receiver of the work, and the message of the page at once if the work is not saved.

use crate::pupil::reporting::Reporting;
use crate::pupil::{Action, State};
use files::lessons::packages::{Mode, Receiver};
use web::kit::dispatching::dispatching_by;
use web::texts::Texts;
use yew::prelude::*;

/// The receiver of the work, in words; `None` if no platform is around the page, so that the work stays on the device.
pub(super) fn receives(texts: Texts, reporting: &Reporting) -> Option<String> {
    match (&reporting.receiver, reporting.mode) {
        (Receiver::Nobody, _) => None,
        (Receiver::Refused(host), _) => Some(texts.lesson_not_sent(host)),
        (Receiver::Host(host), Mode::Shown) => Some(texts.lesson_shown(host)),
        (Receiver::Host(host), Mode::Graded | Mode::Ungraded) => Some(texts.lesson_reports(host)),
    }
}

/// Why the work is not kept; `None` if it is.
pub(super) fn unkept(texts: Texts, reporting: &Reporting, is_unkept: bool) -> Option<String> {
    match &reporting.receiver {
        Receiver::Host(host) if reporting.is_behind => Some(texts.lesson_behind(host)),
        Receiver::Host(_) | Receiver::Refused(_) | Receiver::Nobody => {
            is_unkept.then(|| texts.lesson_unkept().to_owned())
        }
    }
}

/// The notice, in sight wherever the pupil is on the page, with a button that leads to the hand-in, the last screen.
pub(super) fn unkept_notice(texts: Texts, words: &str, dispatcher: &UseReducerDispatcher<State>, last: usize) -> Html {
    let onclick = dispatching_by(dispatcher, move |_: MouseEvent| Action::Go(last));
    html! {
        <p class="notice" role="alert">
            { words }{ " " }
            <button type="button" {onclick}>{ texts.lesson_to_code() }</button>
        </p>
    }
}
