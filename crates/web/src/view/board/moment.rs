//! A picture of one move on a bar: the groove, and the part that falls.

use crate::view::board::grooves::groove_line;
use crate::view::board::preview::preview;
use crate::view::pieces::pieces;
use crate::view::plane::{Plane, decimal};
use maths::games::scene::{Hit, Scene};
use maths::games::{Coordinates, Move};
use std::rc::Rc;
use yew::prelude::*;

/// Space around the drawing, in units: the part that falls is lifted a little.
const MARGIN: f64 = 0.6;

/// The picture of a move and the coordinates it leaves; the label says what is seen.
pub fn moment(label: &str, scene: &Rc<Scene>, play: Move, leaves: Coordinates) -> Html {
    let plane = Plane::of(scene);
    let view_box = plane.view_box(scene.frame, MARGIN).map(decimal).join(" ");
    let made = scene.grooves.iter().position(|groove| groove.play == play).map(|index| {
        let line = match &scene.grooves[index].hit {
            Hit::Along(line) => groove_line(plane, line),
            Hit::Inside(_) => Html::default(),
        };
        html! { <>{ preview(scene, index, leaves, None) }<g class="groove selected">{ line }</g></> }
    });
    html! {
        <svg class="moment" viewBox={view_box} role="img" aria-label={label.to_owned()}>
            { pieces(scene, None) }
            { made.unwrap_or_default() }
        </svg>
    }
}
