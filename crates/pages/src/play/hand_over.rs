//! Handing the game to a friend far away, and taking over the friend's move.
//!
//! ```text
//! section.hand-over
//! ├─ p, button                         what is to be done; until it is pressed the move can be taken back
//! ├─ svg.qr, Line, Line, button        then the code, the link, the short text, and other programs
//! └─ HeardField                        the friend's move
//! ```

use crate::play::heard_field::HeardField;
use maths::games::in_address;
use web::kit::copying::Line;
use web::kit::rooms::Room;
use web::kit::sharing::share_button;
use web::table::duel::{Action, State, far, route};
use web::texts::use_texts;
use web::view::focus::focus_in_place;
use web::view::hooks::use_effect_with;
use web::view::qr::Qr;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The state of a game that is to be handed over, or was.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The panel.
#[component]
pub(super) fn HandOver(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let (is_handed, heading) = (state.far.is_handed, use_node_ref());
    {
        let (heading, was_handed) = (heading.clone(), use_mut_ref(|| is_handed));
        use_effect_with(is_handed, move |is_handed| {
            // The button that had the focus is gone, and the heading is in its place. When the page opens, the focus stays where it is.
            if *is_handed
                && !was_handed.replace(*is_handed)
                && let Some(heading) = heading.cast::<HtmlElement>()
            {
                focus_in_place(&heading);
            }
        });
    }
    if !is_handed {
        let dispatcher = state.dispatcher();
        let onclick = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Hand));
        return html! {
            <section class="hand-over" aria-label={texts.friend_hand_over()}>
                <p>{ if state.moves() == 0 { texts.friend_hand_begin() } else { texts.friend_hand_move() } }</p>
                <button type="button" class="primary" {onclick}>{ texts.friend_hand_over() }</button>
            </section>
        };
    }
    let link = state.handed_link();
    let url = Room::Play.address(&in_address(&route::write(&link)));
    let short = far::write(&link.record, link.seed);
    html! {
        <section class="hand-over" aria-label={texts.friend_hand_over()}>
            <h2 ref={heading} tabindex="-1">{ texts.friend_hand_over() }</h2>
            <p>{ texts.friend_ways() }</p>
            <div class="ways">
                <Qr text={url.clone()} label={texts.link_as_code()} />
                <div class="lines">
                    <Line id="far-link" label={texts.friend_link()} text={url.clone()} />
                    { short.map(|text| html! { <Line id="far-short" label={texts.friend_short()} {text} /> }).unwrap_or_default() }
                    { share_button(texts, url) }
                </div>
            </div>
            if state.is_waiting() {
                <HeardField state={state.clone()} />
            }
        </section>
    }
}
