//! The language against its grammar, programs against the interpreter, verdicts against sorted lists of all positions.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

mod collections;
mod four;
mod own_values;
mod programs;
mod text;
mod travel;
mod trees;
mod values;
mod verdicts;
