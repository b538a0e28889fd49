//! The words that a part of the page needs: loaded from the files of the build when they are needed first.

use crate::papers::Show;
use maths::claims::Paper;
use wasm_bindgen_futures::spawn_local;
use web::evidence::paper_name;
use web::kit::build;
use web::kit::fetching::{answer, ask};
use web::texts::{Texts, Words};
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// A part of the page, and its language.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Shown {
    pub show: Show,
    pub texts: Texts,
}

/// The visible part: the last requested one whose words are loaded.
#[derive(Clone, PartialEq)]
pub(super) struct Seen {
    pub shown: Shown,
    /// The callback that tries again, if the words of the requested part could not be loaded.
    pub again: Option<Callback<MouseEvent>>,
}

impl Shown {
    /// The heading of a part of the page; none of the overview.
    pub(super) fn heading(&self) -> Option<&'static str> {
        match &self.show {
            Show::Overview => None,
            Show::Paper(paper, _) => Some(paper_name(self.texts, *paper)),
            Show::Article(name, _) => self.texts.article(name).map(|article| article.title),
            Show::Museum => Some(self.texts.papers_museum()),
            Show::Misprints => Some(self.texts.papers_misprints()),
        }
    }

    /// The words that it has to have, and that are not kept yet.
    fn missing(&self) -> Vec<Words> {
        let all = match &self.show {
            Show::Overview | Show::Museum => Vec::new(),
            Show::Paper(paper, _) => vec![Words::Paper(paper.key())],
            Show::Article(name, _) => vec![Words::Article(name)],
            Show::Misprints => Paper::ALL.map(|paper| Words::Paper(paper.key())).to_vec(),
        };
        all.into_iter().filter(|words| !self.texts.has(*words)).collect()
    }
}

/// Loads the words that are missing, all at the same time. Returns whether all of them are kept then.
pub(super) async fn load(shown: &Shown) -> bool {
    let texts = shown.texts;
    let folder = build::folder().unwrap_or_else(|| "./".to_owned());
    let ask = |words| (words, ask(&[folder.as_str(), &texts.words_file(words)].concat()));
    let asked: Vec<_> = shown.missing().into_iter().map(ask).collect();
    let mut are_all_kept = true;
    for (words, asked) in asked {
        are_all_kept &= answer(asked).await.is_some_and(|file| texts.keep(words, file));
    }
    are_all_kept
}

/// The visible part while another is requested. Until the words of that have been loaded, the part before stays.
#[hook]
pub(super) fn use_seen(wanted: Shown) -> Seen {
    let last = use_mut_ref(|| None::<Shown>);
    let failed = use_state_eq(|| None::<Shown>);
    // The number of times that it was tried again.
    let tries = use_state_eq(|| 0_u32);
    let wake = use_force_update();
    let place = Shown { show: wanted.show.place(), ..wanted };
    {
        let failed = failed.setter();
        use_effect_with((place.clone(), *tries), move |(place, _)| {
            let place = place.clone();
            if place.missing().is_empty() {
                return;
            }
            failed.set(None);
            spawn_local(async move {
                match load(&place).await {
                    true => wake.force_update(),
                    false => failed.set(Some(place)),
                }
            });
        });
    }
    let is_whole = place.missing().is_empty();
    if is_whole {
        *last.borrow_mut() = Some(wanted.clone());
    }
    let again = (!is_whole && failed.as_ref() == Some(&place)).then(|| {
        let (setter, next) = (tries.setter(), *tries + 1);
        Callback::from(move |_: MouseEvent| setter.set(next))
    });
    let shown = last.borrow().clone().unwrap_or(Shown { show: Show::Overview, ..wanted });
    Seen { shown, again }
}

#[cfg(test)]
mod tests {
    use super::Shown;
    use crate::papers::Show;
    use maths::claims::Paper;

    /// Outside of a browser all words are at hand: all parts have their files.
    #[test]
    fn everything_that_can_be_shown_has_its_words() {
        let articles = web::texts::Texts::articles().map(|name| Show::Article(name, Vec::new()));
        let papers = Paper::ALL.map(|paper| Show::Paper(paper, None));
        for show in articles.chain(papers).chain([Show::Overview, Show::Museum, Show::Misprints]) {
            for language in web::texts::Language::all() {
                let shown = Shown { show: show.clone(), texts: web::texts::Texts::of(language) };
                assert!(shown.missing().is_empty(), "{show:?}");
            }
        }
    }
}
