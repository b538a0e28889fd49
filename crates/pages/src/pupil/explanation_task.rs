//! A task: explain something. The code contains the pupil's text; the teacher's answer is shown afterwards.

use crate::pupil::foot::{Way, foot};
use crate::pupil::{Action, Answer, State, Step};
use files::lessons::{Done, Work};
use web::kit::dispatching::dispatching_by;
use web::kit::lesson_words::paragraphs;
use web::texts::{Texts, readable};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The box, how much room is left, and the teacher's answer, which is empty for none.
pub(super) fn explanation_task(
    texts: Texts,
    dispatcher: &UseReducerDispatcher<State>,
    id: u32,
    own: &str,
    answer: &Answer,
    done: &Done,
    way: Way,
) -> Html {
    let text = if let Done::Explained(explained) = done { explained.text.as_str() } else { "" };
    let left = Work::LONGEST_TEXT.saturating_sub(text.len());
    let oninput = {
        let dispatcher = dispatcher.clone();
        Callback::from(move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            dispatcher.dispatch(Action::At(id, Step::Write(text)));
        })
    };
    let finish = dispatching_by(dispatcher, move |_: MouseEvent| Action::At(id, Step::Finish));
    let is_done = *answer == Answer::Explanation { is_done: true };
    let is_answered = is_done || (own.is_empty() && !text.is_empty());
    let controls = html! {
        if !own.is_empty() && !is_done {
            <button key="done" type="button" class="primary" aria-disabled={text.is_empty().to_string()} onclick={if text.is_empty() { Callback::noop() } else { finish }}>{ texts.lesson_done() }</button>
        }
    };
    html! {
        <>
            <div class="screen-side">
                <p class="own-words">
                    <label for={format!("words-{id}")}>{ texts.lesson_your_words() }</label>
                    <textarea id={format!("words-{id}")} rows="4" value={text.to_owned()} {oninput} aria-describedby={format!("words-{id}-left")} />
                </p>
                <p class="remark count" id={format!("words-{id}-left")}>{ texts.lesson_room_left(&left) }</p>
                <div class="own-answer" role="status">
                    if is_done {
                        <p class="group-name">{ texts.lesson_teachers_answer() }</p>
                        { for paragraphs(own).map(|words| html! { <p>{ readable(texts, &words) }</p> }) }
                    }
                </div>
            </div>
            { foot(texts, dispatcher, way, controls, is_answered) }
        </>
    }
}
