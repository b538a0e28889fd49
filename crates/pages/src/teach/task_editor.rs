//! The fields of a task.

use crate::teach::position_field::PositionField;
use crate::teach::{Action, LessonChange, State};
use files::lessons::{About, Asked, Row, Rule, Shows, Task};
use maths::games::Sum;
use web::kit::fields::{self, whole};
use web::kit::lesson_words::task_question;
use web::kit::picture::Picture;
use web::kit::text_field::Field;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The task, the number of its block, and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub id: u32,
    pub task: Task,
    pub dispatcher: UseReducerDispatcher<State>,
}

impl Props {
    /// A callback that makes a change of this task of what it is called with.
    fn changing<T: 'static>(&self, change: impl Fn(u32, T) -> LessonChange + 'static) -> Callback<T> {
        let (dispatcher, id) = (self.dispatcher.clone(), self.id);
        Callback::from(move |value: T| dispatcher.dispatch(Action::Lesson(change(id, value))))
    }
}

/// The words, the position with its drawing, and what else the task has.
#[component]
pub(super) fn TaskEditor(props: &Props) -> Html {
    let texts = use_texts();
    let Props { id, task, .. } = props;
    let position = task.asked.game().map(Sum::from);
    html! {
        <div class="block-bar">
            <div class="block-fields">
                <Field id={format!("task-{id}")} label={texts.task_words()} rows={2} value={task.words.clone()} on_write={props.changing(LessonChange::Task)} />
                <p class="remark">{ task_question(texts, &task.asked) }</p>
                if let Some(sum) = &position {
                    <PositionField id={format!("position-{id}")} label={texts.notation()} is_quiet={true} sum={sum.clone()} on_place={props.changing(LessonChange::Position)} />
                }
                { match &task.asked {
                    Asked::Move(_) | Asked::Winner(_) => Html::default(),
                    Asked::Row(row) => row_fields(texts, props, row),
                    Asked::Rule(rule) => rule_fields(texts, props, rule),
                    Asked::Explanation { answer } => html! {
                        <Field id={format!("answer-{id}")} label={texts.explanation_answer()} rows={2} value={answer.clone()} on_write={props.changing(LessonChange::Answer)} />
                    },
                } }
            </div>
            if let Some(sum) = position { <Picture {sum} room={[280, 170]} /> }
        </div>
    }
}

fn row_fields(texts: Texts, props: &Props, row: &Row) -> Html {
    let id = props.id;
    let rules = row.game.ruleset().rules;
    let coordinates: Vec<_> = rules.coordinates().collect();
    let along =
        coordinates.iter().map(|which| (rules.name(*which).to_owned(), *which == row.along)).collect::<Vec<_>>();
    let on_along = props.changing(move |id, index: usize| LessonChange::Along(id, coordinates[index]));
    let shows: Vec<_> = Shows::ALL.iter().map(|&one| (shows_name(texts, one).to_owned(), one == row.shows)).collect();
    let on_shows = props.changing(|id, index: usize| LessonChange::Shows(id, Shows::ALL[index]));
    html! {
        <>
            { fields::select(&format!("along-{id}"), texts.row_along(), &along, &on_along) }
            { whole(texts, format!("last-{id}"), texts.row_last().into(), [1, Row::LONGEST, row.last], props.changing(LessonChange::Last)) }
            { fields::select(&format!("shows-{id}"), texts.row_shows(), &shows, &on_shows) }
        </>
    }
}

fn rule_fields(texts: Texts, props: &Props, rule: &Rule) -> Html {
    let id = props.id;
    let about: Vec<_> = About::ALL.iter().map(|&one| (about_name(texts, one).to_owned(), one == rule.about)).collect();
    let on_about = props.changing(|id, index: usize| LessonChange::About(id, About::ALL[index]));
    html! {
        <>
            { fields::select(&format!("about-{id}"), texts.rule_about(), &about, &on_about) }
            { whole(texts, format!("bound-{id}"), texts.rule_bound().into(), [1, Rule::LARGEST, rule.bound], props.changing(LessonChange::Bound)) }
            <Field id={format!("answer-{id}")} label={texts.rule_answer()} value={rule.answer.clone()} on_write={props.changing(LessonChange::Answer)} />
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
