//! A written table on a canvas: the cells of the SVG file, painted.

use crate::exports::written::Cell;
use crate::exports::written::Written;
use wasm_bindgen::JsValue;
use web_sys::OffscreenCanvasRenderingContext2d;

/// The usual scale.
const SCALE: f64 = 2.0;
/// So many cells are painted between two looks at the clock.
const STEP: usize = 256;

/// A picture of a table on its way.
pub(super) struct Printing {
    written: Written,
    /// How many pixels of the picture a pixel of the table is wide and high.
    scale: f64,
    /// How many cells are painted.
    painted: usize,
}

impl Printing {
    /// Begins a picture.
    pub(super) fn new(written: Written, pixels: Option<u32>) -> Self {
        let scale = pixels.map_or(SCALE, |pixels| f64::from(pixels) / f64::from(written.size()[0].max(1)));
        Self { written, scale, painted: 0 }
    }

    /// Width and height in pixels.
    pub(super) fn size(&self) -> (u32, u32) {
        let [width, height] = self.written.size().map(|length| (f64::from(length) * self.scale).round() as u32);
        (width, height)
    }

    /// Paints some cells. Returns how much is painted, from 0 to 1; nothing once all of it is.
    pub(super) fn paint(&mut self, context: &OffscreenCanvasRenderingContext2d) -> Result<Option<f64>, JsValue> {
        let count = self.written.count();
        if self.painted == count {
            return Ok(None);
        }
        if self.painted == 0 {
            context.scale(self.scale, self.scale)?;
            context.set_fill_style_str("#ffffff");
            let [width, height] = self.written.size();
            context.fill_rect(0.0, 0.0, width.into(), height.into());
            context.set_text_align("center");
        }
        let end = count.min(self.painted + STEP);
        (self.painted..end).try_for_each(|index| paint(context, &self.written.cell(index)))?;
        self.painted = end;
        Ok(Some(end as f64 / count as f64))
    }
}

fn paint(context: &OffscreenCanvasRenderingContext2d, cell: &Cell) -> Result<(), JsValue> {
    if let Some(ground) = cell.kind.ground() {
        let [left, top, width, height] = cell.bounds.map(f64::from);
        context.set_fill_style_str(ground);
        context.fill_rect(left, top, width, height);
    }
    let weight = if cell.kind.is_bold() { "bold " } else { "" };
    context.set_font(&format!("{weight}{}px sans-serif", Written::FONT));
    context.set_fill_style_str(cell.kind.ink());
    let [left, base] = cell.base().map(f64::from);
    context.fill_text(&cell.text, left, base)
}
