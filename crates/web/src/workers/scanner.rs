//! The scanner: a worker that reads the QR codes in a grey picture. The page for teachers loads it when scanning begins.

pub mod browser;
pub mod protocol;
mod reading;

pub use reading::read;
