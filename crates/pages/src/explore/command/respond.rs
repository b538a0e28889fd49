//! What is answered to a command, and what is to be done. Pure: nothing is changed here.

use crate::explore::command::Command;
use crate::explore::command::help::help;
use crate::explore::random::{Chance, random_game};
use maths::claims::Theorem;
use maths::games::{NotARecord, Record, Sum, SumMove};
use maths::solver::{Strength, SumEvaluation};
use web::kit::refusals::{kind_or_sum, not_a_record, problems, why_not};
use web::kit::words::{all_coordinates, describe_in, sentence};
use web::kit::{Edit, Gesture};
use web::table::notice::reason as unanswered;
use web::table::route::read_size;
use web::table::why::theorems;
use web::table::{Action, Computer, Look, State, hinting};
use web::texts::Texts;

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::explore) struct Response {
    /// What is said, in sentences.
    pub say: String,
    /// What is done, if anything.
    pub action: Option<Action>,
}

/// Longer lists end here, and say how many more there are.
const MOST_LISTED: usize = 40;

impl Response {
    /// Says something and does nothing.
    pub(in crate::explore) fn only(say: impl Into<String>) -> Self {
        Self { say: say.into(), action: None }
    }

    fn with(say: impl Into<String>, action: Action) -> Self {
        Self { say: say.into(), action: Some(action) }
    }
}

/// The answer to a command, given what the page knows. A move that is not one is answered with the reason.
pub(in crate::explore) fn respond(texts: Texts, state: &State, command: &Command, chance: Chance) -> Response {
    match command {
        Command::Play(play) => played(texts, state, state.in_hand(*play)),
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
            Ok(game) => match state.sum().with_part(state.hand(), game) {
                Ok(sum) => placed(texts, sum),
                Err(found) => Response::only(sentence(texts, &problems(texts, &found))),
            },
            Err(reason) => Response::only(reason.in_words(texts)),
        },
        Command::Computer(seat) => computer(texts, state, *seat, chance),
        Command::Strength(percent) => strength(texts, state, *percent),
        Command::Mark(true) => Response::with(texts.command_marked(), Action::Mark(true)),
        Command::Mark(false) => Response::with(texts.command_unmarked(), Action::Mark(false)),
        Command::Size(text) => match read_size(text) {
            Ok(size) => Response::with(
                texts.command_size(&size),
                Action::Look(Edit::new(move |look: &mut Look| look.size = size), Gesture::Settled),
            ),
            Err(refused) => Response::only(sentence(texts, &refused.reason(texts))),
        },
        Command::Help => Response::only(help(texts, state.game().ruleset().rules.family())),
    }
}

/// A move as records have it, read by their own reader as the first move of one.
fn written(texts: Texts, state: &State, text: &str) -> Response {
    match format!("{};{text}", state.sum()).parse::<Record>() {
        Ok(record) => match record.moves() {
            [play] => played(texts, state, *play),
            _ => Response::only(texts.command_one_move()),
        },
        Err(refused) => Response::only(reason(texts, &refused)),
    }
}

fn played(texts: Texts, state: &State, play: SumMove) -> Response {
    match (Record::new(state.sum().clone()).push(play), describe_in(texts, state.sum(), play)) {
        (Ok(()), Some(wording)) => Response::with([&wording, texts.full_stop()].concat(), Action::Play(play)),
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
    if state.sum().is_terminal() {
        return Response::only(texts.command_no_hint());
    }
    let next = state.hint.more();
    let reason = || state.advice.call.refusal.map(|reason| sentence(texts, &unanswered(texts, reason)));
    let say = hinting::in_words(texts, state, next).or_else(reason).unwrap_or_default();
    if state.hint == next { Response::only(say) } else { Response::with(say, Action::Hint) }
}

/// What can be said of the position on the board, once its value is known.
fn about(texts: Texts, state: &State, wording: fn(Texts, &Sum, &SumEvaluation) -> String) -> String {
    // Nothing is given away while a task is open.
    if state.practice.is_open() {
        return texts.command_secret().into();
    }
    match (state.judged(), state.unjudged()) {
        (Some(evaluation), _) => wording(texts, state.sum(), &evaluation),
        (None, Some(reason)) => sentence(texts, &unanswered(texts, reason)),
        (None, None) => texts.still_looking().into(),
    }
}

fn value(texts: Texts, sum: &Sum, evaluation: &SumEvaluation) -> String {
    let kind = if sum.is_misere() { "misere" } else { "normal" };
    let position = all_coordinates(sum);
    texts.command_value(&position, &kind, &evaluation.value, &evaluation.outcome)
}

fn winning_moves(texts: Texts, sum: &Sum, evaluation: &SumEvaluation) -> String {
    let count = evaluation.winning_moves().count();
    let leaves = |play| Some(texts.command_leaves(&sum.written(play), &all_coordinates(&sum.play(play)?)));
    match count {
        0 if sum.is_terminal() => texts.command_none_left().into(),
        0 => texts.command_none_wins().into(),
        _ => texts.command_winning(&count, &list(texts, count, evaluation.winning_moves().filter_map(leaves))),
    }
}

fn options(texts: Texts, sum: &Sum, evaluation: &SumEvaluation) -> String {
    let count = evaluation.options.len();
    let wording =
        evaluation.options.iter().map(|option| texts.command_option(&sum.written(option.play), &option.value));
    match count {
        0 => texts.command_none_left().into(),
        _ => texts.command_options(&count, &list(texts, count, wording)),
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
fn why(texts: Texts, sum: &Sum, evaluation: &SumEvaluation) -> String {
    let mex = match (evaluation.options.is_empty(), sum.is_misere()) {
        (true, false) => texts.no_move_won().to_owned(),
        (true, true) => texts.no_move_lost().to_owned(),
        (false, _) => texts.command_mex(&evaluation.value),
    };
    let tells = |theorem: &Theorem| {
        sum.only().is_some_and(|game| theorem.covers(&game.ruleset()) && theorem.reason(&game).is_some())
    };
    let telling = Theorem::ALL.into_iter().filter(tells);
    let wording = telling
        .map(|theorem| texts.command_theorem(&theorems::number(texts, theorem), &theorems::statement(texts, theorem)));
    [mex].into_iter().chain(wording).collect::<Vec<_>>().join("\n")
}

fn placed(texts: Texts, sum: Sum) -> Response {
    Response::with(texts.command_placed(&sum), Action::PlaceSum(sum))
}

/// A position in the notation; or its coordinates alone, in the ruleset on the board, for the part in hand.
fn set(texts: Texts, state: &State, text: &str) -> Response {
    let read = if text.contains(':') {
        text.parse::<Sum>()
    } else {
        let alone = format!("{}:{text}", state.game().ruleset()).parse();
        alone.and_then(|game| state.sum().with_part(state.hand(), game))
    };
    match read {
        Ok(sum) => placed(texts, sum),
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
    Response::with(say, Action::SetComputer(seated))
}

fn strength(texts: Texts, state: &State, percent: u8) -> Response {
    match (state.computer, Strength::new(percent)) {
        (Some(computer), Some(strength)) => Response::with(
            texts.command_strength(&percent),
            Action::SetComputer(Some(Computer { strength, ..computer })),
        ),
        (None, _) => Response::only(texts.command_no_computer()),
        (Some(_), None) => Response::only(texts.command_strength_range()),
    }
}
