//! The canvas of a map, drawn at most once in a frame of the screen.
//!
//! ```text
//! a new picture ─ next frame ─► quick painting ─ nothing new for a moment ─► rest: tell the parent, then fine painting
//!       ▲                             │                                       in bands, shown when all are done
//!       └─────────────────────────────┴─── a newer picture begins again ◄──────┘
//! ```

use crate::view::heat_map::paint::{Fine, Sight};
use crate::view::heat_map::viewport::{Frame, Viewport};
use crate::view::heat_map::{numbers, paint};
use crate::view::hooks::use_effect_with;
use crate::view::palette::{Light, Palette};
use crate::view::sheet::Sheet;
use js_sys::Function;
use maths::solver::{Grid, Window};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};
use yew::prelude::*;

/// The time without a change after which a map is at rest, in milliseconds.
const MOMENT: f64 = 120.0;
/// The time that fine painting may take in one frame, in milliseconds.
const SHARE: f64 = 6.0;
/// The number of rows that are painted between two looks at the clock.
const BAND: usize = 8;

/// The contents of a map.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Picture {
    pub grid: Rc<Grid>,
    pub window: Window,
    pub palette: Palette,
    pub frame: Frame,
    pub view: Viewport,
    /// The number that is written as 0, or nothing if no numbers are written.
    pub origin: Option<u16>,
}

impl Picture {
    fn sight(&self) -> Sight<'_> {
        Sight { grid: &self.grid, window: self.window, frame: self.frame, view: self.view }
    }
}

/// Keeps a canvas showing a picture, and tells when it has come to rest.
#[hook]
pub(super) fn use_stage(canvas: &NodeRef, picture: Option<Picture>, on_rest: Callback<()>) {
    let stage = use_mut_ref(|| None::<Stage>);
    let to_tell = use_mut_ref(Callback::noop);
    *to_tell.borrow_mut() = on_rest;
    let canvas = canvas.clone();
    use_effect_with(picture, move |picture| {
        let mut stage = stage.borrow_mut();
        if stage.is_none() {
            *stage = canvas.cast().and_then(|canvas| Stage::new(canvas, to_tell));
        }
        if let (Some(stage), Some(picture)) = (&*stage, picture) {
            let mut state = stage.state.borrow_mut();
            state.picture = Some(picture.clone());
            state.progress = Progress::New;
            state.ask();
        }
    });
}

struct Stage {
    state: Rc<RefCell<State>>,
    /// Keeps alive what the browser calls.
    _tick: Closure<dyn FnMut(f64)>,
}

impl Stage {
    fn new(canvas: HtmlCanvasElement, to_tell: Rc<RefCell<Callback<()>>>) -> Option<Self> {
        let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        let state = State {
            canvas,
            context,
            picture: None,
            progress: Progress::Done,
            pixels: Vec::new(),
            sheet: None,
            light: None,
            tick: None,
            asked: None,
        };
        let state = Rc::new(RefCell::new(state));
        let weak = Rc::downgrade(&state);
        let tick = Closure::<dyn FnMut(f64)>::new(move |now| {
            let Some(state) = weak.upgrade() else { return };
            // The listener may ask for another picture at once, so nothing stays borrowed.
            let is_at_rest = state.borrow_mut().step(now);
            if is_at_rest {
                let on_rest = to_tell.borrow().clone();
                on_rest.emit(());
            }
        });
        state.borrow_mut().tick = Some(tick.as_ref().unchecked_ref::<Function>().clone());
        Some(Self { state, _tick: tick })
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        if let (Some(window), Some(asked)) = (web_sys::window(), self.state.borrow_mut().asked.take()) {
            // A frame that is no longer due is no error.
            let _ = window.cancel_animation_frame(asked);
        }
    }
}

/// The progress of the drawing of the picture.
enum Progress {
    New,
    /// Painted quickly, at this time.
    Quick(f64),
    /// Painted finely as far as this row.
    Fine(Fine, usize),
    Done,
}

struct State {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    picture: Option<Picture>,
    progress: Progress,
    pixels: Vec<u32>,
    sheet: Option<Sheet>,
    /// The light of the palette it was made from.
    light: Option<(Palette, Light)>,
    /// The function that the browser calls in a frame. It refers to this state, so it is set after the state has been made. Until then it
    /// is `None` and not `Function::default()`. That would be `new Function("")`, which a Content-Security-Policy without 'unsafe-eval'
    /// forbids.
    tick: Option<Function>,
    /// The frame that was asked for.
    asked: Option<i32>,
}

impl State {
    /// Asks for the next frame, unless it has been.
    fn ask(&mut self) {
        if let (None, Some(tick), Some(window)) = (self.asked, &self.tick, web_sys::window()) {
            self.asked = window.request_animation_frame(tick).ok();
        }
    }

    /// Does the work that is due in a frame. Returns true if the picture has just come to rest.
    fn step(&mut self, now: f64) -> bool {
        self.asked = None;
        let Some(picture) = self.picture.take() else { return false };
        let sight = picture.sight();
        let mut is_at_rest = false;
        self.progress = match std::mem::replace(&mut self.progress, Progress::Done) {
            Progress::New => {
                self.pixels.resize(sight.pixels().iter().product(), 0);
                paint::paint(&sight, &picture.palette, &mut self.pixels);
                self.show(&picture);
                Progress::Quick(now)
            }
            Progress::Quick(since) if now - since < MOMENT => Progress::Quick(since),
            Progress::Quick(_) => {
                is_at_rest = true;
                if Fine::is_finer(&sight) { Progress::Fine(Fine::new(&sight), 0) } else { Progress::Done }
            }
            Progress::Fine(fine, row) => self.paint_finely(&picture, fine, row),
            Progress::Done => Progress::Done,
        };
        if !matches!(self.progress, Progress::Done) {
            self.ask();
        }
        self.picture = Some(picture);
        is_at_rest
    }

    fn paint_finely(&mut self, picture: &Picture, mut fine: Fine, mut row: usize) -> Progress {
        let sight = picture.sight();
        let [_, height] = sight.pixels();
        let light = match self.light.take() {
            Some((palette, light)) if palette == picture.palette => light,
            _ => Light::new(&picture.palette),
        };
        let begin = now();
        while row < height && now() - begin < SHARE {
            fine.paint_rows(&sight, &light, &mut self.pixels, row..(row + BAND).min(height));
            row += BAND;
        }
        self.light = Some((picture.palette.clone(), light));
        if row < height {
            return Progress::Fine(fine, row);
        }
        self.show(picture);
        Progress::Done
    }

    /// Brings the pixels onto the canvas, and the numbers over them.
    fn show(&mut self, picture: &Picture) {
        let sight = picture.sight();
        let size = sight.pixels();
        if self.sheet.as_ref().is_none_or(|sheet| sheet.size() != size) {
            self.sheet = Sheet::new(size);
            self.canvas.set_width(size[0] as u32);
            self.canvas.set_height(size[1] as u32);
        }
        let Some(sheet) = &self.sheet else { return };
        sheet.show(&self.context, &self.pixels);
        if let Some(origin) = picture.origin {
            numbers::write(&self.context, &sight, &picture.palette, origin, &font(&self.canvas));
        }
    }
}

/// The milliseconds since the page was opened.
fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// The fonts that the stylesheet gives an element.
fn font(canvas: &HtmlCanvasElement) -> String {
    let style = web_sys::window().and_then(|window| window.get_computed_style(canvas).ok()?);
    style.and_then(|style| style.get_property_value("font-family").ok()).unwrap_or_else(|| "sans-serif".into())
}
