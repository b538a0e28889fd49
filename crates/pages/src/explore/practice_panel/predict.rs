//! The second exercise: marks on a plane where P-positions are expected, compared with where they are.

use crate::explore::practice_panel::expected::Expected;
use maths::solver::Cut;
use std::rc::Rc;
use web::kit::fields::bounded;
use web::table::practice::{Found, Practising, Prediction};
use web::table::solved::{Props, remote_state};
use web::table::{Action, Slot, State};
use web::texts::{Place, Texts, use_texts, woven};
use yew::prelude::*;

/// The plane with its fields, its buttons and the result.
#[component]
pub(super) fn Predict(props: &Props) -> Html {
    let texts = use_texts();
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
        Cut::Fixed(_, at) if plane.ruleset.rules.is_bar() => Some(at),
        Cut::Fixed(..) | Cut::Diagonal | Cut::Rim | Cut::Pair { .. } => None,
    };
    html! {
        <div class="predict">
            <h2>{ texts.predict() }</h2>
            <p>{ texts.predict_told() }</p>
            { number(texts, state, "predict-size", woven(&texts.predict_size(&Place(0)), &[html! { <var>{ "N" }</var> }]),
                [least, largest, prediction.size], Practising::Size) }
            { height.map(|at| number(texts, state, "predict-height", woven(&texts.predict_height(&Place(0)), &[html! { <var>{ "y" }</var> }]),
                [0, most, at], Practising::Height)).unwrap_or_default() }
            <Expected {prediction} {plane} is_up={state.look.is_upwards(plane.ruleset.rules)} values={table.map(|table| Rc::clone(&table.grid))} {on_mark} />
            <div class="predict-buttons">
                { button(state, texts.reveal(), Practising::Reveal, !prediction.is_revealed) }
                { button(state, texts.clear(), Practising::Clear, true) }
            </div>
            { remote_state(texts, &practice.plane, Slot::Predict, &props.on_ask, &props.on_cancel) }
            <p class="predicted" role="status">
                { table.map(|table| in_words(texts, prediction.score(&table.grid))).unwrap_or_default() }
            </p>
        </div>
    }
}

fn in_words(texts: Texts, Found { found, missed, wrong }: Found) -> String {
    texts.predicted(&found, &(found + missed), &wrong)
}

/// A number from the first to the second, presently the third.
fn number(
    texts: Texts,
    state: &UseReducerHandle<State>,
    id: &'static str,
    label: Html,
    range: [u32; 3],
    what: fn(u32) -> Practising,
) -> Html {
    let dispatcher = state.dispatcher();
    let set = Callback::from(move |value| dispatcher.dispatch(Action::Practise(what(value))));
    bounded(texts, id, label, range, set)
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
