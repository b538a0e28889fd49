//! The button that gives a link away: as a code for phones, as text to copy, and to another program of the device.

use web::kit::copying::Line;
use web::kit::dialog::Dialog;
use web::kit::sharing::share_button;
use web::texts::Texts;
use web::view::qr::Qr;
use yew::prelude::*;

/// The button with its dialog; `id` is unique on the page.
pub(super) fn give(texts: Texts, id: String, link: String) -> Html {
    html! {
        <Dialog name={texts.teach_give()} button="" class="give">
            <Qr text={link.clone()} label={texts.share_code()} />
            <Line {id} label={texts.teach_for_pupils()} text={link.clone()} />
            { share_button(texts, link) }
        </Dialog>
    }
}
