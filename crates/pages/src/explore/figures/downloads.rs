//! Download: what a figure shows, as files. One button opens a dialog with a preview and everything that can be chosen.
//!
//! ```text
//! div.downloads
//! └─ Dialog
//!    └─ div.download-sheet          preview | format, size, switches, the button that saves, caption and BibTeX
//! ```

mod cite;
mod content;
mod fields;
mod options;
mod preview;
mod sheet;
mod width_field;

pub(in crate::explore) use content::{Compared, Content, Counted, Shown, Terms};

use crate::explore::figures::downloads::sheet::Sheet;
use web::kit::dialog::Dialog;
use web::table::Look;
use web::texts::use_texts;
use yew::prelude::*;

/// What can be downloaded.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::explore) struct Props {
    pub content: Content,
    /// How it is coloured.
    pub look: Look,
    /// Whether something else was asked for meanwhile: then the page's link would not lead back to it.
    #[prop_or_default]
    pub is_stale: bool,
}

/// The button and its dialog.
#[component]
pub(in crate::explore) fn Downloads(props: &Props) -> Html {
    let texts = use_texts();
    let Props { content, look, is_stale } = props.clone();
    html! {
        <div class="downloads">
            <Dialog name={texts.downloads()} button="quiet" class="download-dialog">
                <Sheet {content} {look} {is_stale} />
            </Dialog>
        </div>
    }
}
