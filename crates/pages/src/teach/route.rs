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
use maths::games::{Problems, Sum, in_address};
use maths::values::whole_number;
use web::kit::CourseLesson;
use web::kit::frame::Settings;
use web::kit::query::{Query, Written};
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
    let mut written = Written::default();
    written.add_some("g", sum.as_ref().map(|sum| in_address(&sum.to_string())));
    written.add_some("tab", tab.filter(|_| !is_reading).map(Tab::key));
    written.add_unless(*opens == Opens::default(), "opens", &opens.key());
    if let Some(Frame { settings, computer }) = frame {
        written.add("frame", &settings.write().replace('&', ";").replace('%', "~"));
        written.add_some("computer", computer.as_ref().map(write_computer));
    }
    let word = lesson.as_ref().map(Lesson::write).filter(|word| word.len() <= Lesson::LONGEST);
    written.add_some(if *is_reading { "read" } else { "lesson" }, word);
    written.add_some("course", *course);
    written.add_some("sheet", sheet.as_ref().map(Sheet::write));
    written.add_some("of", of.map(|lesson| lesson.write(None)));
    written.add_unless(work.is_empty(), "work", &work.join(","));
    written.add_some("lang", language.map(Language::code));
    written.text()
}

/// Reads what [`write()`] wrote, and less. An empty text says nothing.
///
/// # Errors
/// Why nothing can be opened.
pub fn read(text: &str) -> Result<Link, LinkRefused> {
    Query::read(text, LONGEST).map_err(LinkRefused::TooLong).and_then(read_parts)
}

fn read_parts(mut query: Query) -> Result<Link, LinkRefused> {
    let position = |problems| LinkRefused::Position(Box::new(problems));
    let sum = query.try_take("g", |text| text.parse::<Sum>().map_err(position))?;
    let frame = read_frame(&mut query)?;
    let packed = query.take_one(&["lesson", "read"], |key, word| Some((key == "read", word.to_owned())));
    let (is_reading, word) = packed.unzip();
    let lesson = word.map(|word| Lesson::read(&word)).transpose().map_err(LinkRefused::Lesson)?;
    let sheet = query.try_take("sheet", |text| Sheet::read(text).ok_or(LinkRefused::Sheet))?;
    let work = query.take("work", codes).unwrap_or_default();
    let shown = [
        (!work.is_empty(), Tab::Class),
        (lesson.is_some(), Tab::Lesson),
        (sheet.is_some(), Tab::Print),
        (sum.is_some(), Tab::Link),
    ];
    let tab = query.take("tab", Tab::with_key);
    Ok(Link {
        tab: tab.or(shown.into_iter().find(|(is_there, _)| *is_there).map(|(_, tab)| tab)),
        sum,
        opens: query.take("opens", Opens::with_key).unwrap_or_default(),
        frame,
        lesson,
        is_reading: is_reading.unwrap_or_default(),
        course: query
            .take("course", |text| Some(whole_number(text)? as usize).filter(|place| CourseLesson::has(*place))),
        sheet,
        // Links name its language, so it does not matter which one is that of the page.
        of: query.take("of", |text| CourseLesson::read(text, Language::default())),
        work,
        language: query.take("lang", Language::with_code),
        ignored: query.ignored(),
    })
}

/// The frame, if the link has settings of one or a computer.
fn read_frame(query: &mut Query) -> Result<Option<Frame>, LinkRefused> {
    let settings = query.take("frame", |text| Some(Settings::read(&text.replace(';', "&").replace('~', "%")).0));
    let refused = |refused| LinkRefused::Computer(Box::new(refused));
    let computer = query.try_take("computer", |text| read_computer(text).map_err(refused))?;
    let is_named = settings.is_some() || computer.is_some();
    let settings = settings.unwrap_or_else(|| Frame::default().settings);
    Ok(is_named.then_some(Frame { settings, computer }))
}

/// Codes that pupils hand in; `None` if there are none.
fn codes(text: &str) -> Option<Vec<String>> {
    let codes: Vec<String> = text.split(',').filter(|code| !code.is_empty()).map(str::to_owned).collect();
    (!codes.is_empty()).then_some(codes)
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
        let twice = opened("g=nim:1,2,3&tab=class&g=x&tab=print");
        assert_eq!((twice.tab, twice.ignored), (Some(Tab::Class), vec!["“g=x”".into(), "“tab=print”".into()]));
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
