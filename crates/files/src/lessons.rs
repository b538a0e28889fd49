//! Lessons with their tasks, what pupils did in them, and what a class did.
//!
//! - [`Lesson`] is a title and blocks; a block is a text, a position, a question or a [`Task`].
//! - [`Work`] is what one pupil did: for each task of the lesson a [`Done`].
//! - [`Code`](code) writes work as letters that can be handed over, and reads them again.
//! - [`Class`] puts the work of many pupils together.
//! - [`plain`] reads and writes lessons as plain text, with what is for the teacher.
//! - [`judging`] says whether an answer is right and, where it is not, what is wrong with it.
//!
//! There is no server: what a pupil did is on the pupil's device, and nowhere else until the pupil hands over the code.

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
mod task;
mod work;

pub use block::Bar;
pub use block::Block;
pub use block::Kind;
pub use block::Part;
pub use class::Class;
pub use class::Counts;
pub use class::Entry;
pub use class::Handed;
pub use class::NotCounted;
pub use class::Problem;
pub use class::TaskReport;
pub use class::Tries;
pub use class::Turns;
pub use class::work_in;
pub use lesson::Lesson;
pub use lesson::LessonId;
pub use lesson::LessonRefused;
pub use lesson::Noted;
pub use lesson::Tasked;
pub use packed::pack;
pub use packed::unpack;
pub use recipe::Recipe;
pub use task::About;
pub use task::Asked;
pub use task::Row;
pub use task::Rule;
pub use task::Shows;
pub use task::Task;
pub use task::running;
pub use work::Done;
pub use work::Explained;
pub use work::Filled;
pub use work::Found;
pub use work::Played;
pub use work::Predicted;
pub use work::Ruled;
pub use work::Work;
pub use work::cut;
