//! Positions and rulesets come and go: other ones, moves, parts of a sum, sides that are dragged.

use crate::kit::Gesture;
use crate::kit::games::Kind;
use crate::table::state::opening;
use crate::table::sum_panel::another;
use crate::table::{Notice, State};
use maths::games::{Coordinate, Family, Game, OwnRules, Position, Ruleset, Sum, SumMove};
use std::rc::Rc;

impl State {
    /// Begins a new line of play, in which the part in hand stays in hand if there is one in its place.
    pub(super) fn place(&mut self, sum: Sum) {
        self.hand = self.hand.min(sum.parts().len() - 1);
        (self.line, self.at, self.before) = (Rc::new(vec![sum]), 0, 0);
        self.wish = self.game().position();
    }

    /// Puts another game in the place of the part in hand, or says why it cannot be put there.
    pub(super) fn place_part(&mut self, game: Game) {
        match self.sum().with_part(self.hand, game) {
            Ok(sum) => self.place(sum),
            Err(problems) => self.notice = Some(Notice::Illegal(problems)),
        }
    }

    /// Puts the opening of a family in the place of the part in hand, under the same kind of play.
    pub(super) fn choose(&mut self, family: Family) {
        let Ruleset { pass, misere, .. } = self.game().ruleset();
        self.place_part(opening(family, pass, misere));
    }

    /// Begins with a game of a kind, under the same kind of play. If the position is already a sum and the kind is a sum, it stays the
    /// same.
    pub(super) fn begin(&mut self, kind: Kind) {
        match kind {
            Kind::Of(family) => {
                self.place(opening(family, self.game().ruleset().pass, self.sum().is_misere()).into());
            }
            Kind::Sum if self.sum().only().is_none() => {}
            Kind::Sum => {
                if let Some(sum) = another(self) {
                    self.place(sum);
                }
            }
        }
    }

    /// Takes a part in hand.
    pub(super) fn take(&mut self, part: usize) {
        if part < self.sum().parts().len() {
            self.hand = part;
            self.wish = self.game().position();
        }
    }

    /// Shows the wished position under a ruleset, lowered to its rim if it must be.
    pub(super) fn show_wish(&mut self, ruleset: Ruleset, gesture: Gesture) {
        let shown = ruleset.lowered(self.wish).with_pass(self.wish.pass && ruleset.pass);
        (self.notice, self.gesture) = (None, gesture);
        // A side that was only touched leaves the game as it is.
        let game = Game::new(ruleset, shown).ok().filter(|game| *game != self.game());
        if let Some(sum) = game.and_then(|game| self.sum().with_part(self.hand, game).ok()) {
            (self.line, self.at, self.before) = (Rc::new(vec![sum]), 0, 0);
        }
    }

    pub(super) fn play(&mut self, play: SumMove) {
        let Some(sum) = self.sum().play(play) else { return };
        let mut line = self.line[..=self.at].to_vec();
        line.push(sum);
        (self.line, self.at) = (Rc::new(line), self.at + 1);
        self.wish = self.game().position();
    }

    pub(super) fn go_to(&mut self, at: usize) {
        if at < self.line.len() {
            self.at = at;
            self.wish = self.game().position();
        }
    }

    pub(super) fn change(&mut self, ruleset: Ruleset, gesture: Gesture) {
        // A pass that comes into the game is there to be used.
        if ruleset.pass && !self.game().ruleset().pass {
            self.wish.pass = true;
            self.look.pass = true;
        }
        let had = self.wish.coordinates.len();
        self.wish.coordinates = self.wish.coordinates.resized(ruleset.rules.count());
        // The bitter piece of a bar with four sides is inside.
        if ruleset.rules.own().is_some_and(OwnRules::is_rectangle) {
            self.wish = ruleset.rules.coordinates().skip(had).fold(self.wish, |wish, which| wish.with(which, 2));
        }
        self.show_wish(ruleset, gesture);
    }

    pub(super) fn set_coordinate(&mut self, which: Coordinate, value: u32) {
        match Game::new(self.game().ruleset(), self.game().position().with(which, value)) {
            Err(problems) => self.notice = Some(Notice::Illegal(problems)),
            Ok(game) => self.place_part(game),
        }
    }

    /// A smaller base takes the height down with it, and a larger one lets it come back; a height stops at the rim, and so does every
    /// coordinate with a bound.
    pub(super) fn stretch(&mut self, which: Coordinate, value: u32, gesture: Gesture) {
        let ruleset = self.game().ruleset();
        let stretched = self.wish.with(which, value.min(Position::LARGEST));
        self.wish = if ruleset.rules.has_bound(which) { ruleset.lowered(stretched) } else { stretched };
        self.show_wish(ruleset, gesture);
    }
}
