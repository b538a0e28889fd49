//! Files that other programs read: tables and drawings, lessons and the codes of pupils, dossiers. No browser, no I/O.

pub mod exports;
pub mod lessons;
