//! Events of the page.

use crate::kit::games::Kind;
use crate::kit::{Edit, Gesture};
use crate::table::{Computer, Figure, LinkRefused, Look, Opened, Plot, Slot, Slots, SolverReply};
use crate::texts::Language;
use crate::workers::requests::Status;
use crate::workers::solver::protocol::Question;
use maths::games::{Coordinate, Family, Game, Move, Position, Ruleset, Sum, SumMove};
use maths::solver::Window;

/// An event of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A move on the board.
    Play(SumMove),
    /// One move back.
    Undo,
    /// One move forward.
    Redo,
    /// Back to the first position.
    Restart,
    /// The computer makes its move.
    Answer,
    /// The computer becomes a player, or is none any more.
    SetComputer(Option<Computer>),
    /// One step more of the solution.
    Hint,
    /// Every groove is marked, or none.
    Mark(bool),
    /// The explanation why the position is won or lost is opened or closed.
    Explain(bool),
    /// Another position, with its ruleset, in place of the part in hand.
    Place(Game),
    /// Other games side by side, or one alone.
    PlaceSum(Sum),
    /// A part is taken in hand, which fields and figures are then about.
    Take(usize),
    /// Another position of the same ruleset.
    PlaceAt(Position),
    /// Another family for the part in hand, in its opening position.
    Choose(Family),
    /// A game of this kind alone, in its opening position; or the games on the board with another one beside them.
    Begin(Kind),
    /// Another ruleset; the position stays if it can.
    Change(Edit<Ruleset>, Gesture),
    /// The next ruleset of a walk through a parameter; or its end, at which the game from before it comes back unless the
    /// user has gone on from one of the steps.
    Walk(Option<Ruleset>),
    /// Another coordinate; one that makes no legal position is refused.
    Coordinate(Coordinate, u32),
    /// A side of the bar is moved to another coordinate, and the height comes down with the base where it must.
    Stretch(Coordinate, u32, Gesture),
    /// Another view of the table.
    Look(Edit<Look>, Gesture),
    /// Another figure is the large one; P-positions are drawn so, if that is said.
    Show(Figure, Option<Plot>),
    /// The rows of the table run downwards as in the papers, or upwards.
    Print(bool),
    /// The pointer is on a move of the part in hand: the table shows the plane of the position that the move would leave. `None` shows the
    /// former plane.
    Peek(Option<Move>),
    /// A visible part of a large table.
    Need(Slot, Window),
    /// The worker has to study all columns and rows of Sharing Nim, even if this takes a while.
    Study,
    /// Another language.
    Speak(Language),
    /// A link was opened, or it could not be.
    Open(Result<Opened, LinkRefused>),
    /// News from the worker about the latest request of a slot.
    SolverReply(Slot, SolverReply),
    /// News from the worker about this question of a slot, which may ask another by now.
    ReplyTo(Slot, Box<Question>, SolverReply),
    /// News about the worker itself.
    Solver(Status),
    /// The solver is asked for these, as far as there is something to ask, and for nothing else.
    Ask(Slots),
    /// The user wants to have a slot's question asked again.
    AskAgain(Slot),
    /// The user cancels the request of a slot.
    Cancel(Slot),
    /// The user has read the notice.
    Dismiss,
}
