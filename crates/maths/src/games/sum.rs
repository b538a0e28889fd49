//! Sums: several games side by side. A move is a move in one of them, and the sum is over when all of them are.
//!
//! `nim:1,2,3 + sharing:0,5,16` has two parts; `sum:misere,pass=1: nim:1,2,3 + nim:1,0,1` is played misère, and there is one pass for the
//! whole. A part may have its own pass, which is then one of its moves like any other. The winner is decided for the whole sum alone, so no
//! part is misère by itself.
//!
//! One game is a sum of one part. So whatever shows, plays or records sums does the same for games.

mod notation;

use crate::games::{Game, Move, Problem, Problems, Ruleset};
use serde::{Deserialize, Serialize};

/// Games side by side: one, or up to [`Sum::MOST_PARTS`] under one rule for the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sum {
    /// At least one. Of several none is misère.
    parts: Vec<Game>,
    /// The rules of the whole; those of one game are in its ruleset.
    whole: Whole,
}

/// The rules of a whole sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Whole {
    /// The player who makes the last move of all loses.
    pub misere: bool,
    /// The one pass of the whole sum, which either player may use once and never when no other move is left: still there
    /// (`true`) or used up. `None` where there is no such rule.
    pub pass: Option<bool>,
}

/// A move of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SumMove {
    /// A move in one of the parts.
    In {
        /// Which part, from 0.
        part: usize,
        /// The move; the pass is that of the part.
        play: Move,
    },
    /// Use up the pass of the whole sum.
    Pass,
}

impl SumMove {
    /// A move of a game alone.
    pub fn alone(play: Move) -> Self {
        Self::In { part: 0, play }
    }
}

impl From<Move> for SumMove {
    fn from(play: Move) -> Self {
        Self::alone(play)
    }
}

impl From<Game> for Sum {
    fn from(game: Game) -> Self {
        Self { parts: vec![game], whole: Whole::default() }
    }
}

impl Sum {
    /// The fewest parts of a sum that is not one game.
    pub const LEAST_PARTS: usize = 2;
    /// The most parts.
    pub const MOST_PARTS: usize = 8;

