//! One block of the lesson in the editor.

use crate::teach::focus::{hand_on_focus, keep_focus};
use crate::teach::give::give;
use crate::teach::position_field::PositionField;
use crate::teach::task_editor::{Editor, task_editor};
use crate::teach::words::{kind_name, recipe_name, recipe_purpose};
use crate::teach::{LessonChange, Opens};
use files::lessons::{Bar, Block, Part, Recipe};
use web::kit::fields;
use web::kit::picture::Picture;
use web::kit::text_field::{Shape, field};
use web::texts::Texts;
use yew::prelude::*;

/// `div.block`: the handle by which it is dragged, its name with four buttons, and its fields. Its place is counted from 0, among `count`
/// blocks.
pub(super) fn block_editor(
    texts: Texts,
    editor: &Editor,
    block: &Block,
    place: usize,
    count: usize,
    grip: Html,
) -> Html {
    let id = block.id;
    let name = texts.block_place(&(place + 1), &kind_name(block.part.kind(), texts));
    let fields = match &block.part {
        Part::Text(text) => {
            let shape = Shape { is_quiet: true, ..Shape::lines(4) };
            field(&format!("text-{id}"), texts.block_text(), text, shape, &editor.changing(LessonChange::Text))
        }
        Part::Bar(shown) => bar(texts, editor, shown),
        Part::Question { question, answer } => html! {
            <>
                { field(&format!("question-{id}"), texts.block_question(), question, Shape { is_quiet: true, ..Shape::lines(2) }, &editor.changing(LessonChange::Question)) }
                { field(&format!("answer-{id}"), texts.block_answer(), answer, Shape::lines(3), &editor.changing(LessonChange::Answer)) }
            </>
        },
        Part::Task(task) => task_editor(texts, editor, task),
    };
    html! {
        <div class="block" role="group" aria-label={name.clone()}>
            <div class="block-head">{ grip }<p class="group-name">{ &name }</p>{ buttons(texts, editor, &name, [place > 0, place + 1 < count]) }</div>
            { fields }
        </div>
    }
}

/// The block can go up and down, or not.
fn buttons(texts: Texts, editor: &Editor, name: &str, [up, down]: [bool; 2]) -> Html {
    let shift = editor.changing(LessonChange::Move);
    let [to_start, to_end] = [true, false].map(|is_up| {
        shift.reform(move |event: MouseEvent| {
            keep_focus(event.target_dyn_into());
            is_up
        })
    });
    let copy = editor.changing(|id, _: MouseEvent| LessonChange::Copy(id));
    let remove = editor.changing(|id, event: MouseEvent| {
        hand_on_focus(event.target_dyn_into());
        LessonChange::Remove(id)
    });
    html! {
        <div class="block-buttons">
            <button type="button" class="quiet" aria-label={texts.block_up(&name)} aria-disabled={(!up).to_string()} onclick={to_start}>{ "↑" }</button>
            <button type="button" class="quiet" aria-label={texts.block_down(&name)} aria-disabled={(!down).to_string()} onclick={to_end}>{ "↓" }</button>
            <button type="button" class="quiet" aria-label={texts.block_copy(&name)} onclick={copy}>{ texts.block_copy_short() }</button>
            <button type="button" class="quiet" aria-label={texts.block_remove(&name)} onclick={remove}>{ texts.block_remove_short() }</button>
        </div>
    }
}

fn bar(texts: Texts, editor: &Editor, Bar { sum, recipe, task }: &Bar) -> Html {
    let id = editor.id;
    let shape = Shape { longest: Some(web::kit::frame::Settings::LONGEST_TASK), ..Shape::LINE };
    let options: Vec<_> = Recipe::ALL.iter().map(|&one| (recipe_name(one, texts).to_owned(), one == *recipe)).collect();
    let on_choose = editor.changing(|id, index: usize| LessonChange::Recipe(id, Recipe::ALL[index]));
    html! {
        <div class="block-bar">
            <div class="block-fields">
                <PositionField id={format!("position-{id}")} label={texts.notation()} is_folded={true} sum={sum.clone()} on_place={editor.changing(LessonChange::Position)} />
                { fields::select(&format!("recipe-{id}"), texts.teach_recipes(), &options, &on_choose) }
                <p class="remark">{ recipe_purpose(*recipe, texts) }</p>
                { field(&format!("task-{id}"), texts.share_task(), task, shape, &editor.changing(LessonChange::Task)) }
                <div class="adding">{ give(texts, format!("link-{id}"), Opens::Play.address(sum)) }</div>
            </div>
            <Picture sum={sum.clone()} room={[280, 170]} />
        </div>
    }
}
