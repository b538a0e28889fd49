//! A task: find a move that wins. A wrong one is answered on the bar.

use crate::pupil::answer::tried;
use crate::pupil::foot::{Way, foot};
use crate::pupil::task_board::TaskBoard;
use crate::pupil::words::{after_move, lowered_first};
use crate::pupil::{Action, Answer, State, Step};
use maths::games::{Game, Move};
use maths::solver::Evaluation;
use maths::values::Outcome;
use std::rc::Rc;
use web::kit::focus::focus_board_near;
use web::texts::use_texts;
use yew::prelude::*;

/// The position, what the pupil does, and what the tutor knows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub dispatcher: UseReducerDispatcher<State>,
    pub id: u32,
    pub game: Game,
    pub answer: Answer,
    pub known: Rc<Vec<Evaluation>>,
    pub way: Way,
}

/// The bar, what is said of the move, and the buttons.
#[component]
pub(super) fn MoveTask(props: &Props) -> Html {
    let texts = use_texts();
    let Props { dispatcher, id, game, answer, known, way } = props;
    let on_try = use_callback((dispatcher.clone(), *id), |play: Move, (dispatcher, id)| {
        dispatcher.dispatch(Action::At(*id, Step::Try(play)));
    });
    let Answer::Move { tried: made, is_hinted } = answer else { return Html::default() };
    let found = made.and_then(|play| tried(game, play, known));
    let best = known.first().and_then(|position| position.winning_moves().next());
    let lit = best.filter(|_| *is_hinted && found.is_none()).and_then(|best| lowered_first(game, best));
    let act = |step: Step| {
        let (dispatcher, id) = (dispatcher.clone(), *id);
        Callback::from(move |event: MouseEvent| {
            dispatcher.dispatch(Action::At(id, step.clone()));
            focus_board_near(&event);
        })
    };
    let is_lost = known.first().is_some_and(|position| position.outcome == Outcome::P);
    let hint = match (is_hinted, best) {
        (true, Some(best)) if found.is_none() => Some(match lowered_first(game, best) {
            Some(which) => texts.lesson_hint_lit(&game.ruleset().rules.name(which)),
            None => texts.lesson_hint_pass().to_owned(),
        }),
        _ => None,
    };
    let is_right = found.is_some_and(|found| found.is_winning);
    let controls = match found {
        None => html! { <button key="hint" type="button" aria-disabled={(known.is_empty() || is_lost).to_string()}
        onclick={if is_lost { Callback::noop() } else { act(Step::Hint) }}>{ texts.hint() }</button> },
        Some(_) if is_right => Html::default(),
        Some(_) => {
            html! { <button key="again" type="button" class="primary" onclick={act(Step::Back)}>{ texts.lesson_again() }</button> }
        }
    };
    html! {
        <>
            <TaskBoard game={*game} after={found.map(|found| found.to)} pointed_out={found.and_then(|found| found.reply)} {lit}
                is_waiting={known.is_empty()} number={way.screen} {on_try} />
            <div class="screen-note">
                if is_lost { <p class="error">{ texts.lesson_no_winning_move() }</p> }
                <p class={classes!("verdict", found.map(|_| if is_right { "right" } else { "wrong" }))} role="status">
                    { found.map(|found| after_move(texts, game, found)).or(hint).unwrap_or_default() }
                </p>
            </div>
            { foot(texts, dispatcher, *way, controls, is_right) }
        </>
    }
}
