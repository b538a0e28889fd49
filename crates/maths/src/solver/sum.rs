//! Sums of games: what is read off the tables of the parts, and what is found by search.
//!
//! Under normal play without a pass of the whole, the Grundy value of a sum is the nim-sum of the values of its parts
//! (Sprague and Grundy), so the table of each part is enough, however large the sum. [`SumEvaluation::of_parts`] reads it off.
//!
//! Nothing of the kind holds under misère play or with one pass for the whole, and remoteness does not add up either. So
//! [`SumSearch`] looks at every position of the sum that can be reached, within a budget that is known before it begins.

mod evaluation;
mod listing;
mod places;
mod search;
#[cfg(test)]
mod tests;

pub use evaluation::{SumEvaluation, SumValued};
pub use search::{SumRefusal, SumSearch};
