//! The page's state as text, and back: `paper=triangular&at=theorem-7.3`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `paper` | a paper by its key: `triangular`, `pass`, `variants`, `misere`, `sharing` | the overview |
//! | `section` | a section of the paper; `4-2` is the second part of a long one | the first |
//! | `at` | something that the paper numbers, by kind and number | its beginning |
//! | `claim` | a claim as the laboratory's links have it; it opens the place at which its paper states it | none |
//! | `article` | an article by its name | none |
//! | `with` | numbers of the article that were changed: `k:5,s:2` | as the article has them |
//! | `show` | `museum`, `misprints` | the overview |
//! | `lang` | the language: `en`, `ja` | the reader's |
//!
//! Stable: old links keep working. Unknown parts are ignored, and the page names them.

#[cfg(test)]
mod tests;

use crate::papers::library::{facts, place, sections};
use maths::claims::Paper;
use maths::values::{half_width, whole_number};
use web::evidence::claim_in_address;
use web::kit::query::{Query, Unread, Written};
use web::texts::{Language, Number, Texts};

/// The target of a link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// The shown part.
    pub show: Show,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// Parts that are not understood.
    pub unread: Unread,
}

/// A part of the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Show {
    /// The papers, and what else there is.
    #[default]
    Overview,
    /// A paper, and the place to which it is opened: an entry, or a section by its id.
    Paper(Paper, Option<String>),
    /// An article by its name, and its numbers that are not as at first.
    Article(&'static str, Vec<(&'static str, u32)>),
    /// The bars of all figures.
    Museum,
    /// The misprints of the papers.
    Misprints,
}

impl Show {
    /// The same without what changes while one stays there.
    #[must_use]
    pub(super) fn place(&self) -> Self {
        match self {
            Self::Article(name, _) => Self::Article(name, Vec::new()),
            Self::Overview | Self::Paper(..) | Self::Museum | Self::Misprints => self.clone(),
        }
    }

    /// An article after a number of it was changed.
    #[must_use]
    pub(super) fn with(mut self, name: &'static str, value: u32) -> Self {
        if let Self::Article(article, changed) = &mut self {
            changed.retain(|(known, _)| *known != name);
            if number(article, name).is_some_and(|number| number.first != value) {
                changed.push((name, value));
                changed.sort_unstable();
            }
        }
        self
    }
}

/// The number with this name in an article.
fn number(article: &str, name: &str) -> Option<Number> {
    Texts::article_numbers(article).iter().copied().find(|number| number.name == name)
}

/// The beginning of the ids of sections.
const SECTION: &str = "section-";

/// True if a place is a section, and no entry.
pub(super) fn is_section(place: &str) -> bool {
    place.starts_with(SECTION)
}

/// The longest text that is looked at, in bytes.
pub(super) const LONGEST: usize = 1000;

/// The state as text, without the defaults.
pub fn write(show: &Show, language: Option<Language>) -> String {
    let mut written = Written::default();
    match show {
        Show::Overview => (),
        Show::Paper(paper, at) => {
            written.add("paper", &paper.key());
            if let Some(at) = at {
                let section = at.strip_prefix(SECTION);
                written.add(if section.is_some() { "section" } else { "at" }, &section.unwrap_or(at));
            }
        }
        Show::Article(name, changed) => {
            let numbers: Vec<String> = changed.iter().map(|(name, value)| format!("{name}:{value}")).collect();
            written.add("article", name);
            written.add_unless(numbers.is_empty(), "with", &numbers.join(","));
        }
        Show::Museum => written.add("show", &"museum"),
        Show::Misprints => written.add("show", &"misprints"),
    }
    written.add_some("lang", language.map(Language::code));
    written.text()
}

/// Reads what [`write()`] wrote, and less.
pub fn read(text: &str) -> Opened {
    let mut query = Query::within(&half_width(text), LONGEST);
    let mut show = query.take_one(&["paper", "claim", "article", "show"], shown).unwrap_or_default();
    match &mut show {
        Show::Paper(paper, at @ None) => {
            *at = query.take_one(&["at", "section"], |key, value| within(*paper, key, value))
        }
        Show::Article(name, changed) => *changed = query.take("with", |text| numbers(name, text)).unwrap_or_default(),
        Show::Overview | Show::Paper(_, Some(_)) | Show::Museum | Show::Misprints => (),
    }
    Opened { show, language: query.take("lang", Language::with_code), unread: query.unread() }
}

/// The part of the page that a key and its value name.
fn shown(key: &str, value: &str) -> Option<Show> {
    match (key, value) {
        ("paper", _) => Some(Show::Paper(Paper::with_key(value)?, None)),
        ("claim", _) => stated(value),
        ("article", _) => Some(Show::Article(Texts::articles().find(|name| *name == value)?, Vec::new())),
        (_, "museum") => Some(Show::Museum),
        (_, "misprints") => Some(Show::Misprints),
        _ => None,
    }
}

/// The place in a paper that a key and its value name.
fn within(paper: Paper, key: &str, value: &str) -> Option<String> {
    if key == "at" {
        return facts(paper).iter().map(place).find(|place| place == value);
    }
    let id = format!("{SECTION}{value}");
    sections(&facts(paper)).iter().any(|section| section.id == id).then_some(id)
}

/// Numbers of an article that were changed: `k:5,s:2`.
fn numbers(article: &'static str, text: &str) -> Option<Vec<(&'static str, u32)>> {
    let mut show = Show::Article(article, Vec::new());
    for part in text.split(',') {
        let (name, value) = part.split_once(':')?;
        let (number, value) = (number(article, name)?, whole_number(value)?);
        if !(number.least..=number.most).contains(&value) {
            return None;
        }
        show = show.with(number.name, value);
    }
    match show {
        Show::Article(_, changed) => Some(changed),
        Show::Overview | Show::Paper(..) | Show::Museum | Show::Misprints => None,
    }
}

/// The place at which the claim with this name is stated: the entry with its number, else the first one that names it; the paper itself for
/// a claim without a place.
fn stated(name: &str) -> Option<Show> {
    let claim = claim_in_address(name)?;
    let paper = claim.paper()?;
    let entries: Vec<_> = facts(paper).into_iter().filter(|entry| entry.claims.contains(&claim)).collect();
    let has_number = |number: &str| claim.id().split(' ').any(|word| word == number);
    let entry = entries.iter().find(|entry| has_number(&entry.number)).or(entries.first());
    Some(Show::Paper(paper, entry.map(place)))
}

/// A link to a state of this page. It names the page, since addresses are relative to the folder of the site.
pub(super) fn link(show: &Show) -> String {
    format!("papers.html#{}", write(show, None))
}
