//! Points of a plane in a square window, with axes.
//!
//! ```text
//! svg.scatter
//! ├─ path.grid, text.tick     the axes, in the same parts of the window whatever its size
//! └─ path.points              a dot for each point: a line of no length
//! ```

use crate::view::plane::decimal;
use std::fmt::Write;
use std::rc::Rc;
use yew::prelude::*;

/// Points and how they are shown.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The second coordinate of the point for each first coordinate 0, 1, 2, …
    pub values: Rc<Vec<u32>>,
    /// Both coordinates are drawn below this.
    pub window: u32,
    /// The names of the axes: across and upwards.
    pub names: [&'static str; 2],
    /// A description of the plot.
    pub label: String,
}

/// The side of the window and the space around it for the axes, in units of the drawing.
const SIDE: f64 = 400.0;
const LEFT: f64 = 44.0;
const BELOW: f64 = 34.0;
const ABOVE: f64 = 12.0;
const RIGHT: f64 = 24.0;
/// Each axis has labels at the quarters.
const PARTS: u32 = 4;

/// The points.
#[component]
pub fn Scatter(props: &Props) -> Html {
    let Props { values, window, names: [across, upwards], label } = props;
    let window = (*window).max(1);
    let [left, above, side] = [LEFT, ABOVE, SIDE].map(decimal);
    let [width, height] = [LEFT + SIDE + RIGHT, ABOVE + SIDE + BELOW].map(decimal);
    let points = use_memo((Rc::clone(values), window), |(values, window)| dots(values, *window));
    let labels = (0..=PARTS).map(|part| {
        let (number, way) = (window * part / PARTS, SIDE * f64::from(part) / f64::from(PARTS));
        let [x, y] = [LEFT + way, ABOVE + SIDE - way].map(decimal);
        html! {
            <>
                <path class="grid" d={format!("M{x} {above}v{side}M{left} {y}h{side}")} />
                <text class="tick under" {x} y={decimal(ABOVE + SIDE + 18.0)}>{ number }</text>
                if part > 0 { <text class="tick beside" x={decimal(LEFT - 8.0)} {y}>{ number }</text> }
            </>
        }
    });
    html! {
        <svg class="scatter" viewBox={format!("0 0 {width} {height}")} role="img" aria-label={label.clone()}>
            { for labels }
            <text class="tick under name" x={decimal(LEFT + SIDE)} y={decimal(ABOVE + SIDE + BELOW - 2.0)}>{ *across }</text>
            <text class="tick beside name" x={decimal(LEFT - 8.0)} y={decimal(ABOVE + SIDE / f64::from(2 * PARTS))}>{ *upwards }</text>
            <path class="points" d={(*points).clone()} />
        </svg>
    }
}

/// A dot to a point: a line of no length.
fn dots(values: &[u32], window: u32) -> String {
    let unit = SIDE / f64::from(window);
    let mut path = String::new();
    for (place, value) in (0..window).zip(values).filter(|(_, value)| **value < window) {
        let [x, y] = [LEFT + unit * f64::from(place), ABOVE + SIDE - unit * f64::from(*value)];
        // Writing to a string cannot fail.
        let _ = write!(path, "M{} {}h0", decimal(x), decimal(y));
    }
    path
}

#[cfg(test)]
mod tests {
    use super::dots;

    #[test]
    fn points_in_the_window_are_drawn_where_they_belong() {
        assert_eq!(dots(&[0, 2, 9, 3], 4), "M44 412h0M144 212h0M344 112h0");
    }
}
