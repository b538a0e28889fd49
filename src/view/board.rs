//! The board: a position as a drawing that can be cut by mouse, touch and keyboard.
//!
//! ```text
//! div.board role=listbox                  one tab stop; arrows walk through the grooves, Enter cuts
//! └─ svg.drawing
//!    ├─ g.pieces      polygon.piece …     polygon.bitter is the bitter piece; see `pieces`
//!    ├─ g.preview     path.gap, polygon.piece …, g.falling, rect.landing       while a groove is chosen
//!    └─ g.grooves     g.groove role=option: line or polyline, text             one for each move
//! ```
//!
//! It gets every move as data ([`Choice`]) and never asks the rules.

mod grooves;
mod keys;
mod labels;
mod marks;
mod moment;
mod preview;

use crate::games::Coordinate;
use crate::games::Coordinates;
use crate::games::Move;
use crate::games::scene::Scene;
use crate::view::hooks::use_effect_with;
use crate::view::hooks::use_latest;
use crate::view::hooks::use_state_eq;
use crate::view::pieces::Pieces;
use crate::view::plane::Plane;
use crate::view::plane::decimal;
use grooves::Grooves;
use grooves::groove_id;
pub use keys::step;
pub(super) use labels::groove_label;
use labels::is_airy;
pub use labels::is_labeled;
pub use marks::Mark;
use marks::margin;
pub use moment::Moment;
use preview::preview;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// What a groove does, in words and numbers. In the order of the scene's grooves.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move by its name and what it leaves.
    pub name: String,
    /// The coordinates it leaves.
    pub leaves: Coordinates,
    /// What it leads to, where grooves are to be marked.
    pub mark: Option<Mark>,
}

/// What the board says of itself.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Words {
    /// What to do, while nothing is chosen.
    pub hint: &'static str,
    /// The button that makes a chosen move.
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
    /// The part that has just been eaten, to be seen leaving: a number that tells it from others, and its outline.
    #[prop_or_default]
    pub eaten: Option<(u32, String)>,
    /// The drawing of the first position of a game: the board keeps its scale and its labels through the game. Without it
    /// each position is drawn as large as there is room.
    #[prop_or_default]
    pub stage: Option<Rc<Scene>>,
    /// The outline of what the last move removed.
    #[prop_or_default]
    pub outline: Option<String>,
    /// A groove that the board itself points out, while the user chooses none.
    #[prop_or_default]
    pub pointed_out: Option<Move>,
    /// A coordinate whose moves are made visible together.
    #[prop_or_default]
    pub lit: Option<Coordinate>,
    /// Whether it is not the user's turn: grooves are seen but cannot be chosen.
    #[prop_or_default]
    pub is_waiting: bool,
    /// What it says beside the drawing.
    pub words: Words,
    /// Which of several boards of the page it is, from 0, so that names of elements differ.
    #[prop_or_default]
    pub number: usize,
    /// Whether it is but a picture, whose scene has no grooves.
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
/// How near a pointer must come to a groove, in pixels.
const REACH: f64 = 22.0;

