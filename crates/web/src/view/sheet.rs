//! Pixels on a canvas.

use js_sys::{Uint8ClampedArray, Uint32Array};
use web_sys::{CanvasRenderingContext2d, ImageData};

/// Pixels that a canvas takes, and the same memory as words.
pub struct Sheet {
    size: [usize; 2],
    words: Uint32Array,
    image: ImageData,
}

impl Sheet {
    /// Empty pixels, in these numbers across and down. `None` if the browser has no room for them.
    pub fn new(size: [usize; 2]) -> Option<Self> {
        let [width, height] = size.map(|length| length as u32);
        let words = Uint32Array::new_with_length(width.checked_mul(height)?);
        let bytes = Uint8ClampedArray::new(&words.buffer());
        let image = ImageData::new_with_js_u8_clamped_array_and_sh(&bytes, width, height).ok()?;
        Some(Self { size, words, image })
    }

    /// The numbers of pixels across and down.
    pub fn size(&self) -> [usize; 2] {
        self.size
    }

    /// Brings pixels onto a canvas, as many as there are here, row by row.
    pub fn show(&self, context: &CanvasRenderingContext2d, pixels: &[u32]) {
        self.words.copy_from(pixels);
        // Fails only for coordinates that are not finite.
        let _ = context.put_image_data(&self.image, 0.0, 0.0);
    }
}
