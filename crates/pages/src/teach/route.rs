//! The page's state as text, and back: `g=nim:4,0,6&tab=frame`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `g` | the position of link and frame, in the notation | `nim:4,0,6` |
//! | `tab` | `link`, `frame`, `lesson`, `course`, `class` or `print` | that of the codes, the lesson or the sheet in the link, else `link` |
//! | `opens` | what the link that is made opens: `play` or `explore` | `play` |
//! | `frame` | what the frame shows: the query of its address with `;` for `&` and `~` for `%` | an exercise |
//! | `computer` | the computer in the frame, as Explore writes it: `second:80:7` | two people play |
//! | `lesson` | the lesson in the editor, as `teach::lesson` packs it | the draft on this device |
//! | `read` | the lesson as pupils see it, packed in the same way | the editor |
//! | `course` | the lesson of the course that is open: `1` to `6` | the list of lessons |
//! | `sheet` | the worksheet, as `teach::sheet` packs it | the draft on this device |
//! | `of` | the lesson of the course that the codes are of: `3-ja` | known by this device, or not |
//! | `work` | codes that pupils hand in, with commas between; the page takes them in and clears them from its address | none |
//! | `lang` | the language of the page: `en`, `ja` | the reader's |
//!
//! Stable: old links keep working. Unknown keys are ignored, and the page says so.

use crate::teach::{Link, Opens, Sheet, Tab};
use files::lessons::{Lesson, LessonRefused};
use maths::games::{Problems, Sum, in_address, quoted};
use maths::values::whole_number;
use web::kit::CourseLesson;
use web::kit::frame::Settings;
use web::kit::refusals::problems;
use web::table::LinkRefused as ExploreRefused;
use web::table::frame::Frame;
use web::table::route::{read_computer, write_computer};
use web::texts::{Language, Texts};

/// The longest address that is read, in bytes.
const LONGEST: usize = 20_000;

/// Why an address opens nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRefused {
    /// The length of the link in bytes.
    TooLong(usize),
    /// The position cannot be read.
    Position(Box<Problems>),
    /// The computer is not written as it should be.
    Computer(Box<ExploreRefused>),
    /// The lesson cannot be read.
    Lesson(LessonRefused),
    /// The worksheet cannot be read.
    Sheet,
}

impl LinkRefused {
    /// In a sentence.
    pub fn in_words(&self, texts: Texts) -> String {
        let refused = |reason: &str| texts.link_refused(&reason);
        match self {
            Self::TooLong(length) => texts.link_long(length, &LONGEST),
            Self::Position(found) | Self::Lesson(LessonRefused::Position(found)) => refused(&problems(texts, found)),
            Self::Computer(why) => refused(&why.reason(texts)),
            Self::Lesson(LessonRefused::Damaged) => refused(texts.teach_lesson_damaged()),
            Self::Sheet => refused(texts.teach_sheet_damaged()),
        }
    }
}

/// The state as text, without the defaults and without a lesson that is too long for a link.
pub fn write(link: &Link) -> String {
    let Link { tab, sum, opens, frame, lesson, is_reading, course, sheet, of, work, language, .. } = link;
    let mut parts = Vec::new();
    parts.extend(sum.as_ref().map(|sum| format!("g={}", in_address(&sum.to_string()))));
    parts.extend(tab.filter(|_| !is_reading).map(|tab| format!("tab={}", tab.key())));
    if *opens != Opens::default() {
        parts.push(format!("opens={}", opens.key()));
    }
    if let Some(Frame { settings, computer }) = frame {
        parts.push(format!("frame={}", settings.write().replace('&', ";").replace('%', "~")));
        parts.extend(computer.map(|computer| format!("computer={}", write_computer(&computer))));
    }
    let word = lesson.as_ref().map(Lesson::write).filter(|word| word.len() <= Lesson::LONGEST);
    let key = if *is_reading { "read" } else { "lesson" };
    parts.extend(word.map(|word| format!("{key}={word}")));
    parts.extend(course.map(|place| format!("course={place}")));
    parts.extend(sheet.as_ref().map(|sheet| format!("sheet={}", sheet.write())));
    parts.extend(of.map(|lesson| format!("of={}", lesson.write(None))));
    if !work.is_empty() {
        parts.push(format!("work={}", work.join(",")));
    }
    parts.extend(language.map(|language| format!("lang={}", language.code())));
    parts.join("&")
}

