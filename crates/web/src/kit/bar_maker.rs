//! A position that is made by hand: the drawing with a handle at each side, and below it two buttons for each coordinate.
//!
//! ```text
//! div.bar-maker
//! ├─ div.stage                  the drawing (see `shaping`); sides are dragged, or moved with the arrow keys
//! └─ div.steppers
//!    └─ div.stepper role=group  the name, −, the number, +       one for each coordinate
//! ```

use crate::kit::bar_side::BarSide;
use crate::kit::words::picture_label;
use crate::texts::{Texts, use_texts};
use crate::view::hooks::{use_effect_with, use_latest, use_state_eq};
use crate::view::shaping::{Shaping, Shift};
use maths::games::{Coordinate, Coordinates, Drawn, Game, Position, Rules};
use std::rc::Rc;
use yew::prelude::*;

/// A position, its bounds, and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The position.
    pub game: Game,
    /// The largest number that a coordinate can get here.
    pub most: u32,
    /// Called with another position; while a side is dragged, only when it is let go.
    pub on_change: Callback<Game>,
}

/// A smaller bar is drawn with room up to these sides.
const ROOM: [u32; 3] = [3, 3, 4];

/// The drawing and the buttons. The height of a bar is lowered with its base.
#[component]
pub fn BarMaker(props: &Props) -> Html {
    let texts = use_texts();
    let Props { game, most, on_change } = props.clone();
    // The position while a side is dragged.
    let dragged = use_state_eq(|| None::<Game>);
    {
        let dragged = dragged.setter();
        use_effect_with(game, move |_| dragged.set(None));
    }
    let shown = dragged.unwrap_or(game);
    let scenes =
        use_memo((game, shown), |(game, shown)| (roomy(game).scene().map(Rc::new), shown.scene().map(Rc::new)));
    let on_shift = {
        let (latest, dragged, on_change) = (use_latest(&game), dragged.setter(), on_change.clone());
        Callback::from(move |(which, shift, is_final): (Coordinate, Shift, bool)| {
            // A side is measured from where the drag began, so the height comes back with the base.
            let begun = *latest.borrow();
            let value = shift.of(begun.position().coordinates[which]).min(most);
            let changed = Game::lowered(begun.ruleset(), begun.position().with(which, value));
            let is_drawable = changed.ruleset().rules.is_drawable(changed.position().coordinates);
            match (is_drawable, is_final) {
                (true, false) => dragged.set(Some(changed)),
                (true, true) if changed != begun => {
                    latest.replace(changed);
                    on_change.emit(changed);
                }
                (_, true) => dragged.set(None),
                (false, false) => {}
            }
        })
    };
    let rules = game.ruleset().rules;
    let is_bar = rules.drawn() == Drawn::Bar;
    let drawing = match (*scenes).clone() {
        (stage, Some(scene)) => html! {
            <Shaping label={picture_label(texts, &shown)} {scene} {stage} most={most} names={side_names(texts, rules)}
                coordinates={shown.position().coordinates} on_change={on_shift}
                hint={if is_bar { texts.bar_drag() } else { texts.piles_drag() }} />
        },
        (_, None) => html! { <p class="too-large">{ texts.too_large() }</p> },
    };
    html! {
        <div class={classes!("bar-maker", is_bar.then_some("sides"))}>
            <div class="stage">{ drawing }</div>
            <div class="steppers">
                { for rules.coordinates().map(|which| stepper(texts, &shown, which, most, &on_change)) }
            </div>
        </div>
    }
}

/// The name of a coordinate, and the buttons that change it by one.
fn stepper(texts: Texts, game: &Game, which: Coordinate, most: u32, on_change: &Callback<Game>) -> Html {
    let name = coordinate_name(texts, game.ruleset().rules, which);
    let value = game.position().coordinates[which];
    let button = |value: Option<u32>, sign: &'static str, label: String| {
        let changed = value.filter(|value| *value <= most).and_then(|value| with_exactly(game, which, value));
        let on_change = on_change.clone();
        let onclick = Callback::from(move |_: MouseEvent| changed.into_iter().for_each(|game| on_change.emit(game)));
        html! {
            <button type="button" aria-label={label} aria-disabled={changed.is_none().to_string()} {onclick}>{ sign }</button>
        }
    };
    html! {
        <div key={which.index()} class="stepper" role="group" aria-label={name}>
            <span>{ name }</span>
            { button(value.checked_sub(1), "−", texts.play_less(&name)) }
            <output>{ value }</output>
            { button(value.checked_add(1), "+", texts.play_more(&name)) }
        </div>
    }
}

/// The position with another coordinate; the height is lowered with the base. `None` if the rules do not allow this number.
fn with_exactly(game: &Game, which: Coordinate, value: u32) -> Option<Game> {
    let ruleset = game.ruleset();
    let changed = Game::lowered(ruleset, game.position().with(which, value));
    let is_drawable = ruleset.rules.is_drawable(changed.position().coordinates);
    (is_drawable && changed.position().coordinates[which] == value && changed != *game).then_some(changed)
}

/// A position around which the drawing has room.
fn roomy(game: &Game) -> Game {
    let at = game.position();
    let larger = |sides: Coordinates, (which, room): (Coordinate, u32)| sides.with(which, sides[which].max(room));
    let coordinates = Coordinate::first(ROOM.len()).zip(ROOM).fold(at.coordinates, larger);
    Game::lowered(game.ruleset(), Position { coordinates, ..at })
}

/// A coordinate as buttons name it.
fn coordinate_name(texts: Texts, rules: Rules, which: Coordinate) -> &'static str {
    BarSide::of(rules, which).map_or_else(|| rules.name(which), |side| side.direction(texts))
}

/// The names of the sides that the handles move.
fn side_names(texts: Texts, rules: Rules) -> Vec<String> {
    let name = |which: Coordinate| match BarSide::of(rules, which) {
        Some(side) => side.name(texts).into(),
        None => texts.side_pile(&rules.name(which)),
    };
    rules.coordinates().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::{roomy, with_exactly};
    use maths::games::{Axis, Game};

    fn game(text: &str) -> Game {
        text.parse().unwrap()
    }

    #[test]
    fn a_number_that_the_rules_forbid_is_not_offered() {
        let slopes = game("triangle:k=3:5,3,4");
        // The rim of k = 3 is ⌊(x + z) / 3⌋.
        assert_eq!(with_exactly(&slopes, Axis::Y.into(), 4), None);
        assert_eq!(with_exactly(&slopes, Axis::Y.into(), 2), Some(game("triangle:k=3:5,2,4")));
        // The height is lowered with the base.
        assert_eq!(with_exactly(&slopes, Axis::Z.into(), 3), Some(game("triangle:k=3:5,2,3")));
        assert_eq!(with_exactly(&slopes, Axis::X.into(), 5), None, "it is the same position");
    }

    #[test]
    fn a_small_bar_has_room_to_grow_and_a_large_one_is_as_it_is() {
        assert_eq!(roomy(&game("nim:0,0,9")), game("nim:3,3,9"));
        assert_eq!(roomy(&game("triangle:k=3:0,0,0")), game("triangle:k=3:3,2,4"));
        assert_eq!(roomy(&game("sharing:8,9,7")), game("sharing:8,9,7"));
    }
}
