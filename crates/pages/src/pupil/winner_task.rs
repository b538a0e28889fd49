//! A task: say who wins. A wrong answer is shown on the bar: a move that wins, or the answer to a move that the pupil picks.

use crate::pupil::answer::tried;
use crate::pupil::choices::choices;
use crate::pupil::foot::{Way, foot};
use crate::pupil::task_board::TaskBoard;
use crate::pupil::words::{after_move, bar_in_words};
use crate::pupil::{Action, Answer, State, Step};
use maths::games::{Game, Move};
use maths::solver::Evaluation;
use maths::values::Outcome;
use std::rc::Rc;
use web::kit::focus::focus_board_near;
use web::texts::{Texts, use_texts};
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

/// The bar, the two answers, and what is said of them.
#[component]
pub(super) fn WinnerTask(props: &Props) -> Html {
    let texts = use_texts();
    let Props { dispatcher, id, game, answer, known, way } = props;
    let on_try = use_callback((dispatcher.clone(), *id), |play: Move, (dispatcher, id)| {
        dispatcher.dispatch(Action::At(*id, Step::Try(play)));
    });
    let Answer::Winner { said, tried: made } = answer else { return Html::default() };
    let so = known.first().map(|position| position.outcome);
    let best = known.first().and_then(|position| position.winning_moves().next());
    let found = made.and_then(|play| tried(game, play, known));
    // Which move wins is shown only once an answer was given.
    let shown = best.filter(|_| said.is_some());
    let picks = *said == Some(Outcome::N) && so == Some(Outcome::P);
    let pointed_out = found.and_then(|found| found.reply).or(shown.filter(|_| found.is_none()));
    let on_say = {
        let (dispatcher, id) = (dispatcher.clone(), *id);
        Callback::from(move |outcome| dispatcher.dispatch(Action::At(id, Step::Say(outcome))))
    };
    let back = {
        let (dispatcher, id) = (dispatcher.clone(), *id);
        Callback::from(move |event: MouseEvent| {
            dispatcher.dispatch(Action::At(id, Step::Back));
            focus_board_near(&event);
        })
    };
    let options = [(Outcome::N, texts.lesson_first_player()), (Outcome::P, texts.lesson_second_player())];
    let verdict = said.zip(so).map(|(said, so)| (said == so, words(texts, game, said, so, best)));
    let class = verdict.as_ref().map(|(is_right, _)| if *is_right { "right" } else { "wrong" });
    let is_right = said.is_some() && *said == so;
    let controls = html! {
        if found.is_some() { <button key="again" type="button" onclick={back}>{ texts.lesson_other_move() }</button> }
    };
    html! {
        <>
            <TaskBoard game={*game} after={found.map(|found| found.to)} {pointed_out} is_waiting={!picks} number={way.screen} {on_try} />
            <div class="screen-note">
                { choices(texts.lesson_who_wins(), &options, *said, known.is_empty(), &on_say) }
                <div class={classes!("verdict", class)} role="status">
                    { match found {
                        Some(found) => html! { <p>{ after_move(texts, game, found) }</p> },
                        None => verdict.map(|(_, words)| html! { <p>{ words }</p> }).unwrap_or_default(),
                    } }
                </div>
            </div>
            { foot(texts, dispatcher, *way, controls, is_right) }
        </>
    }
}

/// The verdict on the answer, with the reason.
fn words(texts: Texts, game: &Game, said: Outcome, so: Outcome, best: Option<Move>) -> String {
    let left = best.and_then(|best| game.play(best)).map(|left| bar_in_words(texts, game, &left)).unwrap_or_default();
    match (said, so) {
        // A position without a move is won by who moves first under misère play.
        (Outcome::N, Outcome::N) if best.is_none() => texts.lesson_winner_no_move().into(),
        (Outcome::P, Outcome::N) if best.is_none() => texts.lesson_winner_no_move_wrong().into(),
        (Outcome::N, Outcome::N) => texts.lesson_winner_first_right(&left),
        (Outcome::P, Outcome::N) => texts.lesson_winner_first_wrong(&left),
        (Outcome::P, Outcome::P) => texts.lesson_winner_second_right().into(),
        (Outcome::N, Outcome::P) => texts.lesson_winner_second_wrong().into(),
    }
}
