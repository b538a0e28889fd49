//! Walking through k or s by itself, one step after the other, once the figures show the present one. At its end the game
//! from before it comes back.

use maths::games::Ruleset;
use maths::values::Ratio;
use web::kit::timer::later;
use web::table::{Action, Slot, State};
use web::texts::{Place, use_texts, woven};
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// How long each step is shown, in milliseconds.
const SHOWN: i32 = 900;
/// Where the walk ends.
const LAST: u32 = 20;

/// What is walked through.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Parameter {
    K,
    S,
}

impl Parameter {
    fn name(self) -> &'static str {
        match self {
            Self::K => "k",
            Self::S => "s",
        }
    }

    /// The ruleset with the next value, or nothing at the end of the walk.
    fn after(self, ruleset: Ruleset) -> Option<Ruleset> {
        let rules = ruleset.rules;
        let rules = match self {
            Self::K => rules.with_k(next(rules.k()?)?),
            Self::S => rules.with_s(Some(rules.s()? + 1).filter(|s| *s <= LAST)?),
        };
        Some(Ruleset { rules, ..ruleset })
    }
}

/// The next whole number.
fn next(k: Ratio) -> Option<Ratio> {
    Ratio::whole(k.numerator() / k.denominator() + 1).ok().filter(|k| k.numerator() <= LAST)
}

/// A button for each parameter; it becomes the button that stops.
#[component]
pub(super) fn Animate(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let running = use_state_eq(|| None::<Parameter>);
    let ruleset = state.game().ruleset();
    let is_waiting = state.table.is_waiting_for(state.question(Slot::Table).as_ref());
    {
        let (setter, dispatcher) = (running.setter(), state.dispatcher());
        let is_left = state.has_left_walk();
        use_effect_with((*running, ruleset, is_waiting, is_left), move |&(running, ruleset, is_waiting, is_left)| {
            if is_left {
                setter.set(None);
                dispatcher.dispatch(Action::Walk(None));
            }
            let next = running.filter(|_| !is_waiting && !is_left).map(|parameter| parameter.after(ruleset));
            // The last step is shown as long as the others.
            let step = next.and_then(|next| {
                later(SHOWN, move || {
                    if next.is_none() {
                        setter.set(None);
                    }
                    dispatcher.dispatch(Action::Walk(next));
                })
            });
            move || drop(step)
        });
    }
    let (k, s) = (ruleset.rules.k().map(|_| Parameter::K), ruleset.rules.s().map(|_| Parameter::S));
    let button = |&parameter: &Parameter| {
        let is_running = *running == Some(parameter);
        let (setter, dispatcher) = (running.setter(), state.dispatcher());
        let onclick = Callback::from(move |_: MouseEvent| {
            setter.set((!is_running).then_some(parameter));
            // A walk that is under way ends, also when another one begins.
            dispatcher.dispatch(Action::Walk(None));
        });
        let label = if is_running { texts.stop_walking(&Place(0)) } else { texts.walk_through(&Place(0)) };
        html! {
            <button key={parameter.name()} type="button" class="quiet" aria-pressed={is_running.to_string()} {onclick}>
                { woven(&label, &[html! { <var>{ parameter.name() }</var> }]) }
            </button>
        }
    };
    html! { <div class="beside-offers" role="group" aria-label={texts.animation()}>{ for k.iter().chain(&s).map(button) }</div> }
}

#[cfg(test)]
mod tests {
    use super::Parameter;
    use maths::games::Ruleset;

    #[test]
    fn a_walk_goes_by_ones_and_ends() {
        let after = |parameter: Parameter, text: &str| {
            let ruleset: Ruleset = text.parse().unwrap();
            parameter.after(ruleset).map(|next| next.to_string())
        };
        assert_eq!(after(Parameter::K, "triangle:k=5/2,misere").as_deref(), Some("triangle:k=3,misere"));
        assert_eq!(after(Parameter::K, "triangle:k=20"), None);
        assert_eq!(after(Parameter::S, "step:k=4,s=2").as_deref(), Some("step:k=4,s=3"));
        assert_eq!(after(Parameter::S, "step:k=4,s=20"), None);
        assert_eq!(after(Parameter::K, "nim"), None);
    }
}
