//! The ruleset, the coordinates of the position, and the position as a line of text.

use crate::kit::dispatching::{dispatching, dispatching_by};
use crate::kit::fields::{Number, use_draft};
use crate::kit::refusals::problems;
use crate::kit::ruleset_fields::RulesetFields;
use crate::kit::term::Word;
use crate::kit::words::{all_coordinates, coordinates, sentence};
use crate::kit::{fields, numbers, ruleset_fields};
use crate::table::{Action, State, typed};
use crate::texts::{Texts, use_texts};
use crate::view::hooks::{use_effect_with, use_state_eq};
use maths::games::{Coordinate, Position, Rules, Ruleset, Sum};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The words of the fields and the figures.
pub fn words(rules: Rules) -> Vec<Word> {
    let of_rules = [
        (rules.is_bar(), Word::BarCoordinates),
        (rules.is_piles(), Word::PileCoordinates),
        (rules.k().is_some(), Word::K),
        (rules.s().is_some(), Word::S),
        (rules.is_bar(), Word::Rim),
        (true, Word::Pass),
        (true, Word::Misere),
        (true, Word::PPosition),
        (true, Word::NPosition),
        (true, Word::GrundyValue),
        (true, Word::Remoteness),
        (true, Word::Period),
    ];
    of_rules.into_iter().filter(|(has, _)| *has).map(|(_, word)| word).collect()
}

/// The family, k and s, pass and misère; in a sum of games, of which part.
pub fn ruleset_fields(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    of_ruleset(texts, state, ruleset_fields::ruleset_fields)
}

/// The remaining fields of a ruleset, for a page that shows the family and sliders of k and s elsewhere.
pub fn rule_fields(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    of_ruleset(texts, state, |texts, fields| {
        html! { <>
            { ruleset_fields::rest(texts, fields) }
            <div class="typed">{ ruleset_fields::parameters(texts, fields, false) }</div>
            { ruleset_fields::switches(texts, fields) }
        </> }
    })
}

fn of_ruleset(
    texts: Texts,
    state: &UseReducerHandle<State>,
    shown: impl FnOnce(Texts, &RulesetFields) -> Html,
) -> Html {
    let on_family = dispatching(state, Action::Choose);
    let on_change = dispatching(state, |(edit, gesture)| Action::Change(edit, gesture));
    let game = state.game();
    let [x, _, z] = game.position().xyz();
    let is_alone = state.sum().only().is_some();
    let fields = RulesetFields {
        ruleset: game.ruleset(),
        corner: (x, z),
        has_misere: is_alone,
        on_family: &on_family,
        on_change: &on_change,
    };
    html! {
        <>
            if !is_alone { <p class="remark">{ texts.sum_figures(&(state.hand() + 1)) }</p> }
            { shown(texts, &fields) }
        </>
    }
}

/// The coordinates of the position.
pub fn coordinate_fields(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    html! {
        <div class="coordinates">
            { for state.game().ruleset().rules.coordinates().map(|which| coordinate(texts, state, which)) }
            { if state.game().ruleset().pass { pass_there(texts, state) } else { Html::default() } }
        </div>
    }
}

fn coordinate(texts: Texts, state: &UseReducerHandle<State>, which: Coordinate) -> Html {
    let game = state.game();
    let name = game.ruleset().rules.name(which);
    let check = Callback::from(move |text: String| typed::coordinate(texts, game, which, &text).map(drop));
    let ruleset = game.ruleset();
    let lowered = move |text: &str| {
        let value = numbers::whole(texts, name, text, Position::LARGEST).ok()?;
        Some(ruleset.lowered(game.position().with(which, value)))
    };
    let offer = Callback::from(move |text: String| Some(instead(texts, &ruleset, lowered(&text)?)));
    let dispatcher = state.dispatcher();
    let on_agree = Callback::from(move |text: String| {
        if let Some(position) = lowered(&text) {
            dispatcher.dispatch(Action::PlaceAt(position));
        }
    });
    let dispatcher = state.dispatcher();
    let on_change = Callback::from(move |text: String| {
        if let Ok(value) = numbers::whole(texts, name, &text, Position::LARGEST) {
            dispatcher.dispatch(Action::Coordinate(which, value));
        }
    });
    let ids = ["coordinate-0", "coordinate-1", "coordinate-2", "coordinate-3", "coordinate-4", "coordinate-5"];
    let id = ids[which.index()];
    html! {
        <Number {id} label={html! { <var>{ name }</var> }} value={game.position()[which].to_string()} {check} {on_change}
            offer={Some(offer)} {on_agree} width={3} context={game.to_string()} />
    }
}

