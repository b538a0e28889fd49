//! A lesson of the course as addresses name it: `course=3`, and `course=3-ja` in another language than that of the page.
//!
//! Stable: old links keep working. The lesson itself is a file beside the page. The work of a pupil names the lesson by its title and
//! content, not by the link that has opened it.

use crate::kit::fetching;
use crate::texts::Language;
use files::lessons::course::FILES;
use files::lessons::plain::Plain;
use maths::values::whole_number;

/// A lesson of the course in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CourseLesson {
    place: usize,
    language: Language,
}

impl CourseLesson {
    /// The lesson at a place, from 1; `None` if the course has no such lesson.
    pub fn new(place: usize, language: Language) -> Option<Self> {
        Self::has(place).then_some(Self { place, language })
    }

    /// True if the course has a lesson at this place, counted from 1.
    pub fn has(place: usize) -> bool {
        (1..=FILES.len()).contains(&place)
    }

    /// Reads `3` or `3-ja`. Without a code the language is that of the page. `None` if there is no such lesson.
    pub fn read(value: &str, of_page: Language) -> Option<Self> {
        let (place, language) = match value.split_once('-') {
            Some((place, code)) => (place, Language::with_code(code)?),
            None => (value, of_page),
        };
        Self::new(whole_number(place)? as usize, language)
    }

    /// The value that names it in an address; without the language if the address says that the page has the same.
    pub fn write(self, of_page: Option<Language>) -> String {
        if of_page == Some(self.language) {
            self.place.to_string()
        } else {
            format!("{}-{}", self.place, self.language.code())
        }
    }

    /// The address at which pupils do it, in the folder `base`; the page speaks the language of the lesson.
    pub fn address(self, base: &str) -> String {
        let language = self.language;
        format!("{base}lesson.html#course={}&lang={}", self.write(Some(language)), language.code())
    }

    /// Fetches the lesson with the parts for its teacher. The request starts at once, before the future is awaited. The files lie beside
    /// the page, and the service worker keeps them. `None` if the request fails.
    pub fn fetched(self) -> impl Future<Output = Option<Plain>> {
        let file = self.place.checked_sub(1).and_then(|index| FILES.get(index));
        let code = self.language.code();
        let folder = if self.language == Language::default() { String::new() } else { format!("{code}/") };
        let asked = file.and_then(|file| fetching::ask(&format!("course/{folder}{file}")));
        async move { Plain::read(&fetching::answer(asked).await?).ok() }
    }
}

#[cfg(test)]
mod tests {
    use super::CourseLesson;
    use crate::texts::Language;

    fn languages() -> [Language; 2] {
        ["en", "ja"].map(|code| Language::with_code(code).unwrap())
    }

    #[test]
    fn the_language_is_named_where_it_is_not_that_of_the_page() {
        let [english, japanese] = languages();
        let lesson = CourseLesson::new(3, japanese).unwrap();
        assert_eq!(lesson.write(Some(japanese)), "3");
        assert_eq!([lesson.write(Some(english)), lesson.write(None)], ["3-ja", "3-ja"]);
        assert_eq!(CourseLesson::read("3", japanese), Some(lesson));
        assert_eq!(CourseLesson::read("3-ja", english), Some(lesson));
        assert_eq!(CourseLesson::read("3", english), CourseLesson::new(3, english));
    }

    #[test]
    fn links_for_pupils_are_short() {
        let [english, japanese] = languages();
        let address = |language| CourseLesson::new(3, language).unwrap().address("https://x.org/");
        assert_eq!(address(english), "https://x.org/lesson.html#course=3&lang=en");
        assert_eq!(address(japanese), "https://x.org/lesson.html#course=3&lang=ja");
    }

    #[test]
    fn what_names_no_lesson_of_the_course_is_not_read() {
        let [english, _] = languages();
        for value in ["", "0", "7", "-1", "3-", "3-xx", "3-ja-ja", "three", "99999999999999999999"] {
            assert_eq!(CourseLesson::read(value, english), None, "{value}");
        }
        assert!(CourseLesson::new(6, english).is_some() && CourseLesson::new(0, english).is_none());
    }
}
