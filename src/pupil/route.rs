//! The page's address: `lesson=1.QSBzdHJpcA&lang=ja`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `lesson` | the lesson, as [`Lesson::write`] packs it | the one in the page itself, if it has one |
//! | `lang` | the language of the page: `en`, `ja` | the reader's |
//!
//! Stable: old links keep working. Unknown keys are ignored.

use crate::kit::refusals::problems;
use crate::lessons::Lesson;
use crate::lessons::LessonRefused;
use crate::texts::Language;
use crate::texts::Texts;

/// The longest address that is read, in bytes.
const LONGEST: usize = 20_000;

/// Why an address opens no lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRefused {
    /// It has so many bytes.
    TooLong(usize),
    /// The lesson cannot be read.
    Lesson(LessonRefused),
}

impl LinkRefused {
    /// The reason, without a full stop.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::TooLong(length) => texts.link_long(length, &LONGEST),
            Self::Lesson(LessonRefused::Damaged) => texts.teach_lesson_damaged().into(),
            Self::Lesson(LessonRefused::Position(found)) => problems(texts, found),
        }
    }
}

/// The lesson and the language of an address; `inside` is the lesson that the page itself has.
pub fn read(fragment: &str, inside: Option<&str>) -> (Result<Option<Lesson>, LinkRefused>, Option<Language>) {
    let text = fragment.trim_start_matches('#');
    if text.len() > LONGEST {
        return (Err(LinkRefused::TooLong(text.len())), None);
    }
    let value = |wanted: &str| text.split('&').find_map(|part| part.strip_prefix(wanted));
    let word = value("lesson=").filter(|word| !word.is_empty()).or(inside);
    let lesson = word.map(|word| Lesson::read(word).map_err(LinkRefused::Lesson)).transpose();
    (lesson, value("lang=").and_then(Language::with_code))
}

/// The address of the lesson, behind `#`.
pub fn write(lesson: &Lesson, language: Option<Language>) -> String {
    let language = language.map(|language| format!("&lang={}", language.code()));
    format!("lesson={}{}", lesson.write(), language.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::LinkRefused;
    use super::read;
    use super::write;
    use crate::lessons::Lesson;
    use crate::lessons::LessonRefused;
    use crate::lessons::Part;
    use crate::texts::Language;

    #[test]
    fn the_lesson_of_the_address_comes_before_that_of_the_page() {
        let lesson = |title: &str| Lesson::new(title.into(), [Part::Text("B".into())]);
        let (one, other) = (lesson("A"), lesson("C").write());
        let japanese = Language::with_code("ja");
        let link = format!("#{}", write(&one, japanese));
        assert_eq!(read(&link, Some(&other)), (Ok(Some(one)), japanese));
        assert_eq!(read("#lang=ja", Some(&other)), (Ok(Some(lesson("C"))), japanese));
        assert_eq!(read("#lesson=", None), (Ok(None), None));
        let damaged = Err(LinkRefused::Lesson(LessonRefused::Damaged));
        assert_eq!(read("#lesson=2.xyz&film=1", Some(&other)), (damaged, None));
        assert!(matches!(read(&"x".repeat(30_000), None).0, Err(LinkRefused::TooLong(30_000))));
    }
}
