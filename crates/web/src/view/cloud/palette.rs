//! The colours of the points, read from the stylesheet, so that drawings of the graphics card follow the theme too.

use wasm_bindgen::JsValue;
use web_sys::Element;

/// Colours as red, green and blue from 0 to 1, one after the other.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Palette {
    /// `--step-0` to `--step-9`, for the heights of plain points.
    pub(super) steps: Vec<f32>,
    /// A place for plain points, then `--kind-1` to `--kind-3`.
    pub(super) kinds: Vec<f32>,
    /// `--cloud-paper`, into which far points fade.
    pub(super) paper: Vec<f32>,
}

impl Palette {
    /// The colours that hold for an element now.
    pub(super) fn of(element: &Element) -> Result<Self, JsValue> {
        let window = web_sys::window().ok_or(JsValue::NULL)?;
        let style = window.get_computed_style(element)?.ok_or(JsValue::NULL)?;
        let read = |name: String| Ok(colour(style.get_property_value(&name)?.trim()).unwrap_or([0.5; 3]));
        let series = |name: &str, count: u32| -> Result<Vec<f32>, JsValue> {
            let colours = (0..count).map(|index| read(format!("--{name}-{index}")));
            Ok(colours.collect::<Result<Vec<_>, JsValue>>()?.concat())
        };
        Ok(Self {
            steps: series("step", 10)?,
            kinds: series("kind", 4)?,
            paper: read("--cloud-paper".to_owned())?.to_vec(),
        })
    }
}

/// A colour written as `#rgb` or `#rrggbb`.
fn colour(text: &str) -> Option<[f32; 3]> {
    let digits = text.strip_prefix('#')?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    let (bits, most) = match digits.len() {
        3 => (4, 15),
        6 => (8, 255),
        _ => return None,
    };
    Some([2, 1, 0].map(|part| (number >> (bits * part) & most) as f32 / most as f32))
}

#[cfg(test)]
mod tests {
    use super::colour;

    #[test]
    fn colours_are_read_as_the_stylesheet_writes_them() {
        assert_eq!(colour("#fff"), Some([1.0; 3]));
        assert_eq!(colour("#0f8"), Some([0.0, 1.0, 136.0 / 255.0]));
        assert_eq!(colour("#3563b5"), Some([53.0 / 255.0, 99.0 / 255.0, 181.0 / 255.0]));
        assert_eq!(["", "red", "#12", "#1234567", "#ggg"].map(colour), [None; 5]);
    }
}
