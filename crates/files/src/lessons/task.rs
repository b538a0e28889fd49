//! Tasks: the question for a pupil, and the data to check the answer.

use maths::games::{Coordinate, Game, Ruleset};
use serde::{Deserialize, Serialize};

/// Words, and a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// The words of the teacher above the question; may be empty.
    pub words: String,
    /// The question.
    pub asked: Asked,
}

/// The question of a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// A move that wins.
    Move(Game),
    /// The winner: the player who moves first, or the other.
    Winner(Game),
    /// The numbers or letters of a row of a table.
    Row(Row),
    /// A formula for the P-positions or the values.
    Rule(Rule),
    /// An explanation in the pupil's words.
    Explanation {
        /// The answer of the teacher, shown once the pupil has written something; empty for none.
        answer: String,
    },
}

/// A row of a table: the positions that differ in one coordinate.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The ruleset, and the coordinates that stay.
    pub game: Game,
    /// The coordinate that runs from 0 to `last`.
    pub along: Coordinate,
    /// The largest value of that coordinate, at most [`Row::LONGEST`].
    pub last: u32,
    /// The entries to be completed.
    pub shows: Shows,
}

maths::named! {
    /// The entries of a row of a table.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Shows {
        /// The outcome: P-position or N-position.
        #[default]
        Outcomes = "outcomes",
        /// The Grundy value.
        Values = "values",
    }
}

/// A formula that is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// The ruleset. Coordinates that are 0 here are 0 in all positions on which the formula is tested.
    pub game: Game,
    /// The subject of the formula.
    pub about: About,
    /// The largest coordinate of these positions, at most [`Rule::LARGEST`].
    pub bound: u32,
    /// A formula of the teacher's, shown once the task is solved; empty for none.
    pub answer: String,
}

maths::named! {
    /// The subject of a formula.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    pub enum About {
        /// The P-positions: the formula is true at them and nowhere else.
        #[default]
        PPositions = "positions",
        /// The Grundy values: the formula is equal to them.
        Values = "values",
    }
}

impl Row {
    /// The largest coordinate of a row: more does not fit beside each other on a phone.
    pub const LONGEST: u32 = 15;

    /// The positions of the row that there are, from the smallest coordinate.
    pub fn games(&self) -> impl Iterator<Item = Game> + '_ {
        let at = |value| self.game.position().with(self.along, value);
        (0..=self.last.min(Self::LONGEST)).filter_map(move |value| Game::if_legal(self.game.ruleset(), at(value)))
    }
}

impl Rule {
    /// The largest bound: all positions are tested while the pupil waits.
    pub const LARGEST: u32 = 12;

    /// Formulas that show what can be written, with the names of the task. None of them is right. If all numbers are 0 the game is over, so
    /// the position is a P-position with value 0 in normal play, and an N-position with value 1 in misère play.
    pub fn examples(&self) -> [String; 2] {
        let Ruleset { rules, misere, .. } = self.game.ruleset();
        // The numbers of a formula are x, y and z in any ruleset but that of piles.
        let known = if rules.is_piles() { ["a", "a", "b"] } else { ["x", "y", "z"] };
        let named = |which: Coordinate| known.get(which.index()).copied();
        let mut running = running(&self.game).into_iter().filter_map(named);
        let first = running.next().unwrap_or(known[0]);
        let last = running.next_back().unwrap_or("7");
        match (self.about, misere) {
            (About::Values, _) => [format!("{first} + {last} + 2"), format!("({first} xor {last}) + 3")],
            (About::PPositions, false) => {
                [format!("{first} > {last}"), format!("{first} + {last} = 12 or {first} = 20")]
            }
            (About::PPositions, true) => {
                [format!("{first} <= {last}"), format!("{first} + {last} < 12 or {first} = 20")]
            }
        }
    }
}

impl Asked {
    /// The position that the task is about, if it is about one.
    pub fn game(&self) -> Option<Game> {
        match self {
            Self::Move(game) | Self::Winner(game) => Some(*game),
            Self::Row(row) => Some(row.game),
            Self::Rule(rule) => Some(rule.game),
            Self::Explanation { .. } => None,
        }
    }

    /// The same about another position. A row runs along a coordinate that this position has.
    pub fn place(&mut self, other: Game) {
        match self {
            Self::Move(game) | Self::Winner(game) => *game = other,
            Self::Row(row) => {
                row.game = other;
                if row.along.index() >= other.ruleset().rules.count() {
                    row.along = last_coordinate(&other);
                }
            }
            Self::Rule(rule) => rule.game = other,
            Self::Explanation { .. } => {}
        }
    }
}

/// The coordinates that run: those that are not 0 in the game, or all if all are 0.
pub fn running(game: &Game) -> Vec<Coordinate> {
    let all = || game.ruleset().rules.coordinates();
    let some: Vec<Coordinate> = all().filter(|which| game.position().coordinates[*which] > 0).collect();
    if some.is_empty() { all().collect() } else { some }
}

/// The last coordinate of a game.
pub(super) fn last_coordinate(game: &Game) -> Coordinate {
    game.ruleset().rules.coordinates().next_back().unwrap_or(maths::games::Axis::Z.into())
}

#[cfg(test)]
mod tests {
    use super::{Row, Shows};
    use maths::games::Axis;

    #[test]
    fn a_row_has_the_positions_that_there_are() {
        let row =
            Row { game: "triangle:k=3:0,1,9".parse().unwrap(), along: Axis::Z.into(), last: 6, shows: Shows::Values };
        let z: Vec<u32> = row.games().map(|game| game.position().xyz()[2]).collect();
        assert_eq!(z, [3, 4, 5, 6], "y = 1 needs x + z of at least 3");
        assert_eq!(Row { last: 99, ..row }.games().count(), 13);
    }
}
