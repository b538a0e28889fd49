//! Components that turn data into SVG and tables. They know no rules: moves come in as data and go out as callbacks; looks
//! live in `static/`, and what is emitted here are class names.
//!
//! A part that may be missing leaves an empty place (`unwrap_or_default`), here and in `explore`. Yew compares unnamed siblings
//! one by one, from the last; a sibling that comes or goes would have all those before it made anew, with their focus lost.

pub mod automaton;
pub mod board;
pub mod cloud;
pub mod column_heights;
pub mod columns;
pub mod counted;
pub mod cursor;
pub mod focus;
pub mod heat_map;
pub mod hooks;
pub mod letters;
pub mod listening;
pub mod marked;
mod maths;
pub mod miniature;
pub mod mirrored;
mod moulded;
pub mod number_table;
pub mod palette;
pub mod partners;
pub mod pieces;
pub mod plane;
pub mod plot;
pub mod pointing;
pub mod printed;
pub mod properties;
pub mod qr;
pub mod removed;
pub mod scatter;
pub mod sequence_plot;
pub mod shaping;
pub mod sheet;
pub mod sight;
pub mod sizing;
pub mod theme;
pub mod tones;
pub mod waiting;
pub(crate) mod window;
