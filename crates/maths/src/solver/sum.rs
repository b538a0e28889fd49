//! Sums of games: values from the tables of the parts, and results of a search.
//!
//! Under normal play without a pass of the whole, the Grundy value of a sum is the nim-sum of the values of its parts (Sprague and Grundy).
//! So the tables of the parts are enough for [`SumEvaluation::of_parts`], even for large sums.
//!
//! No such rule is true under misère play or with one pass for the whole, nor for remoteness. So [`SumSearch`] visits every position of the
//! sum that can be reached, within a budget that is computed first.

mod evaluation;
mod found;
mod listing;
mod places;
mod search;
#[cfg(test)]
mod tests;

pub use evaluation::{SumEvaluation, SumValued};
pub use search::{SumRefusal, SumSearch};
