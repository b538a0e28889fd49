//! Chocolate bars: cuts in three directions, the rim, and the clamp.
//!
//! A bar is known by its *rim*, the highest y that is legal over given x and z. It never falls when x or z grows. A cut of x or
//! z that lowers the rim below y takes y down with it: `y → min(y, rim)`. That clamp is the rule which makes these games
//! different from Nim.

use crate::games::rim::Parameters;
use crate::games::scene::Scene;
use crate::games::{Axis, Heights, Move, Problem, Problems, RimFault, RimFormula, block, columns, nim, step, triangle};
use crate::values::{Ratio, half_width, quoted};

/// A bar, as its notation writes it. All are cases of one rule and differ in the rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Bar {
    /// `nim`: the rectangular bar, whose rim has no bound.
    Rectangle,
    /// `triangle`: y ≤ ⌊(x+z+s)/k⌋. The papers have s = 0.
    Triangle {
        /// The slope of the rim.
        k: Ratio,
        /// The number added to x + z, which raises the rim.
        s: u32,
    },
    /// `step`: strip and stair bar, y ≤ ⌊(z+s)/k⌋.
    Step {
        /// Columns per step.
        k: Ratio,
        /// The shift of the steps.
        s: u32,
    },
    /// `bar:heights=`: strip and columns with heights drawn by hand.
    Heights(Heights),
    /// `bar:rim=`: any rim that is a formula.
    Formula(RimFormula),
}

/// The kind of drawing of a bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outline {
    /// Rows and columns of squares.
    Rectangle,
    /// Strip to the left, columns to the right: the rim depends on z alone.
    Columns,
    /// Slanted lines on both sides: the rim is ⌊(x+z+s)/k⌋ with s < k.
    Triangle {
        /// The slope of the rim.
        k: Ratio,
        /// The amount that is cut off the lowest row.
        s: u32,
    },
    /// A block of cubes in space.
    Block,
}

impl Bar {
    /// The largest s.
    pub const LARGEST_S: u32 = 1_000_000_000;

    /// The bar with a rim formula that is shown first.
    pub fn opening() -> Self {
        let rim = RimFormula::new("floor((2*x+z+1)/3)", Parameters::default());
        rim.map_or(Self::Rectangle, Self::Formula)
    }

    /// The bar whose rim a person types: a formula, with the k and s of this bar where it names them, 3 and 0 where this bar has
    /// none.
    ///
    /// # Errors
    /// When the text is not the rim of a bar for x and z up to these.
    pub fn with_rim(self, text: &str, x: u32, z: u32) -> Result<Self, Problems> {
        let text = &half_width(text);
        let [names_k, names_s] = RimFormula::parameters_named(text);
        let k = self.k().or_else(|| Ratio::whole(3).ok()).filter(|_| names_k);
        let s = self.s().or(Some(0)).filter(|_| names_s);
        let formula = RimFormula::new(text, Parameters { k, s }).map_err(|bad| Problem::BadRim(bad, quoted(text)))?;
        formula.check(x, z).map_err(Problem::Rim)?;
        Ok(Self::Formula(formula))
    }

