//! The closed set of games. Adding one starts here; the compiler leads to the rest.

use crate::games::scene::Scene;
use crate::games::{Axis, Bar, Coordinate, Coordinates, Family, Move, OwnRules, Piles, Problem, RimFault, sharing};
use crate::values::Ratio;
use std::str::FromStr;

impl FromStr for Family {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::with_key(text).ok_or_else(|| Problem::unknown_family(text))
    }
}

/// The rules that decide which positions are legal, and the position after each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Rules {
    /// A chocolate bar, cut in three directions.
    Bar(Bar),
    /// Piles of tokens that are shared.
    Piles(Piles),
    /// Own rules that are not those of a bar.
    Own(OwnRules),
}

/// The kind of thing that a position is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// A bar with its bitter piece.
    Bar,
    /// Piles of tokens.
    Piles,
    /// A strip for each number.
    Strips,
}

impl Rules {
    /// The rectangular bar.
    pub const NIM: Self = Self::Bar(Bar::Rectangle);
    /// Sharing Nim with three piles.
    pub const SHARING: Self = Self::Piles(Piles::THREE);

    /// Sharing Nim with the most piles there can be: all names of piles.
    pub const SIX_PILES: Self = Self::Piles(Piles::SIX);

    /// The triangular bar T(k).
    pub fn triangle(k: Ratio) -> Self {
        Self::raised_triangle(k, 0)
    }

    /// The triangular bar whose rim is ⌊(x+z+s)/k⌋.
    pub fn raised_triangle(k: Ratio, s: u32) -> Self {
        Self::Bar(Bar::Triangle { k, s })
    }

    /// Strip and stair bar CB(s, k).
    pub fn step(k: Ratio, s: u32) -> Self {
        Self::Bar(Bar::Step { k, s })
    }

    /// The bar, if it is one.
    pub fn bar(self) -> Option<Bar> {
        match self {
            Self::Bar(bar) => Some(bar),
            Self::Piles(_) | Self::Own(_) => None,
        }
    }

    /// The number of piles, if the rules are those of Sharing Nim.
    pub fn piles(self) -> Option<Piles> {
        match self {
            Self::Piles(piles) => Some(piles),
            Self::Bar(_) | Self::Own(_) => None,
        }
    }

    /// The own rules, if the rules are own rules.
    pub fn own(self) -> Option<OwnRules> {
        match self {
            Self::Own(own) => Some(own),
            Self::Bar(_) | Self::Piles(_) => None,
        }
    }

    /// True if a coordinate stops at a bound that the others give.
    pub fn has_bound(self, which: Coordinate) -> bool {
        match self {
            Self::Bar(_) => which == Axis::Y.into(),
            Self::Piles(_) => false,
            Self::Own(own) => own.has_bound(which),
        }
    }

    /// True if positions are bars.
    pub fn is_bar(self) -> bool {
        self.bar().is_some()
    }

    /// True if positions are piles of Sharing Nim.
    pub fn is_piles(self) -> bool {
        self.piles().is_some()
    }

    /// The kind of thing that positions are drawn as.
    pub fn drawn(self) -> Drawn {
        match self {
            Self::Own(own) if !own.is_rectangle() => Drawn::Strips,
            Self::Own(_) | Self::Bar(_) => Drawn::Bar,
            Self::Piles(_) => Drawn::Piles,
        }
    }

    /// The family it belongs to.
    pub fn family(self) -> Family {
        match self {
            Self::Bar(Bar::Rectangle) => Family::Nim,
            Self::Bar(Bar::Triangle { .. }) => Family::Triangle,
            Self::Bar(Bar::Step { .. }) => Family::Step,
            Self::Bar(Bar::Heights(_) | Bar::Formula(_)) => Family::Bar,
            Self::Piles(_) => Family::Sharing,
            Self::Own(_) => Family::Own,
        }
    }

    /// The parameter k, where there is one.
    pub fn k(self) -> Option<Ratio> {
        self.bar().and_then(Bar::k)
    }

    /// The parameter s, where there is one.
    pub fn s(self) -> Option<u32> {
        self.bar().and_then(Bar::s)
    }

    /// The parameter s where the notation writes it.
    pub fn written_s(self) -> Option<u32> {
        self.bar().and_then(Bar::written_s)
    }

    /// The same rules with another k, where there is one.
    #[must_use]
    pub fn with_k(self, k: Ratio) -> Self {
        match self {
            Self::Bar(bar) => Self::Bar(bar.with_k(k)),
            Self::Piles(_) | Self::Own(_) => self,
        }
    }

    /// The same rules with another s, where there is one.
    #[must_use]
    pub fn with_s(self, s: u32) -> Self {
        match self {
            Self::Bar(bar) => Self::Bar(bar.with_s(s)),
            Self::Piles(_) | Self::Own(_) => self,
        }
    }

    /// The highest legal y over x and z, for bars; without bound (`u32::MAX`) for all others.
    pub fn rim(self, x: u32, z: u32) -> u32 {
        self.bar().map_or(u32::MAX, |bar| bar.rim(x, z))
    }

    /// Checks that every position with coordinates up to these is valid for the rules: a rim that is a formula must not fall in that box.
    ///
    /// # Errors
    /// The first place at which it does.
    pub fn check_box(self, x: u32, z: u32) -> Result<(), RimFault> {
        self.bar().map_or(Ok(()), |bar| bar.check_box(x, z))
    }

