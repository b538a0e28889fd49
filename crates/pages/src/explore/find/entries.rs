//! The lines of the list of Find, and those that some words find.

use crate::explore::figures::chooser::{Choice, choices, name};
use maths::games::in_address;
use web::kit::build;
use web::kit::games::Kind;
use web::kit::known_rules;
use web::kit::rooms::{BENCH, HEAPS, Room};
use web::table::{Figure, Plot, State};
use web::texts::Texts;

/// The action of an entry of the list.
#[derive(Clone)]
pub(super) enum Does {
    Show(Choice),
    Choose(Kind),
    /// Takes rules of the list of known games.
    Take(&'static str),
    /// Opens a group and goes to the first thing in it.
    Unfold(&'static str),
    /// Presses the button in a part of the page that downloads it.
    Download(&'static str),
    Share,
    Lead(String),
}

/// The kinds of lines, each with a heading in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Figures,
    Page,
    Games,
    Elsewhere,
}

impl Group {
    /// The heading of the group.
    pub(super) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Figures => texts.figures(),
            Self::Page => texts.find_page(),
            Self::Games => texts.find_games(),
            Self::Elsewhere => texts.find_elsewhere(),
        }
    }
}

/// A line of the list.
pub(super) struct Entry {
    pub name: String,
    /// Other words that find it.
    also: &'static str,
    pub does: Does,
}

impl Entry {
    fn new(name: &str, also: &'static str, does: Does) -> Self {
        Self { name: name.to_owned(), also, does }
    }

    fn group(&self) -> Group {
        match self.does {
            Does::Show(_) => Group::Figures,
            Does::Unfold(_) | Does::Download(_) | Does::Share => Group::Page,
            Does::Choose(_) | Does::Take(_) => Group::Games,
            Does::Lead(_) => Group::Elsewhere,
        }
    }

    /// True if the name has all these words, or the name together with the other words.
    fn has(&self, words: &str, with_others: bool) -> bool {
        let also = if with_others { self.also } else { "" };
        let text = format!("{} {also}", self.name).to_lowercase();
        words.split_whitespace().all(|word| text.contains(word))
    }
}

/// The entries that have these words in their names, then those that are found by other words, in their groups. The group with the
/// best entry is the first.
pub(super) fn sought(all: Vec<Entry>, words: &str) -> Vec<(Group, Vec<Entry>)> {
    let (named, others): (Vec<Entry>, Vec<Entry>) = all.into_iter().partition(|entry| entry.has(words, false));
    let found = named.into_iter().chain(others.into_iter().filter(|entry| entry.has(words, true)));
    let mut groups: Vec<(Group, Vec<Entry>)> = Vec::new();
    for entry in found {
        match groups.iter_mut().find(|(group, _)| *group == entry.group()) {
            Some((_, entries)) => entries.push(entry),
            None => groups.push((entry.group(), vec![entry])),
        }
    }
    groups
}

/// All that the page can do.
pub(super) fn entries(texts: Texts, state: &State) -> Vec<Entry> {
    let figures = choices(state.game().ruleset().rules, state.beside().is_some());
    let show = |(of, form)| Entry::new(name(texts, of, form), also(texts, of, form), Does::Show((of, form)));
    let mut all: Vec<Entry> = figures.into_iter().map(show).collect();
    all.extend([
        Entry::new(texts.find_size(), texts.find_also_size(), Does::Unfold(".settings")),
        Entry::new(texts.find_compare(), texts.find_also_compare(), Does::Unfold(".settings")),
        Entry::new(texts.find_position(), texts.find_also_position(), Does::Unfold(".position")),
        Entry::new(texts.find_rules(), texts.find_also_rules(), Does::Unfold(".rules")),
        Entry::new(texts.find_download(), texts.find_also_download(), Does::Download(".large")),
        Entry::new(texts.find_download_bar(), "svg png", Does::Download(".position")),
        Entry::new(texts.share(), texts.find_also_share(), Does::Share),
    ]);
    all.extend(Kind::ALL.map(|kind| Entry::new(kind.name(texts), kind.key(), Does::Choose(kind))));
    all.extend(known_rules(texts).map(|(name, rules)| Entry::new(name, "", Does::Take(rules))));
    if build::is_single_file() {
        return all;
    }
    let game = state.game();
    let learn = format!("{BENCH}#show=learn&learn={}", in_address(&game.ruleset().to_string()));
    let rooms = [
        state.sum().only().map(|game| {
            (texts.play_this_bar(), "", Room::Play.address(&format!("bar={}", in_address(&game.to_string()))))
        }),
        Some((texts.teach_this(), "", Room::Teach.with_position(state.sum(), false))),
        Some((texts.find_prove(), texts.find_also_prove(), learn)),
        Some((texts.map(), texts.find_also_map(), format!("{}#show=map", Room::Laboratory.page()))),
        Some((texts.room_papers(), texts.find_also_papers(), Room::Papers.page().to_owned())),
        Some((texts.game_heaps(), "octal Kayles", HEAPS.to_owned())),
        build::folder().map(|_| (texts.glossary(), "", texts.glossary_page().to_owned())),
    ];
    let lead = |(name, also, address): (&str, _, _)| Entry::new(name, also, Does::Lead(address));
    all.extend(rooms.into_iter().flatten().map(lead));
    all
}

/// Other words for a figure.
fn also(texts: Texts, figure: Figure, form: Option<Plot>) -> &'static str {
    match (figure, form) {
        (Figure::Table, _) => texts.find_also_table(),
        (Figure::Positions, Some(Plot::Space)) => texts.find_also_space(),
        (Figure::Positions, Some(Plot::Above | Plot::Projected | Plot::List) | None) => texts.find_also_positions(),
        (Figure::Line, _) => texts.find_also_line(),
        (Figure::Columns, _) => texts.find_also_columns(),
        (Figure::Comparison, _) => texts.find_also_compare(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Group, entries, sought};
    use web::table::State;
    use web::texts::Texts;

    #[test]
    fn names_come_before_other_words_for_a_thing() {
        let groups = |words: &str| sought(entries(Texts::default(), &State::default()), words);
        let found = |words: &str| -> Vec<String> {
            groups(words).into_iter().flat_map(|(_, entries)| entries).map(|entry| entry.name).collect()
        };
        assert_eq!([found("along"), found("3d")], [["Along a line"], ["In space"]]);
        assert_eq!([found("triangle"), found("latex")], [["Triangular bar"], ["Download the figure"]]);
        assert_eq!([&found("k and s")[0], &found("map")[0]], ["Map of k and s"; 2]);
        assert!(found("no such thing").is_empty());
    }

    #[test]
    fn each_group_has_one_heading() {
        let headings = |words: &str| -> Vec<Group> {
            sought(entries(Texts::default(), &State::default()), words).into_iter().map(|(group, _)| group).collect()
        };
        assert_eq!(headings(""), [Group::Figures, Group::Page, Group::Games, Group::Elsewhere]);
        // The map of k and s has the word in its name, figures are found by other words.
        assert_eq!(headings("map"), [Group::Elsewhere, Group::Figures]);
    }
}
