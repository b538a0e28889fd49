//! The players and the help: the computer and its strength, hints in steps, marks on the grooves.

use crate::kit::dispatching::dispatching;
use crate::kit::fields;
use crate::kit::fields::Number;
use crate::table::{Action, Computer, Hint, State};
use crate::texts::Texts;
use maths::solver::Strength;
use yew::prelude::*;

/// The switch that marks every groove with the value of its option.
pub fn marks_switch(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let on_switch = dispatching(state, Action::Mark);
    fields::switch(texts.mark_every(), texts.mark_every_title(), state.marks, &on_switch)
}

/// Two people, or the computer as one of the players.
pub fn players(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let computer = state.computer;
    let seat = {
        let dispatcher = state.dispatcher();
        move |computer| dispatcher.dispatch(Action::SetComputer(computer))
    };
    let strength = computer.map_or(Strength::FULL, |computer| computer.strength);
    let seated = [None, Some(true), Some(false)];
    let names = [texts.players_two(), texts.players_you(), texts.players_computer()];
    let options = seated
        .iter()
        .zip(names)
        .map(|(seated, name)| (Html::from(name), *seated == computer.map(|computer| computer.is_second)))
        .collect::<Vec<_>>();
    let on_choose = {
        let seat = seat.clone();
        Callback::from(move |index: usize| {
            // Each game against the computer has a new seed.
            let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
            seat(seated[index].map(|is_second| Computer { is_second, strength, seed }));
        })
    };
    html! {
        <div class="players">
            { fields::choice("players", texts.players(), options, &on_choose) }
            { computer.map(|computer| swap_button(texts, computer, seat.clone())).unwrap_or_default() }
            { computer.map(|computer| strength_field(texts, computer, seat)).unwrap_or_default() }
        </div>
    }
}

/// The computer takes over the turns of the user, from the position on the board on.
fn swap_button(texts: Texts, computer: Computer, seat: impl Fn(Option<Computer>) + 'static) -> Html {
    let swapped = Computer { is_second: !computer.is_second, ..computer };
    let onclick = Callback::from(move |_: MouseEvent| seat(Some(swapped)));
    html! {
        <button type="button" class="quiet" title={texts.swap_title()} {onclick}>
            { texts.swap() }
        </button>
    }
}

fn strength_field(texts: Texts, computer: Computer, seat: impl Fn(Option<Computer>) + Clone + 'static) -> Html {
    let set = move |percent: u8| {
        if let Some(strength) = Strength::new(percent) {
            seat(Some(Computer { strength, ..computer }));
        }
    };
    let read =
        |text: &str| text.trim().trim_end_matches('%').trim().parse::<u8>().ok().filter(|percent| *percent <= 100);
    let check =
        Callback::from(move |text: String| read(&text).map(drop).ok_or_else(|| texts.strength_range().to_owned()));
    let on_change = {
        let set = set.clone();
        Callback::from(move |text: String| {
            if let Some(percent) = read(&text) {
                set(percent);
            }
        })
    };
    let on_slide = Callback::from(move |(percent, _): (u32, bool)| set(percent.min(100) as u8));
    let percent = computer.strength.percent();
    html! {
        <Number id="strength" label={html! { texts.strength() }} value={percent.to_string()} {check} {on_change}
            slider={Some([0, 100, percent.into()])} {on_slide} />
    }
}

/// The button that asks for one step more of the solution.
pub fn hint_button(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let is_over = state.sum().is_terminal() || state.hint == Hint::Move;
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| {
        if !is_over {
            dispatcher.dispatch(Action::Hint);
        }
    });
    let label = match state.hint {
        Hint::Nothing => texts.hint(),
        Hint::Winner | Hint::Direction | Hint::Move => texts.another_hint(),
    };
    html! { <button type="button" class="quiet" aria-disabled={is_over.to_string()} {onclick}>{ label }</button> }
}
