//! The position that is pointed at in one of the figures, as a bar.

use maths::games::Game;
use std::rc::Rc;
use web::kit::words::coordinates;
use web::table::solved::Pointed;
use web::texts::use_texts;
use web::view::pieces::still;
use yew::prelude::*;

/// What is pointed at.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub pointed: Pointed,
}

/// A card in a corner of the window, there only while something is pointed at. It takes no room and no clicks.
#[component]
pub(super) fn Preview(props: &Props) -> Html {
    let texts = use_texts();
    let game = props.pointed.and_then(|(ruleset, position)| Game::new(ruleset, position).ok());
    let scene = use_memo(game, |game| game.as_ref().and_then(Game::scene).map(Rc::new));
    let Some(game) = game else { return Html::default() };
    html! {
        <aside class="preview-card" aria-hidden="true">
            { match &*scene {
                Some(scene) => still(scene),
                None => html! { <p class="remark">{ texts.preview_too_large() }</p> },
            } }
            <p>{ format!("({})", coordinates(&game.ruleset(), game.position())) }</p>
        </aside>
    }
}
