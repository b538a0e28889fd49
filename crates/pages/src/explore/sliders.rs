//! The parameters below the bar, each with a line that says what it means: k and s, or the two larger piles of Sharing Nim.

use maths::games::{Coordinate, Rules};
use web::kit::fields::Number;
use web::kit::{Gesture, ruleset_fields};
use web::table::{Action, State};
use web::texts::Texts;
use yew::prelude::*;

/// `div.sliders` with what the game on the board has; nothing where it has none.
pub(super) fn sliders(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let ruleset = state.game().ruleset();
    let dispatcher = state.dispatcher();
    let on_change = Callback::from(move |(edit, gesture)| dispatcher.dispatch(Action::Change(edit, gesture)));
    let is_triangle = ruleset.rules.bar().is_some_and(|bar| bar.as_raised_triangle().is_some());
    let (of_k, of_s) = if is_triangle {
        (texts.k_of_triangle(), texts.s_of_triangle())
    } else {
        (texts.k_of_steps(), texts.s_of_steps())
    };
    let slider =
        |field: Html, meaning: &'static str| html! { <div class="slider">{ field }<small>{ meaning }</small></div> };
    let piles = (ruleset.rules == Rules::SHARING)
        .then(|| [(1, texts.middle_pile()), (2, texts.right_pile())])
        .into_iter()
        .flatten()
        .filter_map(|(index, meaning)| Some((Coordinate::new(index)?, meaning)));
    html! {
        <div class="sliders">
            { for ruleset.rules.k().map(|k| slider(ruleset_fields::slope(texts, &on_change, k), of_k)) }
            { for ruleset.rules.s().map(|s| slider(ruleset_fields::shift(texts, &on_change, s), of_s)) }
            { for piles.map(|(which, meaning)| slider(pile(texts, state, which), meaning)) }
        </div>
    }
}

/// One of the piles, as large as the figure shows it.
fn pile(texts: Texts, state: &UseReducerHandle<State>, which: Coordinate) -> Html {
    let game = state.game();
    let name = game.ruleset().rules.name(which);
    let (at, most) = (game.position()[which], state.look.size.max(1));
    let check = Callback::from(move |text: String| web::table::typed::coordinate(texts, game, which, &text).map(drop));
    let dispatcher = state.dispatcher();
    let set = move |value, gesture| dispatcher.dispatch(Action::Stretch(which, value, gesture));
    let typed = set.clone();
    let on_change = Callback::from(move |text: String| {
        if let Ok(value) = text.trim().parse() {
            typed(value, Gesture::Settled);
        }
    });
    let on_slide = Callback::from(move |(value, is_final): (u32, bool)| {
        set(value, if is_final { Gesture::Settled } else { Gesture::Moving });
    });
    html! {
        <Number id={format!("pile-{name}")} label={html! { <var>{ name }</var> }} value={at.to_string()} {check} {on_change}
            context={game.to_string()} slider={Some([0, most, at.min(most)])} {on_slide} />
    }
}
