//! Where a page is put.

use web_sys::Element;
use yew::BaseComponent;

/// Puts a page into the element with the id `app`, in place of its content.
pub(crate) fn mount<Page: BaseComponent<Properties = ()>>() {
    let container: Option<Element> =
        web_sys::window().and_then(|window| window.document()).and_then(|page| page.get_element_by_id("app"));
    if let Some(container) = container {
        container.set_inner_html("");
        yew::Renderer::<Page>::with_root(container).render();
    }
}
