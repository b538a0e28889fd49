//! The game of the bench: its name, a drawing, k and s, and another game.

use crate::bench::{Action, State};
use maths::games::{Axis, Family, Game, Position, Ruleset};
use std::rc::Rc;
use web::evidence::names::letters;
use web::kit::dispatching::dispatching;
use web::kit::games::{Kind, games, ruleset_name};
use web::kit::ruleset_fields::{self, RulesetFields};
use web::kit::{Edit, Gesture};
use web::texts::Texts;
use web::view::pieces::large;
use yew::prelude::*;

/// `div.side`
pub(super) fn side(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let ruleset = state.ruleset();
    let held = state.held().and(state.hand.as_ref());
    let game = game_of(state);
    let on_change = dispatching(state, |(edit, _): (Edit<Ruleset>, Gesture)| Action::Game(edit));
    let on_family = Callback::noop();
    let all = RulesetFields { ruleset, corner: (0, 0), has_misere: true, on_family: &on_family, on_change: &on_change };
    html! {
        <div class="side">
            <h1>{ ruleset_name(texts, &ruleset) }</h1>
            { game.map(|game| html! { <Drawing {game} /> }).unwrap_or_default() }
            <div class="sliders">{ ruleset_fields::parameters(texts, &all, true) }</div>
            { letters(texts, &ruleset).map(|names| html! { <p class="remark">{ names }</p> }).unwrap_or_default() }
            if let Some(sum) = held {
                <p class="remark">{ if sum.only().is_some() { texts.bench_hand() } else { texts.bench_part() } }</p>
            }
            <details class="more">
                <summary>{ texts.change_game() }</summary>
                <div class="rules">
                    { games(texts, "family", Kind::ALONE, Kind::Of(ruleset.rules.family()), &choose(&on_change)) }
                    { ruleset_fields::rest(texts, &all) }
                    { ruleset_fields::switches(texts, &all) }
                </div>
            </details>
        </div>
    }
}

/// The game of the bench with a position: the one in hand, or an example.
pub(in crate::bench) fn game_of(state: &State) -> Option<Game> {
    state.held().or_else(|| example(state.ruleset()))
}

/// A position of the game that is worth drawing; none where its numbers have no picture.
fn example(ruleset: Ruleset) -> Option<Game> {
    let position = match ruleset.rules.family() {
        Family::Nim | Family::Triangle | Family::Step | Family::Bar => {
            let (x, z) = (7, 7);
            let position = Position { coordinates: [x, 0, z].into(), pass: ruleset.pass };
            position.with(Axis::Y, ruleset.rules.rim(x, z).min(7))
        }
        Family::Sharing | Family::Own => ruleset.rules.family().example().parse::<Game>().ok()?.position(),
    };
    Game::new(ruleset, position).ok()
}

/// Pieces beyond which a drawing shows nothing.
const MOST_PIECES: usize = 400;

#[derive(Clone, PartialEq, Properties)]
struct DrawingProps {
    game: Game,
}

/// `div.drawn`
#[component]
fn Drawing(props: &DrawingProps) -> Html {
    let scene = use_memo(props.game, |game| {
        game.scene().filter(|scene| (1..=MOST_PIECES).contains(&scene.pieces.len())).map(Rc::new)
    });
    match &*scene {
        Some(scene) => html! { <div class="drawn" aria-hidden="true">{ large(scene) }</div> },
        None => Html::default(),
    }
}

/// Begins with the game that stands for a kind.
fn choose(on_change: &Callback<(Edit<Ruleset>, Gesture)>) -> Callback<Kind> {
    on_change.reform(|kind: Kind| {
        let usual = match kind {
            Kind::Of(family) => family.example().parse::<Game>().ok().map(|game| game.ruleset()),
            Kind::Sum => None,
        };
        (Edit::new(move |ruleset: &mut Ruleset| *ruleset = usual.unwrap_or(*ruleset)), Gesture::Settled)
    })
}
