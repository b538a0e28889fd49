//! The tab itself.

use crate::teach::class::hand_in::HandIn;
use crate::teach::class::lost::{Tutor, tutor};
use crate::teach::class::names::{names, ordered};
use crate::teach::class::problems::problems;
use crate::teach::class::save::{csv, save};
use crate::teach::class::several::Several;
use crate::teach::class::table::Table;
use crate::teach::class::taking::Taking;
use crate::teach::class::task_view::task_view;
use crate::teach::class::words::{arrivals, lesson_number};
use crate::teach::removed::restore;
use crate::teach::{Action, ClassChange, Sort, State, Tab, print_page};
use files::lessons::{Class, Lesson, TaskReport};
use std::rc::Rc;
use web::kit::lesson_words::lesson_name;
use web::requests::Pool;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) state: UseReducerHandle<State>,
}

/// The class of the lesson in the editor.
#[component]
pub(crate) fn ClassTab(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let (lesson, classes) = (&state.lesson, &state.classes);
    let id = lesson.id();
    let pool = use_memo((), |()| tutor());
    let class: Rc<Class> = classes.of(id).map(|kept| Rc::clone(&kept.class)).unwrap_or_default();
    let reports = use_memo((Rc::clone(&class), lesson.clone()), |(class, lesson)| class.report(lesson));
    let dispatcher = state.dispatcher();
    let arrived = html! {
        <div role="status">{ for arrivals(texts, classes, lesson).into_iter().map(|words| html! { <p class="notice">{ words }</p> }) }</div>
    };
    let several = html! { <Several classes={classes.clone()} lesson={id} dispatcher={dispatcher.clone()} /> };
    let has_tasks = lesson.tasks().next().is_some();
    if !has_tasks {
        let words = if lesson.is_empty() { texts.class_no_lesson() } else { texts.class_no_tasks() };
        let to_lesson = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Show(Tab::Lesson)));
        return html! {
            <section class="class-tab" aria-label={texts.teach_class()}>
                { arrived }
                <p class="lead">{ words }</p>
                <div class="adding"><button type="button" class="primary" onclick={to_lesson}>{ texts.class_to_lesson() }</button></div>
                { restore(texts, state) }
                <Taking state={state.clone()} />
                { several }
            </section>
        };
    }
    html! {
        <section class="class-tab" aria-label={texts.teach_class()} tabindex="-1">
            { arrived }
            <div class="class-head">
                <h2>{ lesson_name(texts, lesson) }</h2>
                <p class="remark">{ texts.class_lesson_number(&lesson_number(id)) }</p>
            </div>
            <div class="spread class-ways">
                <div class="side"><HandIn lesson={id} is_hidden={classes.is_hidden} dispatcher={dispatcher.clone()} /></div>
                <div class="side">{ ways(texts, state, &class) }</div>
            </div>
            <Taking state={state.clone()} />
            <div class="class-said" role="status">{ said(texts, state) }</div>
            { restore(texts, state) }
            if class.entries().is_empty() {
                <p class="lead class-empty">{ texts.class_empty() }</p>
            } else {
                <Table lesson={lesson.clone()} class={Rc::clone(&class)} is_hidden={classes.is_hidden} sort={classes.sort} dispatcher={dispatcher.clone()} />
                <Tasks lesson={lesson.clone()} class={Rc::clone(&class)} reports={Rc::clone(&reports)} is_hidden={classes.is_hidden} pool={Rc::clone(&pool)} />
            }
            { problems(texts, &class, classes, &dispatcher) }
            { several }
        </section>
    }
}

/// What became known when something was handed in last.
fn said(texts: Texts, state: &State) -> Html {
    let counts = state.classes.counts.map(|counts| {
        html! {
            <p>{ texts.class_counts(&counts.new, &counts.newer) }if counts.problems > 0 {
                { texts.between_sentences() }{ texts.class_problem_count(&counts.problems) }
            }</p>
        }
    });
    html! {
        <>
            { counts.unwrap_or_default() }
            if state.classes.is_unkept { <p class="error">{ texts.class_unkept() }</p> }
        </>
    }
}

/// What the page does with the codes, and the ways to keep them.
fn ways(texts: Texts, state: &UseReducerHandle<State>, class: &Rc<Class>) -> Html {
    let has_pupils = !class.entries().is_empty();
    let on_csv = {
        let (lesson, class, classes) = (state.lesson.clone(), Rc::clone(class), state.classes.clone());
        Callback::from(move |_: MouseEvent| {
            save(&csv(texts, &lesson, &class, classes.sort, classes.is_hidden), "text/csv;charset=utf-8", "class.csv");
        })
    };
    let on_codes = {
        let class = Rc::clone(class);
        Callback::from(move |_: MouseEvent| save(&class.codes(), "text/plain;charset=utf-8", "codes.txt"))
    };
    let forget = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Class(ClassChange::ForgetAll)))
    };
    html! {
        <>
            <p>{ texts.class_how() }</p>
            <p class="remark">{ texts.class_private() }{ texts.between_sentences() }{ texts.class_honest() }</p>
            if has_pupils {
                <div class="adding">
                    <button type="button" onclick={on_csv}>{ texts.class_csv() }</button>
                    <button type="button" onclick={on_codes}>{ texts.class_save_codes() }</button>
                    <button type="button" onclick={|_: MouseEvent| print_page()}>{ texts.print() }</button>
                </div>
                <p class="remark">{ texts.class_save_purpose() }</p>
            }
            if !class.is_empty() {
                <div class="adding"><button type="button" class="quiet" onclick={forget}>{ texts.class_forget_all() }</button></div>
            }
        </>
    }
}

/// The lesson, the class with its reports, and the worker that judges games.
#[derive(Clone, PartialEq, Properties)]
struct TasksProps {
    lesson: Lesson,
    class: Rc<Class>,
    reports: Rc<Vec<TaskReport>>,
    is_hidden: bool,
    pool: Rc<Pool<Tutor>>,
}

/// What the class did, task by task.
#[component]
fn Tasks(props: &TasksProps) -> Html {
    let texts = use_texts();
    let names = names(texts, &props.class, props.is_hidden);
    let pupils = ordered(&props.class, Sort::default(), props.is_hidden);
    html! {
        <section class="class-tasks" aria-label={texts.class_tasks()}>
            <h2>{ texts.class_tasks() }</h2>
            { for props.lesson.tasks().zip(props.reports.iter()).enumerate().map(|(place, ((_, tasked), report))| {
                task_view(texts, place, &tasked, report, (&names, &pupils), &props.pool)
            }) }
        </section>
    }
}
