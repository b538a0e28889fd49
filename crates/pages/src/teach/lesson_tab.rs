//! The tab with the lesson: the editor, and the ways to give the lesson away.

use crate::teach::blocks::Blocks;
use crate::teach::example::example;
use crate::teach::focus::{close_menu, focus_added};
use crate::teach::for_platform::ForPlatform;
use crate::teach::reader::reader;
use crate::teach::removed::restore;
use crate::teach::text_file::TextFile;
use crate::teach::words::kind_name;
use crate::teach::{Action, LessonChange, State, file, print_page};
use files::lessons::{Kind, Lesson, Noted};
use web::kit::copying::Line;
use web::kit::dispatching::{dispatching, dispatching_by};
use web::kit::lesson_words::{OF_TEACHER, lesson_address, lesson_name};
use web::kit::text_field::{Shape, field};
use web::kit::unkept::Kept;
use web::kit::{address, build, fields};
use web::texts::Texts;
use web::view::qr::Qr;
use yew::prelude::*;

/// The title, the blocks, the buttons that add some; and at the side the link, the file and the printer. Only the printer shows the
/// lesson that it prints.
pub(super) fn lesson_tab(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let lesson = &state.lesson;
    let on_title = dispatching(state, |title| Action::Lesson(LessonChange::Title(title)));
    html! {
        <>
            <section key="lesson" class="lesson-editor spread" aria-label={texts.teach_lesson()}>
                <div class="side">
                    { before(texts, state) }
                    { field("lesson-title", texts.teach_title(), &lesson.title, Shape::LINE, &on_title) }
                    <Blocks state={state.clone()} />
                    { noted(texts, state) }
                    if lesson.blocks.is_empty() { <p class="remark">{ texts.teach_empty() }</p> }
                    { restore(texts, state) }
                    { adding(texts, state) }
                    { guide(texts, state) }
                    <TextFile state={state.clone()} />
                </div>
                <div class="side">{ ways(texts, state) }</div>
            </section>
            <div class="on-paper">{ reader(texts, lesson, false) }</div>
        </>
    }
}

/// The lesson that was here before a link was opened.
fn before(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let Some(lesson) = &state.before else { return Html::default() };
    let onclick = dispatching(state, |_: MouseEvent| Action::Return);
    html! {
        <p class="remark" role="status">
            { texts.teach_before(&lesson_name(texts, lesson)) }{ texts.between_sentences() }
            <button type="button" class="quiet" {onclick}>{ texts.teach_return() }</button>
        </p>
    }
}

/// The choice of details that the codes of pupils record in addition to the tasks; nothing while there are no tasks.
fn noted(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    if state.lesson.tasks().next().is_none() {
        return Html::default();
    }
    let noted = state.lesson.noted;
    let switching = |change: fn(Noted, bool) -> Noted| {
        dispatching_by(&state.dispatcher(), move |is_on| Action::Lesson(LessonChange::Noted(change(noted, is_on))))
    };
    let (on_name, on_time) =
        (switching(|noted, name| Noted { name, ..noted }), switching(|noted, time| Noted { time, ..noted }));
    html! {
        <div class="noted" role="group" aria-label={texts.block_noted()}>
            <p class="group-name">{ texts.block_noted() }</p>
            { fields::switch(texts.block_noted_name(), texts.block_noted(), noted.name, &on_name) }
            { fields::switch(texts.block_noted_time(), texts.block_noted(), noted.time, &on_time) }
        </div>
    }
}

/// The menu that adds a block, and the buttons that begin anew.
fn adding(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let count = state.lesson.blocks.len();
    let button = |kind: Kind| {
        let dispatcher = state.dispatcher();
        let onclick = Callback::from(move |event: MouseEvent| {
            dispatcher.dispatch(Action::Lesson(LessonChange::Add(kind)));
            close_menu(event.target_dyn_into());
            focus_added(count);
        });
        html! { <button key={kind.key()} type="button" class="quiet" {onclick}>{ kind_name(kind, texts) }</button> }
    };
    let replacing =
        |lesson: Lesson| dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::Example(lesson.clone()));
    let is_empty = state.lesson.is_empty();
    html! {
        <>
            <details class="add-menu">
                <summary>{ texts.block_add() }</summary>
                <div class="adding" role="group" aria-label={texts.block_add()}>{ for Kind::ALL.map(button) }</div>
            </details>
            <div class="adding">
                <button type="button" class={is_empty.then_some("primary")} onclick={replacing(example(texts))}>{ texts.teach_example() }</button>
                if !is_empty {
                    <button type="button" onclick={replacing(Lesson::default())}>{ texts.teach_new() }</button>
                }
            </div>
            <p class="remark">{ texts.block_paragraphs() }{ texts.between_sentences() }<Kept words={texts.teach_draft()} /></p>
        </>
    }
}

/// The words for the teacher.
fn guide(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    if state.lesson.is_empty() && state.guide.is_empty() {
        return Html::default();
    }
    let on_write = dispatching(state, Action::Guide);
    html! {
        <details class="for-teacher">
            <summary>{ texts.guide_words() }</summary>
            { field("lesson-guide", texts.guide_words(), &state.guide.words, Shape { is_quiet: true, ..Shape::lines(6) }, &on_write) }
            <p class="remark">{ texts.guide_purpose() }</p>
        </details>
    }
}

/// The ways to give the lesson to pupils.
fn ways(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let lesson = &state.lesson;
    if lesson.is_empty() {
        return Html::default();
    }
    let on_save = {
        let lesson = lesson.clone();
        Callback::from(move |_: MouseEvent| file::save(texts, &lesson))
    };
    let is_packed = build::folder().is_some();
    html! {
        <>
            <div class="adding">
                <a class="button primary" target="_blank" href={lesson_address("", lesson) + OF_TEACHER}>{ texts.teach_read() }</a>
                if is_packed {
                    <button type="button" onclick={on_save}>{ texts.teach_save() }</button>
                }
                <button type="button" onclick={|_: MouseEvent| print_page()}>{ texts.print() }</button>
            </div>
            if is_packed {
                <p class="remark">{ texts.teach_save_purpose() }</p>
                <ForPlatform lesson={lesson.clone()} />
            } else {
                <p class="remark">{ texts.teach_unpacked() }</p>
            }
            { link(texts, lesson) }
        </>
    }
}

/// The link, or why there is none.
fn link(texts: Texts, lesson: &Lesson) -> Html {
    let length = lesson.write().len();
    if length > Lesson::LONGEST {
        return html! { <p class="error" role="alert">{ texts.teach_too_long(&length, &Lesson::LONGEST) }</p> };
    }
    let link = lesson_address(&address::base(), lesson);
    html! {
        <>
            <Line id="lesson-link" label={texts.teach_for_pupils()} text={link.clone()} />
            // A longer one has more modules than the camera of a phone can tell apart.
            if link.len() <= LONGEST_QR { <Qr text={link} label={texts.share_code()} /> }
        </>
    }
}

/// The longest link with a code for phones, in bytes.
const LONGEST_QR: usize = 1200;
