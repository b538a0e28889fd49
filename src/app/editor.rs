//! Other positions of the same ruleset: by chance, with the outcome that is wanted.

use crate::app::Action;
use crate::app::State;
use crate::app::random::by_chance;
use crate::app::random::random_game;
use crate::values::Outcome;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// What can be wished for.
const WISHES: [(&str, &str, Option<Outcome>); 3] = [
    ("Random", "A position of this game, by chance.", None),
    ("Random P", "A position that the player to move loses, by chance.", Some(Outcome::P)),
    ("Random N", "A position that the player to move can win, by chance.", Some(Outcome::N)),
];

/// Three buttons, and why there was no such position.
#[component]
pub(super) fn Editor(props: &Props) -> Html {
    let refused = use_state_eq(|| None::<String>);
    {
        let refused = refused.setter();
        use_effect_with(props.state.game(), move |_| refused.set(None));
    }
    let button = |(name, title, wanted): (&'static str, &'static str, Option<Outcome>)| {
        let (state, refused) = (props.state.clone(), refused.setter());
        let onclick = Callback::from(move |_: MouseEvent| match random_game(&state, wanted, &mut by_chance) {
            Ok(game) => state.dispatch(Action::Place(game)),
            Err(reason) => refused.set(Some(reason)),
        });
        html! { <button key={name} type="button" {title} {onclick}>{ name }</button> }
    };
    html! {
        <div class="editor" role="group" aria-label="Another position by chance">
            { for WISHES.map(button) }
            { refused.as_ref().map(|reason| html! { <p class="error" role="alert">{ reason }</p> }).unwrap_or_default() }
        </div>
    }
}
