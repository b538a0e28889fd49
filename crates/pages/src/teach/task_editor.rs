//! The fields of a task.

use crate::teach::position_field::PositionField;
use crate::teach::task_check::TaskCheck;
use crate::teach::{Action, LessonChange, State};
use files::lessons::{About, Asked, Row, Rule, Shows, Task};
use maths::games::Sum;
use web::kit::fields;
use web::kit::fields::whole;
use web::kit::lesson_words::task_question;
use web::kit::picture::Picture;
use web::kit::text_field::{Shape, field};
use web::texts::Texts;
use web::workers::requests::Pool;
use web::workers::tutor::protocol::Question;
use yew::prelude::*;

/// The number of a block, where its changes go, and the worker that checks tasks.
pub(super) struct Editor {
    pub(super) id: u32,
    pub(super) dispatcher: UseReducerDispatcher<State>,
    pub(super) tutor: Pool<Question>,
}

impl Editor {
    /// A callback that dispatches the change of this block that `change` makes from the emitted value.
    pub(super) fn changing<T: 'static>(&self, change: impl Fn(u32, T) -> LessonChange + 'static) -> Callback<T> {
        let (dispatcher, id) = (self.dispatcher.clone(), self.id);
        Callback::from(move |value: T| dispatcher.dispatch(Action::Lesson(change(id, value))))
    }
}

/// The words, the position with its drawing, and what else the task has.
pub(super) fn task_editor(texts: Texts, editor: &Editor, task: &Task) -> Html {
    let id = editor.id;
    let position = task.asked.game().map(Sum::from);
    html! {
        <div class="block-bar">
            <div class="block-fields">
                { field(&format!("task-{id}"), texts.task_words(), &task.words, Shape::lines(2), &editor.changing(LessonChange::Task)) }
                <p class="remark">{ task_question(texts, &task.asked) }</p>
                if let Some(sum) = &position {
                    <PositionField id={format!("position-{id}")} label={texts.notation()} is_folded={true} sum={sum.clone()} on_place={editor.changing(LessonChange::Position)} />
                }
                { match &task.asked {
                    Asked::Move(_) | Asked::Winner(_) => Html::default(),
                    Asked::Row(row) => row_fields(texts, editor, row),
                    Asked::Rule(rule) => rule_fields(texts, editor, rule),
                    Asked::Explanation { answer } => {
                        let on_write = editor.changing(LessonChange::Answer);
                        field(&format!("answer-{id}"), texts.explanation_answer(), answer, Shape::lines(2), &on_write)
                    }
                } }
                <TaskCheck pool={editor.tutor.clone()} asked={task.asked.clone()} />
            </div>
            if let Some(sum) = position { <Picture {sum} room={[280, 170]} /> }
        </div>
    }
}

fn row_fields(texts: Texts, editor: &Editor, row: &Row) -> Html {
    let id = editor.id;
    let rules = row.game.ruleset().rules;
    let coordinates: Vec<_> = rules.coordinates().collect();
    let along =
        coordinates.iter().map(|which| (rules.name(*which).to_owned(), *which == row.along)).collect::<Vec<_>>();
    let on_along = editor.changing(move |id, index: usize| LessonChange::Along(id, coordinates[index]));
    let shows: Vec<_> = Shows::ALL.iter().map(|&one| (shows_name(texts, one).to_owned(), one == row.shows)).collect();
    let on_shows = editor.changing(|id, index: usize| LessonChange::Shows(id, Shows::ALL[index]));
    html! {
        <>
            { fields::select(&format!("along-{id}"), texts.row_along(), &along, &on_along) }
            { whole(texts, format!("last-{id}"), texts.row_last().into(), [1, Row::LONGEST, row.last], editor.changing(LessonChange::Last)) }
            { fields::select(&format!("shows-{id}"), texts.row_shows(), &shows, &on_shows) }
        </>
    }
}

fn rule_fields(texts: Texts, editor: &Editor, rule: &Rule) -> Html {
    let id = editor.id;
    let about: Vec<_> = About::ALL.iter().map(|&one| (about_name(texts, one).to_owned(), one == rule.about)).collect();
    let on_about = editor.changing(|id, index: usize| LessonChange::About(id, About::ALL[index]));
    html! {
        <>
            { fields::select(&format!("about-{id}"), texts.rule_about(), &about, &on_about) }
            { whole(texts, format!("bound-{id}"), texts.rule_bound().into(), [1, Rule::LARGEST, rule.bound], editor.changing(LessonChange::Bound)) }
            { field(&format!("answer-{id}"), texts.rule_answer(), &rule.answer, Shape::LINE, &editor.changing(LessonChange::Answer)) }
        </>
    }
}

fn shows_name(texts: Texts, shows: Shows) -> &'static str {
    match shows {
        Shows::Outcomes => texts.row_outcomes(),
        Shows::Values => texts.row_values(),
    }
}

fn about_name(texts: Texts, about: About) -> &'static str {
    match about {
        About::PPositions => texts.rule_positions(),
        About::Values => texts.rule_values(),
    }
}
