//! A text as a code that a phone's camera reads.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;
use yew::prelude::*;

/// A text, and what it is, in words.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The content of the code; up to about 2,300 bytes.
    pub text: String,
    /// The name of the picture.
    pub label: &'static str,
}

/// The quiet border that readers need, in modules.
const BORDER: i32 = 4;

/// `svg.qr`, one path for all dark modules; nothing for a text that is too long for a code.
#[component]
pub fn Qr(props: &Props) -> Html {
    // Links have small letters, for which a code has no shorter form than bytes.
    let Ok(code) = QrCode::encode_binary(props.text.as_bytes(), QrCodeEcc::Medium) else { return Html::default() };
    let side = code.size() + 2 * BORDER;
    html! {
        <svg class="qr" role="img" aria-label={props.label} viewBox={format!("0 0 {side} {side}")}>
            <rect class="light" width={side.to_string()} height={side.to_string()} />
            <path class="dark" d={modules(&code)} />
        </svg>
    }
}

/// The code as an SVG element by itself; none for a text that is too long.
pub fn svg(text: &str) -> Option<String> {
    let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * BORDER;
    let (light, dark) = (format!("<path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/>"), modules(&code));
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" aria-hidden=\"true\">{light}<path d=\"{dark}\"/></svg>"
    ))
}

/// The dark modules, those beside each other as one box.
fn modules(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if length > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{length}v1h-{length}z", x + BORDER, y + BORDER);
            }
            x += length.max(1);
        }
    }
    path
}
