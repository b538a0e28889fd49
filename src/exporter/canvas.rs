//! A picture as a PNG, made by a canvas that is not on any page.

use crate::exporter::Painting;
use crate::exporter::WhyNot;
use crate::exporter::exporting::frame_of;
use crate::exporter::exporting::grid_of;
use crate::exporter::printing::Printing;
use crate::exporter::protocol::Order;
use crate::exporter::protocol::Subject;
use crate::exporter::sketch::Sketch;
use crate::exports::Source;
use crate::exports::png;
use crate::exports::written::Written;
use js_sys::Array;
use js_sys::Object;
use js_sys::Reflect;
use js_sys::Uint8Array;
use std::rc::Rc;
use wasm_bindgen::Clamped;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::Blob;
use web_sys::ImageData;
use web_sys::OffscreenCanvas;
use web_sys::OffscreenCanvasRenderingContext2d;

/// A picture that is being painted.
pub(super) struct Canvas {
    painted: Painted,
    canvas: OffscreenCanvas,
    context: OffscreenCanvasRenderingContext2d,
    source: Source,
    /// How wide it is on paper, in millimetres.
    on_paper: Option<u32>,
}

/// What is painted, as far as it is.
enum Painted {
    Cells(Painting),
    Lines(Sketch),
    Numbers(Printing),
}

impl Canvas {
    /// An empty one.
    pub(super) fn new(order: Order, numbers: Vec<u16>, colours: Vec<u32>) -> Result<Self, WhyNot> {
        let pixels = order.pixels();
        let painted = match &order.subject {
            Subject::Space { sight } => Painted::Lines(Sketch::new(&numbers, sight, pixels)?),
            Subject::Plane { ruleset, cut, pass, value, window, is_upwards, writing: Some(writing) } => {
                let frame = frame_of(ruleset, *cut, *pass, value.clone()).through(*window);
                let grid = Rc::new(grid_of(*window, numbers)?);
                Painted::Numbers(Printing::new(Written::new(grid, frame, writing.clone(), *is_upwards), pixels))
            }
            Subject::Plane { .. }
            | Subject::Heights { .. }
            | Subject::Projected { .. }
            | Subject::Compared { .. }
            | Subject::Line { .. }
            | Subject::Bar { .. } => Painted::Cells(Painting::new(&order, numbers, colours)?),
        };
        let (width, height) = match &painted {
            Painted::Cells(painting) => painting.size(),
            Painted::Lines(sketch) => sketch.size(),
            Painted::Numbers(printing) => printing.size(),
        };
        let begun = || -> Result<_, JsValue> {
            let canvas = OffscreenCanvas::new(width, height)?;
            // All it does is to be read, which is quickest where no graphics card has it.
            let options = Object::new();
            Reflect::set(&options, &"willReadFrequently".into(), &true.into())?;
            let context = canvas.get_context_with_context_options("2d", &options)?.map(Object::unchecked_into);
            Ok((canvas, context.ok_or(JsValue::NULL)?))
        };
        let (canvas, context) = begun().map_err(|_| WhyNot::NoPictures)?;
        Ok(Self { painted, canvas, context, source: order.source, on_paper: order.width })
    }

    /// Paints a part. Returns how much is painted, from 0 to 1; nothing once all of it is.
    pub(super) fn paint(&mut self) -> Option<f64> {
        let painted = match &mut self.painted {
            Painted::Lines(sketch) => sketch.paint(&self.context),
            Painted::Numbers(printing) => printing.paint(&self.context),
            Painted::Cells(painting) => paint(painting, &self.context),
        };
        // It fails only if there is no memory left. The page sees an error of the worker and says so.
        painted.unwrap_or_else(|error| wasm_bindgen::throw_val(error))
    }

    /// Makes a PNG with its source in it and calls `deliver` with that, later, or with the reason why there is none.
    pub(super) fn encode(&self, deliver: impl Fn(Result<Blob, WhyNot>) + Clone + 'static) {
        let source = self.source.clone();
        let width = f64::from(self.canvas.width());
        let per_metre = self.on_paper.map(|on_paper| (width * 1000.0 / f64::from(on_paper.max(1))).round() as u32);
        let failed = {
            let deliver = deliver.clone();
            Closure::<dyn FnMut(JsValue)>::new(move |_| deliver(Err(WhyNot::NoPictures)))
        };
        match self.canvas.convert_to_blob() {
            Ok(encoded) => {
                let done = Closure::<dyn FnMut(JsValue)>::new(move |picture: JsValue| {
                    deliver(with_source(&picture.unchecked_into(), &source, per_metre).ok_or(WhyNot::NoPictures));
                });
                drop(encoded.then2(&done, &failed));
                // They live as long as the worker, which ends with its file.
                done.forget();
                failed.forget();
            }
            Err(_) => deliver(Err(WhyNot::NoPictures)),
        }
    }
}

/// Paints a band of cells.
fn paint(painting: &mut Painting, context: &OffscreenCanvasRenderingContext2d) -> Result<Option<f64>, JsValue> {
    let Some(band) = painting.next() else { return Ok(None) };
    let image = ImageData::new_with_u8_clamped_array(Clamped(&band.pixels), painting.size().0)?;
    context.put_image_data(&image, 0.0, f64::from(band.top))?;
    Ok(Some(f64::from(band.done) / f64::from(band.total)))
}

/// The picture with its source as text in it. It is put together from parts of the blob and never read: in a worker of a
/// page that is a file, WebKit refuses to read blobs.
fn with_source(picture: &Blob, source: &Source, per_metre: Option<u32>) -> Option<Blob> {
    if picture.type_() != "image/png" {
        return None;
    }
    let head = picture.slice_with_i32_and_i32(0, png::HEAD as i32).ok()?;
    let rest = picture.slice_with_i32(png::HEAD as i32).ok()?;
    let size = per_metre.map(png::size_chunk).unwrap_or_default();
    let texts = Uint8Array::from([size, png::source_chunks(source)?].concat().as_slice());
    Blob::new_with_blob_sequence(&Array::of3(&head, &texts, &rest)).ok()
}
