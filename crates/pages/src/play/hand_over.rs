//! Handing the game to a friend far away, and the friend's move.
//!
//! ```text
//! section.hand-over
//! ├─ Send                  sends the link of the game, as text or by a code
//! │  └─ button             the move is taken back, until it is sent
//! ├─ details               the move as a short text, to be read out
//! └─ details               HeardField: the friend's move, typed or pasted
//! ```

use crate::play::heard_field::HeardField;
use crate::play::send::Send;
use maths::games::in_address;
use web::kit::dispatching::dispatching;
use web::kit::focus::focus_board;
use web::kit::rooms::Room;
use web::table::duel::{Action, State, far, route};
use web::texts::Texts;
use yew::prelude::*;

/// The panel of a game that is to be handed over, or was.
pub(super) fn hand_over(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let link = state.handed_link();
    let url = Room::Play.address(&in_address(&route::write(&link)));
    let short = far::write(&link.record, link.seed).filter(|_| state.moves() > 0);
    let on_sent = dispatching(state, |()| Action::Hand);
    let on_undo = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Undo);
            // The button goes away with the move.
            focus_board();
        })
    };
    let name = if state.moves() == 0 { texts.friend_send_game() } else { texts.friend_send_move() };
    html! {
        <section class="hand-over" aria-label={texts.friend_hand_over()}>
            <Send {name} {url} on_sent={on_sent.clone()}>
                if state.can_undo() {
                    <button type="button" class="quiet" onclick={on_undo}>{ texts.friend_take_back() }</button>
                }
                // A friend who has scanned the last move has it, which this device cannot know.
                if state.end().is_some() && !state.far.is_handed {
                    <button type="button" class="quiet" onclick={on_sent.reform(|_: MouseEvent| ())}>{ texts.friend_has_it() }</button>
                }
            </Send>
            { short.map(|text| html! {
                <details>
                    <summary>{ texts.friend_aloud() }</summary>
                    <p>{ texts.friend_aloud_what() }{ texts.between_sentences() }<output class="aloud">{ text }</output></p>
                </details>
            }).unwrap_or_default() }
            if state.is_waiting() {
                <details>
                    <summary>{ texts.friend_heard() }</summary>
                    <HeardField state={state.clone()} />
                </details>
            }
        </section>
    }
}
