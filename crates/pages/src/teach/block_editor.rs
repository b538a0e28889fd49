//! One block of the lesson in the editor.

use crate::teach::focus::{hand_on_focus, keep_focus};
use crate::teach::position_field::PositionField;
use crate::teach::task_editor::TaskEditor;
use crate::teach::words::{kind_name, recipe_name, recipe_purpose};
use crate::teach::{Action, LessonChange, State};
use files::lessons::{Bar, Block, Part, Recipe};
use web::kit::fields;
use web::kit::picture::Picture;
use web::kit::text_field::Field;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The block, its place, and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub block: Block,
    /// Its place, from 0.
    pub place: usize,
    /// How many blocks there are.
    pub last: usize,
    pub dispatcher: UseReducerDispatcher<State>,
}

impl Props {
    /// A callback that makes a change of this block of what it is called with.
    fn changing<T: 'static>(&self, change: impl Fn(u32, T) -> LessonChange + 'static) -> Callback<T> {
        let (dispatcher, id) = (self.dispatcher.clone(), self.block.id);
        Callback::from(move |value: T| dispatcher.dispatch(Action::Lesson(change(id, value))))
    }
}

/// `li > div.block`: its name with three buttons, and its fields.
#[component]
pub(super) fn BlockEditor(props: &Props) -> Html {
    let texts = use_texts();
    let id = props.block.id;
    let name = texts.block_place(&(props.place + 1), &kind_name(props.block.part.kind(), texts));
    let fields = match &props.block.part {
        Part::Text(text) => html! {
            <Field id={format!("text-{id}")} label={texts.block_text()} is_quiet={true} rows={4} value={text.clone()} on_write={props.changing(LessonChange::Text)} />
        },
        Part::Bar(shown) => bar(texts, props, shown),
        Part::Question { question, answer } => html! {
            <>
                <Field id={format!("question-{id}")} label={texts.block_question()} is_quiet={true} rows={2} value={question.clone()} on_write={props.changing(LessonChange::Question)} />
                <Field id={format!("answer-{id}")} label={texts.block_answer()} rows={3} value={answer.clone()} on_write={props.changing(LessonChange::Answer)} />
            </>
        },
        Part::Task(task) => html! { <TaskEditor {id} task={task.clone()} dispatcher={props.dispatcher.clone()} /> },
    };
    html! {
        <li>
            <div class="block" role="group" aria-label={name.clone()}>
                <div class="block-head"><p class="group-name">{ &name }</p>{ buttons(texts, props, &name) }</div>
                { fields }
            </div>
        </li>
    }
}

fn buttons(texts: Texts, props: &Props, name: &str) -> Html {
    let (up, down) = (props.place > 0, props.place + 1 < props.last);
    let shift = props.changing(LessonChange::Move);
    let [to_start, to_end] = [true, false].map(|is_up| {
        shift.reform(move |event: MouseEvent| {
            keep_focus(event.target_dyn_into());
            is_up
        })
    });
    let remove = props.changing(|id, event: MouseEvent| {
        hand_on_focus(event.target_dyn_into());
        LessonChange::Remove(id)
    });
    html! {
        <div class="block-buttons">
            <button type="button" class="quiet" aria-label={texts.block_up(&name)} aria-disabled={(!up).to_string()} onclick={to_start}>{ "↑" }</button>
            <button type="button" class="quiet" aria-label={texts.block_down(&name)} aria-disabled={(!down).to_string()} onclick={to_end}>{ "↓" }</button>
            <button type="button" class="quiet" aria-label={texts.block_remove(&name)} onclick={remove}>{ texts.block_remove_short() }</button>
        </div>
    }
}

fn bar(texts: Texts, props: &Props, Bar { sum, recipe, task }: &Bar) -> Html {
    let id = props.block.id;
    let options: Vec<_> = Recipe::ALL.iter().map(|&one| (recipe_name(one, texts).to_owned(), one == *recipe)).collect();
    let on_choose = props.changing(|id, index: usize| LessonChange::Recipe(id, Recipe::ALL[index]));
    html! {
        <div class="block-bar">
            <div class="block-fields">
                <PositionField id={format!("position-{id}")} label={texts.notation()} is_quiet={true} sum={sum.clone()} on_place={props.changing(LessonChange::Position)} />
                { fields::select(&format!("recipe-{id}"), texts.teach_recipes(), &options, &on_choose) }
                <p class="remark">{ recipe_purpose(*recipe, texts) }</p>
                <Field id={format!("task-{id}")} label={texts.share_task()} value={task.clone()} longest={web::kit::frame::Settings::LONGEST_TASK}
                    on_write={props.changing(LessonChange::Task)} />
            </div>
            <Picture sum={sum.clone()} room={[280, 170]} />
        </div>
    }
}
