//! A number in a sentence: dragged to the left and right, typed, or changed by the arrow keys; figures follow.

use crate::papers::article::live::Live;
use maths::values::whole_number;
use std::cell::RefCell;
use std::rc::Rc;
use web::texts::{Number, use_texts};
use web::view::hooks::{Setter, use_latest, use_state_eq};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The name of the number in the article.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub name: &'static str,
}

/// The number of pixels for one more or one less.
const STEP: i32 = 14;

/// `input.scrub`
#[component]
pub(super) fn Scrub(props: &Props) -> Html {
    let texts = use_texts();
    let live = use_context::<Live>();
    let (node, drag) = (use_node_ref(), use_mut_ref(|| None));
    let name = props.name;
    let known = live.as_ref().and_then(|live| live.number(name));
    let latest = use_latest(&known);
    let draft = use_state_eq(|| None::<String>);
    let (Some(live), Some((number, value))) = (live, known) else { return html! { <>{ name }</> } };
    let hand = Rc::new(Hand { number, live, node: node.clone(), latest, drag, draft: draft.setter() });
    html! {
        // Browsers throw away the full-width digits of an input for numbers.
        <input ref={node} class="scrub" type="text" inputmode="numeric" autocomplete="off" role="spinbutton" aria-label={texts.papers_number(&name)}
            title={texts.papers_number_hint()} aria-valuenow={value.to_string()} aria-valuemin={number.least.to_string()}
            aria-valuemax={number.most.to_string()} value={(*draft).clone().unwrap_or_else(|| value.to_string())} oninput={hand.on(Hand::typed)}
            onchange={hand.on(Hand::entered)} onkeydown={hand.on(Hand::pressed)} onblur={hand.on(Hand::left)} onpointerdown={hand.on(Hand::down)}
            onpointermove={hand.on(Hand::moved)} onpointerup={hand.on(Hand::up)} onpointercancel={hand.on(Hand::up)} />
    }
}

/// A number as it was drawn last, and what events change.
struct Hand {
    number: Number,
    live: Live,
    node: NodeRef,
    latest: Rc<RefCell<Option<(Number, u32)>>>,
    /// The place at which a drag began, with the number at that time.
    drag: Rc<RefCell<Option<(i32, u32)>>>,
    /// The typed text that is not entered yet. An answer for a figure must not revert it.
    draft: Setter<Option<String>>,
}

impl Hand {
    /// A callback that does one of the things below.
    fn on<E: 'static>(self: &Rc<Self>, act: fn(&Self, E)) -> Callback<E> {
        let hand = Rc::clone(self);
        Callback::from(move |event| act(&hand, event))
    }

    fn change(&self, wanted: i64) {
        let Number { name, least, most, .. } = self.number;
        let value = wanted.clamp(least.into(), most.into());
        self.live.on_change.emit((name, u32::try_from(value).unwrap_or(least)));
    }

    fn value(&self) -> u32 {
        self.latest.borrow().map_or(0, |(_, value)| value)
    }

    fn typed(&self, event: InputEvent) {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        self.draft.set(Some(input.value()));
        let bounds = i64::from(self.number.least)..=i64::from(self.number.most);
        // Half-typed text is no number yet, or one that is too small.
        if let Some(typed) = input.value().parse().ok().filter(|typed| bounds.contains(typed)) {
            self.change(typed);
        }
    }

    fn entered(&self, event: Event) {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        self.draft.set(None);
        match whole_number(&input.value()) {
            Some(typed) => self.change(typed.into()),
            None => input.set_value(&self.value().to_string()),
        }
        // A number that was too large may not change anything, and then nothing is drawn.
        if let Some((number, value)) = *self.latest.borrow()
            && !(number.least..=number.most).map(|value| value.to_string()).any(|text| text == input.value())
        {
            input.set_value(&value.to_string());
        }
    }

    fn pressed(&self, event: KeyboardEvent) {
        let step = match event.key().as_str() {
            "ArrowUp" => 1,
            "ArrowDown" => -1,
            _ => return,
        };
        event.prevent_default();
        self.draft.set(None);
        self.change(i64::from(self.value()) + step);
    }

    fn down(&self, event: PointerEvent) {
        *self.drag.borrow_mut() = self.latest.borrow().map(|(_, value)| (event.client_x(), value));
    }

    fn moved(&self, event: PointerEvent) {
        let Some((begun, first)) = *self.drag.borrow() else { return };
        if event.buttons() == 0 {
            return self.up(event);
        }
        let steps = (event.client_x() - begun) / STEP;
        if steps != 0
            && let Some(input) = self.node.cast::<HtmlInputElement>()
        {
            self.draft.set(None);
            // The pointer may leave the number; if it cannot be captured, the drag ends there.
            let _ = input.set_pointer_capture(event.pointer_id());
        }
        self.change(i64::from(first) + i64::from(steps));
    }

    fn up(&self, _: PointerEvent) {
        *self.drag.borrow_mut() = None;
    }

    fn left(&self, _: FocusEvent) {
        self.draft.set(None);
    }
}
