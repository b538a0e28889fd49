//! Automata that are learned from solved boxes, and then proved for all positions.
//!
//! Some sets of positions have no short formula, but a small automaton accepts them. Its states are the *residuals* of the set: after
//! some digits, which continuations lead to a position of the set. Looking up single positions distinguishes them ([`Learner`]).
//!
//! # From a box to a theorem
//! 1. The P-positions with coordinates below 8 are solved, and an automaton is learned that agrees with all of them
//!    (`agreement`). Then the same below 16, 32 and so on, with the states that are known already.
//! 2. When a box twice as large has brought no new state, a box that is eight times as large is compared.
//! 3. If this box has brought none either, the set is *proved* by statements (A) and (B) of [`proofs`](crate::theorems), which speak of
//!    all positions. Agreement with a box, however large, proves nothing.
//! 4. A refutation names the smallest position at which the set is wrong. A box that contains it is solved, and learning goes on.
//!
//! Positions of the Grundy value g are learned after those of all smaller values, since the proof needs these; with a pass, the layers
//! without and with it are learned together. The places at which two rulesets differ follow from the automata of both.
//!
//! # Formulas
//! A formula of a common kind, or one from a short search, may be equivalent to the learned set. Then this is proved as well
//! ([`Equivalent`]).
//!
//! # Sets that are not learned
//! Every state is distinguished from every other one by two positions that were looked up. So there is no automaton of the set with fewer
//! states than were learned, whatever happens beyond the box. That is a theorem, too ([`LowerBound`]), and the only one if the number of
//! states goes on growing ([`NotLearned`]).
//!
//! # Positions that are not legal
//! They are outside of every set here. They might be left open instead (“do not care”), which could save states; but then there
//! would be no residuals, and no least number of states. The rim of a bar is compared with linear sums, so whether a position is
//! legal is itself decided by a small automaton.
//!
//! # Digit orders
//! Digits are learned least significant first, which needs smaller boxes; the automaton for the other order is that one read from
//! its end ([`Given`](crate::automata::Given)). The proof takes whichever order is quicker.

mod agreement;
mod bound;
mod equivalent;
mod even;
mod learned;
mod learner;
mod limits;
mod run;
mod sample;
mod solved;
#[cfg(test)]
mod tests;
mod tree;
mod word;

pub use bound::{LowerBound, Separated};
pub use equivalent::Equivalent;
pub use even::{About as AboutEven, EvenRow};
pub use learned::{Compared, Course, Learned, NotLearned, Why};
pub use learner::Learner;
pub use limits::Limits;
pub use run::Learning;
pub use sample::{Outside, Sample};
pub use word::{Form, Word};
