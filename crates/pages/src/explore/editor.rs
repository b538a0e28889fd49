//! Other positions of the same ruleset: random ones, with a given outcome.

use crate::explore::random::{NoneFound, by_chance, random_game};
use maths::values::Outcome;
use web::table::{Action, State};
use web::texts::use_texts;
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The choices for a random position: a P-position, or any.
const WISHES: [Option<Outcome>; 2] = [Some(Outcome::P), None];

/// A button for each, and why there was no such position.
#[component]
pub(super) fn Editor(props: &Props) -> Html {
    let texts = use_texts();
    let refused = use_state_eq(|| None::<NoneFound>);
    {
        let refused = refused.setter();
        use_effect_with(props.state.game(), move |_| refused.set(None));
    }
    let button = |wanted: Option<Outcome>| {
        let (name, title) = match wanted {
            None => (texts.chance_any(), texts.chance_any_title()),
            Some(_) => (texts.chance_p(), texts.chance_p_title()),
        };
        let (state, refused) = (props.state.clone(), refused.setter());
        let onclick = Callback::from(move |_: MouseEvent| match random_game(&state, wanted, &mut by_chance) {
            Ok(game) => state.dispatch(Action::Place(game)),
            Err(reason) => refused.set(Some(reason)),
        });
        html! { <button key={name} type="button" {title} {onclick}>{ name }</button> }
    };
    html! {
        <div class="editor" role="group" aria-label={texts.chance()}>
            { for WISHES.map(button) }
            { refused.as_ref().map(|reason| html! { <p class="error" role="alert">{ reason.in_words(texts) }</p> }).unwrap_or_default() }
        </div>
    }
}
