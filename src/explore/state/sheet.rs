//! The table of the worksheet.

use crate::explore::State;
use crate::explore::Worksheet;
use crate::solver::Cut;
use crate::solver::Extent;
use crate::solver::Plane;
use crate::worker::protocol::Pictured;
use crate::worker::protocol::Question;
use crate::worker::protocol::Show;

impl State {
    /// The plane that is to be filled in, and the largest y it may have.
    pub(in crate::explore) fn sheet_plane(&self) -> (Plane, u32) {
        let Worksheet { size, height, .. } = self.worksheet;
        let (ruleset, pass) = (self.game().ruleset(), self.game().position().pass);
        let cube = Extent::cube(ruleset.rules, size);
        let cut = Cut::at_height(height, &self.game());
        (Plane { ruleset, cut, pass }.held_within(&cube), cube.y)
    }

    /// What is asked for the answers.
    pub(in crate::explore) fn sheet_question(&self) -> Option<Question> {
        let (Plane { ruleset, cut, pass }, _) = self.sheet_plane();
        let Worksheet { is_open, has_answers, size, .. } = self.worksheet;
        let pictured = Pictured { ruleset, size, cut, pass, show: Show::Values, window: None };
        (is_open && has_answers).then_some(Question::Picture(pictured))
    }
}
