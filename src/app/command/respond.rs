//! What is answered to a command, and what is to be done. Pure: nothing is changed here.

use crate::app::Action;
use crate::app::Computer;
use crate::app::Look;
use crate::app::State;
use crate::app::command::Command;
use crate::app::command::help::help;
use crate::app::hinting;
use crate::app::notice::reason as unanswered;
use crate::app::random::Chance;
use crate::app::random::random_game;
use crate::app::route::read_size;
use crate::app::why::theorems;
use crate::claims::Theorem;
use crate::games::Game;
use crate::games::Move;
use crate::games::NotARecord;
use crate::games::Record;
use crate::games::SumMove;
use crate::kit::Gesture;
use crate::kit::refusals::kind_or_sum;
use crate::kit::refusals::not_a_record;
use crate::kit::refusals::problems;
use crate::kit::refusals::why_not;
use crate::kit::words::coordinates;
use crate::kit::words::describe;
use crate::kit::words::sentence;
use crate::solver::Evaluation;
use crate::solver::Strength;
use crate::texts::Texts;
use crate::worker::protocol::Question;

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
pub(in crate::app) fn respond(texts: Texts, state: &State, command: &Command, chance: Chance) -> Response {
    match command {
        Command::Play(play) => played(texts, state, Record::new(state.game().into()), *play),
        Command::Written(text) => written(texts, state, text),
        Command::Undo if state.can_undo() => Response::with(texts.command_undone(), Action::Undo),
        Command::Undo => Response::only(texts.command_no_undo()),
        Command::Redo if state.can_redo() => Response::with(texts.command_redone(), Action::Redo),
        Command::Redo => Response::only(texts.command_no_redo()),
        Command::Restart if state.can_undo() => Response::with(texts.command_restarted(), Action::Restart),
        Command::Restart => Response::only(texts.command_no_restart()),
        Command::Hint => hint(texts, state),
        Command::Value => Response::only(about(texts, state, value)),
        Command::WinningMoves => Response::only(about(texts, state, winning_moves)),
        Command::Options => Response::only(about(texts, state, options)),
        Command::Why => Response::only(about(texts, state, why)),
        Command::Set(text) => set(texts, state, text),
        Command::Random(wanted) => match random_game(state, *wanted, chance) {
            Ok(game) => placed(texts, game),
            Err(reason) => Response::only(reason.told(texts)),
        },
        Command::Computer(seat) => computer(texts, state, *seat, chance),
        Command::Strength(percent) => strength(texts, state, *percent),
        Command::Mark(true) => Response::with(texts.command_marked(), Action::Mark(true)),
        Command::Mark(false) => Response::with(texts.command_unmarked(), Action::Mark(false)),
        Command::Size(text) => match read_size(text) {
            Ok(size) => {
                Response::with(texts.command_size(&size), Action::Look(Look { size, ..state.look }, Gesture::Settled))
            }
            Err(refused) => Response::only(sentence(texts, &refused.reason(texts))),
        },
        Command::Help => Response::only(help(texts, state.game().ruleset().rules.family())),
    }
}

/// A move as records have it, read by their own reader as the first move of one.
fn written(texts: Texts, state: &State, text: &str) -> Response {
    let game = state.game();
    match format!("{game};{text}").parse::<Record>() {
        Ok(record) => match record.moves() {
            [SumMove::In { play, .. }] => played(texts, state, Record::new(game.into()), *play),
            _ => Response::only(texts.command_one_move()),
        },
        Err(refused) => Response::only(reason(texts, &refused)),
    }
}

fn played(texts: Texts, state: &State, mut record: Record, play: Move) -> Response {
    let game = state.game();
    match (record.push(play), game.ruleset().play(game.position(), play)) {
        (Ok(()), Some(to)) => {
            Response::with([&describe(texts, &game, play, to), texts.full_stop()].concat(), Action::Play(play))
        }
        (Ok(()), None) => Response::only(texts.command_no_move()),
        (Err(refused), _) => Response::only(reason(texts, &refused)),
    }
}

/// Why a move cannot be made, without its number: there is but one.
fn reason(texts: Texts, refused: &NotARecord) -> String {
    match refused {
        NotARecord::Refused { text, why, .. } => texts.command_refused(text, &why_not(texts, *why)),
        NotARecord::NoMove { text, family, .. } => {
            sentence(texts, &texts.command_not_a_move(text, &kind_or_sum(*family)))
        }
        NotARecord::TooLong | NotARecord::TooManyMoves | NotARecord::First(_) => {
            sentence(texts, &not_a_record(texts, refused))
        }
    }
}

