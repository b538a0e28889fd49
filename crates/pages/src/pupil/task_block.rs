//! A task: its heading, the teacher's words, what is asked, and the answer.

use crate::pupil::explanation_task::ExplanationTask;
use crate::pupil::move_task::MoveTask;
use crate::pupil::row_task::RowTask;
use crate::pupil::rule_task::RuleTask;
use crate::pupil::winner_task::WinnerTask;
use crate::pupil::words::trouble;
use crate::pupil::{Action, State};
use files::lessons::{Asked, Done, Kind, Part, Task};
use std::rc::Rc;
use web::kit::lesson_words::{paragraphs, task_question};
use web::kit::words::sentence;
use web::texts::{Texts, use_texts};
use web::view::waiting::refused;
use yew::prelude::*;

/// A task and its places on the page.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    /// The number of its block.
    pub id: u32,
    pub task: Rc<Task>,
    /// The number of its board, if it has one, and its place among the tasks, from 0.
    pub board: usize,
    pub place: usize,
}

/// `section.asked`.
#[component]
pub(super) fn TaskBlock(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, id, task, board, place } = props;
    let Ok(Some(session)) = &state.session else { return Html::default() };
    let (dispatcher, number, id) = (state.dispatcher(), *board, *id);
    let known = Rc::new(session.known(id).to_vec());
    let (answer, done) = (session.answer(id).cloned(), session.done(id).cloned().unwrap_or_default());
    let (Some(answer), kind) = (answer, Part::Task((**task).clone()).kind()) else { return Html::default() };
    let body = match &task.asked {
        Asked::Move(game) => html! { <MoveTask {dispatcher} {id} {number} game={*game} {answer} {known} /> },
        Asked::Winner(game) => html! { <WinnerTask {dispatcher} {id} {number} game={*game} {answer} {known} /> },
        Asked::Row(row) => html! { <RowTask {dispatcher} {id} row={row.clone()} {answer} {known} /> },
        Asked::Rule(rule) => html! { <RuleTask {dispatcher} {id} rule={rule.clone()} {answer} {done} /> },
        Asked::Explanation { answer: own } => {
            html! { <ExplanationTask {dispatcher} {id} own={own.clone()} {answer} {done} /> }
        }
    };
    let dispatcher = state.dispatcher();
    let on_retry = Callback::from(move |()| dispatcher.dispatch(Action::AskAgain));
    html! {
        <section class={classes!("asked", kind.key())} aria-labelledby={format!("task-{id}")}>
            { head(texts, id, *place, name(texts, kind), session.done(id)) }
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
