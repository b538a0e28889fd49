//! Every position of a sum that can be reached, with its value and its remoteness.
//!
//! # Layout
//! The positions of each part are listed so that options come first ([`Listing`]). A position of the sum is one place on each list and,
//! with a pass of the whole, one bit that is 1 if the pass can still be used. These are the digits of a number in mixed radix, the index of
//! the position:
//!
//! ```text
//!   index = ((pass · n₁ + place₁) · n₂ + place₂) · n₃ + …      nᵢ: how many positions part i has
//! ```
//!
//! A move changes one digit to a smaller one, so an option has a smaller index. Hence in the order of the indices every option is known in
//! time. A move in part i from one place to another lowers the index by the difference of the places times the product of the nⱼ with j >
//! i. The search needs no other data of the position; [`Found`] goes through the indices.
//!
//! # Value and remoteness
//! The value is the mex of the values of the options; a terminal position has 0, and 1 under misère play (as in all tables
//! here, so that the P-positions are the zeros). With the outcomes goes the remoteness, as in `solver::remoteness`: 0 at a
//! terminal position, 1 + the least of the P-options of an N-position, and 1 + the largest of all options of a P-position.
//!
//! # Budget
//! The number of positions is known once the parts are listed: the product of the nᵢ, twice that with a pass. The number of options visited
//! is known too: part i has eᵢ options on its list, and the search visits each once for every combination of positions of the other parts.
//! Both numbers are compared with their bounds before the search begins. A value v takes v positions of lower values, which have 0 + 1 +
//! … + (v − 1) options at least; so within the budget values fit 16 bits.

use crate::games::Sum;
use crate::solver::sum::found::Found;
use crate::solver::sum::listing::Listing;
use crate::solver::{Computation, Extent, NoMemory, Plan};
use crate::values::{Nimber, Outcome};
use serde::{Deserialize, Serialize};

/// The value and the remoteness of every position that can be reached from a sum, found in slices.
pub struct SumSearch {
    sum: Sum,
    /// The lists of the parts, in their order. The last one may be incomplete.
    lists: Vec<Listing>,
    /// The results and their size; `None` while parts are listed.
    found: Option<(Found, Budget)>,
}

/// The size of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Budget {
    positions: u64,
    options: u64,
    bytes: u64,
}

/// The reason why a sum is not searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub enum SumRefusal {
    /// Too many positions can be reached: at least this number.
    Positions(u64),
    /// The positions have too many options: at least this number.
    Options(u64),
    /// The lists of the parts would have too many options: at least this number.
    Listed(u64),
    /// The memory could not be allocated.
    NoMemory(NoMemory),
}

impl SumRefusal {
    /// The largest number of positions in a search.
    pub const MOST_POSITIONS: u64 = 4_000_000;
    /// The largest number of options in a search.
    pub const MOST_OPTIONS: u64 = 400_000_000;
    /// The largest number of options on the lists of the parts.
    pub const MOST_LISTED: u64 = 20_000_000;
}

impl SumSearch {
    /// Begins with the list of the first part.
    ///
    /// # Errors
    /// When the boxes of the parts already show that there are too many positions.
    pub fn new(sum: Sum) -> Result<Self, SumRefusal> {
        let least = sum.parts().iter().try_fold(1, |product: u64, game| {
            // The box of a bar contains exactly the positions that can be reached.
            let (ruleset, extent) = (game.ruleset(), Extent::holding(game));
            if ruleset.rules.is_piles() {
                // From the largest to the smallest pile alone, `most` tokens can go over one by one. From each of these positions a move
                // can transfer 1 token, or 2, or more, up to half of the difference.
                let most = u64::from(extent.z / 2);
                return listed(most * (most + 1) / 2).map(|()| product);
            }
            if ruleset.rules.own().is_some() {
                // The moves may not reach all of the box, so its size proves nothing.
                return Ok(product);
            }
            // With one word to a line, a table beyond the bound has many more positions than a search.
            let plan = Plan::with_words(&ruleset, &extent, Plan::BOUND, 1);
            let positions = plan.map_or(SumRefusal::MOST_POSITIONS + 1, |plan| plan.positions);
            let is_used_up = ruleset.pass && !game.position().pass;
            within(product.saturating_mul(if is_used_up { positions / 2 } else { positions }))
        })?;
        within(least * layers(&sum))?;
        Ok(Self { sum, lists: Vec::new(), found: None })
    }

    /// Searches a sum in one go.
    ///
    /// # Errors
    /// When it takes more than the budget.
    pub fn of(sum: &Sum) -> Result<Self, SumRefusal> {
        Self::new(sum.clone())?.run_to_end()
    }

