//! The game of the bench: its name, a drawing, k and s, and another game.

use crate::bench::{Action, State};
use maths::games::{Axis, Family, Game, Position, Ruleset};
use std::rc::Rc;
use web::evidence::names::letters;
use web::kit::families::family_name;
use web::kit::ruleset_fields::{self, RulesetFields};
use web::kit::{Edit, Gesture, fields};
use web::texts::Texts;
use web::view::pieces::still;
use yew::prelude::*;

/// `div.side`
pub(super) fn side(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let ruleset = state.ruleset();
    let held = state.hand.filter(|game| game.ruleset() == ruleset);
    let game = game_of(state);
    let on_change = {
        let dispatcher = state.dispatcher();
        Callback::from(move |(edit, _): (Edit<Ruleset>, Gesture)| dispatcher.dispatch(Action::Game(edit)))
    };
    html! {
        <div class="side">
            <h1>{ name(texts, ruleset) }</h1>
            { game.map(|game| html! { <Drawing {game} /> }).unwrap_or_default() }
            <div class="sliders">
                { for ruleset.rules.k().map(|k| ruleset_fields::slope(texts, &on_change, k)) }
                { for ruleset.rules.s().map(|s| ruleset_fields::shift(texts, &on_change, s)) }
            </div>
            { letters(texts, &ruleset).map(|names| html! { <p class="remark">{ names }</p> }).unwrap_or_default() }
            if held.is_some() { <p class="remark">{ texts.bench_hand() }</p> }
            <details class="more">
                <summary>{ texts.bench_change() }</summary>
                { kinds(texts, ruleset, &on_change) }
            </details>
        </div>
    }
}

/// The name of a game for people, such as “Triangular bar, k = 3, pass”. Rims and rules of one's own follow in the notation.
fn name(texts: Texts, ruleset: Ruleset) -> String {
    let family = ruleset.rules.family();
    let own = match family {
        Family::Bar | Family::Own => return ruleset.to_string(),
        Family::Nim | Family::Triangle | Family::Step | Family::Sharing => family_name(texts, family).to_owned(),
    };
    let k = ruleset.rules.k().map(|k| format!("k = {k}"));
    let s = ruleset.rules.s().filter(|s| *s > 0).map(|s| format!("s = {s}"));
    let pass = ruleset.pass.then(|| texts.pass().to_owned());
    let misere = ruleset.misere.then(|| texts.misere().to_owned());
    let all: Vec<String> = [Some(own), k, s, pass, misere].into_iter().flatten().collect();
    all.join(texts.list_comma())
}

/// The game of the bench with a position: the one in hand, or an example.
pub(in crate::bench) fn game_of(state: &State) -> Option<Game> {
    let ruleset = state.ruleset();
    state.hand.filter(|game| game.ruleset() == ruleset).or_else(|| example(ruleset))
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
        Some(scene) => html! { <div class="drawn" aria-hidden="true">{ still(scene) }</div> },
        None => Html::default(),
    }
}

/// The kinds of games, with the fields of rims and rules of one's own, pass and misère.
fn kinds(texts: Texts, ruleset: Ruleset, on_change: &Callback<(Edit<Ruleset>, Gesture)>) -> Html {
    let families =
        Family::ALL.map(|family| (html! { family_name(texts, family) }, family == ruleset.rules.family())).to_vec();
    let choose = on_change.reform(|index: usize| {
        let usual = Family::ALL[index].example().parse::<Game>().ok().map(|game| game.ruleset());
        (Edit::new(move |ruleset: &mut Ruleset| *ruleset = usual.unwrap_or(*ruleset)), Gesture::Settled)
    });
    let on_family = Callback::noop();
    let all = RulesetFields { ruleset, corner: (0, 0), has_misere: true, on_family: &on_family, on_change };
    html! {
        <div class="rules">
            { fields::choice("family", texts.game(), families, &choose) }
            { ruleset_fields::rest(texts, &all) }
            { ruleset_fields::switches(texts, &all) }
        </div>
    }
}
