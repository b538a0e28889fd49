//! The caption of a figure and its entries in a bibliography, to be copied. The worker writes them.

use crate::explore::exporting::{Exporting, News};
use crate::explore::figures::downloads::Content;
use crate::explore::figures::downloads::content::Ordered;
use crate::explore::figures::downloads::options::Options;
use crate::explore::figures::downloads::preview::{Shared, beginning};
use web::kit::copying::Line;
use web::table::Look;
use web::texts::use_texts;
use web::view::hooks::{use_effect_with, use_state_eq};
use web::workers::exporter::protocol::Format;
use yew::prelude::*;

/// The figure.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub content: Content,
    pub look: Look,
    pub files: Shared,
}

/// No caption with its entries is longer, in bytes.
const MOST: i32 = 100_000;

/// Two texts, each with a button that copies it.
#[component]
pub(super) fn Cite(props: &Props) -> Html {
    let texts = use_texts();
    let cited = use_state_eq(String::new);
    let running = use_mut_ref(|| None::<Exporting>);
    {
        let (setter, files) = (cited.setter(), props.files.clone());
        use_effect_with((props.content.clone(), props.look), move |(content, look)| {
            let report = Callback::from(move |news: News| {
                // If there is no worker, the preview says so.
                if let News::Written(file) = news {
                    let setter = setter.clone();
                    yew::platform::spawn_local(async move {
                        setter.set(beginning(&file, MOST).await.unwrap_or_default());
                    });
                }
            });
            let Ordered { order, numbers, colours } = content.ordered(&Options::new(Format::Cite), *look, true);
            let begun = files.0.borrow().begin(&order, &numbers, &colours, report);
            running.replace(Some(begun));
        });
    }
    let (caption, entries) = cited.split_once('\n').unwrap_or_default();
    html! {
        <details class="cite">
            <summary>{ texts.cite() }</summary>
            <Line id="download-caption" label={texts.cite_caption()} text={caption.to_owned()} />
            <Line id="download-bibtex" label={texts.cite_bibtex()} text={entries.to_owned()} />
        </details>
    }
}