    /// The rim of the bar as a formula, as a person could have typed it; none where the heights are drawn by hand or there is
    /// no bound.
    pub fn rim_text(self) -> Option<&'static str> {
        match self {
            Self::Rectangle | Self::Heights(_) => None,
            Self::Triangle { s: 0, .. } => Some("floor((x+z)/k)"),
            Self::Triangle { .. } => Some("floor((x+z+s)/k)"),
            Self::Step { .. } => Some("floor((z+s)/k)"),
            Self::Formula(formula) => Some(formula.text()),
        }
    }

    /// The highest legal y over x and z, at most `u32::MAX`, which means no bound.
    pub fn rim(self, x: u32, z: u32) -> u32 {
        match self {
            Self::Rectangle => nim::RIM,
            Self::Triangle { k, s } => triangle::rim(k, s, x, z),
            Self::Step { k, s } => step::rim(k, s, z),
            Self::Heights(heights) => heights.rim(z),
            Self::Formula(formula) => formula.at(x, z),
        }
    }

    /// True if the rim depends on x.
    pub fn depends_on_x(self) -> bool {
        match self {
            Self::Rectangle | Self::Step { .. } | Self::Heights(_) => false,
            Self::Triangle { .. } => true,
            Self::Formula(formula) => formula.names_x(),
        }
    }

    /// True if the rim is the same with x and z exchanged. Then (x, y, z) and (z, y, x) are the same game.
    pub fn is_symmetric(self) -> bool {
        match self {
            Self::Rectangle | Self::Triangle { .. } => true,
            Self::Step { .. } => false,
            Self::Heights(heights) => heights.columns().len() == 1,
            Self::Formula(formula) => formula.is_symmetric(),
        }
    }

    /// True if the rim has no bound.
    pub fn is_unbounded(self) -> bool {
        match self {
            Self::Rectangle => true,
            Self::Triangle { .. } | Self::Step { .. } | Self::Heights(_) | Self::Formula(_) => false,
        }
    }

    /// The parameter k, where there is one.
    pub fn k(self) -> Option<Ratio> {
        match self {
            Self::Rectangle | Self::Heights(_) => None,
            Self::Triangle { k, .. } | Self::Step { k, .. } => Some(k),
            Self::Formula(formula) => formula.k(),
        }
    }

    /// The parameter s, where there is one.
    pub fn s(self) -> Option<u32> {
        match self {
            Self::Rectangle | Self::Heights(_) => None,
            Self::Triangle { s, .. } | Self::Step { s, .. } => Some(s),
            Self::Formula(formula) => formula.s(),
        }
    }

    /// The parameter s where the notation writes it: a triangular bar with s = 0 is one of the papers, which have no s.
    pub fn written_s(self) -> Option<u32> {
        match self {
            Self::Triangle { s: 0, .. } => None,
            Self::Rectangle | Self::Triangle { .. } | Self::Step { .. } | Self::Heights(_) | Self::Formula(_) => {
                self.s()
            }
        }
    }

    /// The k of a triangular bar of the papers, with s = 0, also where its rim is written as the formula ⌊(x+z)/k⌋.
    pub fn as_triangle(self) -> Option<Ratio> {
        self.as_raised_triangle().and_then(|(k, s)| (s == 0).then_some(k))
    }

    /// The k and s of a triangular bar, also where its rim is written as the formula ⌊(x+z+s)/k⌋.
    pub fn as_raised_triangle(self) -> Option<(Ratio, u32)> {
        match self {
            Self::Triangle { k, s } => Some((k, s)),
            Self::Formula(formula) => formula.raised_triangle(),
            Self::Rectangle | Self::Step { .. } | Self::Heights(_) => None,
        }
    }

    /// The k and s of strip and stair bar.
    pub fn as_step(self) -> Option<(Ratio, u32)> {
        match self {
            Self::Step { k, s } => Some((k, s)),
            Self::Rectangle | Self::Triangle { .. } | Self::Heights(_) | Self::Formula(_) => None,
        }
    }

    /// The heights drawn by hand.
    pub fn heights(self) -> Option<Heights> {
        match self {
            Self::Heights(heights) => Some(heights),
            Self::Rectangle | Self::Triangle { .. } | Self::Step { .. } | Self::Formula(_) => None,
        }
    }

    /// The same bar with another k, where it has one.
    #[must_use]
    pub(super) fn with_k(self, k: Ratio) -> Self {
        match self {
            Self::Rectangle | Self::Heights(_) => self,
            Self::Triangle { s, .. } => Self::Triangle { k, s },
            Self::Step { s, .. } => Self::Step { k, s },
            Self::Formula(formula) => Self::Formula(formula.with(formula.k().map(|_| k), formula.s())),
        }
    }

    /// The same bar with another s, where it has one.
    #[must_use]
    pub(super) fn with_s(self, s: u32) -> Self {
        match self {
            Self::Rectangle | Self::Heights(_) => self,
            Self::Triangle { k, .. } => Self::Triangle { k, s },
            Self::Step { k, .. } => Self::Step { k, s },
            Self::Formula(formula) => Self::Formula(formula.with(formula.k(), formula.s().map(|_| s))),
        }
    }

    /// Checks that the rim is valid for all positions with x and z up to these.
    ///
    /// # Errors
    /// The first place at which it is not.
    pub fn check_box(self, x: u32, z: u32) -> Result<(), RimFault> {
        match self {
            Self::Rectangle | Self::Triangle { .. } | Self::Step { .. } | Self::Heights(_) => Ok(()),
            Self::Formula(formula) => formula.check(x, z),
        }
    }

    /// True if the rim falls nowhere. For a formula this is decided by its parts: none of them can fall.
    pub fn is_steady(self) -> bool {
        match self {
            Self::Rectangle | Self::Triangle { .. } | Self::Step { .. } | Self::Heights(_) => true,
            Self::Formula(formula) => formula.is_steady(),
        }
    }

    /// The kind of drawing of the bar.
    pub fn outline(self) -> Outline {
        match self {
            Self::Rectangle => Outline::Rectangle,
            Self::Step { .. } | Self::Heights(_) => Outline::Columns,
            Self::Triangle { .. } | Self::Formula(_) => match self.as_raised_triangle() {
                // Farther up the lowest rows have no height, and the bitter piece would not be seen.
                Some((k, s)) if k.floor_of_quotient(s.into()) == 0 => Outline::Triangle { k, s },
                Some(_) | None if self.depends_on_x() => Outline::Block,
                Some(_) | None => Outline::Columns,
            },
        }
    }

    pub(super) fn scene(self, cells: [u32; 3]) -> Scene {
        match self.outline() {
            Outline::Rectangle => nim::scene(cells),
            Outline::Triangle { k, s } => triangle::scene(k, s, cells),
            Outline::Columns => columns::scene(|z| self.rim(0, z), cells),
            Outline::Block => block::scene(|x, z| self.rim(x, z), cells),
        }
    }

    pub(super) fn piece_count(self, cells: [u32; 3]) -> u64 {
        match self.outline() {
            Outline::Rectangle => nim::piece_count(cells),
            Outline::Triangle { k, s } => triangle::piece_count(k, s, cells),
            Outline::Columns => columns::piece_count(|z| self.rim(0, z), cells),
            Outline::Block => block::piece_count(|x, z| self.rim(x, z), cells),
        }
    }

    /// Calls `visit` with every cut and the coordinates it leaves: x downwards to 0, then y, then z.
    pub(super) fn each_cut(self, cells: [u32; 3], visit: &mut impl FnMut(Move, [u32; 3])) {
        each_cut(|x, z| self.rim(x, z), cells, visit);
    }
}

/// Calls `visit` with every cut of a bar with this rim and the coordinates it leaves: x downwards to 0, then y, then z.
pub(super) fn each_cut(rim: impl Fn(u32, u32) -> u32, cells: [u32; 3], visit: &mut impl FnMut(Move, [u32; 3])) {
    let [x, y, z] = cells;
    for to in (0..x).rev() {
        visit(Move::Cut { axis: Axis::X, to }, [to, y.min(rim(to, z)), z]);
    }
    for to in (0..y).rev() {
        visit(Move::Cut { axis: Axis::Y, to }, [x, to, z]);
    }
    for to in (0..z).rev() {
        visit(Move::Cut { axis: Axis::Z, to }, [x, y.min(rim(x, to)), to]);
    }
}
