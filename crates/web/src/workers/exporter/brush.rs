//! The shapes of a drawing on a canvas.

use files::exports::drawing::{Anchor, Font, Part, Shape, Style, colour, path};
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
}

impl Brush {
    /// Paints a shape.
    pub(super) fn paint(
        &self,
        context: &OffscreenCanvasRenderingContext2d,
        shape: &Shape,
        style: &Style,
    ) -> Result<(), JsValue> {
        let outline = match shape {
            Shape::Text(at, words) => return self.write(context, *at, words, style),
            &Shape::Rectangle(bounds) => path(&[Part::Rectangle(bounds)]),
            Shape::Polygon(corners) => path(&[Part::Line(corners.clone())]) + "z",
            Shape::Path(parts) => path(parts),
        };
        let outline = Path2d::new_with_path_string(&outline)?;
        let [left, top] = self.origin;
        context.set_transform(self.scale, 0.0, 0.0, self.scale, left, top)?;
        if let Some(fill) = style.fill {
            context.set_fill_style_str(&colour(fill));
            context.fill_with_path_2d(&outline);
        }
        if let Some((stroke, width)) = style.stroke {
            context.set_stroke_style_str(&colour(stroke));
            context.set_line_width(width);
            context.set_line_cap(if style.has_round_caps { "round" } else { "butt" });
            context.set_line_join(if style.has_round_joins { "round" } else { "miter" });
            context.set_line_dash(&style.dashes.into_iter().flatten().map(JsValue::from).collect::<Array>())?;
            context.stroke_with_path(&outline);
        }
        Ok(())
    }

    /// Letters are as large as they are to be in pixels: not every browser scales very small ones well.
    fn write(
        &self,
        context: &OffscreenCanvasRenderingContext2d,
        [x, y]: [f64; 2],
        words: &str,
        style: &Style,
    ) -> Result<(), JsValue> {
        context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
        let size = style.font_size * self.scale;
        context.set_font(&match style.font {
            Font::Plain => format!("normal normal {size}px sans-serif"),
            Font::Bold => format!("normal bold {size}px sans-serif"),
            Font::Italic => format!("italic normal {size}px serif"),
        });
        context.set_text_align(match style.anchor {
            Anchor::Start => "left",
            Anchor::Middle => "center",
            Anchor::End => "right",
        });
        context.set_fill_style_str(&colour(style.fill.unwrap_or_default()));
        let [left, top] = self.origin;
        context.fill_text(words, left + x * self.scale, top + y * self.scale)
    }
}
