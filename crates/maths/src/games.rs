//! The rules: chocolate bars, Sharing Nim and own rules, with their positions, moves, notation and geometry.
//!
//! A [`Ruleset`] holds the parameters and is not a position; a [`Position`] is up to six numbers and the pass, and means
//! nothing without its ruleset; a [`Game`] is the two together, validated, and has the one notation of the project:
//!
//! ```
//! use maths::games::Game;
//! let game: Game = "triangle : k = 3 : 7, 4, 7".parse()?;
//! assert_eq!(game.to_string(), "triangle:k=3:7,4,7");
//! assert_eq!(game.options().len(), 18);
//! # Ok::<(), maths::games::Problems>(())
//! ```
//!
//! A [`Sum`] is one game or several side by side.
//!
//! A bar is known by its rim, the highest y over x and z: a formula of its family, heights drawn by hand (`heights`) or a
//! formula that a person writes (`rim`). The drawings are one file each: `nim`, `triangle`, `columns` and, in space, `block`.

mod address;
mod axis;
mod bar;
mod block;
mod columns;
mod coordinates;
mod direction;
mod family;
mod game;
mod heights;
mod interned;
mod map_axes;
mod moves;
mod nim;
mod notation;
mod opening;
mod own;
mod piles;
mod position;
mod problem;
mod program;
mod record;
mod rim;
mod rules;
mod ruleset;
pub mod scene;
mod sharing;
mod steady;
mod step;
mod sum;
mod travel;
mod triangle;
mod witness;

pub use address::in_address;
pub use axis::Axis;
pub use bar::{Bar, Outline};
pub use coordinates::{Coordinate, Coordinates};
pub use direction::Direction;
pub use family::Family;
pub use game::Game;
pub use heights::{BadHeights, Heights};
pub use map_axes::{MapAxes, NoMap};
pub use moves::Move;
pub use opening::opening;
pub use own::{AmountTree, BadClause, OwnClause, OwnRules, OwnTrees, SeveralTree, WhyNoClause};
pub(crate) use own::{OwnLine, Renamed};
pub use piles::Piles;
pub use position::Position;
pub use problem::{Problem, Problems};
pub use record::{NotARecord, Record, WhyNot};
pub use rim::{BadRim, RimFault, RimFormula};
pub use rules::{Drawn, Rules};
pub use ruleset::Ruleset;
pub use sharing::normal_form;
pub use sum::{Sum, SumMove, Whole};
pub use witness::{Size, Witness};
