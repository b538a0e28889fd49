//! Sharing what is on the page: a link, and the same as a code for phones. Everything else that a teacher or an author of a page
//! needs is in the room Teach.
//!
//! ```text
//! button.share
//! dialog.share-dialog
//! └─ Line, svg.qr, a link to Teach
//! ```

use crate::explore::State;
use crate::explore::route;
use crate::kit::build;
use crate::kit::copying::Line;
use crate::kit::rooms::Room;
use crate::texts::use_texts;
use crate::view::hooks::use_state_eq;
use crate::view::qr::Qr;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The state that is shared.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The button and its dialog.
#[component]
pub(super) fn Share(props: &Props) -> Html {
    let texts = use_texts();
    let dialog = use_node_ref();
    let is_open = use_state_eq(|| false);
    let on_open = {
        let (dialog, is_open) = (dialog.clone(), is_open.setter());
        Callback::from(move |_: MouseEvent| {
            // It fails where the dialog is open already.
            let _ = dialog.cast::<HtmlDialogElement>().map(|dialog| dialog.show_modal());
            is_open.set(true);
        })
    };
    let on_close = {
        let dialog = dialog.clone();
        Callback::from(move |_: MouseEvent| {
            let _ = dialog.cast::<HtmlDialogElement>().map(|dialog| dialog.close());
        })
    };
    let onclose = {
        let is_open = is_open.setter();
        Callback::from(move |_: Event| is_open.set(false))
    };
    let link = || Room::Explore.address(&route::write(&props.state.link()));
    html! {
        <>
            <button type="button" class="quiet share" aria-haspopup="dialog" onclick={on_open}>{ texts.share() }</button>
            <dialog ref={dialog} class="share-dialog" aria-label={texts.share()} {onclose}>
                if *is_open {
                    <div class="share-head">
                        <h2>{ texts.share() }</h2>
                        <button type="button" onclick={on_close}>{ texts.close() }</button>
                    </div>
                    <div class="share-lines">
                        <Line id="share-link" label={texts.share_link()} text={link()} />
                        <Qr text={link()} label={texts.share_code()} />
                    </div>
                    if !build::is_single_file() {
                        <p><a class="button" href={Room::Teach.with_position(props.state.sum(), false)}>{ texts.teach_this() }</a></p>
                    }
                }
            </dialog>
        </>
    }
}
