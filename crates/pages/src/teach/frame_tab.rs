//! The tab with a frame for another page: recipes and options at one side, code and preview at the other.

use crate::teach::frame_options::{Options, frame_options};
use crate::teach::give::give;
use crate::teach::link_tab::place;
use crate::teach::words::{recipe_name, recipe_purpose};
use crate::teach::{Action, FrameChange, Opens, State};
use files::lessons::Recipe;
use web::kit::address;
use web::kit::copying::Line;
use web::kit::live::Live;
use web::table::frame::code;
use web::texts::Texts;
use yew::prelude::*;

/// The options of the frame, and the resulting code and preview.
pub(super) fn frame_tab(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let frame = state.frame.for_sum(&state.sum);
    let base = address::base();
    let title = if frame.settings.task.is_empty() { texts.title() } else { &frame.settings.task };
    html! {
        <section key="frame" class="framing" aria-label={texts.teach_frame()}>
            <div class="frame-recipes">
                { place(texts, state) }
                { give(texts, "frame-link".into(), Opens::Play.address(&state.sum)) }
                { recipes(texts, state) }
            </div>
            <div class="frame-code">
                <Line id="teach-frame" label={texts.share_frame()} text={code::line(&base, &frame, &state.sum, title)} />
            </div>
            <div class="frame-preview">
                <h2>{ texts.share_preview() }</h2>
                <Live address={code::address(&base, &frame, &state.sum)} title={texts.share_preview()} height={code::height(&frame.settings, &state.sum)} />
            </div>
            <div class="frame-options">
                <details>
                    <summary>{ texts.teach_options() }</summary>
                    { frame_options(texts, &Options { state }) }
                </details>
                <details>
                    <summary>{ texts.share_element() }</summary>
                    <Line id="teach-element" label={texts.share_element()} text={code::element(&base, &frame, &state.sum, title)} />
                </details>
            </div>
        </section>
    }
}

/// A button for each recipe; the one with which the options agree is pressed.
fn recipes(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let chosen = state.frame.recipe(&state.sum);
    let button = |recipe: Recipe| {
        let dispatcher = state.dispatcher();
        let onclick =
            Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Frame(FrameChange::Recipe(recipe))));
        let is_chosen = chosen == Some(recipe);
        html! {
            <button key={recipe.key()} type="button" class="recipe" aria-pressed={is_chosen.to_string()} {onclick}>{ recipe_name(recipe, texts) }</button>
        }
    };
    let purpose = chosen.map_or(texts.teach_no_recipe(), |recipe| recipe_purpose(recipe, texts));
    html! {
        <div class="recipes" role="group" aria-label={texts.teach_recipes()}>
            <p class="group-name">{ texts.teach_recipes() }</p>
            { for Recipe::ALL.map(button) }
            <p class="remark" role="status">{ purpose }</p>
        </div>
    }
}
