//! The theme that the page is shown in, for colours that are not the stylesheet's own work.

use crate::view::hooks::use_effect_with;
use crate::view::hooks::use_state_eq;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::MediaQueryList;
use yew::prelude::*;

/// What the system asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Theme {
    /// Light on dark.
    pub is_dark: bool,
    /// The system's own few colours.
    pub is_forced: bool,
}

/// The questions, in the order of the fields.
const QUERIES: [&str; 2] = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

/// The present theme. A component that uses it is drawn again when it changes, and should build its palettes again.
#[hook]
pub fn use_theme() -> Theme {
    let theme = use_state_eq(Theme::default);
    let setter = theme.setter();
    use_effect_with((), move |&()| {
        let queries: Vec<MediaQueryList> = QUERIES.into_iter().filter_map(query).collect();
        let look = {
            let queries = queries.clone();
            move || {
                let matches = |index: usize| queries.get(index).is_some_and(MediaQueryList::matches);
                setter.set(Theme { is_dark: matches(0), is_forced: matches(1) });
            }
        };
        look();
        let listener = Closure::<dyn FnMut()>::new(look);
        for query in &queries {
            // Fails only for a listener that is none.
            let _ = query.add_event_listener_with_callback("change", listener.as_ref().unchecked_ref());
        }
        move || {
            for query in &queries {
                let _ = query.remove_event_listener_with_callback("change", listener.as_ref().unchecked_ref());
            }
        }
    });
    *theme
}

fn query(text: &str) -> Option<MediaQueryList> {
    web_sys::window()?.match_media(text).ok()?
}
