//! A position as a still drawing.

use crate::kit::words::picture_label;
use crate::texts::use_texts;
use crate::view::printed::printed;
use maths::games::Sum;
use std::rc::Rc;
use yew::prelude::*;

/// The position and the room for its drawing.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The position.
    pub sum: Sum,
    /// The largest width and height, in pixels.
    pub room: [u32; 2],
}

/// A drawing of each part; its notation where it is too large to be drawn.
#[component]
pub fn Picture(props: &Props) -> Html {
    let texts = use_texts();
    let scenes =
        use_memo(props.sum.clone(), |sum| sum.parts().iter().map(|game| game.scene().map(Rc::new)).collect::<Vec<_>>());
    let part = |(place, scene): (usize, &Option<Rc<_>>)| {
        let game = &props.sum.parts()[place];
        match scene {
            Some(scene) => {
                html! { <key={place}>{ printed(scene, &picture_label(texts, game), Some(props.room)) }</> }
            }
            None => html! { <code key={place}>{ game.to_string() }</code> },
        }
    };
    html! { <div class="picture">{ for scenes.iter().enumerate().map(part) }</div> }
}