/// One step more, as the page says it too.
fn hint(texts: Texts, state: &State) -> Response {
    if state.game().is_terminal() {
        return Response::only(texts.command_no_hint());
    }
    let next = state.hint.more();
    let reason = || state.advice.call.refusal.map(|reason| sentence(texts, &unanswered(texts, reason)));
    let say = hinting::told(texts, state, next).or_else(reason).unwrap_or_default();
    if state.hint == next { Response::only(say) } else { Response::with(say, Action::Hint) }
}

/// What can be said of the position on the board, once its value is known.
fn about(texts: Texts, state: &State, told: fn(Texts, &Game, &Evaluation) -> String) -> String {
    let game = state.game();
    // Nothing is given away while a task is open.
    if state.practice.is_open() {
        return texts.command_secret().into();
    }
    match (state.evaluation.answer_to(&Question::Evaluate { game }), state.evaluation.call.refusal) {
        (Some(evaluation), _) => told(texts, &game, evaluation),
        (None, Some(reason)) => sentence(texts, &unanswered(texts, reason)),
        (None, None) => texts.still_looking().into(),
    }
}

fn value(texts: Texts, game: &Game, evaluation: &Evaluation) -> String {
    let kind = if game.ruleset().misere { "misere" } else { "normal" };
    let position = coordinates(&game.ruleset(), game.position());
    texts.command_value(&position, &kind, &evaluation.value, &evaluation.outcome)
}

fn winning_moves(texts: Texts, game: &Game, evaluation: &Evaluation) -> String {
    let count = evaluation.winning_moves().count();
    let leaves = |play: Move| {
        let to = game.ruleset().play(game.position(), play)?;
        Some(texts.command_leaves(&play, &coordinates(&game.ruleset(), to)))
    };
    match count {
        0 if game.is_terminal() => texts.command_none_left().into(),
        0 => texts.command_none_wins().into(),
        _ => texts.command_winning(&count, &list(texts, count, evaluation.winning_moves().filter_map(leaves))),
    }
}

fn options(texts: Texts, _: &Game, evaluation: &Evaluation) -> String {
    let count = evaluation.options.len();
    let told = evaluation.options.iter().map(|option| texts.command_option(&option.play, &option.value));
    match count {
        0 => texts.command_none_left().into(),
        _ => texts.command_options(&count, &list(texts, count, told)),
    }
}

/// A list, cut short where it is long.
fn list(texts: Texts, count: usize, items: impl Iterator<Item = String>) -> String {
    let mut shown: Vec<String> = items.take(MOST_LISTED).collect();
    if count > MOST_LISTED {
        shown.push(texts.command_more(&(count - MOST_LISTED)));
    }
    shown.join(texts.command_separator())
}

/// The mex, and the theorem if there is one.
fn why(texts: Texts, game: &Game, evaluation: &Evaluation) -> String {
    let mex = match (evaluation.options.is_empty(), game.ruleset().misere) {
        (true, false) => texts.no_move_won().to_owned(),
        (true, true) => texts.no_move_lost().to_owned(),
        (false, _) => texts.command_mex(&evaluation.value),
    };
    let covering = Theorem::ALL.into_iter().filter(|theorem| theorem.covers(&game.ruleset()));
    let telling = covering.filter(|theorem| theorem.reason(game).is_some());
    let told = telling
        .map(|theorem| texts.command_theorem(&theorems::number(texts, theorem), &theorems::statement(texts, theorem)));
    [mex].into_iter().chain(told).collect::<Vec<_>>().join("\n")
}

fn placed(texts: Texts, game: Game) -> Response {
    Response::with(texts.command_placed(&game), Action::Place(game))
}

/// A position in the notation; or its coordinates alone, in the ruleset on the board.
fn set(texts: Texts, state: &State, text: &str) -> Response {
    let whole = if text.contains(':') { text.to_owned() } else { format!("{}:{text}", state.game().ruleset()) };
    match whole.parse::<Game>() {
        Ok(game) => placed(texts, game),
        Err(found) => Response::only(sentence(texts, &problems(texts, &found))),
    }
}

fn computer(texts: Texts, state: &State, seat: Option<bool>, chance: Chance) -> Response {
    let strength = state.computer.map_or(Strength::FULL, |computer| computer.strength);
    // Each game against the computer has chances of its own.
    let seated = seat.map(|is_second| Computer { is_second, strength, seed: chance(u32::MAX).into() });
    let say = match seat {
        Some(false) => texts.command_computer_first(),
        Some(true) => texts.command_computer_second(),
        None => texts.command_computer_off(),
    };
    Response::with(say, Action::Seat(seated))
}

fn strength(texts: Texts, state: &State, percent: u8) -> Response {
    match (state.computer, Strength::new(percent)) {
        (Some(computer), Some(strength)) => {
            Response::with(texts.command_strength(&percent), Action::Seat(Some(Computer { strength, ..computer })))
        }
        (None, _) => Response::only(texts.command_no_computer()),
        (Some(_), None) => Response::only(texts.command_strength_range()),
    }
}
