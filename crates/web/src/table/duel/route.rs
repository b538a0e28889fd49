//! The page's state as text, and back: `chapter=strip&bar=nim:4,0,6;z4;x2&with=nib&seed=7`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `chapter` | `strip`, `directions`, `slopes`, `stairs` or `sharing` | a bar of one's own |
//! | `bar` | the first position in the notation, and the moves made since, as a record has them | the chapter's bar; without a chapter, the first chapter |
//! | `with` | the opponent: `nib`, `truffle`, `noir` (computers that err often, sometimes, never), `friend` (at the same screen) or `far` (at another device) | `nib` |
//! | `first` | who begins: `you` or `opponent` | `you` |
//! | `game` | with `far`: the number of the game, so that a device can tell two games on one bar from each other | 0 |
//! | `seed` | a number from which the computer's choices come | 0 |
//! | `day` | a date such as `2026-11-28`: the bar of that day, with `noir` if no opponent is named | no day |
//! | `puzzle` | in how many moves somebody has won from the bar | no puzzle |
//! | `lang` | the language of the page: `en`, `ja` | the reader's |
//!
//! With `far` the link is handed over after each move: `bar=nim:4,0,6;z4;x2&with=far&game=7`. The person who opens it is to
//! move, so the number of moves says who began, and `first` and `seed` say nothing. On a device that knows the game, its own side
//! counts, so the link opens there as often as one likes.
//!
//! Stable: old links keep working. Unknown keys are ignored, and the page says so. A sum of games has no place on this page.

use crate::kit::query::{Query, Written};
use crate::kit::refusals::not_a_record;
use crate::kit::words::sentence;
use crate::table::duel::{Chapter, Day, Link, Opponent, daily};
use crate::texts::{Language, Texts};
use maths::games::{Game, NotARecord, Record};
use maths::values::{half_width, quoted};

/// The longest address that is read, in bytes.
const LONGEST: usize = 6000;

/// Why an address opens nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRefused {
    /// The link has this number of bytes, which is too many.
    TooLong(usize),
    /// The game in it cannot be read.
    Record(Box<NotARecord>),
    /// The bar is a sum of games.
    Sum,
    /// This text is not a date.
    Day(String),
    /// The day has not come yet.
    Future(Day),
}

impl LinkRefused {
    /// The reason as a sentence.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::TooLong(length) => texts.link_long(length, &LONGEST),
            Self::Record(reason) => sentence(texts, &not_a_record(texts, reason)),
            Self::Sum => texts.play_no_sums().into(),
            Self::Day(text) => texts.daily_no_date(text),
            Self::Future(day) => texts.daily_future(day),
        }
    }
}

/// The bar of a chapter that a link does not name. The first chapter began with a longer bar once, and two people may still be handing each
/// other that game.
fn usual(chapter: Chapter, is_far: bool) -> Game {
    if is_far && chapter == Chapter::Strip { chapter.trial(2) } else { chapter.game() }
}

/// The state as text, without default values.
pub fn write(link: &Link) -> String {
    let Link { chapter, record, opponent, is_opponent_first, seed, puzzle, day, language, .. } = link;
    let is_far = *opponent == Opponent::Far;
    let is_usual = |chapter: Chapter| record.first().only() == Some(usual(chapter, is_far));
    let is_named = day.is_some() || chapter.is_some_and(is_usual);
    let mut written = Written::default();
    written.add_some("chapter", chapter.map(Chapter::key));
    written.add_some("day", *day);
    written.add_unless(is_named && record.moves().is_empty(), "bar", record);
    written.add_unless(*opponent == usual_opponent(*day), "with", &opponent.key());
    written.add_unless(!is_opponent_first || is_far, "first", &"opponent");
    written.add_unless(*seed == 0, if is_far { "game" } else { "seed" }, seed);
    written.add_some("puzzle", *puzzle);
    written.add_some("lang", language.map(Language::code));
    written.text()
}

/// The opponent whom a link need not name.
fn usual_opponent(day: Option<Day>) -> Opponent {
    if day.is_some() { Opponent::Noir } else { Opponent::default() }
}

/// Reads what [`write()`] wrote, and less. An empty text is `None`.
///
/// # Errors
/// Why nothing can be opened.
pub fn read(text: &str) -> Option<Result<Link, LinkRefused>> {
    let text = half_width(text);
    let is_empty = text.trim_start_matches('#').is_empty();
    (!is_empty).then(|| Query::read(&text, LONGEST).map_err(LinkRefused::TooLong).and_then(read_parts))
}

