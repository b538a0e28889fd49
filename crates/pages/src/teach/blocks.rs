//! The blocks of the lesson in the editor, in an order that is changed by dragging them.

use crate::teach::block_editor::block_editor;
use crate::teach::task_editor::Editor;
use crate::teach::{Action, LessonChange, State};
use wasm_bindgen::JsCast;
use web::texts::use_texts;
use web::view::hooks::use_state_eq;
use web::workers::requests::Pool;
use web::workers::tutor::protocol::Question;
use web_sys::Element;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// Within this distance from the edge of the window the page scrolls while a block is dragged, in pixels, and by this many at a time.
const EDGE: i32 = 60;
const SCROLL: f64 = 24.0;

/// `ol.blocks`. Nothing moves before the block is let go: an element that is put elsewhere would lose the pointer.
#[component]
pub(super) fn Blocks(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let blocks = &state.lesson.blocks;
    let tutor = use_memo((), |()| Pool::<Question>::one());
    let editor = |id: u32| Editor { id, dispatcher: state.dispatcher(), tutor: (*tutor).clone() };
    // The place of the block that is dragged, and the place that it would get.
    let dragged = use_state_eq(|| None::<[usize; 2]>);
    let grip = |place: usize, id: u32| {
        let begin = {
            let dragged = dragged.setter();
            Callback::from(move |event: PointerEvent| {
                event.prevent_default();
                // Without the capture the block is let go where the pointer leaves the handle.
                let _ = event.target_unchecked_into::<Element>().set_pointer_capture(event.pointer_id());
                dragged.set(Some([place, place]));
            })
        };
        let go = {
            let (dragged, is_dragged) = (dragged.setter(), dragged.is_some());
            Callback::from(move |event: PointerEvent| {
                if let Some(to) = place_at(&event, place).filter(|_| is_dragged) {
                    dragged.set(Some([place, to]));
                }
            })
        };
        let drop = {
            let (to, dragged, dispatcher) = (*dragged, dragged.setter(), state.dispatcher());
            Callback::from(move |_: PointerEvent| {
                dragged.set(None);
                if let Some([_, to]) = to {
                    dispatcher.dispatch(Action::Lesson(LessonChange::Place(id, to)));
                }
            })
        };
        let cancel = {
            let dragged = dragged.setter();
            Callback::from(move |_: PointerEvent| dragged.set(None))
        };
        html! {
            <span class="grip" title={texts.block_drag()} aria-hidden="true"
                onpointerdown={begin} onpointermove={go} onpointerup={drop} onpointercancel={cancel}>{ "⠿" }</span>
        }
    };
    let class = |place: usize| match *dragged {
        Some([from, _]) if from == place => Some("dragged"),
        Some([from, to]) if to == place => Some(if to > from { "drop-below" } else { "drop-above" }),
        Some(_) | None => None,
    };
    html! {
        <ol class="blocks">
            { for blocks.iter().enumerate().map(|(place, block)| html! {
                <li key={block.id} class={class(place)}>
                    { block_editor(texts, &editor(block.id), block, place, blocks.len(), grip(place, block.id)) }
                </li>
            }) }
        </ol>
    }
}

/// The place that the block at this place would get at the pointer: it passes a block once the pointer is past its middle.
fn place_at(event: &PointerEvent, from: usize) -> Option<usize> {
    let list = event.target_unchecked_into::<Element>().closest("ol").ok()??;
    let items = list.query_selector_all(":scope > li").ok()?;
    let y = event.client_y();
    let window = web_sys::window()?;
    let height = window.inner_height().ok()?.as_f64()? as i32;
    if y < EDGE || y > height - EDGE {
        window.scroll_by_with_x_and_y(0.0, if y < EDGE { -SCROLL } else { SCROLL });
    }
    let is_above = |place: &u32| {
        let item = items.get(*place).and_then(|item| item.dyn_into::<Element>().ok());
        let middle = item.map(|item| item.get_bounding_client_rect()).map(|frame| (frame.top() + frame.bottom()) / 2.0);
        *place as usize != from && middle.is_some_and(|middle| middle < f64::from(y))
    };
    Some((0..items.length()).filter(is_above).count())
}
