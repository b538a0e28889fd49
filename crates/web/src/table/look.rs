//! The content of the figures: the part of the page's state that is independent of the current game.

use crate::table::Walking;
use crate::view::palette::Map;
use crate::workers::solver::protocol::{Against, Show};
use maths::games::{Axis, Coordinate, Game, MapAxes, Rules, Ruleset};
use maths::solver::{Cut, Formula};

/// The content of the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// N: all positions with coordinates up to it.
    pub size: u32,
    /// Which plane of the table is shown.
    pub section: Section,
    /// The value of its fixed coordinate; without one, that of the position on the board.
    pub at: Option<u32>,
    /// True if the pass can still be used. Only with a ruleset that has one.
    pub pass: bool,
    /// The property that is shown for each position.
    pub mode: Mode,
    /// The form of the table: numbers or colours.
    pub form: Form,
    /// The colours of numbers.
    pub map: Map,
    /// True if the rows of the table of a bar run downwards, as the papers print them. In all figures they run upwards.
    pub printed: bool,
    /// Which figure is large.
    pub figure: Figure,
    /// The kind of drawing of the P-positions.
    pub plot: Plot,
    /// The ruleset that is shown beside that of the board.
    pub beside: Option<Ruleset>,
    /// The line of the table that is followed as a sequence.
    pub line: Line,
    /// The walk through a parameter, if one was begun.
    pub walk: Option<Walking>,
}

impl Default for Look {
    /// The box of the papers' own programs, cut at the height of the bar.
    fn default() -> Self {
        Self {
            size: 20,
            section: Section::Fixed(Axis::Y),
            at: None,
            pass: false,
            mode: Mode::Values,
            form: Form::Numbers,
            map: Map::Cividis,
            printed: false,
            figure: Figure::Table,
            plot: Plot::Above,
            beside: None,
            line: Line::Row(None),
            walk: None,
        }
    }
}

impl Look {
    /// True if row 0 of a table is at the bottom. In games other than bars it is always there.
    pub fn is_upwards(&self, rules: Rules) -> bool {
        !self.printed || !rules.is_bar()
    }

    /// The figure that can be shown: the one that was chosen, if these rules have it.
    pub fn figure_of(&self, rules: Rules, is_compared: bool) -> Figure {
        let is_there = match self.figure {
            Figure::Table | Figure::Line => true,
            Figure::Positions => MapAxes::of(rules).is_ok(),
            Figure::Columns => rules == Rules::SHARING,
            Figure::Comparison => is_compared && rules.has_tables(),
        };
        if is_there { self.figure } else { Figure::Table }
    }

    /// The figure that a link is about if it names none: links from before there was a large figure name what they
    /// change.
    pub fn named_figure(&self) -> Figure {
        let usual = Self::default();
        match (self.plot != usual.plot, self.line != usual.line) {
            (true, _) => Figure::Positions,
            (false, true) => Figure::Line,
            (false, false) => Figure::Table,
        }
    }

    /// The positions that are shown, given the one on the board.
    pub fn cut(&self, game: &Game) -> Cut {
        let chosen = if let Section::Pair(across, down) = self.section { Some([across, down]) } else { None };
        if let Some(pair) = Cut::pair_of(game, chosen) {
            return pair;
        }
        let is_piles = game.ruleset().rules.is_piles();
        match self.section {
            // There is but one plane.
            Section::Fixed(_) | Section::Diagonal | Section::Rim | Section::Pair(..) if is_piles => {
                Cut::Fixed(Axis::X, 0)
            }
            // Two piles were looked at before there was a bar.
            Section::Pair(..) => Cut::Fixed(Axis::Y, game.position()[Axis::Y]),
            Section::Fixed(axis) => Cut::Fixed(axis, self.at.unwrap_or_else(|| game.position()[axis])),
            Section::Diagonal => Cut::Diagonal,
            Section::Rim => Cut::Rim,
        }
    }
}

/// A kind of plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// One coordinate is fixed.
    Fixed(Axis),
    /// x = z.
    Diagonal,
    /// y is as large as it may be.
    Rim,
    /// Two piles of Sharing Nim, across and down, where there are not three.
    Pair(Coordinate, Coordinate),
}

