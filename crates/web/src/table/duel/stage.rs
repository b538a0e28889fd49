//! The bar on its stage. The bar keeps its scale through a game. The opponent's groove is lit before the piece leaves, and the outline of
//! the removed piece stays until the player's next move.

use crate::table::Hint;
use crate::table::duel::words::choice;
use crate::table::duel::{Action, Opponent, State, game_in_words};
use crate::texts::{Texts, use_texts};
use crate::view::board::{Board, Choice, Words};
use crate::view::removed::Removed;
use maths::games::scene::{Groove, Scene};
use maths::games::{Drawn, Game, Move, SumMove};
use maths::solver::Advice;
use std::rc::Rc;
use yew::prelude::*;

/// The state that is shown.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The state and where changes go.
    pub state: UseReducerHandle<State>,
    /// Which of several boards of the page it is, from 0.
    #[prop_or_default]
    pub number: usize,
    /// True if the board is for children, as in [`Board`].
    #[prop_or_default]
    pub is_plain: bool,
    /// True if the game has not begun, and the computer makes the first move.
    #[prop_or_default]
    pub is_waiting: bool,
}

/// The bar, to be broken.
#[component]
pub fn Stage(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let (first, game) = (state.game_at(0), state.game());
    let stage = use_memo(first, |first| first.scene().map(Rc::new));
    let scene = use_memo(game, |game| game.scene().map(Rc::new));
    let choices = {
        let scene = (*scene).clone();
        use_memo((texts, game), |(texts, game)| choices_of(*texts, game, scene.as_deref()))
    };
    let on_play = use_callback(state.dispatcher(), |play: Move, dispatcher| {
        dispatcher.dispatch(Action::Play(SumMove::alone(play)));
    });
    let (Some(stage), Some(scene)) = ((*stage).clone(), (*scene).clone()) else {
        return html! { <p class="too-large">{ texts.too_large() }</p> };
    };
    let removed = removed(state);
    // The piece leaves once. Its outline stays if somebody else has made the move.
    let eaten = removed.clone().map(|removed| (state.moves() as u32, removed));
    // At the end the last piece lies in the outline of the whole bar.
    let outline = match state.end() {
        Some(_) => Removed::between(&first, &game),
        None => removed.filter(|_| has_outline(state)),
    };
    // Before the computer has begun there is nothing to choose.
    let words = if props.is_waiting { Words::default() } else { words_in(texts, state, &game) };
    // A player who has made two moves needs no hint.
    let words = if props.is_plain && state.moves() > 2 { Words { hint: "", ..words } } else { words };
    html! {
        <Board label={game_in_words(texts, &game)} {scene} stage={Some(stage)} choices={Rc::clone(&choices)} {eaten} {outline}
            pointed_out={pointed_out(state)} is_waiting={props.is_waiting || state.is_waiting()} number={props.number} is_plain={props.is_plain} {words} {on_play} />
    }
}

/// The groove that is pointed out: the one that the computer is about to break, or that of a hint.
fn pointed_out(state: &State) -> Option<Move> {
    let hinted = || {
        let advice: &Advice = state.known.get(state.sum()).filter(|_| state.hint == Hint::Move)?;
        advice.best().next()
    };
    match state.pointed_out.or_else(hinted)? {
        SumMove::In { play, .. } => Some(play),
        SumMove::Pass => None,
    }
}

/// True if the last move was made by somebody other than the person at the board.
fn has_outline(state: &State) -> bool {
    let is_theirs = state.moves().checked_sub(1).is_some_and(|last| state.is_opponents(last));
    is_theirs || state.opponent == Opponent::Friend
}

/// The part that the last move removed from a bar or from strips.
fn removed(state: &State) -> Option<Removed> {
    Removed::between(&state.game_at(state.moves().checked_sub(1)?), &state.game())
}

/// The words of the board. While a friend far away is to move, the hint states that.
fn words_in(texts: Texts, state: &State, game: &Game) -> Words {
    let words = words(texts, game);
    let is_friends = state.opponent == Opponent::Far && state.is_waiting();
    if is_friends { Words { hint: texts.friend_board(), ..words } } else { words }
}

/// The words of a board of this game.
pub fn words(texts: Texts, game: &Game) -> Words {
    match game.ruleset().rules.drawn() {
        Drawn::Bar => Words { hint: texts.play_grooves_hint(), confirm: texts.grooves_confirm() },
        Drawn::Piles => Words { hint: texts.play_tokens_hint(), ..Words::default() },
        Drawn::Strips => Words { hint: texts.play_strips_hint(), confirm: texts.strips_confirm() },
    }
}

/// The moves of the grooves of the drawing.
pub fn choices_of(texts: Texts, game: &Game, scene: Option<&Scene>) -> Vec<Choice> {
    let named = |groove: &Groove| {
        let to = game.ruleset().play(game.position(), groove.play)?;
        Some(Choice { name: choice(texts, game, scene, groove.play, to), leaves: to.coordinates, mark: None })
    };
    scene.iter().flat_map(|scene| scene.grooves.iter().filter_map(named)).collect()
}
