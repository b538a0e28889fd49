//! What is answered to a command, and what is to be done. Pure: nothing is changed here.

use crate::app::Action;
use crate::app::Computer;
use crate::app::Gesture;
use crate::app::Look;
use crate::app::State;
use crate::app::command::Command;
use crate::app::command::help::help;
use crate::app::hinting;
use crate::app::random::Chance;
use crate::app::random::random_game;
use crate::app::route::read_size;
use crate::app::words::coordinates;
use crate::app::words::describe;
use crate::app::words::sentence;
use crate::claims::Theorem;
use crate::games::Game;
use crate::games::Move;
use crate::games::NotARecord;
use crate::games::Record;
use crate::solver::Evaluation;
use crate::solver::Strength;
use crate::values::Outcome;
use crate::worker::protocol::Question;
use std::fmt::Write;

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) struct Response {
    /// What is said, in sentences.
    pub say: String,
    /// What is done, if anything.
    pub action: Option<Action>,
}

/// Longer lists end here, and say how many more there are.
const MOST_LISTED: usize = 40;

impl Response {
    /// Says something and does nothing.
    pub(in crate::app) fn only(say: impl Into<String>) -> Self {
        Self { say: say.into(), action: None }
    }

    fn with(say: impl Into<String>, action: Action) -> Self {
        Self { say: say.into(), action: Some(action) }
    }
}

/// The answer to a command, given what the page knows. A move that is not one is answered with the reason.
pub(in crate::app) fn respond(state: &State, command: &Command, chance: Chance) -> Response {
    match command {
        Command::Play(play) => played(state, Record::new(state.game()), *play),
        Command::Written(text) => written(state, text),
        Command::Undo if state.can_undo() => Response::with("The last move is taken back.", Action::Undo),
        Command::Undo => Response::only("There is no move to take back."),
        Command::Redo if state.can_redo() => Response::with("The move is made again.", Action::Redo),
        Command::Redo => Response::only("There is no move to make again."),
        Command::Restart if state.can_undo() => Response::with("Back to the first position.", Action::Restart),
        Command::Restart => Response::only("This is the first position."),
        Command::Hint => hint(state),
        Command::Value => Response::only(about(state, value)),
        Command::WinningMoves => Response::only(about(state, winning_moves)),
        Command::Options => Response::only(about(state, options)),
        Command::Why => Response::only(about(state, why)),
        Command::Set(text) => set(state, text),
        Command::Random(wanted) => match random_game(state, *wanted, chance) {
            Ok(game) => placed(game),
            Err(reason) => Response::only(reason),
        },
        Command::Computer(seat) => computer(state, *seat, chance),
        Command::Strength(percent) => strength(state, *percent),
        Command::Mark(true) => Response::with("Every cut is marked with what it leads to.", Action::Mark(true)),
        Command::Mark(false) => Response::with("Cuts are not marked.", Action::Mark(false)),
        Command::Size(text) => match read_size(text) {
            Ok(size) => Response::with(
                format!("The figures show coordinates up to {size}."),
                Action::Look(Look { size, ..state.look }, Gesture::Settled),
            ),
            Err(reason) => Response::only(sentence(&reason)),
        },
        Command::Help => Response::only(help(state.game().ruleset().shape.family())),
    }
}

/// A move as records have it, read by their own reader as the first move of one.
fn written(state: &State, text: &str) -> Response {
    let game = state.game();
    match format!("{game};{text}").parse::<Record>() {
        Ok(record) => match record.moves() {
            [play] => played(state, Record::new(game), *play),
            _ => Response::only("Write one move at a time."),
        },
        Err(refused) => Response::only(reason(refused)),
    }
}

fn played(state: &State, mut record: Record, play: Move) -> Response {
    let game = state.game();
    match (record.push(play), game.ruleset().play(game.position(), play)) {
        (Ok(()), Some(to)) => Response::with(format!("{}.", describe(&game, play, to)), Action::Play(play)),
        (Ok(()), None) => Response::only("This move cannot be made."),
        (Err(refused), _) => Response::only(reason(refused)),
    }
}

/// Why a move cannot be made, without its number: there is but one.
fn reason(refused: NotARecord) -> String {
    match refused {
        NotARecord::Refused { text, why, .. } => format!("{text} cannot be made: {why}."),
        NotARecord::NoMove { .. } | NotARecord::TooLong | NotARecord::TooManyMoves | NotARecord::First(_) => {
            let told = refused.to_string();
            sentence(told.strip_prefix("move 1, ").unwrap_or(&told))
        }
    }
}

/// One step more, as the page says it too.
fn hint(state: &State) -> Response {
    if state.game().is_terminal() {
        return Response::only("No move is left, so there is no hint.");
    }
    let next = state.hint.more();
    let reason = || state.advice.refusal.as_ref().map(|reason| sentence(reason));
    let say = hinting::told(state, next).or_else(reason).unwrap_or_default();
    if state.hint == next { Response::only(say) } else { Response::with(say, Action::Hint) }
}

