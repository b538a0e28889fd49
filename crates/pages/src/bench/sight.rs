//! The part that a link names is brought into sight, as it may be far below the top of the page.

use crate::bench::{Opened, Section, State, route};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web::kit::address;
use web::kit::focus::{go_on_from, is_in_sight};
use web::kit::timer::{Looking, look_until_done};
use web::view::focus::focus_in_place;
use web::view::hooks::use_effect_with;
use web::workers::learner::protocol::Studied;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The heading of the map of a set that is proved.
const MAP: &str = "#zoom-title";

/// The selector of the heading of a part; none of the formula, with which the page begins.
pub(super) fn heading(section: Section) -> Option<&'static str> {
    match section {
        Section::Formula => None,
        Section::Search => Some("#step-say"),
        Section::Learn => Some("#learn-sets"),
        Section::Logic => Some("#logic-title"),
    }
}

/// True if a link names a place in the map of a set, which is there once the set is proved.
pub(super) fn names_map(opened: &Opened) -> bool {
    opened.zoom.is_some() && opened.named_section() == Section::Learn
}

/// Brings the part of the address into sight, and then the map that it names. The returned callback brings the part of another link into
/// sight.
#[hook]
pub(super) fn use_sight(state: &State) -> Callback<Opened> {
    let is_awaited = use_mut_ref(|| false);
    let is_proved = matches!(state.learn.current().and_then(|trial| trial.answer()), Some(Studied::Proved(_)));
    {
        let is_awaited = Rc::clone(&is_awaited);
        use_effect_with((), move |()| {
            let opened = route::read(&address::fragment());
            is_awaited.replace(names_map(&opened));
            show(&opened, true);
        });
    }
    use_effect_with(is_proved, move |is_proved| {
        // A reader who has gone elsewhere in the meantime stays there.
        let is_here = || heading(Section::Learn).and_then(found).is_some_and(|heading| is_in_sight(&heading));
        if *is_proved && is_awaited.take() && is_here() {
            bring(MAP, true);
        }
    });
    Callback::from(|opened: Opened| show(&opened, false))
}

fn show(opened: &Opened, is_opening: bool) {
    if let Some(selector) = heading(opened.named_section()) {
        bring(selector, is_opening);
    }
}

/// Scrolls to a heading once it is drawn, unless it is in sight. The keyboard goes on from it, except when the page opens: then it begins
/// at the top of the page.
fn bring(selector: &'static str, is_opening: bool) {
    look_until_done(&Looking::default(), move || {
        let Some(heading) = found(selector) else { return false };
        if selector == MAP || !is_in_sight(&heading) {
            heading.scroll_into_view();
        }
        match heading.dyn_into::<HtmlElement>() {
            Ok(heading) if !is_opening && heading.tag_name() == "SUMMARY" => focus_in_place(&heading),
            // A heading takes the focus only here.
            Ok(heading) if !is_opening => go_on_from(Some(heading.into())),
            Ok(_) | Err(_) => {}
        }
        true
    });
}

fn found(selector: &str) -> Option<Element> {
    web_sys::window()?.document()?.query_selector(selector).ok()?
}

#[cfg(test)]
mod tests {
    use super::{heading, names_map};
    use crate::bench::read_route;
    use crate::bench::rendered::Page;

    /// A link to a part shows one heading that the page can scroll to, and what is below it is open.
    #[test]
    fn the_part_of_a_link_has_a_heading_and_is_open() {
        for link in ["#show=search&search=triangle:k=5", "#show=learn", "#show=learn&learn=triangle:k=5&of=p"] {
            let shown = Page::opened(link).shown();
            let selector = heading(read_route(link).named_section()).unwrap();
            assert_eq!(shown.count(selector), 1, "{link}");
        }
        let is_open = |link: &str| !Page::opened(link).shown().attributes(".learn", "open").concat().is_empty();
        assert_eq!([is_open("#show=learn"), is_open("#show=formula")], [true, false]);
        assert_eq!(heading(read_route("#formula=x=0").named_section()), None);
    }

    /// The link of Explore to all coordinates names a place in the map; that of the laboratory does not.
    #[test]
    fn a_link_with_a_place_waits_for_the_map() {
        assert!(names_map(&read_route("#show=learn&learn=triangle:k=3&of=p&zoom=0,0,0")));
        assert!(!names_map(&read_route("#show=learn&learn=triangle:k=3&of=p")));
        assert_eq!(Page::opened("#show=learn&learn=triangle:k=3&of=p&zoom=0,0,0").shown().count("#zoom-title"), 1);
    }
}
