//! The search against the interpreter, the obvious algorithm and the papers.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

mod found;
mod sides;
mod slices;

use crate::games::Ruleset;
use crate::search::Question;
use crate::search::Search;
use crate::search::Target;
use crate::search::bank::Bank;
use crate::search::leaves::leaves;
use crate::search::sample::Sample;
use crate::solver::Obvious;
use crate::solver::Plan;
use crate::solver::Table;

/// A search in one go.
fn searched(question: Question) -> Search {
    let mut search = Search::new(question, Plan::BOUND).unwrap();
    while !search.advance(u64::MAX) {}
    search
}

/// The table of a ruleset, a sample of it, and an empty bank.
fn ground(text: &str, target: Target, smaller_positions: bool) -> (Table, Sample, Bank) {
    let ruleset: Ruleset = text.parse().unwrap();
    let table = Obvious::table(ruleset, Sample::extent(ruleset)).unwrap();
    let sample = Sample::new(&table, target);
    let leaves = leaves(ruleset, &table, &sample, smaller_positions);
    let bank = Bank::new(ruleset, &sample, leaves, Plan::BOUND);
    (table, sample, bank)
}
