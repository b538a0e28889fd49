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

use crate::kit::address;
use crate::teach::Bar;
use crate::teach::Block;
use crate::teach::Frame;
use crate::teach::Lesson;
use crate::teach::Part;
use crate::teach::frame::code;
use crate::teach::live::Live;
use crate::teach::picture::Picture;
use crate::texts::Texts;
use crate::texts::use_texts;
use yew::prelude::*;

/// The lesson.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub lesson: Lesson,
    /// Whether its positions can be played; otherwise they are drawings.
    pub is_live: bool,
}

/// All blocks.
#[component]
pub(super) fn Reader(props: &Props) -> Html {
    let texts = use_texts();
    html! {
        <article class="reader">
            <h1>{ props.lesson.name(texts) }</h1>
            { for props.lesson.blocks.iter().map(|block| shown(texts, block, props.is_live)) }
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

/// The frame of a position in a lesson. The lesson explains the rules where they are needed.
pub(super) fn frame_of(bar: &Bar) -> Frame {
    let mut frame = Frame::of(bar.recipe, &bar.sum);
    (frame.settings.task, frame.settings.rules) = (bar.task.clone(), false);
    frame
}

/// The paragraphs of a text.
pub(super) fn paragraphs(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split("\n\n").map(|words| words.trim().to_owned()).filter(|words| !words.is_empty())
}
