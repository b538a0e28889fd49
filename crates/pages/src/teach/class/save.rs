//! A class as files: a table for spreadsheet programs, and the codes.

use crate::teach::Sort;
use crate::teach::class::names::{Status, names, ordered};
use crate::teach::class::words::{status, task_kind};
use files::exports;
use files::lessons::{Class, Done, Lesson, Work};
use js_sys::Array;
use web::kit::download::download;
use web::texts::Texts;
use web_sys::{Blob, BlobPropertyBag};

/// The table of a class. Hidden names are hidden here as well.
pub(super) fn csv(texts: Texts, lesson: &Lesson, class: &Class, sort: Sort, is_hidden: bool) -> String {
    let kinds: Vec<&str> = lesson.tasks().take(Work::MOST_TASKS).map(|(_, tasked)| task_kind(texts, &tasked)).collect();
    let columns = |(place, kind): (usize, &&str)| {
        let name = texts.block_place(&(place + 1), kind);
        [name.clone(), format!("{name}: {}", texts.class_csv_tries()), format!("{name}: {}", texts.class_csv_hints())]
    };
    let first = [texts.class_name(), texts.class_minutes(), texts.class_solved()].map(str::to_owned);
    let head: Vec<String> = first.into_iter().chain(kinds.iter().enumerate().flat_map(columns)).collect();
    let names = names(texts, class, is_hidden);
    let row = |place: usize| {
        let work = &class.entries()[place].work;
        let minutes = work.minutes.map(|minutes| minutes.to_string()).unwrap_or_default();
        let cells =
            work.done.iter().flat_map(|done| [said(texts, done), done.tries().to_string(), done.hints().to_string()]);
        [names[place].clone(), minutes, work.solved().to_string()].into_iter().chain(cells).collect::<Vec<_>>()
    };
    let rows = [head].into_iter().chain(ordered(class, sort, is_hidden).into_iter().map(row)).collect::<Vec<_>>();
    exports::rows(rows.iter().map(|row| row.iter().map(String::as_str)))
}

/// The status of a task, in words. An explanation adds its own words, a formula its text.
fn said(texts: Texts, done: &Done) -> String {
    match done {
        Done::Explained(explained) => explained.text.clone(),
        Done::Ruled(ruled) if ruled.tries > 0 => {
            format!("{}: {}", status(texts, Status::of(done)).1, ruled.formula)
        }
        Done::Nothing | Done::Played(_) | Done::Found(_) | Done::Predicted(_) | Done::Filled(_) | Done::Ruled(_) => {
            status(texts, Status::of(done)).1
        }
    }
}

/// Hands a text to the browser as a file.
pub(super) fn save(text: &str, kind: &str, name: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let file = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options);
    // If the file cannot be made, nothing happens, as with any download that the browser refuses.
    let _ = file.and_then(|file| download(&file, name));
}

#[cfg(test)]
mod tests {
    use super::csv;
    use crate::teach::Sort;
    use crate::teach::class::names::tests::{class, lesson};
    use web::texts::Texts;

    #[test]
    fn the_table_has_a_row_for_each_pupil_and_nothing_in_it_is_a_formula() {
        let class = class(&[("=HYPERLINK(1)", 3, "because, \"so\""), ("Bo", 0, "")]);
        let written = csv(Texts::default(), &lesson(), &class, Sort::default(), false);
        let lines: Vec<&str> = written.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("\u{feff}Name,Minutes,Solved,1. Task: find a winning move,"), "{}", lines[0]);
        assert_eq!(lines[1], "'=HYPERLINK(1),0,2,solved after 3 tries,3,0,\"because, \"\"so\"\"\",1,0");
        assert_eq!(lines[2], "Bo,1,0,not begun,0,0,,1,0");
        let hidden = csv(Texts::default(), &lesson(), &class, Sort::default(), true);
        assert!(!hidden.contains("Bo") && hidden.contains("Pupil 1"));
    }
}
