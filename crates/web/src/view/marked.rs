//! Text with mathematics and plain marks, which the build has made.

use yew::{AttrValue, Html};

/// `span` with this HTML, which comes from the build alone.
///
/// Yew removes raw HTML node by node, and traps if one of them is no longer in its place. A browser that translates the page
/// replaces text nodes and keeps elements, so the raw HTML is one element.
#[expect(clippy::disallowed_methods, reason = "this is the one place where it has one element as its root")]
pub fn marked(html: &str) -> Html {
    Html::from_html_unchecked(AttrValue::from(["<span>", html, "</span>"].concat()))
}
