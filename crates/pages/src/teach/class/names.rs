//! The names of pupils, and the order in which they are shown.

use crate::teach::{By, Sort};
use files::lessons::{Class, Done, Entry};
use maths::values::{sort_by, sort_by_key};
use std::cmp::Ordering;
use web::texts::Texts;

/// The status of a task, from the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Status {
    /// Something was written, which the teacher reads.
    Written,
    /// Solved at the first try.
    AtOnce,
    /// Solved after this number of tries.
    Solved(usize),
    /// Tried so often, and not solved.
    Tried(usize),
    /// Not begun.
    NotBegun,
}

impl Status {
    /// The status of a pupil's work on a task.
    pub(super) fn of(done: &Done) -> Self {
        match (done, done.is_solved(), done.tries()) {
            (Done::Explained(_), true, _) => Self::Written,
            (_, true, 0 | 1) => Self::AtOnce,
            (_, true, tries) => Self::Solved(tries),
            (Done::Nothing, false, _) => Self::NotBegun,
            (_, false, tries) => Self::Tried(tries),
        }
    }
}

/// The names of the pupils of a class, in the order in which they were handed in: nicknames, or numbers. Hidden names are numbers in an
/// order that says nothing about who they are.
pub(super) fn names(texts: Texts, class: &Class, is_hidden: bool) -> Vec<String> {
    let entries = class.entries();
    let numbered = |place: usize| texts.class_pupil(&(place + 1));
    if !is_hidden {
        let name = |(place, entry): (usize, &Entry)| {
            if entry.work.name.is_empty() { numbered(place) } else { entry.work.name.clone() }
        };
        return entries.iter().enumerate().map(name).collect();
    }
    hidden_ranks(class).into_iter().map(numbered).collect()
}

/// For each pupil the place in the order that hides who they are.
fn hidden_ranks(class: &Class) -> Vec<usize> {
    let mut order: Vec<usize> = (0..class.entries().len()).collect();
    sort_by_key(&mut order, |place| shuffled(class.entries()[*place].work.pupil));
    let mut ranks = vec![0; order.len()];
    for (rank, place) in order.into_iter().enumerate() {
        ranks[place] = rank;
    }
    ranks
}

/// A number in a disorder that is always the same.
pub(super) fn shuffled(number: u32) -> u32 {
    let mixed = (number ^ number >> 16).wrapping_mul(0x7FEB_352D);
    let mixed = (mixed ^ mixed >> 15).wrapping_mul(0x846C_A68B);
    mixed ^ mixed >> 16
}

/// The places of the pupils in the order in which they are shown. While names are hidden, neither the names nor the order in which the
/// codes were handed in can be read off it.
pub(super) fn ordered(class: &Class, sort: Sort, is_hidden: bool) -> Vec<usize> {
    let entries = class.entries();
    let mut places: Vec<usize> = (0..entries.len()).collect();
    if is_hidden {
        let ranks = hidden_ranks(class);
        sort_by_key(&mut places, |place| ranks[*place]);
    }
    let status = |entry: &Entry, task: usize| entry.work.done.get(task).map(Status::of);
    let compare = |a: &Entry, b: &Entry| match sort.by {
        By::Order => Ordering::Equal,
        By::Name if is_hidden => Ordering::Equal,
        // Pupils without a name come last.
        By::Name => {
            let key = |entry: &Entry| (entry.work.name.is_empty(), entry.work.name.to_lowercase());
            key(a).cmp(&key(b))
        }
        By::Solved => a.work.solved().cmp(&b.work.solved()),
        By::Minutes => a.work.minutes.cmp(&b.work.minutes),
        By::Task(task) => status(a, task).cmp(&status(b, task)),
    };
    // Both directions keep the order of those that are equal.
    sort_by(&mut places, |a, b| {
        let order = compare(&entries[*a], &entries[*b]);
        if sort.is_descending { order.reverse() } else { order }
    });
    if sort.is_descending && (sort.by == By::Order || is_hidden && sort.by == By::Name) {
        places.reverse();
    }
    places
}

#[cfg(test)]
pub(super) mod tests {
    use super::{Status, names, ordered};
    use crate::teach::{By, Sort};
    use files::lessons::{Asked, Class, Done, Explained, Found, Lesson, Part, Predicted, Task, Work, code};
    use web::texts::Texts;

