//! N, the size of table and plot.

use crate::kit::fields::Number;
use crate::kit::{Edit, Gesture};
use crate::table::{Action, Look, State, typed};
use crate::texts::{Place, Texts, woven};
use yew::prelude::*;

/// The slider ends here; larger sizes can be typed.
const SLIDER_MOST: u32 = 60;

/// N, typed or slid.
pub fn size_field(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let look = state.look;
    let set = {
        let dispatcher = state.dispatcher();
        move |size, gesture| {
            dispatcher.dispatch(Action::Look(Edit::new(move |look: &mut Look| look.size = size), gesture))
        }
    };
    let check = Callback::from(move |text: String| typed::size(texts, &text).map(drop));
    let on_change = {
        let set = set.clone();
        Callback::from(move |text: String| {
            if let Ok(size) = typed::size(texts, &text) {
                set(size, Gesture::Settled);
            }
        })
    };
    let on_slide = Callback::from(move |(size, is_final)| {
        set(size, if is_final { Gesture::Settled } else { Gesture::Moving });
    });
    html! {
        <Number id="size" label={woven(&texts.coordinates_up_to(&Place(0)), &[html! { <var>{ "N" }</var> }])} value={look.size.to_string()} {check}
            {on_change} slider={Some([1, SLIDER_MOST, look.size.min(SLIDER_MOST)])} {on_slide} />
    }
}
