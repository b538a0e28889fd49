//! The bar of the day: the same for everybody, and computed from the date. The question is whether the player who begins can win it; then
//! it is played against an opponent that makes no mistakes.

use crate::table::duel::{Day, State};
use maths::games::{Game, Position, Rules, Ruleset, Sum};
use maths::solver::Recursion;
use maths::values::{Chance, Outcome, Ratio};
use std::collections::HashMap;

/// The number from which all bars are computed. Links to past days open the same bars while it and the kinds below stay the same.
const SEED: u64 = 20_261_128;

/// The least sum of the coordinates.
const LEAST: u32 = 6;

/// The bar of a day. Two days in a row have bars of different kinds.
pub fn bar(day: Day) -> Game {
    let number = day.number();
    let mut chance = Chance::numbered(SEED, number);
    let k = |k: u32| Ratio::whole(k).unwrap_or(Ratio::ONE);
    let (rules, least, most) = match number % 4 {
        0 => (Rules::NIM, [2, 0, 2], [8, 0, 9]),
        1 => (Rules::NIM, [1, 1, 1], [4, 3, 5]),
        2 => (Rules::triangle(k(2 + chance.below(3) as u32)), [2, 1, 2], [6, 4, 6]),
        _ => (Rules::step(k(2), 0), [1, 1, 3], [4, 3, 7]),
    };
    let ruleset = Ruleset::normal(rules);
    // Both answers are equally likely.
    let outcome = if chance.below(2) == 0 { Outcome::N } else { Outcome::P };
    let bars = candidates(&ruleset, least, most, outcome);
    let [x, y, z] = if bars.is_empty() { most } else { bars[chance.below(bars.len())] };
    Game::lowered(ruleset, Position::new(x, y, z))
}

/// The bars of a box with this outcome, whose winner has to make at least two moves.
fn candidates(ruleset: &Ruleset, least: [u32; 3], most: [u32; 3], outcome: Outcome) -> Vec<[u32; 3]> {
    let mut known = HashMap::new();
    let mut found = Vec::new();
    for x in least[0]..=most[0] {
        for y in least[1]..=most[1] {
            for z in least[2]..=most[2] {
                let at = Position::new(x, y, z);
                if x + y + z >= LEAST && ruleset.is_legal(at) {
                    let (is, moves) = Recursion::lasts(ruleset, at, &mut known);
                    if is == outcome && moves >= 3 {
                        found.push([x, y, z]);
                    }
                }
            }
        }
    }
    found
}

/// The reader's moves as squares, which do not show the moves: brown for a move that wins, blue for a mistake, white if no move
/// wins. `None` while too little is known of the game.
pub fn squares(state: &State) -> Option<String> {
    let outcome = |sum: &Sum| {
        if sum.is_terminal() { Some(Outcome::P) } else { state.known.get(sum).map(|advice| advice.outcome) }
    };
    let own = (0..state.moves()).filter(|made| !state.is_opponents(*made));
    let square = |made: usize| {
        let line = state.line();
        Some(match (outcome(&line[made])?, outcome(&line[made + 1])?) {
            (_, Outcome::P) => '🟫',
            (Outcome::N, Outcome::N) => '🟦',
            (Outcome::P, Outcome::N) => '⬜',
        })
    };
    own.map(square).collect()
}

/// For how many days in a row, up to the last of them, the bar of the day was won on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    last: Day,
    days: u32,
}

impl Streak {
    /// The streak after a day whose bar was won.
    pub fn after(before: Option<Self>, day: Day) -> Self {
        let joined = before.filter(|before| before.last >= day || before.last.number() + 1 == day.number());
        match joined {
            Some(streak) if streak.last >= day => streak,
            Some(streak) => Self { last: day, days: streak.days.saturating_add(1) },
            None => Self { last: day, days: 1 },
        }
    }

    /// The length of the streak on a day: 0 if the player left out the day before.
    pub fn days_on(self, today: Day) -> u32 {
        if self.last <= today && self.last.number() + 1 >= today.number() { self.days } else { 0 }
    }

    /// Reads what [`Streak::written`] has written.
    pub fn read(text: &str) -> Option<Self> {
        let (last, days) = text.split_once(' ')?;
        Some(Self { last: last.parse().ok()?, days: days.parse().ok()? })
    }

    /// As it is kept.
    pub fn written(self) -> String {
        format!("{} {}", self.last, self.days)
    }
}

#[cfg(test)]
mod tests;
