//! Palettes: a colour for every number there can be, so that colouring is one look-up.
//!
//! ```text
//! number     0        1 … most           most + 1 …     65 535
//! colour     zero     along the stops    the last stop  nothing
//! ```
//!
//! A colour is four bytes in one `u32`: red in the lowest, then green, blue and opacity, as a canvas takes them. The stops
//! of the scales live in the stylesheet (`--map-cividis: #648ec8 #6a97e1 …`), one list for each theme.

mod light;
mod map;

pub use light::Light;
pub use map::{Map, page_stops, stops, stops_of};

use crate::view::palette::light::Even;
use maths::solver::Grid;
use std::rc::Rc;

/// The number of colours: one for every `u16`.
const SIZE: usize = 1 << 16;

/// A colour for every number and one for no number. Cheap to clone; two palettes are equal if their colours are.
#[derive(Clone, Debug)]
pub struct Palette(Rc<[u32]>);

impl PartialEq for Palette {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Palette {
    /// A scale from 0 to `most` along the stops, perceptually even between any two of them. If 0 has a separate colour, the scale begins
    /// with 1. Larger numbers look like `most`.
    pub fn sequential(most: u16, stops: &[[u8; 3]], zero: Option<[u8; 3]>, nothing: [u8; 4]) -> Self {
        let even = Even::new(stops);
        let least = u16::from(zero.is_some());
        let length = f32::from(most.saturating_sub(least).max(1));
        let mut colours = vec![even.at(1.0); SIZE];
        for value in least..=most.max(least) {
            colours[usize::from(value)] = even.at(f32::from(value - least) / length);
        }
        if let Some(zero) = zero {
            colours[0] = opaque(zero);
        }
        Self::with_nothing(colours, nothing)
    }

    /// The first numbers have a colour each; all others look like no number.
    pub fn categories(of: &[[u8; 3]], nothing: [u8; 4]) -> Self {
        let mut colours = vec![u32::from_le_bytes(nothing); SIZE];
        for (place, &colour) in colours.iter_mut().zip(of) {
            *place = opaque(colour);
        }
        Self::with_nothing(colours, nothing)
    }

    /// One number has a colour, and all others have another.
    pub fn level(value: u16, on: [u8; 3], off: [u8; 3], nothing: [u8; 4]) -> Self {
        let mut colours = vec![opaque(off); SIZE];
        colours[usize::from(value)] = opaque(on);
        Self::with_nothing(colours, nothing)
    }

    /// Two scales from a middle outwards, along `low` for smaller and along `high` for larger numbers, and a colour for the middle itself.
    /// Numbers farther from the middle than `reach` look like those at this distance.
    pub fn diverging(middle: u16, reach: u16, [low, high]: [&[[u8; 3]]; 2], equal: [u8; 3], nothing: [u8; 4]) -> Self {
        let (low, high) = (Even::new(low), Even::new(high));
        let colour = |value: usize| {
            let distance = value.abs_diff(usize::from(middle)).min(usize::from(reach));
            // The nearest neighbours of the middle are where the scales begin.
            let part = distance.saturating_sub(1) as f32 / f32::from(reach.saturating_sub(1).max(1));
            if value < usize::from(middle) { low.at(part) } else { high.at(part) }
        };
        let mut colours: Vec<u32> = (0..SIZE).map(colour).collect();
        colours[usize::from(middle)] = opaque(equal);
        Self::with_nothing(colours, nothing)
    }

    fn with_nothing(mut colours: Vec<u32>, nothing: [u8; 4]) -> Self {
        colours[usize::from(Grid::NOTHING)] = u32::from_le_bytes(nothing);
        Self(colours.into())
    }

    /// The colour of a number.
    pub fn colour(&self, value: u16) -> u32 {
        self.colours()[usize::from(value)]
    }

    /// All 65,536 colours.
    pub fn colours(&self) -> &[u32] {
        // The compiler sees from this that no index of 16 bits is out of bounds.
        &self.0[..SIZE]
    }

    /// A colour as the stylesheet writes it: `#rrggbbaa`.
    pub fn text(&self, value: u16) -> String {
        format!("#{:08x}", self.colour(value).swap_bytes())
    }

    /// True if black is easier to read on the colour of a number than white, by WCAG's contrast ratio.
    pub fn is_bright(&self, value: u16) -> bool {
        let [red, green, blue, opacity] = self.colour(value).to_le_bytes();
        let [red, green, blue] = [red, green, blue].map(light::linear);
        opacity > 127 && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
    }
}

/// A colour without transparency.
fn opaque([red, green, blue]: [u8; 3]) -> u32 {
    u32::from_le_bytes([red, green, blue, u8::MAX])
}

#[cfg(test)]
mod tests;
