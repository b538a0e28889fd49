//! How the numbers of a table are written.

use serde::Deserialize;
use serde::Serialize;

/// How numbers are written, and which of them are highlighted: as in the table of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Writing {
    /// As they are; 0 is highlighted.
    Values,
    /// As they are; this one is highlighted.
    Level(u16),
    /// As they are; the even ones are highlighted, or the odd ones.
    Parity {
        /// Whether it is the odd ones.
        odd: bool,
    },
    /// With a sign, as their distance from an origin, which is a dot; the others are highlighted.
    Signed(u16),
    /// As the letter P for 0, which is highlighted, and N for all others.
    Outcomes,
    /// As a word for each number, 0 the first; the others are highlighted.
    Words(Vec<String>),
}

impl Writing {
    /// A number as it is written.
    pub fn text(&self, value: u16) -> String {
        match self {
            Self::Values | Self::Level(_) | Self::Parity { .. } => value.to_string(),
            Self::Signed(origin) if value == *origin => "·".into(),
            Self::Signed(origin) => {
                let sign = if value < *origin { "−" } else { "+" };
                sign.to_owned() + &value.abs_diff(*origin).to_string()
            }
            Self::Outcomes => if value == 0 { "P" } else { "N" }.into(),
            Self::Words(words) => words.get(usize::from(value)).cloned().unwrap_or_default(),
        }
    }

    /// Whether a number is highlighted.
    pub fn stands_out(&self, value: u16) -> bool {
        match self {
            Self::Values | Self::Outcomes => value == 0,
            Self::Level(level) => value == *level,
            Self::Parity { odd } => value.is_multiple_of(2) != *odd,
            Self::Signed(origin) => value != *origin,
            Self::Words(_) => value > 0,
        }
    }

    /// How many letters a number takes.
    pub(super) fn length(&self, value: u16) -> usize {
        self.text(value).chars().count()
    }
}
