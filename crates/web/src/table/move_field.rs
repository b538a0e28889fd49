//! Moves in writing, where the bar is too large to be drawn.

use crate::kit::fields::Number;
use crate::kit::refusals::not_a_record;
use crate::texts::Texts;
use maths::games::{Game, Move, NotARecord, Record, Rules, Sum, SumMove};
use yew::prelude::*;

/// One for each part there can be.
const IDS: [&str; Sum::MOST_PARTS] = [
    "written-move",
    "written-move-2",
    "written-move-3",
    "written-move-4",
    "written-move-5",
    "written-move-6",
    "written-move-7",
    "written-move-8",
];

/// A box for one move in a part of the sum, which is empty again once the move is made.
pub(super) fn move_field(texts: Texts, game: Game, part: usize, on_play: Callback<Move>) -> Html {
    let example = match game.ruleset().rules {
        Rules::Piles(_) => "c-a5".to_owned(),
        Rules::Bar(_) => "x3".to_owned(),
        Rules::Own(own) => own.names().first().map(|name| format!("{name}-1")).unwrap_or_default(),
    };
    let check = Callback::from(move |text: String| read(&game, &text).map(drop).map_err(|not| not.in_words(texts)));
    let on_change = Callback::from(move |text: String| {
        if let Ok(play) = read(&game, &text) {
            on_play.emit(play);
        }
    });
    html! {
        <Number id={IDS[part % IDS.len()]} label={html! { texts.written_move(&example) }} keyboard="text" value="" width={8}
            context={game.to_string()} {check} {on_change} />
    }
}

/// Why a text is not one move.
#[derive(Clone, Debug, PartialEq)]
enum NotAMove {
    /// No record has it after the position.
    Record(NotARecord),
    /// The text is not a move, or it has more than one.
    NotOne,
}

impl NotAMove {
    fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Record(refusal) => not_a_record(texts, refusal),
            Self::NotOne => texts.written_one_move().into(),
        }
    }
}

/// One move, as records write it.
fn read(game: &Game, text: &str) -> Result<Move, NotAMove> {
    let record = format!("{game};{}", text.trim()).parse::<Record>();
    match record.map_err(NotAMove::Record)?.moves() {
        [SumMove::In { play, .. }] => Ok(*play),
        _ => Err(NotAMove::NotOne),
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use maths::games::{Axis, Game, Move};

    #[test]
    fn a_bar_too_large_to_be_drawn_can_be_cut() {
        let game: Game = "nim:400,700,400".parse().unwrap();
        assert!(game.scene().is_none());
        let read = |text: &str| read(&game, text);
        assert_eq!(read(" x3 "), Ok(Move::Cut { axis: Axis::X, to: 3 }));
        for wrong in ["x400", "w3", "3", "", "x3;y2"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
