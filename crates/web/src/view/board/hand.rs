//! The player's actions at a board: a player points, touches, presses keys, and holds tokens of piles.
//!
//! A mouse shows the groove that it points at, and a click breaks there. A finger shows a groove first; a second touch or the button
//! breaks. Keys walk from groove to groove. If moves are made of several places, a mouse shows a groove first as well, and a press at
//! another place adds this place to the move.

use crate::view::board::keys::step;
use crate::view::board::marks::margin;
use crate::view::board::piles::{self, Press, Refusal};
use crate::view::board::pointer::Pointed;
use crate::view::board::{Choice, Props};
use crate::view::focus::focus_in_place;
use crate::view::hooks::{Handle, use_effect_with, use_state_eq};
use maths::games::scene::{Groove, Scene};
use maths::games::{Coordinate, Move};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The choice at a position, which is forgotten at another one.
#[derive(Clone, Debug, PartialEq)]
struct Chosen {
    /// The position in words.
    label: String,
    groove: Option<usize>,
    /// Why tokens cannot be moved.
    refusal: Option<Refusal>,
}

/// A board as a player has it in hand.
#[derive(Clone)]
pub(super) struct Hand {
    scene: Rc<Scene>,
    stage: Rc<Scene>,
    choices: Rc<Vec<Choice>>,
    label: String,
    is_waiting: bool,
    /// The groove that the board itself points out.
    pointed_out: Option<usize>,
    /// True if a mouse lifts first, too, as a finger does.
    is_plain: bool,
    on_play: Callback<Move>,
    /// The drawing.
    pub(super) drawing: NodeRef,
    chosen: Handle<Option<Chosen>>,
    /// The groove that a click breaks, with its position: the one that was shown when the pointer came down or moved. The place of a click
    /// is in whole pixels, so between two grooves it could find the other one. The first touch of a finger only shows a groove.
    aimed_at: Rc<RefCell<Option<(String, usize)>>>,
    /// True if a finger has chosen the groove. On piles: true if the tokens of the groove are held, and no pile is chosen yet.
    is_touched: Handle<bool>,
    /// The groove at which keys begin. A key may come before what the last one has chosen is drawn.
    at_key: Rc<RefCell<Option<usize>>>,
}

/// The hand at a board of these properties, which forgets what it has touched when the drawing changes.
#[hook]
pub(super) fn use_hand(props: &Props) -> Hand {
    let hand = Hand {
        scene: Rc::clone(&props.scene),
        stage: Rc::clone(props.stage.as_ref().unwrap_or(&props.scene)),
        choices: Rc::clone(&props.choices),
        label: props.label.clone(),
        is_waiting: props.is_waiting,
        pointed_out: props
            .pointed_out
            .and_then(|play| props.scene.grooves.iter().position(|groove| groove.play == play)),
        is_plain: props.is_plain,
        on_play: props.on_play.clone(),
        drawing: use_node_ref(),
        chosen: use_state_eq(|| None),
        aimed_at: use_mut_ref(|| None),
        is_touched: use_state_eq(|| false),
        at_key: use_mut_ref(|| None),
    };
    let is_touched = hand.is_touched.setter();
    use_effect_with(Rc::clone(&props.scene), move |_| is_touched.set(false));
    let chosen = hand.selected().and_then(|index| props.scene.grooves.get(index)).map(|groove| groove.play);
    let on_choose = props.on_choose.clone();
    use_effect_with(chosen, move |chosen| on_choose.emit(*chosen));
    hand
}

