//! The reader's own bar: its shape, its size, and the buttons that play it, send it, or choose another.
//!
//! ```text
//! section.own
//! ├─ fieldset.choice-of     four shapes as pictures
//! ├─ div.bar-maker          the bar with handles, and its steppers
//! └─ div.choices            play it; send it, a surprise; more shapes
//! ```

use crate::play::controls::begin;
use crate::play::send::Send;
use maths::games::{Family, Game, Position, Rules, Ruleset, in_address};
use maths::values::Ratio;
use web::kit::bar_maker::BarMaker;
use web::kit::dispatching::dispatching;
use web::kit::fields;
use web::kit::rooms::Room;
use web::table::duel::seed::seed;
use web::table::duel::{Action, Link, State, route};
use web::texts::Texts;
use web::view::pieces::still;
use yew::prelude::*;

/// The largest coordinate that is offered here. Explore has larger ones.
const MOST: u32 = 12;

/// The four shapes, by the families of games.
const SHAPES: [Family; 4] = [Family::Nim, Family::Triangle, Family::Step, Family::Sharing];

/// True if the bar on the board is being made, and no game on it has begun.
pub(super) fn is_being_made(state: &State) -> bool {
    state.chapter.is_none() && state.puzzle.is_none() && state.day.is_none() && !state.is_begun
}

/// True if the bar is one of the shapes, with the usual rules.
pub(super) fn is_usual(state: &State) -> bool {
    let ruleset = state.game().ruleset();
    SHAPES.iter().any(|shape| first_of(*shape).ruleset() == ruleset)
}

/// The shape, the size, and what can be done with the bar.
// In the program, too, a separate function: most visits do not need it, so it is in the rest (build/parts.mjs).
#[inline(never)]
pub(super) fn own_bar(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let game = state.game_at(0);
    let family = game.ruleset().rules.family();
    let options = SHAPES.map(|shape| (picture(texts, shape), shape == family)).to_vec();
    let on_choose = {
        let dispatcher = state.dispatcher();
        Callback::from(move |index: usize| {
            if let Some(shape) = SHAPES.get(index).filter(|shape| **shape != family) {
                dispatcher.dispatch(Action::Own(first_of(*shape)));
            }
        })
    };
    let on_change = dispatching(state, Action::Own);
    let on_surprise = on_change.reform(move |_: MouseEvent| surprise(&game, seed()));
    let url = Room::Play.address(&in_address(&route::write(&Link::to_bar(game.into()))));
    html! {
        <section class="own" aria-label={texts.play_own()}>
            { fields::choice("own-shape", texts.play_kind(), options, &on_choose) }
            <BarMaker {game} most={MOST} {on_change} />
            <div class="choices">
                if game.is_terminal() {
                    <p class="remark">{ texts.turn_none() }</p>
                } else {
                    <button type="button" class="primary" onclick={begin(state, false)}>{ texts.make_play() }</button>
                }
                <button type="button" onclick={on_surprise}>{ texts.make_surprise() }</button>
                <details class="sending">
                    <summary>{ texts.send_it() }</summary>
                    <Send name={texts.send_link()} {url} />
                </details>
                <a href={Room::Explore.with_position(&game.into(), false)}>{ texts.make_more() }</a>
            </div>
        </section>
    }
}

/// A shape as a picture with its name.
fn picture(texts: Texts, shape: Family) -> Html {
    let name = match shape {
        Family::Nim | Family::Bar => texts.make_block(),
        Family::Triangle => texts.make_slopes(),
        Family::Step => texts.make_stairs(),
        Family::Sharing | Family::Own => texts.make_piles(),
    };
    html! { <>{ first_of(shape).scene().map(|scene| still(&scene)).unwrap_or_default() }{ name }</> }
}

/// The bar of a shape that is shown first.
fn first_of(shape: Family) -> Game {
    match shape {
        Family::Nim | Family::Bar => of_shape(shape, [2, 2, 3]),
        Family::Triangle => of_shape(shape, [5, 3, 4]),
        Family::Step => of_shape(shape, [3, 3, 6]),
        Family::Sharing | Family::Own => of_shape(shape, [1, 3, 6]),
    }
}

/// A bar of a shape whose height is lowered to its rim.
fn of_shape(shape: Family, [x, y, z]: [u32; 3]) -> Game {
    let k = |k| Ratio::whole(k).unwrap_or(Ratio::ONE);
    let rules = match shape {
        Family::Nim | Family::Bar => Rules::NIM,
        Family::Triangle => Rules::triangle(k(3)),
        Family::Step => Rules::step(k(2), 0),
        Family::Sharing | Family::Own => Rules::SHARING,
    };
    Game::lowered(Ruleset::normal(rules), Position::new(x, y, z))
}

/// Another bar than this one, by a random number: one of the shapes, with sides from 1 to 7.
fn surprise(present: &Game, seed: u64) -> Game {
    let part = |divisor: u64, count: u64| (seed / divisor % count) as u32;
    let shape = SHAPES[part(1, 4) as usize];
    let with = |right: u32| of_shape(shape, [1 + part(4, 7), 1 + part(28, 5), right]);
    // Three equal piles have no move.
    let is_new = |game: &Game| game != present && !game.is_terminal();
    [1 + part(140, 7), 8].map(with).into_iter().find(is_new).unwrap_or(with(9))
}

#[cfg(test)]
mod tests {
    use super::{MOST, SHAPES, first_of, surprise};

    #[test]
    fn a_surprise_is_another_bar_that_can_be_broken_and_drawn() {
        let mut game = first_of(SHAPES[0]);
        let mut seen = [0; SHAPES.len()];
        for seed in 0..1000 {
            let next = surprise(&game, seed);
            assert_ne!(next, game);
            assert!(!next.is_terminal() && next.scene().is_some(), "{next}");
            assert!(next.position().coordinates.iter().all(|side| *side <= MOST), "{next}");
            seen[SHAPES.iter().position(|shape| *shape == next.ruleset().rules.family()).unwrap()] += 1;
            // The same number must not bring the same bar again.
            assert_ne!(surprise(&next, seed), next);
            game = next;
        }
        assert_eq!(seen, [250; 4]);
    }
}
