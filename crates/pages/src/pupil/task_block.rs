//! The screen of a task: its heading, the teacher's words, what is asked, and the answer.

use crate::pupil::explanation_task::explanation_task;
use crate::pupil::foot::{Way, title_of};
use crate::pupil::move_task::MoveTask;
use crate::pupil::row_task::row_task;
use crate::pupil::rule_task::rule_task;
use crate::pupil::winner_task::WinnerTask;
use crate::pupil::words::trouble;
use crate::pupil::{Action, Session, State};
use files::lessons::{Asked, Block, Kind, Shows, Task};
use std::rc::Rc;
use web::kit::dispatching::dispatching;
use web::kit::lesson_words::{paragraphs, task_question};
use web::kit::words::sentence;
use web::texts::{Texts, readable};
use web::view::waiting::refused;
use yew::prelude::*;

/// The words, and what the task needs; the boards of the page have the numbers of their screens.
pub(super) fn task_block(
    texts: Texts,
    state: &UseReducerHandle<State>,
    session: &Session,
    block: &Block,
    task: &Task,
    before: Html,
    way: Way,
) -> Html {
    let (dispatcher, id) = (state.dispatcher(), block.id);
    let Some(answer) = session.answer(id) else { return Html::default() };
    let known = session.known(id);
    let done = session.done(id).cloned().unwrap_or_default();
    let body = match &task.asked {
        Asked::Move(game) => html! {
            <MoveTask {dispatcher} {id} game={*game} answer={answer.clone()} known={Rc::new(known.to_vec())} {way} />
        },
        Asked::Winner(game) => html! {
            <WinnerTask {dispatcher} {id} game={*game} answer={answer.clone()} known={Rc::new(known.to_vec())} {way} />
        },
        Asked::Row(row) => row_task(texts, &dispatcher, id, row, answer, known, way),
        Asked::Rule(rule) => rule_task(texts, &dispatcher, id, rule, answer, &done, way),
        Asked::Explanation { answer: own } => explanation_task(texts, &dispatcher, id, own, answer, &done, way),
    };
    let on_retry = dispatching(state, |()| Action::AskAgain);
    html! {
        <>
            <div class="screen-words">
                { title_of(way, name(texts, block.part.kind())) }
                { before }
                { for paragraphs(&task.words).map(|words| html! { <p>{ readable(texts, &words) }</p> }) }
                { question(texts, &task.asked).map(|words| html! { <p class="question">{ words }</p> }).unwrap_or_default() }
                { session.trouble(id).map(|found| {
                    refused(texts, &sentence(texts, &trouble(texts, found)), &on_retry)
                }).unwrap_or_default() }
            </div>
            { body }
        </>
    }
}

/// The part of the question that the heading does not ask.
fn question(texts: Texts, asked: &Asked) -> Option<String> {
    match asked {
        Asked::Move(game) | Asked::Winner(game) if game.ruleset().misere => Some(texts.lesson_misere().into()),
        Asked::Move(_) | Asked::Winner(_) | Asked::Explanation { .. } => None,
        Asked::Row(row) => Some(match row.shows {
            Shows::Outcomes => texts.lesson_row_outcomes().into(),
            Shows::Values => texts.lesson_row_values().into(),
        }),
        Asked::Rule(_) => Some(task_question(texts, asked)),
    }
}

fn name(texts: Texts, kind: Kind) -> &'static str {
    match kind {
        Kind::Move => texts.lesson_find_move(),
        Kind::Winner => texts.lesson_say_winner(),
        Kind::Row => texts.lesson_complete_row(),
        Kind::Rule => texts.lesson_find_rule(),
        Kind::Explanation | Kind::Text | Kind::Bar | Kind::Question => texts.lesson_explain(),
    }
}
