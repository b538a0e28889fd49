//! The closed set of games. Adding one starts here; the compiler leads to the rest.

use crate::games::Axis;
use crate::games::Move;
use crate::games::Problem;
use crate::games::bar;
use crate::games::nim;
use crate::games::scene::Scene;
use crate::games::sharing;
use crate::games::step;
use crate::games::triangle;
use crate::values::Ratio;
use std::str::FromStr;

/// The families of games, without parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// The rectangular bar.
    Nim,
    /// The triangular bar.
    Triangle,
    /// Strip and step bar.
    Step,
    /// Sharing Nim with three piles.
    Sharing,
}

impl Family {
    /// All of them, in the order the page offers them.
    pub const ALL: [Self; 4] = [Self::Triangle, Self::Step, Self::Nim, Self::Sharing];

    /// The name in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Nim => "nim",
            Self::Triangle => "triangle",
            Self::Step => "step",
            Self::Sharing => "sharing",
        }
    }

    /// The names of the three coordinates.
    pub fn coordinates(self) -> [&'static str; 3] {
        match self {
            Self::Nim | Self::Triangle | Self::Step => ["x", "y", "z"],
            Self::Sharing => ["a", "b", "c"],
        }
    }
}

impl FromStr for Family {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::ALL.into_iter().find(|family| family.name() == text).ok_or_else(|| Problem::unknown_family(text))
    }
}

/// A family with its parameters: what decides which positions are legal and where moves lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// The rectangular bar.
    Nim,
    /// The triangular bar with y ≤ ⌊(x+z)/k⌋.
    Triangle {
        /// The slope of the rim.
        k: Ratio,
    },
    /// Strip and step bar with y ≤ ⌊(z+s)/k⌋.
    Step {
        /// Columns per step.
        k: Ratio,
        /// How far the steps are shifted.
        s: u32,
    },
    /// Sharing Nim with three piles.
    Sharing,
}

impl Shape {
    /// The largest s.
    pub const LARGEST_S: u32 = 1_000_000_000;

    /// The family it belongs to.
    pub fn family(self) -> Family {
        match self {
            Self::Nim => Family::Nim,
            Self::Triangle { .. } => Family::Triangle,
            Self::Step { .. } => Family::Step,
            Self::Sharing => Family::Sharing,
        }
    }

    /// The parameter k, where there is one.
    pub fn k(self) -> Option<Ratio> {
        match self {
            Self::Nim | Self::Sharing => None,
            Self::Triangle { k } | Self::Step { k, .. } => Some(k),
        }
    }

    /// The parameter s, where there is one.
    pub fn s(self) -> Option<u32> {
        match self {
            Self::Nim | Self::Sharing | Self::Triangle { .. } => None,
            Self::Step { s, .. } => Some(s),
        }
    }

    /// The highest legal y over x and z, for bars; without bound (`u32::MAX`) for `nim` and `sharing`.
    pub fn rim(self, x: u32, z: u32) -> u32 {
        match self {
            Self::Nim | Self::Sharing => nim::RIM,
            Self::Triangle { k } => triangle::rim(k, x, z),
            Self::Step { k, s } => step::rim(k, s, z),
        }
    }

    /// Whether coordinates are legal, and if not, why.
    pub(crate) fn check(self, [x, y, z]: [u32; 3]) -> Result<(), Problem> {
        let most = self.rim(x, z);
        match self {
            Self::Nim | Self::Sharing => Ok(()),
            Self::Triangle { .. } | Self::Step { .. } if y <= most => Ok(()),
            Self::Triangle { k } => Err(Problem::TooHigh { sum: (x, z), k, most, y }),
            Self::Step { k, s } => Err(Problem::TooHigh { sum: (z, s), k, most, y }),
        }
    }

    /// Calls `visit` with every move other than the pass and the coordinates it leaves.
    pub(crate) fn each_move(self, cells: [u32; 3], visit: &mut impl FnMut(Move, [u32; 3])) {
        match self {
            Self::Nim => bar::each_cut(|_, _| nim::RIM, cells, visit),
            Self::Triangle { k } => bar::each_cut(|x, z| triangle::rim(k, x, z), cells, visit),
            Self::Step { k, s } => bar::each_cut(|_, z| step::rim(k, s, z), cells, visit),
            Self::Sharing => sharing::each_share(cells, visit),
        }
    }

    /// Whether no move is left.
    pub(crate) fn is_terminal(self, cells: [u32; 3]) -> bool {
        match self {
            Self::Nim | Self::Triangle { .. } | Self::Step { .. } => cells == [0; 3],
            Self::Sharing => sharing::normal_form(cells)[2] <= 1,
        }
    }

    /// The drawing, or `None` when it would have more than [`Scene::MOST_PIECES`] pieces or [`Scene::MOST_GROOVES`] grooves.
    pub fn scene(self, cells: [u32; 3]) -> Option<Scene> {
        self.is_drawable(cells).then(|| match self {
            Self::Nim => nim::scene(cells),
            Self::Triangle { k } => triangle::scene(k, cells),
            Self::Step { k, s } => step::scene(k, s, cells),
            Self::Sharing => sharing::scene(cells),
        })
    }

    /// Whether the position is small enough to be drawn.
    pub fn is_drawable(self, cells: [u32; 3]) -> bool {
        let pieces = match self {
            Self::Nim => nim::piece_count(cells),
            Self::Triangle { k } => triangle::piece_count(k, cells),
            Self::Step { k, s } => step::piece_count(k, s, cells),
            Self::Sharing => sharing::piece_count(cells),
        };
        // A bar has one groove for each coordinate it can lose; piles have at most as many moves as twice their tokens.
        let grooves: u64 = cells.iter().copied().map(u64::from).sum();
        pieces <= Scene::MOST_PIECES && grooves <= Scene::MOST_GROOVES
    }

    /// The name of a coordinate, such as `y`.
    pub fn coordinate(self, axis: Axis) -> &'static str {
        self.family().coordinates()[axis.index()]
    }
}
