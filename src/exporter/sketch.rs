//! P-positions in space on a canvas: the parts of the SVG file, painted.

use crate::exporter::WhyNot;
use crate::exporter::exporting::points_of;
use crate::exports::cloud::INK;
use crate::exports::cloud::Label;
use crate::exports::cloud::Line;
use crate::exports::cloud::PAPER;
use crate::exports::cloud::Points;
use crate::exports::cloud::Sight;
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::OffscreenCanvasRenderingContext2d;
use web_sys::Path2d;

/// The usual scale.
const SCALE: f32 = 2.0;

/// A picture of points on its way.
pub(super) struct Sketch {
    points: Points,
    sight: Sight,
    /// How many pixels of the picture a pixel of the sight is wide and high.
    scale: f32,
    /// How many points are painted; nothing before the first stroke.
    painted: Option<usize>,
}

impl Sketch {
    /// Begins a picture.
    pub(super) fn new(numbers: &[u16], sight: &Sight, pixels: Option<u32>) -> Result<Self, WhyNot> {
        let scale = pixels.map_or(SCALE, |pixels| pixels as f32 / sight.frame[0].max(1.0));
        Ok(Self { points: points_of(numbers, sight)?, sight: sight.clone(), scale, painted: None })
    }

    /// Width and height in pixels.
    pub(super) fn size(&self) -> (u32, u32) {
        let [width, height] = self.sight.frame.map(|length| (length * self.scale).round() as u32);
        (width, height)
    }

    /// Paints what is behind the points, or the points of a group, or what is in front of them. Returns how much is painted,
    /// from 0 to 1; nothing once all of it is.
    pub(super) fn paint(&mut self, context: &OffscreenCanvasRenderingContext2d) -> Result<Option<f64>, JsValue> {
        let Some(painted) = self.painted else {
            context.scale(self.scale.into(), self.scale.into())?;
            context.set_fill_style_str(PAPER);
            let [width, height] = self.sight.frame;
            context.fill_rect(0.0, 0.0, width.into(), height.into());
            self.sight.behind().iter().try_for_each(|line| stroke(context, line))?;
            self.painted = Some(0);
            return Ok(Some(0.0));
        };
        let Some(group) = self.points.group(painted) else {
            return if painted > self.points.len() { Ok(None) } else { self.finish(context).map(Some) };
        };
        let path = Path2d::new_with_path_string(&group.path)?;
        context.set_fill_style_str(&group.fill);
        context.fill_with_path_2d(&path);
        if self.sight.rim() > 0.0 {
            context.set_stroke_style_str(PAPER);
            context.set_line_width(self.sight.rim().into());
            context.stroke_with_path(&path);
        }
        self.painted = Some(painted + group.count);
        Ok(Some((painted + group.count) as f64 / self.points.len() as f64))
    }

    fn finish(&mut self, context: &OffscreenCanvasRenderingContext2d) -> Result<f64, JsValue> {
        self.sight.in_front().iter().try_for_each(|line| stroke(context, line))?;
        context.set_fill_style_str(INK);
        context.set_text_align("center");
        self.sight.labels.iter().try_for_each(|label| write(context, label))?;
        self.painted = Some(self.points.len() + 1);
        Ok(1.0)
    }
}

fn stroke(context: &OffscreenCanvasRenderingContext2d, line: &Line) -> Result<(), JsValue> {
    let dashes = line.dashes.into_iter().flatten().map(JsValue::from).collect::<Array>();
    context.set_line_dash(&dashes)?;
    context.set_stroke_style_str(line.colour);
    context.set_line_width(line.width.into());
    context.stroke_with_path(&Path2d::new_with_path_string(line.path)?);
    Ok(())
}

fn write(context: &OffscreenCanvasRenderingContext2d, label: &Label) -> Result<(), JsValue> {
    let (style, family) = if label.is_name { ("italic ", "serif") } else { ("", "sans-serif") };
    context.set_font(&format!("{style}{}px {family}", label.size()));
    let [left, base] = label.base();
    context.fill_text(&label.text, left.into(), base.into())
}
