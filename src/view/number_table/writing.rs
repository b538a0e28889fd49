//! How the numbers of a table are written, and how much room they need.

use crate::solver::Grid;

/// How numbers are written, and which of them stand out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Writing {
    /// As they are; 0 stands out.
    #[default]
    Values,
    /// As they are; this one stands out.
    Level(u16),
    /// As they are; the even ones stand out, or the odd ones.
    Parity {
        /// Whether it is the odd ones.
        odd: bool,
    },
    /// With a sign, as the difference from an origin. The origin itself is a dot; all other values stand out.
    Signed(u16),
    /// As the letter P for 0, which stands out, and N for all others.
    Outcomes,
    /// As a word for each number 0, 1, …; those of 1 and more stand out.
    Words(&'static [&'static str]),
}

impl Writing {
    pub(super) fn text(self, value: u16) -> String {
        match self {
            Self::Values | Self::Level(_) | Self::Parity { .. } => value.to_string(),
            Self::Signed(origin) if value < origin => format!("−{}", origin - value),
            Self::Signed(origin) if value == origin => "·".into(),
            Self::Signed(origin) => format!("+{}", value - origin),
            Self::Outcomes => if value == 0 { "P" } else { "N" }.into(),
            Self::Words(words) => words.get(usize::from(value)).copied().unwrap_or_default().into(),
        }
    }

    pub(super) fn stands_out(self, value: u16) -> bool {
        match self {
            Self::Values | Self::Outcomes => value == 0,
            Self::Level(level) => value == level,
            Self::Parity { odd } => value.is_multiple_of(2) != odd,
            Self::Signed(origin) => value != origin,
            Self::Words(_) => value > 0,
        }
    }

    /// How many letters a number takes at most.
    fn length(self, grid: &Grid) -> u32 {
        let numbers = || grid.values.iter().copied().filter(|&value| value != Grid::NOTHING);
        match self {
            Self::Values | Self::Level(_) | Self::Parity { .. } => {
                u32::from(numbers().max().unwrap_or(0)).max(1).ilog10() + 1
            }
            Self::Signed(origin) => {
                u32::from(numbers().map(|value| value.abs_diff(origin)).max().unwrap_or(0)).max(1).ilog10() + 2
            }
            Self::Outcomes => 1,
            Self::Words(words) => words.iter().map(|word| word.chars().count() as u32).max().unwrap_or(1),
        }
    }
}

/// An upper bound of the number of characters in a cell or header, at least 2.
pub(super) fn longest_number(grid: &Grid, writing: Writing) -> u32 {
    writing.length(grid).max(grid.columns.max(grid.rows).max(10).ilog10() + 1)
}
