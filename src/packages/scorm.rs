//! What a page says to a platform with SCORM 1.2: elements of its data model with their values.

use crate::packages::Progress;

/// An element and its value.
pub type Element = (String, String);

/// The longest suspended data that platforms must keep, in characters.
pub const LONGEST_SUSPENDED: usize = 4096;

/// What is set when work goes on. `seconds` is the time since the page was opened.
pub fn elements(progress: &Progress, seconds: u64) -> Vec<Element> {
    let status = if progress.is_complete() { "completed" } else { "incomplete" };
    let of = |name: &str, value: String| (name.to_owned(), value);
    let mut elements = vec![
        of("cmi.core.lesson_status", status.into()),
        of("cmi.core.score.min", "0".into()),
        of("cmi.core.score.max", "100".into()),
        of("cmi.core.score.raw", progress.percent().to_string()),
        of("cmi.core.session_time", time(seconds)),
        of("cmi.core.exit", if progress.is_complete() { String::new() } else { "suspend".into() }),
    ];
    if progress.code.len() <= LONGEST_SUSPENDED {
        elements.push(of("cmi.suspend_data", progress.code.clone()));
    }
    elements
}

/// What is set about a task that was begun or solved since `index` interactions were set.
pub fn interaction(index: usize, task: usize, is_solved: bool) -> Vec<Element> {
    let of = |name: &str, value: String| (format!("cmi.interactions.{index}.{name}"), value);
    let result = if is_solved { "correct" } else { "wrong" };
    vec![of("id", format!("task-{}", task + 1)), of("type", "performance".into()), of("result", result.into())]
}

/// A time span as SCORM 1.2 writes it: hours with up to four digits.
fn time(seconds: u64) -> String {
    let [hours, minutes, seconds] = [(seconds / 3600).min(9999), seconds / 60 % 60, seconds % 60];
    format!("{hours:04}:{minutes:02}:{seconds:02}")
}

#[cfg(test)]
mod tests {
    use super::elements;
    use super::interaction;
    use super::time;
    use crate::packages::Progress;

    #[test]
    fn what_is_said_follows_the_work() {
        let value = |progress: &Progress, name: &str| {
            elements(progress, 75).into_iter().find(|(element, _)| element == name).map(|(_, value)| value)
        };
        let half = Progress { code: "SWEET-1".into(), tasks: vec![(true, true), (true, false)] };
        assert_eq!(value(&half, "cmi.core.lesson_status").unwrap(), "incomplete");
        assert_eq!(value(&half, "cmi.core.score.raw").unwrap(), "50");
        assert_eq!(value(&half, "cmi.core.exit").unwrap(), "suspend");
        assert_eq!(value(&half, "cmi.suspend_data").unwrap(), "SWEET-1");
        let all = Progress { tasks: vec![(true, true)], ..half.clone() };
        assert_eq!(value(&all, "cmi.core.lesson_status").unwrap(), "completed");
        let long = Progress { code: "x".repeat(5000), ..half };
        assert_eq!(value(&long, "cmi.suspend_data"), None);
    }

    #[test]
    fn times_and_interactions_are_written_as_the_standard_has_them() {
        assert_eq!([time(0), time(3725), time(u64::MAX)], ["0000:00:00", "0001:02:05", "9999:00:15"].map(String::from));
        assert_eq!(interaction(3, 0, true)[0], ("cmi.interactions.3.id".into(), "task-1".into()));
    }
}