/// Reads what [`write()`] wrote, and less. An empty text says nothing.
///
/// # Errors
/// Why nothing can be opened.
pub fn read(text: &str) -> Result<Link, LinkRefused> {
    let text = text.trim_start_matches('#');
    if text.len() > LONGEST {
        return Err(LinkRefused::TooLong(text.len()));
    }
    let mut link = Link::default();
    let (mut query, mut computer) = (None, None);
    for part in text.split('&').filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let is_read = match key {
            "frame" => put(&mut query, Some(value.to_owned())),
            "computer" => {
                let read = read_computer(value).map_err(|refused| LinkRefused::Computer(Box::new(refused)))?;
                put(&mut computer, Some(read))
            }
            _ => take(&mut link, key, value)?,
        };
        if !is_read {
            link.ignored.push(quoted(part));
        }
    }
    if query.is_some() || computer.is_some() {
        let settings = match query {
            Some(query) => Settings::read(&query.replace(';', "&").replace('~', "%")).0,
            None => Frame::default().settings,
        };
        link.frame = Some(Frame { settings, computer });
    }
    let shown = [
        (!link.work.is_empty(), Tab::Class),
        (link.lesson.is_some(), Tab::Lesson),
        (link.sheet.is_some(), Tab::Print),
        (link.sum.is_some(), Tab::Link),
    ];
    link.tab = link.tab.or(shown.into_iter().find(|(is_there, _)| *is_there).map(|(_, tab)| tab));
    Ok(link)
}

/// Reads the value of a key into the link, except for the keys of the frame. Returns true if the key was understood.
fn take(link: &mut Link, key: &str, value: &str) -> Result<bool, LinkRefused> {
    Ok(match key {
        "g" => {
            let sum: Sum = value.parse().map_err(|problems| LinkRefused::Position(Box::new(problems)))?;
            put(&mut link.sum, Some(sum))
        }
        "tab" => put(&mut link.tab, Tab::with_key(value)),
        "opens" => Opens::with_key(value).map(|opens| link.opens = opens).is_some(),
        "lesson" | "read" => {
            link.is_reading = key == "read";
            put(&mut link.lesson, Some(Lesson::read(value).map_err(LinkRefused::Lesson)?))
        }
        "work" => {
            link.work.extend(value.split(',').filter(|code| !code.is_empty()).map(str::to_owned));
            !link.work.is_empty()
        }
        // Links name its language, so it does not matter which one is that of the page.
        "of" => put(&mut link.of, CourseLesson::read(value, Language::default())),
        "course" => put(
            &mut link.course,
            whole_number(value).map(|place| place as usize).filter(|place| CourseLesson::has(*place)),
        ),
        "sheet" => put(&mut link.sheet, Some(Sheet::read(value).ok_or(LinkRefused::Sheet)?)),
        "lang" => put(&mut link.language, Language::with_code(value)),
        _ => false,
    })
}

/// Stores a value that was read. Returns true if there is one.
fn put<T>(place: &mut Option<T>, read: Option<T>) -> bool {
    let is_read = read.is_some();
    if is_read {
        *place = read;
    }
    is_read
}

#[cfg(test)]
mod tests {
    use super::{LinkRefused, read, write};
    use crate::teach::{Link, Opens, Sheet, Tab};
    use files::lessons::{Lesson, LessonRefused, Part, Recipe};
    use maths::games::Sum;
    use web::kit::CourseLesson;
    use web::kit::frame::Settings;
    use web::table::frame::Frame;
    use web::texts::{Language, Texts};

    fn sum() -> Sum {
        "nim:1,2,3 + sharing:0,2,4".parse().unwrap()
    }

