//! The position on the board while its sides are moved.

use crate::kit::bar_side::BarSide;
use crate::kit::refusals::problems;
use crate::kit::words::sentence;
use crate::kit::{Gesture, fields};
use crate::table::{Action, State};
use crate::texts::{Texts, use_texts};
use crate::view::hooks::{use_latest, use_state_eq};
use crate::view::shaping::{Shaping, Shift};
use maths::games::scene::Scene;
use maths::games::{Axis, Coordinate, Drawn, Game, Position, Ruleset};
use std::rc::Rc;
use yew::prelude::*;

/// The state, where changes go, and the drawing of the position.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// The state and where changes go.
    pub state: UseReducerHandle<State>,
    /// The drawing.
    pub scene: Rc<Scene>,
    /// The drawing in words.
    pub label: String,
}

/// The drawing with its handles, and whether the height comes down with the base.
#[component]
pub(super) fn ShapingPanel(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let game = state.game();
    let follows = use_state_eq(|| true);
    let refused = use_state_eq(|| None::<String>);
    let on_change = {
        let (dispatcher, refused, follows) = (state.dispatcher(), refused.setter(), *follows);
        // Keys can come before the last one is drawn.
        let latest = use_latest(&game.position());
        let ruleset = game.ruleset();
        Callback::from(move |(which, shift, is_final): (Coordinate, Shift, bool)| {
            let cell = shift.of(latest.borrow().coordinates[which]);
            let wanted = latest.borrow().with(which, cell);
            let reason = reason_against(texts, &ruleset, which, wanted, follows);
            if reason.is_none() {
                latest.replace(ruleset.lowered(wanted));
                let gesture = if is_final { Gesture::Settled } else { Gesture::Moving };
                dispatcher.dispatch(Action::Stretch(which, cell, gesture));
            }
            refused.set(reason);
        })
    };
    let rules = game.ruleset().rules;
    let names: Vec<String> = rules.coordinates().map(|which| side(texts, &game, which)).collect();
    let on_switch = {
        let follows = follows.setter();
        Callback::from(move |is_on| follows.set(is_on))
    };
    html! {
        <>
            <Shaping label={props.label.clone()} scene={Rc::clone(&props.scene)} {names} coordinates={game.position().coordinates}
                hint={if rules.drawn() == Drawn::Bar { texts.shaping_bar() } else { texts.shaping_piles() }}
                {on_change} />
            if rules.bar().is_some_and(|bar| !bar.is_unbounded()) {
                { fields::switch(texts.shaping_follows(), texts.shaping_follows_title(), *follows, &on_switch) }
            }
            { refused.as_ref().map(|reason| html! { <p class="error" role="status">{ reason }</p> }).unwrap_or_default() }
        </>
    }
}

/// Why a side cannot be moved to that place.
fn reason_against(
    texts: Texts,
    ruleset: &Ruleset,
    which: Coordinate,
    wanted: Position,
    follows: bool,
) -> Option<String> {
    let shown = ruleset.lowered(wanted);
    match ruleset.check(wanted) {
        Err(found) if which != Axis::Y.into() && !follows => Some(sentence(texts, &problems(texts, &found))),
        _ if !ruleset.rules.is_drawable(shown.coordinates) => Some(texts.shaping_too_large().into()),
        Ok(()) | Err(_) => None,
    }
}

/// The name of the side that is moved.
fn side(texts: Texts, game: &Game, which: Coordinate) -> String {
    let rules = game.ruleset().rules;
    let name = rules.name(which);
    match BarSide::of(rules, which) {
        Some(side) => texts.side_named(&name, &side.name(texts)),
        None => texts.side_pile(&name),
    }
}
