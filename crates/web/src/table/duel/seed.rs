//! Random numbers for new games.

/// A number from which the computer's choices in a game come, or that tells a game by links from others.
pub fn seed() -> u64 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u64
}
