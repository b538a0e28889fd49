//! The table of a class: a row for each pupil, a column for each task.

use crate::teach::class::names::{Status, names, ordered};
use crate::teach::class::words::{status, status_word, task_kind};
use crate::teach::{Action, By, ClassChange, Sort, State};
use files::lessons::{Class, Done, Entry, Lesson, Tasked, Work};
use std::rc::Rc;
use web::kit::dispatching::dispatching_by;
use web::kit::fields;
use web::texts::{Texts, use_texts};
use web::view::pieces::still;
use yew::prelude::*;

/// The lesson, the class, and how it is shown.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub lesson: Lesson,
    pub class: Rc<Class>,
    pub is_hidden: bool,
    pub sort: Sort,
    /// The cell that is open: the task, and the pupil, or the whole class.
    pub chosen: Option<Cell>,
    pub on_choose: Callback<Cell>,
    pub dispatcher: UseReducerDispatcher<State>,
}

/// The place of a task, and the number of a pupil; the whole class if there is none.
pub(super) type Cell = (usize, Option<u32>);

/// The most rows that are drawn.
pub(super) const MOST_ROWS: usize = 200;

/// The number of pupils, and the table.
#[component]
pub(super) fn Table(props: &Props) -> Html {
    let texts = use_texts();
    let Props { lesson, class, is_hidden, sort, dispatcher, .. } = props;
    let tasks: Vec<(&str, Html)> = lesson
        .tasks()
        .take(Work::MOST_TASKS)
        .map(|(_, tasked)| (task_kind(texts, &tasked), picture(&tasked)))
        .collect();
    let names = names(texts, class, *is_hidden);
    let places = ordered(class, *sort, *is_hidden);
    let has_minutes = class.entries().iter().any(|entry| entry.work.minutes.is_some());
    let on_switch = dispatching_by(dispatcher, |is_on| Action::Class(ClassChange::Hide(is_on)));
    let head = |by: By, label: Html, name: String| head(props, by, label, name);
    let more = places.len().saturating_sub(MOST_ROWS);
    let all = class.entries().len();
    let complete = class.entries().iter().filter(|entry| entry.work.is_complete()).count();
    html! {
        <section class="class-summary">
            <p class="lead">{ texts.class_numbers(&all, &tasks.len(), &complete) }</p>
            { fields::switch(texts.class_hide(), texts.class_hide_title(), *is_hidden, &on_switch) }
            <div class="class-table" role="region" tabindex="0" aria-label={texts.class_overview()}>
                <table>
                    <thead>
                        <tr>
                            { head(By::Name, texts.class_name().into(), texts.class_name().into()) }
                            { for tasks.iter().enumerate().map(|(task, (kind, picture))| {
                                let label = html! { <>{ picture.clone() }{ task + 1 }</> };
                                head(By::Task(task), label, texts.block_place(&(task + 1), kind))
                            }) }
                            { head(By::Solved, texts.class_solved().into(), texts.class_solved().into()) }
                            if has_minutes { { head(By::Minutes, texts.class_minutes().into(), texts.class_minutes().into()) } }
                            <td></td>
                        </tr>
                    </thead>
                    <tbody>
                        { for places.iter().take(MOST_ROWS).map(|&place| {
                            row(texts, props, &class.entries()[place], &names[place], has_minutes)
                        }) }
                    </tbody>
                    <tfoot>
                        <tr><th scope="row">{ texts.class_solved() }</th>{ for (0..tasks.len()).map(|task| foot(texts, props, task)) }</tr>
                    </tfoot>
                </table>
            </div>
            <p class="remark">{ legend(texts) }</p>
            if more > 0 { <p class="remark">{ texts.class_more(&more) }</p> }
        </section>
    }
}

/// The meanings of the signs in the cells, with two numbers of tries as examples.
fn legend(texts: Texts) -> String {
    let all = [Status::AtOnce, Status::Solved(3), Status::Tried(2), Status::Written, Status::NotBegun];
    let signs = all.map(|one| status(texts, one)).into_iter();
    let hint = ("?".to_owned(), texts.class_hint_used().to_owned());
    signs.chain([hint]).map(|(sign, words)| format!("{sign} = {words}")).collect::<Vec<_>>().join(texts.list_comma())
}

