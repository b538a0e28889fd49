//! Sharing what is on the page: a link, a frame and an element for other pages, a code for phones; and what a learner sees in
//! the frame, with a preview.
//!
//! ```text
//! button.share
//! dialog.share-dialog
//! ├─ form          what the frame shows
//! ├─ iframe        the preview
//! └─ Line …        link, frame, element: a text and a button that copies it; svg.qr
//! ```

mod lines;
mod options;

use crate::explore::State;
use crate::explore::route;
use crate::explore::share::lines::element;
use crate::explore::share::lines::frame;
use crate::explore::share::lines::frame_address;
use crate::explore::share::options::Chosen;
use crate::explore::share::options::Options;
use crate::kit::address;
use crate::kit::copying::Line;
use crate::kit::rooms::Room;
use crate::texts::Texts;
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
    let settings = use_reducer_eq(Chosen::default);
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
    html! {
        <>
            <button type="button" class="quiet share" aria-haspopup="dialog" onclick={on_open}>{ texts.share() }</button>
            <dialog ref={dialog} class="share-dialog" aria-label={texts.share()} {onclose}>
                if *is_open {
                    <div class="share-head">
                        <h2>{ texts.share() }</h2>
                        <button type="button" onclick={on_close}>{ texts.close() }</button>
                    </div>
                    { sharing(texts, &props.state, &settings) }
                }
            </dialog>
        </>
    }
}

/// What is in the dialog while it is open.
fn sharing(texts: Texts, state: &UseReducerHandle<State>, chosen: &UseReducerHandle<Chosen>) -> Html {
    let settings = &chosen.0.for_family(state.game().ruleset().rules.family());
    let fragment = route::write(&state.link());
    let base = address::base();
    let link = Room::Explore.address(&fragment);
    let address = frame_address(&base, settings, &fragment);
    let title = settings_title(&settings.task, texts.title());
    html! {
        <div class="sharing">
            <section class="share-lines">
                <Line id="share-link" label={texts.share_link()} text={link.clone()} />
                <Qr text={link} label={texts.share_code()} />
            </section>
            <section class="share-frame">
                <Options settings={chosen.clone()} family={state.game().ruleset().rules.family()} />
                <div class="share-preview">
                    <h3>{ texts.share_preview() }</h3>
                    // A new address is a new frame: one that only changed its fragment would keep the old state.
                    <iframe key={address.clone()} src={address.clone()} title={texts.share_preview()} />
                </div>
            </section>
            <section class="share-lines">
                <Line id="share-frame" label={texts.share_frame()} text={frame(&address, &title)} />
                <Line id="share-element" label={texts.share_element()} text={element(&base, settings, state, &title)} />
            </section>
        </div>
    }
}

/// The name of the frame, for who cannot see it.
fn settings_title(task: &str, usual: &str) -> String {
    if task.is_empty() { usual.to_owned() } else { task.to_owned() }
}
