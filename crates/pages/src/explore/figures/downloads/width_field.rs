//! The width of a picture on paper.

use maths::values::Ratio;
use std::ops::RangeInclusive;
use web::kit::fields::Number;
use web::texts::Texts;
use web::view::plane::decimal;
use yew::prelude::*;

/// Widths that make sense, in millimetres: from a stamp to a poster.
const WIDTHS: RangeInclusive<u32> = 10..=1000;

/// A number of centimetres, for a width in millimetres.
pub(super) fn width_field(texts: Texts, width: u32, on_width: Callback<u32>) -> Html {
    let check = Callback::from(move |text: String| {
        read(&text).map(drop).ok_or_else(|| texts.paper_width_range(&(WIDTHS.start() / 10), &(WIDTHS.end() / 10)))
    });
    let on_change = Callback::from(move |text: String| {
        if let Some(width) = read(&text) {
            on_width.emit(width);
        }
    });
    let value = decimal(f64::from(width) / 10.0);
    html! {
        <Number id="download-width" label={Html::from(texts.paper_width())} {value} width={5} keyboard="decimal" {check} {on_change} />
    }
}

/// Millimetres from a text in centimetres; nothing if that is no width.
fn read(text: &str) -> Option<u32> {
    let centimetres: Ratio = text.replace(',', ".").parse().ok()?;
    let [numerator, denominator] = [centimetres.numerator(), centimetres.denominator()].map(u64::from);
    let width = u32::try_from((20 * numerator + denominator) / (2 * denominator)).ok()?;
    WIDTHS.contains(&width).then_some(width)
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn centimetres_become_millimetres() {
        assert_eq!(["8", " 8.25 ", "12,5"].map(read), [Some(80), Some(83), Some(125)]);
        assert_eq!([".999", "12.", "8.2499", "１２"].map(read), [Some(10), Some(120), Some(82), Some(120)]);
        assert_eq!(["0.5", "101", "x", "-3", "", ".", "1.2.3", "99999999999"].map(read), [None; 8]);
    }
}
