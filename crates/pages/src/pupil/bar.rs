//! A position of a lesson: a game that is played and noted, a frame with figures, or a drawing.

use crate::pupil::foot::{Way, foot, title_of};
use crate::pupil::{Action, State, Step};
use files::lessons::{Bar, Done, Recipe};
use maths::games::{Game, Move};
use std::rc::Rc;
use web::kit::live::Live;
use web::kit::picture::Picture;
use web::kit::{address, build};
use web::table::duel::{Adviser, Link, Opponent, Sitting};
use web::table::frame::{code, frame_of};
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// A game, its place on the page, and the adviser of the games.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub dispatcher: UseReducerDispatcher<State>,
    /// The number of its block.
    pub id: u32,
    pub bar: Rc<Bar>,
    /// The pupil's work on it.
    pub done: Done,
    /// The texts before it.
    pub before: Html,
    pub pool: Adviser,
    pub way: Way,
}

/// The screen of a game.
#[component]
pub(super) fn BarBlock(props: &Props) -> Html {
    let texts = use_texts();
    let Props { dispatcher, id, bar, done, before, pool, way } = props;
    let on_hint = use_callback((dispatcher.clone(), *id), |(), (dispatcher, id)| {
        dispatcher.dispatch(Action::At(*id, Step::Hinted));
    });
    let on_over = use_callback((dispatcher.clone(), *id), |(moves, is_won): (Vec<Move>, bool), (dispatcher, id)| {
        dispatcher.dispatch(Action::At(*id, Step::Played(moves, is_won)));
    });
    let Some(game) = bar.sum.only() else { return Html::default() };
    let name = match bar.recipe {
        Recipe::Exercise => texts.lesson_two_play(),
        Recipe::Computer | Recipe::ComputerBegins | Recipe::Demonstration | Recipe::Figure => texts.lesson_play(),
    };
    let games = if let Done::Played(played) = done { played.games } else { 0 };
    html! {
        <>
            <div class="screen-words">
                { title_of(*way, name) }
                { before.clone() }
                if bar.task.is_empty() {
                    <p class="question">{ question(texts, bar.recipe) }</p>
                } else {
                    <p class="task">{ &bar.task }</p>
                }
                if bar.recipe == Recipe::Exercise { <p class="remark count">{ texts.lesson_games(&games) }</p> }
            </div>
            <div class="screen-side">
                <Sitting link={link(game, bar.recipe)} pool={pool.clone()} number={way.screen} {on_hint} {on_over} />
            </div>
            { foot(texts, dispatcher, *way, Html::default(), done.is_solved()) }
        </>
    }
}

/// The players, in a sentence.
fn question(texts: Texts, recipe: Recipe) -> &'static str {
    match recipe {
        Recipe::Exercise => texts.lesson_two_question(),
        Recipe::ComputerBegins => texts.lesson_second_question(),
        Recipe::Computer | Recipe::Demonstration | Recipe::Figure => texts.lesson_first_question(),
    }
}

/// The game as Play has it.
fn link(game: Game, recipe: Recipe) -> Link {
    let opponent = if recipe == Recipe::Exercise { Opponent::Friend } else { Opponent::Noir };
    Link { opponent, is_opponent_first: recipe == Recipe::ComputerBegins, ..Link::to_bar(game.into()) }
}

/// A frame of the site; a page by itself has a drawing, and a link where the site is known.
pub(super) fn figure(texts: Texts, bar: &Bar) -> Html {
    let frame = {
        let mut frame = frame_of(bar);
        // The task is shown above the frame already.
        frame.settings.task = String::new();
        frame
    };
    let title = if bar.task.is_empty() { texts.title() } else { &bar.task };
    let picture = html! { <Picture sum={bar.sum.clone()} room={[640, 300]} /> };
    if build::lesson().is_none() && !build::is_single_file() {
        let (address, height) =
            (code::address(&address::base(), &frame, &bar.sum), code::height(&frame.settings, &bar.sum));
        return html! { <><Live {address} title={title.to_owned()} {height} /><div class="still">{ picture }</div></> };
    }
    let link = build::site().map(|site| {
        html! { <p><a href={code::address(&site, &frame, &bar.sum)} target="_blank" rel="noopener">{ texts.lesson_open_figure() }</a></p> }
    });
    html! { <>{ picture }{ link.unwrap_or_default() }</> }
}
