//! P-positions as points in space that can be turned; those of two rulesets turn together.

use crate::papers::values::explore;
use maths::games::Ruleset;
use maths::solver::{Mapping, PPositions, Plan};
use std::rc::Rc;
use web::kit::games::ruleset_name;
use web::texts::use_texts;
use web::view::cloud::{Camera, Cloud, Points, Preset};
use web::view::hooks::use_state_eq;
use web::view::sight::use_was_near;
use yew::prelude::*;

/// The rulesets, and the largest coordinate.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub rulesets: Vec<Ruleset>,
    pub size: u32,
}

/// Points are found when they are as near as this to what is in sight. The cloud by itself draws nothing while it is out of sight.
const NEAR: &str = "30%";

/// `figure.spaces`
#[component]
pub(super) fn SpaceFigure(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let was_near = use_was_near(&node, NEAR);
    // Until then the boxes are empty and have their places, so that nothing around them moves.
    let all = use_memo((props.clone(), was_near), |(props, was_near)| {
        let found = |ruleset: &Ruleset| if *was_near { points(*ruleset, props.size) } else { Points::default() };
        props.rulesets.iter().map(|ruleset| Rc::new(found(ruleset))).collect::<Vec<_>>()
    });
    // The box is as high as the highest point of all.
    let height = all.iter().map(|points| u32::from(points.highest())).max().unwrap_or(0);
    let sizes = [props.size, height, props.size];
    let camera = use_state_eq(|| None::<Camera>);
    let on_camera = {
        let camera = camera.setter();
        Callback::from(move |wanted: Camera| camera.set(Some(wanted)))
    };
    // The point that the pointer or the keys are at, in either picture.
    let pointed = use_state_eq(|| None::<[u32; 3]>);
    let on_point = {
        let pointed = pointed.setter();
        Callback::from(move |place: Option<[u32; 3]>| pointed.set(place))
    };
    let cloud = |(ruleset, points): (&Ruleset, &Rc<Points>)| {
        let (name, named) = (ruleset.to_string(), ruleset_name(texts, ruleset));
        html! {
            <div key={name.clone()} class="space">
                <Cloud points={Rc::clone(points)} {sizes} names={["x", "y", "z"]} label={texts.papers_space(&named, &props.size)}
                    camera={camera.unwrap_or_else(|| Preset::Oblique.camera(sizes))} on_camera={on_camera.clone()} pointed={*pointed} on_point={on_point.clone()} />
                <p><code>{ name }</code>{ " " }{ explore(texts, *ruleset, &[format!("n={}", props.size), "figure=positions&plot=space".into()]) }</p>
            </div>
        }
    };
    html! {
        <figure class={classes!("spaces", (props.rulesets.len() > 1).then_some("two"))} ref={node}>
            { for props.rulesets.iter().zip(&*all).map(cloud) }
            <figcaption aria-live="polite">{ pointed.map(|[x, y, z]| format!("({x}, {y}, {z})")) }</figcaption>
        </figure>
    }
}

/// The P-positions of a bar, with the pass where there is one.
pub(super) fn points(ruleset: Ruleset, size: u32) -> Points {
    let Ok(map) = PPositions::new(ruleset, size, ruleset.pass, Plan::BOUND) else { return Points::default() };
    // The size is at most 64, so coordinates fit.
    let place = |(x, z, y): (u32, u32, u16)| [x as u16, y, z as u16];
    Points { places: map.into_heights().points().map(place).collect(), kinds: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn points_are_the_p_positions() {
        // Nim: z = x ⊕ y, 64 of them up to 7.
        let found = points("nim".parse().unwrap(), 7);
        assert_eq!(found.places.len(), 64);
        assert!(found.places.iter().all(|[x, y, z]| x ^ y ^ z == 0));
    }
}
