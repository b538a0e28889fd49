//! The buttons that zoom a map.

use crate::texts::Texts;
use yew::prelude::*;

/// The changes of the zoom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Zoom {
    In,
    Out,
    Fit,
}

/// `div.heat-tools` with three buttons; the callback gets their zoom. One that has nothing to do, since the map cannot grow or shrink, says
/// so but keeps the keyboard's focus.
pub(super) fn tools(texts: Texts, can_grow: bool, can_shrink: bool, on_zoom: &Callback<Zoom>) -> Html {
    let button = |zoom: Zoom, name: &'static str, sign: &'static str, is_active: bool| {
        let onclick = on_zoom.reform(move |_: MouseEvent| zoom);
        html! {
            <button type="button" aria-label={name} title={name} aria-disabled={(!is_active).then_some("true")} {onclick}>
                { sign }
            </button>
        }
    };
    html! {
        <div class="heat-tools" role="group" aria-label={texts.zoom()}>
            { button(Zoom::In, texts.zoom_in(), "+", can_grow) }
            { button(Zoom::Out, texts.zoom_out(), "−", can_shrink) }
            { button(Zoom::Fit, texts.zoom_fit(), "⤢", can_shrink) }
        </div>
    }
}
