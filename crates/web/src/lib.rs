//! Code that the pages share: texts in every language, workers with their messages, and drawings.

pub mod evidence;
pub mod kit;
pub mod table;
pub mod texts;
pub mod view;
pub mod workers;
