//! The second exercise: marks on a plane where P-positions are expected, held against where they are.

use crate::app::Action;
use crate::app::Slot;
use crate::app::State;
use crate::app::fields::Number;
use crate::app::figures::Props;
use crate::app::figures::remote_state;
use crate::app::practice::Found;
use crate::app::practice::Practising;
use crate::app::practice::Prediction;
use crate::app::practice_panel::expected::Expected;
use crate::games::Shape;
use crate::solver::Cut;
use std::rc::Rc;
use yew::prelude::*;

/// The plane with its fields, its buttons and the result.
#[component]
pub(super) fn Predict(props: &Props) -> Html {
    let state = &props.state;
    let practice = &state.practice;
    let prediction = practice.prediction;
    let (plane, most) = state.predicted();
    let table = state.question(Slot::Predict).and_then(|question| practice.plane.answer_to(&question));
    let on_mark = use_callback(state.dispatcher(), |place, dispatcher| {
        dispatcher.dispatch(Action::Practise(Practising::Mark(place)));
    });
    let (least, largest) = (*Prediction::SIZES.start(), *Prediction::SIZES.end());
    let height = match plane.cut {
        Cut::Fixed(_, at) if plane.ruleset.shape != Shape::Sharing => Some(at),
        Cut::Fixed(..) | Cut::Diagonal | Cut::Rim => None,
    };
    html! {
        <div class="predict">
            <h2>{ "Predict" }</h2>
            <p>{ "Mark where you expect P-positions, then compare." }</p>
            { number(state, "predict-size", html! { <>{ "plane up to " }<var>{ "N" }</var></> },
                [least, largest, prediction.size], Practising::Size) }
            { height.map(|at| number(state, "predict-height", html! { <>{ "at " }<var>{ "y" }</var></> },
                [0, most, at], Practising::Height)).unwrap_or_default() }
            <Expected {prediction} {plane} values={table.map(|table| Rc::clone(&table.grid))} {on_mark} />
            <div class="predict-buttons">
                { button(state, "Reveal", Practising::Reveal, !prediction.is_revealed) }
                { button(state, "Clear", Practising::Clear, true) }
            </div>
            { remote_state(&practice.plane, Slot::Predict, &props.on_ask, &props.on_cancel) }
            <p class="predicted" role="status">
                { table.map(|table| told(prediction.score(&table.grid))).unwrap_or_default() }
            </p>
        </div>
    }
}

fn told(Found { found, missed, wrong }: Found) -> String {
    format!("{found} of {} found, {wrong} wrong. ✓ found, ○ missed, ✗ wrong.", found + missed)
}

/// A number from the first to the second, presently the third.
fn number(
    state: &UseReducerHandle<State>,
    id: &'static str,
    label: Html,
    range: [u32; 3],
    what: fn(u32) -> Practising,
) -> Html {
    let [least, most, at] = range;
    let dispatcher = state.dispatcher();
    let set = Callback::from(move |value| dispatcher.dispatch(Action::Practise(what(value))));
    let read = move |text: &str| text.trim().parse::<u32>().ok().filter(|value| (least..=most).contains(value));
    let check = Callback::from(move |text: String| {
        read(&text).map(drop).ok_or_else(|| format!("it goes from {least} to {most} here"))
    });
    let typed = set.clone();
    let on_change = Callback::from(move |text: String| {
        if let Some(value) = read(&text) {
            typed.emit(value);
        }
    });
    let on_slide = set.reform(|(value, _): (u32, bool)| value);
    html! {
        <Number {id} {label} value={at.to_string()} {check} {on_change} context={most.to_string()} slider={Some(range)}
            {on_slide} />
    }
}

fn button(state: &UseReducerHandle<State>, label: &'static str, what: Practising, is_possible: bool) -> Html {
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| {
        if is_possible {
            dispatcher.dispatch(Action::Practise(what));
        }
    });
    html! { <button type="button" aria-disabled={(!is_possible).to_string()} {onclick}>{ label }</button> }
}
