//! Why a move wins, in pictures: pieces with their partners, or sides packed into blocks of 8, 4, 2 and 1.
//!
//! The pictures replace the bar until the reader goes back.

use crate::play::chapters::open;
use maths::claims::ProvedFor;
use maths::games::{Game, Move, Position, Rules, SumMove};
use maths::values::Outcome;
use std::rc::Rc;
use web::kit::rooms::Room;
use web::kit::words::proved_bars;
use web::table::duel::words::choice;
use web::table::duel::{Action, Chapter, End, State};
use web::texts::{Texts, readable};
use web::view::board::moment;
use web::view::partners::{blocks, partners};
use yew::prelude::*;

/// `section.reason`.
// In the program, too, a separate function: most visits do not need it, so it is in the rest (build/parts.mjs).
#[inline(never)]
pub(super) fn reason(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let found = found(state);
    let game = found.map_or(state.game_at(0), |(game, ..)| game);
    let panels = match (state.chapter, found) {
        (Some(Chapter::Sharing), _) => vec![(Html::default(), texts.play_sharing_secret())],
        (_, Some((game, play, to))) if is_strip(&game) => vec![
            (shown(texts, &game, play, to), texts.play_why_same()),
            (drawn(to, &game, partners), texts.play_why_partners()),
            (Html::default(), texts.play_why_copy()),
        ],
        (Some(_), Some((game, _, to))) => vec![
            (packed(texts, game.position()), texts.play_why_blocks()),
            (packed(texts, to), texts.play_why_paired()),
            (Html::default(), texts.play_why_again()),
        ],
        (_, None) | (None, Some(_)) => Vec::new(),
    };
    let panel =
        |(picture, words): (Html, &'static str)| html! { <li>{ picture }<p>{ readable(texts, words) }</p></li> };
    html! {
        <section class="reason">
            <ol>{ for panels.into_iter().map(panel) }</ol>
            if let Some(proved) = ProvedFor::of(&game.ruleset()) { <p>{ texts.play_proved(&proved_bars(texts, proved)) }</p> }
            <p><a href={Room::Explore.with_position(&game.into(), true)}>{ texts.play_explore() }</a></p>
            <button type="button" class="primary" onclick={open(state, Action::Explain(false))}>{ texts.play_back() }</button>
        </section>
    }
}

/// The move that is explained, before it and after it: the first one of a reader who has won after which the other player could not win any
/// more; of one who has lost, the first one that would have won.
fn found(state: &State) -> Option<(Game, Move, Position)> {
    let is_won = state.end() == Some(End::You);
    let advice = |moves: usize| state.line().get(moves).and_then(|sum| state.known.get(sum));
    let is_good = |moves: &usize| match is_won {
        true => advice(moves + 1).is_some_and(|advice| advice.outcome == Outcome::P),
        false => advice(*moves).is_some_and(|advice| advice.outcome == Outcome::N),
    };
    let moves = (0..state.moves()).filter(|moves| !state.is_opponents(*moves)).find(is_good)?;
    let play = if is_won { state.move_to(moves + 1)? } else { advice(moves)?.best().next()? };
    let SumMove::In { play, .. } = play else { return None };
    let game = state.game_at(moves);
    Some((game, play, game.ruleset().play(game.position(), play)?))
}

/// True if the bar has only a left and a right end.
fn is_strip(game: &Game) -> bool {
    game.ruleset().rules == Rules::NIM && game.position().xyz()[1] == 0
}

/// The move.
fn shown(texts: Texts, game: &Game, play: Move, to: Position) -> Html {
    let Some(scene) = game.scene() else { return Html::default() };
    moment(&choice(texts, game, Some(&scene), play, to), &Rc::new(scene), play, to.coordinates)
}

/// The drawing of the position after a move.
fn drawn(to: Position, game: &Game, draw: fn(&maths::games::scene::Scene, u32) -> Html) -> Html {
    let scene = Game::lowered(game.ruleset(), to).scene();
    scene.map(|scene| draw(&scene, to.xyz()[0])).unwrap_or_default()
}

/// The three sides of a bar as blocks.
fn packed(texts: Texts, position: Position) -> Html {
    let [x, y, z] = position.xyz();
    blocks(&[(texts.play_left(), x), (texts.play_up(), y), (texts.play_right(), z)])
}
