//! Where a page is put.

use crate::kit::lost_focus::hand_on_lost_focus;
use yew::BaseComponent;

/// Puts a page into the element with the id `app`, in place of its content.
pub fn mount<Page: BaseComponent<Properties = ()>>() {
    let Some(page) = web_sys::window().and_then(|window| window.document()) else { return };
    hand_on_lost_focus(&page);
    if let Some(container) = page.get_element_by_id("app") {
        container.set_inner_html("");
        yew::Renderer::<Page>::with_root(container).render();
    }
}
