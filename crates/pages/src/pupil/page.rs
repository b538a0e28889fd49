//! What is seen: the lesson with its blocks, or why there is none.

use crate::pupil::bar::BarBlock;
use crate::pupil::continued::Continue;
use crate::pupil::hand_in::hand_in;
use crate::pupil::nothing::{not_fetched, nothing};
use crate::pupil::reporting::Reporting;
use crate::pupil::route::LinkRefused;
use crate::pupil::task_block::task_block;
use crate::pupil::unkept::{receives, unkept, unkept_notice};
use crate::pupil::{Action, Session, State};
use files::lessons::{Asked, Block, Lesson, Part, Tasked, Work};
use std::rc::Rc;
use web::kit::build;
use web::kit::language::language_switch;
use web::kit::lesson_words::{lesson_name, paragraphs};
use web::kit::update::Update;
use web::requests::Pool;
use web::table::duel::{Adviser, adviser};
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    /// Whether the teacher's page has opened this one, so that there is a way back to the editor.
    pub is_teachers: bool,
    /// What the page says of the platform around it.
    pub reporting: Reporting,
    /// Whether the browser does not keep the work.
    pub is_unkept: bool,
}

/// The page.
#[component]
pub(super) fn Page(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let pool = use_memo((), |()| adviser());
    let on_speak = {
        let dispatcher = state.dispatcher();
        Callback::from(move |language| dispatcher.dispatch(Action::Speak(language)))
    };
    let session = state.session.as_ref().ok().and_then(Option::as_ref);
    html! {
        <>
            <header class="site reading">
                { brand(texts) }
                { session.map(|session| progress(texts, session)).unwrap_or_default() }
                <div class="tools">{ language_switch(texts, &on_speak) }</div>
            </header>
            <main class="lesson">
                { match &state.session {
                    Ok(Some(session)) => lesson(texts, props, session, &pool),
                    Ok(None) if state.course.is_some() => html! { <p class="remark" role="status">{ texts.lesson_loading() }</p> },
                    Ok(None) => nothing(texts, None),
                    Err(LinkRefused::NotFetched) => not_fetched(texts, state),
                    Err(refused) => nothing(texts, Some(&refused.in_words(texts))),
                } }
            </main>
            <div class="notices">
                // A page by itself has no newer version of its own.
                if build::lesson().is_none() && !build::is_single_file() { <Update /> }
                { unkept(texts, &props.reporting, props.is_unkept).map(|words| unkept_notice(texts, &words)).unwrap_or_default() }
            </div>
        </>
    }
}

/// The way to the other rooms, where there are some beside this page.
fn brand(texts: Texts) -> Html {
    if build::lesson().is_some() || build::is_single_file() {
        return html! { <p class="brand">{ texts.title() }</p> };
    }
    html! { <a class="brand" href="./">{ texts.title() }</a> }
}

/// How many tasks are solved.
fn progress(texts: Texts, session: &Session) -> Html {
    let (solved, all) = (session.work.solved(), session.work.done.len());
    if all == 0 {
        return Html::default();
    }
    html! {
        <p class="lesson-progress" role="status">
            <progress max={all.to_string()} value={solved.to_string()} aria-hidden="true"></progress>
            <span>{ texts.lesson_progress(&solved, &all) }</span>
        </p>
    }
}

fn lesson(texts: Texts, props: &Props, session: &Session, pool: &Pool<Adviser>) -> Html {
    let Props { state, is_teachers, reporting, is_unkept } = props;
    let (mut boards, mut tasks) = (0, 0);
    let blocks = session.lesson.blocks.iter().map(|block| {
        let (board, place) = (boards, tasks);
        boards += usize::from(has_board(block));
        tasks += usize::from(block.part.tasked().is_some());
        shown(texts, state, session, pool, block, [board, place])
    });
    html! {
        <>
            <article class="reader">
                <h1>{ lesson_name(texts, &session.lesson) }</h1>
                { receives(texts, reporting).map(|words| html! { <p class="remark receiver">{ words }</p> }).unwrap_or_default() }
                { for blocks }
            </article>
            if !session.work.done.is_empty() {
                { hand_in(texts, state, session, reporting, *is_unkept) }
                <Continue state={state.clone()} />
            }
            { behind(texts, &session.lesson) }
            if *is_teachers {
                <p class="reading-foot"><a href={format!("teach.html#lesson={}", session.lesson.write())}>{ texts.teach_edit() }</a></p>
            }
        </>
    }
}

/// Whether a block has a board with grooves.
fn has_board(block: &Block) -> bool {
    match block.part.tasked() {
        None => false,
        Some(Tasked::Game(..)) => true,
        Some(Tasked::Task(task)) => match task.asked {
            Asked::Move(_) | Asked::Winner(_) => true,
            Asked::Row(_) | Asked::Rule(_) | Asked::Explanation { .. } => false,
        },
    }
}

/// A block; `board` is the number of its board, and `place` its place among the tasks, from 0.
fn shown(
    texts: Texts,
    state: &UseReducerHandle<State>,
    session: &Session,
    pool: &Pool<Adviser>,
    block: &Block,
    [board, place]: [usize; 2],
) -> Html {
    // The games of another lesson, and those of earlier work, are other games.
    let key = format!("{}-{}-{}", session.work.lesson.content, session.epoch, block.id);
    match &block.part {
        Part::Text(text) => html! { <div {key}>{ for paragraphs(text).map(|words| html! { <p>{ words }</p> }) }</div> },
        Part::Question { question, answer } => html! {
            <div {key} class="asked">
                { for paragraphs(question).map(|words| html! { <p class="question">{ words }</p> }) }
                if !answer.is_empty() {
                    <details><summary>{ texts.block_answer() }</summary>{ for paragraphs(answer).map(|words| html! { <p>{ words }</p> }) }</details>
                }
            </div>
        },
        Part::Bar(bar) => html! {
            <BarBlock {key} state={state.clone()} id={block.id} bar={Rc::new(bar.clone())} {board} {place} pool={pool.clone()} />
        },
        Part::Task(task) => task_block(texts, state, session, block, task, [board, place], key),
    }
}

/// That tasks behind the last one that codes have room for are not noted.
fn behind(texts: Texts, lesson: &Lesson) -> Html {
    if lesson.tasks().count() <= Work::MOST_TASKS {
        return Html::default();
    }
    html! { <p class="remark">{ texts.lesson_too_many(&Work::MOST_TASKS) }</p> }
}
