//! In what two maps of P-positions differ, counted as a figure draws it.

use crate::table::figures::plot_view::form_of;
use crate::table::{Heights, Look, Plot};
use crate::texts::Texts;
use maths::solver::{Projected, compared, differing};

/// The differences of the map that a figure shows from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// Seen from above: the places that have not the same P-position in both.
    Places(u64),
    /// P-positions of one only: of the map that is shown, and of the other.
    Positions([usize; 2]),
    /// Projected: the cells with P-positions of one only.
    Cells(usize),
}

impl Apart {
    /// Counts them; nothing if the maps are not whole or not equally large.
    pub fn of(here: &Heights, there: &Heights, look: Look) -> Option<Self> {
        if here.window != there.window || here.window.stride > 1 {
            return None;
        }
        Some(match form_of(here, look) {
            Plot::Above if !here.is_flat() => Self::Places(differing(&here.grid, &there.grid)),
            Plot::Above | Plot::Space | Plot::List => {
                let found = compared(&here.grid, &there.grid);
                Self::Positions([found.only_here.len(), found.only_there.len()])
            }
            Plot::Projected => {
                let kinds = Projected::of(&here.grid, Some(&there.grid)).grid;
                Self::Cells(kinds.points().filter(|(.., kind)| *kind != Projected::BOTH).count())
            }
        })
    }

    /// The same for the figure that shows the other map.
    pub fn turned(self) -> Self {
        match self {
            Self::Positions([here, there]) => Self::Positions([there, here]),
            Self::Places(_) | Self::Cells(_) => self,
        }
    }

    /// The sentence of the caption.
    pub fn sentence(self, texts: Texts, heights: &Heights) -> String {
        let [across, _, along] = heights.names();
        match self {
            Self::Places(count) => texts.plot_apart_places(&count, &across, &along),
            Self::Positions([here, there]) => texts.plot_apart(&(here + there), &here, &there),
            Self::Cells(count) => texts.plot_apart_cells(&count),
        }
    }
}
