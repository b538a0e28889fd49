//! A position as a drawing for paper: outlines, and at each groove what a cut there leaves.

use crate::games::scene::Scene;
use crate::view::board::groove_label;
use crate::view::pieces::Pieces;
use crate::view::plane::Plane;
use crate::view::plane::decimal;
use std::rc::Rc;
use yew::prelude::*;

/// The drawing.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The pieces and the grooves.
    pub scene: Rc<Scene>,
    /// The position, for who cannot see it.
    pub label: String,
}

/// Space around the drawing for the labels, and the size of a unit, in pixels, where there is room.
const MARGIN: f64 = 1.1;
const UNIT: f64 = 34.0;
/// Beyond so many grooves labels would run into each other.
const MOST_LABELED: usize = 60;

/// `svg.printed`: the pieces and the labels of the grooves.
#[component]
pub fn Printed(props: &Props) -> Html {
    let scene = &props.scene;
    let plane = Plane::of(scene);
    let view_box = plane.view_box(scene.frame, MARGIN);
    let labels = scene.grooves.iter().filter(|_| scene.grooves.len() <= MOST_LABELED);
    html! {
        <svg class="printed" role="img" aria-label={props.label.clone()} viewBox={view_box.map(decimal).join(" ")}
            width={decimal(view_box[2] * UNIT)} height={decimal(view_box[3] * UNIT)}>
            <Pieces scene={Rc::clone(scene)} />
            <g class="grooves">{ for labels.filter_map(|groove| groove_label(plane, groove)) }</g>
        </svg>
    }
}
