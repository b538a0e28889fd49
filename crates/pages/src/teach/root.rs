//! The root component: owns the state, the address and what is kept on this device.

use crate::teach::course::fetched;
use crate::teach::opening::with_course;
use crate::teach::page::page;
use crate::teach::{Action, ClassChange, Classes, Elsewhere, Fetched, Link, Sheet, State, Tab, kept, route};
use files::lessons::plain::Guide;
use files::lessons::{Lesson, LessonId};
use maths::games::Sum;
use std::collections::BTreeSet;
use std::rc::Rc;
use web::kit::address::use_opened;
use web::kit::dispatching::dispatching;
use web::kit::hand::use_hand;
use web::kit::language::{self, use_language, use_title};
use web::kit::mount::mount_after;
use web::kit::query::{Query, Written};
use web::kit::shell::{notice, shell};
use web::kit::unkept::Unkept;
use web::kit::{address, storage};
use web::texts::Language;
use web::view::hooks::{use_change, use_effect_with};
use yew::prelude::*;

/// Puts the page into its place. An address that shows a lesson to pupils opens on their page.
pub fn start() {
    match for_pupils(&address::fragment()) {
        Some(fragment) => address::replace(&format!("{}lesson.html#{fragment}", address::base())),
        None => {
            // Other parts of the page do not wait for the lessons.
            let is_list = address::fragment().is_empty();
            let course = async move {
                let language = language::first();
                Props { course: if is_list { Some((language, fetched(language).await)) } else { None } }
            };
            mount_after::<Teach>(course, Props::default());
        }
    }
}

/// The fragment for the same lesson on the page for pupils, if the address is an old one for pupils: this page wrote those before pupils
/// had a separate page.
fn for_pupils(fragment: &str) -> Option<String> {
    let query = Query::of(fragment);
    let mut written = Written::default();
    written.add("lesson", &query.value("read")?);
    written.add_some("lang", query.value("lang"));
    Some(written.text())
}

/// The data available when the page begins.
#[derive(Clone, Default, PartialEq, Properties)]
struct Props {
    /// The lessons, if they have come in time.
    course: Option<(Language, Fetched)>,
}

/// The page.
#[component]
fn Teach(props: &Props) -> Html {
    let state = use_reducer(|| {
        let state = first_state();
        match props.course.clone() {
            Some((language, fetched)) => with_course(state, fetched, language),
            None => state,
        }
    });
    let texts = use_language(state.language);
    use_title(texts.title_teach(), None);
    use_address(&state);
    use_drafts(&state);
    use_classes(&state);
    use_awaited(&state);
    let hand = use_hand(None);
    let wording = state.notice.as_ref().map(|shown| shown.in_words(texts));
    let dismissed = notice(texts, wording, &dispatching(&state, |_: MouseEvent| Action::Dismiss));
    let notices = html! { <><Unkept words={texts.teach_unkept()} />{ dismissed }</> };
    shell(texts, page(texts, &state, hand.as_ref()), notices)
}

/// The state that the address asks for, with the drafts of this device.
fn first_state() -> State {
    let state = State { before: kept::before(), ..State::default() };
    let state =
        state.with_drafts(kept::lesson(), kept::sheet()).with_guides(kept::guides()).with_classes(kept::classes());
    state.after(Action::Open(route::read(&address::fragment()).map(Box::new)))
}

/// Keeps address and state together. Another tab, another position and the lesson as pupils see it are new entries of the browser's
/// history. Edits change the entry.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    let entry: Entry = (state.tab, state.sum.clone(), state.is_reading, state.link().course);
    let shown = use_mut_ref(|| None::<Entry>);
    let text = route::write(&state.link());
    // The work that a link hands in is read once, though a page that is loaded again has the same address.
    let arrived = state.classes.arrived.len();
    use_effect_with((entry, text, arrived), move |(entry, text, arrived)| {
        // The page has just been opened: its address stays as it is, readable or not.
        let before = shown.borrow_mut().replace(entry.clone());
        let fragment = address::fragment();
        if *arrived > 0 && fragment.contains("work=") {
            address::show(text, false);
        } else if let Some(before) = before
            && fragment.trim_start_matches('#') != *text
        {
            address::show(text, before != *entry && !is_at(&fragment, entry));
        }
    });
    use_opened(dispatching(state, |fragment: String| Action::Open(route::read(&fragment).map(Box::new))));
}

/// The key of an entry of the browser's history: the tab, the position, true if the lesson is shown to pupils, and the lesson of the course
/// that is open.
type Entry = (Tab, Sum, bool, Option<usize>);

/// True if an address is that of this entry, though it may contain less. That is so if the browser has just gone back to it. A new entry
/// would then end the way forward.
fn is_at(fragment: &str, (tab, sum, is_reading, course): &Entry) -> bool {
    let is_of = |link: Link| {
        let has_sum = link.sum.as_ref().is_none_or(|of| of == sum);
        link.tab.unwrap_or_default() == *tab && link.is_reading == *is_reading && link.course == *course && has_sum
    };
    route::read(fragment).is_ok_and(is_of)
}

