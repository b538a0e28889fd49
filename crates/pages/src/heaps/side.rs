//! The fields: the rules, the largest heap, several heaps.

use crate::heaps::position;
use crate::heaps::refusals;
use crate::heaps::words::{move_in_words, ways};
use crate::heaps::{Action, KNOWN, State};
use maths::solver::heaps::{HeapRules, read, winning};
use web::kit::dispatching::{dispatching, dispatching_by};
use web::kit::{fields, heap_mistakes};
use web::texts::Texts;
use web::workers::reckoner::protocol::Reckoned;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The most winning moves that are listed.
const MOST_MOVES: usize = 6;

/// `div.side`
pub(super) fn side(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let rules = state.rules();
    let name = rules.as_ref().ok().and_then(known).map_or(texts.heaps_unnamed(), |name| name(texts));
    let reasons = rules.as_ref().err().map(|mistakes| heap_mistakes::mistakes(texts, mistakes));
    html! {
        <div class="side">
            <h1>{ name }</h1>
            { box_of(state, "rules", texts.heaps_rules(), &state.text, reasons, Action::Write) }
            if let Ok(rules) = &rules {
                <dl class="ways">
                    { for ways(texts, rules).into_iter().map(|(taken, left)| html! { <><dt>{ taken }</dt><dd>{ left }</dd></> }) }
                </dl>
            }
            <details class="more">
                <summary>{ texts.heaps_known() }</summary>
                { known_games(texts, state) }
                <p class="remark">{ texts.heaps_language() }</p>
            </details>
            <p>{ sizes(texts, state) }</p>
            { several(texts, state, rules.as_ref().ok()) }
        </div>
    }
}

/// The name of the game with these rules, if it has one.
fn known(rules: &HeapRules) -> Option<fn(Texts) -> &'static str> {
    KNOWN.iter().find(|known| read(known.rules).as_ref() == Ok(rules)).map(|known| known.name)
}

/// A line of text with its name above and what is wrong with it below.
fn box_of(
    state: &UseReducerHandle<State>,
    id: &'static str,
    label: &'static str,
    text: &str,
    reasons: Option<Vec<String>>,
    action: fn(String) -> Action,
) -> Html {
    let oninput = dispatching_by(&state.dispatcher(), move |event: InputEvent| {
        action(event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let error = format!("{id}-error");
    let is_wrong = reasons.is_some();
    html! {
        <p class="typed">
            <label for={id}>{ label }</label>
            <input {id} type="text" value={text.to_owned()} autocomplete="off" spellcheck="false" {oninput}
                aria-invalid={is_wrong.to_string()} aria-describedby={is_wrong.then(|| error.clone())} />
            if let Some(reasons) = reasons {
                <span id={error} class="error" role="alert">
                    { for reasons.into_iter().map(|reason| html! { <span>{ reason }</span> }) }
                </span>
            }
        </p>
    }
}

/// The games with a name, those without splits first.
fn known_games(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let group = |splits: bool, name: &'static str| {
        let offer = |known: &crate::heaps::known::Known| {
            let (dispatcher, rules) = (state.dispatcher(), known.rules);
            let onclick = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Choose(rules)));
            html! { <button key={rules} type="button" class="quiet" title={rules} {onclick}>{ (known.name)(texts) }</button> }
        };
        html! {
            <div class="examples" role="group" aria-label={name}>
                <span>{ name }</span>{ for KNOWN.iter().filter(|known| known.splits == splits).map(offer) }
            </div>
        }
    };
    html! { <>{ group(false, texts.heaps_subtraction()) }{ group(true, texts.heaps_splitting()) }</> }
}

/// The choice of the largest heap.
fn sizes(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let options: Vec<(String, bool)> =
        State::SIZES.iter().map(|size| (texts.number(size), *size == state.largest)).collect();
    let on_choose =
        dispatching(state, |at: usize| Action::UpTo(State::SIZES.get(at).copied().unwrap_or(State::SIZES[1])));
    fields::select("up", texts.heaps_up_to(), &options, &on_choose)
}

/// Several heaps: the nim-sum of their values, and winning moves.
fn several(texts: Texts, state: &UseReducerHandle<State>, rules: Option<&HeapRules>) -> Html {
    let heaps = position::read(&state.heaps);
    let reasons = heaps.as_ref().err().map(|refusal| vec![refusals::position(texts, refusal)]);
    let reckoned = state.reckoned();
    let is_current = state.trial.as_ref().is_some_and(|trial| Some(&trial.question.0) == rules);
    let answer = match (heaps, rules, reckoned.filter(|_| is_current)) {
        (Ok(heaps), Some(rules), Some(reckoned)) if !heaps.is_empty() => answer(texts, rules, &heaps, reckoned),
        (Ok(_) | Err(_), _, _) => Html::default(),
    };
    html! {
        <>
            { box_of(state, "heaps", texts.heaps_several(), &state.heaps, reasons, Action::Heaps) }
            <div class="several" aria-live="polite">{ answer }</div>
        </>
    }
}

/// The value of a heap, if it is known or follows from the period.
fn value(reckoned: &Reckoned, heap: usize) -> Option<u32> {
    let at = reckoned.period.map_or(heap, |period| period.earlier(heap));
    reckoned.values.get(at).copied()
}

fn answer(texts: Texts, rules: &HeapRules, heaps: &[usize], reckoned: &Reckoned) -> Html {
    let Some(values) = heaps.iter().map(|&heap| value(reckoned, heap)).collect::<Option<Vec<u32>>>() else {
        return html! { <p class="remark">{ texts.heaps_unknown_value() }</p> };
    };
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let terms: Vec<String> = match heaps {
        [only] => vec![format!("G({only})")],
        _ => values.iter().map(u32::to_string).collect(),
    };
    let moves = winning(rules, heaps, &reckoned.values, MOST_MOVES);
    html! {
        <>
            <p>{ format!("{} = {sum}. ", terms.join(" ⊕ ")) }<strong>{ if sum == 0 { texts.heaps_lost() } else { texts.heaps_won() } }</strong></p>
            if !moves.is_empty() {
                <p>{ texts.heaps_wins() }</p>
                <ul class="plain">{ for moves.iter().map(|found| html! { <li>{ move_in_words(texts, heaps, found) }</li> }) }</ul>
            }
        </>
    }
}
