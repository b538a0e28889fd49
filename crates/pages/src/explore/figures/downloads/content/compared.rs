//! The P-positions in which two rulesets differ.

use crate::explore::figures::downloads::content::names::{largest, ruleset_name};
use crate::explore::figures::downloads::content::sources::range;
use files::exports::plot::Key;
use maths::games::Rules;
use maths::solver::{Comparison, Grid, compared};
use std::borrow::Cow;
use std::rc::Rc;
use web::table::Heights;
use web::texts::Texts;
use web::view::palette::{Palette, page_stops};
use web::view::plot::MOST as MOST_MARKS;
use web::workers::exporter::protocol::{Format, Subject};

/// Two maps of P-positions.
#[derive(Clone, PartialEq)]
pub(in crate::explore) struct Compared {
    pub(in crate::explore) here: Rc<Heights>,
    pub(in crate::explore) there: Rc<Heights>,
}

impl Compared {
    /// The two rulesets.
    pub(super) fn rulesets(&self) -> [String; 2] {
        [&self.here, &self.there].map(|heights| heights.ruleset.to_string())
    }

    fn is_sharing(&self) -> bool {
        matches!(self.here.ruleset.rules, Rules::Piles(_))
    }

    /// The names of the coordinates that run across and upwards.
    fn axes(&self) -> [&'static str; 2] {
        if self.is_sharing() { ["b", "a"] } else { ["x", "z"] }
    }

    /// The subject of a file, and the numbers for it.
    pub(super) fn contents(&self, format: Format) -> (Subject, Cow<'_, [u16]>) {
        if format.is_drawing() {
            let Grid { columns, rows, values } = compared(&self.here.grid, &self.there.grid).kinds();
            let names = self.axes().map(str::to_owned);
            return (Subject::Kinds { places: [columns, rows], names, rulesets: self.rulesets() }, Cow::Owned(values));
        }
        let is_sharing = self.is_sharing();
        let found = compared(&self.here.grid, &self.there.grid);
        let numbers = found.differences().flat_map(|([across, height, along], is_here)| {
            // Of Sharing Nim a map has b across and a upwards.
            let cells = if is_sharing { [0, along, across] } else { [across, height, along] };
            let [x, y, z] = cells;
            [x, y, z, u16::from(!is_here)]
        });
        let names = self.here.ruleset.rules.names();
        let name = |index: usize| names.get(index).copied().unwrap_or_default().to_owned();
        let subject = Subject::Compared { coordinates: [0, 1, 2].map(name), rulesets: self.rulesets() };
        (subject, numbers.collect())
    }

    /// The colours of the page and their meanings; nothing if there are marks, since a file has its own.
    pub(super) fn inks(&self) -> Option<(Palette, Key)> {
        let (columns, rows) = self.here.places;
        if columns.max(rows) <= MOST_MARKS {
            return None;
        }
        let of = ["--sheet", "--kind-1", "--kind-2", "--p", "--ink"].map(|name| page_stops(name).first().copied());
        let palette = Palette::categories(&of.map(Option::unwrap_or_default), [0; 4]);
        let [here, there] = self.rulesets();
        let swatches = [
            (Comparison::ONLY_HERE, ["only ", &here].concat()),
            (Comparison::ONLY_THERE, ["only ", &there].concat()),
            (Comparison::BOTH, "both".into()),
            (Comparison::DIFFERENT, "one of each".into()),
        ];
        Some((palette, Key { name: "P".into(), swatches: swatches.into(), ramp: None }))
    }

    /// The name of a file: a list has the P-positions of one of the two, a drawing has those of both.
    pub(super) fn name(&self, format: Format) -> String {
        let [here, there] = [&self.here, &self.there].map(|heights| ruleset_name(&heights.ruleset, heights.pass));
        let word = if format.is_drawing() { "and" } else { "or" };
        format!("{here}-{word}-{there}-n{}", largest(self.here.places))
    }

    /// The title of a file.
    pub(super) fn title(&self, format: Format) -> String {
        let [here, there] = self.rulesets();
        let texts = Texts::default();
        if format.is_drawing() { texts.file_both(&here, &there) } else { texts.file_difference(&here, &there) }
    }

    /// Which positions were compared.
    pub(super) fn range(&self) -> String {
        range(self.axes(), self.here.window)
    }
}
