//! A lesson as pupils see it.
//!
//! ```text
//! article.reader
//! ├─ h1
//! ├─ p …               a text
//! ├─ div.lesson-bar    a position: a frame on screen, a drawing on paper
//! └─ div.asked         a question
//!    └─ details        its answer
//! ```

use files::lessons::{Asked, Bar, Block, Lesson, Part, Row, Task};
use maths::games::Sum;
use web::kit::address;
use web::kit::lesson_words::{lesson_name, paragraphs, row_fixed, task_question};
use web::kit::live::Live;
use web::kit::picture::Picture;
use web::table::frame::{code, frame_of};
use web::texts::Texts;
use yew::prelude::*;

/// All blocks. Positions can be played if they are live; otherwise they are drawings.
pub(super) fn reader(texts: Texts, lesson: &Lesson, is_live: bool) -> Html {
    html! {
        <article class="reader">
            <h1>{ lesson_name(texts, lesson) }</h1>
            { for lesson.blocks.iter().map(|block| shown(texts, block, is_live)) }
        </article>
    }
}

fn shown(texts: Texts, block: &Block, is_live: bool) -> Html {
    let key = block.id;
    match &block.part {
        Part::Text(text) => html! { <div {key}>{ for paragraphs(text).map(|words| html! { <p>{ words }</p> }) }</div> },
        Part::Bar(bar) => html! { <div {key} class="lesson-bar">{ position(texts, bar, is_live) }</div> },
        Part::Question { question, answer } => html! {
            <div {key} class="asked">
                { for paragraphs(question).map(|words| html! { <p class="question">{ words }</p> }) }
                if !answer.is_empty() {
                    <details><summary>{ texts.block_answer() }</summary>{ for paragraphs(answer).map(|words| html! { <p>{ words }</p> }) }</details>
                }
            </div>
        },
        Part::Task(task) => html! { <div {key} class="asked">{ task_on_paper(texts, task) }</div> },
    }
}

/// A task as words and a drawing, with room for the answer.
fn task_on_paper(texts: Texts, task: &Task) -> Html {
    let row = |row: &Row| {
        let heads = row.games().map(|game| html! { <th scope="col">{ game.position().coordinates[row.along] }</th> });
        let name = row.game.ruleset().rules.name(row.along);
        html! {
            <table class="to-fill">
                { for row_fixed(texts, row).map(|fixed| html! { <caption>{ fixed }</caption> }) }
                <thead><tr><th scope="row">{ name }</th>{ for heads }</tr></thead>
                <tbody><tr><th scope="row">{ "?" }</th>{ for row.games().map(|_| html! { <td /> }) }</tr></tbody>
            </table>
        }
    };
    html! {
        <>
            { for paragraphs(&task.words).map(|words| html! { <p>{ words }</p> }) }
            <p class="question">{ task_question(texts, &task.asked) }</p>
            { match &task.asked {
                Asked::Move(game) | Asked::Winner(game) => html! { <Picture sum={Sum::from(*game)} room={[640, 300]} /> },
                Asked::Row(shown) => row(shown),
                Asked::Rule(_) | Asked::Explanation { .. } => Html::default(),
            } }
        </>
    }
}

fn position(texts: Texts, bar: &Bar, is_live: bool) -> Html {
    let frame = frame_of(bar);
    let title = if bar.task.is_empty() { texts.title() } else { &bar.task };
    html! {
        <>
            if is_live {
                <Live address={code::address(&address::base(), &frame, &bar.sum)} title={title.to_owned()} height={code::height(&frame.settings, &bar.sum)} />
            }
            <div class="still">
                if !bar.task.is_empty() { <p class="task">{ &bar.task }</p> }
                <Picture sum={bar.sum.clone()} room={[640, 300]} />
            </div>
        </>
    }
}
