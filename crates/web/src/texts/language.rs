//! The languages that there are, and which of them a reader wants.

use crate::texts::{Entry, LANGUAGES};

/// A language of the page; English unless something else is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Language(u8);

impl Language {
    /// Every language, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LANGUAGES.len()).map(|index| Self(index as u8))
    }

    /// The tag, as in links and in `lang` attributes: `ja`.
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// The name of the language in itself: `日本語`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The language with this tag.
    pub fn with_code(code: &str) -> Option<Self> {
        Self::all().find(|language| language.code() == code)
    }

    /// The first language of a reader's list that the page speaks, whatever the country: `ja-JP` finds Japanese.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        tags.into_iter().find_map(|tag| {
            let tag = tag.to_ascii_lowercase();
            let main = tag.split('-').next().unwrap_or_default();
            Self::with_code(&tag).or_else(|| Self::with_code(main))
        })
    }

    pub(super) fn entry(self) -> &'static Entry {
        &LANGUAGES[self.index()]
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}
