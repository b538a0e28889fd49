//! A sheet for a lesson: the bar, questions, a table to fill in, and the link as a code that a phone reads. What is
//! printed is the sheet alone, on A4 in black and white; the answers come on a page of their own, if they are asked for.

mod answers;
mod paper;

use crate::explore::Action;
use crate::explore::Slot;
use crate::explore::State;
use crate::explore::Worksheet;
use crate::explore::figures::Props;
use crate::explore::figures::remote_state;
use crate::explore::worksheet::answers::Answers;
use crate::explore::worksheet::paper::Paper;
use crate::kit::address;
use crate::kit::fields::Switch;
use crate::kit::fields::bounded;
use crate::solver::Cut;
use crate::texts::Place;
use crate::texts::Texts;
use crate::texts::woven;
use yew::prelude::*;

/// Puts another sheet on the page.
fn setter(state: &UseReducerHandle<State>) -> impl Fn(Worksheet) + Clone + use<> {
    let dispatcher = state.dispatcher();
    move |sheet| dispatcher.dispatch(Action::Worksheet(sheet))
}

/// The sheet with its controls, folded away until somebody wants it.
pub(super) fn worksheet_panel(texts: Texts, props: &Props) -> Html {
    let state = &props.state;
    let sheet = state.worksheet;
    let set = setter(state);
    let ontoggle = {
        let set = set.clone();
        Callback::from(move |event: Event| {
            let is_open = event.target_unchecked_into::<web_sys::Element>().has_attribute("open");
            set(Worksheet { is_open, ..sheet });
        })
    };
    html! {
        <section class="worksheet" aria-label={texts.worksheet()}>
            <details {ontoggle}>
                <summary>{ texts.worksheet() }</summary>
                if sheet.is_open {
                    { open(texts, props) }
                }
            </details>
        </section>
    }
}

fn open(texts: Texts, props: &Props) -> Html {
    let state = &props.state;
    let sheet = state.worksheet;
    let set = setter(state);
    let on_size = {
        let set = set.clone();
        Callback::from(move |size| set(Worksheet { size, ..sheet }))
    };
    let on_height = {
        let set = set.clone();
        Callback::from(move |height| set(Worksheet { height, ..sheet }))
    };
    let on_answers = Callback::from(move |has_answers| set(Worksheet { has_answers, ..sheet }));
    let on_print = Callback::from(|_: MouseEvent| {
        // Where a frame may not print, the reader prints from the browser's menu.
        let _ = web_sys::window().map(|window| window.print());
    });
    let (plane, most) = state.sheet_plane();
    let var = |name: &'static str| [html! { <var>{ name }</var> }];
    let table = state.sheet_question().and_then(|question| state.worksheet_table.answer_to(&question).cloned());
    let height = match plane.cut {
        Cut::Fixed(_, at) if plane.ruleset.rules.is_bar() => {
            bounded(texts, "sheet-height", woven(&texts.predict_height(&Place(0)), &var("y")), [0, most, at], on_height)
        }
        Cut::Fixed(..) | Cut::Diagonal | Cut::Rim | Cut::Pair { .. } => Html::default(),
    };
    html! {
        <>
            <div class="sheet-controls">
                <p>{ texts.worksheet_told() }</p>
                { bounded(texts, "sheet-size", woven(&texts.worksheet_size(&Place(0)), &var("N")),
                    [*Worksheet::SIZES.start(), *Worksheet::SIZES.end(), sheet.size], on_size) }
                { height }
                <Switch label={texts.with_answers()} title={texts.with_answers_title()} is_on={sheet.has_answers} on_switch={on_answers} />
                <button type="button" onclick={on_print}>{ texts.print() }</button>
                { remote_state(texts, &state.worksheet_table, Slot::Worksheet, &props.on_ask, &props.on_cancel) }
            </div>
            <Paper sum={state.sum().clone()} hand={state.hand()} {plane} size={sheet.size} link={address::link()} />
            if sheet.has_answers {
                <Answers sum={state.sum().clone()} {plane} size={sheet.size}
                    evaluation={state.judged()}
                    values={table.map(|table| table.grid.clone())} />
            }
        </>
    }
}
