//! Walking through k or s. On the way the bar is lowered to each rim, and moves that were made belong to no other ruleset; so
//! the game from before the walk is kept, and comes back at its end.

use crate::kit::Gesture;
use crate::table::{State, Walking};
use maths::games::{Game, Position, Ruleset, Sum};
use std::rc::Rc;

/// The game before a walk, and what the walk shows in its place.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Walk {
    line: Rc<Vec<Sum>>,
    at: usize,
    before: usize,
    wish: Position,
    /// The game that the last step put on the board.
    shown: Game,
}

impl State {
    /// True if the board does not show the last step of the walk, because the user has changed it.
    pub fn has_left_walk(&self) -> bool {
        self.walk.as_ref().is_some_and(|walk| walk.shown != self.game())
    }

    /// The next step of a walk, or its end.
    pub(super) fn walk_through(&mut self, next: Option<Ruleset>) {
        let walk = self.walk.take().filter(|walk| walk.shown == self.game());
        match (next, walk) {
            (Some(ruleset), walk) => {
                let Self { line, at, before, wish, .. } = self;
                let (line, at, before, wish) = (Rc::clone(line), *at, *before, *wish);
                let walk = walk.unwrap_or_else(|| Walk { line, at, before, wish, shown: self.game() });
                self.change(ruleset, Gesture::Moving);
                // That the bar is lowered on the way needs no notice: it comes back.
                self.notice = None;
                self.walk = Some(Walk { shown: self.game(), ..walk });
            }
            (None, walk) => self.end_walk(walk),
        }
    }

    /// Stops, and shows the game from before the walk.
    fn end_walk(&mut self, walk: Option<Walk>) {
        self.look.walk = self.look.walk.map(|walking| Walking { is_moving: false, ..walking });
        if let Some(Walk { line, at, before, wish, .. }) = walk {
            (self.line, self.at, self.before, self.wish) = (line, at, before, wish);
        }
    }
}