impl Hand {
    /// The present choice, if it is of this position.
    fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref().filter(|chosen| chosen.label == self.label)
    }

    fn groove(&self) -> Option<usize> {
        self.chosen().and_then(|chosen| chosen.groove)
    }

    /// Why tokens cannot go where they were put.
    pub(super) fn refusal(&self) -> Option<Refusal> {
        self.chosen().and_then(|chosen| chosen.refusal)
    }

    /// The groove that is chosen, while it is the user's turn.
    pub(super) fn selected(&self) -> Option<usize> {
        self.groove().filter(|&index| index < self.scene.grooves.len() && !self.is_waiting)
    }

    /// The groove that is shown: the one that is chosen, or else the one that the board points out.
    pub(super) fn shown(&self) -> Option<usize> {
        self.selected().or(self.pointed_out)
    }

    fn has_piles(&self) -> bool {
        piles::are_in(&self.scene)
    }

    /// True if a press has taken tokens in hand.
    pub(super) fn is_holding(&self) -> bool {
        self.has_piles() && *self.is_touched
    }

    /// The pile and the number of tokens in hand.
    pub(super) fn holding(&self) -> Option<(Coordinate, u32)> {
        self.selected().filter(|_| self.is_holding()).and_then(|index| piles::held(self.scene.grooves[index].play))
    }

    /// The groove that the button breaks: one that a finger has chosen, and on a plain board whatever is lifted.
    pub(super) fn to_confirm(&self, current: Option<usize>) -> Option<usize> {
        let lifted = if self.is_plain { current } else { self.selected().filter(|_| *self.is_touched) };
        lifted.filter(|_| !self.has_piles())
    }

    /// True if the first press of this pointer only shows the part that would break off.
    fn is_slow(&self, event: &PointerEvent) -> bool {
        self.is_plain || event.pointer_type() == "touch" || !self.scene.grooves.iter().all(Groove::has_place)
    }

    /// A callback that acts with this hand.
    pub(super) fn on<E: 'static>(&self, act: impl Fn(&Self, E) + 'static) -> Callback<E> {
        let hand = self.clone();
        Callback::from(move |event| act(&hand, event))
    }

    fn decide(&self, groove: Option<usize>, refusal: Option<Refusal>) {
        let is_any = groove.is_some() || refusal.is_some();
        self.chosen.set(is_any.then(|| Chosen { label: self.label.clone(), groove, refusal }));
    }

    fn choose(&self, groove: Option<usize>) {
        self.decide(groove, None);
    }

    fn aim(&self, groove: Option<usize>) {
        *self.aimed_at.borrow_mut() = groove.map(|groove| (self.label.clone(), groove));
    }

    fn play(&self, index: usize) {
        if let Some(groove) = self.scene.grooves.get(index).filter(|_| !self.is_waiting) {
            self.on_play.emit(groove.play);
        }
        // When the move is taken back, nothing is chosen.
        self.choose(None);
    }

    /// Puts the focus on the board: a button is gone that had it, or the next move is chosen there.
    fn focus(&self) {
        let board = self.drawing.cast::<Element>().and_then(|drawing| drawing.parent_element());
        if let Some(board) = board.and_then(|board| board.dyn_into::<HtmlElement>().ok()) {
            focus_in_place(&board);
        }
    }

    /// Breaks at a groove by its button.
    pub(super) fn confirm(&self, index: usize) {
        self.play(index);
        self.focus();
    }

    /// Chooses another groove by a button, or none.
    pub(super) fn go(&self, index: Option<usize>) {
        self.choose(index);
        if index.is_none() {
            self.focus();
        }
    }

    /// Does what a press on piles means.
    pub(super) fn press(&self, press: Press) {
        match press {
            Press::Hold(index) => {
                self.is_touched.set(true);
                self.choose(Some(index));
            }
            Press::Play(index) => self.play(index),
            // Tokens that are held stay held.
            Press::Refuse(refusal) => self.decide(self.groove(), Some(refusal)),
            Press::Release => {
                self.choose(None);
                self.focus();
            }
        }
    }

    fn pointed(&self, event: &MouseEvent) -> Option<Pointed> {
        Some(Pointed::of(event, &self.drawing.cast::<Element>()?, &self.stage, margin(&self.choices, self.is_plain)))
    }

    fn find(&self, event: &MouseEvent) -> Option<usize> {
        let found = self.pointed(event)?.groove(&self.scene, &self.choices)?;
        let held = self.selected().filter(|_| *self.is_touched);
        Some(held.and_then(|held| self.scene.joined(held, found)).unwrap_or(found))
    }

    /// Shows what a mouse points at.
    pub(super) fn hover(&self, event: PointerEvent) {
        if !self.is_slow(&event) && !self.has_piles() {
            let found = self.find(&event);
            self.aim(found);
            self.choose(found);
        }
    }

    /// Chooses what is pressed.
    pub(super) fn down(&self, event: PointerEvent) {
        if !self.has_piles() {
            let (found, is_touch) = (self.find(&event), self.is_slow(&event));
            self.aim(found.filter(|_| !is_touch || found == self.groove()));
            self.is_touched.set(is_touch);
            self.choose(found);
        }
    }

    /// Shows nothing when the mouse has left.
    pub(super) fn leave(&self, event: PointerEvent) {
        if !self.is_slow(&event) && !self.has_piles() {
            self.choose(None);
        }
    }

    /// Breaks at the groove that was shown; on piles it takes and puts tokens.
    pub(super) fn click(&self, event: MouseEvent) {
        // The second click of a double click is no separate move. A second touch makes the move.
        let is_meant = event.detail() <= 1 || *self.is_touched;
        if self.has_piles() {
            if let Some(Pointed { x, y, .. }) = self.pointed(&event).filter(|_| is_meant && !self.is_waiting) {
                let hinted = self.pointed_out.filter(|_| self.selected().is_none());
                let followed = hinted.and_then(|shown| piles::follow(&self.scene, shown, x, y));
                self.press(followed.unwrap_or_else(|| piles::press(&self.scene, self.holding(), x, y)));
            }
            return;
        }
        let aimed_at = self.aimed_at.borrow_mut().take();
        if let Some((_, index)) = aimed_at.filter(|(aimed, _)| is_meant && *aimed == self.label) {
            self.play(index);
        }
    }

    /// Returns the groove at which keys begin, and remembers it for keys that come before the next drawing.
    pub(super) fn at_keys(&self, shown: Option<usize>) -> Option<usize> {
        let current = shown.filter(|_| !self.is_waiting);
        *self.at_key.borrow_mut() = current;
        current
    }

    /// Walks from groove to groove, breaks, or chooses nothing.
    pub(super) fn key(&self, event: KeyboardEvent) {
        let selected = *self.at_key.borrow();
        if self.has_piles() {
            // Keys choose a pile together with the tokens.
            self.is_touched.set(false);
        }
        let next = match (event.key().as_str(), selected) {
            // The first of the piles is shown before tokens go there.
            ("Enter" | " ", Some(index)) if self.is_holding() => Some(index),
            ("Enter" | " ", Some(index)) => {
                self.play(index);
                None
            }
            ("Escape", _) => None,
            (key, _) => match step(&self.scene.grooves, selected, key) {
                Some(index) => Some(index),
                None => return,
            },
        };
        *self.at_key.borrow_mut() = next;
        self.choose(next);
        event.prevent_default();
    }
}
