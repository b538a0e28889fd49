//! The position as a drawing whose sides can be moved: by dragging, or with the arrow keys.
//!
//! ```text
//! div.board.shaping role=group
//! └─ svg.drawing
//!    ├─ (the pieces)
//!    └─ g.handles
//!       └─ g.handle role=slider   path.grip, path.rim, path.knob, path.arrow      one for each coordinate
//! ```
//!
//! The paths are dots with wide round strokes: the stylesheet gives them a size in pixels, whatever the size of the drawing. A handle
//! lies outside of its side, so that it covers no piece.
//!
//! A side that is dragged shows its bar anew at every step, and a drawing that grows is drawn smaller. So the way of the
//! pointer is measured from where it took hold, in the size the drawing had then.

use crate::view::pieces::pieces;
use crate::view::plane::{Plane, decimal};
use maths::games::scene::{Edge, Point, Rect, Scene};
use maths::games::{Coordinate, Coordinates};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// A drawing, its coordinates and where to tell that one was changed.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The position on the board in words.
    pub label: String,
    /// The drawing.
    pub scene: Rc<Scene>,
    /// The names of the sides that can be moved.
    pub names: Vec<String>,
    /// The coordinates.
    pub coordinates: Coordinates,
    /// The instruction for the user.
    pub hint: &'static str,
    /// A larger drawing of the same rules. There is room for it around a smaller one, which keeps its scale while it grows.
    #[prop_or_default]
    pub stage: Option<Rc<Scene>>,
    /// The largest number of a side, if there is one.
    #[prop_or_default]
    pub most: Option<u32>,
    /// Called with a coordinate, how it is moved, and whether the hand has let go.
    pub on_change: Callback<(Coordinate, Shift, bool)>,
}

/// A change of a coordinate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    /// To this number.
    To(u32),
    /// By this much from the coordinate at that time: keys can come before the result of the last one is drawn, and the last change may be
    /// refused.
    By(i64),
}

impl Shift {
    /// The coordinate that it makes of one.
    pub fn of(self, cell: u32) -> u32 {
        match self {
            Self::To(cell) => cell,
            Self::By(step) => u32::try_from((i64::from(cell) + step).max(0)).unwrap_or(cell),
        }
    }
}

/// Space around the drawing and the size of a unit, as on the board.
const MARGIN: f64 = 1.1;
const UNIT: f64 = 40.0;
/// The distance from a handle to its side, in steps of the side.
const OUT: f64 = 0.5;
/// Half the length of an arrow, as a part of the width of the drawing, and how much wider than high a board is. The length of a path
/// cannot be given in pixels, so an arrow has about the size of a knob where the board is as large as on a phone.
const ARROW: f64 = 0.027;
const ASPECT: f64 = 1.45;
/// The step of Page Up and Page Down.
const PAGE: i64 = 5;

/// A side in somebody's hand.
#[derive(Clone, Copy, PartialEq)]
struct Grab {
    of: Coordinate,
    /// The place of the pointer, and the coordinate, when the side was taken.
    from: (f64, f64),
    cell: u32,
    /// The distance that the side moves for each step of the coordinate, in pixels to the right and downwards.
    step: (f64, f64),
}

impl Grab {
    /// The coordinate when the pointer is here: the step whose way along the side's path is nearest.
    fn cell_at(&self, x: f64, y: f64) -> u32 {
        let (dx, dy) = (x - self.from.0, y - self.from.1);
        let length = self.step.0 * self.step.0 + self.step.1 * self.step.1;
        let steps = (dx * self.step.0 + dy * self.step.1) / length.max(1.0);
        (f64::from(self.cell) + steps).round().max(0.0) as u32
    }
}

