//! Positions, rulesets and records: a text that is read is written so that it is read as the same, and a refusal has a reason.

use super::said::is_said;
use maths::games::{Coordinates, Game, Position, Problems, Record, Ruleset, Sum};
use std::fmt::{Debug, Display};
use std::str::FromStr;
use web::kit;

/// Reads a text. The value goes through its own text.
fn read<T: FromStr<Err = Problems> + Display + Debug + PartialEq>(text: &str) -> Option<T> {
    match text.parse::<T>() {
        Ok(read) => {
            let written = read.to_string();
            assert_eq!(written.parse::<T>().as_ref(), Ok(&read), "{written}");
            Some(read)
        }
        Err(found) => {
            assert!(found.iter().next().is_some(), "{text}");
            is_said(|texts| kit::problems(texts, &found));
            None
        }
    }
}

pub(super) fn holds(text: &str) {
    read::<Sum>(text);
    read::<Game>(text);
    read::<Ruleset>(text);
    if let Some(lowered) = Game::read_lowered(text) {
        assert!(lowered.ruleset().check(lowered.position()).is_ok(), "{lowered}");
    }
}

/// The text as a rim, as heights and as own rules.
pub(super) fn rules(text: &str) {
    for kind in ["bar:rim=", "bar:k=5/2,s=3,rim=", "bar:heights=", "rules:"] {
        if let Some(ruleset) = read::<Ruleset>(&format!("{kind}{text}")) {
            moves_go_down(ruleset);
        }
    }
}

/// All moves from a small position lead to legal positions with smaller numbers.
fn moves_go_down(ruleset: Ruleset) {
    let Some(coordinates) = Coordinates::new(&vec![3; ruleset.rules.count()]) else { return };
    let position = ruleset.lowered(Position::at(coordinates));
    // A rim can have no value there, or fall.
    let Ok(game) = Game::new(ruleset, position) else { return };
    let size = |position: Position| position.coordinates.iter().sum::<u32>();
    for (play, to) in game.options() {
        assert!(ruleset.check(to).is_ok(), "{game} {play:?} {to:?}");
        assert!(size(to) < size(position), "{game} {play:?} {to:?}");
        assert_eq!(ruleset.play(position, play), Some(to));
    }
}

pub(super) fn record(text: &str) {
    match text.parse::<Record>() {
        Ok(record) => {
            assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
            assert_eq!(record.positions().count(), record.moves().len() + 1);
        }
        Err(refused) => is_said(|texts| kit::not_a_record(texts, &refused)),
    }
}
