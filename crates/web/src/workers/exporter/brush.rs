//! The elements of a drawing on a canvas.

use files::exports::drawing::Element;
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{OffscreenCanvasRenderingContext2d, Path2d};

/// The place and the scale of a drawing on a canvas.
#[derive(Clone, Copy, Debug)]
pub(super) struct Brush {
    /// The number of pixels of a unit of the drawing.
    pub(super) scale: f64,
    /// The place of the drawing's origin, in pixels.
    pub(super) origin: [f64; 2],
    /// The visible part of the drawing: left, top, width and height.
    pub(super) seen: [f64; 4],
}

impl Brush {
    /// Paints an element.
    pub(super) fn paint(
        &self,
        context: &OffscreenCanvasRenderingContext2d,
        element: &Element<'_>,
    ) -> Result<(), JsValue> {
        match element.tag {
            "svg" => Ok(()),
            "text" => self.write(context, element),
            _ => self.fill_and_stroke(context, element),
        }
    }

    fn fill_and_stroke(
        &self,
        context: &OffscreenCanvasRenderingContext2d,
        element: &Element<'_>,
    ) -> Result<(), JsValue> {
        let [left, top] = self.origin;
        context.set_transform(self.scale, 0.0, 0.0, self.scale, left, top)?;
        let path = self.path(element)?;
        let fill = element.get("fill").unwrap_or("#000000");
        if fill != "none" {
            context.set_fill_style_str(fill);
            context.fill_with_path_2d(&path);
        }
        if let Some(stroke) = element.get("stroke") {
            context.set_stroke_style_str(stroke);
            context.set_line_width(element.number("stroke-width"));
            context.set_line_cap(element.get("stroke-linecap").unwrap_or("butt"));
            context.set_line_join(element.get("stroke-linejoin").unwrap_or("miter"));
            let dashes = element.numbers("stroke-dasharray").into_iter().map(JsValue::from).collect::<Array>();
            context.set_line_dash(&dashes)?;
            context.stroke_with_path(&path);
        }
        Ok(())
    }

    fn path(&self, element: &Element<'_>) -> Result<Path2d, JsValue> {
        match element.tag {
            "rect" => {
                let path = Path2d::new()?;
                let bounds = ["x", "y", "width", "height"].map(|name| element.number(name));
                let [left, top, width, height] = if element.get("width") == Some("100%") { self.seen } else { bounds };
                path.rect(left, top, width, height);
                Ok(path)
            }
            "polygon" => {
                let path = Path2d::new()?;
                for (index, corner) in element.numbers("points").chunks_exact(2).enumerate() {
                    if index == 0 { path.move_to(corner[0], corner[1]) } else { path.line_to(corner[0], corner[1]) }
                }
                path.close_path();
                Ok(path)
            }
            _ => Path2d::new_with_path_string(element.get("d").unwrap_or_default()),
        }
    }

    /// Letters are as large as they are to be in pixels: not every browser scales very small ones well.
    fn write(&self, context: &OffscreenCanvasRenderingContext2d, element: &Element<'_>) -> Result<(), JsValue> {
        context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
        let of = |name: &str, usual: &'static str| element.get(name).unwrap_or(usual).to_owned();
        let size = element.number("font-size") * self.scale;
        let (style, weight) = (of("font-style", "normal"), of("font-weight", "normal"));
        context.set_font(&format!("{style} {weight} {size}px {}", of("font-family", "sans-serif")));
        context.set_text_align(match element.get("text-anchor") {
            Some("middle") => "center",
            Some("end") => "right",
            _ => "left",
        });
        context.set_fill_style_str(&of("fill", "#000000"));
        let [left, top] = self.origin;
        let (x, y) = (left + element.number("x") * self.scale, top + element.number("y") * self.scale);
        context.fill_text(&element.text(), x, y)
    }
}
