//! The page's address: `lesson=1.QSBzdHJpcA&lang=ja`, or `course=3&lang=ja`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `lesson` | the lesson, as [`Lesson::write`] packs it | the one in the page itself, if it has one |
//! | `course` | the lesson of the course: `1` to `6`, or `3-ja` in another language than the page's. Only where there is no `lesson` | no lesson |
//! | `lang` | the language of the page: `en`, `ja` | the reader's |
//! | `at` | the screen, from 0 | the start |
//! | `from` | `teach` behind all others: the teacher's page has opened this one | a link for pupils |
//!
//! Stable: old links keep working. Unknown keys are ignored.

use files::lessons::course::FILES;
use files::lessons::{Lesson, LessonRefused};
use maths::values::{quoted, whole_number};
use web::kit::CourseLesson;
use web::kit::query::{Query, Written};
use web::kit::refusals::problems;
use web::texts::{Language, Texts};

/// The longest address that is read, in bytes.
const LONGEST: usize = 20_000;

/// The content of an address.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// The lesson that is in it, or in the page.
    pub lesson: Result<Option<Lesson>, LinkRefused>,
    /// The lesson of the course that it names.
    pub course: Option<CourseLesson>,
    /// The language of the page.
    pub language: Option<Language>,
    /// The screen, from 0. It may be one that the lesson does not have.
    pub screen: usize,
}

/// Why an address opens no lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRefused {
    /// The length of the address in bytes.
    TooLong(usize),
    /// The lesson cannot be read.
    Lesson(LessonRefused),
    /// The course has no such lesson.
    NotInCourse(String),
    /// The lesson of the course could not be fetched.
    NotFetched,
}

impl LinkRefused {
    /// The reason, without a full stop.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::TooLong(length) => texts.link_long(length, &LONGEST),
            Self::Lesson(LessonRefused::Damaged) => texts.teach_lesson_damaged().into(),
            Self::Lesson(LessonRefused::Position(found)) => problems(texts, found),
            Self::NotInCourse(value) => texts.lesson_not_in_course(&FILES.len(), &quoted(value)),
            Self::NotFetched => texts.lesson_not_fetched().into(),
        }
    }
}

/// Reads an address. `inside` is the lesson in the page itself. `of_reader` is the language of the page if the address names none.
pub fn read(fragment: &str, inside: Option<&str>, of_reader: Language) -> Address {
    let nothing = |refused| Address { lesson: Err(refused), course: None, language: None, screen: 0 };
    let mut query = match Query::read(fragment, LONGEST) {
        Ok(query) => query,
        Err(length) => return nothing(LinkRefused::TooLong(length)),
    };
    let (screen, language) = (take_screen(&mut query), query.take("lang", Language::with_code));
    let value = |key| query.value(key).filter(|word| !word.is_empty());
    if let Some(word) = value("lesson").or(inside) {
        let lesson = Lesson::read(word).map(Some).map_err(LinkRefused::Lesson);
        return Address { lesson, course: None, language, screen };
    }
    let named = value("course").map(|value| {
        let lesson = CourseLesson::read(value, language.unwrap_or(of_reader));
        lesson.ok_or_else(|| LinkRefused::NotInCourse(value.to_owned()))
    });
    match named.transpose() {
        Ok(course) => Address { lesson: Ok(None), course, language, screen },
        Err(refused) => Address { language, screen, ..nothing(refused) },
    }
}

/// The address of a lesson, behind `#`; that of a lesson of the course is short.
pub fn write(lesson: &Lesson, course: Option<CourseLesson>, language: Option<Language>) -> String {
    let mut written = Written::default();
    match course {
        Some(course) => written.add("course", &course.write(language)),
        None => written.add("lesson", &lesson.write()),
    }
    written.add_some("lang", language.map(Language::code));
    written.text()
}

fn take_screen(query: &mut Query) -> usize {
    query.take("at", whole_number).unwrap_or_default() as usize
}

/// The screen that an address names.
pub fn screen(fragment: &str) -> usize {
    take_screen(&mut Query::of(fragment))
}

