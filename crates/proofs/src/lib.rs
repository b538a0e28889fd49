//! Claims about all positions: automata and sentences with quantifiers, theorems that are proved or refuted, and certificates that a small
//! checker can check by itself. No browser, no I/O.

pub mod automata;
pub mod certificates;
pub mod theorems;
