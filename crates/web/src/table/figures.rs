//! The parts of figures of tables, maps of P-positions and columns: drawings, captions, the field for the size.

pub mod apart;
pub mod caption;
pub mod checked;
pub mod colouring;
mod list;
pub mod picture;
pub mod plot_caption;
pub mod plot_view;
pub mod points;
pub mod size_field;
