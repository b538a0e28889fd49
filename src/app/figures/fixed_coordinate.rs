//! Which plane of the table is shown: the fixed coordinate and its value.

use crate::app::Action;
use crate::app::Gesture;
use crate::app::Look;
use crate::app::State;
use crate::app::fields::Choice;
use crate::app::fields::Number;
use crate::app::fields::Switch;
use crate::games::Axis;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    /// The plane that is shown: the value of the fixed coordinate and the largest it can have.
    pub shown: Option<(u32, u32)>,
}

/// Which coordinate is fixed, and at what; or that the plane is the one in which the bar lies.
#[component]
pub(super) fn FixedCoordinate(props: &Props) -> Html {
    let state = &props.state;
    let look = state.look;
    let game = state.game();
    let shape = game.ruleset().shape;
    let change = {
        let dispatcher = state.dispatcher();
        move |look, gesture| dispatcher.dispatch(Action::Look(look, gesture))
    };
    let on_choose = {
        let change = change.clone();
        let at = look.at.map(|_| 0);
        Callback::from(move |index: usize| change(Look { fixed: Axis::ALL[index], at, ..look }, Gesture::Settled))
    };
    let options = Axis::ALL
        .map(|axis| (html! { <>{ "fix " }<var>{ shape.coordinate(axis) }</var></> }, axis == look.fixed))
        .to_vec();
    let wanted = look.at.unwrap_or(game.position()[look.fixed]);
    let (_, most) = props.shown.unwrap_or((wanted, wanted));
    let at = wanted.min(most);
    let name = shape.coordinate(look.fixed);
    let check = Callback::from(move |text: String| {
        let value = text.trim().parse::<u32>().ok().filter(|value| *value <= most);
        value.map(drop).ok_or_else(|| format!("in this table {name} goes from 0 to {most}"))
    });
    let on_change = {
        let change = change.clone();
        Callback::from(move |text: String| {
            if let Ok(at) = text.trim().parse() {
                change(Look { at: Some(at), ..look }, Gesture::Settled);
            }
        })
    };
    let on_slide = {
        let change = change.clone();
        Callback::from(move |(at, is_final): (u32, bool)| {
            change(Look { at: Some(at), ..look }, if is_final { Gesture::Settled } else { Gesture::Moving });
        })
    };
    let on_follow = Callback::from(move |follows: bool| {
        change(Look { at: (!follows).then_some(at), ..look }, Gesture::Settled);
    });
    html! {
        <div class="fixed">
            <Choice name="fixed" label="Fixed coordinate" {options} {on_choose} />
            <Number id="fixed-at" label={html! { <var>{ name }</var> }} value={at.to_string()} {check} {on_change}
                context={format!("{} {most}", game.ruleset())} slider={Some([0, most, at])} {on_slide} />
            <Switch label="as in the bar" title="Always the plane in which the bar on the board lies."
                is_on={look.at.is_none()} on_switch={on_follow} />
            if wanted > most {
                <p class="remark">{ format!("The largest {name} of this table is {most}; {name} = {wanted} lies outside.") }</p>
            }
        </div>
    }
}
