//! Controls: a number that can be typed and slid, a choice of a few, a switch.

use crate::kit::refused_texts::error_id;
use crate::kit::words::sentence;
use crate::texts::{Place, Texts, use_texts, woven};
use crate::view::hooks::{Handle, use_effect_with, use_state_eq};
use maths::values::half_width;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A typed number.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct NumberProps {
    /// Unique on the page.
    pub id: AttrValue,
    /// The name of the number.
    pub label: Html,
    /// The number, as it is written.
    pub value: String,
    /// The width of the box, in characters.
    #[prop_or(4)]
    pub width: u32,
    /// The keyboard of a phone; one with all signs, unless digits are enough.
    #[prop_or("numeric")]
    pub keyboard: &'static str,
    /// Says why a text is refused, if it is.
    pub check: Callback<String, Result<(), String>>,
    /// Called with a text that was not refused.
    pub on_change: Callback<String>,
    /// The suggested replacement for a refused text, in words.
    #[prop_or_default]
    pub offer: Option<Callback<String, Option<String>>>,
    /// Called with the refused text when the user agrees to that.
    #[prop_or_default]
    pub on_agree: Callback<String>,
    /// The context of the number; when it changes, the field forgets a refusal.
    #[prop_or_default]
    pub context: String,
    /// The slider beside it, if there is one: least, largest, its present value.
    #[prop_or_default]
    pub slider: Option<[u32; 3]>,
    /// Called while the slider moves (`false`) and when it is let go (`true`).
    #[prop_or_default]
    pub on_slide: Callback<(u32, bool)>,
    /// Called with a text that was refused, and with none when the refusal ends. The form that listens draws the reason itself, below
    /// its buttons (see [`RefusedTexts`](crate::kit::refused_texts::RefusedTexts)).
    #[prop_or_default]
    pub on_refuse: Option<Callback<Option<String>>>,
}

/// A number that can be typed and, where there is a slider, slid. A text that is refused stays in its box with the reason
/// below; nothing else changes.
#[component]
pub fn Number(props: &NumberProps) -> Html {
    let texts = use_texts();
    // Only the text is kept: its reason is said in the language of the page, whatever that becomes.
    let refused = use_state_eq(|| None::<String>);
    let draft = use_draft();
    {
        let refused = refused.setter();
        use_effect_with((props.value.clone(), props.context.clone()), move |_| refused.set(None));
    }
    {
        let on_refuse = props.on_refuse.clone();
        use_effect_with((*refused).clone(), move |refused| {
            let on_refuse = on_refuse.filter(|_| refused.is_some());
            if let Some(on_refuse) = &on_refuse {
                on_refuse.emit(refused.clone());
            }
            move || {
                if let Some(on_refuse) = on_refuse {
                    on_refuse.emit(None);
                }
            }
        });
    }
    let on_change = {
        let (check, on_change, refused) = (props.check.clone(), props.on_change.clone(), refused.setter());
        let draft = draft.text.setter();
        Callback::from(move |event: Event| {
            let text = half_width(&event.target_unchecked_into::<HtmlInputElement>().value());
            draft.set(None);
            match check.emit(text.clone()) {
                Ok(()) => {
                    refused.set(None);
                    on_change.emit(text);
                }
                Err(_) => refused.set(Some(text)),
            }
        })
    };
    let slide = |is_final: bool| {
        let on_slide = props.on_slide.clone();
        move |input: HtmlInputElement| {
            if let Ok(value) = input.value().parse() {
                on_slide.emit((value, is_final));
            }
        }
    };
    let (moving, settled) = (slide(false), slide(true));
    let oninput = Callback::from(move |event: InputEvent| moving(event.target_unchecked_into()));
    let onchange = Callback::from(move |event: Event| settled(event.target_unchecked_into()));
    let offered = refused.as_ref().and_then(|text| Some((text.clone(), props.offer.as_ref()?.emit(text.clone())?)));
    let offer = offered.map(|(text, instead)| {
        let onclick = props.on_agree.reform(move |_: MouseEvent| text.clone());
        html! { <button type="button" class="quiet" {onclick}>{ instead }</button> }
    });
    let (shown, reason) = match &*refused {
        Some(text) => (text.clone(), props.check.emit(text.clone()).err()),
        None => (props.value.clone(), None),
    };
    let shown = (*draft.text).clone().unwrap_or(shown);
    let error_id = error_id(&props.id);
    html! {
        <div class="number-field">
            <label for={props.id.clone()}>{ props.label.clone() }</label>
            <input id={props.id.clone()} type="text" inputmode={props.keyboard} autocomplete="off" spellcheck="false"
                size={props.width.to_string()} value={shown} onchange={on_change}
                oninput={draft.oninput.clone()} onblur={draft.onblur.clone()}
                aria-invalid={reason.is_some().to_string()} aria-describedby={reason.is_some().then(|| error_id.clone())} />
            { props.slider.map(|[least, most, at]| html! {
                <input type="range" min={least.to_string()} max={most.to_string()} value={at.to_string()}
                    disabled={least == most} aria-labelledby={format!("{}-slider", props.id)} id={format!("{}-slider-input", props.id)}
                    {oninput} {onchange} />
            }).unwrap_or_default() }
            { props.slider.map(|_| html! {
                <span id={format!("{}-slider", props.id)} class="unseen">{ woven(&texts.slider(&Place(0)), std::slice::from_ref(&props.label)) }</span>
            }).unwrap_or_default() }
            { reason.filter(|_| props.on_refuse.is_none()).map(|reason| html! { <p id={error_id} class="error" role="alert">{ sentence(texts, &reason) }{ texts.between_sentences() }{ offer.unwrap_or_default() }</p> }).unwrap_or_default() }
        </div>
    }
}