    #[test]
    fn what_is_written_is_read() {
        let settings = Settings { task: "50 % & more; ~1?".into(), ..Settings::default() };
        let frame = Frame { settings, computer: Frame::of(Recipe::Computer, &sum()).computer };
        let lesson = crate::teach::example::example(Texts::default());
        for link in [
            Link::default(),
            Link { sum: Some(sum()), tab: Some(Tab::Link), opens: Opens::Explore, ..Link::default() },
            Link { sum: Some(sum()), tab: Some(Tab::Frame), frame: Some(frame), ..Link::default() },
            Link {
                tab: Some(Tab::Lesson),
                lesson: Some(lesson.clone()),
                language: Language::with_code("ja"),
                ..Link::default()
            },
            Link { tab: Some(Tab::Lesson), lesson: Some(lesson), is_reading: true, ..Link::default() },
            Link { tab: Some(Tab::Class), work: vec!["SWEET-04AB".into(), "SWEET-99ZZ".into()], ..Link::default() },
            Link {
                tab: Some(Tab::Class),
                of: Language::with_code("ja").and_then(|language| CourseLesson::new(3, language)),
                work: vec!["SWEET-04AB".into()],
                ..Link::default()
            },
            Link { tab: Some(Tab::Course), course: Some(3), ..Link::default() },
            Link { tab: Some(Tab::Print), sheet: Some(Sheet::of(sum())), ..Link::default() },
        ] {
            let text = write(&link);
            assert_eq!(read(&format!("#{text}")), Ok(link), "{text}");
            // Addresses are decoded once before they are read.
            assert!(!text.contains(['%', ' ', '#']), "{text}");
        }
    }

    #[test]
    fn old_links_open() {
        let opened = |text: &str| read(text).unwrap();
        let frame =
            opened("g=nim:4,0,6&tab=frame&frame=controls=turn,undo;hints=0;task=Who~20wins~3F&computer=first:80");
        let Frame { settings, computer } = frame.frame.unwrap();
        assert_eq!((settings.task.as_str(), settings.hints, computer.unwrap().is_second), ("Who wins?", false, false));
        let lesson = opened("lesson=1.QSBzdHJpcB50H0JyZWFrIGl0Lg");
        assert_eq!(lesson.lesson, Some(Lesson::new("A strip".into(), [Part::Text("Break it.".into())])));
        assert_eq!((lesson.tab, lesson.is_reading), (Some(Tab::Lesson), false));
        assert!(opened("read=1.QSBzdHJpcB50H0JyZWFrIGl0Lg").is_reading);
        let handed_in = opened("tab=class&work=SWEET-04AB,sweet-99zz");
        assert_eq!((handed_in.work, handed_in.tab), (vec!["SWEET-04AB".into(), "sweet-99zz".into()], Some(Tab::Class)));
        assert_eq!(opened("work=SWEET-04AB").tab, Some(Tab::Class));
        // From a time when the tab of links was the first one.
        assert_eq!(opened("g=nim:4,0,6").tab, Some(Tab::Link));
        assert_eq!((opened("").tab, Tab::default(), Tab::ALL[0]), (None, Tab::Course, Tab::Course));
        assert_eq!(opened("tab=film&x=1").ignored, ["“tab=film”", "“x=1”"]);
        assert_eq!(opened("tab=course&course=7").ignored, ["“course=7”"]);
        assert_eq!(opened("work=SWEET-04AB&of=7-ja").ignored, ["“of=7-ja”"]);
    }

    #[test]
    fn what_cannot_be_opened_says_why() {
        let reason = |text: &str| read(text).unwrap_err();
        assert!(reason("g=triangle:k=3:2,4,1").in_words(Texts::default()).contains("y may be at most"));
        assert_eq!(reason("lesson=x"), LinkRefused::Lesson(LessonRefused::Damaged));
        assert_eq!(reason("sheet=x"), LinkRefused::Sheet);
        assert_eq!(reason(&"x".repeat(30_000)), LinkRefused::TooLong(30_000));
        assert!(matches!(reason("computer=third"), LinkRefused::Computer(_)));
    }

    #[test]
    fn a_lesson_that_is_too_long_is_left_out() {
        let lesson = Lesson::new("A".into(), [Part::Text("word ".repeat(2000))]);
        assert_eq!(write(&Link { lesson: Some(lesson), tab: Some(Tab::Lesson), ..Link::default() }), "tab=lesson");
    }
}
