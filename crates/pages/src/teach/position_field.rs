//! A position as a line of text that can be typed.

use maths::games::Sum;
use web::kit::fields::use_draft;
use web::kit::refusals::problems;
use web::kit::words::{all_coordinates, sentence};
use web::texts::use_texts;
use web::view::hooks::{use_effect_with, use_state_eq};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The position and where another one goes.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// Unique on the page.
    pub id: String,
    /// What the position is, in words.
    pub label: String,
    pub sum: Sum,
    pub on_place: Callback<Sum>,
    /// Whether the label is for screen readers only, where a heading above says the same.
    #[prop_or_default]
    pub is_quiet: bool,
}

/// A box with the notation. A text that is refused stays in it with the reason below; a legal position close to it is offered.
#[component]
pub(super) fn PositionField(props: &Props) -> Html {
    let texts = use_texts();
    let Props { id, label, sum, on_place, is_quiet } = props;
    let refused = use_state_eq(|| None::<String>);
    let draft = use_draft();
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
    html! {
        <div class="own-words">
            <label for={id.clone()} class={is_quiet.then_some("unseen")}>{ label }</label>
            <input id={id.clone()} type="text" class="position" autocomplete="off" autocapitalize="off" spellcheck="false"
                value={shown} {onchange} oninput={draft.oninput.clone()} onblur={draft.onblur.clone()}
                aria-invalid={reason.is_some().to_string()} aria-describedby={reason.is_some().then(|| error.clone())} />
            { reason.map(|found| html! {
                <p id={error} class="error" role="alert">
                    { sentence(texts, &problems(texts, &found)) }{ texts.between_sentences() }{ offer.unwrap_or_default() }
                </p>
            }).unwrap_or_default() }
        </div>
    }
}
