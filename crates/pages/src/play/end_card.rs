//! The card over the bar at the end of a game: who has won, where it could have been won, and what to do next.
//!
//! ```text
//! section.end-card
//! ├─ h2                who has won
//! ├─ p, svg.moment     the chance that was missed
//! ├─ hand_over         of a game by links, for the person who made the last move
//! ├─ div.choices       try from there, again, easier or harder, why, the next chapter
//! ├─ div.reason        when it is asked why
//! └─ details.puzzle    a puzzle to send
//! ```

use crate::play::hand_over::hand_over;
use crate::play::opponents::face;
use crate::play::puzzle::puzzle;
use crate::play::reason::reason;
use maths::games::SumMove;
use std::rc::Rc;
use web::kit::focus::focus_board;
use web::table::duel::seed::seed;
use web::table::duel::words::{choice, ended, opponent_name};
use web::table::duel::{Action, Chance, End, Opponent, State};
use web::texts::{Texts, use_texts};
use web::view::board;
use web::view::hooks::use_effect_with;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The state of a game that has ended.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    pub end: End,
}

/// The card. It takes the focus, which was at the bar.
#[component]
pub(super) fn EndCard(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, end } = props;
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            // It may scroll: who has won is to be seen, and the card lies over the bar.
            let _ = heading.cast::<HtmlElement>().map(|heading| heading.focus());
        });
    }
    let chance = state.chance();
    html! {
        <section class="end-card" aria-label={texts.play_ended()}>
            <h2 ref={heading} tabindex="-1">{ winner(state, *end) }{ ended(texts, state, *end) }</h2>
            { story(texts, state, *end, chance) }
            if state.is_to_hand() { { hand_over(texts, state) } }
            { choices(texts, state, *end, chance) }
            if state.is_explained { { reason(texts, state) } }
            if *end == End::You { { puzzle(texts, state) } }
        </section>
    }
}

/// The face of a computer that has won.
fn winner(state: &State, end: End) -> Html {
    match end {
        End::Computer => face(state.opponent),
        End::You | End::Friend | End::Player(_) => Html::default(),
    }
}

/// How it was won, or where it could have been.
fn story(texts: Texts, state: &UseReducerHandle<State>, end: End, chance: Option<Chance>) -> Html {
    match (end, chance) {
        (End::You, _) => html! { <p>{ texts.play_won_in(&state.winners_moves()) }</p> },
        (End::Computer | End::Friend | End::Player(_), Some(chance)) => html! {
            <>
                <p>{ texts.play_chance(&(chance.moves + 1)) }</p>
                { moment(texts, state, chance) }
            </>
        },
        (End::Computer, None) if state.is_understood() => {
            html! { <p>{ texts.play_no_chance(&opponent_name(texts, state.opponent)) }</p> }
        }
        (End::Friend, None) if state.is_understood() => {
            html! { <p>{ texts.play_no_chance(&texts.friend_yours()) }</p> }
        }
        (End::Computer | End::Friend, None) => html! { <p>{ texts.still_looking() }</p> },
        (End::Player(_), None) => Html::default(),
    }
}

/// The bar at that moment, with the groove that would have won.
fn moment(texts: Texts, state: &State, chance: Chance) -> Html {
    let game = state.game_at(chance.moves);
    let SumMove::In { play, .. } = chance.best else { return Html::default() };
    let (Some(scene), Some(to)) = (game.scene(), game.ruleset().play(game.position(), play)) else {
        return Html::default();
    };
    let label = choice(texts, &game, play, to);
    board::moment(&label, &Rc::new(scene), play, to.coordinates)
}

/// What can be done now; the first of them is what most readers want.
fn choices(texts: Texts, state: &UseReducerHandle<State>, end: End, chance: Option<Chance>) -> Html {
    let act = |action: Action| {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(action.clone());
            focus_board();
        })
    };
    let again = {
        // Two people begin in turn.
        let is_opponent_first = state.is_opponent_first != (state.opponent == Opponent::Far);
        let dispatcher = state.dispatcher();
        move |other| {
            let dispatcher = dispatcher.clone();
            Callback::from(move |_: MouseEvent| {
                if let Some(opponent) = other {
                    dispatcher.dispatch(Action::Meet { opponent, seed: seed() });
                }
                dispatcher.dispatch(Action::Begin { is_opponent_first, seed: seed() });
                focus_board();
            })
        }
    };
    let next = state.chapter.filter(|_| end == End::You).and_then(|chapter| chapter.next());
    let other = if end == End::You { state.opponent.harder() } else { state.opponent.easier() };
    let explain = {
        let (dispatcher, is_open) = (state.dispatcher(), !state.is_explained);
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Explain(is_open)))
    };
    // First the friend far away has to get the last move.
    let is_settled = !state.is_to_hand() || state.far.is_handed;
    let try_from = if state.opponent == Opponent::Far { texts.friend_try_from() } else { texts.play_try_from() };
    html! {
        <div class="choices">
            { next.filter(|_| is_settled).map(|next| html! {
                <button type="button" class="primary" onclick={act(Action::Chapter(next))}>{ texts.play_next() }</button>
            }).unwrap_or_default() }
            { chance.filter(|_| end != End::You).map(|chance| html! {
                <button type="button" class="primary" onclick={act(Action::TryFrom(chance.moves))}>{ try_from }</button>
            }).unwrap_or_default() }
            if is_settled { <button type="button" onclick={again(None)}>{ texts.play_again() }</button> }
            { other.map(|other| html! {
                <button type="button" onclick={again(Some(other))}>{ if end == End::You { texts.play_harder(&opponent_name(texts, other)) } else { texts.play_easier(&opponent_name(texts, other)) } }</button>
            }).unwrap_or_default() }
            <button type="button" aria-expanded={state.is_explained.to_string()} onclick={explain}>{ texts.why() }</button>
        </div>
    }
}
