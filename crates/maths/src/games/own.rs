//! Own rules: names of coordinates, bounds, and moves, in one line of text.
//!
//! `rules:x y z;y<=floor((x+z)/3):7,4,7` is T(3); `rules:a b;move a by any;move b by any;move a,b by any:3,5` is Wythoff's game.
//!
//! | clause | what it says |
//! |---|---|
//! | `x y z` | comes first: the names of one to six coordinates, one small letter each, not `p` |
//! | `y<=floor((x+z)/3)` | y is at most this number. After each move every coordinate comes down to its bounds, until nothing changes |
//! | `move x by any` | x may be lowered by any amount |
//! | `move x by 1,2,5` | … by one of these amounts |
//! | `move x by 1..ceil(x/2)` | … by an amount from 1 up to a number that the position before the move tells |
//! | `move x by y,2*y` | … by one of these numbers, if it is whole and at least 1 at the position before the move |
//! | `move x by multiples of y` | … by a multiple of such a number |
//! | `move x by primes` | … by one of a set: `primes`, `squares`, or `powers of 2` |
//! | `move x by all but 2,3,7` | … by any amount but these |
//! | `move x,y by any` | x and y may be lowered together, both by the same amount |
//! | `move x by 1 and y by 2` | x and y may be lowered together, by these amounts |
//! | `move x by t and y by 2*t` | … y by twice the amount of x; the letter is not a coordinate |
//! | `move some of x,y by any` | at least one of x and y may be lowered, each by an independent amount |
//! | `move at most 2 of x,y,z by 1,2` | the same, but not more of them than this number |
//! | `move x by s and y by t where abs(s-t)<2` | all of them are lowered, by amounts of which this is true; the letters are not coordinates |
//! | `pass` | one pass exists |
//! | `misere` | the player who makes the last move loses |
//!
//! In addresses an underscore may take the place of a blank.
//!
//! Without a `move`, each coordinate may be lowered by any amount. The formulas are those of [`expressions`](crate::expressions).
//!
//! # Bounds
//! A bound must be made of parts that cannot fall when other coordinates grow ([`steady`](crate::games::steady)). So a move that lowers one
//! coordinate never lets another one rise. A position below a legal one can be reached only by falling, and tables can be filled in the
//! order of their coordinates. Bounds may name each other (`x<=2*y;y<=2*x`). Coming down always ends, since coordinates never go up. Rules
//! whose bounds would take very many rounds are refused.
//!
//! # Bars
//! Where the coordinates are x, y and z, only y has a bound, and each may be lowered by any amount, the rules are those of a bar with
//! this rim. Then they *are* that bar ([`OwnRules::read`]): drawn, solved and written like it.

mod amounts;
mod bad;
mod bound;
mod clauses;
mod entries;
mod joined;
mod renamed;
mod scene;
mod several;
#[cfg(test)]
mod tests;
mod trees;
mod unequal;

use crate::expressions::{Number, quoted};
use crate::games::interned::Interned;
use crate::games::scene::Scene;
use crate::games::{Coordinate, Coordinates, Direction, Move, Problem, Rules};
use amounts::{Amount, Turn};
pub use bad::{BadClause, WhyNoClause};
use bound::Bound;
use clauses::Clauses;
pub(crate) use renamed::Renamed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
pub(crate) use several::OwnLine;
use several::Several;
use std::convert::Infallible;
use std::fmt;
use std::hash::{Hash, Hasher};
pub use trees::{AmountTree, OwnTrees, SeveralTree};

