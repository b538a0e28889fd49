//! A link to the bar that was just won, for somebody else to win.

use crate::play::send::Send;
use maths::games::{Record, in_address};
use web::kit::rooms::Room;
use web::table::duel::route::write;
use web::table::duel::{Link, Opponent, State};
use web::texts::Texts;
use yew::prelude::*;

/// The link, to be sent.
pub(super) fn puzzle(texts: Texts, state: &State) -> Html {
    let link = state.link();
    let puzzle = u32::try_from(state.winners_moves()).ok();
    let begun = Record::new(link.record.first().clone());
    // The puzzle is for anybody, against a computer.
    let opponent = Some(link.opponent).filter(|opponent| *opponent != Opponent::Far).unwrap_or_default();
    let link = Link { opponent, chapter: None, record: begun, puzzle, language: None, seed: 0, ..link };
    html! {
        <details class="puzzle sending">
            <summary>{ texts.play_puzzle() }</summary>
            <Send name={texts.send_puzzle()} url={Room::Play.address(&in_address(&write(&link)))} />
        </details>
    }
}
