//! The bar of a task: the position to choose a move in, or what a move leaves, with the answer to it pointed out.

use maths::games::{Coordinate, Game, Move};
use std::rc::Rc;
use web::kit::focus::focus_board_near;
use web::table::duel::{board_words, choices_of, game_in_words};
use web::texts::use_texts;
use web::view::board::{Board, Words};
use web::view::removed::Removed;
use yew::prelude::*;

/// The board of a task.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// The position of the task.
    pub game: Game,
    /// The position after the move that was tried, if one was.
    #[prop_or_default]
    pub after: Option<Game>,
    /// The move that is pointed out.
    #[prop_or_default]
    pub pointed_out: Option<Move>,
    /// The coordinate whose moves are lit.
    #[prop_or_default]
    pub lit: Option<Coordinate>,
    /// True if no move can be chosen.
    #[prop_or_default]
    pub is_waiting: bool,
    /// Which of the boards of the page it is, from 0.
    pub number: usize,
    /// Called with the move that is tried.
    pub on_try: Callback<Move>,
}

/// The board, and below it the pass where there is one.
#[component]
pub(super) fn TaskBoard(props: &Props) -> Html {
    let texts = use_texts();
    let Props { game, after, pointed_out, lit, is_waiting, number, on_try } = props;
    let shown = after.unwrap_or(*game);
    let stage = use_memo(*game, |game| game.scene().map(Rc::new));
    let scene = use_memo(shown, |game| game.scene().map(Rc::new));
    let choices = {
        let scene = (*scene).clone();
        use_memo((texts, shown), |(texts, game)| choices_of(*texts, game, scene.as_deref()))
    };
    let (Some(stage), Some(scene)) = ((*stage).clone(), (*scene).clone()) else {
        return html! { <p class="too-large">{ texts.too_large() }</p> };
    };
    let is_waiting = *is_waiting || after.is_some();
    let words = if is_waiting { Words::default() } else { board_words(texts, &shown) };
    let pass = (!is_waiting && game.play(Move::Pass).is_some()).then(|| {
        let on_try = on_try.clone();
        let onclick = Callback::from(move |event: MouseEvent| {
            on_try.emit(Move::Pass);
            focus_board_near(&event);
        });
        html! { <button type="button" {onclick}>{ texts.use_pass() }</button> }
    });
    html! {
        <div class="stage">
            <Board label={game_in_words(texts, &shown)} {scene} stage={Some(stage)} choices={Rc::clone(&choices)}
                outline={after.and_then(|after| Removed::between(game, &after))} pointed_out={*pointed_out} lit={*lit} {is_waiting}
                {words} number={*number} on_play={on_try.clone()} />
            { pass.unwrap_or_default() }
        </div>
    }
}