/// Rules that are no others of this program. Two are equal if and only if they are written the same.
#[derive(Clone, Copy)]
pub struct OwnRules(&'static Own);

/// By the text.
static KEPT: Interned<String, Own> = Interned::new();

/// The data of own rules, without the formulas, which the text gives back.
#[derive(Clone, Serialize, Deserialize)]
struct Own {
    text: String,
    names: Names,
    bounds: Vec<Bound>,
    /// At least one; no two of them have the same direction.
    turns: Vec<Turn>,
    several: Vec<Several>,
    /// The bar that they are under other names, if they are one.
    renamed: Option<Renamed>,
}

/// One small letter for each coordinate.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
struct Names(Vec<&'static str>);

impl Names {
    /// The letters that can be names. `p` is the pass.
    const LETTERS: &'static str = "abcdefghijklmnoqrstuvwxyz";

    /// The coordinate with this name.
    fn find(&self, name: &str) -> Option<Coordinate> {
        self.0.iter().position(|known| *known == name).and_then(Coordinate::new)
    }

    /// That a name is not one of these.
    fn unknown(&self, name: &str) -> WhyNoClause {
        WhyNoClause::UnknownName { name: quoted(name), known: self.0.clone() }
    }
}

impl From<String> for Names {
    fn from(letters: String) -> Self {
        let letter = |letter: char| Self::LETTERS.find(letter).and_then(|at| Self::LETTERS.get(at..=at));
        Self(letters.chars().filter_map(letter).collect())
    }
}

impl From<Names> for String {
    fn from(names: Names) -> Self {
        names.0.concat()
    }
}

/// A clause of rules, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnClause {
    /// A coordinate is at most a formula.
    Bound {
        /// The coordinate.
        name: &'static str,
        /// The formula.
        most: &'static str,
    },
    /// A move lowers coordinates.
    Move {
        /// The names of the coordinates, with commas between them.
        names: &'static str,
        /// `any`, or amounts, ranges and formulas with commas between them ([`OwnClause::entries`]).
        amounts: &'static str,
    },
    /// A move lowers some of the coordinates, each by an independent amount.
    Several {
        /// The most coordinates, as a number; nothing if there may be all of them.
        most: Option<&'static str>,
        /// The names of the coordinates, with commas between them.
        names: &'static str,
        /// As for other moves.
        amounts: &'static str,
    },
    /// A move lowers coordinates by unequal amounts.
    Unequal {
        /// Several of `names by amount`, with `and` between them.
        parts: &'static str,
    },
    /// A move lowers coordinates by amounts that a condition joins.
    Joined {
        /// `name by letter`, with `and` between them.
        parts: &'static str,
        /// The condition in these letters.
        condition: &'static str,
    },
}

/// Rules that were read, and which of the clauses about the whole game there are.
pub(crate) struct Read {
    pub(super) rules: Rules,
    pub(crate) pass: bool,
    pub(super) misere: bool,
}

impl OwnClause {
    /// The entries of a list of amounts.
    pub fn entries(amounts: &str) -> Vec<&str> {
        entries::divided(amounts)
    }

    /// The numbers that are no amounts, if the list names these.
    pub fn excepted(amounts: &str) -> Option<&str> {
        amounts.strip_prefix(entries::ALL_BUT)
    }
}

impl OwnRules {
    /// The most characters rules may have.
    pub const LONGEST: usize = 400;
    /// The most rounds of applying every bound before nothing changes.
    const MOST_ROUNDS: usize = 200;

    /// Reads clauses in small letters. Rules of a bar become that bar.
    ///
    /// # Errors
    /// Every clause that is none, and why.
    pub(crate) fn read(text: &str) -> Result<Read, Vec<BadClause>> {
        let clauses = Clauses::read(text)?;
        let (pass, misere) = (clauses.pass, clauses.misere);
        let rules = match clauses.bar() {
            Some(bar) => Rules::Bar(bar),
            None => Rules::Own(Self::of(&clauses)?),
        };
        Ok(Read { rules, pass, misere })
    }

    fn of(clauses: &Clauses) -> Result<Self, Vec<BadClause>> {
        let made = Self::kept(clauses.text(), |text| clauses.compiled(text));
        if made.0.comes_to_rest() { Ok(made) } else { Err(vec![clauses.chase()]) }
    }

    fn kept(text: String, make: impl FnOnce(String) -> Own) -> Self {
        let made: Result<_, Infallible> = KEPT.get_or_make(text.clone(), || Ok(make(text)));
        match made {
            Ok(own) => Self(own),
            Err(never) => match never {},
        }
    }

    /// The bar that the rules are under other names, if they are one.
    fn renamed(self) -> Option<Renamed> {
        self.0.renamed
    }

    /// The clauses as they are written, without pass and misère.
    pub fn text(self) -> &'static str {
        &self.0.text
    }

    /// The bounds and the moves, as they are written.
    pub fn clauses(self) -> impl Iterator<Item = OwnClause> {
        self.text().split(';').skip(1).filter_map(|clause| {
            let made = clause.strip_prefix("move ").and_then(|parts| {
                if let Some((parts, condition)) = parts.split_once(" where ") {
                    return Some(OwnClause::Joined { parts, condition });
                }
                let (names, amounts) = parts.split_once(" by ")?;
                if let Some((count, names)) = names.split_once(" of ") {
                    return Some(OwnClause::Several { most: count.strip_prefix("at most "), names, amounts });
                }
                let is_unequal = amounts.contains(" by ");
                Some(if is_unequal { OwnClause::Unequal { parts } } else { OwnClause::Move { names, amounts } })
            });
            made.or_else(|| clause.split_once("<=").map(|(name, most)| OwnClause::Bound { name, most }))
        })
    }

    /// The formulas as trees. None if the text cannot be read again, which does not happen.
    pub fn trees(self) -> Option<OwnTrees> {
        Clauses::read(self.text()).ok().map(|clauses| clauses.trees())
    }

    /// The clauses as [`OwnRules::text`] writes them, with other formulas, which must be equal to those of the rules. None if the text
    /// cannot be read again, which does not happen.
    pub fn text_with(self, change: impl Fn(&Number) -> Number) -> Option<String> {
        Clauses::read(self.text()).ok().map(|clauses| clauses.with_formulas(change).text())
    }

    /// Every invalid clause of a text in small letters, each by itself. Bounds that chase each other are not found.
    pub fn bad_clauses(text: &str) -> Vec<BadClause> {
        Clauses::read(text).err().unwrap_or_default()
    }

    /// The names of the coordinates.
    pub fn names(self) -> &'static [&'static str] {
        &self.0.names.0
    }

    /// The number of coordinates.
    pub fn count(self) -> usize {
        self.names().len()
    }

    /// The coordinate with this name.
    pub fn named(self, name: &str) -> Option<Coordinate> {
        self.0.names.find(name)
    }

    /// True if a coordinate has a bound.
    pub fn has_bound(self, which: Coordinate) -> bool {
        self.0.bounds.iter().any(|bound| bound.of == which)
    }

    /// Every reason why coordinates are not legal.
    pub(super) fn problems(self, coordinates: Coordinates) -> Vec<Problem> {
        let Own { names, bounds, .. } = self.0;
        let problem = |bound: &Bound| {
            let (name, value) = (names.0[bound.of.index()], coordinates[bound.of]);
            match bound.most(coordinates) {
                Ok(most) if value <= most => None,
                Ok(most) => Some(Problem::AboveBound { name, most, value }),
                Err(fault) => Some(Problem::NoBound { name, fault }),
            }
        };
        bounds.iter().filter_map(problem).collect()
    }

    /// True if any coordinate has a bound.
    pub(crate) fn has_bounds(self) -> bool {
        !self.0.bounds.is_empty()
    }

    /// A coordinate that is above one of its bounds, if there is one.
    pub(crate) fn above(self, coordinates: Coordinates) -> Option<Coordinate> {
        let is_above = |bound: &&Bound| bound.most(coordinates).is_ok_and(|most| coordinates[bound.of] > most);
        self.0.bounds.iter().find(is_above).map(|bound| bound.of)
    }

    /// The lines of the moves that lower some of several coordinates by any amounts.
    pub(crate) fn lines(self) -> Vec<OwnLine> {
        let mut lines = Vec::new();
        self.0.several.iter().filter(|several| several.is_lined()).for_each(|several| several.add_lines(&mut lines));
        lines
    }

    /// Calls `visit` with a direction in which a move is possible, and the least and the greatest amount of one of its ranges.
    /// Ranges may overlap. Moves of [`OwnRules::lines`] are left out if `with_lines`.
    pub(crate) fn each_range(
        self,
        coordinates: Coordinates,
        with_lines: bool,
        mut visit: impl FnMut(Direction, u32, u32),
    ) {
        for turn in &self.0.turns {
            turn.ranges(coordinates).for_each(|(first, last)| visit(turn.along, first, last));
        }
        for several in self.0.several.iter().filter(|several| !with_lines || !several.is_lined()) {
            several.each_move(coordinates, |by| {
                if let Some((along, by)) = Direction::of(by) {
                    visit(along, by, by);
                }
            });
        }
    }

    /// True if moves lower some of several coordinates, each by an amount that is chosen by itself.
    pub fn has_several(self) -> bool {
        !self.0.several.is_empty()
    }

    /// A bound on the number of moves that lower some of several coordinates, of which each has a number.
    pub(super) fn most_together(self, number: impl Fn(Coordinate) -> u32) -> u64 {
        let ways = |turn: &Turn| turn.along.first().map_or(1, |which| u64::from(number(which)) + 1);
        let together = |several: &Several| several.each.iter().map(ways).fold(1, u64::saturating_mul);
        self.0.several.iter().map(together).fold(0, u64::saturating_add)
    }

    /// True if a move lowers several coordinates by amounts that are chosen one by one: without any of them, it is a move as well.
    pub(super) fn is_together(self, coordinates: Coordinates, play: Move) -> bool {
        match play {
            Move::Lower { along, by } => {
                let is_move = |which: Coordinate| {
                    let mut amounts = along.amounts(by);
                    amounts[which.index()] = 0;
                    Direction::of(&amounts).is_some_and(|(along, by)| self.lowered(coordinates, along, by).is_some())
                };
                !self.has_turn(coordinates, along, by) && along.coordinates().all(is_move)
            }
            Move::Cut { .. } | Move::Share { .. } | Move::Pass => false,
        }
    }

    /// The directions of moves, each once.
    pub(crate) fn directions(self) -> impl Iterator<Item = Direction> {
        self.0.turns.iter().map(|turn| turn.along)
    }

    /// The directions of moves by any amount, each once.
    pub(crate) fn directions_of_any(self) -> impl Iterator<Item = Direction> {
        self.0.turns.iter().filter(|turn| turn.amounts.contains(&Amount::Any)).map(|turn| turn.along)
    }

    /// True if a move lowers this coordinate alone, by any amount.
    pub(super) fn lowers_alone_by_any(self, which: Coordinate) -> bool {
        let mut turns = self.0.turns.iter().chain(self.0.several.iter().flat_map(|several| &several.each));
        turns.any(|turn| turn.along == which.into() && turn.amounts.contains(&Amount::Any))
    }

    /// True if no coordinate is above one of its bounds.
    pub(super) fn is_legal(self, coordinates: Coordinates) -> bool {
        self.0.bounds.iter().all(|bound| bound.most(coordinates).is_ok_and(|most| coordinates[bound.of] <= most))
    }

    /// The coordinates after they come down to their bounds.
    #[must_use]
    pub(super) fn settled(self, coordinates: Coordinates) -> Coordinates {
        let mut at = coordinates;
        while self.0.come_down(&mut at) {}
        at
    }

    /// Calls `visit` with every move and the coordinates it leaves, the smallest amounts first.
    pub(super) fn each_move(self, coordinates: Coordinates, visit: &mut impl FnMut(Move, Coordinates)) {
        for turn in &self.0.turns {
            turn.each_amount(coordinates, |by| {
                visit(Move::Lower { along: turn.along, by }, self.settled(turn.along.lowered(coordinates, by)));
            });
        }
        for (at, several) in self.0.several.iter().enumerate() {
            several.each_move(coordinates, |amounts| {
                let Some((along, by)) = Direction::of(amounts) else { return };
                let is_known = self.0.several[..at].iter().any(|other| other.allows(coordinates, amounts));
                if !is_known && !self.has_turn(coordinates, along, by) {
                    visit(Move::Lower { along, by }, self.settled(along.lowered(coordinates, by)));
                }
            });
        }
    }

    /// True if one of the turns lowers the coordinates so.
    fn has_turn(self, coordinates: Coordinates, along: Direction, by: u32) -> bool {
        self.0.turns.iter().any(|turn| turn.along == along && turn.allows(coordinates, by))
    }

    /// True if no move is left.
    pub(super) fn is_terminal(self, coordinates: Coordinates) -> bool {
        !self.0.turns.iter().any(|turn| turn.has_amount(coordinates))
            && !self.0.several.iter().any(|several| several.has_move(coordinates))
    }

    /// The coordinates after a move, if the move is legal.
    pub(super) fn lowered(self, coordinates: Coordinates, along: Direction, by: u32) -> Option<Coordinates> {
        let amounts = along.amounts(by);
        // A move has one direction: (2, 2) by 1 is (1, 1) by 2.
        let is_allowed = self.has_turn(coordinates, along, by)
            || Direction::of(&amounts) == Some((along, by))
                && self.0.several.iter().any(|several| several.allows(coordinates, &amounts));
        is_allowed.then(|| self.settled(along.lowered(coordinates, by)))
    }

    /// The direction and the amount by which the coordinates are lowered by these numbers; `None` if no move goes in such a direction.
    pub(super) fn move_by(self, numbers: &[u32; Coordinates::MOST]) -> Option<(Direction, u32)> {
        let (primitive, most) = Direction::of(numbers)?;
        let is_there = self.has_several() || self.directions().any(|along| along == primitive);
        is_there.then_some((primitive, most))
    }

    /// The strips of a position.
    pub(super) fn scene(self, coordinates: Coordinates) -> Scene {
        scene::scene(self, coordinates)
    }
}