    /// A lesson with two tasks.
    pub(in crate::teach::class) fn lesson() -> Lesson {
        let strip = "nim:4,0,6".parse().unwrap();
        let task = |asked| Part::Task(Task { words: String::new(), asked });
        Lesson::new("A strip".into(), [task(Asked::Move(strip)), task(Asked::Explanation { answer: String::new() })])
    }

    /// The class of this lesson in which pupils with these names solved the first task in this number of moves. They have not begun the
    /// task if the number is 0.
    pub(in crate::teach::class) fn class(pupils: &[(&str, usize, &str)]) -> Class {
        let lesson = lesson();
        let mut class = Class::default();
        for (pupil, (name, tries, text)) in pupils.iter().enumerate() {
            // 9 is z2, a move that loses; 12 is z3.
            let moves = vec![9; *tries];
            let found =
                if *tries == 0 { Done::Nothing } else { Done::Found(Found { hints: 0, moves, is_solved: true }) };
            let done = vec![found, Done::Explained(Explained { text: (*text).into() })];
            let work = Work {
                name: (*name).into(),
                minutes: Some(pupil as u16),
                done,
                ..Work::new(lesson.id(), pupil as u32, 2)
            };
            class.take(&lesson, &code::write(&work));
        }
        class
    }

    #[test]
    fn a_status_is_that_of_what_was_done() {
        let predicted =
            |answers: &[bool], is_solved| Done::Predicted(Predicted { answers: answers.to_vec(), is_solved });
        assert_eq!(Status::of(&Done::Nothing), Status::NotBegun);
        assert_eq!(Status::of(&predicted(&[true], true)), Status::AtOnce);
        assert_eq!(Status::of(&predicted(&[true, false], true)), Status::Solved(2));
        assert_eq!(Status::of(&predicted(&[true, false], false)), Status::Tried(2));
        assert_eq!(Status::of(&Done::Explained(Explained { text: "so".into() })), Status::Written);
    }

    #[test]
    fn pupils_are_called_by_their_names_or_by_numbers() {
        let class = class(&[("Aya", 1, "a"), ("", 1, "b"), ("Bo", 1, "c")]);
        let texts = Texts::default();
        assert_eq!(names(texts, &class, false), ["Aya", "Pupil 2", "Bo"]);
        let mut hidden = names(texts, &class, true);
        assert_eq!(hidden, names(texts, &class, true), "always the same");
        hidden.sort();
        assert_eq!(hidden, ["Pupil 1", "Pupil 2", "Pupil 3"]);
    }

    #[test]
    fn hidden_names_follow_neither_the_order_nor_the_names() {
        let pupils: Vec<String> = (0..30).map(|number| format!("{number:02}")).collect();
        let class = class(&pupils.iter().map(|name| (name.as_str(), 1, "")).collect::<Vec<_>>());
        let sort = |by| Sort { by, is_descending: false };
        let shown = ordered(&class, sort(By::Name), true);
        assert_eq!(shown, ordered(&class, sort(By::Order), true));
        let rising = shown.windows(2).filter(|pair| pair[0] < pair[1]).count();
        assert!((8..=21).contains(&rising), "{rising} of 29 pairs rise");
    }

    #[test]
    fn the_table_is_sorted_by_any_column_both_ways() {
        let class = class(&[("Bo", 3, "x"), ("aya", 0, ""), ("", 1, "x"), ("Cy", 1, "")]);
        let by = |by, is_descending| ordered(&class, Sort { by, is_descending }, false);
        assert_eq!(by(By::Order, false), [0, 1, 2, 3]);
        assert_eq!(by(By::Order, true), [3, 2, 1, 0]);
        assert_eq!(by(By::Name, false), [1, 0, 3, 2]);
        assert_eq!(by(By::Solved, true), [0, 2, 3, 1]);
        assert_eq!(by(By::Minutes, true), [3, 2, 1, 0]);
        assert_eq!(by(By::Task(0), false), [2, 3, 0, 1]);
        assert_eq!(by(By::Task(0), true), [1, 0, 2, 3]);
    }
}
