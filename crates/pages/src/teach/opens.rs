//! Which room a link opens.

use maths::games::{Sum, in_address};
use web::kit::rooms::Room;
use web::texts::Texts;

maths::named! {
    /// The target of a link to a position.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Opens {
        /// The game against an opponent, without values.
        #[default]
        Play = "play",
        /// The position with its figures.
        Explore = "explore",
    }
}

impl Opens {
    /// The targets that are possible for a position: Play has no sums.
    pub fn possible(sum: &Sum) -> &'static [Self] {
        if sum.only().is_some() { &Self::ALL } else { &[Self::Explore] }
    }

    /// This, or Explore where Play cannot open the position.
    #[must_use]
    pub fn for_sum(self, sum: &Sum) -> Self {
        if Self::possible(sum).contains(&self) { self } else { Self::Explore }
    }

    /// The address with a position.
    pub(super) fn address(self, sum: &Sum) -> String {
        // Blanks would end a link in many programs that show one.
        let position = in_address(&sum.to_string());
        match self.for_sum(sum) {
            Self::Play => Room::Play.address(&format!("bar={position}")),
            Self::Explore => Room::Explore.address(&format!("g={position}")),
        }
    }

    /// The name of the target.
    pub(super) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Play => texts.teach_opens_play(),
            Self::Explore => texts.teach_opens_explore(),
        }
    }
}