/// The same address at another screen, behind `#`.
pub fn at(fragment: &str, screen: usize) -> String {
    let others = Query::of(fragment).remove(|part| !part.starts_with("at="));
    let at = (screen > 0).then(|| format!("at={screen}"));
    others.into_iter().chain(at).collect::<Vec<_>>().join("&")
}

#[cfg(test)]
mod tests {
    use super::{Address, LinkRefused, at, read, screen, write};
    use files::lessons::{Lesson, LessonRefused, Part};
    use web::kit::CourseLesson;
    use web::texts::Language;

    fn lesson(title: &str) -> Lesson {
        Lesson::new(title.into(), [Part::Text("B".into())])
    }

    #[test]
    fn the_lesson_of_the_address_comes_before_that_of_the_page() {
        let (one, other) = (lesson("A"), lesson("C").write());
        let japanese = Language::with_code("ja");
        let opened = |text: &str, inside: Option<&str>| read(text, inside, Language::default());
        let link = format!("#{}", write(&one, None, japanese));
        assert_eq!(
            opened(&link, Some(&other)),
            Address { lesson: Ok(Some(one)), course: None, language: japanese, screen: 0 }
        );
        let of_page = Address { lesson: Ok(Some(lesson("C"))), course: None, language: japanese, screen: 0 };
        assert_eq!(opened("#lang=ja", Some(&other)), of_page);
        assert_eq!(opened("#course=3&lang=ja", Some(&other)), of_page);
        assert_eq!(opened("#lesson=", None), Address { lesson: Ok(None), course: None, language: None, screen: 0 });
        let damaged = Err(LinkRefused::Lesson(LessonRefused::Damaged));
        assert_eq!(opened("#lesson=2.xyz&film=1", Some(&other)).lesson, damaged);
        assert!(matches!(opened(&"x".repeat(30_000), None).lesson, Err(LinkRefused::TooLong(30_000))));
    }

    #[test]
    fn a_lesson_of_the_course_keeps_its_language_when_the_page_gets_another() {
        let [english, japanese] = ["en", "ja"].map(|code| Language::with_code(code).unwrap());
        let opened = |text: &str| read(text, None, japanese);
        let third = |language| CourseLesson::new(3, language);
        assert_eq!(opened("#course=3").course, third(japanese));
        assert_eq!(opened("#course=3&lang=en").course, third(english));
        let switched = write(&lesson("A"), third(japanese), Some(english));
        assert_eq!(switched, "course=3-ja&lang=en");
        assert_eq!((opened(&switched).course, opened(&switched).language), (third(japanese), Some(english)));
        assert_eq!(write(&lesson("A"), third(japanese), Some(japanese)), "course=3&lang=ja");
        let both = opened(&format!("course=3&lesson={}", lesson("A").write()));
        assert_eq!((both.lesson, both.course), (Ok(Some(lesson("A"))), None));
    }

    #[test]
    fn lessons_that_the_course_does_not_have_are_refused() {
        for value in ["7", "0", "3-xx", "x"] {
            let refused = Err(LinkRefused::NotInCourse(value.into()));
            assert_eq!(read(&format!("course={value}"), None, Language::default()).lesson, refused);
        }
    }

    #[test]
    fn an_address_keeps_its_screen_beside_everything_else() {
        let (english, link) = (Language::with_code("en"), "#course=3&lang=ja");
        assert_eq!(at(link, 4), "course=3&lang=ja&at=4");
        assert_eq!(at("#course=3&at=4&lang=ja", 0), "course=3&lang=ja");
        assert_eq!((at("", 2), at("#at=2", 0)), ("at=2".into(), String::new()), "a page with a lesson inside");
        let opened = read("#course=3&at=4", None, english.unwrap());
        assert_eq!((opened.course, opened.screen), (CourseLesson::new(3, english.unwrap()), 4));
        assert_eq!(["#at=x", "#at=-1", "#at=", "#lesson=1.at=5"].map(screen), [0; 4]);
    }
}
