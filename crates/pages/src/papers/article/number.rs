//! A number in a sentence: dragged to the left and right, typed, or changed by the arrow keys; figures follow.

use crate::papers::article::live::Live;
use maths::values::whole_number;
use web::texts::use_texts;
use web::view::hooks::{use_latest, use_state_eq};
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
    let node = use_node_ref();
    // The place at which a drag began, with the number at that time.
    let drag = use_mut_ref(|| None::<(i32, u32)>);
    let name = props.name;
    let known = live.as_ref().and_then(|live| live.number(name));
    let latest = use_latest(&known);
    // The typed text that is not entered yet. An answer for a figure must not revert it.
    let draft = use_state_eq(|| None::<String>);
    let set_draft = draft.setter();
    let (Some(live), Some((number, value))) = (live, known) else { return html! { <>{ name }</> } };
    let change = {
        let on_change = live.on_change.clone();
        move |wanted: i64| {
            let value = wanted.clamp(number.least.into(), number.most.into());
            on_change.emit((name, u32::try_from(value).unwrap_or(number.least)));
        }
    };
    let oninput = {
        let (change, set_draft) = (change.clone(), set_draft.clone());
        Callback::from(move |event: InputEvent| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            set_draft.set(Some(input.value()));
            let typed = input.value().parse::<i64>().ok();
            // Half-typed text is no number yet, or one that is too small.
            if let Some(typed) =
                typed.filter(|typed| (i64::from(number.least)..=i64::from(number.most)).contains(typed))
            {
                change(typed);
            }
        })
    };
    let onchange = {
        let (change, latest, set_draft) = (change.clone(), latest.clone(), set_draft.clone());
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            set_draft.set(None);
            match whole_number(&input.value()) {
                Some(typed) => change(typed.into()),
                None => input.set_value(&latest.borrow().map_or(0, |(_, value)| value).to_string()),
            }
            // A number that was too large may not change anything, and then nothing is drawn.
            if let Some((number, value)) = *latest.borrow()
                && !(number.least..=number.most).map(|value| value.to_string()).any(|text| text == input.value())
            {
                input.set_value(&value.to_string());
            }
        })
    };
    let onkeydown = {
        let (change, latest, set_draft) = (change.clone(), latest.clone(), set_draft.clone());
        Callback::from(move |event: KeyboardEvent| {
            let step = match event.key().as_str() {
                "ArrowUp" => 1,
                "ArrowDown" => -1,
                _ => return,
            };
            event.prevent_default();
            set_draft.set(None);
            let value = latest.borrow().map_or(0, |(_, value)| value);
            change(i64::from(value) + step);
        })
    };
    let on_down = {
        let drag = drag.clone();
        Callback::from(move |event: PointerEvent| {
            *drag.borrow_mut() = latest.borrow().map(|(_, value)| (event.client_x(), value));
        })
    };
    let on_move = {
        let (drag, node, set_draft) = (drag.clone(), node.clone(), set_draft.clone());
        Callback::from(move |event: PointerEvent| {
            let Some((begun, first)) = *drag.borrow() else { return };
            if event.buttons() == 0 {
                *drag.borrow_mut() = None;
                return;
            }
            let steps = (event.client_x() - begun) / STEP;
            if steps != 0
                && let Some(input) = node.cast::<HtmlInputElement>()
            {
                set_draft.set(None);
                // The pointer may leave the number; if it cannot be captured, the drag ends there.
                let _ = input.set_pointer_capture(event.pointer_id());
            }
            change(i64::from(first) + i64::from(steps));
        })
    };
    let onblur = Callback::from(move |_: FocusEvent| set_draft.set(None));
    let on_up = Callback::from(move |_: PointerEvent| *drag.borrow_mut() = None);
    html! {
        // Browsers throw away the full-width digits of an input for numbers.
        <input ref={node} class="scrub" type="text" inputmode="numeric" autocomplete="off" role="spinbutton" aria-label={texts.papers_number(&name)}
            title={texts.papers_number_hint()} aria-valuenow={value.to_string()} aria-valuemin={number.least.to_string()}
            aria-valuemax={number.most.to_string()} value={(*draft).clone().unwrap_or_else(|| value.to_string())} {oninput} {onchange} {onkeydown} {onblur}
            onpointerdown={on_down} onpointermove={on_move} onpointerup={on_up.clone()} onpointercancel={on_up} />
    }
}
