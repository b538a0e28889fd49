//! The tab itself.

use crate::teach::class::hand_in::HandIn;
use crate::teach::class::lost::Tutor;
use crate::teach::class::names::{names, ordered};
use crate::teach::class::open_lesson::OpenLesson;
use crate::teach::class::problems::problems;
use crate::teach::class::save::{csv, save};
use crate::teach::class::several::Several;
use crate::teach::class::table::{Cell, Table};
use crate::teach::class::taking::Taking;
use crate::teach::class::task_view::task_view;
use crate::teach::class::words::{arrivals, lesson_number, task_kind};
use crate::teach::removed::restore;
use crate::teach::{Action, ClassChange, Kept, Sort, State, Tab, print_page};
use files::lessons::Class;
use std::rc::Rc;
use web::kit::dispatching::{dispatching, dispatching_by};
use web::kit::lesson_words::lesson_name;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
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
    let pool = use_memo((), |()| Tutor::one());
    let class: Rc<Class> = classes.of(id).map(|kept| Rc::clone(&kept.class)).unwrap_or_default();
    let chosen = use_state_eq(|| None::<Cell>);
    // While codes come, one after the other, the ways in stay open.
    let begins_empty = use_state_eq(|| classes.of(id).is_none_or(Kept::is_empty));
    let dispatcher = state.dispatcher();
    let arrived = html! {
        <>
            <div role="status">{ for arrivals(texts, classes, lesson).into_iter().map(|words| html! { <p class="notice">{ words }</p> }) }</div>
            if lesson.is_empty() || classes.awaits_other(id) { <OpenLesson dispatcher={dispatcher.clone()} /> }
        </>
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
    let on_choose = {
        let chosen = chosen.setter();
        Callback::from(move |cell| chosen.set(Some(cell)))
    };
    html! {
        <section class="class-tab" aria-label={texts.teach_class()} tabindex="-1">
            { arrived }
            <div class="class-head">
                <h2>{ lesson_name(texts, lesson) }</h2>
            </div>
            <details class="class-ways" open={*begins_empty}>
                <summary>{ texts.class_add() }</summary>
                <div class="spread">
                    <div class="side"><HandIn lesson={id} is_hidden={classes.is_hidden} dispatcher={dispatcher.clone()} /></div>
                    <div class="side">{ ways(texts, state, &class) }</div>
                </div>
            </details>
            { saving(texts, state, &class) }
            <Taking state={state.clone()} />
            <div class="class-said" role="status">{ said(texts, state) }</div>
            { restore(texts, state) }
            if class.entries().is_empty() {
                <p class="lead class-empty">{ texts.class_empty() }</p>
                { version(texts, state) }
            } else {
                <div class="class-result">
                    <Table lesson={lesson.clone()} class={Rc::clone(&class)} is_hidden={classes.is_hidden} sort={classes.sort}
                        chosen={*chosen} {on_choose} dispatcher={dispatcher.clone()} />
                    <section aria-live="polite" aria-label={texts.class_tasks()}>{ opened(texts, state, &class, *chosen, &pool) }</section>
                </div>
            }
            { problems(texts, &class, classes, &dispatcher) }
            { several }
        </section>
    }
}

/// The way to codes of another version of the lesson: any change of a lesson begins another class.
fn version(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let Some(of) = state.classes.version(&state.lesson) else { return Html::default() };
    let onclick = dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::Class(ClassChange::Open(of)));
    html! {
        <p class="notice">
            { texts.class_version() }{ texts.between_sentences() }
            <button type="button" {onclick}>{ texts.class_open_version() }</button>
        </p>
    }
}

/// The counts of the last text that was handed in.
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

/// The ways to keep a class; nothing while there are no pupils.
fn saving(texts: Texts, state: &State, class: &Rc<Class>) -> Html {
    if class.entries().is_empty() {
        return Html::default();
    }
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
    html! {
        <div class="adding class-saving">
            <button type="button" onclick={on_csv}>{ texts.class_csv() }</button>
            <button type="button" onclick={on_codes}>{ texts.class_save_codes() }</button>
            <button type="button" onclick={|_: MouseEvent| print_page()}>{ texts.print() }</button>
        </div>
    }
}

/// The actions on the codes.
fn ways(texts: Texts, state: &UseReducerHandle<State>, class: &Class) -> Html {
    let forget = dispatching(state, |_: MouseEvent| Action::Class(ClassChange::ForgetAll));
    html! {
        <>
            <p>{ texts.class_how() }</p>
            <p class="remark">{ texts.class_lesson_number(&lesson_number(state.lesson.id())) }</p>
            <p class="remark">{ texts.class_private() }{ texts.between_sentences() }{ texts.class_honest() }</p>
            if !class.entries().is_empty() { <p class="remark">{ texts.class_save_purpose() }</p> }
            if !class.is_empty() {
                <div class="adding"><button type="button" class="quiet" onclick={forget}>{ texts.class_forget_all() }</button></div>
            }
        </>
    }
}

/// The tries in the cell that is open.
fn opened(texts: Texts, state: &State, class: &Class, chosen: Option<Cell>, pool: &Rc<Tutor>) -> Html {
    let report = chosen.and_then(|(task, pupil)| Some((task, pupil, class.report_of(&state.lesson, task, pupil)?)));
    let (Some((task, pupil, report)), is_hidden) = (report, state.classes.is_hidden) else {
        return html! { <p class="remark">{ texts.class_choose() }</p> };
    };
    let Some((_, tasked)) = state.lesson.tasks().nth(task) else { return Html::default() };
    let names = names(texts, class, is_hidden);
    let pupils = ordered(class, Sort::default(), is_hidden);
    let heading = texts.block_place(&(task + 1), &task_kind(texts, &tasked));
    let place = pupil.and_then(|pupil| class.entries().iter().position(|entry| entry.work.pupil == pupil));
    match place {
        Some(place) => {
            let heading = format!("{}{}{heading}", names[place], texts.list_comma());
            let is_asked = report.begun > report.solved;
            task_view(texts, &heading, &tasked, &report, (&names[place..=place], &[0]), is_asked, pool)
        }
        None => task_view(texts, &heading, &tasked, &report, (&names, &pupils), report.begun > report.at_once, pool),
    }
}
