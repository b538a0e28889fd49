//! Downloads: tables, P-positions, sequences and drawings as files that other programs read.
//!
//! | what | formats |
//! |---|---|
//! | [`grid`]: a plane of a table, a map of heights | CSV (a position to a row, or a matrix), JSON, LaTeX |
//! | [`positions`]: a list of P-positions | CSV, JSON, LaTeX |
//! | [`comparison`]: the P-positions in which two rulesets differ | CSV, JSON |
//! | [`sequence`]: numbers with an index | OEIS b-file, CSV, JSON, LaTeX |
//! | [`listing`]: a small table of words and numbers | CSV, JSON |
//! | [`rows()`]: a table of words, some of them written by strangers | CSV |
//! | [`bar`]: a position | a [`Drawing`](drawing::Drawing), TikZ |
//! | [`written`]: a plane of a table, as it is written | a drawing |
//! | [`plot`]: a plane of a table in colours, P-positions seen from above, projected, or of two rulesets | a drawing |
//! | [`mod@line`]: a sequence | a drawing |
//! | [`cloud`]: P-positions in space | a drawing |
//! | [`drawing`]: any of these as data | SVG; a worker paints it on a canvas |
//! | [`finish()`]: any of these at a wanted size and with a caption | a drawing |
//! | [`pdf`], [`mod@tikz`]: any of these | PDF, TikZ |
//! | [`film`]: a bar and its table while a parameter rises | SVG that moves |
//! | [`png`]: a picture that was painted elsewhere | text in a PNG |
//! | [`pack()`]: several files in one | ZIP |
//!
//! Every file but CSV contains its [`Source`]: the title, the ruleset, the range, the version of the program, and the link that makes the
//! file again. Spreadsheets and data frames read no comments, so the source of a CSV file is a separate file. Long files are made in
//! pieces, as an [`Export`], so that a worker can report its progress and stop between two of them. Text is UTF-8 and lines end with a line
//! feed.
//!
//! The formats are part of the contract with the outside: names of columns and keys, and their order, do not change.

mod archive;
pub mod bar;
mod checksum;
pub mod cloud;
pub mod comparison;
pub mod dossiers;
pub mod drawing;
pub(crate) mod escape;
mod export;
mod file;
pub mod film;
mod finish;
mod frame;
pub mod grid;
pub mod line;
pub mod listing;
mod numbers;
pub mod pdf;
mod pen;
pub mod plot;
pub mod png;
pub mod positions;
mod rows;
mod scale;
pub mod sequence;
mod source;
pub mod tikz;
pub mod written;

pub use archive::{Unpacked, pack, pack_deflated, unpack};
pub(crate) use checksum::{checksum, shifted};
pub use export::Export;
pub use file::File;
pub use finish::finish;
pub use frame::{Along, Frame};
pub use rows::rows;
pub use source::Source;
