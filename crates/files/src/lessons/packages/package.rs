//! The files of a package.

use crate::exports::{File, escape, pack_deflated};
use crate::lessons::Lesson;
use crate::lessons::packages::cmi5::structure;
use crate::lessons::packages::manifest::manifest;

/// The progress of a pupil in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The code of the work; empty before anything was done.
    pub code: String,
    /// For each task whether it was begun, and whether it is solved.
    pub tasks: Vec<(bool, bool)>,
}

impl Progress {
    /// The number of solved tasks.
    pub fn solved(&self) -> usize {
        self.tasks.iter().filter(|(_, is_solved)| *is_solved).count()
    }

    /// True if all tasks are solved. A lesson without tasks is complete once it was read.
    pub fn is_complete(&self) -> bool {
        self.solved() == self.tasks.len()
    }

    /// The solved tasks in a hundred, rounded; 100 without tasks.
    pub fn percent(&self) -> usize {
        (100 * self.solved())
            .checked_add(self.tasks.len() / 2)
            .map_or(100, |twice| twice.checked_div(self.tasks.len()).unwrap_or(100))
    }
}

/// The name of a lesson as an IRI. Two lessons with the same content have the same.
pub fn unit(lesson: &Lesson) -> String {
    let id = lesson.id();
    format!("urn:bittersweet:lesson:{:04x}{:08x}", id.title, id.content)
}

/// The page of a lesson: the page that shows any lesson, with this one in its head. It also has the language that it speaks at first, and
/// the address of the site it comes from. `None` if the page has no head.
pub fn page_of(page: &str, lesson: &Lesson, language: &str, site: &str) -> Option<String> {
    let (before, after) = page.split_once("</head>")?;
    let meta = |name: &str, content: &str| {
        let mut written = String::new();
        escape::xml(&mut written, content);
        format!("<meta name=\"bittersweet-{name}\" content=\"{written}\" />\n")
    };
    let metas = [meta("lesson", &lesson.write()), meta("language", language), meta("site", site)].concat();
    Some([before, &metas, "</head>", after].concat())
}

/// Returns the page of a lesson with a policy that lets it send results to a learning platform: to its own origin, or over https
/// ([`Receiver`](crate::lessons::packages::Receiver) has the narrower rule). Only a lesson in a package does that, so a lesson saved alone
/// keeps the stricter policy. `None` if the page has no policy.
pub fn reporting(page: &str) -> Option<String> {
    const POLICY: &str = "http-equiv=\"Content-Security-Policy\" content=\"";
    let (before, after) = page.split_once(POLICY)?;
    // If a policy has a directive twice, browsers use the first one.
    Some([before, POLICY, "connect-src 'self' https:; ", after].concat())
}

/// The page of a lesson ([`reporting`]), and its bytes as deflate has compressed them, where that was possible.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// The page.
    pub text: &'a str,
    /// The same, compressed.
    pub deflated: Option<&'a [u8]>,
}

/// The archive of a lesson; `title` is the title in words, and `readme` says what the archive is. `None` if it would be too large for an
/// archive.
pub fn package(page: Page<'_>, lesson: &Lesson, title: &str, language: &str, readme: &str) -> Option<Vec<u8>> {
    let id = lesson.id();
    let identifier = format!("bittersweet-{:04x}{:08x}", id.title, id.content);
    pack_deflated(&[
        (&File::text("imsmanifest.xml", manifest(title, &identifier)), None),
        (&File::text("cmi5.xml", structure(title, &unit(lesson), language)), None),
        (&File::text("index.html", page.text), page.deflated),
        (&File::text("README.txt", readme), None),
    ])
}

#[cfg(test)]
mod tests {
    use super::{Page, Progress, package, page_of, reporting};
    use crate::exports::unpack;
    use crate::lessons::{Lesson, Part};

    #[test]
    fn progress_is_counted_in_percent() {
        let of = |solved: usize, all: usize| {
            let tasks = (0..all).map(|task| (true, task < solved)).collect();
            Progress { tasks, ..Progress::default() }.percent()
        };
        assert_eq!([of(0, 3), of(1, 3), of(2, 3), of(3, 3), of(0, 0)], [0, 33, 67, 100, 100]);
    }

    #[test]
    fn a_package_has_the_page_with_the_lesson_and_both_descriptions() {
        let lesson = Lesson::new("A <strip> & \"more\"".into(), [Part::Text("Break it.".into())]);
        let page = "<!DOCTYPE html><html><head><title>x</title></head><body></body></html>";
        let page = page_of(page, &lesson, "en", "https://x.org/").unwrap();
        let files =
            unpack(&package(Page { text: &page, deflated: None }, &lesson, &lesson.title, "en", "Upload it.").unwrap())
                .unwrap();
        assert!(files.damaged.is_empty());
        let names: Vec<&str> = files.files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["imsmanifest.xml", "cmi5.xml", "index.html", "README.txt"]);
        for file in &files.files[..2] {
            let text = file.as_text().unwrap();
            assert!(text.contains("A &lt;strip&gt; &amp; &quot;more&quot;") && text.contains("index.html"), "{text}");
        }
        let shown = files.files[2].as_text().unwrap();
        let word = shown.split("bittersweet-lesson\" content=\"").nth(1).unwrap().split('"').next().unwrap();
        assert_eq!(Lesson::read(word), Ok(lesson));
        assert_eq!(page_of("no head", &Lesson::default(), "en", ""), None);
    }

    #[test]
    fn only_the_page_of_a_package_may_report_to_a_platform() {
        let page = |more: &str| {
            format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{more}default-src 'none'\" /></head>")
        };
        assert_eq!(reporting(&page("")), Some(page("connect-src 'self' https:; ")));
        assert_eq!(reporting("<head></head>"), None);
        assert!(!page_of(&page(""), &Lesson::default(), "en", "").unwrap().contains("connect-src"));
    }
}
