//! What the pages share: what they say in every language, workers with their messages, drawings, and asking workers.

pub mod evidence;
pub mod kit;
pub mod requests;
pub mod table;
pub mod texts;
pub mod view;
pub mod workers;