impl Section {
    /// The same for a bar: two piles may have been looked at before.
    #[must_use]
    pub fn of_bar(self) -> Self {
        if let Self::Pair(..) = self { Look::default().section } else { self }
    }

    /// The sections that there are for these rules.
    pub fn of(rules: Rules) -> &'static [Self] {
        const ALL: [Section; 5] = [
            Section::Fixed(Axis::X),
            Section::Fixed(Axis::Y),
            Section::Fixed(Axis::Z),
            Section::Diagonal,
            Section::Rim,
        ];
        match rules {
            Rules::Piles(_) | Rules::Own(_) => &[],
            // Without a bound there is no highest position.
            Rules::Bar(bar) if bar.is_unbounded() => &ALL[..4],
            Rules::Bar(_) => &ALL,
        }
    }
}

/// The property that is shown for each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The Grundy value.
    Values,
    /// The outcome, P or N.
    Outcomes,
    /// True if the position has this Grundy value.
    Level(u16),
    /// The length of the game from the position.
    Remoteness,
    /// The difference between the Grundy value and another number.
    Difference(Against),
    /// The comparison of two outcomes: P here, in the other, in both or in neither.
    OutcomesAgainst(Against),
}

impl Mode {
    /// The numbers to request from the worker.
    pub fn show(self) -> Show {
        match self {
            Self::Values | Self::Outcomes | Self::Level(_) => Show::Values,
            Self::Remoteness => Show::Remoteness,
            Self::Difference(against) => Show::Difference(against),
            Self::OutcomesAgainst(against) => Show::Outcomes(against),
        }
    }

    /// The same if the ruleset has what it is compared with, and otherwise plain values.
    #[must_use]
    pub fn possible_in(self, ruleset: &Ruleset) -> Self {
        let is_possible = match self {
            Self::Values | Self::Outcomes | Self::Level(_) | Self::Remoteness => true,
            Self::Difference(against) | Self::OutcomesAgainst(against) => match against {
                Against::OtherPlay => true,
                Against::OtherLayer => ruleset.pass,
                Against::Formula(formula) => Formula::of(ruleset.rules).contains(&formula),
            },
        };
        if is_possible { self } else { Self::Values }
    }
}

/// The form of a table: numbers or colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Each number is written.
    Numbers,
    /// Each number is a colour.
    Colours,
}

/// A separate figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A plane of the table.
    Table,
    /// The P-positions, drawn as [`Plot`] says.
    Positions,
    /// A line of the table as a sequence.
    Line,
    /// The columns of Sharing Nim.
    Columns,
    /// The P-positions of the ruleset on the board and of the one beside, one over the other.
    Comparison,
}

/// A kind of drawing of P-positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plot {
    /// From above: over x and z the colour is y.
    Above,
    /// As a cloud that can be turned.
    Space,
    /// As `misere` Definition 9 projects them: (x, y, z) to (y, (z − x)/√2).
    Projected,
    /// One by one.
    List,
}

impl Plot {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Above, Self::Space, Self::Projected, Self::List];

    /// The forms that there are for these rules: a flat map has no height, and only bars are projected.
    pub fn of(rules: Rules) -> &'static [Self] {
        match MapAxes::of(rules) {
            Ok(_) if rules.is_bar() => &Self::ALL,
            Ok(MapAxes { height: Some(_), .. }) => &[Self::Above, Self::Space, Self::List],
            Ok(MapAxes { height: None, .. }) => &[Self::Above, Self::List],
            Err(_) => &[],
        }
    }

    /// The same if the rules have it, and otherwise from above.
    #[must_use]
    pub fn possible_in(self, rules: Rules) -> Self {
        if Self::of(rules).contains(&self) { self } else { Self::Above }
    }
}

/// A line of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A row; without a number, that of the position on the board.
    Row(Option<u32>),
    /// A column; without a number, that of the position on the board.
    Column(Option<u32>),
    /// The places whose column is larger than their row by this number.
    Diagonal(u32),
}
