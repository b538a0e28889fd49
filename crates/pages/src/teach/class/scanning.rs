//! The scanner's worker as the page asks it, and pictures as it wants them.

use js_sys::{Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web::workers::requests::{News, Pool, Request};
use web::workers::scanner::protocol::{Answer, GREY, Question};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The worker, which is loaded with the first picture.
pub(super) type Scanner = Pool<Question>;

/// A grey picture.
pub(super) struct Grey {
    width: u32,
    height: u32,
    bytes: Vec<u8>,
}

/// The longest side of a picture that is looked at, in pixels. The code of a usual lesson has 65 modules in a row.
const LONGEST: f64 = 1280.0;

/// A picture of this size as it is looked at, drawn by `draw` with the width and height that it is to have.
pub(super) fn grey(
    [width, height]: [u32; 2],
    draw: impl FnOnce(&CanvasRenderingContext2d, f64, f64) -> Result<(), JsValue>,
) -> Option<Grey> {
    let longest = f64::from(width.max(height));
    let scale = (LONGEST / longest.max(1.0)).min(1.0);
    let [width, height] = [width, height].map(|side| (f64::from(side) * scale).round());
    if width < 1.0 || height < 1.0 {
        return None;
    }
    let page = web_sys::window()?.document()?;
    let canvas: HtmlCanvasElement = page.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let options = Object::new();
    // The picture is read and never shown.
    Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
    let context = canvas.get_context_with_context_options("2d", &options).ok()??;
    let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
    draw(&context, width, height).ok()?;
    let pixels = context.get_image_data(0.0, 0.0, width, height).ok()?.data();
    Some(Grey { width: width as u32, height: height as u32, bytes: brightness(&pixels) })
}

/// The brightness of pixels of four bytes each, by the weights of ITU-R BT.601. Transparent pixels are white.
fn brightness(pixels: &[u8]) -> Vec<u8> {
    let of = |pixel: &[u8]| {
        let [red, green, blue, alpha] = [pixel[0], pixel[1], pixel[2], pixel[3]].map(u32::from);
        let bright = (77 * red + 150 * green + 29 * blue) >> 8;
        ((bright * alpha + 255 * (255 - alpha)) / 255) as u8
    };
    pixels.chunks_exact(4).map(of).collect()
}

/// Asks what is in a picture; `None` where the worker has no answer.
pub(super) fn ask(pool: &Scanner, grey: &Grey, hear: impl Fn(Option<Answer>) + 'static) -> Request {
    let bytes = Uint8Array::from(grey.bytes.as_slice());
    let buffer = bytes.buffer().into();
    let question = Question { width: grey.width, height: grey.height };
    pool.ask(&question, vec![(GREY, bytes.into(), buffer)], true, move |news| match news {
        News::Progress(..) | News::Growing(..) => {}
        News::Answered(texts, _) => hear(Some(texts)),
        News::Unanswered(_) => hear(None),
    })
}

#[cfg(test)]
mod tests {
    use super::brightness;

    #[test]
    fn pixels_are_as_bright_as_they_look() {
        let pixels = [[0, 0, 0, 255], [255, 255, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0]].concat();
        assert_eq!(brightness(&pixels), [0, 255, 149, 76, 255]);
    }
}
