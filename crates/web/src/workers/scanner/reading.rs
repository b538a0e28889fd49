//! Reads the QR codes in a picture.

use rqrr::PreparedImage;

/// The contents of the codes in a grey picture: `grey` has one byte for each pixel, 0 for black, row by row from the top. Codes that cannot
/// be read are left out, and so is a picture with fewer bytes than pixels.
pub fn read(width: u32, height: u32, grey: &[u8]) -> Vec<String> {
    let (Ok(width), Ok(height)) = (usize::try_from(width), usize::try_from(height)) else { return Vec::new() };
    let is_whole = width.checked_mul(height).is_some_and(|pixels| pixels > 0 && grey.len() >= pixels);
    if !is_whole {
        return Vec::new();
    }
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, |x, y| grey[y * width + x]);
    let texts = picture.detect_grids().into_iter().filter_map(|grid| grid.decode().ok());
    texts.map(|(_, text)| text).collect()
}

#[cfg(test)]
mod tests {
    use super::read;
    use qrcodegen::{QrCode, QrCodeEcc};

    /// A picture of some codes beside each other, each turned by this angle, with modules that are `module` pixels wide.
    fn picture(texts: &[&str], module: f64, angle: f64) -> (u32, u32, Vec<u8>) {
        let codes = texts.iter().map(|text| QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Medium).unwrap());
        let codes: Vec<QrCode> = codes.collect();
        let side = codes.iter().map(|code| (f64::from(code.size() + 8) * module * 1.42) as usize).max().unwrap();
        let (sine, cosine) = angle.to_radians().sin_cos();
        let pixel = |x: usize, y: usize| {
            let (code, x) = (&codes[x / side], (x % side) as f64 - side as f64 / 2.0);
            let y = y as f64 - side as f64 / 2.0;
            let half = f64::from(code.size()) / 2.0;
            let [column, row] =
                [x * cosine + y * sine, y * cosine - x * sine].map(|at| (at / module + half).floor() as i32);
            // Grey paper under a lamp that shines from the left, and ink that is not black.
            if code.get_module(column, row) {
                60
            } else {
                230 - (40 * (x as i32 + side as i32 / 2) / side as i32) as u8
            }
        };
        let width = side * codes.len();
        let grey = (0..side * width).map(|at| pixel(at % width, at / width)).collect();
        (width as u32, side as u32, grey)
    }

    /// As long as the link that a pupil hands in.
    fn link() -> String {
        format!(
            "https://example.org/lessons/bittersweet/teach.html#tab=class&work=SWEET-{}",
            "0123456789ABCDEFGHJK".repeat(10)
        )
    }

    #[test]
    fn a_code_is_read_straight_and_turned() {
        for angle in [0.0, 7.0, 45.0, 90.0, 180.0] {
            let (width, height, grey) = picture(&[&link()], 5.3, angle);
            assert_eq!(read(width, height, &grey), [link()], "{angle}");
        }
    }

    #[test]
    fn several_codes_in_one_picture_are_read() {
        let (width, height, grey) = picture(&["SWEET-04AB", "SWEET-99ZZ"], 6.0, 3.0);
        let mut read = read(width, height, &grey);
        read.sort();
        assert_eq!(read, ["SWEET-04AB", "SWEET-99ZZ"]);
    }

    #[test]
    fn a_picture_without_a_code_and_a_broken_one_say_nothing() {
        assert_eq!(read(64, 64, &[200; 4096]), Vec::<String>::new());
        assert_eq!(read(64, 64, &[200; 10]), Vec::<String>::new());
        assert_eq!(read(0, 0, &[]), Vec::<String>::new());
        let (width, height, mut grey) = picture(&[&link()], 4.0, 0.0);
        let half = grey.len() / 2;
        grey[half..].fill(255);
        assert_eq!(read(width, height, &grey), Vec::<String>::new());
        let noise: Vec<u8> = (0..200_u32 * 200).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        assert_eq!(read(200, 200, &noise), Vec::<String>::new());
    }
}
