//! The board: a position as a drawing that can be cut by mouse, touch and keyboard.
//!
//! ```text
//! div.board role=listbox                  one tab stop; arrows walk through the grooves, Enter cuts
//! └─ svg.drawing
//!    ├─ g.pieces      see `pieces`
//!    ├─ g             g.eaten, path.c-crumbs: what the last move removed, on its way
//!    ├─ g.preview     path.place, path.piece …, path.c-snap, g.lifted, rect.landing       while a groove is chosen
//!    └─ g.grooves     g.groove role=option: line or polyline, text             one for each move
//! ```
//!
//! The board gets every move as data ([`Choice`]) and never asks the rules. On piles a press holds tokens, and a second one puts them on a
//! pile; keys go through whole moves.

mod chosen;
mod grooves;
mod hand;
mod holding;
mod keys;
mod labels;
mod marks;
mod moment;
mod piles;
mod pointer;
mod preview;

use crate::texts::use_texts;
use crate::view::pieces::{is_moulded, pieces};
use crate::view::plane::{Plane, decimal};
use crate::view::removed::Removed;
use chosen::lifted_buttons;
use grooves::{Grooves, groove_id, grooves};
use hand::{Hand, use_hand};
use holding::holding_words;
pub use keys::step;
pub(super) use labels::groove_label;
use labels::is_airy;
pub use labels::is_labeled;
pub use marks::Mark;
use marks::margin;
use maths::games::scene::Scene;
use maths::games::{Coordinate, Coordinates, Move};
pub use moment::moment;
use preview::preview;
use std::rc::Rc;
use yew::prelude::*;

/// The effect of a groove, in words and numbers. In the order of the scene's grooves.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move by its name and what it leaves.
    pub name: String,
    /// The coordinates it leaves.
    pub leaves: Coordinates,
    /// The result of the move, where grooves are to be marked.
    pub mark: Option<Mark>,
}

/// The texts of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Words {
    /// The instruction that is shown while nothing is chosen.
    pub hint: &'static str,
    /// The button that makes a chosen move; piles have none.
    pub confirm: &'static str,
}

/// A drawing, its moves and where to tell that one was chosen.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The position on the board in words.
    pub label: String,
    /// The drawing.
    pub scene: Rc<Scene>,
    /// One for each groove of the scene.
    pub choices: Rc<Vec<Choice>>,
    /// The part that has just been eaten, to be seen leaving, with a number that tells it from others.
    #[prop_or_default]
    pub eaten: Option<(u32, Removed)>,
    /// The drawing of the first position of a game: the board keeps its scale and its labels through the game. Without it
    /// each position is drawn as large as there is room.
    #[prop_or_default]
    pub stage: Option<Rc<Scene>>,
    /// The part that the last move removed, to be drawn as an outline: somebody else has made the move.
    #[prop_or_default]
    pub outline: Option<Removed>,
    /// A groove that the board itself points out, while the user chooses none.
    #[prop_or_default]
    pub pointed_out: Option<Move>,
    /// A coordinate whose moves are made visible together.
    #[prop_or_default]
    pub lit: Option<Coordinate>,
    /// True if it is not the user's turn: grooves are visible but cannot be chosen.
    #[prop_or_default]
    pub is_waiting: bool,
    /// The texts beside the drawing.
    pub words: Words,
    /// Which of several boards of the page it is, from 0, so that names of elements differ.
    #[prop_or_default]
    pub number: usize,
    /// True for children: no numbers at the grooves, and the first press only lifts the part, also with a mouse. A button or a second press
    /// breaks it.
    #[prop_or_default]
    pub is_plain: bool,
    /// True for a mere picture, whose scene has no grooves.
    #[prop_or_default]
    pub is_still: bool,
    /// Called with the move that was made.
    pub on_play: Callback<Move>,
    /// Called with the move that is chosen and not yet made, or none.
    #[prop_or_default]
    pub on_choose: Callback<Option<Move>>,
}

