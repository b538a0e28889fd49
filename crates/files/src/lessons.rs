//! Lessons with their tasks, what pupils did in them, and what a class did.
//!
//! - [`Lesson`] is a title and blocks; a block is a text, a position, a question or a [`Task`].
//! - [`Work`] is what one pupil did: for each task of the lesson a [`Done`].
//! - [`Code`](code) writes work as letters that can be handed over, and reads them again.
//! - [`Class`] puts the work of many pupils together.
//! - [`plain`] reads and writes lessons as plain text, including the parts for the teacher.
//! - [`judging`] says whether an answer is right and, where it is not, what is wrong with it.
//!
//! There is no server: the work of a pupil is on the pupil's device only, until the pupil hands over the code.

mod block;
mod class;
pub mod code;
pub mod course;
mod editing;
pub mod judging;
mod lesson;
mod moves;
pub mod packages;
mod packed;
pub mod plain;
mod recipe;
mod screens;
mod task;
mod work;

pub use block::{Bar, Block, Kind, Part};
pub use class::{Class, Counts, Entry, Handed, NotCounted, Problem, TaskReport, Tries, Turns, work_in};
pub use lesson::{Lesson, LessonId, LessonRefused, Noted, Tasked};
pub use packed::{pack, unpack};
pub use recipe::Recipe;
pub use task::{About, Asked, Row, Rule, Shows, Task, running};
pub use work::{Done, Explained, Filled, Found, Played, Predicted, Ruled, Work, cut};
