//! What can stand below a figure in a text, and its entry in a bibliography, to be copied.

use crate::explore::figures::downloads::Content;
use crate::kit::copying::Line;
use crate::texts::use_texts;
use yew::prelude::*;

/// The figure.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub content: Content,
    /// Unique on the page.
    pub id: String,
}

/// Two texts, each with a button that copies it.
#[component]
pub(super) fn Cite(props: &Props) -> Html {
    let texts = use_texts();
    let Props { content, id } = props;
    html! {
        <details class="cite">
            <summary>{ texts.cite() }</summary>
            <Line id={format!("{id}-caption")} label={texts.cite_caption()} text={content.caption()} />
            <Line id={format!("{id}-bibtex")} label={texts.cite_bibtex()} text={content.bibtex()} />
        </details>
    }
}
