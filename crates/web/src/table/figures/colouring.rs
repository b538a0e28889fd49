//! Colours and texts for the numbers that a table shows.

use crate::table::{Mode, Table};
use crate::texts::Texts;
use crate::view::heat_map::Scale;
use crate::view::palette::{Map, Palette, page_stops};
use crate::view::theme::Theme;
use crate::workers::solver::protocol::{Against, Show};
use maths::solver::{Difference, Writing};

/// The inputs of a palette: it is built again only when one of them changes.
#[derive(Clone, Copy, PartialEq)]
pub struct Hue {
    /// The colouring of cells.
    pub mode: Mode,
    /// The colour map.
    pub map: Map,
    /// Light or dark.
    pub theme: Theme,
    /// The least value.
    pub least: u16,
    /// The largest value.
    pub largest: u16,
}

impl Hue {
    /// The hue of a table. The mode of the table may lag behind the last choice.
    pub fn of(table: &Table, mode: Mode, map: Map, theme: Theme) -> Self {
        let mode = if mode.show() == table.show { mode } else { usual(table.show) };
        let tally = table.tally;
        // Of a plane that is seen in parts the colours must not change from part to part.
        let whole = table.summary.filter(|_| table.show == Show::Values && !table.is_whole());
        let largest = whole.map_or(tally.largest, |counted| counted.summary.largest);
        Self { mode, map, theme, least: tally.least.min(largest), largest }
    }

    /// The colours.
    pub fn palette(&self) -> Palette {
        let stops = page_stops(self.map.property());
        let colour = |property| page_stops(property).first().copied().unwrap_or_default();
        let nothing = [0; 4];
        match self.mode {
            Mode::Values => Palette::sequential(self.largest, &stops, Some(colour("--p-mark")), nothing),
            Mode::Remoteness => Palette::sequential(self.largest, &stops, None, nothing),
            Mode::Outcomes => Palette::level(0, colour("--p-mark"), colour("--map-quiet"), nothing),
            Mode::Level(value) => Palette::level(value, colour("--point"), colour("--map-quiet"), nothing),
            Mode::Difference(_) => {
                let [low, high] = ["--map-low", "--map-high"].map(page_stops);
                Palette::diverging(Difference::SAME, self.reach(), [&low, &high], colour("--map-same"), nothing)
            }
            Mode::OutcomesAgainst(_) => {
                let of = ["--map-quiet", "--map-here", "--map-there", "--p-mark"].map(colour);
                Palette::categories(&of, nothing)
            }
        }
    }

    /// The meaning of the colours: the scale, the name of the number, and the text beside the scale.
    pub fn legend(&self, texts: Texts) -> (Scale, &'static str, Vec<(u16, &'static str)>) {
        let numbers = |from, until, origin| Scale::Numbers { from, until, origin };
        match self.mode {
            Mode::Values => (numbers(1, self.largest.max(1), 0), "G", vec![(0, texts.legend_p_position())]),
            Mode::Remoteness => (numbers(0, self.largest, 0), texts.legend_moves(), Vec::new()),
            Mode::Outcomes => (
                Scale::Words(vec![(0, texts.legend_p_position()), (1, texts.legend_n_position())]),
                texts.legend_outcome(),
                Vec::new(),
            ),
            Mode::Level(value) => {
                (Scale::Words(vec![(value, texts.legend_this()), (value ^ 1, texts.legend_another())]), "G", Vec::new())
            }
            Mode::Difference(_) => {
                let reach = self.reach();
                let (from, until) = (Difference::SAME - reach, Difference::SAME + reach);
                (
                    numbers(from, until, Difference::SAME),
                    texts.legend_difference(),
                    vec![(Difference::SAME, texts.legend_same())],
                )
            }
            Mode::OutcomesAgainst(against) => {
                let words = words(texts, against);
                (Scale::Words((0..).zip(words.iter().copied()).collect()), "P", Vec::new())
            }
        }
    }

    /// The form of the numbers in a table.
    pub fn writing(&self, misere: bool) -> Writing {
        match self.mode {
            Mode::Values => Writing::Values,
            Mode::Remoteness => Writing::Parity { odd: misere },
            Mode::Outcomes => Writing::Outcomes,
            Mode::Level(value) => Writing::Level(value),
            Mode::Difference(_) => Writing::Signed(Difference::SAME),
            Mode::OutcomesAgainst(_) => Writing::Pairs,
        }
    }

    /// The number that is written as 0 into the cells of a heat map; nothing where numbers mean nothing.
    pub fn origin(&self) -> Option<u16> {
        match self.mode {
            Mode::Values | Mode::Remoteness | Mode::Level(_) => Some(0),
            Mode::Difference(_) => Some(Difference::SAME),
            Mode::Outcomes | Mode::OutcomesAgainst(_) => None,
        }
    }

    fn reach(&self) -> u16 {
        self.least.abs_diff(Difference::SAME).max(self.largest.abs_diff(Difference::SAME)).clamp(1, Difference::SAME)
    }
}

/// The plainest mode in which something can be shown.
fn usual(show: Show) -> Mode {
    match show {
        Show::Values => Mode::Values,
        Show::Remoteness => Mode::Remoteness,
        Show::Difference(against) => Mode::Difference(against),
        Show::Outcomes(against) => Mode::OutcomesAgainst(against),
    }
}

/// The meanings of the four kinds: P-position in neither, in the table only, in the comparison only, in both.
fn words(texts: Texts, against: Against) -> [&'static str; 4] {
    let (neither, here, both) = (texts.against_neither_n(), texts.against_here(), texts.against_both());
    match against {
        Against::OtherPlay | Against::OtherLayer => [neither, here, texts.against_there(), both],
        Against::Formula(_) => {
            [texts.formula_neither(), texts.formula_not(), texts.formula_alone(), texts.formula_both()]
        }
    }
}
