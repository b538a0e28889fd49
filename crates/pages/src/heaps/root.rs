//! The root component: owns the state, the address and the worker.

use crate::heaps::answer::answer;
use crate::heaps::side::side;
use crate::heaps::{Action, State, route};
use web::kit::address;
use web::kit::address::use_opened;
use web::kit::dispatching::dispatching;
use web::kit::hand::use_hand;
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::rooms::{Room, footer, header};
use web::kit::shell::{notice, shell};
use web::kit::timer::use_pause;
use web::kit::written::use_written;
use web::texts::Texts;
use web::workers::reckoner::protocol::Question;
use web::workers::requests::{Pool, heard, use_workers};
use yew::prelude::*;

/// Puts the page into its place.
pub fn start() {
    mount::<Heaps>();
}

/// The page.
#[component]
fn Heaps() -> Html {
    let state = use_reducer(|| State::default().after(Action::Open(Box::new(route::read(&address::fragment())))));
    let texts = use_language(state.language);
    use_title(texts.heaps_title(), None);
    let hand = use_hand(None);
    use_answers(&state);
    use_pause(state.due(), dispatching(&state, |()| Action::Reckon));
    use_address(&state);
    let on_speak = dispatching(&state, Action::Speak);
    let dismiss = dispatching(&state, |_: MouseEvent| Action::Dismiss);
    let content = html! {
        <>
            { header(texts, Room::Explore, hand.as_ref(), &on_speak, None) }
            <main>
                <nav class="sections" aria-label={texts.lab_sections()}>
                    <a href={Room::Explore.page()}>{ texts.room_explore() }</a>
                </nav>
                { panel(texts, &state) }
            </main>
            { footer(texts) }
        </>
    };
    shell(texts, content, notice(texts, state.notice(texts), &dismiss))
}

/// Everything below the header.
pub(super) fn panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    html! { <div class="bench heaps">{ side(texts, state) }{ answer(texts, state) }</div> }
}

/// The worker, which is asked what the state wants to know.
#[hook]
fn use_answers(state: &UseReducerHandle<State>) {
    use_workers(Pool::<Question>::one, state.values().open(), heard(state, |(), news| Action::Reckoned(news)));
    use_workers(Pool::<Question>::one, state.certificates().open(), heard(state, |(), news| Action::Certified(news)));
}

/// Keeps address and state together.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    let again = |fragment: &str| route::write(&route::read(fragment));
    use_written(route::write(&state.link()), state.is_typing, false, again);
    use_opened(dispatching(state, |fragment: String| Action::Open(Box::new(route::read(&fragment)))));
}
