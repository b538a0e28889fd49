//! Code that the pages share: texts in every language, workers with their messages, drawings, and requests to workers.

pub mod evidence;
pub mod kit;
pub mod requests;
pub mod table;
pub mod texts;
pub mod view;
pub mod workers;
