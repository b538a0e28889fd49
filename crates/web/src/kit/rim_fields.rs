//! The rim of a bar to be typed as a formula, or drawn as heights of columns.

use crate::kit::Gesture;
use crate::kit::fields;
use crate::kit::refusals::problems;
use crate::kit::words::sentence;
use crate::texts::{Texts, use_texts};
use crate::view::column_heights::ColumnHeights;
use crate::view::hooks::use_state_eq;
use maths::games::{Bar, Heights, Rules};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The most columns that are drawn to be dragged.
const MOST_COLUMNS: usize = 16;

/// A choice between formula and heights, and the one that is chosen. The corner is the largest x and z in use.
pub(crate) fn rim_fields(texts: Texts, bar: Bar, corner: (u32, u32), on_change: &Callback<(Rules, Gesture)>) -> Html {
    let heights = bar.heights();
    let on_choose = {
        let on_change = on_change.clone();
        Callback::from(move |index: usize| {
            let chosen = if index == 0 { Bar::opening() } else { drawn_from(bar) };
            on_change.emit((Rules::Bar(chosen), Gesture::Settled));
        })
    };
    let options =
        vec![(html! { texts.rim_formula() }, heights.is_none()), (html! { texts.rim_heights() }, heights.is_some())];
    html! {
        <div class="rim-fields">
            { fields::choice("rim", texts.rim(), options, &on_choose) }
            { match heights {
                Some(heights) => heights_field(texts, heights, on_change),
                None => html! { <FormulaField {bar} {corner} on_change={on_change.clone()} /> },
            } }
        </div>
    }
}

/// Heights to begin with: those over x = 0 of the bar before.
fn drawn_from(bar: Bar) -> Bar {
    let heights: Vec<u32> = (0..6).map(|z| bar.rim(0, z).saturating_add(1).min(Heights::LARGEST)).collect();
    Heights::new(&heights).map_or(bar, Bar::Heights)
}

/// The bar, and where changes go.
#[derive(Clone, PartialEq, Properties)]
struct Props {
    bar: Bar,
    /// The largest x and z in use: up to them a rim may not fall.
    corner: (u32, u32),
    on_change: Callback<(Rules, Gesture)>,
}

/// A text box. Every character that completes a valid rim changes the bar. Invalid text stays in the box, with the reason below.
#[component]
fn FormulaField(props: &Props) -> Html {
    let texts = use_texts();
    let draft = use_state_eq(|| None::<String>);
    let change = |is_final: bool| {
        let (draft, props) = (draft.setter(), props.clone());
        move |text: String| {
            let made = props.bar.with_rim(&text, props.corner.0, props.corner.1);
            draft.set(Some(text).filter(|_| made.is_err() || !is_final));
            if let Ok(bar) = made {
                let gesture = if is_final { Gesture::Settled } else { Gesture::Moving };
                props.on_change.emit((Rules::Bar(bar), gesture));
            }
        }
    };
    let (typed, settled) = (change(false), change(true));
    let oninput = Callback::from(move |event: InputEvent| {
        typed(event.target_unchecked_into::<HtmlInputElement>().value());
    });
    let onchange = Callback::from(move |event: Event| {
        settled(event.target_unchecked_into::<HtmlInputElement>().value());
    });
    let shown = (*draft).clone().unwrap_or_else(|| props.bar.rim_text().unwrap_or_default().to_owned());
    let refused = (*draft).as_ref().and_then(|text| props.bar.with_rim(text, props.corner.0, props.corner.1).err());
    html! {
        <div class="number-field">
            <label for="rim">{ texts.rim_label() }</label>
            <input id="rim" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" size="26" value={shown}
                {oninput} {onchange} aria-invalid={refused.is_some().to_string()} aria-describedby="rim-note" />
            { match refused {
                Some(found) => html! { <p id="rim-note" class="error" role="alert">{ sentence(texts, &problems(texts, &found)) }</p> },
                None => html! { <p id="rim-note" class="rim-note">{ texts.rim_note() }</p> },
            } }
        </div>
    }
}

/// The columns to be dragged, and one more, so that the row can grow.
fn heights_field(texts: Texts, heights: Heights, on_change: &Callback<(Rules, Gesture)>) -> Html {
    let columns = heights.columns();
    let count = (columns.len() + 1).clamp(4, MOST_COLUMNS.max(columns.len()));
    let shown: Vec<u32> = (0..count).map(|column| columns[column.min(columns.len() - 1)]).collect();
    let names: Vec<String> = (0..count).map(|column| texts.rim_column(&column)).collect();
    let on_change = on_change.reform(move |(column, height, is_final): (usize, u32, bool)| {
        let gesture = if is_final { Gesture::Settled } else { Gesture::Moving };
        (Rules::Bar(Bar::Heights(heights.with_height(column, height))), gesture)
    });
    html! {
        <>
            <ColumnHeights label={texts.rim_heights()} {names} heights={shown} largest={LARGEST_DRAWN} {on_change} />
            <p class="rim-note">{ texts.rim_heights_note() }</p>
        </>
    }
}

/// Columns are not dragged higher than this; the notation takes more.
const LARGEST_DRAWN: u32 = 60;