/// The head of a column, which sorts by it.
fn head(props: &Props, by: By, label: Html, name: String) -> Html {
    let is_sorted = props.sort.by == by;
    let order = match (is_sorted, props.sort.is_descending) {
        (false, _) => None,
        (true, false) => Some("ascending"),
        (true, true) => Some("descending"),
    };
    let arrow = match order {
        None => "",
        Some("ascending") => " ↓",
        Some(_) => " ↑",
    };
    let onclick = dispatching_by(&props.dispatcher, move |_: MouseEvent| Action::Class(ClassChange::Sort(by)));
    html! { <th scope="col" aria-sort={order}><button type="button" class="quiet" title={name.clone()} aria-label={name} {onclick}>{ label }{ arrow }</button></th> }
}

fn row(texts: Texts, props: &Props, entry: &Entry, name: &str, has_minutes: bool) -> Html {
    let pupil = entry.work.pupil;
    let remove = dispatching_by(&props.dispatcher, move |_: MouseEvent| Action::Class(ClassChange::Remove(pupil)));
    let cell = |(task, done): (usize, &Done)| {
        let status_of = Status::of(done);
        let (sign, words) = status(texts, status_of);
        let hints = (done.hints() > 0).then(|| texts.class_hints(&done.hints()));
        let class = match status_of {
            Status::Written | Status::AtOnce => "at-once",
            Status::Solved(_) => "solved",
            Status::Tried(_) => "tried",
            Status::NotBegun => "not-begun",
        };
        let mark = if hints.is_some() { " ?" } else { "" };
        let words = [Some(words), hints].into_iter().flatten().collect::<Vec<_>>().join(texts.list_comma());
        let shown = html! { <><span aria-hidden="true">{ sign }{ mark }</span><small>{ status_word(texts, status_of) }</small></> };
        let label = format!(" {name}{}{}: {words}", texts.list_comma(), task + 1);
        html! { <td {class}>{ opener(props, (task, Some(pupil)), label, shown) }</td> }
    };
    html! {
        <tr key={pupil}>
            <th scope="row">{ name }</th>
            { for entry.work.done.iter().enumerate().map(cell) }
            <td class="count">{ entry.work.solved() }</td>
            if has_minutes { <td class="count">{ entry.work.minutes.map(|minutes| minutes.to_string()).unwrap_or_default() }</td> }
            <td class="removing"><button type="button" class="quiet" aria-label={texts.block_remove(&name)} onclick={remove}>{ texts.block_remove_short() }</button></td>
        </tr>
    }
}

/// The number of pupils who have solved a task.
fn foot(texts: Texts, props: &Props, task: usize) -> Html {
    let entries = props.class.entries();
    let solved = entries.iter().filter(|entry| entry.work.done.get(task).is_some_and(Done::is_solved)).count();
    let count = format!("{solved}/{}", entries.len());
    let label = format!(" {} {}", texts.class_solved(), task + 1);
    html! { <td>{ opener(props, (task, None), label, count.into()) }</td> }
}

/// The button of a cell.
fn opener(props: &Props, cell: Cell, label: String, shown: Html) -> Html {
    let onclick = props.on_choose.reform(move |_: MouseEvent| cell);
    let is_pressed = (props.chosen == Some(cell)).to_string();
    html! {
        <button type="button" title={label.clone()} aria-pressed={is_pressed} {onclick}>
            { shown }<span class="unseen">{ label }</span>
        </button>
    }
}

/// The position of a task, small.
fn picture(tasked: &Tasked<'_>) -> Html {
    let game = match tasked {
        Tasked::Game(_, first) => Some(*first),
        Tasked::Task(task) => task.asked.game(),
    };
    game.and_then(|game| game.scene()).map(|scene| still(&scene)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::legend;
    use web::texts::Texts;

    #[test]
    fn the_legend_has_every_sign() {
        let said = legend(Texts::default());
        for part in ["✓ = solved on the first try", "✓ 3 = solved after 3 tries", "✎ = written", "? = hint used"]
        {
            assert!(said.contains(part), "{said}");
        }
    }
}
