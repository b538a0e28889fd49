//! The page's state as text, and back: `paper=triangular&at=theorem-7.3`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `paper` | a paper by its key: `triangular`, `pass`, `variants`, `misere`, `sharing` | the overview |
//! | `at` | something that the paper numbers, by kind and number | its beginning |
//! | `claim` | a claim as the laboratory's links have it; it opens the place at which its paper states it | none |
//! | `article` | an article by its name | none |
//! | `show` | `museum`, `misprints` | the overview |
//! | `lang` | the language: `en`, `ja` | the reader's |
//!
//! Stable: old links keep working. What is not understood is ignored, and the page says so.

use crate::claims::Paper;
use crate::games::quoted;
use crate::laboratory::claim_in_address;
use crate::papers::library::facts;
use crate::papers::library::place;
use crate::texts::Language;
use crate::texts::Texts;

/// What a link opens.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// What is shown.
    pub show: Show,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// Parts that are not understood.
    pub ignored: Vec<String>,
}

/// What the page shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Show {
    /// The papers, and what else there is.
    #[default]
    Overview,
    /// A paper, and the place to which it is opened.
    Paper(Paper, Option<String>),
    /// An article by its name.
    Article(&'static str),
    /// The bars of all figures.
    Museum,
    /// What the papers print wrongly.
    Misprints,
}

/// The longest text that is looked at, in bytes.
const LONGEST: usize = 1000;

/// The state as text. What is as usual is left out.
pub fn write(show: &Show, language: Option<Language>) -> String {
    let mut parts = match show {
        Show::Overview => Vec::new(),
        Show::Paper(paper, at) => {
            let at = at.as_ref().map(|at| format!("at={at}"));
            [format!("paper={}", paper.key())].into_iter().chain(at).collect()
        }
        Show::Article(name) => vec![format!("article={name}")],
        Show::Museum => vec!["show=museum".to_owned()],
        Show::Misprints => vec!["show=misprints".to_owned()],
    };
    parts.extend(language.map(|language| format!("lang={}", language.code())));
    parts.join("&")
}

/// Reads what [`write()`] wrote, and less.
pub fn read(text: &str) -> Opened {
    let text = text.trim_start_matches('#');
    let mut opened = Opened::default();
    if text.len() > LONGEST {
        opened.ignored.push(quoted(text));
        return opened;
    }
    for part in text.split('&').filter(|part| !part.is_empty()) {
        if !read_part(&mut opened, part) {
            opened.ignored.push(quoted(part));
        }
    }
    opened
}

/// Whether the part was understood. Of two that say what is shown the first counts.
fn read_part(opened: &mut Opened, part: &str) -> bool {
    let Some((key, value)) = part.split_once('=') else { return false };
    match (key, &mut opened.show) {
        ("paper", show @ Show::Overview) => match Paper::with_key(value) {
            Some(paper) => *show = Show::Paper(paper, None),
            None => return false,
        },
        ("at", Show::Paper(paper, at @ None)) if facts(*paper).iter().any(|entry| place(entry) == value) => {
            *at = Some(value.to_owned());
        }
        ("claim", show @ Show::Overview) => match stated(value) {
            Some(place) => *show = place,
            None => return false,
        },
        ("article", show @ Show::Overview) => match Texts::articles().find(|name| *name == value) {
            Some(name) => *show = Show::Article(name),
            None => return false,
        },
        ("show", show @ Show::Overview) => match value {
            "museum" => *show = Show::Museum,
            "misprints" => *show = Show::Misprints,
            _ => return false,
        },
        ("lang", _) => match Language::with_code(value) {
            Some(language) => opened.language = Some(language),
            None => return false,
        },
        _ => return false,
    }
    true
}

/// Where the claim with this name is stated: what has its number, else the first thing that names it; the paper itself for a claim
/// without a place.
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

#[cfg(test)]
mod tests {
    use super::Show;
    use super::read;
    use super::write;
    use crate::claims::Paper;
    use crate::papers::library::facts;
    use crate::papers::library::place;
    use crate::texts::Language;
    use crate::texts::Texts;

    #[test]
    fn what_is_written_is_read() {
        let places =
            |paper| facts(paper).iter().map(|entry| Show::Paper(paper, Some(place(entry)))).collect::<Vec<_>>();
        let papers = Paper::ALL.into_iter().flat_map(|paper| [vec![Show::Paper(paper, None)], places(paper)].concat());
        for show in
            papers.chain(Texts::articles().map(Show::Article)).chain([Show::Overview, Show::Museum, Show::Misprints])
        {
            for language in [None, Language::with_code("ja")] {
                let opened = read(&write(&show, language));
                assert_eq!((&opened.show, opened.language, opened.ignored.len()), (&show, language, 0));
            }
        }
    }

    #[test]
    fn links_keep_their_meaning() {
        assert_eq!(
            read("#paper=triangular&at=theorem-7.3").show,
            Show::Paper(Paper::Triangular, Some("theorem-7.3".into()))
        );
        assert_eq!(read("claim=triangular:7.3").show, Show::Paper(Paper::Triangular, Some("theorem-7.3".into())));
        assert_eq!(read("paper=sharing&at=list-after-Conjecture-3-2").ignored.len(), 0);
        assert_eq!(read("show=museum").show, Show::Museum);
        assert_eq!(read("").show, Show::Overview);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (text, ignored) in [
            ("paper=chess", 1),
            ("paper=misere&at=theorem-99", 1),
            ("at=theorem-7.3", 1),
            ("paper=misere&paper=pass", 1),
            ("show=museum&show=misprints", 1),
            ("claim=triangular:99", 1),
            ("article=none", 1),
            ("lang=xx&x&=", 3),
        ] {
            assert_eq!(read(text).ignored.len(), ignored, "{text}");
        }
        assert_eq!(read(&"a".repeat(5000)).ignored.len(), 1);
    }
}