    /// Every reason why coordinates are not legal.
    pub(super) fn check(self, coordinates: Coordinates) -> Vec<Problem> {
        if coordinates.len() != self.count() {
            return vec![Problem::Coordinates { wanted: self.names().to_vec(), given: coordinates.len() }];
        }
        match self {
            Self::Bar(bar) => check_bar(bar, coordinates.xyz()).err().into_iter().collect(),
            Self::Piles(_) => Vec::new(),
            Self::Own(own) => own.problems(coordinates),
        }
    }

    /// True if coordinates are legal.
    pub fn is_legal(self, coordinates: Coordinates) -> bool {
        coordinates.len() == self.count()
            && match self {
                Self::Bar(bar) => {
                    let [x, y, z] = coordinates.xyz();
                    bar.check_box(x, z).is_ok() && y <= bar.rim(x, z)
                }
                Self::Piles(_) => true,
                Self::Own(own) => own.is_legal(coordinates),
            }
    }

    /// The nearest coordinates that are not above the rim or a bound.
    #[must_use]
    pub(super) fn lowered(self, coordinates: Coordinates) -> Coordinates {
        match self {
            Self::Bar(bar) => {
                let [x, y, z] = coordinates.xyz();
                coordinates.with(Axis::Y, y.min(bar.rim(x, z)))
            }
            Self::Piles(_) => coordinates,
            Self::Own(own) => own.settled(coordinates),
        }
    }

    /// Calls `visit` with every move other than the pass and the coordinates it leaves.
    pub(super) fn each_move(self, coordinates: Coordinates, visit: &mut impl FnMut(Move, Coordinates)) {
        match self {
            Self::Bar(bar) => bar.each_cut(coordinates.xyz(), &mut |play, left| visit(play, left.into())),
            Self::Piles(_) => sharing::each_share(coordinates, visit),
            Self::Own(own) => own.each_move(coordinates, visit),
        }
    }

    /// True if no move is left.
    pub(super) fn is_terminal(self, coordinates: Coordinates) -> bool {
        match self {
            Self::Bar(_) => coordinates.xyz() == [0; 3],
            Self::Piles(_) => sharing::is_terminal(coordinates),
            Self::Own(own) => own.is_terminal(coordinates),
        }
    }

    /// The drawing, or `None` when it would have more than [`Scene::MOST_PIECES`] pieces or [`Scene::MOST_GROOVES`] grooves.
    pub fn scene(self, coordinates: impl Into<Coordinates>) -> Option<Scene> {
        let coordinates = coordinates.into();
        self.is_drawable(coordinates).then(|| match self {
            Self::Bar(bar) => bar.scene(coordinates.xyz()),
            Self::Piles(_) => sharing::scene(coordinates),
            Self::Own(own) => own.scene(coordinates),
        })
    }

    /// True if the position is small enough to be drawn.
    pub fn is_drawable(self, coordinates: impl Into<Coordinates>) -> bool {
        let coordinates = coordinates.into();
        let pieces = match self {
            Self::Bar(bar) => bar.piece_count(coordinates.xyz()),
            Self::Piles(_) => coordinates.sum(),
            Self::Own(own) => own.piece_count(coordinates),
        };
        // A bar has one groove for each coordinate it can lose. Piles, n of them, have fewer than n moves for each of their tokens. Own
        // rules have at most one for each of their turns and each square; moves that lower some of several numbers are counted.
        let together = self.own().map_or(0, |own| own.most_together(|which| coordinates[which]));
        let grooves = coordinates.sum().saturating_add(together);
        pieces <= Scene::MOST_PIECES && grooves <= Scene::MOST_GROOVES
    }

    /// The number of coordinates of a position.
    pub fn count(self) -> usize {
        match self {
            Self::Bar(_) => 3,
            Self::Piles(piles) => piles.count(),
            Self::Own(own) => own.count(),
        }
    }

    /// The coordinates of a position, in their order.
    pub fn coordinates(self) -> impl DoubleEndedIterator<Item = Coordinate> + Clone {
        Coordinate::first(self.count())
    }

    /// The names of the coordinates.
    pub fn names(self) -> &'static [&'static str] {
        match self {
            Self::Bar(_) | Self::Piles(_) => &self.family().names()[..self.count()],
            Self::Own(own) => own.names(),
        }
    }

    /// The name of a coordinate, such as `y`.
    pub fn name(self, which: impl Into<Coordinate>) -> &'static str {
        self.names().get(which.into().index()).copied().unwrap_or_default()
    }

    /// The coordinate with this name.
    pub fn named(self, name: &str) -> Option<Coordinate> {
        self.names().iter().position(|known| *known == name).and_then(Coordinate::new)
    }

    /// True if the solver's tables hold the positions: those of bars and of three piles.
    pub fn has_tables(self) -> bool {
        match self {
            Self::Bar(_) => true,
            Self::Piles(piles) => piles == Piles::THREE,
            Self::Own(_) => false,
        }
    }
}

/// Checks that a position of a bar is legal; the error is the reason why it is not.
fn check_bar(bar: Bar, [x, y, z]: [u32; 3]) -> Result<(), Problem> {
    bar.check_box(x, z).map_err(Problem::Rim)?;
    let most = bar.rim(x, z);
    if y <= most {
        return Ok(());
    }
    Err(match bar {
        Bar::Triangle { k, s } => Problem::TooHigh { terms: [Some(x), Some(z), (s > 0).then_some(s)], k, most, y },
        Bar::Step { k, s } => Problem::TooHigh { terms: [None, Some(z), Some(s)], k, most, y },
        Bar::Rectangle | Bar::Heights(_) => Problem::AboveRim { rim: None, x, z, most, y },
        Bar::Formula(formula) => Problem::AboveRim { rim: Some(formula), x, z, most, y },
    })
}
