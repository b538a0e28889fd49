//! The field into which the friend's move is typed: a link, a record or a short text.

use wasm_bindgen::JsCast;
use web::kit::focus::focus_board;
use web::table::duel::{Action, State};
use web::texts::use_texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The state of a game in which the friend is to move.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// `form.heard`, with the error of the text below it.
#[component]
pub(super) fn HeardField(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let node = use_node_ref();
    let onsubmit = {
        let (node, dispatcher) = (node.clone(), state.dispatcher());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = node.cast::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default();
            dispatcher.dispatch(Action::Hear(decoded(text)));
            // The field goes away with a move that was taken over.
            focus_board_if_gone(node.clone());
        })
    };
    let wrong = state.far.misheard.as_ref().map(|misheard| misheard.in_words(texts));
    let example = format!("{} z4 KM", state.moves() + 1);
    html! {
        <form class="heard" {onsubmit}>
            <label for="heard">{ texts.friend_heard() }</label>
            <input ref={node} id="heard" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-invalid={wrong.is_some().to_string()} aria-describedby="heard-what heard-wrong" />
            <button type="submit">{ texts.friend_hear() }</button>
            <p id="heard-what" class="remark">{ texts.friend_heard_what(&example) }</p>
            <p id="heard-wrong" class="error" role="status">{ wrong.unwrap_or_default() }</p>
        </form>
    }
}

/// Programs for messages write some signs of a link as `%3B`. Text that cannot be decoded is returned unchanged.
fn decoded(text: String) -> String {
    js_sys::decode_uri_component(&text).map(String::from).unwrap_or(text)
}

/// The board gets the focus that the field had.
fn focus_board_if_gone(node: NodeRef) {
    yew::platform::spawn_local(async move {
        let is_gone = node.get().is_none_or(|node| !node.unchecked_ref::<web_sys::Node>().is_connected());
        if is_gone {
            focus_board();
        }
    });
}
