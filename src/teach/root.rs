//! The root component: owns the state, the address and the drafts that are kept on this device.

use crate::games::Sum;
use crate::kit::address;
use crate::kit::language::use_language;
use crate::kit::mount::mount;
use crate::teach::Action;
use crate::teach::Link;
use crate::teach::State;
use crate::teach::Tab;
use crate::teach::kept;
use crate::teach::page::Page;
use crate::teach::route;
use crate::texts::Texts;
use crate::view::hooks::use_effect_with;
use yew::prelude::*;

/// Puts the page into its place.
pub fn start() {
    mount::<Teach>();
}

/// The page.
#[component]
fn Teach() -> Html {
    let state = use_reducer(first_state);
    let texts = Texts::of(use_language(state.language, Texts::title_teach));
    use_address(&state);
    use_drafts(&state);
    html! {
        <ContextProvider<Texts> context={texts}>
            <Page {state} />
        </ContextProvider<Texts>>
    }
}

/// The state that the address asks for, with the drafts of this device.
fn first_state() -> State {
    let state = State { before: kept::before(), ..State::default() };
    let state = state.with_drafts(kept::lesson(), kept::sheet()).with_guides(kept::guides());
    state.after(Action::Open(route::read(&address::fragment()).map(Box::new)))
}

/// Keeps address and state together. Another tab, another position and the lesson as pupils see it are new entries of the browser's
/// history; what is written changes the entry.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    let entry: Entry = (state.tab, state.sum.clone(), state.is_reading, state.link().course);
    let shown = use_mut_ref(|| None::<Entry>);
    let text = route::write(&state.link());
    use_effect_with((entry, text), move |(entry, text)| {
        // The page has just been opened: its address stays as it is, readable or not.
        let before = shown.borrow_mut().replace(entry.clone());
        let fragment = address::fragment();
        if let Some(before) = before
            && fragment.trim_start_matches('#') != *text
        {
            address::show(text, before != *entry && !is_at(&fragment, entry));
        }
    });
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        address::listen(move |fragment| dispatcher.dispatch(Action::Open(route::read(&fragment).map(Box::new))))
    });
}

/// What makes an entry of the browser's history: the tab, the position, whether the lesson is shown to pupils, and the lesson of the
/// course that is open.
type Entry = (Tab, Sum, bool, Option<usize>);

/// Whether an address is that of this entry, though it may say less: it is if the browser has just gone back to it, and a new entry
/// would end the way forward.
fn is_at(fragment: &str, (tab, sum, is_reading, course): &Entry) -> bool {
    let is_of = |link: Link| {
        let has_sum = link.sum.as_ref().is_none_or(|of| of == sum);
        link.tab.unwrap_or_default() == *tab && link.is_reading == *is_reading && link.course == *course && has_sum
    };
    route::read(fragment).is_ok_and(is_of)
}

/// Keeps the drafts. A pupil who only reads a lesson keeps none.
#[hook]
fn use_drafts(state: &UseReducerHandle<State>) {
    let is_first = use_mut_ref(|| true);
    let drafts = (state.lesson.clone(), state.before.clone(), state.is_reading);
    use_effect_with(drafts, move |(lesson, before, is_reading)| {
        let has_changed = !std::mem::take(&mut *is_first.borrow_mut());
        if has_changed && !is_reading {
            kept::keep_lesson(lesson, before.as_ref());
        }
    });
    let is_first = use_mut_ref(|| true);
    let guides = (state.guide.clone(), state.guide_before.clone(), state.is_reading);
    use_effect_with(guides, move |(guide, before, is_reading)| {
        let has_changed = !std::mem::take(&mut *is_first.borrow_mut());
        if has_changed && !is_reading {
            kept::keep_guides([guide, before]);
        }
    });
    let is_first = use_mut_ref(|| true);
    use_effect_with(state.sheet.clone(), move |sheet| {
        if !std::mem::take(&mut *is_first.borrow_mut()) {
            kept::keep_sheet(sheet);
        }
    });
}
