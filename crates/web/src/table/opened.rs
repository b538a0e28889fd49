//! The content of a link.

use crate::table::{Computer, Look, Notice};
use crate::texts::Language;
use maths::games::{Family, Record, Sum, opening};

/// The content of a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The position: a game alone, or a sum.
    pub sum: Sum,
    /// Which part of the sum is in hand, from 0.
    pub hand: usize,
    /// The content of table and plot.
    pub look: Look,
    /// The number of moves that led to the position.
    pub moves: u32,
    /// These moves, if the link has them.
    pub game: Option<Record>,
    /// The computer, if it is one of the players.
    pub computer: Option<Computer>,
    /// True if every groove is marked with the value of its option.
    pub marks: bool,
    /// True if the explanation of the outcome is open.
    pub why: bool,
    /// The language of the page, if one was chosen.
    pub language: Option<Language>,
    /// Parts of the link that are not understood.
    pub ignored: Vec<String>,
}

impl Opened {
    /// Notices about the link.
    pub fn remark(&self) -> Option<Notice> {
        (!self.ignored.is_empty()).then(|| Notice::Ignored(self.ignored.clone()))
    }
}

/// The page without a link.
impl Default for Opened {
    fn default() -> Self {
        Self {
            sum: opening(Family::ALL[0]).into(),
            hand: 0,
            look: Look::default(),
            moves: 0,
            game: None,
            computer: None,
            marks: false,
            why: false,
            language: None,
            ignored: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::table::{Opened, State};

    #[test]
    fn the_page_without_a_link_is_its_first_state() {
        assert_eq!(Opened::default(), State::default().link());
    }
}
