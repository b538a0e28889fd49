//! A position of a lesson: a game that is played and noted, a frame with figures, or a drawing.

use crate::pupil::task_block::head;
use crate::pupil::{Action, State, Step};
use files::lessons::{Bar, Part, Recipe, Tasked};
use maths::games::{Game, Move};
use std::rc::Rc;
use web::kit::live::Live;
use web::kit::picture::Picture;
use web::kit::{address, build};
use web::requests::Pool;
use web::table::duel::{Adviser, Link, Opponent, Sitting};
use web::table::frame::{code, frame_of};
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// A position, its places on the page, and the adviser of the games.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    /// The number of its block.
    pub id: u32,
    pub bar: Rc<Bar>,
    /// The number of its board, and its place among the tasks, from 0.
    pub board: usize,
    pub place: usize,
    pub pool: Pool<Adviser>,
}

/// The block.
#[component]
pub(super) fn BarBlock(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, id, bar, board, place, pool } = props;
    let on_hint = use_callback((state.dispatcher(), *id), |(), (dispatcher, id)| {
        dispatcher.dispatch(Action::At(*id, Step::Hinted));
    });
    let on_over = use_callback((state.dispatcher(), *id), |(moves, is_won): (Vec<Move>, bool), (dispatcher, id)| {
        dispatcher.dispatch(Action::At(*id, Step::Played(moves, is_won)));
    });
    let words = (!bar.task.is_empty()).then(|| html! { <p class="task">{ &bar.task }</p> });
    let part = Part::Bar((**bar).clone());
    let Some(Tasked::Game(_, game)) = part.tasked() else {
        return html! { <div class="lesson-bar">{ words.unwrap_or_default() }{ figure(texts, bar) }</div> };
    };
    let is_solved = state.session.as_ref().ok().and_then(Option::as_ref).and_then(|session| session.done(*id));
    let name = match bar.recipe {
        Recipe::Exercise => texts.lesson_two_play(),
        Recipe::Computer | Recipe::ComputerBegins | Recipe::Demonstration | Recipe::Figure => texts.lesson_play(),
    };
    html! {
        <section class="asked lesson-game" aria-labelledby={format!("task-{id}")}>
            { head(texts, *id, *place, name, is_solved) }
            { words.unwrap_or_default() }
            <p class="question">{ question(texts, bar.recipe) }</p>
            <Sitting link={link(game, bar.recipe)} pool={pool.clone()} number={*board} {on_hint} {on_over} />
        </section>
    }
}

/// Who plays, in a sentence.
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
fn figure(texts: Texts, bar: &Bar) -> Html {
    let frame = {
        let mut frame = frame_of(bar);
        // It is above.
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
