//! Numbers of the field, knowing no game: [`Nimber`] with its nim-sum, [`mex`], the positive rational
//! [`Ratio`] that `k` is, and the two [`Outcome`]s; and [`Chance`], which can be repeated.

mod chance;
mod nimber;
mod outcome;
mod ratio;
pub(crate) mod travel;

pub use chance::Chance;
pub use nimber::Nimber;
pub use nimber::mex;
pub use outcome::Outcome;
pub use ratio::Ratio;
pub use ratio::RatioError;
