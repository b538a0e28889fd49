//! The faces of the opponents, each a piece of chocolate: Nib is bitten, Truffle is round, Noir is square and hardly opens the eyes.

use web::table::duel::{End, Opponent, State};
use yew::prelude::*;

/// The mood of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    Waits,
    Thinks,
    Eats,
    Wins,
    /// The bitter piece is for the opponent.
    Loses,
}

impl Mood {
    /// The mood of the opponent in a game.
    pub(super) fn of(state: &State) -> Self {
        match state.end() {
            Some(End::You) => Self::Loses,
            Some(End::Computer | End::Friend) => Self::Wins,
            Some(End::Player(_)) => Self::Waits,
            None if state.pointed_out.is_some() => Self::Eats,
            None if state.is_computers_turn() => Self::Thinks,
            None => Self::Waits,
        }
    }
}

/// `svg.face`; two people at one game are two pieces.
pub(super) fn face(opponent: Opponent, mood: Mood) -> Html {
    let (skin, eyes) = match opponent {
        Opponent::Nib => (
            "M9 3h20a5 5 0 0 0 5 5 5 5 0 0 0 5 5 6 6 0 0 0 5 3v20a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V8a5 5 0 0 1 5-5z",
            EYES,
        ),
        Opponent::Truffle => ("M3 24a21 21 0 1 1 42 0a21 21 0 1 1-42 0z", EYES),
        Opponent::Noir => ("M11 3h26a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z", LIDS),
        Opponent::Friend | Opponent::Far => {
            ("M2 10h18a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H2zM28 10h18v28H28a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3z", "")
        }
    };
    let is_person = opponent.strength().is_none();
    let (eyes, pupils, mouth) = match mood {
        _ if is_person => ("", "M9 20h.01M16 20h.01M32 20h.01M39 20h.01", "M8 27q4.5 5 9 0M31 27q4.5 5 9 0"),
        Mood::Waits => (eyes, "M17 21h.01M31 21h.01", "M14.500 28q9.500 10 19 0"),
        Mood::Thinks => (eyes, "M18.500 23h.01M33.500 23h.01", "M19 32h10"),
        Mood::Eats => ("", "", "M12 21q4.500-5 9 0M27 21q4.500-5 9 0M14 28q10 14 20 0z"),
        Mood::Wins => (eyes, "M17 20h.01M31 20h.01", "M16 29q10 9 16-2z"),
        Mood::Loses => ("", "", "M12 16l7 4-7 4M36 16l-7 4 7 4M14 31q10-5 20 0"),
    };
    html! {
        <svg class={classes!("face", opponent.key())} viewBox="0 0 48 48" aria-hidden="true">
            <path class="skin under" d={skin} />
            <path class="skin" d={skin} />
            <path class="eyes" d={eyes} />
            <path class="pupils" d={pupils} />
            <path class="mouth" d={mouth} />
            if mood == Mood::Loses { <path class="tongue" d="M18 30h12v6q0 7-6 7t-6-7z" /> }
        </svg>
    }
}

const EYES: &str = "M11.500 20a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM26.500 20a5 5 0 1 1 10 0a5 5 0 1 1-10 0z";
const LIDS: &str = "M11.500 20h10a5 5 0 0 1-10 0zM26.500 20h10a5 5 0 0 1-10 0z";
