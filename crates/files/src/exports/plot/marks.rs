//! The marks of a comparison, whose shape says what their colour says: a ring, a cross, a square.

use crate::exports::numbers;
use crate::exports::plot::KINDS;
use crate::exports::plot::sheet::Sheet;
use maths::solver::{Comparison, Grid};

/// The shape of P-positions in a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// P-positions of the first ruleset only.
    Ring,
    /// P-positions of the second only.
    Cross,
    /// P-positions of both.
    Square,
}

impl Shape {
    pub(super) const ALL: [Self; 3] = [Self::Ring, Self::Cross, Self::Square];

    pub(super) fn colour(self) -> &'static str {
        KINDS[self as usize]
    }

    /// True if places of a kind have the shape. A place where each ruleset has another P-position has a ring and a cross.
    fn is_at(self, kind: u16) -> bool {
        match self {
            Self::Ring => kind == Comparison::ONLY_HERE || kind == Comparison::DIFFERENT,
            Self::Cross => kind == Comparison::ONLY_THERE || kind == Comparison::DIFFERENT,
            Self::Square => kind == Comparison::BOTH,
        }
    }

    /// Begins a path of shapes of this size, in thousandths.
    pub(super) fn begin(self, text: &mut String, size: i64) {
        match self {
            Self::Square => text.push_str(&["<path fill=\"", self.colour(), "\" d=\""].concat()),
            Self::Ring | Self::Cross => {
                text.push_str(&["<path fill=\"none\" stroke=\"", self.colour(), "\" stroke-width=\""].concat());
                numbers::thousandths(text, size * 14 / 100);
                text.push_str("\" d=\"");
            }
        }
    }

    /// The outline in a square with this upper left corner and size, in thousandths; the second coordinate grows downwards.
    pub(super) fn push(self, text: &mut String, (left, top): (i64, i64), size: i64) {
        let part = |hundredths: i64| size * hundredths / 100;
        let mut write = |before: &str, lengths: &[i64]| {
            text.push_str(before);
            for (index, &length) in lengths.iter().enumerate() {
                text.push_str(if index > 0 { " " } else { "" });
                numbers::thousandths(text, length);
            }
        };
        match self {
            Self::Ring => {
                let radius = part(34);
                write("M", &[left + part(16), top + part(50)]);
                for across in [2 * radius, -2 * radius] {
                    write("a", &[radius, radius]);
                    write(" 0 1 0 ", &[across, 0]);
                }
                write("z", &[]);
            }
            Self::Cross => {
                write("M", &[left + part(20), top + part(20)]);
                write("l", &[part(60), part(60)]);
                write("M", &[left + part(20), top + part(80)]);
                write("l", &[part(60), -part(60)]);
            }
            Self::Square => {
                write("M", &[left + part(25), top + part(25)]);
                write("h", &[part(50)]);
                write("v", &[part(50)]);
                write("h", &[-part(50)]);
                write("z", &[]);
            }
        }
    }

    /// All places of a grid of kinds that have it, as one path.
    pub(super) fn path(self, kinds: &Grid, sheet: &Sheet) -> String {
        let mut text = String::new();
        self.begin(&mut text, 1000);
        for (column, row, _) in kinds.points().filter(|&(_, _, kind)| self.is_at(kind)) {
            let corner = (1000 * i64::from(column), -sheet.high(sheet.below(row) + 1));
            self.push(&mut text, corner, 1000);
        }
        text.push_str("\"/>\n");
        text
    }
}
