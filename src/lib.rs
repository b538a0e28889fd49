#![doc = "placeholder"]
pub mod games;
pub mod solver;
pub mod values;
pub mod worker;
