//! Who plays, and what help there is: the computer and its strength, hints in steps, marks on the grooves.

use crate::app::Action;
use crate::app::Computer;
use crate::app::Hint;
use crate::app::State;
use crate::app::fields::Choice;
use crate::app::fields::Number;
use crate::app::fields::Switch;
use crate::app::words::describe;
use crate::games::Axis;
use crate::games::Game;
use crate::games::Move;
use crate::solver::Strength;
use crate::values::Outcome;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// Players and help.
#[component]
pub(super) fn GamePanel(props: &Props) -> Html {
    let state = &props.state;
    let dispatcher = state.dispatcher();
    let on_mark = Callback::from(move |is_on: bool| dispatcher.dispatch(Action::Mark(is_on)));
    html! {
        <div class="game-panel">
            <Players state={state.clone()} />
            <div class="help">
                { hint_button(state) }
                <Switch label="mark every cut" title="Shows what each cut leaves and whether it wins." is_on={state.marks}
                    on_switch={on_mark} />
            </div>
            <p class="hint-told" role="status">{ hint(state).unwrap_or_default() }</p>
        </div>
    }
}

/// Two people, or the computer as one of the players.
#[component]
fn Players(props: &Props) -> Html {
    let state = &props.state;
    let computer = state.computer;
    let seat = {
        let dispatcher = state.dispatcher();
        move |computer| dispatcher.dispatch(Action::Seat(computer))
    };
    let strength = computer.map_or(Strength::FULL, |computer| computer.strength);
    let seated = [None, Some(true), Some(false)];
    let names = ["two players", "you begin", "the computer begins"];
    let options = seated
        .iter()
        .zip(names)
        .map(|(seated, name)| (Html::from(name), *seated == computer.map(|computer| computer.is_second)))
        .collect::<Vec<_>>();
    let on_choose = {
        let seat = seat.clone();
        Callback::from(move |index: usize| {
            // Each game against the computer has chances of its own.
            let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
            seat(seated[index].map(|is_second| Computer { is_second, strength, seed }));
        })
    };
    html! {
        <div class="players">
            <Choice name="players" label="Who plays" {options} {on_choose} />
            { for computer.map(|computer| strength_field(computer, seat)) }
        </div>
    }
}

fn strength_field(computer: Computer, seat: impl Fn(Option<Computer>) + Clone + 'static) -> Html {
    let set = move |percent: u8| {
        if let Some(strength) = Strength::new(percent) {
            seat(Some(Computer { strength, ..computer }));
        }
    };
    let read =
        |text: &str| text.trim().trim_end_matches('%').trim().parse::<u8>().ok().filter(|percent| *percent <= 100);
    let check = Callback::from(move |text: String| {
        read(&text).map(drop).ok_or_else(|| "the strength goes from 0 to 100 per cent".to_owned())
    });
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
        <Number id="strength" label={html! { "strength %" }} value={percent.to_string()} {check} {on_change}
            slider={Some([0, 100, percent.into()])} {on_slide} />
    }
}

fn hint_button(state: &UseReducerHandle<State>) -> Html {
    let is_over = state.game().is_terminal() || state.hint == Hint::Move;
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| {
        if !is_over {
            dispatcher.dispatch(Action::Hint);
        }
    });
    let label = match state.hint {
        Hint::Nothing => "Hint",
        Hint::Winner | Hint::Direction | Hint::Move => "Another hint",
    };
    html! { <button type="button" class="quiet" aria-disabled={is_over.to_string()} {onclick}>{ label }</button> }
}

/// What was asked for, in a sentence or more.
fn hint(state: &State) -> Option<String> {
    if state.hint == Hint::Nothing {
        return None;
    }
    let game = state.game();
    let Some(advice) = state.known.get(&game) else { return Some("The solver is still looking.".into()) };
    let best = advice.best().next()?;
    let winner = match advice.outcome {
        Outcome::N => "Whoever is to move can win.",
        Outcome::P => "Whoever is to move loses against the best play; the longest way is to",
    };
    let told = match (advice.outcome, state.hint) {
        (_, Hint::Nothing) => return None,
        (Outcome::N, Hint::Winner) => winner.to_owned(),
        (Outcome::P, Hint::Winner) => "Whoever is to move loses against the best play.".to_owned(),
        (Outcome::N, Hint::Direction) => format!("{winner} There is a winning move {}.", direction(&game, best)),
        (Outcome::P, Hint::Direction) => format!("{winner} move {}.", direction(&game, best)),
        (_, Hint::Move) => {
            let to = game.ruleset().play(game.position(), best)?;
            format!("{}.", describe(&game, best, to))
        }
    };
    Some(told)
}

fn direction(game: &Game, play: Move) -> String {
    match play {
        Move::Cut { axis: Axis::X, .. } => "on the left".into(),
        Move::Cut { axis: Axis::Y, .. } => "from the top".into(),
        Move::Cut { axis: Axis::Z, .. } => "on the right".into(),
        Move::Share { from, onto, .. } => {
            let name = |axis| game.ruleset().shape.coordinate(axis);
            format!("from pile {} to pile {}", name(from), name(onto))
        }
        Move::Pass => "by using the pass".into(),
    }
}
