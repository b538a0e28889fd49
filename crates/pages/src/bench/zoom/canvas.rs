//! The picture on a canvas, and what pointers, wheel and keys do to it. It is painted in less than a frame of the screen, so the page
//! paints it by itself.
//!
//! ```text
//! div.zoom-frame                 one tab stop; arrows move, + − 0 zoom, Enter picks the middle
//! └─ div.zoom-sheet              pointers and wheel
//!    ├─ canvas.zoom-canvas
//!    └─ svg.zoom-marks           the numbers along its edges, and where the reader is
//! ```

use crate::bench::zoom::drag::Drag;
use crate::bench::zoom::paint::{Colours, Scratch, paint};
use crate::bench::zoom::sets::Shown;
use crate::bench::zoom::{pixels, ticks};
use crate::bench::{Zoom, ZoomChange};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web::texts::use_texts;
use web::view::heat_map::wheel::{point_in, use_wheel};
use web::view::hooks::{use_effect_with, use_latest};
use web::view::palette::page_stops;
use web::view::plane::decimal;
use web::view::properties::properties;
use web::view::sheet::Sheet;
use web::view::sizing::Size;
use web::view::theme::use_theme;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement};
use yew::prelude::*;

/// The visible part, and the callbacks.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::bench) struct Props {
    pub shown: Rc<Shown>,
    pub zoom: Zoom,
    /// The place of the reader, if it is in the plane.
    pub here: Option<[u64; 2]>,
    /// The element on which the canvas is, and its size once it is known.
    pub sheet: NodeRef,
    pub canvas: NodeRef,
    pub size: Option<Size>,
    pub label: String,
    /// Called while the plane is dragged, and with none at the end of the drag.
    pub on_drag: Callback<Option<Zoom>>,
    pub on_look: Callback<ZoomChange>,
    /// Called with the place under the pointer, or none.
    pub on_point: Callback<Option<[u64; 2]>>,
    /// Called with a place that was chosen.
    pub on_pick: Callback<[u64; 2]>,
}

/// The picture.
#[component]
pub(in crate::bench) fn ZoomCanvas(props: &Props) -> Html {
    let texts = use_texts();
    let drag = use_mut_ref(Drag::default);
    let turned = use_mut_ref(|| 0.0);
    // The visible part by now: of two events before the next drawing the second goes on from the first.
    let latest = use_latest(&props.zoom);
    let lengths = props.size.map(|size| properties(size.lengths())).unwrap_or_default();
    use_painting(props);
    let hand = Rc::new(Hand { props: props.clone(), drag, latest, turned });
    use_wheel(&props.sheet, hand.on(Hand::turned));
    html! {
        <div class="zoom-frame" tabindex="0" role="application" aria-roledescription={texts.heat_map()}
            aria-label={props.label.clone()} onkeydown={hand.on(Hand::pressed)}>
            <div ref={props.sheet.clone()} class="zoom-sheet" onpointerdown={hand.on(Hand::down)}
                onpointermove={hand.on(Hand::moved)} onpointerup={hand.on(Hand::up)} onpointercancel={hand.on(Hand::up)}
                onpointerleave={hand.on(Hand::left)} onclick={hand.on(Hand::clicked)}>
                <canvas ref={props.canvas.clone()} class="zoom-canvas" ~style={lengths}></canvas>
                if let Some(size) = props.size {
                    <svg class="zoom-marks" aria-hidden="true">
                        { ticks::numbers(texts, &props.zoom, size) }
                        { props.here.and_then(|here| mark(&props.zoom, here, size)).unwrap_or_default() }
                    </svg>
                }
            </div>
        </div>
    }
}

/// Paints whenever something has changed.
#[hook]
fn use_painting(props: &Props) {
    let theme = use_theme();
    let kept = use_mut_ref(|| (Scratch::default(), Vec::new(), None::<Sheet>));
    let canvas = props.canvas.clone();
    use_effect_with((Rc::clone(&props.shown), props.zoom, props.size, theme), move |(shown, zoom, size, _)| {
        let (Some(canvas), Some(size)) = (canvas.cast::<HtmlCanvasElement>(), *size) else { return };
        let context = canvas.get_context("2d").ok().flatten();
        let Some(context) = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok()) else {
            return;
        };
        let size = pixels(size);
        let colour = |name| page_stops(name).first().copied().unwrap_or_default();
        let colours = Colours { member: colour("--p-mark"), other: colour("--map-quiet") };
        let (scratch, pixels, sheet) = &mut *kept.borrow_mut();
        pixels.resize(size.iter().map(|length| *length as usize).product(), 0);
        paint(shown, zoom, size, colours, scratch, pixels);
        let lengths = size.map(|length| length as usize);
        if sheet.as_ref().is_none_or(|sheet| sheet.size() != lengths) {
            *sheet = Sheet::new(lengths);
            canvas.set_width(size[0]);
            canvas.set_height(size[1]);
        }
        if let Some(sheet) = sheet {
            sheet.show(&context, pixels);
        }
    });
}

/// A frame around the place where the reader is.
fn mark(zoom: &Zoom, here: [u64; 2], size: Size) -> Option<Html> {
    let pixels = pixels(size);
    let zoom = zoom.held(pixels);
    let at = |axis: usize| {
        let first = zoom.corner[axis] >> zoom.level.max(0) << zoom.level.max(0);
        let offset = here[axis].checked_sub(first).filter(|offset| *offset < zoom.span(pixels[axis]))?;
        let pixel = if zoom.level >= 0 { offset >> zoom.level } else { offset << -zoom.level };
        Some(pixel as f64 / size.ratio)
    };
    let side = if zoom.level < 0 { f64::from(1 << -zoom.level) / size.ratio } else { 1.0 };
    // However small a position is, its mark is seen.
    let (shown, [x, y]) = (side.max(9.0), [at(0)?, at(1)?]);
    let (x, y) = (x + side / 2.0 - shown / 2.0, size.height - y - side / 2.0 - shown / 2.0);
    let rect = |class: &'static str| {
        let [x, y, side] = [x, y, shown].map(decimal);
        html! { <rect {class} {x} {y} width={side.clone()} height={side} /> }
    };
    Some(html! { <>{ rect("halo") }{ rect("here") }</> })
}

