//! The frame of the cloud: the canvas between the far and the near part of its box, and all events.

use crate::view::cloud::gestures::Change;
use crate::view::cloud::keys::{after_key, next};
use crate::view::cloud::marks::{label, marked, pointed};
use crate::view::cloud::painter::Painter;
use crate::view::cloud::palette::Palette;
use crate::view::cloud::pilot::Pilot;
use crate::view::cloud::projection::Projection;
use crate::view::cloud::scaffold::Scaffold;
use crate::view::cloud::{Camera, Points, pilot};
use crate::view::hooks::{use_effect_with, use_latest, use_state_eq};
use crate::view::listening::{listen, listen_until};
use crate::view::maths;
use crate::view::plane::decimal;
use crate::view::sight::use_in_sight;
use crate::view::sizing::{Size, use_size};
use crate::view::theme::use_theme;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlCanvasElement};
use yew::prelude::*;

/// More pixels of the screen than this for one of the page, in a row, are work without use.
const MOST_RATIO: f64 = 2.0;

/// As those of the cloud; the camera is always given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct Props {
    pub(super) points: Rc<Points>,
    pub(super) sizes: [u32; 3],
    pub(super) names: [&'static str; 3],
    pub(super) label: String,
    pub(super) marked: Option<[u32; 3]>,
    pub(super) pointed: Option<[u32; 3]>,
    pub(super) on_point: Callback<Option<[u32; 3]>>,
    pub(super) on_pick: Callback<[u32; 3]>,
    pub(super) camera: Camera,
    pub(super) on_camera: Callback<Camera>,
    pub(super) on_unavailable: Callback<()>,
    /// Called with whether the browser has taken the drawing away.
    pub(super) on_lost: Callback<bool>,
}

/// The turn of the wheel that makes everything e times as large, in pixels.
const WHEEL: f64 = 400.0;

type SharedPilot = Rc<RefCell<Pilot>>;
/// The point that is pointed at by now.
type Latest = Rc<RefCell<Option<[u32; 3]>>>;

/// The frame.
#[component]
pub(super) fn Stage(props: &Props) -> Html {
    let frame = use_node_ref();
    let size = use_size(&frame).unwrap_or(Size { width: 640.0, height: 480.0, ratio: 1.0 });
    let [width, height, ratio] = [size.width, size.height, size.ratio.min(MOST_RATIO)].map(|length| length as f32);
    let projection = Projection::new(props.camera, props.sizes, [width, height]);
    let canvas = use_canvas(&frame, props, projection, ratio);

    let pilot = use_mut_ref(|| Pilot::new(Rc::clone(&props.points), props.camera, projection));
    {
        let mut pilot = pilot.borrow_mut();
        pilot.show(props.camera, projection);
        pilot.points = Rc::clone(&props.points);
        pilot.on_camera = props.on_camera.clone();
        let (on_point, pointed) = (props.on_point.clone(), props.pointed);
        pilot.on_point = Callback::from(move |place: Option<[u16; 3]>| {
            let place = place.map(|place| place.map(u32::from));
            if place != pointed {
                on_point.emit(place);
            }
        });
    }
    use_wheel(&frame, &pilot);
    let latest = use_latest(&props.pointed);

    let scaffold = Scaffold::new(props.camera, &projection, props.sizes, props.names);
    let view_box = ["0 0 ", &decimal(width.into()), " ", &decimal(height.into())].concat();
    html! {
        <div ref={frame.clone()} class="cloud-stage" tabindex="0" role="application" aria-label={props.label.clone()}
            onpointerdown={on_down(&pilot)} onpointermove={on_move(&pilot)} onpointerup={on_up(&pilot, props)}
            onpointercancel={on_cancel(&pilot)} onpointerleave={on_leave(&pilot)}
            onblur={on_blur(props)} onkeydown={on_key(&pilot, props, latest)}>
            <svg class="cloud-far" viewBox={view_box.clone()} aria-hidden="true">
                <path class="cloud-grid" d={scaffold.grid} />
                <path class="cloud-edge" d={scaffold.far} />
            </svg>
            { canvas }
            <svg class="cloud-near" viewBox={view_box} aria-hidden="true">
                <path class="cloud-edge" d={scaffold.near} />
                <path class="cloud-tick" d={scaffold.ticks} />
                { for scaffold.labels.into_iter().map(label) }
                { props.marked.map(|place| marked(&projection, place)).unwrap_or_default() }
                { props.pointed.map(|place| pointed(&projection, place)).unwrap_or_default() }
            </svg>
        </div>
    }
}

