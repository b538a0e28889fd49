//! The search against the interpreter, the obvious algorithm and the papers.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

mod found;
mod own;
mod sides;
mod slices;

use crate::formulas::search::bank::Bank;
use crate::formulas::search::leaves::leaves;
use crate::formulas::search::named::Named;
use crate::formulas::search::sample::Sample;
use crate::formulas::search::small_box::{OpenBox, SmallBox, size};
use crate::formulas::search::{Question, Search, Target};
use crate::games::Ruleset;
use crate::solver::{Extent, Obvious, Plan};

/// A search in one go.
fn searched(question: Question) -> Search {
    let mut search = Search::new(question, Plan::BOUND).unwrap();
    while !search.advance(u64::MAX) {}
    search
}

/// The box of a ruleset, a sample of it, and an empty bank.
fn ground(text: &str, target: Target, smaller_positions: bool) -> (SmallBox, Sample, Bank) {
    let ruleset: Ruleset = text.parse().unwrap();
    let table = if ruleset.rules.own().is_some() {
        let mut filling = OpenBox::new(ruleset, Plan::BOUND).unwrap();
        while !filling.advance(u64::MAX).unwrap() {}
        filling.into_box()
    } else {
        let extent = Extent::cube(ruleset.rules, size(ruleset));
        SmallBox::Table(Box::new(Obvious::table(ruleset, extent).unwrap()))
    };
    let named = ruleset.rules.own().map(Named::of).unwrap_or_default();
    let sample = Sample::new(&table, target);
    let leaves = leaves(ruleset, &named, &table, &sample, smaller_positions);
    let bank = Bank::new(ruleset, named.divisors, &sample, leaves, Plan::BOUND);
    (table, sample, bank)
}
