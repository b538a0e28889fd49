//! Why a move wins: what it leaves, in one sentence; then the rule behind it, and the digits where there are some.

use maths::claims::{Reason, Theorem};
use maths::games::{Game, SumMove};
use web::kit::rooms::Room;
use web::table::duel::words::{chapter_secret, sizes};
use web::table::duel::{End, State};
use web::table::why::digits::digit_table;
use web::texts::Texts;
use yew::prelude::*;

/// The explanation.
pub(super) fn reason(texts: Texts, state: &State) -> Html {
    // Who has won wants to know why it was possible, not what the other player missed.
    let missed = state.chance().filter(|_| state.end() != Some(End::You));
    let moment = missed.map(|chance| (state.game_at(chance.moves), chance.best));
    let game = moment.map_or(state.game_at(0), |(game, _)| game);
    html! {
        <div class="reason">
            { moment.and_then(|(game, best)| leaves(texts, &game, best)).map(|text| html! { <p>{ text }</p> }).unwrap_or_default() }
            { state.chapter.map(|chapter| html! { <p>{ chapter_secret(texts, chapter) }</p> }).unwrap_or_default() }
            { digits(texts, &game) }
            <p><a href={Room::Explore.with_position(&game.into(), true)}>{ texts.play_explore() }</a></p>
        </div>
    }
}

/// What the winning move leaves.
fn leaves(texts: Texts, game: &Game, best: SumMove) -> Option<String> {
    let SumMove::In { play, .. } = best else { return None };
    let to = game.ruleset().play(game.position(), play)?;
    Some(texts.play_leaves(&sizes(texts, game, to)))
}

/// The digits by which a theorem finds the move, to be unfolded.
fn digits(texts: Texts, game: &Game) -> Html {
    let theorem = Theorem::covering(&game.ruleset());
    match theorem.and_then(|theorem| theorem.reason(game)) {
        Some(Reason::Digits(digits)) => html! {
            <details>
                <summary>{ texts.play_digits() }</summary>
                { digit_table(texts, &digits, game) }
            </details>
        },
        Some(Reason::Piles(_) | Reason::Ones(_)) | None => Html::default(),
    }
}
