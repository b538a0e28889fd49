//! The pages, one room each.

pub mod bench;
pub mod embed;
pub mod explore;
pub mod heaps;
pub mod laboratory;
pub mod papers;
pub mod play;
pub mod pupil;
#[cfg(test)]
mod rendered;
pub mod teach;
