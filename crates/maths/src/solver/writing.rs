//! Number formats of a grid.

use crate::solver::Grid;
use serde::{Deserialize, Serialize};

/// The format of numbers, and the choice of those that stand out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Writing {
    /// As they are; 0 stands out.
    #[default]
    Values,
    /// As they are; this one stands out.
    Level(u16),
    /// As they are; the even ones stand out, or the odd ones.
    Parity {
        /// True if the odd ones stand out.
        odd: bool,
    },
    /// With a sign, as the difference from an origin. The origin itself is a dot; all other values stand out.
    Signed(u16),
    /// As the letter P for 0, which stands out, and N for all others.
    Outcomes,
    /// The numbers of [`Difference::of_zeros`](crate::solver::Difference::of_zeros): a dot for 0, an arrow to the one that is P, and P for
    /// both. All but the dot stand out.
    Pairs,
}

impl Writing {
    /// A number as text; empty if it is not a number of [`Writing::Pairs`].
    pub fn text(self, value: u16) -> String {
        match self {
            Self::Values | Self::Level(_) | Self::Parity { .. } => value.to_string(),
            Self::Signed(origin) if value < origin => format!("−{}", origin - value),
            Self::Signed(origin) if value == origin => "·".into(),
            Self::Signed(origin) => format!("+{}", value - origin),
            Self::Outcomes => if value == 0 { "P" } else { "N" }.into(),
            Self::Pairs => ["·", "←", "→", "P"].get(usize::from(value)).copied().unwrap_or_default().into(),
        }
    }

    /// True if a number stands out.
    pub fn stands_out(self, value: u16) -> bool {
        match self {
            Self::Values | Self::Outcomes => value == 0,
            Self::Level(level) => value == level,
            Self::Parity { odd } => value.is_multiple_of(2) != odd,
            Self::Signed(origin) => value != origin,
            Self::Pairs => value > 0,
        }
    }

    /// The largest number of characters that a number of a grid takes, at least 1. For signed numbers that are all the origin, the result
    /// is larger than needed.
    pub fn length(self, grid: &Grid) -> u32 {
        let digits = |number: u16| u32::from(number).max(1).ilog10() + 1;
        match self {
            Self::Values | Self::Level(_) | Self::Parity { .. } => digits(grid.largest()),
            Self::Signed(origin) => {
                let numbers = grid.values.iter().copied().filter(|&value| value != Grid::NOTHING);
                1 + digits(numbers.map(|value| value.abs_diff(origin)).max().unwrap_or(0))
            }
            Self::Outcomes | Self::Pairs => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Writing;
    use crate::solver::{Difference, Grid};

    #[test]
    fn pairs_point_to_the_one_that_is_zero() {
        let written = [(1, 1), (0, 4), (4, 0), (0, 0)].map(|(a, b)| Writing::Pairs.text(Difference::of_zeros(a, b)));
        assert_eq!(written, ["·", "←", "→", "P"]);
        assert_eq!(Writing::Pairs.text(4), "");
    }

    #[test]
    fn the_longest_number_has_room() {
        let grid = |values: &[u16]| Grid { columns: values.len() as u32, rows: 1, values: values.to_vec() };
        for values in [&[][..], &[0], &[9, 10], &[999, Grid::NOTHING], &[1000, 0]] {
            for writing in [Writing::Values, Writing::Level(3), Writing::Parity { odd: true }, Writing::Outcomes] {
                let numbers = values.iter().filter(|&&value| value != Grid::NOTHING);
                let longest = numbers.map(|&value| writing.text(value).chars().count() as u32).max();
                assert_eq!(writing.length(&grid(values)), longest.unwrap_or(1), "{writing:?} of {values:?}");
            }
        }
        assert_eq!(Writing::Signed(100).length(&grid(&[99, 0, 100])), 4, "−100");
        assert_eq!(Writing::Signed(100).length(&grid(&[109])), 2, "+9");
    }
}
