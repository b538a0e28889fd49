//! The mathematics: values, rules and positions, the solver, formulas, and what papers claim. It knows no browser and does no I/O.

pub mod claims;
pub mod expressions;
pub mod formulas;
pub mod games;
pub mod solver;
pub mod values;
