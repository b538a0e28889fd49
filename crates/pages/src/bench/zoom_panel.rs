//! A set that was proved, as a map of all positions with coordinates below 2⁵³.

mod captions;
mod fields;
mod nearest;
mod save;

use crate::bench::zoom::canvas::ZoomCanvas;
use crate::bench::zoom::paint::view;
use crate::bench::zoom::sets::Sets;
use crate::bench::zoom::{Space, pixels};
use crate::bench::zoom_panel::captions::Captions;
use crate::bench::zoom_panel::fields::{Plane, fields};
use crate::bench::zoom_panel::nearest::{Place, nearest};
use crate::bench::zoom_panel::save::save;
use crate::bench::{Zoom, ZoomChange, ZoomSlice};
use maths::games::Axis;
use std::rc::Rc;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::view::pointing::Pointing;
use web::view::sizing::use_size;
use web::workers::learner::protocol::{Study, Target, Theorem};
use yew::prelude::*;

/// The theorem, and the visible part of its set.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub study: Study,
    pub theorem: Rc<Theorem>,
    /// Of two layers the one that is shown.
    pub layer: usize,
    pub zoom: Zoom,
    pub on_look: Callback<ZoomChange>,
}

/// `section.zoom`, or the reason why there is none.
#[component]
pub(super) fn ZoomPanel(props: &Props) -> Html {
    let texts = use_texts();
    let space = Space::of(props.study.ruleset.rules);
    let sets = use_memo((Rc::clone(&props.theorem), props.layer), |(theorem, layer)| {
        Sets::of(theorem, *layer, space?).map(Rc::new)
    });
    html! {
        <section class="zoom" aria-labelledby="zoom-title">
            <h2 id="zoom-title">{ texts.far() }</h2>
            { match &*sets {
                Some(sets) => html! {
                    <Map sets={Rc::clone(sets)} study={props.study} zoom={props.zoom} on_look={props.on_look.clone()} />
                },
                None => html! { <p class="remark">{ texts.far_none() }</p> },
            } }
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct MapProps {
    sets: Rc<Sets>,
    study: Study,
    zoom: Zoom,
    on_look: Callback<ZoomChange>,
}

/// The map with all that is said of it.
#[component]
fn Map(props: &MapProps) -> Html {
    let texts = use_texts();
    let MapProps { sets, study, .. } = props;
    let (sheet, canvas) = (use_node_ref(), use_node_ref());
    let size = use_size(&sheet);
    let dragged = use_state_eq(|| None::<Zoom>);
    let pointed = use_state_eq(|| None::<[u64; 2]>);
    let zoom = sets.shown_as(dragged.unwrap_or(props.zoom));
    let shown = use_memo((Rc::clone(sets), zoom.slice), |(sets, _)| sets.shown(zoom));
    let lengths = size.map_or([0; 2], pixels);
    let zoom = if size.is_some() { zoom.held(lengths) } else { zoom };
    let captions = Captions {
        texts,
        sets: Rc::clone(sets),
        shown: Rc::clone(&shown),
        zoom,
        names: zoom.free(sets.space).map(|axis| names_of_all(study)[axis]),
        count: study.ruleset.rules.count(),
        is_p: study.target == Target::Value(0),
    };
    let here = zoom
        .here
        .filter(|here| is_in_plane(sets, &zoom, *here))
        .map(|here| zoom.free(sets.space).map(|axis| here[axis]));
    let on_pick = {
        let (sets, on_look) = (Rc::clone(sets), props.on_look.clone());
        Callback::from(move |place| on_look.emit(ZoomChange::Here(sets.position(&zoom, place), lengths)))
    };
    let on_drag = {
        let dragged = dragged.setter();
        Callback::from(move |zoom| dragged.set(zoom))
    };
    let on_point = {
        let pointed = pointed.setter();
        Callback::from(move |place| pointed.set(place))
    };
    let on_here = props.on_look.reform(move |here| ZoomChange::Here(here, lengths));
    let (all, seen) = (names_of_all(study), view(&zoom, lengths));
    let plane = Plane { sets, zoom, all, names: captions.names, size: lengths, on_look: &props.on_look };
    let place =
        Place { sets, names: all, count: captions.count, here: zoom.here, is_p: captions.is_p, on_here: &on_here };
    html! {
        <>
            <p class="remark">{ texts.far_lead(&captions.number((1 << 53) - 1)) }</p>
            { fields(texts, &plane) }
            <div class="zoom-body">
                <div class="zoom-figure">
                    { tools(texts, lengths, &props.on_look) }
                    <p class="zoom-range up">{ captions.range(1, &seen) }</p>
                    <Pointing text={captions.pointed(*pointed)}>
                        <ZoomCanvas {shown} {zoom} {here} {sheet} canvas={canvas.clone()} {size} label={captions.label()}
                            {on_drag} on_look={props.on_look.clone()} {on_pick} {on_point} />
                        <p class="zoom-range across">{ captions.range(0, &seen) }</p>
                        { captions.legend() }
                    </Pointing>
                </div>
                <div class="zoom-told">
                    { captions.inside(&seen) }
                    { captions.growth() }
                    { nearest(texts, &place) }
                    { save(texts, study, &canvas) }
                </div>
            </div>
        </>
    }
}

/// True if a position is in the shown plane. Seen from above every position is.
fn is_in_plane(sets: &Sets, zoom: &Zoom, here: [u64; 3]) -> bool {
    match zoom.slice {
        ZoomSlice::Fixed(axis, at) if sets.space == Space::Three => here[axis.index()] == at,
        ZoomSlice::Fixed(..) | ZoomSlice::Above => true,
    }
}

/// The names of all coordinates, and nothing for those that there are not; a normal form of three piles is (0, a, b).
fn names_of_all(study: &Study) -> [&'static str; 3] {
    let rules = study.ruleset.rules;
    if rules.is_piles() { ["0", "a", "b"] } else { Axis::ALL.map(|axis| rules.name(axis)) }
}

/// The buttons that zoom.
fn tools(texts: Texts, size: [u32; 2], on_look: &Callback<ZoomChange>) -> Html {
    let middle = size.map(|length| length / 2);
    let button = |name: &'static str, sign: &'static str, change: ZoomChange| {
        let onclick = on_look.reform(move |_: MouseEvent| change);
        html! { <button type="button" aria-label={name} title={name} {onclick}>{ sign }</button> }
    };
    html! {
        <div class="zoom-tools" role="group" aria-label={texts.zoom()}>
            { button(texts.zoom_in(), "+", ZoomChange::Level(1, middle, size)) }
            { button(texts.zoom_out(), "−", ZoomChange::Level(-1, middle, size)) }
            { button(texts.zoom_fit(), "⤢", ZoomChange::Whole(size)) }
        </div>
    }
}
