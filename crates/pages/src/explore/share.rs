//! Sharing what is on the page: a link, and the same as a code for phones. Everything else that a teacher or an author of a page
//! needs is in the room Teach.
//!
//! ```text
//! button.share
//! dialog.share-dialog
//! └─ Line, svg.qr, a link to Teach
//! ```

use web::kit::build;
use web::kit::copying::Line;
use web::kit::dialog::Dialog;
use web::kit::rooms::Room;
use web::table::{State, route};
use web::texts::Texts;
use web::view::qr::Qr;
use yew::prelude::*;

/// The button and its dialog.
pub(super) fn share(texts: Texts, state: &State) -> Html {
    let link = || Room::Explore.address(&route::write(&state.link()));
    html! {
        <Dialog name={texts.share()} button="quiet share" class="share-dialog">
            <div class="share-lines">
                <Line id="share-link" label={texts.share_link()} text={link()} />
                <Qr text={link()} label={texts.share_code()} />
            </div>
            if !build::is_single_file() {
                <p><a class="button" href={Room::Teach.with_position(state.sum(), false)}>{ texts.teach_this() }</a></p>
            }
        </Dialog>
    }
}
