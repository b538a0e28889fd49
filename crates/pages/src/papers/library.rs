//! The numbered items of each paper, and their names.

use maths::claims::{Numbered, Paper};
use std::ops::Range;
use web::texts::{NumberedWords, Texts};

/// A numbered thing with its words.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry {
    pub facts: Numbered,
    pub words: &'static NumberedWords,
}

impl Entry {
    /// The name of the entry in addresses: `theorem-7.3`.
    pub(super) fn place(&self) -> String {
        place(&self.facts)
    }

    /// The name of the entry, such as Theorem 7.3.
    pub(super) fn name(&self, texts: Texts) -> String {
        name(texts, &self.facts)
    }
}

/// Everything that a paper numbers, in its order; nothing before its words have been loaded.
pub(super) fn entries(texts: Texts, paper: Paper) -> Vec<Entry> {
    facts(paper).into_iter().zip(texts.numbered(paper.key())).map(|(facts, words)| Entry { facts, words }).collect()
}

/// The same without words. A test reads all files, so none has mistakes.
pub(super) fn facts(paper: Paper) -> Vec<Numbered> {
    Numbered::read(Texts::numbered_facts(paper.key())).unwrap_or_default()
}

/// A section of a paper, or a part of a long one: the page shows one at a time.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Section {
    /// The name of the section in addresses, and of its element: `section-7`, or `section-4-2` for the second part.
    pub id: String,
    name: String,
    /// Which part of how many.
    part: [usize; 2],
    /// The entries of the section, by their places among those of the paper.
    pub entries: Range<usize>,
}

impl Section {
    /// The title of the section, such as Section 7.
    pub(super) fn title(&self, texts: Texts) -> String {
        let name = texts.papers_section(&self.name);
        match self.part {
            [_, 1] => name,
            [part, parts] => texts.papers_part(&name, &part, &parts),
        }
    }
}

/// The most entries of a part: a few screens.
const MOST_ENTRIES: usize = 12;

/// The sections of a paper in its order. Long ones are in parts of about the same length.
pub(super) fn sections(all: &[Numbered]) -> Vec<Section> {
    let (mut sections, mut first) = (Vec::new(), 0);
    for entries in all.chunk_by(|one, next| one.section == next.section) {
        let Some(Numbered { section: name, .. }) = entries.first() else { continue };
        let parts = entries.len().div_ceil(MOST_ENTRIES);
        for (index, chunk) in entries.chunks(entries.len().div_ceil(parts)).enumerate() {
            let later = if index == 0 { String::new() } else { format!("-{}", index + 1) };
            let part = [index + 1, parts];
            sections.push(Section {
                id: format!("section-{name}{later}"),
                name: name.clone(),
                part,
                entries: first..first + chunk.len(),
            });
            first += chunk.len();
        }
    }
    sections
}

/// The name of a numbered thing in addresses. No address has brackets or blanks, which some programs cut links at.
pub(super) fn place(entry: &Numbered) -> String {
    let number: String = entry.number.chars().filter(|letter| !"()".contains(*letter)).collect();
    format!("{}-{}", entry.kind.name(), number.replace(' ', "-"))
}

/// The name of a numbered item, such as Theorem 7.3. An item without a number is named by the item before it.
pub(super) fn name(texts: Texts, Numbered { kind, number, .. }: &Numbered) -> String {
    let Some(above) = number.strip_prefix("after ") else { return texts.numbered_name(&kind.name(), number) };
    let (word, rest) = above.split_once(' ').unwrap_or((above, ""));
    texts.numbered_list(&texts.numbered_name(&word.to_ascii_lowercase(), &rest))
}

#[cfg(test)]
mod tests {
    use super::{MOST_ENTRIES, entries, facts, place, sections};
    use maths::claims::Paper;
    use std::collections::BTreeSet;
    use web::texts::{Language, Texts};

    #[test]
    fn every_entry_has_words_in_every_language() {
        for language in Language::all() {
            let texts = Texts::of(language);
            for paper in Paper::ALL {
                let all = entries(texts, paper);
                assert!(all.len() >= 15, "{}: {}", paper.key(), all.len());
                assert_eq!(all.len(), facts(paper).len());
                assert_eq!(all.len(), texts.numbered(paper.key()).len());
                assert!(all.iter().all(|entry| !entry.words.text.is_empty()));
            }
        }
    }

    #[test]
    fn places_are_different_and_can_be_in_an_address() {
        for paper in Paper::ALL {
            let places: Vec<String> = facts(paper).iter().map(place).collect();
            let different: BTreeSet<&String> = places.iter().collect();
            assert_eq!(places.len(), different.len(), "{}", paper.key());
            let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-.".contains(letter);
            assert!(places.iter().all(|place| place.chars().all(is_plain)), "{places:?}");
        }
    }

    #[test]
    fn every_entry_is_in_one_section_and_no_section_is_long() {
        for paper in Paper::ALL {
            let all = facts(paper);
            let sections = sections(&all);
            let inside: Vec<usize> = sections.iter().flat_map(|section| section.entries.clone()).collect();
            assert_eq!(inside, (0..all.len()).collect::<Vec<_>>(), "{}", paper.key());
            let ids: BTreeSet<&String> = sections.iter().map(|section| &section.id).collect();
            assert_eq!(ids.len(), sections.len());
            for section in sections {
                let names: BTreeSet<&String> =
                    all[section.entries.clone()].iter().map(|entry| &entry.section).collect();
                assert!(section.entries.len() <= MOST_ENTRIES && names.len() == 1, "{section:?}");
            }
        }
    }

    #[test]
    fn entries_have_the_names_of_their_paper() {
        let texts = Texts::default();
        let names: Vec<String> =
            Paper::ALL.into_iter().flat_map(|paper| entries(texts, paper)).map(|entry| entry.name(texts)).collect();
        for name in ["Theorem 7.3", "Figure 39", "Graph 3.4", "List after Example 4.1", "List after Conjecture 3 (2)"] {
            assert!(names.iter().any(|known| known == name), "{name}");
        }
    }
}
