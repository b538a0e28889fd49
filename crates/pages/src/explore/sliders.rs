//! The parameters below the bar, each with a line that says what it means: k and s, or the two larger piles of Sharing Nim. Numbers that a
//! slider does not have are typed in the chooser of the game or in the position.

use crate::explore::walk::go;
use maths::games::{Coordinate, Rules};
use web::kit::{Edit, Gesture};
use web::table::{Action, Parameter, State};
use web::texts::{Place, Texts, woven};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// `div.sliders` with the parameters of the game on the board; nothing if it has none.
pub(super) fn sliders(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let (game, dispatcher) = (state.game(), state.dispatcher());
    let ruleset = game.ruleset();
    let is_triangle = ruleset.rules.bar().is_some_and(|bar| bar.as_raised_triangle().is_some());
    let (of_k, of_s) = if is_triangle {
        (texts.k_of_triangle(), texts.s_of_triangle())
    } else {
        (texts.k_of_steps(), texts.s_of_steps())
    };
    let parameter = |of: Parameter, at: u32, shown: String, meaning: &'static str| {
        let dispatcher = dispatcher.clone();
        let set = Callback::from(move |(value, gesture)| {
            let change = Edit::new(move |ruleset| *ruleset = of.with(*ruleset, value).unwrap_or(*ruleset));
            dispatcher.dispatch(Action::Change(change, gesture));
        });
        let range = [of.first(), Parameter::LAST];
        slider(texts, Slider { name: of.key(), at, shown, range, meaning, set, after: go(texts, state, of) })
    };
    let pile = |(index, meaning): (usize, &'static str)| {
        let (which, dispatcher) = (Coordinate::new(index)?, dispatcher.clone());
        let set = Callback::from(move |(value, gesture)| dispatcher.dispatch(Action::Stretch(which, value, gesture)));
        let (name, at, range) = (ruleset.rules.name(which), game.position()[which], [0, state.look.size.max(1)]);
        Some(slider(texts, Slider { name, at, shown: at.to_string(), range, meaning, set, after: Html::default() }))
    };
    let piles = (ruleset.rules == Rules::SHARING).then_some([(1, texts.middle_pile()), (2, texts.right_pile())]);
    html! {
        <div class="sliders">
            { for ruleset.rules.k().map(|k| parameter(Parameter::K, k.numerator() / k.denominator(), k.to_string(), of_k)) }
            { for ruleset.rules.s().map(|s| parameter(Parameter::S, s, s.to_string(), of_s)) }
            { for piles.into_iter().flatten().filter_map(pile) }
        </div>
    }
}

/// A number that is slid.
struct Slider {
    name: &'static str,
    /// The number at the slider: for a fraction the whole number below it.
    at: u32,
    /// The number as it is written.
    shown: String,
    /// The least and the largest number of the slider.
    range: [u32; 2],
    meaning: &'static str,
    set: Callback<(u32, Gesture)>,
    /// The content after the number.
    after: Html,
}

/// `div.slider`: the name, the slider, the number, what the number means.
fn slider(texts: Texts, Slider { name, at, shown, range: [least, most], meaning, set, after }: Slider) -> Html {
    let slide = |gesture: Gesture| {
        let set = set.clone();
        move |input: HtmlInputElement| {
            if let Ok(value) = input.value().parse() {
                set.emit((value, gesture));
            }
        }
    };
    let (moving, settled) = (slide(Gesture::Moving), slide(Gesture::Settled));
    let oninput = Callback::from(move |event: InputEvent| moving(event.target_unchecked_into()));
    let onchange = Callback::from(move |event: Event| settled(event.target_unchecked_into()));
    let id = format!("{name}-slider-input");
    let at = at.clamp(least, most).to_string();
    let label = woven(&texts.slider(&Place(0)), &[html! { <var>{ name }</var> }]);
    html! {
        <div key={name} class="slider">
            <label for={id.clone()}><span class="unseen">{ label }</span><var aria-hidden="true">{ name }</var></label>
            <input {id} type="range" min={least.to_string()} max={most.to_string()} value={at} aria-valuetext={shown.clone()} {oninput} {onchange} />
            <output>{ shown }</output>
            { after }
            <small>{ meaning }</small>
        </div>
    }
}
