//! The screen of a task, a question or a figure.

use crate::pupil::bar::{BarBlock, figure};
use crate::pupil::foot::{Way, foot, title_of};
use crate::pupil::task_block::task_block;
use crate::pupil::{Session, State};
use files::lessons::{Block, Part};
use std::rc::Rc;
use web::kit::lesson_words::paragraphs;
use web::table::duel::Adviser;
use web::texts::{Texts, readable};
use yew::prelude::*;

/// The classes of the screen of a block.
pub(super) fn kind_of(block: &Block) -> String {
    match &block.part {
        Part::Text(_) => "text".into(),
        Part::Question { .. } => "asked for-class".into(),
        Part::Bar(_) if block.part.tasked().is_none() => "figure".into(),
        Part::Bar(_) => "asked lesson-game".into(),
        Part::Task(_) => format!("asked {}", block.part.kind().key()),
    }
}

/// The content of the screen of a block; `before` are the texts before it.
pub(super) fn screen_of(
    texts: Texts,
    state: &UseReducerHandle<State>,
    session: &Session,
    pool: &Adviser,
    block: &Block,
    before: Html,
    way: Way,
) -> Html {
    let dispatcher = state.dispatcher();
    let plain = |title: &str, body: Html| {
        html! {
            <>
                <div class="screen-words">{ title_of(way, title) }{ before.clone() }</div>
                <div class="screen-side">{ body }</div>
                { foot(texts, &dispatcher, way, Html::default(), true) }
            </>
        }
    };
    match &block.part {
        Part::Text(_) => Html::default(),
        Part::Question { question, answer } => plain(
            texts.lesson_think(),
            html! {
                <>
                    { for paragraphs(question).map(|words| html! { <p class="question">{ readable(texts, &words) }</p> }) }
                    if !answer.is_empty() {
                        <details><summary>{ texts.block_answer() }</summary>{ for paragraphs(answer).map(|words| html! { <p>{ readable(texts, &words) }</p> }) }</details>
                    }
                </>
            },
        ),
        Part::Bar(bar) if block.part.tasked().is_none() => {
            let title = if bar.task.is_empty() { texts.block_bar() } else { &bar.task };
            plain(title, html! { <div class="lesson-bar">{ figure(texts, bar) }</div> })
        }
        Part::Bar(bar) => {
            let done = session.done(block.id).cloned().unwrap_or_default();
            html! { <BarBlock {dispatcher} id={block.id} bar={Rc::new(bar.clone())} {done} {before} pool={pool.clone()} {way} /> }
        }
        Part::Task(task) => task_block(texts, state, session, block, task, before, way),
    }
}
