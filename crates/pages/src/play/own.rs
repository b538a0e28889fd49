//! A bar of one's own: its kind, and how much lies in each direction.

use maths::games::{Coordinate, Family, Game, Position, Rules, Ruleset, opening};
use web::kit::families::family_name;
use web::kit::fields;
use web::kit::rooms::Room;
use web::table::duel::{Action, State};
use web::texts::Texts;
use yew::prelude::*;

/// The largest coordinate that is offered here. Explore has larger ones.
const MOST: u32 = 12;

/// The kind, and two buttons for each coordinate.
pub(super) fn own_bar(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let game = state.game_at(0);
    let (ruleset, position) = (game.ruleset(), game.position());
    let family = ruleset.rules.family();
    // Rules of one's own are written in Explore; here they come by a link.
    let all: Vec<Family> =
        Family::ALL.into_iter().filter(|offered| *offered != Family::Own || *offered == family).collect();
    let options: Vec<_> =
        all.iter().map(|offered| (Html::from(family_name(texts, *offered)), *offered == family)).collect();
    let on_choose = {
        let dispatcher = state.dispatcher();
        Callback::from(move |index: usize| {
            let Some(chosen) = all.get(index).filter(|chosen| **chosen != family) else { return };
            let ruleset = opening(*chosen).ruleset();
            let resized = position.coordinates.resized(ruleset.rules.count());
            let coordinates =
                ruleset.rules.coordinates().fold(resized, |at, which| at.with(which, at[which].min(MOST)));
            dispatcher.dispatch(Action::Own(Game::lowered(ruleset, Position::at(coordinates))));
        })
    };
    let stepper = |which: Coordinate| {
        let name = match (ruleset.rules, which.index()) {
            (Rules::Piles(_) | Rules::Own(_), _) => ruleset.rules.name(which),
            (Rules::Bar(_), 0) => texts.play_left(),
            (Rules::Bar(_), 1) => texts.play_up(),
            (Rules::Bar(_), _) => texts.play_right(),
        };
        let value = position.coordinates[which];
        let to = |value: Option<u32>| {
            let changed =
                value.filter(|value| *value <= MOST).and_then(|value| placed(ruleset, position, which, value));
            let dispatcher = state.dispatcher();
            let onclick = Callback::from(move |_: MouseEvent| {
                if let Some(game) = changed {
                    dispatcher.dispatch(Action::Own(game));
                }
            });
            (onclick, changed.is_none().to_string())
        };
        let ((less, is_least), (more, is_most)) = (to(value.checked_sub(1)), to(value.checked_add(1)));
        html! {
            <div key={which.index()} class="stepper" role="group" aria-label={name}>
                <span>{ name }</span>
                <button type="button" aria-label={texts.play_less(&name)} aria-disabled={is_least} onclick={less}>{ "−" }</button>
                <output>{ value }</output>
                <button type="button" aria-label={texts.play_more(&name)} aria-disabled={is_most} onclick={more}>{ "+" }</button>
            </div>
        }
    };
    html! {
        <section class="own" aria-label={texts.play_own()}>
            { fields::choice("own-family", texts.play_kind(), options, &on_choose) }
            <div class="steppers">{ for Coordinate::first(ruleset.rules.count()).map(stepper) }</div>
            <p class="remark"><a href={Room::Explore.with_position(&game.into(), false)}>{ texts.play_more_rules() }</a></p>
        </section>
    }
}

/// The bar with another coordinate; the height comes down with the base. `None` if a height above the rim is asked for.
fn placed(ruleset: Ruleset, position: Position, which: Coordinate, value: u32) -> Option<Game> {
    let wanted = position.with(which, value);
    let lowered = Game::lowered(ruleset, wanted);
    (lowered.position().coordinates[which] == value && lowered.position() != position).then_some(lowered)
}
