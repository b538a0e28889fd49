//! The P-positions, from above, in space, projected or one by one; with a second ruleset two of them.

use crate::explore::figures::downloads::{Content, Shown, downloads};
use crate::explore::figures::part::part_alone;
use crate::explore::figures::{FigureProps, far};
use crate::explore::law::law;
use std::rc::Rc;
use web::table::figures::apart::Apart;
use web::table::figures::plot_caption::caption;
use web::table::figures::plot_view::{Props as Map, plot_view};
use web::table::solved::remote_state;
use web::table::{Heights, Remote, Slot};
use web::texts::use_texts;
use web::view::cloud::Camera;
use web::view::heat_map::Viewport;
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// The plot with its legend and caption.
#[component]
pub(super) fn PlotFigure(props: &FigureProps) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let look = state.look;
    let (view, camera) = (use_state_eq(|| None::<Viewport>), use_state_eq(|| None::<Camera>));
    {
        let view = view.setter();
        use_effect_with((state.game().ruleset().rules.family(), look.size, look.plot), move |_| view.set(None));
    }
    let on_view = use_callback(view.setter(), |wanted: Viewport, view| view.set(Some(wanted)));
    let on_camera = use_callback(camera.setter(), |wanted: Camera, camera| camera.set(Some(wanted)));
    let remotes = [(&state.heights, Slot::Heights), (&state.heights_beside, Slot::HeightsBeside)];
    let [here, there] = remotes.map(|(remote, slot)| remote.shown(state.question(slot).as_ref()).cloned());
    // Only the answers to what is asked now are compared with each other.
    let answers = remotes.map(|(remote, slot)| remote.answer_to(&state.question(slot)?).cloned());
    let are_both_there = answers.iter().all(Option::is_some);
    let apart = use_memo((answers, look.plot), |([here, there], _)| Apart::of(here.as_ref()?, there.as_ref()?, look));
    let one = |slot: Slot, heights: &Option<Rc<Heights>>, other: &Option<Rc<Heights>>| {
        // A picture has the same comparison as the figure.
        let other = other.clone().filter(|_| are_both_there);
        let remote = if slot == Slot::Heights { &state.heights } else { &state.heights_beside };
        let is_stale = remote.is_old_for(state.question(slot).as_ref());
        let apart = if slot == Slot::Heights { *apart } else { apart.map(Apart::turned) };
        html! {
            <div key={format!("{slot:?}")} class={classes!("one", is_stale.then_some("stale"))}>
                { look.beside.and(heights.as_ref()).map(|heights| html! { <h3 translate="no">{ heights.ruleset.to_string() }</h3> }).unwrap_or_default() }
                { remote_state(texts, remote, slot, &props.on_ask, &props.on_cancel) }
                { heights.as_ref().map(|heights| html! {
                    <>
                        { plot_view(Map {
                            heights: Rc::clone(heights),
                            other: other.clone(),
                            look,
                            game: state.game(),
                            pointed: props.pointed,
                            on_point: props.on_point.clone(),
                            on_pick: props.on_pick.clone(),
                            view: *view,
                            on_view: on_view.clone(),
                            camera: *camera,
                            on_camera: on_camera.clone(),
                        }) }
                        { law(texts, state, heights.ruleset) }
                        <div class="caption">{ for part_alone(texts, state, &heights.ruleset) }{ caption(texts, heights, look, apart) }</div>
                        <div class="foot">
                            { far::of_plot(texts, heights, look, *view) }
                            { downloads(texts, Content::Heights(Shown::of(heights, other.as_ref(), look, *camera)), look, is_stale) }
                        </div>
                    </>
                }).unwrap_or_default() }
            </div>
        }
    };
    let is_busy = |remote: &Remote<Heights>, slot| remote.is_waiting_for(state.question(slot).as_ref());
    let is_busy = is_busy(&state.heights, Slot::Heights) || is_busy(&state.heights_beside, Slot::HeightsBeside);
    html! {
        <figure id="plot" class="plot-figure" aria-busy={is_busy.to_string()}>
            <h2 class="unseen">{ texts.plot() }</h2>
            <div class="ones">
                { one(Slot::Heights, &here, &there) }
                { look.beside.map(|_| one(Slot::HeightsBeside, &there, &here)).unwrap_or_default() }
            </div>
        </figure>
    }
}

#[cfg(test)]
mod tests;
