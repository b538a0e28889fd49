//! A position as a still drawing with something written at some of its grooves, such as how many pupils cut there.

use crate::games::Move;
use crate::games::scene::Groove;
use crate::games::scene::Hit;
use crate::games::scene::Rect;
use crate::games::scene::Scene;
use crate::view::pieces::Pieces;
use crate::view::plane::Plane;
use crate::view::plane::decimal;
use std::rc::Rc;
use yew::prelude::*;

/// What is written at a groove.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The move.
    pub play: Move,
    /// What is written; a few letters.
    pub text: String,
    /// Whether the move wins: it has a disc, and one that loses a frame.
    pub wins: bool,
}

/// The drawing.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The pieces and the grooves.
    pub scene: Rc<Scene>,
    /// What the drawing shows, in words.
    pub label: String,
    /// What is written. A move that has no groove is left out.
    pub labels: Vec<Label>,
    /// The largest width and height, in pixels.
    pub room: [u32; 2],
}

/// Space around the drawing for what is written, in units.
const MARGIN: f64 = 1.5;
/// The largest size of a unit, in pixels.
const LARGEST_UNIT: f64 = 40.0;

/// `svg.counted`: the pieces, the grooves with something written at them, and that in a disc or a frame.
#[component]
pub fn Counted(props: &Props) -> Html {
    let scene = &props.scene;
    let plane = Plane::of(scene);
    let view_box = plane.view_box(scene.frame, MARGIN);
    let [width, height] = props.room.map(f64::from);
    let unit = (width / view_box[2]).min(height / view_box[3]).min(LARGEST_UNIT);
    let labels = props.labels.iter().filter_map(|label| {
        let groove = scene.grooves.iter().find(|groove| groove.play == label.play)?;
        Some(written(plane, groove, label))
    });
    html! {
        <svg class="counted" role="img" aria-label={props.label.clone()} viewBox={view_box.map(decimal).join(" ")}
            width={decimal(view_box[2] * unit)} height={decimal(view_box[3] * unit)}>
            <Pieces scene={Rc::clone(scene)} />
            <g class="labels" aria-hidden="true">{ for labels }</g>
        </svg>
    }
}

fn written(plane: Plane, groove: &Groove, label: &Label) -> Html {
    let (line, [x, y]) = match &groove.hit {
        Hit::Along(line) => {
            let [x, y] = line.first().map_or([0; 2], |foot| [foot.0, -foot.1]).map(|n| plane.length(n as f64));
            let at = if groove.is_level() { [x + 0.75, y] } else { [x, y + 0.75] };
            (html! { <polyline points={plane.points(line)} /> }, at)
        }
        Hit::Inside(Rect { left, bottom, right, top }) => {
            let at = [(left + right) as f64, -(bottom + top) as f64].map(|sum| plane.length(sum / 2.0));
            (Html::default(), at)
        }
    };
    // Numbers of three digits are wider.
    let half = 0.24 + 0.18 * label.text.chars().count().max(1) as f64;
    let shape = if label.wins {
        html! { <ellipse cx={decimal(x)} cy={decimal(y)} rx={decimal(half + 0.06)} ry="0.44" /> }
    } else {
        html! { <rect x={decimal(x - half)} y={decimal(y - 0.4)} width={decimal(2.0 * half)} height="0.8" /> }
    };
    html! {
        <g class={if label.wins { "wins" } else { "loses" }}>
            { line }
            { shape }
            <text x={decimal(x)} y={decimal(y)}>{ &label.text }</text>
        </g>
    }
}
