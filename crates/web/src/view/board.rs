//! The board: a position as a drawing that can be cut by mouse, touch and keyboard.
//!
//! ```text
//! div.board role=listbox                  one tab stop; arrows walk through the grooves, Enter cuts
//! └─ svg.drawing
//!    ├─ g.pieces      see `pieces`
//!    ├─ g.eaten       what the last move removed, on its way
//!    ├─ g.preview     path.place, path.piece …, path.c-snap, g.lifted, rect.landing       while a groove is chosen
//!    └─ g.grooves     g.groove role=option: line or polyline, text             one for each move
//! ```
//!
//! It gets every move as data ([`Choice`]) and never asks the rules. On piles a press holds tokens, and a second one puts them on a
//! pile; keys go through whole moves.

mod chosen;
mod grooves;
mod holding;
mod keys;
mod labels;
mod marks;
mod moment;
mod piles;
mod pointer;
mod preview;

use crate::texts::use_texts;
use crate::view::focus::focus_in_place;
use crate::view::hooks::{use_effect_with, use_latest, use_state_eq};
use crate::view::pieces::{is_moulded, pieces};
use crate::view::plane::{Plane, decimal};
use crate::view::removed::Removed;
use chosen::lifted_buttons;
use grooves::{Grooves, groove_id, grooves};
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
use piles::{Press, Refusal};
use pointer::Pointed;
use preview::preview;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
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
    /// What the last move removed, to be seen as an outline: somebody else has made the move.
    #[prop_or_default]
    pub outline: Option<Removed>,
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
    /// Whether it is for children: no numbers at the grooves, and the first press lifts the part whatever presses, so that a button or a
    /// second press breaks it.
    #[prop_or_default]
    pub is_plain: bool,
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
/// The board.
#[component]
pub fn Board(props: &Props) -> Html {
    let texts = use_texts();
    // The groove, why tokens cannot be moved, and the position that both belong to: in another position they are forgotten.
    let choice = use_state_eq(|| None::<(String, Option<usize>, Option<Refusal>)>);
    let (chosen, refusal) = (*choice)
        .as_ref()
        .filter(|(label, ..)| *label == props.label)
        .map_or((None, None), |(_, index, refusal)| (*index, *refusal));
    let decide = {
        let (setter, label) = (choice.setter(), props.label.clone());
        move |index: Option<usize>, refusal: Option<Refusal>| {
            let is_any = index.is_some() || refusal.is_some();
            setter.set(is_any.then(|| (label.clone(), index, refusal)));
        }
    };
    let choose = {
        let decide = decide.clone();
        move |index: Option<usize>| decide(index, None)
    };
    // The groove that a click cuts, with its position as above: the one that was shown when the pointer came down or moved. The place of a click
    // is in whole pixels, so between two grooves it could find the other one. What a finger touches first is only shown.
    let aimed_at = use_mut_ref(|| None::<(String, usize)>);
    let aim = {
        let (aimed_at, label) = (aimed_at.clone(), props.label.clone());
        move |index: Option<usize>| *aimed_at.borrow_mut() = index.map(|index| (label.clone(), index))
    };
    // On piles: whether the tokens of the chosen groove are held, by a press, and no pile is chosen yet.
    let is_touched = use_state_eq(|| false);
    let drawing = use_node_ref();
    {
        let is_touched = is_touched.setter();
        use_effect_with(Rc::clone(&props.scene), move |_| is_touched.set(false));
    }
    let scene = Rc::clone(&props.scene);
    let stage = Rc::clone(props.stage.as_ref().unwrap_or(&scene));
    let (is_waiting, is_plain) = (props.is_waiting, props.is_plain);
    let is_slow = move |event: &PointerEvent| is_plain || event.pointer_type() == "touch";
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

    let is_piles = piles::are_in(&scene);
    let is_holding = is_piles && *is_touched;
    let holding = selected.filter(|_| is_holding).and_then(|index| piles::held(scene.grooves[index].play));
    // Where a button was that is gone, and where the next move is chosen.
    let focus = {
        let drawing = drawing.clone();
        move || {
            let board = drawing.cast::<Element>().and_then(|drawing| drawing.parent_element());
            if let Some(board) = board.and_then(|board| board.dyn_into::<HtmlElement>().ok()) {
                focus_in_place(&board);
            }
        }
    };
    let on_press = {
        let (play, choose, decide, is_touched) = (play.clone(), choose.clone(), decide, is_touched.setter());
        let focus = focus.clone();
        Callback::from(move |press: Press| match press {
            Press::Hold(index) => {
                is_touched.set(true);
                choose(Some(index));
            }
            Press::Play(index) => {
                play(index);
                choose(None);
            }
            // What is held stays held.
            Press::Refuse(refusal) => decide(chosen, Some(refusal)),
            Press::Release => {
                choose(None);
                focus();
            }
        })
    };
    let point = {
        let (drawing, margin) = (drawing.clone(), margin(&props.choices, is_plain));
        let stage = Rc::clone(&stage);
        move |event: &MouseEvent| Some(Pointed::of(event, &drawing.cast::<Element>()?, &stage, margin))
    };
    let find = {
        let (point, scene, choices) = (point.clone(), Rc::clone(&scene), Rc::clone(&props.choices));
        move |event: &MouseEvent| point(event)?.groove(&scene, &choices)
    };
    let on_move = {
        let (find, choose, aim) = (find.clone(), choose.clone(), aim.clone());
        Callback::from(move |event: PointerEvent| {
            if !is_slow(&event) && !is_piles {
                let found = find(&event);
                aim(found);
                choose(found);
            }
        })
    };
    let on_down = {
        let (choose, is_touched) = (choose.clone(), is_touched.clone());
        Callback::from(move |event: PointerEvent| {
            if is_piles {
                return;
            }
            let (found, is_touch) = (find(&event), is_slow(&event));
            aim(found.filter(|_| !is_touch || found == chosen));
            is_touched.set(is_touch);
            choose(found);
        })
    };
    let on_click = {
        let (play, choose, label) = (play.clone(), choose.clone(), props.label.clone());
        let (scene, on_press, is_touched) = (Rc::clone(&scene), on_press.clone(), *is_touched);
        Callback::from(move |event: MouseEvent| {
            // The second click of a double click is no move of its own; a second touch is what makes the first one.
            let is_meant = event.detail() <= 1 || is_touched;
            if is_piles {
                if let Some(Pointed { x, y, .. }) = point(&event).filter(|_| is_meant && !is_waiting) {
                    on_press.emit(piles::press(&scene, holding, x, y));
                }
                return;
            }
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
            if !is_slow(&event) && !is_piles {
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
        let (scene, choose, play, is_touched) = (Rc::clone(&scene), choose.clone(), play.clone(), is_touched.setter());
        Callback::from(move |event: KeyboardEvent| {
            let selected = *latest.borrow();
            if is_piles {
                // Keys choose a pile together with the tokens.
                is_touched.set(false);
            }
            let next = match (event.key().as_str(), selected) {
                // The first of the piles is shown before tokens go there.
                ("Enter" | " ", Some(index)) if is_holding => Some(index),
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
        let (play, choose, focus) = (play.clone(), choose.clone(), focus.clone());
        let confirm = move |index| {
            let (play, choose, focus) = (play.clone(), choose.clone(), focus.clone());
            Callback::from(move |_: MouseEvent| {
                play(index);
                choose(None);
                focus();
            })
        };
        if is_plain { current } else { selected.filter(|_| *is_touched) }
            .filter(|_| !is_piles)
            .map(|index| (index, confirm(index)))
    };
    let said = if is_holding || refusal.is_some() {
        holding_words(texts, &scene, holding, refusal, &on_press)
    } else {
        let name = selected.filter(|_| !is_plain || is_piles).map(|index| props.choices[index].name.clone());
        Html::from(name.unwrap_or_default())
    };
    let confirm = confirm.map(|(index, onclick)| {
        if is_plain {
            let choose = choose.clone();
            let go = Callback::from(move |index| {
                choose(index);
                if index.is_none() {
                    focus();
                }
            });
            lifted_buttons(
                texts,
                &scene,
                (index, props.choices[index].leaves),
                props.words.confirm,
                onclick,
                selected.map(|_| &go),
            )
        } else {
            html! { <button type="button" class="confirm" {onclick}>{ props.words.confirm }</button> }
        }
    });

    // What would fall is lifted off its place. Where there are thousands of pieces, it covers them instead.
    let left = shown.map(|index| props.choices[index].leaves).filter(|_| is_moulded(&scene));
    // As long as these are the same, thousands of numbers need not be written again.
    let drawn_pieces = use_memo((Rc::clone(&scene), left), |(scene, left)| pieces(scene, *left));
    let plane = Plane::of(&scene);
    let margin = margin(&props.choices, is_plain);
    let view_box = plane.view_box(stage.frame, margin);
    let active = current.map(|index| groove_id(props.number, index));
    let hint = format!("board-{}-hint", props.number + 1);
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
                aria-disabled={is_waiting.then_some("true")} aria-activedescendant={active} aria-describedby={hint.clone()} onkeydown={on_key}>
                <svg ref={drawing} class={classes!("drawing", is_airy(&stage).then_some("airy"))} viewBox={view_box.map(decimal).join(" ")}
                    width={decimal(view_box[2] * UNIT)} height={decimal(view_box[3] * UNIT)} role="presentation"
                    onpointermove={on_move} onpointerdown={on_down} onpointerleave={on_leave} onclick={on_click}>
                    { (*drawn_pieces).clone() }
                    { props.eaten.as_ref().map(|(number, removed)| html! {
                        <g key={*number} class={if props.outline.is_some() { "eaten theirs" } else { "eaten" }}>{ removed.drawn() }</g>
                    }).unwrap_or_default() }
                    { props.outline.as_ref().map(|removed| html! { <path class="outline" d={removed.outline()} /> }).unwrap_or_default() }
                    { shown.map(|index| preview(&scene, index, props.choices[index].leaves, holding)).unwrap_or_default() }
                    { grooves(&drawn) }
                </svg>
            </div>
            <p class="choice">
                // Its room stays when a groove is chosen: what is below must not move as the pointer goes from groove to groove.
                <span class="chosen">
                    { said }
                    { confirm.unwrap_or_default() }
                </span>
                <span class="hint" id={hint}>{ if scene.grooves.is_empty() { "" } else { props.words.hint } }</span>
            </p>
        </div>
    }
}
