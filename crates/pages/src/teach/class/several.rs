//! The classes of several lessons beside each other, by nickname.

use crate::teach::class::names::shuffled;
use crate::teach::class::table::MOST_ROWS;
use crate::teach::class::tries::more;
use crate::teach::{Action, ClassChange, Classes, State};
use files::lessons::{Lesson, LessonId};
use maths::values::sort_by_key;
use std::collections::BTreeMap;
use web::kit::lesson_words::lesson_name;
use web::texts::use_texts;
use yew::prelude::*;

/// A nickname, and of each lesson how many tasks were solved and how many there are.
type Row = (String, Vec<Option<[usize; 2]>>);

/// The classes, the lesson in the editor, and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub classes: Classes,
    pub lesson: LessonId,
    pub dispatcher: UseReducerDispatcher<State>,
}

/// A row for each nickname, a column for each lesson; nothing where there are fewer than two lessons.
#[component]
pub(super) fn Several(props: &Props) -> Html {
    let texts = use_texts();
    let Progress { lessons, rows } = Progress::of(&props.classes);
    let mut rows: Vec<_> = rows.into_iter().collect();
    if props.classes.is_hidden {
        // The order of the alphabet would give names away.
        sort_by_key(&mut rows, |(name, _)| shuffled(name.bytes().fold(0, |sum, byte| shuffled(sum ^ u32::from(byte)))));
    }
    let has_other = lessons.iter().any(|(id, _)| *id != props.lesson);
    if !has_other {
        return Html::default();
    }
    let head = |(id, lesson): &(LessonId, &Lesson)| {
        let (id, name, dispatcher) = (*id, lesson_name(texts, lesson).to_owned(), props.dispatcher.clone());
        let open = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Class(ClassChange::Open(id))));
        html! {
            <th scope="col">
                if id == props.lesson { { name } } else {
                    <button type="button" class="quiet" aria-label={texts.class_open(&name)} onclick={open}>{ &name }</button>
                }
            </th>
        }
    };
    let count = rows.len();
    let row = |(place, (name, cells)): (usize, &Row)| {
        let shown = if props.classes.is_hidden { texts.class_pupil(&(place + 1)) } else { name.clone() };
        html! {
            <tr key={name.clone()}>
                <th scope="row">{ shown }</th>
                { for cells.iter().map(|cell| html! {
                    <td class="count">{ cell.map(|[solved, all]| format!("{solved}/{all}")).unwrap_or_default() }</td>
                }) }
            </tr>
        }
    };
    html! {
        <section class="class-several">
            <h2>{ texts.class_several() }</h2>
            <p class="remark">{ texts.class_several_how() }</p>
            <div class="class-table" role="region" tabindex="0" aria-label={texts.class_several()}>
                <table>
                    <thead><tr><th scope="col">{ texts.class_name() }</th>{ for lessons.iter().map(head) }</tr></thead>
                    <tbody>{ for rows.iter().take(MOST_ROWS).enumerate().map(row) }</tbody>
                </table>
            </div>
            { more(texts, count, MOST_ROWS) }
        </section>
    }
}

/// For each nickname what is solved of each lesson.
struct Progress<'a> {
    lessons: Vec<(LessonId, &'a Lesson)>,
    /// For each lesson how many tasks are solved, and how many there are; nothing where nobody of this name handed in something.
    rows: BTreeMap<String, Vec<Option<[usize; 2]>>>,
}

impl<'a> Progress<'a> {
    fn of(classes: &'a Classes) -> Self {
        let known: Vec<_> = classes
            .iter()
            .filter(|(_, kept)| !kept.is_empty())
            .filter_map(|(id, kept)| Some((id, kept.lesson.as_ref()?, &kept.class)))
            .collect();
        let mut rows = BTreeMap::new();
        for (place, (_, _, class)) in known.iter().enumerate() {
            for work in class.entries().iter().map(|entry| &entry.work).filter(|work| !work.name.trim().is_empty()) {
                let row = rows.entry(work.name.trim().to_owned()).or_insert_with(|| vec![None; known.len()]);
                // Of two with one name the better one counts.
                let solved = work.solved().max(row[place].map_or(0, |[solved, _]: [usize; 2]| solved));
                row[place] = Some([solved, work.done.len()]);
            }
        }
        Self { lessons: known.into_iter().map(|(id, lesson, _)| (id, lesson)).collect(), rows }
    }
}

#[cfg(test)]
mod tests {
    use super::Progress;
    use crate::teach::class::names::tests::{class, lesson};
    use crate::teach::{Classes, Kept};
    use files::lessons::Lesson;
    use std::rc::Rc;

    #[test]
    fn pupils_are_compared_by_their_nicknames() {
        let kept = |lesson: Lesson, pupils: &[(&str, usize, &str)]| {
            (lesson.id(), Kept { lesson: Some(lesson), class: Rc::new(class(pupils)), ..Kept::default() })
        };
        let mut other = lesson();
        other.title = "Another".into();
        let classes = Classes::new(vec![
            kept(lesson(), &[("Aya", 1, "x"), ("Bo", 2, ""), ("", 1, "x"), ("Aya ", 0, "")]),
            kept(other, &[("Bo", 1, "x")]),
        ]);
        let progress = Progress::of(&classes);
        assert_eq!(progress.lessons.len(), 2);
        let rows: Vec<_> = progress.rows.into_iter().collect();
        assert_eq!(
            rows,
            [("Aya".to_owned(), vec![Some([2, 2]), None]), ("Bo".to_owned(), vec![Some([1, 2]), Some([2, 2])])]
        );
    }
}
