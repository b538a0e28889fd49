//! A second ruleset, shown beside that of the board in every figure.

use maths::games::{Rules, Ruleset};
use maths::values::Ratio;
use web::kit::fields::Number;
use web::kit::refusals::problems;
use web::kit::{Edit, Gesture};
use web::table::{Action, Figure, Look, State};
use web::texts::Texts;
use yew::prelude::*;

/// Offers to compare; then the second ruleset as it is written.
pub(super) fn beside(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let (look, ruleset) = (state.look, state.game().ruleset());
    let set = {
        let dispatcher = state.dispatcher();
        move |beside, figure| {
            let change = Edit::new(move |look: &mut Look| (look.beside, look.figure) = (beside, figure));
            dispatcher.dispatch(Action::Look(change, Gesture::Settled));
        }
    };
    let Some(beside) = look.beside else {
        let offers = offers(texts, ruleset).into_iter().map(|(name, offered)| {
            let set = set.clone();
            let onclick = Callback::from(move |_: MouseEvent| set(Some(offered), Figure::Comparison));
            html! { <button key={name.clone()} type="button" class="quiet" {onclick}>{ name }</button> }
        });
        return html! {
            <div class="beside-offers" role="group" aria-label={texts.compare()}>
                <span>{ texts.compare_with() }</span>
                { for offers }
            </div>
        };
    };
    let check =
        Callback::from(move |text: String| text.parse::<Ruleset>().map(drop).map_err(|found| problems(texts, &found)));
    let on_change = {
        let set = set.clone();
        Callback::from(move |text: String| {
            if let Ok(beside) = text.parse() {
                set(Some(beside), look.figure);
            }
        })
    };
    // The compared figure stays as one figure.
    let figure = if look.figure == Figure::Comparison { Figure::Positions } else { look.figure };
    let onclick = Callback::from(move |_: MouseEvent| set(None, figure));
    html! {
        <div class="beside-field">
            <Number id="beside" label={html! { texts.compared_with() }} value={beside.to_string()} width={22}
                {check} {on_change} />
            <button type="button" class="quiet" {onclick}>{ texts.stop_comparing() }</button>
            if state.beside().is_none() {
                <p class="remark">{ texts.beside_not_alike() }</p>
            }
        </div>
    }
}

/// The suggested comparisons: another parameter, the other play, the same with or without a pass.
fn offers(texts: Texts, ruleset: Ruleset) -> Vec<(String, Ruleset)> {
    let play = if ruleset.misere { texts.normal_play() } else { texts.misere_play() };
    let pass = if ruleset.pass { texts.no_pass() } else { texts.a_pass() };
    let neighbour = neighbour(ruleset.rules).map(|(name, rules)| (name, Ruleset { rules, ..ruleset }));
    let others = [
        (play.to_owned(), Ruleset { misere: !ruleset.misere, ..ruleset }),
        (pass.to_owned(), Ruleset { pass: !ruleset.pass, ..ruleset }),
    ];
    neighbour.into_iter().chain(others).collect()
}

/// The game with the next parameter.
fn neighbour(rules: Rules) -> Option<(String, Rules)> {
    if let Some(s) = rules.s() {
        return Some((format!("s = {}", s + 1), rules.with_s(s + 1)));
    }
    let k = rules.k()?;
    // Odd k behave alike, and differently from even ones.
    let k = Ratio::whole(k.numerator() / k.denominator() + 2).ok()?;
    Some((format!("k = {k}"), rules.with_k(k)))
}