/// A legal position in place of one that is not, as an offer.
fn instead(texts: Texts, ruleset: &Ruleset, position: Position) -> String {
    texts.take_instead(&coordinates(ruleset, position))
}

fn pass_there(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let position = state.game().position();
    let on_switch = dispatching_by(&state.dispatcher(), move |is_there| Action::PlaceAt(position.with_pass(is_there)));
    fields::switch(texts.pass_there(), texts.pass_there_title(), position.pass, &on_switch)
}

/// The state, and which positions are taken.
#[derive(Clone, PartialEq, Properties)]
pub struct NotationProps {
    /// The state and where changes go.
    pub state: UseReducerHandle<State>,
    /// Says why a legal position is not taken, if it is not.
    #[prop_or_default]
    pub check: Option<Callback<Sum, Option<String>>>,
}

/// The position as one line that can be copied, edited and pasted.
#[component]
pub fn Notation(props: &NotationProps) -> Html {
    let texts = use_texts();
    let sum = props.state.sum();
    let refused = use_state_eq(|| None::<String>);
    let draft = use_draft();
    {
        let refused = refused.setter();
        use_effect_with(sum.clone(), move |_| refused.set(None));
    }
    let onchange = {
        let (dispatcher, refused, draft) = (props.state.dispatcher(), refused.setter(), draft.text.setter());
        let check = props.check.clone();
        Callback::from(move |event: Event| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            draft.set(None);
            match text.parse::<Sum>() {
                Ok(sum) if not_taken(check.as_ref(), &sum).is_none() => {
                    refused.set(None);
                    dispatcher.dispatch(Action::PlaceSum(sum));
                }
                Ok(_) | Err(_) => refused.set(Some(text)),
            }
        })
    };
    let lowered = refused.as_ref().and_then(|text| Sum::read_lowered(text));
    let offer = lowered.filter(|sum| not_taken(props.check.as_ref(), sum).is_none()).map(|sum| {
        let dispatcher = props.state.dispatcher();
        let offered = texts.take_instead(&all_coordinates(&sum));
        let onclick = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::PlaceSum(sum.clone())));
        html! { <button type="button" class="quiet" {onclick}>{ offered }</button> }
    });
    let (shown, reason) = match &*refused {
        Some(text) => {
            let reason = match text.parse::<Sum>() {
                Ok(sum) => not_taken(props.check.as_ref(), &sum),
                Err(found) => Some(sentence(texts, &problems(texts, &found))),
            };
            (text.clone(), reason)
        }
        None => (sum.to_string(), None),
    };
    let shown = (*draft.text).clone().unwrap_or(shown);
    html! {
        <div class="notation">
            <label for="notation">{ texts.notation() }</label>
            <input id="notation" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value={shown} {onchange} oninput={draft.oninput.clone()} onblur={draft.onblur.clone()}
                aria-invalid={reason.is_some().to_string()} aria-describedby={reason.is_some().then_some("notation-error")} />
            { reason.map(|reason| html! { <p id="notation-error" class="error" role="alert">{ reason }{ texts.between_sentences() }{ offer.unwrap_or_default() }</p> }).unwrap_or_default() }
        </div>
    }
}

/// Why a legal position is not taken, if it is not.
fn not_taken(check: Option<&Callback<Sum, Option<String>>>, sum: &Sum) -> Option<String> {
    check.and_then(|check| check.emit(sum.clone()))
}
