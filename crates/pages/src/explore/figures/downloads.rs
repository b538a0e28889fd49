//! Download: the content of a figure, as files. One button opens a dialog with a preview and everything that can be chosen.
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
use web::texts::Texts;
use yew::prelude::*;

/// The button and its dialog. `look` says how it is coloured; it is stale if something else was asked for meanwhile: then the page's
/// link would not lead back to it.
pub(in crate::explore) fn downloads(texts: Texts, content: Content, look: Look, is_stale: bool) -> Html {
    html! {
        <div class="downloads">
            <Dialog name={texts.downloads()} button="quiet" class="download-dialog">
                <Sheet {content} {look} {is_stale} />
            </Dialog>
        </div>
    }
}
