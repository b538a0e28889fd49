//! The theorems of `proofs` that say a rule for many bars at once, and their rows of `proofs/statements.tsv`.

use serde::{Deserialize, Serialize};

/// The theorems that Rocq accepts without assumptions: `./dev prove` fails if one of them has any.
const ROWS: &str = include_str!("../../../../../proofs/statements.tsv");

/// A theorem of the folder `proofs` for all parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum General {
    /// Triangles with odd k and any s, as far as c shares no binary digit with any number up to ⌊s/k⌋.
    Offsets,
    /// Stair bars with a pass, with even k and s < k. The theorem holds without a pass as well, where [`General::StepOffsets`] covers more.
    StepPass,
    /// Stair bars with even k and any s, as far as s shares no binary digit with any number up to ⌊s/k⌋; without a pass.
    StepOffsets,
    /// Triangles with a pass: k = 4m + 1 and s = 4n < k.
    PassOffsets,
    /// Triangles with a pass: k = 4m + 3 and s = 4n + 1 < k.
    PassOffsets3,
    /// Triangles with a pass: k = 4m + 1 and s = 4n + 1 < k.
    NextPass,
    /// Triangles with a pass: k = 4m + 1 and s = 4n + 1 from k to 2k − 5.
    HighPass,
    /// The rim max(⌊(x + z − 2i)/k⌋, 0) with k = 4m + 3.
    Late,
    /// The rims max(⌊(x + z + r − 2i)/k⌋, 0) with k = 4m + 1 and r = 1 or 2.
    LateOffset,
    /// Rims that begin later, with the slopes of [`General::Slopes`].
    LateSlopes,
    /// An infinite family of slopes that are no whole numbers.
    Slopes,
    /// Rims with a closed orbit.
    Orbit,
    /// Sharing Nim with three piles.
    Sharing,
    /// Misère play of bars with rim(1, 1) = 0.
    Misere,
    /// Misère play with a pass of bars with rim(2, 2) = 0.
    MiserePass,
}

/// A row of `proofs/statements.tsv`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stated {
    /// The name in Rocq.
    pub name: &'static str,
    /// The file in the folder `proofs`, without the ending.
    pub file: &'static str,
    /// For which parameters it holds, such as "every k = 4m + 3".
    pub parameters: &'static str,
    /// The statement of the theorem.
    pub statement: &'static str,
}

impl Stated {
    /// All rows.
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.lines().skip(1).filter_map(|line| {
            let mut cells = line.split('\t');
            let mut next = || cells.next();
            Some(Self { name: next()?, file: next()?, parameters: next()?, statement: next()? })
        })
    }
}

impl General {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Offsets,
        Self::StepPass,
        Self::StepOffsets,
        Self::PassOffsets,
        Self::PassOffsets3,
        Self::NextPass,
        Self::HighPass,
        Self::Late,
        Self::LateOffset,
        Self::LateSlopes,
        Self::Slopes,
        Self::Orbit,
        Self::Sharing,
        Self::Misere,
        Self::MiserePass,
    ];

    /// The name of the theorem in Rocq, and its file in the folder `proofs` without the ending.
    pub fn name(self) -> (&'static str, &'static str) {
        match self {
            Self::Offsets => ("offsets", "TriangleOffsets"),
            Self::StepPass => ("step_pass", "Stairs"),
            Self::StepOffsets => ("step_all", "StairOffsets"),
            Self::PassOffsets => ("pass_1_0", "TrianglePass"),
            Self::PassOffsets3 => ("pass_3_1", "TrianglePass"),
            Self::NextPass => ("pass_1_1", "TrianglePass"),
            Self::HighPass => ("pass_1_1_high", "TrianglePass"),
            Self::Late => ("late_7_3", "Shifts"),
            Self::LateOffset => ("late_offset", "Shifts"),
            Self::LateSlopes => ("late_slopes", "Shifts"),
            Self::Slopes => ("rational_slopes", "Slopes"),
            Self::Orbit => ("orbit_criterion", "Slopes"),
            Self::Sharing => ("theorem_2_as_printed", "Sharing"),
            Self::Misere => ("misere_15", "Misere"),
            Self::MiserePass => ("misere_pass", "MiserePass"),
        }
    }

    /// The row of the theorem in `proofs/statements.tsv`; `None` if Rocq has not accepted it.
    pub fn stated(self) -> Option<Stated> {
        Stated::all().find(|row| (row.name, row.file) == self.name())
    }
}
