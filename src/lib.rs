#![doc = "placeholder"]
pub mod app;
pub mod games;
pub mod solver;
pub mod values;
pub mod view;
pub mod worker;
