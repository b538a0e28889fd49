//! A position that is chosen among the bars of the course or the kinds of games, made by hand, or typed.
//!
//! ```text
//! details.bar-field            with the position in words; where the field is the only one, div.bar-field
//! ├─ div.bars                  the bars of the course
//! ├─ BarMaker
//! ├─ details.more > div.games    the kinds of games, each with an example
//! └─ details.notation          the position as text
//! ```

use crate::teach::course::BARS;
use crate::teach::paper::named;
use maths::games::{Game, Sum};
use web::kit::bar_maker::BarMaker;
use web::kit::fields::use_draft;
use web::kit::games::{Kind, games};
use web::kit::refusals::problems;
use web::kit::words::{all_coordinates, sentence};
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use web::view::pieces::still;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// The position and where another one goes.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// Unique on the page.
    pub id: String,
    /// The purpose of the position, in words.
    pub label: String,
    pub sum: Sum,
    pub on_place: Callback<Sum>,
    /// True if the field is one of several, and opens when it is used.
    #[prop_or_default]
    pub is_folded: bool,
}

/// A box with the notation. A text that is refused stays in it with the reason below; a legal position close to it is offered.
#[component]
pub(super) fn PositionField(props: &Props) -> Html {
    let texts = use_texts();
    let Props { id, label, sum, on_place, is_folded } = props;
    let refused = use_state_eq(|| None::<String>);
    let draft = use_draft();
    let is_open = use_state_eq(|| false);
    {
        let refused = refused.setter();
        use_effect_with(sum.clone(), move |_| refused.set(None));
    }
    let onchange = {
        let (on_place, refused, draft) = (on_place.clone(), refused.setter(), draft.text.setter());
        Callback::from(move |event: Event| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            draft.set(None);
            match text.parse::<Sum>() {
                Ok(sum) => {
                    refused.set(None);
                    on_place.emit(sum);
                }
                Err(_) => refused.set(Some(text)),
            }
        })
    };
    let reason = refused.as_ref().and_then(|text| text.parse::<Sum>().err());
    let offer = refused.as_ref().and_then(|text| Sum::read_lowered(text)).map(|sum| {
        let offered = texts.take_instead(&all_coordinates(&sum));
        let onclick = on_place.reform(move |_: MouseEvent| sum.clone());
        html! { <button type="button" class="quiet" {onclick}>{ offered }</button> }
    });
    let shown = (*draft.text).clone().or_else(|| (*refused).clone()).unwrap_or_else(|| sum.to_string());
    let error = format!("{id}-error");
    let typed = html! {
        <details class="notation">
            <summary>{ texts.notation_typed() }</summary>
            <div class="own-words">
                <label for={id.clone()} class="unseen">{ label }</label>
                <input id={id.clone()} type="text" class="position" autocomplete="off" autocapitalize="off" spellcheck="false"
                    value={shown} {onchange} oninput={draft.oninput.clone()} onblur={draft.onblur.clone()}
                    aria-invalid={reason.is_some().to_string()} aria-describedby={reason.is_some().then(|| error.clone())} />
                { reason.map(|found| html! {
                    <p id={error} class="error" role="alert">
                        { sentence(texts, &problems(texts, &found)) }{ texts.between_sentences() }
                        { texts.notation_wanted() }{ texts.between_sentences() }{ offer.unwrap_or_default() }
                    </p>
                }).unwrap_or_default() }
            </div>
        </details>
    };
    let field = html! { <>{ made(texts, sum, on_place) }{ chooser(texts, id, sum, on_place) }{ typed }</> };
    if !is_folded {
        return html! { <div class="bar-field">{ field }</div> };
    }
    let ontoggle = {
        let is_open = is_open.setter();
        Callback::from(move |event: Event| {
            // The field for text has an element of the same kind inside, whose event does not get here.
            is_open.set(event.target_unchecked_into::<Element>().has_attribute("open"));
        })
    };
    html! {
        <details class="bar-field" {ontoggle}>
            <summary>{ label }{ ": " }{ named(texts, sum) }</summary>
            if *is_open { { field } }
        </details>
    }
}

/// The bars of the course, and the bar with its handles, which sums do not have.
fn made(texts: Texts, sum: &Sum, on_place: &Callback<Sum>) -> Html {
    let bar = |bar: &str| {
        let offered = bar.parse::<Sum>().ok()?;
        let picture = still(&offered.only()?.scene()?);
        let (name, is_pressed) = (named(texts, &offered), (offered == *sum).to_string());
        let onclick = on_place.reform(move |_: MouseEvent| offered.clone());
        Some(
            html! { <button key={bar} type="button" aria-label={name} aria-pressed={is_pressed} {onclick}>{ picture }</button> },
        )
    };
    let maker = |game: Game| {
        let largest = game.position().coordinates.iter().copied().max().unwrap_or(0);
        html! { <BarMaker {game} most={largest.max(MOST)} on_change={on_place.reform(Sum::from)} /> }
    };
    html! {
        <>
            <div class="bars" role="group" aria-label={texts.bars_offered()}>{ for BARS.iter().filter_map(|text| bar(text)) }</div>
            { sum.only().map(maker).unwrap_or_default() }
        </>
    }
}

/// The kinds of games, folded; each is chosen with its example.
fn chooser(texts: Texts, id: &str, sum: &Sum, on_place: &Callback<Sum>) -> Html {
    let on_place = on_place.clone();
    let on_choose = Callback::from(move |kind: Kind| {
        if let Ok(example) = kind.example().parse() {
            on_place.emit(example);
        }
    });
    html! {
        <details class="more">
            <summary>{ texts.change_game() }</summary>
            { games(texts, &format!("{id}-game"), &Kind::ALL, Kind::of(sum), &on_choose) }
        </details>
    }
}

/// The largest coordinate that a bar gets by hand, unless it has a larger one already.
const MOST: u32 = 12;
