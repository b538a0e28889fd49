//! A task: its heading, the teacher's words, what is asked, and the answer.

use crate::pupil::explanation_task::explanation_task;
use crate::pupil::move_task::MoveTask;
use crate::pupil::row_task::row_task;
use crate::pupil::rule_task::rule_task;
use crate::pupil::winner_task::WinnerTask;
use crate::pupil::words::trouble;
use crate::pupil::{Action, Session, State};
use files::lessons::{Asked, Block, Done, Kind, Task};
use std::rc::Rc;
use web::kit::lesson_words::{paragraphs, task_question};
use web::kit::words::sentence;
use web::texts::Texts;
use web::view::waiting::refused;
use yew::prelude::*;

/// `section.asked`; `board` is the number of the task's board, if it has one, and `place` its place among the tasks, from 0.
pub(super) fn task_block(
    texts: Texts,
    state: &UseReducerHandle<State>,
    session: &Session,
    block: &Block,
    task: &Task,
    [board, place]: [usize; 2],
    key: String,
) -> Html {
    let (dispatcher, id, kind) = (state.dispatcher(), block.id, block.part.kind());
    let Some(answer) = session.answer(id) else { return Html::default() };
    let known = session.known(id);
    let done = session.done(id).cloned().unwrap_or_default();
    let body = match &task.asked {
        Asked::Move(game) => html! {
            <MoveTask {dispatcher} {id} number={board} game={*game} answer={answer.clone()} known={Rc::new(known.to_vec())} />
        },
        Asked::Winner(game) => html! {
            <WinnerTask {dispatcher} {id} number={board} game={*game} answer={answer.clone()} known={Rc::new(known.to_vec())} />
        },
        Asked::Row(row) => row_task(texts, &dispatcher, id, row, answer, known),
        Asked::Rule(rule) => rule_task(texts, &dispatcher, id, rule, answer, &done),
        Asked::Explanation { answer: own } => explanation_task(texts, &dispatcher, id, own, answer, &done),
    };
    let dispatcher = state.dispatcher();
    let on_retry = Callback::from(move |()| dispatcher.dispatch(Action::AskAgain));
    html! {
        <section {key} class={classes!("asked", kind.key())} aria-labelledby={format!("task-{id}")}>
            { head(texts, id, place, name(texts, kind), session.done(id)) }
            { for paragraphs(&task.words).map(|words| html! { <p>{ words }</p> }) }
            <p class="question">{ task_question(texts, &task.asked) }</p>
            { body }
            { session.trouble(id).map(|found| {
                refused(texts, &sentence(texts, &trouble(texts, found)), &on_retry)
            }).unwrap_or_default() }
        </section>
    }
}

/// The heading: which task it is, of which kind, and whether it is solved.
pub(super) fn head(texts: Texts, id: u32, place: usize, name: &str, done: Option<&Done>) -> Html {
    let state = match done {
        Some(done) if done.is_solved() => Some(("solved", "✓ ", texts.lesson_solved())),
        Some(done) if done.is_begun() => Some(("begun", "… ", texts.lesson_begun())),
        Some(_) | None => None,
    };
    html! {
        <h2 id={format!("task-{id}")} class="task-head">
            <span>{ texts.lesson_task(&(place + 1), &name) }</span>
            { state.map(|(class, sign, words)| html! {
                <span class={classes!("task-state", class)}><span aria-hidden="true">{ sign }</span>{ words }</span>
            }).unwrap_or_default() }
        </h2>
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