/// The picture as it was drawn last.
struct Hand {
    props: Props,
    drag: Rc<RefCell<Drag>>,
    latest: Rc<RefCell<Zoom>>,
    /// The turn of the wheel since the last level.
    turned: Rc<RefCell<f64>>,
}

/// The turn of a wheel that makes a level.
const NOTCH: f64 = 60.0;

impl Hand {
    fn on<E: 'static>(self: &Rc<Self>, act: fn(&Self, E)) -> Callback<E> {
        let hand = Rc::clone(self);
        Callback::from(move |event| act(&hand, event))
    }

    fn size(&self) -> Option<[u32; 2]> {
        self.props.size.map(pixels)
    }

    /// A point in pixels from the lower left.
    fn point(&self, (x, y): (f64, f64)) -> Option<[f64; 2]> {
        let size = self.props.size?;
        Some([x * size.ratio, (size.height - y) * size.ratio])
    }

    fn event_point(&self, event: &MouseEvent) -> Option<[f64; 2]> {
        self.point(point_in(&self.props.sheet.cast::<Element>()?, event))
    }

    fn place(&self, at: [f64; 2]) -> Option<[u64; 2]> {
        let size = self.size()?;
        let is_inside = (0..2).all(|axis| (0.0..f64::from(size[axis])).contains(&at[axis]));
        let zoom = self.latest.borrow().held(size);
        is_inside.then(|| zoom.place(at.map(|at| at as u32))).flatten()
    }

    fn look(&self, change: ZoomChange) {
        self.props.on_look.emit(change);
    }

    fn turned(&self, (at, delta): ((f64, f64), f64)) {
        let (Some(at), Some(size)) = (self.point(at), self.size()) else { return };
        let mut turned = self.turned.borrow_mut();
        *turned += delta;
        let levels = (*turned / NOTCH).trunc();
        if levels != 0.0 {
            *turned -= levels * NOTCH;
            let at = at.map(|at| at.max(0.0) as u32);
            self.look(ZoomChange::Level(-(levels as i32).clamp(-2, 2), at, size));
        }
    }

    fn down(&self, event: PointerEvent) {
        if event.button() != 0 {
            return;
        }
        if let Some(at) = self.event_point(&event) {
            let zoom = *self.latest.borrow();
            self.drag.borrow_mut().down(event.pointer_id(), at, zoom);
        }
    }

    fn moved(&self, event: PointerEvent) {
        let (Some(at), Some(size)) = (self.event_point(&event), self.size()) else { return };
        // A button that was let go elsewhere is not down any more.
        if event.buttons() == 0 {
            self.up(event.clone());
        }
        let after = self.drag.borrow_mut().moved(event.pointer_id(), at, size);
        if let Some(zoom) = after {
            if let Some(element) = self.props.sheet.cast::<Element>() {
                // The drag goes on outside of the picture. Fails only for a pointer that is gone.
                let _ = element.set_pointer_capture(event.pointer_id());
            }
            *self.latest.borrow_mut() = zoom;
            self.props.on_drag.emit(Some(zoom));
        } else if event.pointer_type() != "touch" {
            self.props.on_point.emit(self.place(at));
        }
    }

    fn up(&self, event: PointerEvent) {
        let zoom = *self.latest.borrow();
        let mut drag = self.drag.borrow_mut();
        let was_down = drag.is_down();
        drag.up(event.pointer_id(), zoom);
        if was_down && !drag.is_down() && drag.has_moved() {
            self.look(ZoomChange::Sight(zoom.corner, zoom.level));
            self.props.on_drag.emit(None);
        }
    }

    fn left(&self, event: PointerEvent) {
        if event.pointer_type() != "touch" {
            self.props.on_point.emit(None);
        }
    }

    fn clicked(&self, event: MouseEvent) {
        let has_moved = self.drag.borrow().has_moved();
        if let (Some(place), false) = (self.event_point(&event).and_then(|at| self.place(at)), has_moved) {
            self.props.on_pick.emit(place);
        }
    }

    fn pressed(&self, event: KeyboardEvent) {
        let Some(size) = self.size().filter(|_| !event.meta_key() && !event.alt_key() && !event.ctrl_key()) else {
            return;
        };
        let middle = size.map(|length| length / 2);
        let step = size.map(|length| i64::from(length / 8));
        match event.key().as_str() {
            "+" | "=" => self.look(ZoomChange::Level(1, middle, size)),
            "-" | "−" => self.look(ZoomChange::Level(-1, middle, size)),
            "0" => self.look(ZoomChange::Whole(size)),
            "ArrowLeft" => self.look(ZoomChange::Shift([-step[0], 0], size)),
            "ArrowRight" => self.look(ZoomChange::Shift([step[0], 0], size)),
            "ArrowDown" => self.look(ZoomChange::Shift([0, -step[1]], size)),
            "ArrowUp" => self.look(ZoomChange::Shift([0, step[1]], size)),
            "Enter" | " " => {
                if let Some(place) = self.place(middle.map(f64::from)) {
                    self.props.on_pick.emit(place);
                }
            }
            _ => return,
        }
        event.prevent_default();
    }
}