    /// The sum whose positions are searched.
    pub fn sum(&self) -> &Sum {
        &self.sum
    }

    /// The memory of the search in bytes, once the parts are listed.
    pub fn bytes(&self) -> Option<u64> {
        self.found.as_ref().map(|(_, budget)| budget.bytes)
    }

    /// Goes on with the list of a part, begins that of the next, or begins the search when all are complete.
    fn list(&mut self, work: u64) -> Result<(), SumRefusal> {
        let is_complete = self.lists.last_mut().is_none_or(|list| list.advance(work));
        let budget = Budget::of(&self.lists, layers(&self.sum));
        budget.check(self.lists.iter().map(Listing::options_in_all).sum())?;
        if !is_complete {
            return Ok(());
        }
        match self.sum.parts().get(self.lists.len()) {
            Some(next) => self.lists.push(Listing::new(next)),
            None => {
                let found = Found::new(&self.lists, budget.positions as usize).map_err(SumRefusal::NoMemory)?;
                self.found = Some((found, budget));
            }
        }
        Ok(())
    }

    /// The value of a position that can be reached; under misère play the misère Grundy value. `None` until it is found.
    pub fn value(&self, sum: &Sum) -> Option<Nimber> {
        let (found, index) = self.at(sum)?;
        Some(Nimber(u32::from(found.value(index))))
    }

    /// The outcome of a position that can be reached. `None` until it is found.
    pub fn outcome(&self, sum: &Sum) -> Option<Outcome> {
        self.value(sum).map(Outcome::of_value)
    }

    /// The remoteness of a position that can be reached. `None` until it is found.
    pub fn remoteness(&self, sum: &Sum) -> Option<u32> {
        let (found, index) = self.at(sum)?;
        Some(found.remoteness(index))
    }

    fn at(&self, sum: &Sum) -> Option<(&Found, usize)> {
        let (found, _) = self.found.as_ref()?;
        let pass = sum.whole().pass;
        if !self.sum.has_rules_of(sum) || pass > self.sum.whole().pass {
            return None;
        }
        let mut index = if pass == Some(true) { found.positions() / 2 } else { 0 };
        for ((list, game), weight) in self.lists.iter().zip(sum.parts()).zip(&found.weights) {
            index += list.place(game.position())? * weight;
        }
        (index < found.done).then_some((found, index))
    }
}

/// Steps are positions, known once the parts are listed; `work` counts options. It ends early if it would take more than the budget.
impl Computation for SumSearch {
    type Fault = SumRefusal;

    fn progress(&self) -> (u64, u64) {
        self.found.as_ref().map_or((0, 0), |(found, budget)| (found.done as u64, budget.positions))
    }

    fn advance(&mut self, work: u64) -> Result<bool, SumRefusal> {
        match &mut self.found {
            Some((found, _)) => Ok(found.advance(&self.lists, self.sum.is_misere(), work)),
            None => self.list(work).map(|()| false),
        }
    }
}

/// The number of positions for each combination of places: 2 if the pass of the whole can still be used, otherwise 1.
fn layers(sum: &Sum) -> u64 {
    if sum.whole().pass == Some(true) { 2 } else { 1 }
}

fn within(positions: u64) -> Result<u64, SumRefusal> {
    if positions > SumRefusal::MOST_POSITIONS { Err(SumRefusal::Positions(positions)) } else { Ok(positions) }
}

fn listed(options: u64) -> Result<(), SumRefusal> {
    if options > SumRefusal::MOST_LISTED { Err(SumRefusal::Listed(options)) } else { Ok(()) }
}

impl Budget {
    /// The budget that follows from the lists so far.
    fn of(lists: &[Listing], layers: u64) -> Self {
        let positions = lists.iter().fold(layers, |product, list| product.saturating_mul(list.positions()));
        let of_part = |list: &Listing| (positions / list.positions()).saturating_mul(list.options_in_all());
        let of_pass = if layers == 2 { positions / 2 } else { 0 };
        let options = lists.iter().map(of_part).fold(of_pass, u64::saturating_add);
        let of_lists = lists.iter().map(|list| Listing::bytes(list.positions(), list.options_in_all())).sum::<u64>();
        Self { positions, options, bytes: positions.saturating_mul(Found::POSITION).saturating_add(of_lists) }
    }

    fn check(&self, of_parts: u64) -> Result<(), SumRefusal> {
        within(self.positions)?;
        listed(of_parts)?;
        if self.options > SumRefusal::MOST_OPTIONS { Err(SumRefusal::Options(self.options)) } else { Ok(()) }
    }
}