/// The board.
#[component]
pub fn Board(props: &Props) -> Html {
    // The groove and the position it belongs to: in another position it is no longer chosen.
    let choice = use_state_eq(|| None::<(String, usize)>);
    let chosen = (*choice).as_ref().filter(|(label, _)| *label == props.label).map(|(_, index)| *index);
    let choose = {
        let (setter, label) = (choice.setter(), props.label.clone());
        move |index: Option<usize>| setter.set(index.map(|index| (label.clone(), index)))
    };
    // The groove that a click cuts, with its position as above: the one that was shown when the pointer came down or moved. The place of a click
    // is in whole pixels, so between two grooves it could find the other one. What a finger touches first is only shown.
    let aimed_at = use_mut_ref(|| None::<(String, usize)>);
    let aim = {
        let (aimed_at, label) = (aimed_at.clone(), props.label.clone());
        move |index: Option<usize>| *aimed_at.borrow_mut() = index.map(|index| (label.clone(), index))
    };
    let is_touched = use_state_eq(|| false);
    let drawing = use_node_ref();
    {
        let is_touched = is_touched.setter();
        use_effect_with(Rc::clone(&props.scene), move |_| is_touched.set(false));
    }
    let scene = Rc::clone(&props.scene);
    let stage = Rc::clone(props.stage.as_ref().unwrap_or(&scene));
    let is_waiting = props.is_waiting;
    let selected = chosen.filter(|&index| index < scene.grooves.len() && !is_waiting);
    {
        let chosen = selected.and_then(|index| scene.grooves.get(index)).map(|groove| groove.play);
        let on_choose = props.on_choose.clone();
        use_effect_with(chosen, move |chosen| on_choose.emit(*chosen));
    }
    let play = {
        let (scene, on_play) = (Rc::clone(&scene), props.on_play.clone());
        move |index: usize| {
            if let Some(groove) = scene.grooves.get(index).filter(|_| !is_waiting) {
                on_play.emit(groove.play);
            }
        }
    };

    let find = {
        let (drawing, scene, stage) = (drawing.clone(), Rc::clone(&scene), Rc::clone(&stage));
        let margin = margin(&props.choices);
        move |event: &MouseEvent| groove_under(event, &drawing.cast::<Element>()?, &scene, &stage, margin)
    };
    let on_move = {
        let (find, choose, aim) = (find.clone(), choose.clone(), aim.clone());
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() != "touch" {
                let found = find(&event);
                aim(found);
                choose(found);
            }
        })
    };
    let on_down = {
        let (choose, is_touched) = (choose.clone(), is_touched.clone());
        Callback::from(move |event: PointerEvent| {
            let (found, is_touch) = (find(&event), event.pointer_type() == "touch");
            aim(found.filter(|_| !is_touch || found == chosen));
            is_touched.set(is_touch);
            choose(found);
        })
    };
    let on_click = {
        let (play, choose, label) = (play.clone(), choose.clone(), props.label.clone());
        let is_touched = *is_touched;
        Callback::from(move |event: MouseEvent| {
            // The second click of a double click is no move of its own; a second touch is what makes the first one.
            let is_meant = event.detail() <= 1 || is_touched;
            let aimed_at = aimed_at.borrow_mut().take();
            if let Some((_, index)) = aimed_at.filter(|(aimed, _)| is_meant && *aimed == label) {
                play(index);
                // When the move is taken back, nothing is chosen.
                choose(None);
            }
        })
    };
    let on_leave = {
        let choose = choose.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() != "touch" {
                choose(None);
            }
        })
    };
    let pointed_out = props.pointed_out.and_then(|play| scene.grooves.iter().position(|groove| groove.play == play));
    let shown = selected.or(pointed_out);
    // Keys begin at a groove that is pointed out, if it can be chosen.
    let current = shown.filter(|_| !is_waiting);
    // A key may come before what the last one has chosen is drawn.
    let latest = use_latest(&current);
    let on_key = {
        let (scene, choose, play) = (Rc::clone(&scene), choose.clone(), play.clone());
        Callback::from(move |event: KeyboardEvent| {
            let selected = *latest.borrow();
            let next = match (event.key().as_str(), selected) {
                ("Enter" | " ", Some(index)) => {
                    play(index);
                    None
                }
                ("Escape", _) => None,
                (key, _) => match step(&scene.grooves, selected, key) {
                    Some(index) => Some(index),
                    None => return,
                },
            };
            *latest.borrow_mut() = next;
            choose(next);
            event.prevent_default();
        })
    };
    let confirm = {
        let (play, choose) = (play.clone(), choose.clone());
        let confirm = move |index| {
            let (play, choose) = (play.clone(), choose.clone());
            Callback::from(move |_: MouseEvent| {
                play(index);
                choose(None);
            })
        };
        selected.filter(|_| *is_touched).map(confirm)
    };

    let plane = Plane::of(&scene);
    let margin = margin(&props.choices);
    let view_box = plane.view_box(stage.frame, margin);
    let active = current.map(|index| groove_id(props.number, index));
    let hint = format!("board-{}-hint", props.number + 1);
    html! {
        <div class="board-frame">
            <div class="board" role={if props.is_still { "img" } else { "listbox" }} tabindex={(!props.is_still).then_some("0")} aria-label={props.label.clone()}
                aria-disabled={is_waiting.then_some("true")} aria-activedescendant={active} aria-describedby={hint.clone()} onkeydown={on_key}>
                <svg ref={drawing} class={classes!("drawing", is_airy(&stage).then_some("airy"))} viewBox={view_box.map(decimal).join(" ")}
                    width={decimal(view_box[2] * UNIT)} height={decimal(view_box[3] * UNIT)} role="presentation"
                    onpointermove={on_move} onpointerdown={on_down} onpointerleave={on_leave} onclick={on_click}>
                    // The boards of a page share the pattern of the first.
                    if props.number == 0 { <defs>
                        <pattern id="hatch" width="0.5" height="0.5" patternUnits="userSpaceOnUse"
                            patternTransform={if scene.is_solid() { "rotate(40)" } else { "rotate(68)" }}>
                            <line class="hatch-line" x1="0" y1="0" x2="0" y2="0.5" />
                        </pattern>
                    </defs> }
                    <Pieces scene={Rc::clone(&scene)} />
                    { props.eaten.as_ref().map(|eaten| html! {
                        <path key={eaten.0} class="eaten" d={eaten.1.clone()} />
                    }).unwrap_or_default() }
                    { props.outline.as_ref().map(|outline| html! { <path class="outline" d={outline.clone()} /> }).unwrap_or_default() }
                    { shown.map(|index| preview(&scene, index, props.choices[index].leaves)).unwrap_or_default() }
                    <Grooves scene={Rc::clone(&scene)} {stage} choices={Rc::clone(&props.choices)} selected={shown} lit={props.lit} number={props.number} />
                </svg>
            </div>
            <p class="choice">
                // Its room stays when a groove is chosen: what is below must not move as the pointer goes from groove to groove.
                <span class="chosen">
                    { selected.map(|index| props.choices[index].name.clone()).unwrap_or_default() }
                    { confirm.map(|onclick| html! {
                        <button type="button" class="confirm" {onclick}>{ props.words.confirm }</button>
                    }).unwrap_or_default() }
                </span>
                <span class="hint" id={hint}>{ if scene.grooves.is_empty() { "" } else { props.words.hint } }</span>
            </p>
        </div>
    }
}

/// The groove under a pointer. The drawing keeps its proportions in the middle of its box, so pixels and units differ by one
/// factor.
fn groove_under(event: &MouseEvent, drawing: &Element, scene: &Scene, stage: &Scene, margin: f64) -> Option<usize> {
    let [left, top, width, height] = Plane::of(stage).view_box(stage.frame, margin);
    let bounds = drawing.get_bounding_client_rect();
    let scale = (width / bounds.width().max(1.0)).max(height / bounds.height().max(1.0));
    let from_middle = |at: i32, begin: f64, length: f64| (f64::from(at) - begin - length / 2.0) * scale;
    let x = left + width / 2.0 + from_middle(event.client_x(), bounds.left(), bounds.width());
    let y = top + height / 2.0 + from_middle(event.client_y(), bounds.top(), bounds.height());
    scene.groove_at(x, -y, REACH * scale)
}
