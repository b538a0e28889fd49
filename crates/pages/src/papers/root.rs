//! The root component: owns the state, the address and the records.

use crate::papers::page::page;
use crate::papers::route::is_section;
use crate::papers::words::{Shown, use_seen};
use crate::papers::{Action, Show, State, route, words};
use maths::claims::Record;
use std::rc::Rc;
use web::evidence::fetched_records;
use web::kit::address;
use web::kit::address::use_opened;
use web::kit::dispatching::dispatching;
use web::kit::focus::{begin_at_heading, go_on_from, is_in_sight};
use web::kit::hand::use_hand;
use web::kit::language::{of_reader, use_language, use_title};
use web::kit::mount::mount;
use web::kit::shell::{notice, shell};
use web::texts::Texts;
use web::view::hooks::{use_change, use_effect_with, use_state_eq};
use web_sys::Element;
use yew::prelude::*;

/// Puts the page into its place. Until the words that the address asks for have been loaded, or could not be, what papers.html has of them
/// stays in sight.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        let State { show, language, .. } = first_state();
        words::load(&Shown { show, texts: Texts::of(language.unwrap_or_else(of_reader)) }).await;
        mount::<Papers>();
    });
}

/// The page.
#[component]
fn Papers() -> Html {
    let state = use_reducer(first_state);
    let texts = use_language(state.language);
    let records = use_records();
    let seen = use_seen(Shown { show: state.show.clone(), texts });
    use_title(texts.papers_title(), seen.shown.heading().map(str::to_owned));
    use_address(&state, &seen.shown.show, !records.is_empty());
    let hand = use_hand(None);
    let dismiss = dispatching(&state, |_: MouseEvent| Action::Dismiss);
    let content = page(texts, &state, &seen, &records, hand.as_ref());
    shell(texts, content, notice(texts, state.notice(texts), &dismiss))
}

/// The state that the address asks for.
fn first_state() -> State {
    State::default().after(Action::Open(route::read(&address::fragment())))
}

/// The records of the claims. The page is shown before they have come, and without them if they cannot be fetched.
#[hook]
fn use_records() -> Rc<Vec<Record>> {
    let records = use_state_eq(Rc::<Vec<Record>>::default);
    let setter = records.setter();
    use_effect_with((), move |()| {
        wasm_bindgen_futures::spawn_local(async move {
            setter.set(Rc::new(fetched_records().await.unwrap_or_default()));
        });
    });
    Rc::clone(&records)
}

/// Keeps address and state together, and brings into sight what the address names once it is on the page.
#[hook]
fn use_address(state: &UseReducerHandle<State>, seen: &Show, has_records: bool) {
    let text = route::write(&state.show, state.language);
    // When the page is opened, its address stays as it is, readable or not.
    use_change(text, |text| {
        let (here, wanted) = (route::read(&address::fragment()), route::read(text));
        if here != wanted {
            // A language or a number that was chosen goes along with the address, and is no step on the way back.
            address::show(text, here.show.place() != wanted.show.place());
        }
    });
    use_opened(dispatching(state, |fragment: String| Action::Open(route::read(&fragment))));
    let is_opening = use_mut_ref(|| true);
    use_effect_with(seen.place(), move |show| {
        // When the page opens, the keyboard begins at its top, as everywhere.
        let is_opening = std::mem::take(&mut *is_opening.borrow_mut());
        match show {
            Show::Paper(_, Some(place)) if !is_section(place) => show_place(place, is_opening),
            Show::Overview | Show::Paper(..) | Show::Article(..) | Show::Museum | Show::Misprints => {
                if !is_opening {
                    begin_at_heading();
                }
            }
        }
    });
    let place = seen.place();
    use_effect_with(has_records, move |has_records| {
        // The verdicts make the entries above higher, perhaps in the moment in which the page is scrolled.
        if let (true, Show::Paper(_, Some(place))) = (*has_records, &place)
            && !is_section(place)
            && let Some(entry) = entry(place).filter(is_in_sight)
        {
            entry.scroll_into_view();
        }
    });
}

fn entry(place: &str) -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(place)
}

/// Brings an entry into sight, and lets the keyboard go on from there, unless the page is just opening.
fn show_place(place: &str, is_opening: bool) {
    let entry = entry(place);
    if let Some(entry) = &entry {
        entry.scroll_into_view();
    }
    if !is_opening {
        go_on_from(entry);
    }
}
