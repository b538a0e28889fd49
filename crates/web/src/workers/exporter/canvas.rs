//! A picture as a PNG, made by a canvas that is not on any page: a drawing, and the places of a large plot as pixels.

use crate::workers::exporter::WhyNot;
use crate::workers::exporter::brush::Brush;
use crate::workers::exporter::drawing::drawing;
use crate::workers::exporter::painting::Painting;
use crate::workers::exporter::protocol::Order;
use files::exports::drawing::Drawing;
use files::exports::{Source, finish, png};
use js_sys::{Array, Object, Reflect, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{Blob, ImageData, OffscreenCanvas, OffscreenCanvasRenderingContext2d};

/// The width of a picture for which the order names no width, in pixels.
const USUAL: u32 = 1600;

/// A picture that is being painted.
pub(super) struct Canvas {
    /// The drawing, until it is painted.
    drawing: Option<Drawing>,
    brush: Brush,
    /// The places of a plot that are painted after it.
    painting: Option<Painting>,
    canvas: OffscreenCanvas,
    context: OffscreenCanvasRenderingContext2d,
    source: Source,
    /// The width on paper, in millimetres.
    on_paper: Option<u32>,
}

impl Canvas {
    /// An empty one.
    pub(super) fn new(order: &Order, numbers: Vec<u16>, colours: Vec<u32>) -> Result<Self, WhyNot> {
        let (drawing, cells) = drawing(order, numbers, colours)?;
        let drawing = finish(drawing, order.drawn.width, order.caption().as_deref());
        let [left, top, across, down] = drawing.seen;
        let wanted = f64::from(order.drawn.pixels().unwrap_or(USUAL)) / across.max(f64::MIN_POSITIVE);
        let scale = cells.as_ref().map_or(wanted, |cells| wanted.max(Painting::least(cells)));
        let [width, height] = [across, down].map(|length| (length * scale).round().max(1.0) as u32);
        let origin = [-left * scale, -top * scale];
        let painting = cells.map(|cells| {
            // The paper ends at the origin, and is as high as its rows.
            let high = f64::from(cells.grid.rows) * cells.height * scale;
            Painting::new(cells, [origin[0], origin[1] - high], scale)
        });
        let begun = || -> Result<_, JsValue> {
            let canvas = OffscreenCanvas::new(width, height)?;
            // All it does is to be read, which is quickest where no graphics card has it.
            let options = Object::new();
            Reflect::set(&options, &"willReadFrequently".into(), &true.into())?;
            let context = canvas.get_context_with_context_options("2d", &options)?.map(Object::unchecked_into);
            Ok((canvas, context.ok_or(JsValue::NULL)?))
        };
        let (canvas, context) = begun().map_err(|_| WhyNot::NoPictures)?;
        let brush = Brush { scale, origin };
        let (source, on_paper) = (order.source.clone(), order.drawn.width);
        Ok(Self { drawing: Some(drawing), brush, painting, canvas, context, source, on_paper })
    }

    /// Paints a part. Returns how much is painted, from 0 to 1; nothing once all of it is.
    pub(super) fn paint(&mut self) -> Option<f64> {
        let painted = match (self.drawing.take(), &mut self.painting) {
            (Some(drawing), _) => draw(&drawing, self.brush, &self.canvas, &self.context).map(|()| Some(0.0)),
            (None, Some(painting)) => paint(painting, &self.context),
            (None, None) => Ok(None),
        };
        // Painting fails only if there is no memory left. The page then receives an error of the worker and reports it.
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
                // The closures live as long as the worker, which ends with its file.
                done.forget();
                failed.forget();
            }
            Err(_) => deliver(Err(WhyNot::NoPictures)),
        }
    }
}

/// Paints a drawing on white paper.
fn draw(
    drawing: &Drawing,
    brush: Brush,
    canvas: &OffscreenCanvas,
    context: &OffscreenCanvasRenderingContext2d,
) -> Result<(), JsValue> {
    context.set_fill_style_str("#ffffff");
    context.fill_rect(0.0, 0.0, canvas.width().into(), canvas.height().into());
    let mut painted = Ok(());
    drawing.each(|shape, style| {
        if painted.is_ok() {
            painted = brush.paint(context, shape, &style);
        }
    });
    painted
}

/// Paints a band of places.
fn paint(painting: &mut Painting, context: &OffscreenCanvasRenderingContext2d) -> Result<Option<f64>, JsValue> {
    let Some(band) = painting.next() else { return Ok(None) };
    let image = ImageData::new_with_u8_clamped_array(Clamped(&band.pixels), band.width)?;
    let [left, top] = band.corner.map(f64::from);
    context.put_image_data(&image, left, top)?;
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
