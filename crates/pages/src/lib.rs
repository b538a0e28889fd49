//! The pages, one room each.

pub mod embed;
pub mod explore;
pub mod laboratory;
pub mod papers;
pub mod play;
pub mod pupil;
pub mod teach;
