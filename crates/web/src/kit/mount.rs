//! Where a page is put.

use crate::kit::language::when_spoken;
use crate::kit::lost_focus::hand_on_lost_focus;
use yew::BaseComponent;

/// Puts a page into the element with the id `app`, in place of its content, which stays in sight until the page can speak.
pub fn mount<Page: BaseComponent<Properties = ()>>() {
    let Some(page) = web_sys::window().and_then(|window| window.document()) else { return };
    when_spoken(move || {
        hand_on_lost_focus(&page);
        if let Some(container) = page.get_element_by_id("app") {
            container.set_inner_html("");
            yew::Renderer::<Page>::with_root(container).render();
        }
    });
}
