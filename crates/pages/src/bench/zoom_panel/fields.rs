//! Which plane is shown, and from where: numbers of up to 16 digits.

use crate::bench::zoom::Space;
use crate::bench::zoom::sets::Sets;
use crate::bench::{Zoom, ZoomChange, ZoomSlice};
use maths::games::Axis;
use proofs::automata::picture::Picture;
use web::kit::fields::{self, Number};
use web::texts::Texts;
use yew::prelude::*;

/// The plane, and whom to tell what is chosen.
pub(super) struct Plane<'a> {
    pub sets: &'a Sets,
    pub zoom: Zoom,
    /// The names of all coordinates.
    pub all: [&'static str; 3],
    /// The names of the coordinates that run across and up.
    pub names: [&'static str; 2],
    /// The size of the map in pixels.
    pub size: [u32; 2],
    pub on_look: &'a Callback<ZoomChange>,
}

/// The fields.
pub(super) fn fields(texts: Texts, plane: &Plane) -> Html {
    let Plane { zoom, size, on_look, names, .. } = *plane;
    let fixed = match zoom.slice {
        ZoomSlice::Fixed(axis, at) if plane.sets.space == Space::Three => {
            let set = on_look.reform(move |at| ZoomChange::Slice(ZoomSlice::Fixed(axis, at)));
            place(texts, "zoom-fixed", html! { <var>{ plane.all[axis.index()] }</var> }, at, set)
        }
        ZoomSlice::Fixed(..) | ZoomSlice::Above => Html::default(),
    };
    let corner = |axis: usize| {
        let set = on_look.reform(move |at| ZoomChange::Corner(axis, at, size));
        let label = html! { <>{ texts.far_from(&names[axis]) }</> };
        place(texts, if axis == 0 { "zoom-across" } else { "zoom-up" }, label, zoom.corner[axis], set)
    };
    html! {
        <>
            if plane.sets.space == Space::Three { { planes(texts, plane) } }
            <div class="setup">{ fixed }{ corner(0) }{ corner(1) }</div>
        </>
    }
}

/// The choice of a plane: seen from above, or with one coordinate fixed, at first that of the reader's position if there is one.
fn planes(texts: Texts, plane: &Plane) -> Html {
    let zoom = plane.zoom;
    let mut all: Vec<ZoomSlice> = Axis::ALL
        .into_iter()
        .map(|axis| match zoom.slice {
            ZoomSlice::Fixed(fixed, at) if fixed == axis => ZoomSlice::Fixed(axis, at),
            ZoomSlice::Fixed(..) | ZoomSlice::Above => {
                ZoomSlice::Fixed(axis, zoom.here.map_or(0, |here| here[axis.index()]))
            }
        })
        .collect();
    if plane.sets.has_above() {
        all.insert(0, ZoomSlice::Above);
    }
    let label = |slice: &ZoomSlice| match slice {
        ZoomSlice::Above => html! { texts.far_above() },
        ZoomSlice::Fixed(axis, _) => html! { texts.far_fixed(&plane.all[axis.index()]) },
    };
    let options = all.iter().map(|slice| (label(slice), *slice == zoom.slice)).collect::<Vec<_>>();
    let on_choose = plane.on_look.reform(move |index: usize| ZoomChange::Slice(all[index]));
    fields::choice("zoom-plane", texts.far_plane(), options, &on_choose)
}

/// A number below 2⁵³.
fn place(texts: Texts, id: &'static str, label: Html, at: u64, set: Callback<u64>) -> Html {
    let read = |text: &str| text.trim().parse::<u64>().ok().filter(|number| *number < Picture::SIDE);
    let check = Callback::from(move |text: String| {
        read(&text).map(drop).ok_or_else(|| texts.number_range(&0, &texts.number(&(Picture::SIDE - 1))))
    });
    let on_change = Callback::from(move |text: String| {
        if let Some(number) = read(&text) {
            set.emit(number);
        }
    });
    html! { <Number {id} {label} value={at.to_string()} width=17 {check} {on_change} /> }
}
