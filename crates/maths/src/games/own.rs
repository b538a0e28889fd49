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
//!
//! Rules of four numbers l, r, u and d that may each be lowered by any amount stay own rules, but are drawn as a bar that is broken on
//! four sides ([`OwnRules::is_rectangle`]).

mod amounts;
mod bad;
mod bound;
mod clause;
mod clauses;
mod entries;
mod joined;
mod letters;
mod moves;
mod names;
mod positions;
mod rectangle;
mod renamed;
mod scene;
mod several;
#[cfg(test)]
mod tests;
mod trees;
mod unequal;

use crate::expressions::Number;
use crate::games::interned::Interned;
use crate::games::{Coordinate, Rules};
use amounts::Turn;
pub use bad::{BadClause, WhyNoClause};
use bound::Bound;
pub use clause::OwnClause;
use clauses::Clauses;
use names::Names;
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

/// Rules that were read, and which of the clauses about the whole game there are.
pub(crate) struct Read {
    pub(super) rules: Rules,
    pub(crate) pass: bool,
    pub(super) misere: bool,
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

    /// The names of the coordinates that are x, y and z of a bar, if the rules are a bar under other names.
    pub fn bar_names(self) -> Option<[&'static str; 3]> {
        self.renamed().map(|renamed| renamed.names(self))
    }

    /// The clauses as they are written, without pass and misère.
    pub fn text(self) -> &'static str {
        &self.0.text
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
