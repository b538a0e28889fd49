#![doc = "placeholder"]
pub mod games;
pub mod values;