/// The size of a unit, in pixels, where there is room.
const UNIT: f64 = 40.0;
/// The board.
#[component]
pub fn Board(props: &Props) -> Html {
    let texts = use_texts();
    let hand = use_hand(props);
    let scene = Rc::clone(&props.scene);
    let stage = Rc::clone(props.stage.as_ref().unwrap_or(&scene));
    let is_plain = props.is_plain;
    let (selected, holding) = (hand.selected(), hand.holding());
    let shown = hand.shown();
    let current = hand.at_keys(shown);
    let said = if hand.is_holding() || hand.refusal().is_some() {
        holding_words(texts, &scene, holding, hand.refusal(), &hand.on(Hand::press))
    } else {
        let name =
            selected.filter(|_| !is_plain || piles::are_in(&scene)).map(|index| props.choices[index].name.clone());
        Html::from(name.unwrap_or_default())
    };
    let confirm = hand.to_confirm(current).map(|index| {
        let onclick = hand.on(move |hand: &Hand, _: MouseEvent| hand.confirm(index));
        if is_plain {
            let go = hand.on(Hand::go);
            let leaves = props.choices[index].leaves;
            lifted_buttons(texts, &scene, (index, leaves), props.words.confirm, onclick, selected.map(|_| &go))
        } else {
            html! { <button type="button" class="confirm" {onclick}>{ props.words.confirm }</button> }
        }
    });

    // The part that would fall is lifted off its place. With thousands of pieces it covers them instead.
    let left = shown.map(|index| props.choices[index].leaves).filter(|_| is_moulded(&scene));
    // As long as these are the same, thousands of numbers need not be written again.
    let drawn_pieces = use_memo((Rc::clone(&scene), left), |(scene, left)| pieces(scene, *left));
    let plane = Plane::of(&scene);
    let margin = margin(&props.choices, is_plain);
    let view_box = plane.view_box(stage.frame, margin);
    let active = current.map(|index| groove_id(props.number, index));
    let hint_id = format!("board-{}-hint", props.number + 1);
    let drawn = Grooves {
        scene: &scene,
        stage: &stage,
        choices: &props.choices,
        selected: shown,
        holding,
        lit: props.lit,
        is_plain,
        number: props.number,
    };
    html! {
        <div class="board-frame">
            <div class="board" role={if props.is_still { "img" } else { "listbox" }} tabindex={(!props.is_still).then_some("0")} aria-label={props.label.clone()}
                aria-disabled={props.is_waiting.then_some("true")} aria-activedescendant={active} aria-describedby={hint_id.clone()} onkeydown={hand.on(Hand::key)}>
                <svg ref={hand.drawing.clone()} class={classes!("drawing", is_airy(&stage).then_some("airy"))} viewBox={view_box.map(decimal).join(" ")}
                    width={decimal(view_box[2] * UNIT)} height={decimal(view_box[3] * UNIT)} role="presentation"
                    onpointermove={hand.on(Hand::hover)} onpointerdown={hand.on(Hand::down)} onpointerleave={hand.on(Hand::leave)} onclick={hand.on(Hand::click)}>
                    // The bar lies on the outline of the piece that was eaten.
                    { props.outline.as_ref().map(|removed| html! { <path class="outline" d={removed.outline()} /> }).unwrap_or_default() }
                    { (*drawn_pieces).clone() }
                    { props.eaten.as_ref().map(|(number, removed)| html! {
                        <g key={*number}>{ removed.leaving(if props.outline.is_some() { "eaten theirs" } else { "eaten" }) }</g>
                    }).unwrap_or_default() }
                    { shown.map(|index| preview(&scene, index, props.choices[index].leaves, holding)).unwrap_or_default() }
                    { grooves(&drawn) }
                </svg>
            </div>
            <p class="choice">
                // The line keeps its room when a groove is chosen: everything below must not move as the pointer goes from groove to
                // groove.
                <span class="chosen">
                    { said }
                    { confirm.unwrap_or_default() }
                </span>
                <span class="hint" id={hint_id}>{ if scene.grooves.is_empty() { "" } else { props.words.hint } }</span>
            </p>
        </div>
    }
}