/// A whole number from the first to the second, presently the third, typed or slid.
pub fn bounded(texts: Texts, id: &'static str, label: Html, range: [u32; 3], set: Callback<u32>) -> Html {
    let on_slide = set.reform(|(value, _): (u32, bool)| value);
    whole_number(texts, id.into(), label, range, set, Some(on_slide))
}

/// A whole number from the first to the second, presently the third, typed.
pub fn whole(texts: Texts, id: String, label: Html, range: [u32; 3], set: Callback<u32>) -> Html {
    whole_number(texts, id.into(), label, range, set, None)
}

/// A whole number in a box, beside a slider if there is something to call when one moves.
fn whole_number(
    texts: Texts,
    id: AttrValue,
    label: Html,
    range: [u32; 3],
    set: Callback<u32>,
    on_slide: Option<Callback<(u32, bool)>>,
) -> Html {
    let [least, most, at] = range;
    let read = move |text: &str| text.trim().parse::<u32>().ok().filter(|value| (least..=most).contains(value));
    let check =
        Callback::from(move |text: String| read(&text).map(drop).ok_or_else(|| texts.number_range(&least, &most)));
    let on_change = Callback::from(move |text: String| {
        if let Some(value) = read(&text) {
            set.emit(value);
        }
    });
    html! {
        <Number {id} {label} value={at.to_string()} {check} {on_change} context={most.to_string()}
            slider={on_slide.is_some().then_some(range)} on_slide={on_slide.unwrap_or_default()} />
    }
}

/// The unfinished text of a box. Without it, a redraw of the page would put the old text back.
pub struct Draft {
    /// The text, until it is done or the box is left.
    pub text: Handle<Option<String>>,
    /// Listens to the typing.
    pub oninput: Callback<InputEvent>,
    /// Forgets the text when the box is left.
    pub onblur: Callback<FocusEvent>,
}

/// A draft for one box.
#[hook]
pub fn use_draft() -> Draft {
    let text = use_state_eq(|| None::<String>);
    let (typed, left) = (text.setter(), text.setter());
    let oninput = Callback::from(move |event: InputEvent| {
        typed.set(Some(event.target_unchecked_into::<HtmlInputElement>().value()));
    });
    let onblur = Callback::from(move |_: FocusEvent| left.set(None));
    Draft { text, oninput, onblur }
}

/// A few things of which one is chosen, as radio buttons drawn as a row of tabs. The name of the group is unique on the page; the label
/// says what is chosen; the callback gets the place of the chosen one.
pub fn choice(name: &str, label: &'static str, options: Vec<(Html, bool)>, on_choose: &Callback<usize>) -> Html {
    let option = |(index, (label, is_chosen)): (usize, (Html, bool))| {
        let onchange = on_choose.reform(move |_: Event| index);
        html! {
            <label key={index}>
                <input type="radio" name={name.to_owned()} checked={is_chosen} {onchange} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <fieldset class="choice-of">
            <legend class="unseen">{ label }</legend>
            { for options.into_iter().enumerate().map(option) }
        </fieldset>
    }
}

/// Several things of which one is chosen, as a list that opens. Its id is unique on the page; the label says what is chosen; the place of
/// the chosen one goes to the callback.
pub fn select(id: &str, label: &'static str, options: &[(String, bool)], on_choose: &Callback<usize>) -> Html {
    let onchange = on_choose.reform(|event: Event| {
        // Nothing else than one of the options can be chosen.
        usize::try_from(event.target_unchecked_into::<HtmlSelectElement>().selected_index()).unwrap_or(0)
    });
    html! {
        <span class="select">
            <label for={id.to_owned()}>{ label }</label>
            <select id={id.to_owned()} {onchange}>
                { for options.iter().map(|(name, is_chosen)| html! {
                    <option key={name.clone()} selected={*is_chosen}>{ name }</option>
                }) }
            </select>
        </span>
    }
}

/// A check box for something that is on or off. The title says on hovering what that means; the callback gets the new state.
pub fn switch(label: &'static str, title: &'static str, is_on: bool, on_switch: &Callback<bool>) -> Html {
    let onchange = on_switch.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label class="switch" {title}>
            <input type="checkbox" checked={is_on} {onchange} />
            <span>{ label }</span>
        </label>
    }
}
