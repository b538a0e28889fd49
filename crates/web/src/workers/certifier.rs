//! The laboratory's worker for certificates, which makes them and checks them: [`protocol`] (data only) and its work, which
//! needs no browser.
//!
//! The worker has no automata: a certificate is checked by a program that shares no code with the one that decides claims.

mod certify;
mod examine;
mod job;
pub mod protocol;

#[cfg(test)]
mod tests;
