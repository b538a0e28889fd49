//! What can be downloaded: tables, P-positions, sequences and drawings as files that other programs read.
//!
//! | what | formats |
//! |---|---|
//! | [`grid`]: a plane of a table, a map of heights | CSV (a position to a row, or a matrix), JSON, LaTeX |
//! | [`positions`]: a list of P-positions | CSV, JSON |
//! | [`comparison`]: the P-positions in which two rulesets differ | CSV |
//! | [`sequence`]: numbers with an index | OEIS b-file, CSV |
//! | [`bar`]: the drawing of a position | SVG, TikZ |
//! | [`written`]: a plane of a table, as it is written | SVG, and its cells for a canvas |
//! | [`plot`]: a plane of a table in colours, P-positions seen from above, or projected | SVG |
//! | [`cloud`]: P-positions in space | SVG, and the parts of the picture for a canvas |
//! | [`pdf`]: any of these drawings, from its SVG | PDF |
//! | [`png`]: a picture that was painted elsewhere | text in a PNG |
//!
//! Every file but CSV carries its [`Source`]: what it shows, the ruleset, the range, the version of the program, and the
//! link that makes it again. Spreadsheets and data frames read no comments, so there the source is a file of its own. Long files are made in pieces, as an [`Export`], so that a worker can tell how far it is and stop between
//! two of them. Text is UTF-8 and lines end with a line feed.
//!
//! The formats are part of the contract with the outside: names of columns and keys, and their order, do not change.

pub mod bar;
pub mod cloud;
pub mod comparison;
mod drawing;
mod escape;
mod export;
mod frame;
pub mod grid;
mod numbers;
pub mod pdf;
mod pen;
pub mod plot;
pub mod png;
pub mod positions;
mod scale;
pub mod sequence;
mod source;
pub mod written;

pub use export::Export;
pub use frame::Along;
pub use frame::Frame;
pub use source::Source;