/// Nothing is given away while a task is open.
const SECRET: &str = "A task is open: find the move yourself, or leave the task. A hint can be had, and then the task does \
                      not count.";

/// What can be said of the position on the board, once its value is known.
fn about(state: &State, told: fn(&Game, &Evaluation) -> String) -> String {
    let game = state.game();
    if state.practice.is_open() {
        return SECRET.into();
    }
    match (state.evaluation.answer_to(&Question::Evaluate { game }), &state.evaluation.refusal) {
        (Some(evaluation), _) => told(&game, evaluation),
        (None, Some(reason)) => sentence(reason),
        (None, None) => "The solver is still looking.".into(),
    }
}

fn value(game: &Game, evaluation: &Evaluation) -> String {
    let kind = if game.ruleset().misere { "misère Grundy value" } else { "Grundy value" };
    let whose = match evaluation.outcome {
        Outcome::P => "a P-position: the player who has just moved wins",
        Outcome::N => "an N-position: the player to move wins",
    };
    let position = coordinates(&game.ruleset(), game.position());
    format!("({position}) has {kind} {} and is {whose}.", evaluation.value)
}

fn winning_moves(game: &Game, evaluation: &Evaluation) -> String {
    let count = evaluation.winning_moves().count();
    let leaves = |play| {
        let to = game.ruleset().play(game.position(), play)?;
        Some(format!("{play}, which leaves ({})", coordinates(&game.ruleset(), to)))
    };
    match count {
        0 if game.is_terminal() => "No move is left.".into(),
        0 => "No move wins: this is a P-position.".into(),
        1 => listed("1 move wins", 1, evaluation.winning_moves().filter_map(leaves)),
        _ => listed(&format!("{count} moves win"), count, evaluation.winning_moves().filter_map(leaves)),
    }
}

fn options(_: &Game, evaluation: &Evaluation) -> String {
    let count = evaluation.options.len();
    let told = evaluation.options.iter().map(|option| format!("{} to {}", option.play, option.value));
    match count {
        0 => "No move is left.".into(),
        1 => listed("1 move, and the value it leads to", 1, told),
        _ => listed(&format!("{count} moves, and the values they lead to"), count, told),
    }
}

/// A list after a colon, cut short where it is long.
fn listed(head: &str, count: usize, items: impl Iterator<Item = String>) -> String {
    let shown: Vec<String> = items.take(MOST_LISTED).collect();
    let mut text = format!("{head}: {}", shown.join("; "));
    if count > MOST_LISTED {
        // Writing to a string cannot fail.
        let _ = write!(text, "; and {} more", count - MOST_LISTED);
    }
    text.push('.');
    text
}

/// The mex, and the theorem if there is one.
fn why(game: &Game, evaluation: &Evaluation) -> String {
    let mut text = match (evaluation.options.is_empty(), game.ruleset().misere) {
        (true, false) => "No move is left, and whoever made the last one has won.".to_owned(),
        (true, true) => "No move is left, and whoever made the last one has lost.".to_owned(),
        (false, _) => format!("The least value that no move leads to is {}.", evaluation.value),
    };
    let covering = Theorem::ALL.into_iter().filter(|theorem| theorem.covers(&game.ruleset()));
    for theorem in covering.filter(|theorem| theorem.reason(game).is_some()) {
        let _ = write!(text, "\n{}: {}", theorem.number(), theorem.statement());
    }
    text
}

fn placed(game: Game) -> Response {
    Response::with(format!("{game} is on the board."), Action::Place(game))
}

/// A position in the notation; or its coordinates alone, in the ruleset on the board.
fn set(state: &State, text: &str) -> Response {
    let whole = if text.contains(':') { text.to_owned() } else { format!("{}:{text}", state.game().ruleset()) };
    match whole.parse::<Game>() {
        Ok(game) => placed(game),
        Err(problems) => Response::only(sentence(&problems.to_string())),
    }
}

fn computer(state: &State, seat: Option<bool>, chance: Chance) -> Response {
    let strength = state.computer.map_or(Strength::FULL, |computer| computer.strength);
    // Each game against the computer has chances of its own.
    let seated = seat.map(|is_second| Computer { is_second, strength, seed: chance(u32::MAX).into() });
    let say = match seat {
        Some(false) => "The computer begins.",
        Some(true) => "You begin; the computer is player 2.",
        None => "The computer does not play.",
    };
    Response::with(say, Action::Seat(seated))
}

fn strength(state: &State, percent: u8) -> Response {
    match (state.computer, Strength::new(percent)) {
        (Some(computer), Some(strength)) => Response::with(
            format!("The computer finds the best move {percent} times in 100."),
            Action::Seat(Some(Computer { strength, ..computer })),
        ),
        (None, _) => Response::only("The computer does not play; write computer first or computer second."),
        (Some(_), None) => Response::only("The strength goes from 0 to 100 per cent."),
    }
}