/// The drawing with its handles.
#[component]
pub fn Shaping(props: &Props) -> Html {
    let drawing = use_node_ref();
    let grab = use_mut_ref(|| None::<Grab>);
    let plane = Plane::of(&props.scene);
    let frames = props.stage.iter().map(|stage| stage.frame);
    let view_box = plane.view_box(frames.fold(props.scene.frame, around), MARGIN);
    let arrow_end = ARROW * view_box[2].max(ASPECT * view_box[3]);
    let on_pointer = |is_done: bool| {
        let (grab, on_change) = (grab.clone(), props.on_change.clone());
        Callback::from(move |event: PointerEvent| {
            let held = *grab.borrow();
            if let Some(held) = held {
                let cell = held.cell_at(event.client_x().into(), event.client_y().into());
                on_change.emit((held.of, Shift::To(cell), is_done));
            }
            if is_done {
                *grab.borrow_mut() = None;
            }
        })
    };
    let handle = |edge: &Edge| {
        let Edge { of, at, step } = *edge;
        let cell = props.coordinates[of];
        let onpointerdown = {
            let (drawing, grab) = (drawing.clone(), grab.clone());
            Callback::from(move |event: PointerEvent| {
                let Some(drawing) = drawing.cast::<Element>() else { return };
                let scale = drawing.get_bounding_client_rect().width() / view_box[2];
                let step = (plane.length(step.0 as f64) * scale, -plane.length(step.1 as f64) * scale);
                let from = (event.client_x().into(), event.client_y().into());
                *grab.borrow_mut() = Some(Grab { of, from, cell, step });
                // A browser may refuse it when the pointer has gone in the meantime.
                let _ = event.target_unchecked_into::<Element>().set_pointer_capture(event.pointer_id());
            })
        };
        let onkeydown = {
            let on_change = props.on_change.clone();
            Callback::from(move |event: KeyboardEvent| {
                if let Some(shift) = after_key(step, &event.key()) {
                    on_change.emit((of, shift, true));
                    event.prevent_default();
                }
            })
        };
        let out = |at: i64, step: i64| plane.length(at as f64 + OUT * step as f64);
        let (x, y) = (out(at.0, step.0), -out(at.1, step.1));
        let name = props.names[of.index()].clone();
        let d = format!("M{} {}h0", decimal(x), decimal(y));
        let dot = |class| html! { <path {class} d={d.clone()} /> };
        let is_upright = step.0 == 0;
        html! {
            <g key={of.index()} class="handle" role="slider" tabindex="0" aria-label={name}
                aria-valuemin="0" aria-valuemax={props.most.map(|most| most.to_string())} aria-valuenow={cell.to_string()}
                aria-orientation={if is_upright { "vertical" } else { "horizontal" }}
                {onpointerdown} onpointermove={on_pointer(false)} onpointerup={on_pointer(true)} onpointercancel={on_pointer(true)}
                {onkeydown}>
                { dot("grip") }{ dot("rim") }{ dot("knob") }<path class="arrow" d={arrow(x, y, arrow_end, is_upright)} />
            </g>
        }
    };
    html! {
        <div class="board-frame">
            <div class="board shaping" role="group" aria-label={props.label.clone()}>
                <svg ref={drawing.clone()} class="drawing" viewBox={view_box.map(decimal).join(" ")} width={decimal(view_box[2] * UNIT)}
                    height={decimal(view_box[3] * UNIT)}>
                    { pieces(&props.scene, None) }
                    <g class="handles">{ for props.scene.edges.iter().map(handle) }</g>
                </svg>
            </div>
            <p class="choice"><span class="hint">{ props.hint }</span></p>
        </div>
    }
}

/// A frame around both.
fn around(one: Rect, other: Rect) -> Rect {
    Rect {
        left: one.left.min(other.left),
        bottom: one.bottom.min(other.bottom),
        right: one.right.max(other.right),
        top: one.top.max(other.top),
    }
}

/// An arrow with two heads, around a point, which ends so far from it.
fn arrow(x: f64, y: f64, end: f64, is_upright: bool) -> String {
    let at = |along: f64, aside: f64| {
        let (right, down) = if is_upright { (aside, along) } else { (along, aside) };
        format!("{} {}", decimal(x + right), decimal(y + down))
    };
    let (back, aside) = (0.55 * end, 0.45 * end);
    let head = |to: f64, back: f64| format!("M{}L{}L{}", at(back, -aside), at(to, 0.0), at(back, aside));
    format!("M{}L{}{}{}", at(-end, 0.0), at(end, 0.0), head(end, back), head(-end, -back))
}

/// The change of a coordinate by a key, if its side moves by this step when it grows. The arrow that points away from the bar makes it
/// larger.
fn after_key(step: Point, key: &str) -> Option<Shift> {
    let [right, up] = [step.0, step.1].map(|way| if way < 0 { -1 } else { 1 });
    let step = match key {
        "ArrowRight" => right,
        "ArrowLeft" => -right,
        "ArrowUp" => up,
        "ArrowDown" => -up,
        "PageUp" => PAGE,
        "PageDown" => -PAGE,
        "Home" => return Some(Shift::To(0)),
        _ => return None,
    };
    Some(Shift::By(step))
}

#[cfg(test)]
mod tests {
    use super::{Grab, after_key};
    use maths::games::Axis;
    use maths::games::scene::Point;

    #[test]
    fn a_side_follows_the_pointer_step_by_step() {
        let left = Grab { of: Axis::X.into(), from: (100.0, 50.0), cell: 3, step: (-80.0, 0.0) };
        let cells = [100.0, 61.0, 59.0, 20.0, 330.0, 900.0].map(|x| left.cell_at(x, 70.0));
        assert_eq!(cells, [3, 3, 4, 4, 0, 0]);
        let top = Grab { of: Axis::Y.into(), from: (0.0, 0.0), cell: 2, step: (0.0, -40.0) };
        assert_eq!([-81.0, 0.0, 41.0].map(|y| top.cell_at(500.0, y)), [4, 2, 1]);
    }

    #[test]
    fn arrows_that_point_away_from_the_bar_make_it_larger() {
        let keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "PageDown", "Home", "a"];
        let after = |step, cell| keys.map(|key| after_key(step, key).map(|shift| shift.of(cell)));
        assert_eq!(after(Point(-1, 0), 3), [Some(4), Some(2), Some(4), Some(0), Some(0), None]);
        assert_eq!(after(Point(1, 0), 0), [Some(0), Some(1), Some(1), Some(0), Some(0), None]);
        assert_eq!(
            after(Point(0, -1), 3),
            [Some(2), Some(4), Some(2), Some(0), Some(0), None],
            "below the bitter piece"
        );
    }
}