impl Own {
    /// Brings every coordinate down to its bound once. Returns whether something changed.
    fn come_down(&self, at: &mut Coordinates) -> bool {
        let mut changed = false;
        for bound in &self.bounds {
            // If a bound is too large to be computed, the position was refused.
            let most = bound.most(*at).unwrap_or(u32::MAX);
            if at[bound.of] > most {
                *at = at.with(bound.of, most);
                changed = true;
            }
        }
        changed
    }

    /// True if coming down takes few rounds from positions near and far. Bounds that name each other can lower each other by a little, over
    /// and over.
    fn comes_to_rest(&self) -> bool {
        let rounds = |largest: u32, held: Coordinate| {
            let mut at = Coordinate::first(self.names.0.len())
                .fold(Coordinates::zeros(self.names.0.len()), |at, which| at.with(which, largest));
            at = at.with(held, largest / 3);
            (0..=OwnRules::MOST_ROUNDS).any(|_| !self.come_down(&mut at))
        };
        let sizes = [10, 1000, 1_000_000, 1_000_000_000];
        sizes.into_iter().all(|largest| Coordinate::first(self.names.0.len()).all(|held| rounds(largest, held)))
    }
}

/// As data: compiled, so that a worker needs nothing of the language. In text they are a part of their ruleset.
impl Serialize for OwnRules {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(out)
    }
}

impl<'de> Deserialize<'de> for OwnRules {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let own = Own::deserialize(input)?;
        Ok(Self::kept(own.text.clone(), |_| own))
    }
}

impl PartialEq for OwnRules {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for OwnRules {}

impl Hash for OwnRules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.0).hash(state);
    }
}

impl fmt::Debug for OwnRules {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "OwnRules({})", self.0.text)
    }
}
