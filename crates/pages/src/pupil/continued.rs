//! The code of another device, and beginning anew.

use crate::pupil::words::not_taken;
use crate::pupil::{Action, State};
use web::kit::dispatching::dispatching_by;
use web::kit::text_field::{Shape, field};
use web::texts::use_texts;
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// A box that unfolds, and the button that removes the work once it is confirmed.
#[component]
pub(super) fn Continue(props: &Props) -> Html {
    let texts = use_texts();
    let written = use_state_eq(String::new);
    let Ok(Some(session)) = &props.state.session else { return Html::default() };
    let act = |action: Action| dispatching_by(&props.state.dispatcher(), move |_: MouseEvent| action.clone());
    let on_write = {
        let written = written.setter();
        Callback::from(move |text| written.set(text))
    };
    let on_continue = act(Action::Continue((*written).clone()));
    let said = session.continued.map(|continued| match continued {
        Ok(()) => (true, texts.lesson_continued().to_owned()),
        Err(why) => (false, not_taken(texts, why)),
    });
    html! {
        <section class="continue" aria-label={texts.lesson_other_device()}>
            <details>
                <summary>{ texts.lesson_other_device() }</summary>
                { field("continue", texts.lesson_their_code(), &written, Shape::lines(2), &on_write) }
                <div class="controls"><button type="button" onclick={on_continue}>{ texts.lesson_continue() }</button></div>
            </details>
            <p role="status" class={classes!("verdict", said.as_ref().map(|(is_right, _)| if *is_right { "right" } else { "wrong" }))}>
                { said.map(|(_, words)| words).unwrap_or_default() }
            </p>
            if session.work.steps > 0 {
                <div class="controls">
                    if session.asks_restart {
                        <p role="alert">{ texts.lesson_restart_sure() }</p>
                        <button type="button" onclick={act(Action::Restart)}>{ texts.lesson_restart_yes() }</button>
                        <button type="button" onclick={act(Action::AskRestart(false))}>{ texts.lesson_restart_no() }</button>
                    } else {
                        <button type="button" class="quiet" onclick={act(Action::AskRestart(true))}>{ texts.lesson_restart() }</button>
                    }
                </div>
            }
        </section>
    }
}