    /// Puts games side by side.
    ///
    /// # Errors
    /// Every reason why they are no sum: fewer than two or more than eight, or one that is misère by itself.
    pub fn new(parts: Vec<Game>, whole: Whole) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        if !(Self::LEAST_PARTS..=Self::MOST_PARTS).contains(&parts.len()) {
            problems.add(Problem::PartCount(parts.len()));
        }
        for (part, _) in (1..).zip(&parts).filter(|(_, game)| game.ruleset().misere) {
            problems.add(Problem::MisereAlone.in_part(part));
        }
        problems.into_result(Self { parts, whole })
    }

    /// The same where the reasons against it do not matter.
    pub(super) fn if_legal(parts: Vec<Game>, whole: Whole) -> Option<Self> {
        let is_legal = (Self::LEAST_PARTS..=Self::MOST_PARTS).contains(&parts.len())
            && !parts.iter().any(|game| game.ruleset().misere);
        is_legal.then_some(Self { parts, whole })
    }

    /// The games, in the order in which they are shown.
    pub fn parts(&self) -> &[Game] {
        &self.parts
    }

    /// The game, if it is one alone.
    pub fn only(&self) -> Option<Game> {
        match self.parts[..] {
            [game] => Some(game),
            _ => None,
        }
    }

    /// The rules of the whole; those of a game alone are in its ruleset.
    pub fn whole(&self) -> Whole {
        self.whole
    }

    /// True if the player who makes the last move of all loses.
    pub fn is_misere(&self) -> bool {
        self.only().map_or(self.whole.misere, |game| game.ruleset().misere)
    }

    /// True if no move is left in any part. The pass may not be used from here.
    pub fn is_terminal(&self) -> bool {
        self.parts.iter().all(Game::is_terminal)
    }

    /// The sum after a move, or `None` if the move is not one of its moves.
    #[must_use]
    pub fn play(&self, play: SumMove) -> Option<Self> {
        let mut after = self.clone();
        match play {
            SumMove::In { part, play } => {
                let game = after.parts.get_mut(part)?;
                *game = game.play(play)?;
            }
            SumMove::Pass if self.whole.pass == Some(true) && !self.is_terminal() => after.whole.pass = Some(false),
            SumMove::Pass => return None,
        }
        Some(after)
    }

    /// True if another sum has the same rules: games of the same rulesets in the same order, under the same rules of the whole.
    pub fn has_rules_of(&self, other: &Self) -> bool {
        let is_alike =
            self.whole.misere == other.whole.misere && self.whole.pass.is_some() == other.whole.pass.is_some();
        is_alike && self.parts.iter().map(Game::ruleset).eq(other.parts.iter().map(Game::ruleset))
    }

    /// A move that leads to another sum, if there is one.
    pub fn move_to(&self, to: &Self) -> Option<SumMove> {
        let leads = |play: &SumMove| self.play(*play).as_ref() == Some(to);
        match self.parts.iter().zip(&to.parts).position(|(before, after)| before != after) {
            None => Some(SumMove::Pass).filter(leads),
            Some(part) => {
                let after = to.parts[part].position();
                let options = self.parts[part].options().into_iter().filter(|(_, position)| *position == after);
                options.map(|(play, _)| SumMove::In { part, play }).find(leads)
            }
        }
    }

    /// Every move: those of the first part, of the second, and so on; last the pass of the whole.
    pub fn moves(&self) -> Vec<SumMove> {
        let mut moves = Vec::new();
        for (part, game) in self.parts.iter().enumerate() {
            game.ruleset().each_option(game.position(), |play, _| moves.push(SumMove::In { part, play }));
        }
        if self.whole.pass == Some(true) && !moves.is_empty() {
            moves.push(SumMove::Pass);
        }
        moves
    }

    /// Every move and the sum it leads to.
    pub fn options(&self) -> Vec<(SumMove, Self)> {
        self.moves().into_iter().filter_map(|play| Some((play, self.play(play)?))).collect()
    }

    /// The same sum with another game in place of a part. The game keeps its kind of play and its pass.
    ///
    /// # Errors
    /// Every reason why they are no sum.
    pub fn with_part(&self, part: usize, game: Game) -> Result<Self, Problems> {
        let mut parts = self.parts.clone();
        if let Some(place) = parts.get_mut(part) {
            *place = game;
        }
        if parts.len() == 1 { Ok(Self::from(game)) } else { Self::new(parts, self.whole) }
    }

    /// The same parts under other rules of the whole; a game alone takes these rules itself.
    #[must_use]
    pub fn with_whole(&self, whole: Whole) -> Self {
        match self.only() {
            Some(game) => Self::from(under(game, whole)),
            None => Self { parts: self.parts.clone(), whole },
        }
    }

    /// The sum with one game more. A game alone that is misère becomes a part of a misère sum.
    ///
    /// # Errors
    /// When there are too many.
    pub fn and(&self, game: Game) -> Result<Self, Problems> {
        let mut parts: Vec<Game> = self.parts.iter().map(|part| with_misere(*part, false)).collect();
        parts.push(with_misere(game, false));
        Self::new(parts, Whole { misere: self.is_misere(), ..self.whole })
    }

    /// The sum without one of its parts. Rules of the whole become those of the game that is left alone.
    #[must_use]
    pub fn without(&self, part: usize) -> Self {
        let mut parts = self.parts.clone();
        if part < parts.len() && parts.len() > 1 {
            parts.remove(part);
        }
        match parts[..] {
            [game] if self.parts.len() > 1 => Self::from(under(game, self.whole)),
            _ => Self { parts, whole: self.whole },
        }
    }
}

/// A game alone under rules that were those of a whole sum. If the game has a pass, that pass stays.
fn under(game: Game, Whole { misere, pass }: Whole) -> Game {
    let game = with_misere(game, misere);
    let Some(is_there) = pass.filter(|_| !game.ruleset().pass) else { return game };
    let ruleset = Ruleset { pass: true, ..game.ruleset() };
    Game::new(ruleset, game.position().with_pass(is_there)).unwrap_or(game)
}

fn with_misere(game: Game, misere: bool) -> Game {
    Game::new(Ruleset { misere, ..game.ruleset() }, game.position()).unwrap_or(game)
}

#[cfg(test)]
mod tests;
