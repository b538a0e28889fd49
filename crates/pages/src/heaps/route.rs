//! The state of the page as text, and back: `rules=0.77&up=1000&heaps=3,5`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `rules` | the rules, with `_` for blanks and `;` between moves | Kayles |
//! | `up` | the largest heap: one of those that the page offers | 1000 |
//! | `heaps` | several heaps, such as `3,5` | 3, 5 |
//! | `lang` | the language: `en`, `ja` | the reader's |
//!
//! Unknown parts are ignored, and the page names them.

use crate::heaps::{State, position};
use web::kit::query::{Query, Unread, Written};
use web::texts::Language;

/// The content of a link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// The rules, as they are written.
    pub rules: Option<String>,
    /// The largest heap.
    pub largest: Option<u32>,
    /// Several heaps, as they are written.
    pub heaps: Option<String>,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// Parts that are not understood.
    pub unread: Unread,
}

/// The longest text that is read, in bytes.
pub(super) const LONGEST: usize = 4000;

/// The state as text. Default values are left out.
pub fn write(opened: &Opened) -> String {
    let usual = State::default();
    let mut written = Written::default();
    let rules = opened.rules.as_deref().filter(|rules| *rules != usual.text);
    written.add_some("rules", rules.map(|rules| rules.replace(' ', "_")));
    written.add_some("up", opened.largest.filter(|&largest| largest != usual.largest));
    let heaps = opened.heaps.as_deref().filter(|heaps| *heaps != usual.heaps);
    written.add_some("heaps", heaps.map(|heaps| heaps.replace(", ", ",").replace(' ', ",")));
    written.add_some("lang", opened.language.map(Language::code));
    written.text()
}

/// Reads what [`write()`] wrote, and less.
pub fn read(text: &str) -> Opened {
    let mut query = Query::within(text, LONGEST);
    Opened {
        rules: query.take("rules", |text| Some(text.replace('_', " "))),
        largest: query.take("up", |text| State::SIZES.into_iter().find(|size| size.to_string() == text)),
        heaps: query.take("heaps", |text| position::read(text).is_ok().then(|| text.replace(',', ", "))),
        language: query.take("lang", Language::with_code),
        unread: query.unread(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Opened, read, write};
    use web::texts::Language;

    #[test]
    fn a_link_opens_what_it_was_made_of() {
        let opened = Opened {
            rules: Some("move n by 1,2; move n into a+b where a != b".into()),
            largest: Some(100_000),
            heaps: Some("4, 9, 7".into()),
            language: Some(Language::default()),
            ..Opened::default()
        };
        let text = write(&opened);
        assert_eq!(read(&text), opened, "{text}");
        assert!(!text.contains(' '), "{text}");
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let opened = read("#rules=0.77&up=17&heaps=3,x&colour=red&rules=0.07");
        assert_eq!(opened.rules.as_deref(), Some("0.77"));
        assert_eq!((opened.largest, opened.heaps.clone()), (None, None));
        assert_eq!(opened.unread.ignored.len(), 4);
        assert_eq!(read(&"x".repeat(4001)).unread.too_long, Some(4001));
    }
}
