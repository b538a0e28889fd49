//! The P-positions in which two rulesets differ.

use crate::explore::Heights;
use crate::explore::figures::downloads::content::largest;
use crate::explore::figures::downloads::content::range;
use crate::explore::figures::downloads::content::ruleset_name;
use crate::exporter::protocol::Subject;
use crate::games::Rules;
use crate::solver::compared;
use crate::texts::Texts;
use std::borrow::Cow;
use std::rc::Rc;

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

    /// What is in a file, and the numbers for it.
    pub(super) fn contents(&self) -> (Subject, Cow<'_, [u16]>) {
        let is_sharing = matches!(self.here.ruleset.rules, Rules::Piles(_));
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

    /// What a file is called.
    pub(super) fn name(&self) -> String {
        let [here, there] = [&self.here, &self.there].map(|heights| ruleset_name(&heights.ruleset, heights.pass));
        format!("{here}-or-{there}-n{}", largest(self.here.places))
    }

    /// What a file shows.
    pub(super) fn title(&self) -> String {
        let [here, there] = self.rulesets();
        Texts::default().file_difference(&here, &there)
    }

    /// Which positions were compared.
    pub(super) fn range(&self) -> String {
        let names = if matches!(self.here.ruleset.rules, Rules::Piles(_)) { ["b", "a"] } else { ["x", "z"] };
        range(names, self.here.window)
    }
}
