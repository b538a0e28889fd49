//! The numbers along the edges of a map. They are written into the map, since they have up to 16 digits.

use crate::bench::Zoom;
use crate::bench::zoom::pixels;
use web::texts::Texts;
use web::view::plane::decimal;
use web::view::sizing::Size;
use yew::prelude::*;

/// The least distance of two numbers that run up, in CSS pixels, and what a digit takes of one that runs across.
const APART: f64 = 44.0;
const DIGIT: f64 = 7.5;

/// The numbers at an edge, and where they are in pixels from the corner: multiples of a step that are so many pixels apart at least.
/// The step is 1, 2 or 5 times a power of ten, or a power of two where a pixel is a square of positions.
fn ticks(zoom: &Zoom, axis: usize, length: u32, apart: f64) -> Vec<(u64, f64)> {
    let side = if zoom.level < 0 { f64::from(1 << -zoom.level) } else { 1.0 };
    let first = zoom.corner[axis] >> zoom.level.max(0) << zoom.level.max(0);
    let offset = |number: u64| {
        let places = number - first;
        if zoom.level < 0 { places as f64 * side + side / 2.0 } else { (places >> zoom.level) as f64 + 0.5 }
    };
    let mut step = 1u64;
    let mut factors = [2, 5, 10].into_iter().cycle();
    let mut power = 1;
    while offset(first.saturating_add(step)) - offset(first) < apart {
        step = if zoom.level > 0 {
            step * 2
        } else {
            match factors.next() {
                Some(10) => {
                    power *= 10;
                    power
                }
                factor => power * factor.unwrap_or(1),
            }
        };
    }
    let multiples = (first.div_ceil(step)..).map(|times| times * step);
    multiples.map(|number| (number, offset(number))).take_while(|(_, at)| *at < length.into()).collect()
}

/// A number as it is written at an edge: of a long one only as many digits as change within the map, which are `…` and the last ones.
fn short(texts: Texts, number: u64, span: u64) -> String {
    let digits = span.max(999).ilog10() + 1;
    let unit = 10u64.pow(digits);
    if number < unit.saturating_mul(1000) {
        return texts.number(&number);
    }
    // A 1 before them keeps the zeros in front.
    let ending = texts.number(&(unit + number % unit));
    let ending = ending.strip_prefix('1').unwrap_or(&ending);
    format!("…{}", ending.trim_start_matches(|sign: char| !sign.is_ascii_digit()))
}

/// Two `g.zoom-ticks`: the numbers below and at the left.
pub(super) fn numbers(texts: Texts, zoom: &Zoom, size: Size) -> Html {
    let lengths = pixels(size);
    let zoom = zoom.held(lengths);
    let written = |axis: usize, number: u64| short(texts, number, zoom.span(lengths[axis]));
    let widest =
        |axis: usize| written(axis, zoom.corner[axis] + zoom.span(lengths[axis])).chars().count() as f64 * DIGIT;
    let across = ticks(&zoom, 0, lengths[0], (widest(0) + 2.0 * APART) * size.ratio);
    let up = ticks(&zoom, 1, lengths[1], APART * size.ratio);
    let below = |(number, at): (u64, f64)| {
        let (x, half) = (at / size.ratio, widest(0) / 2.0);
        // Numbers that would be cut off are left out; the lower left is for the numbers that run up.
        (x > half.max(APART) && x + half < size.width).then(|| {
            html! { <text key={number} x={decimal(x)} y={decimal(size.height - 8.0)}>{ written(0, number) }</text> }
        })
    };
    let beside = |(number, at): (u64, f64)| {
        let y = size.height - at / size.ratio;
        (y > 10.0 && y < size.height - 10.0).then(|| {
            html! { <text key={number} x="5" y={decimal(y)}>{ written(1, number) }</text> }
        })
    };
    html! {
        <>
            <g class="zoom-ticks across">{ for across.into_iter().filter_map(below) }</g>
            <g class="zoom-ticks up">{ for up.into_iter().filter_map(beside) }</g>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::{short, ticks};
    use crate::bench::Zoom;
    use proofs::automata::picture::Picture;
    use web::texts::Texts;

    #[test]
    fn numbers_are_round_and_as_far_apart_as_they_must_be() {
        let at = |corner, level| Zoom { corner: [corner; 2], level, ..Zoom::default() };
        assert_eq!(ticks(&at(0, 0), 0, 500, 90.0), [(0, 0.5), (100, 100.5), (200, 200.5), (300, 300.5), (400, 400.5)]);
        // Cells of 16 pixels: 5 of them are 80 pixels.
        assert_eq!(ticks(&at(3, -4), 1, 200, 60.0), [(5, 40.0), (10, 120.0)]);
        assert_eq!(ticks(&at(1000, 3), 0, 100, 40.0), [(1024, 3.5), (1536, 67.5)]);
        let far = Picture::SIDE - 300;
        assert_eq!(ticks(&at(far, 0), 0, 300, 90.0).len(), 3);
        let whole = ticks(&at(0, 44), 0, 512, 200.0);
        assert_eq!(whole, [(0, 0.5), (1 << 52, 256.5)]);
    }

    #[test]
    fn long_numbers_are_written_by_the_digits_that_change() {
        let written = |number, span| short(Texts::default(), number, span).replace('\u{202f}', " ");
        assert_eq!([written(0, 500), written(999_950, 500), written(1_000_050, 500)], ["0", "999 950", "…050"]);
        assert_eq!(written(9_007_199_254_740_111, 327), "…111");
        assert_eq!(written(9_007_199_254_740_111, 100_000), "…740 111");
        assert_eq!(written(9_007_199_254_110_011, 20_000), "…10 011");
        assert_eq!(written(1 << 52, 1 << 53), "4 503 599 627 370 496");
    }
}
