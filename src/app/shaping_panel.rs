//! The position on the board while its sides are moved.

use crate::app::Action;
use crate::app::State;
use crate::games::Axis;
use crate::games::Family;
use crate::games::Game;
use crate::games::scene::Scene;
use crate::kit::Gesture;
use crate::kit::fields::Switch;
use crate::kit::refusals::problems;
use crate::kit::words::sentence;
use crate::texts::Texts;
use crate::texts::use_texts;
use crate::view::shaping::Shaping;
use std::rc::Rc;
use yew::prelude::*;

/// The state, where changes go, and the drawing of the position.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    pub scene: Rc<Scene>,
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
        Callback::from(move |(axis, cell, is_final): (Axis, u32, bool)| {
            let reason = reason_against(texts, &game, axis, cell, follows);
            if reason.is_none() {
                let gesture = if is_final { Gesture::Settled } else { Gesture::Moving };
                dispatcher.dispatch(Action::Stretch(axis, cell, gesture));
            }
            refused.set(reason);
        })
    };
    let names =
        Axis::ALL.map(|axis| texts.side_named(&game.ruleset().rules.coordinate(axis), &side(texts, &game, axis)));
    let is_bar = game.ruleset().rules.family() != Family::Sharing;
    let on_switch = {
        let follows = follows.setter();
        Callback::from(move |is_on| follows.set(is_on))
    };
    html! {
        <>
            <Shaping label={props.label.clone()} scene={Rc::clone(&props.scene)} {names} cells={game.position().cells}
                hint={if is_bar { texts.shaping_bar() } else { texts.shaping_piles() }}
                {on_change} />
            if is_bar && game.ruleset().rules.family() != Family::Nim {
                <Switch label={texts.shaping_follows()} title={texts.shaping_follows_title()}
                    is_on={*follows} {on_switch} />
            }
            { refused.as_ref().map(|reason| html! { <p class="error" role="status">{ reason }</p> }).unwrap_or_default() }
        </>
    }
}

/// Why a side cannot be moved there.
fn reason_against(texts: Texts, game: &Game, axis: Axis, cell: u32, follows: bool) -> Option<String> {
    let ruleset = game.ruleset();
    let wanted = game.position().with(axis, cell);
    let shown = ruleset.lowered(wanted);
    match ruleset.check(wanted) {
        Err(found) if axis != Axis::Y && !follows => Some(sentence(texts, &problems(texts, &found))),
        _ if !ruleset.rules.is_drawable(shown.cells) => Some(texts.shaping_too_large().into()),
        Ok(()) | Err(_) => None,
    }
}

/// What is moved.
fn side(texts: Texts, game: &Game, axis: Axis) -> &'static str {
    match (game.ruleset().rules.family(), axis) {
        (Family::Sharing, Axis::X) => texts.side_first_pile(),
        (Family::Sharing, Axis::Y) => texts.side_second_pile(),
        (Family::Sharing, Axis::Z) => texts.side_third_pile(),
        (Family::Nim | Family::Triangle | Family::Step | Family::Bar, Axis::X) => texts.side_left(),
        (Family::Nim | Family::Triangle | Family::Step | Family::Bar, Axis::Y) => texts.side_top(),
        (Family::Nim | Family::Triangle | Family::Step | Family::Bar, Axis::Z) => texts.side_right(),
    }
}
