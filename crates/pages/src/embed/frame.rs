//! The duties of a frame to the page around it: its height, no work before it is seen, the theme, no trace in the history.

use crate::embed::host;
use crate::embed::outgoing::Out;
use web::kit::address::use_opened;
use web::kit::dispatching::dispatching;
use web::kit::frame::{Settings, Theme};
use web::kit::{Gesture, address};
use web::table::{Action, State, read_route, write_route};
use web::view::hooks::{use_change, use_effect_with, use_state_eq};
use web::view::sight::watch_sight;
use web::view::sizing::watch_size;
use web_sys::{Document, IntersectionObserverInit};
use yew::prelude::*;

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Sets a theme. The stylesheet of the dark theme is a separate file, so its media query can be set in the document. That works in every
/// frame.
pub(super) fn dress(settings: &Settings) {
    let Some(document) = document() else { return };
    let (scheme, media) = match settings.theme {
        Theme::Auto => ("light dark", "screen and (prefers-color-scheme: dark)"),
        Theme::Light => ("light", "not all"),
        Theme::Dark => ("dark", "screen"),
    };
    let set = |selector: &str, name: &str, value: &str| {
        if let Ok(Some(element)) = document.query_selector(selector) {
            // Only a name that is none is refused.
            let _ = element.set_attribute(name, value);
        }
    };
    set("#dark", "media", media);
    set("meta[name=color-scheme]", "content", scheme);
    set("html", "data-theme", settings.theme.key());
}

/// True if an element has been in sight.
#[hook]
pub(super) fn use_seen(node: &NodeRef) -> bool {
    let seen = use_state_eq(|| false);
    let (node, setter) = (node.clone(), seen.setter());
    use_effect_with((), move |()| {
        let watch = watch_sight(&node, &IntersectionObserverInit::new(), move |is_in_sight| {
            if is_in_sight {
                setter.set(true);
            }
        });
        move || drop(watch)
    });
    *seen
}

/// Sends the height of the content to the page around, whenever this height changes. The page keeps a place for the figure that it
/// requested. Another height would move the text below twice, so the hook sends none as long as the figure `is_to_come`.
#[hook]
pub(super) fn use_height(is_to_come: bool) {
    let reported = use_mut_ref(|| 0.0);
    use_effect_with(is_to_come, move |is_to_come| {
        let root = document().and_then(|document| document.document_element()).filter(|_| !is_to_come);
        let watch = watch_size([root.clone()], move || {
            let height = root.as_ref().map_or(0.0, |root| root.get_bounding_client_rect().height().ceil());
            if reported.replace(height) != height {
                host::tell(&Out::Height { height });
            }
        });
        move || drop(watch)
    });
}

/// Keeps the fragment of the address equal to the state, replacing the old one: a frame that adds entries to the history breaks the Back
/// button of the page around. If that page sends the frame to another fragment, the frame opens it.
#[hook]
pub(super) fn use_fragment(state: &UseReducerHandle<State>) {
    use_opened(dispatching(state, |fragment: String| {
        Action::Open(read_route(&fragment).unwrap_or_else(|| Ok(State::default().link())))
    }));
    // The address with which the frame was opened stays as it is, readable or not.
    use_change((write_route(&state.link()), state.gesture), |(text, gesture)| {
        if *gesture == Gesture::Settled {
            address::show(text, false);
        }
    });
}
