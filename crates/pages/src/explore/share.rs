//! Sharing what is on the page: its link, and the way to Teach, which has a code for phones and everything else that a teacher or an author
//! of a page needs. The other rooms share their links without a dialog, by static/v1/page.js; Explore is also a single file, which has no such script.
//!
//! ```text
//! button.share
//! dialog.share-dialog
//! └─ Line, a link to Teach
//! ```

use web::kit::build;
use web::kit::copying::Line;
use web::kit::dialog::Dialog;
use web::kit::rooms::Room;
use web::table::State;
use web::texts::Texts;
use yew::prelude::*;

/// The button and its dialog.
pub(super) fn share(texts: Texts, state: &State) -> Html {
    html! {
        <Dialog name={texts.share()} button="quiet share" class="share-dialog">
            <div class="share-lines"><Line id="share-link" label={texts.share_link()} /></div>
            if !build::is_single_file() {
                <p><a class="button" href={Room::Teach.with_position(state.sum(), false)}>{ texts.teach_this() }</a></p>
            }
        </Dialog>
    }
}
