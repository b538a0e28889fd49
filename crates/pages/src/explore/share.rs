//! What Explore adds to the link that is shared: the same as a code for phones, and the way to Teach, which has everything else that a
//! teacher or an author of a page needs.

use web::kit::rooms::Room;
use web::kit::{build, share};
use web::table::{State, route};
use web::texts::Texts;
use web::view::qr::Qr;
use yew::prelude::*;

/// The button and its dialog.
pub(super) fn share(texts: Texts, state: &State) -> Html {
    let link = Room::Explore.address(&route::write(&state.link()));
    let added = html! {
        <>
            <Qr text={link} label={texts.share_code()} />
            if !build::is_single_file() {
                <p><a class="button" href={Room::Teach.with_position(state.sum(), false)}>{ texts.teach_this() }</a></p>
            }
        </>
    };
    share::share(texts, added)
}
