//! The foot of a screen: back, what can be done here, and the way on. One of its buttons is the primary one.

use crate::pupil::{Action, State};
use web::kit::dispatching::dispatching_by;
use web::texts::Texts;
use yew::prelude::*;

/// The place of a screen among all, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub screen: usize,
    /// The last screen.
    pub last: usize,
}

/// The heading of a screen.
pub(super) fn title_of(way: Way, title: &str) -> Html {
    html! { <h1 id={format!("screen-{}", way.screen)}>{ title }</h1> }
}

/// `div.lesson-foot`; once a screen is done, the way on is the primary button.
pub(super) fn foot(
    texts: Texts,
    dispatcher: &UseReducerDispatcher<State>,
    way: Way,
    controls: Html,
    is_done: bool,
) -> Html {
    let go = |screen: usize| dispatching_by(dispatcher, move |_: MouseEvent| Action::Go(screen));
    let next = if way.screen == 0 { texts.lesson_begin() } else { texts.lesson_next() };
    html! {
        <div class="lesson-foot">
            if way.screen > 0 {
                <button key="back" type="button" class="step" aria-label={texts.lesson_back()} onclick={go(way.screen - 1)}>{ "‹" }</button>
            }
            { controls }
            if way.screen < way.last {
                <button key="next" type="button" class={if is_done { "primary" } else { "step" }} aria-label={next}
                    onclick={go(way.screen + 1)}>{ if is_done { next } else { "›" } }</button>
            }
        </div>
    }
}