/// The canvas while the frame is in sight, with the points as they are now.
#[hook]
fn use_canvas(frame: &NodeRef, props: &Props, projection: Projection, ratio: f32) -> Html {
    let canvas = use_node_ref();
    let painter = use_mut_ref(|| None::<Painter>);
    let is_seen = use_in_sight(frame, "0px");
    let theme = use_theme();
    // The number of times that the context came back after it was lost.
    let restored = use_state_eq(|| 0_u32);
    {
        let (canvas, painter, setter) = (canvas.clone(), Rc::clone(&painter), restored.setter());
        let (on_unavailable, on_lost) = (props.on_unavailable.clone(), props.on_lost.clone());
        use_effect_with((is_seen, *restored), move |&(is_seen, count)| {
            let element = canvas.cast::<HtmlCanvasElement>().filter(|_| is_seen);
            let listening = element.map(|element| {
                *painter.borrow_mut() = Painter::new(element.clone());
                if painter.borrow().is_none() {
                    on_unavailable.emit(());
                }
                on_lost.emit(false);
                // Preventing it tells the browser that somebody waits for the context to come back.
                let lost = listen(&element, "webglcontextlost", move |event| {
                    event.prevent_default();
                    on_lost.emit(true);
                });
                (lost, listen(&element, "webglcontextrestored", move |_| setter.set(count + 1)))
            });
            move || {
                // First the listeners: that the painter gives its context back is no loss.
                drop(listening);
                painter.take();
            }
        });
    }
    {
        let painter = Rc::clone(&painter);
        use_effect_with((is_seen, *restored, Rc::clone(&props.points)), move |(_, _, points)| {
            if let Some(painter) = &mut *painter.borrow_mut() {
                painter.load(points);
            }
        });
    }
    {
        let (painter, canvas) = (Rc::clone(&painter), canvas.clone());
        use_effect_with((is_seen, *restored, theme), move |_| {
            if let (Some(painter), Some(element)) = (&*painter.borrow(), canvas.cast::<Element>())
                && let Ok(palette) = Palette::of(&element)
            {
                painter.colour(&palette);
            }
        });
    }
    let shown = (is_seen, *restored, theme, Rc::clone(&props.points), projection, ratio);
    use_effect_with(shown, move |&(.., projection, ratio)| {
        if let Some(painter) = &*painter.borrow() {
            painter.draw(&projection, ratio);
        }
    });
    // A context that was lost and came back is given up with its canvas: a new one has nothing left over from before.
    let key = *restored;
    if is_seen {
        html! { <canvas {key} ref={canvas} aria-hidden="true"></canvas> }
    } else {
        Html::default()
    }
}

/// The wheel zooms with Ctrl, which is also what two fingers on a pad send; without it the page scrolls.
#[hook]
fn use_wheel(frame: &NodeRef, pilot: &SharedPilot) {
    let (frame, pilot) = (frame.clone(), Rc::clone(pilot));
    use_effect_with((), move |()| {
        listen_until(frame.cast::<Element>(), "wheel", move |event: &WheelEvent| {
            if event.ctrl_key() {
                event.prevent_default();
                let pixels = if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { 24.0 };
                let factor = maths::exponential(-event.delta_y() * pixels / WHEEL) as f32;
                let at = place_of(event).unwrap_or_default();
                pilot::steer(&pilot, Change::Pinch { factor, at, by: [0.0; 2] });
            }
        })
    });
}

