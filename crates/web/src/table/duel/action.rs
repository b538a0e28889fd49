//! Events of the page.

use crate::table::Unanswered;
use crate::table::duel::route::LinkRefused;
use crate::table::duel::{Chapter, Kept, Link, Opponent};
use crate::texts::Language;
use maths::games::{Game, Sum, SumMove};
use maths::solver::Advice;

/// A change of the page's state.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A link was opened.
    Open(Result<Link, LinkRefused>),
    /// A chapter is opened at its beginning.
    Chapter(Chapter),
    /// Back to the landing page of the chapter, also where its trial comes next.
    Leave,
    /// A bar of the reader's own, at its beginning.
    Own(Game),
    /// A new game on the same bar; the number decides the computer's choices, or is that of a game by links.
    Begin {
        /// True if the opponent makes the first move.
        is_opponent_first: bool,
        /// A random number.
        seed: u64,
    },
    /// Another opponent, who goes on from the position on the board.
    Meet {
        /// The opponent.
        opponent: Opponent,
        /// The number of the game, if it is one by links from now on.
        seed: u64,
    },
    /// The move on the board is handed to the friend far away.
    Hand,
    /// A message of the friend far away: a link, a record or a short text.
    Hear(String),
    /// The games by links that this device remembers.
    Recall(Vec<Kept>),
    /// The user chooses between a link that does not continue the game here and this game.
    Decide {
        /// True for the game of the link.
        is_link: bool,
    },
    /// A move of the person whose turn it is.
    Play(SumMove),
    /// The computer points at the move that it is going to make.
    PointOut,
    /// The computer makes that move.
    Answer,
    /// The last own move is taken back, with the answer to it.
    Undo,
    /// The next step of a hint.
    Hint,
    /// The game goes on from the position after this number of moves.
    TryFrom(usize),
    /// The explanation at the end is opened or closed.
    Explain(bool),
    /// Advice about a position.
    Advised(Sum, Advice),
    /// Why nothing is known.
    Unadvised(Unanswered),
    /// The solver is asked again.
    AskAgain,
    /// For how many days in a row the bar of the day was won on this device.
    Streak(u32),
    /// The notice has been read.
    Dismiss,
    /// Another language.
    Speak(Language),
}
