//! The buttons that zoom a map.

use crate::texts::use_texts;
use yew::prelude::*;

/// What can be done to the zoom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Zoom {
    In,
    Out,
    Fit,
}

/// Whether there is anything to do in either direction, and whom to tell.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct Props {
    pub can_grow: bool,
    pub can_shrink: bool,
    pub on_zoom: Callback<Zoom>,
}

/// `div.heat-tools` with three buttons. One that has nothing to do says so but keeps the keyboard's focus.
#[component]
pub(super) fn Tools(props: &Props) -> Html {
    let texts = use_texts();
    let button = |zoom: Zoom, name: &'static str, sign: &'static str, is_active: bool| {
        let onclick = props.on_zoom.reform(move |_: MouseEvent| zoom);
        html! {
            <button type="button" aria-label={name} title={name} aria-disabled={(!is_active).then_some("true")} {onclick}>
                { sign }
            </button>
        }
    };
    html! {
        <div class="heat-tools" role="group" aria-label={texts.zoom()}>
            { button(Zoom::In, texts.zoom_in(), "+", props.can_grow) }
            { button(Zoom::Out, texts.zoom_out(), "−", props.can_shrink) }
            { button(Zoom::Fit, texts.zoom_fit(), "⤢", props.can_shrink) }
        </div>
    }
}