/// The frame an event came from: nothing inside of it takes events.
fn frame_of(event: &MouseEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The place of a pointer in the frame, in pixels.
fn place_of(event: &MouseEvent) -> Option<[f32; 2]> {
    let bounds = frame_of(event)?.get_bounding_client_rect();
    let [left, top] = [f64::from(event.client_x()) - bounds.left(), f64::from(event.client_y()) - bounds.top()];
    Some([left as f32, top as f32])
}

fn on_down(pilot: &SharedPilot) -> Callback<PointerEvent> {
    let pilot = Rc::clone(pilot);
    Callback::from(move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        if let Some(at) = place_of(&event) {
            pilot.borrow_mut().gesture.down(event.pointer_id(), at);
        }
    })
}

fn on_move(pilot: &SharedPilot) -> Callback<PointerEvent> {
    let pilot = Rc::clone(pilot);
    Callback::from(move |event: PointerEvent| {
        let Some(at) = place_of(&event) else { return };
        if pilot.borrow().gesture.is_over() {
            // A finger that is not down does not point.
            if event.pointer_type() != "touch" {
                pilot::aim(&pilot, Some(at));
            }
            return;
        }
        let change = pilot.borrow_mut().gesture.moved(event.pointer_id(), at);
        if let Some(change) = change {
            // Only now, so that a click stays with the frame; from here on the pointer may leave it.
            if let Some(frame) = frame_of(&event) {
                // The call fails only for a pointer that has gone.
                let _ = frame.set_pointer_capture(event.pointer_id());
            }
            pilot::steer(&pilot, if event.shift_key() { change.as_shift() } else { change });
        }
    })
}

fn on_up(pilot: &SharedPilot, props: &Props) -> Callback<PointerEvent> {
    let (pilot, pointed) = (Rc::clone(pilot), props.pointed);
    let (on_pick, on_point) = (props.on_pick.clone(), props.on_point.clone());
    Callback::from(move |event: PointerEvent| {
        let is_tap = pilot.borrow_mut().gesture.up(event.pointer_id());
        let Some(at) = place_of(&event).filter(|_| is_tap) else { return };
        let found = pilot.borrow().find(at).map(|place| place.map(u32::from));
        match found {
            // The first touch of a finger only shows a point. A second touch picks it.
            Some(place) if event.pointer_type() != "touch" || pointed == Some(place) => on_pick.emit(place),
            Some(_) | None => on_point.emit(found),
        }
    })
}

fn on_cancel(pilot: &SharedPilot) -> Callback<PointerEvent> {
    let pilot = Rc::clone(pilot);
    Callback::from(move |event: PointerEvent| {
        pilot.borrow_mut().gesture.up(event.pointer_id());
    })
}

fn on_leave(pilot: &SharedPilot) -> Callback<PointerEvent> {
    let pilot = Rc::clone(pilot);
    Callback::from(move |event: PointerEvent| {
        // A finger leaves whenever it goes up, and what it touched stays pointed at.
        if event.pointer_type() != "touch" && pilot.borrow().gesture.is_over() {
            pilot::aim(&pilot, None);
        }
    })
}

fn on_blur(props: &Props) -> Callback<FocusEvent> {
    let (on_point, is_pointed) = (props.on_point.clone(), props.pointed.is_some());
    Callback::from(move |_| {
        if is_pointed {
            on_point.emit(None);
        }
    })
}

fn on_key(pilot: &SharedPilot, props: &Props, latest: Latest) -> Callback<KeyboardEvent> {
    let (pilot, props) = (Rc::clone(pilot), props.clone());
    Callback::from(move |event: KeyboardEvent| {
        // With these the keys belong to the browser.
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        if let Some(change) = after_key(&key, event.shift_key(), props.sizes) {
            pilot::steer(&pilot, change);
        } else {
            let pointed = *latest.borrow();
            let beside = |is_next| next(&props.points, pointed.or(props.marked), is_next);
            let place = match (key.as_str(), pointed) {
                ("]" | "n", _) => beside(true),
                ("[" | "p", _) => beside(false),
                ("Enter" | " ", Some(place)) => {
                    props.on_pick.emit(place);
                    pointed
                }
                ("Escape", Some(_)) => None,
                _ => return,
            };
            if latest.replace(place) != place {
                props.on_point.emit(place);
            }
        }
        event.prevent_default();
    })
}
