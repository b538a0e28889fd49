//! Sharing what a page shows: its link, in a dialog that the header of every room opens.
//!
//! ```text
//! button.share
//! dialog.share-dialog
//! └─ div.share-lines      Line, what a room adds
//! ```

use crate::kit::address;
use crate::kit::copying::Line;
use crate::kit::dialog::Dialog;
use crate::texts::{Texts, use_texts};
use yew::prelude::*;

/// The button and its dialog, with what a room adds to the link.
pub fn share(texts: Texts, added: Html) -> Html {
    html! {
        <Dialog name={texts.share()} button="quiet share" class="share-dialog">
            <div class="share-lines"><PageLink />{ added }</div>
        </Dialog>
    }
}

/// The address of the page as it is when the dialog is opened.
#[component]
fn PageLink() -> Html {
    let texts = use_texts();
    html! { <Line id="share-link" label={texts.share_link()} text={address::link()} /> }
}