fn read_parts(mut query: Query) -> Result<Link, LinkRefused> {
    let day = query.try_take("day", |text| text.parse().map_err(|()| LinkRefused::Day(quoted(text))))?;
    let record =
        query.try_take("bar", |text| text.parse::<Record>().map_err(|reason| LinkRefused::Record(Box::new(reason))))?;
    let (chapter, opponent) = (query.take("chapter", Chapter::with_key), query.take("with", Opponent::with_key));
    let of_day = day.map(daily::bar);
    let usual = of_day.unwrap_or_else(|| usual(chapter.unwrap_or(Chapter::Strip), opponent == Some(Opponent::Far)));
    let chapter = chapter.or(record.is_none().then_some(Chapter::Strip));
    let record = record.unwrap_or_else(|| Record::new(usual.into()));
    let game = record.first().only().ok_or(LinkRefused::Sum)?;
    let [seed, number] = ["seed", "game"].map(|key| query.take(key, |text| text.parse().ok()).unwrap_or_default());
    let is_opponent_first = query.take("first", is_of_opponent).unwrap_or_default();
    let opponent = opponent.unwrap_or(usual_opponent(day));
    let is_far = opponent == Opponent::Far;
    // If the link names a day or a chapter and another bar, the bar is the user's own.
    let day = day.filter(|_| of_day == Some(game));
    Ok(Link {
        chapter: chapter.filter(|chapter| day.is_none() && chapter.has(game)),
        opponent,
        is_opponent_first: if is_far { record.moves().len() % 2 == 1 } else { is_opponent_first },
        record,
        seed: if is_far { number } else { seed },
        puzzle: query.take("puzzle", |text| text.parse().ok()),
        day,
        language: query.take("lang", Language::with_code),
        ignored: query.ignored(),
    })
}

/// True for the name of the opponent, false for that of the player.
fn is_of_opponent(text: &str) -> Option<bool> {
    match text {
        "opponent" => Some(true),
        "you" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{LinkRefused, read, write};
    use crate::table::duel::{Chapter, Link, Opponent};
    use crate::texts::{Language, Texts};

    #[test]
    fn what_is_written_is_read() {
        let played = Link { record: "nim:4,0,6;z4;x2".parse().unwrap(), ..Link::to_chapter(Chapter::Strip) };
        let own = Link {
            opponent: Opponent::Noir,
            is_opponent_first: true,
            seed: 7,
            puzzle: Some(3),
            language: Language::with_code("ja"),
            ..Link::to_bar("triangle:k=3:7,4,7".parse().unwrap())
        };
        // One move was made, so the person who opens the link is the second.
        let far = Link {
            record: "nim:4,0,6;z4".parse().unwrap(),
            opponent: Opponent::Far,
            is_opponent_first: true,
            seed: 9,
            ..Link::to_chapter(Chapter::Strip)
        };
        for (link, text) in [
            (Link::to_chapter(Chapter::Stairs), "chapter=stairs"),
            (played, "chapter=strip&bar=nim:4,0,6;z4;x2"),
            (far, "chapter=strip&bar=nim:4,0,6;z4&with=far&game=9"),
            (own, "bar=triangle:k=3:7,4,7&with=noir&first=opponent&seed=7&puzzle=3&lang=ja"),
        ] {
            assert_eq!(write(&link), text);
            assert_eq!(read(&format!("#{text}")), Some(Ok(link)));
        }
    }

    #[test]
    fn less_is_read_too() {
        assert_eq!(read(""), None);
        let opened = |text: &str| read(text).unwrap().unwrap();
        assert_eq!(opened("lang=ja").chapter, Some(Chapter::Strip));
        assert_eq!((opened("bar=nim:1,2,3").chapter, opened("chapter=slopes&bar=nim:1,2,3").chapter), (None, None));
        assert_eq!(opened("bar=nim:1,2,3&x=1&with=nobody").ignored, ["“x=1”", "“with=nobody”"]);
        let twice = opened("bar=nim:1,2,3&with=noir&with=nib&bar=x");
        assert_eq!((twice.opponent, twice.ignored), (Opponent::Noir, vec!["“with=nib”".into(), "“bar=x”".into()]));
    }

    #[test]
    fn the_person_who_opens_a_link_from_far_away_is_to_move() {
        let opened = |text: &str| read(text).unwrap().unwrap();
        let sides = |text: &str| (opened(text).is_opponent_first, opened(text).seed, opened(text).ignored.len());
        assert_eq!(sides("bar=nim:4,0,6;z4&with=far&game=7"), (true, 7, 0));
        assert_eq!(sides("with=far&game=7&bar=nim:4,0,6;z4;x2"), (false, 7, 0));
        assert_eq!(sides("bar=nim:4,0,6&with=far&first=opponent&seed=3"), (false, 0, 0));
        assert_eq!(sides("bar=nim:4,0,6&with=far&game=x"), (false, 0, 1));
    }

    #[test]
    fn what_cannot_be_opened_says_why() {
        let reason = |text: &str| read(text).unwrap().unwrap_err();
        assert_eq!(reason("bar=nim:1,2,3+nim:1,1,1"), LinkRefused::Sum);
        assert!(reason("bar=nim:1,2,3;x5").in_words(Texts::default()).contains("x5"));
        assert_eq!(reason(&"x".repeat(7000)), LinkRefused::TooLong(7000));
    }
}