/// Keeps the classes, and takes in what other pages of this device have kept.
#[hook]
fn use_classes(state: &UseReducerHandle<State>) {
    let kept = use_mut_ref(|| None::<Classes>);
    let dispatcher = state.dispatcher();
    use_effect_with(state.classes.clone(), move |classes| {
        let before = kept.borrow_mut().replace(classes.clone());
        // Classes just read from this device are saved already, unless a link has added to them.
        let is_first = before.is_none();
        let before = before.unwrap_or_default();
        let of_both = classes.iter().chain(before.iter()).map(|(id, _)| id);
        let has_changed = |id: &LessonId| match (classes.of(*id), is_first) {
            (Some(now), true) => !now.unread.is_empty(),
            (now, _) => now != before.of(*id),
        };
        let mut changed = BTreeSet::new();
        changed.extend(of_both.filter(has_changed));
        if !changed.is_empty() {
            // Each is kept, also behind one that could not be.
            let unkept = changed.iter().filter(|id| !kept::keep_class(**id, classes.of(**id))).count();
            let is_unkept = unkept > 0;
            dispatcher.dispatch(Action::Class(ClassChange::Unkept(is_unkept)));
        }
    });
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        storage::listen(move |change| {
            if let Some(id) = kept::lesson_of(&change.key) {
                dispatcher.dispatch(Action::Class(ClassChange::Stored(id, kept::class(id).map(Box::new))));
            }
        })
    });
}

/// Fetches the lesson of the course that codes of a link wait for.
#[hook]
fn use_awaited(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with(state.awaited, move |awaited| {
        if let Some(lesson) = *awaited {
            wasm_bindgen_futures::spawn_local(async move {
                let came = lesson.fetched().await.map(|plain| Box::new(plain.lesson));
                dispatcher.dispatch(Action::Class(ClassChange::Came(came)));
            });
        }
    });
}

/// The data that another tab has saved last. This tab must not save them again, since the other may have gone on meanwhile.
#[derive(Default)]
struct Heard {
    lesson: Option<Lesson>,
    guide: Option<Guide>,
    sheet: Option<Sheet>,
}

impl Heard {
    fn hear(&mut self, kept: &Elsewhere) {
        match kept {
            Elsewhere::Lesson(lesson, _) => self.lesson = Some(lesson.clone()),
            Elsewhere::Guide(guide, _) => self.guide = Some(guide.clone()),
            Elsewhere::Sheet(sheet, _) => self.sheet = Some(sheet.clone()),
        }
    }
}

/// Keeps the drafts when they have changed: the first come from this device or a link. A pupil who only reads a lesson keeps none.
#[hook]
fn use_drafts(state: &UseReducerHandle<State>) {
    let heard = use_mut_ref(Heard::default);
    let dispatcher = state.dispatcher();
    {
        let heard = Rc::clone(&heard);
        use_effect_with((), move |()| {
            kept::listen(move |kept| {
                heard.borrow_mut().hear(&kept);
                dispatcher.dispatch(Action::Elsewhere(Box::new(kept)));
            })
        });
    }
    {
        let (heard, before) = (Rc::clone(&heard), state.before.clone());
        let guides = (state.guide.clone(), state.guide_before.clone());
        use_change((state.lesson.clone(), state.is_reading), move |(lesson, is_reading)| {
            if heard.borrow_mut().lesson.take().as_ref() != Some(lesson) && !is_reading {
                kept::keep_lesson(lesson);
                // The previous draft, if a link has opened this one, and the notes for the teachers of both. Another tab may have saved
                // such a draft where this tab has none.
                if before.is_some() {
                    kept::keep_before(before.as_ref());
                    kept::keep_guides([&guides.0, &guides.1]);
                }
            }
        });
    }
    // Data from another tab are saved beside the draft of that tab.
    use_change((state.before.clone(), state.is_reading), move |(before, is_reading)| {
        if !is_reading {
            kept::keep_before(before.as_ref());
        }
    });
    let guides = (state.guide.clone(), state.guide_before.clone(), state.is_reading);
    {
        let heard = Rc::clone(&heard);
        use_change(guides, move |(guide, before, is_reading)| {
            if heard.borrow_mut().guide.take().as_ref() != Some(guide) && !is_reading {
                kept::keep_guides([guide, before]);
            }
        });
    }
    use_change(state.sheet.clone(), move |sheet| {
        if heard.borrow_mut().sheet.take().as_ref() != Some(sheet) {
            kept::keep_sheet(sheet);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::for_pupils;

    #[test]
    fn old_links_for_pupils_open_on_their_page() {
        assert_eq!(for_pupils("#read=1.QQ&lang=ja").as_deref(), Some("lesson=1.QQ&lang=ja"));
        assert_eq!(for_pupils("#tab=lesson&read=1.QQ").as_deref(), Some("lesson=1.QQ"));
        assert_eq!(for_pupils("#lesson=1.QQ"), None);
    }
}
