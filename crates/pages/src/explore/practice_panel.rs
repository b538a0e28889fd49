//! Practice on the page: a section below the figures, closed until it is asked for, and a strip over the foot of the page
//! that stays in sight while the learner is at the board.

mod expected;
mod predict;
mod strip;

pub(super) use strip::task_strip;

use crate::explore::practice_panel::predict::Predict;
use web::kit::focus::focus_board;
use web::kit::storage;
use web::table::practice::{Practising, Score};
use web::table::solved::{Props, remote_state};
use web::table::{Action, Slot, State};
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// Where the score is kept on this device.
const KEY: &str = "bittersweet.practice";

/// The score of earlier visits; nothing right and nothing tried if there were none.
pub(super) fn kept_score() -> Score {
    storage::read(KEY).and_then(|text| Score::read(&text)).unwrap_or_default()
}

/// Both exercises.
#[component]
pub(super) fn PracticePanel(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let is_open = use_state_eq(|| false);
    let ontoggle = use_callback(is_open.setter(), |event: Event, is_open| {
        is_open.set(event.target_unchecked_into::<web_sys::Element>().has_attribute("open"));
    });
    let score = state.practice.score;
    use_effect_with(score, |score| {
        if *score != Score::default() {
            storage::keep(KEY, &score.write());
        }
    });
    let is_waiting = state.practice.plane.is_waiting_for(state.question(Slot::Predict).as_ref());
    let is_busy = is_waiting || state.practice.search.is_some() && !state.is_refused(Slot::Practice);
    html! {
        <section class="practice" aria-label={texts.practice()} aria-busy={is_busy.to_string()}>
            <details {ontoggle}>
                <summary>{ texts.practice() }</summary>
                if *is_open {
                    <div class="exercises">
                        { find(texts, props) }
                        <Predict ..props.clone() />
                    </div>
                }
            </details>
        </section>
    }
}

/// Find the winning cut: the button, and how it went so far.
fn find(texts: Texts, props: &Props) -> Html {
    let practice = &props.state.practice;
    html! {
        <div class="find">
            <h2>{ texts.find() }</h2>
            <p>{ texts.find_told() }</p>
            { action_button(&props.state, texts.new_task(), new_task) }
            if practice.search.is_some() {
                { remote_state(texts, &practice.evaluation, Slot::Practice, &props.on_ask, &props.on_cancel) }
            }
            <p class="score">{ in_words(texts, practice.score) }{ texts.between_sentences() }{ texts.level(&practice.level.number()) }</p>
        </div>
    }
}

fn in_words(texts: Texts, score: Score) -> String {
    let Score { right, tried, row, best } = score;
    if tried == 0 {
        return texts.no_task_yet().into();
    }
    texts.score(&right, &tried, &row, &best)
}

/// Each task has chances of its own.
fn new_task() -> Practising {
    Practising::NewTask((js_sys::Math::random() * f64::from(u32::MAX)) as u64)
}

/// A button that leads to the board.
fn action_button(state: &UseReducerHandle<State>, label: &'static str, what: fn() -> Practising) -> Html {
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| {
        dispatcher.dispatch(Action::Practise(what()));
        focus_board();
    });
    html! { <button type="button" {onclick}>{ label }</button> }
}
