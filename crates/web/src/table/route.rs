//! The page's state as text, and back: `g=triangle:k=3:7,4,7&n=20&table=y`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `g` | the position, in the notation | needed |
//! | `part` | the selected part of a sum (from 1) | 1 |
//! | `n` | the size N of table and plot | 20 |
//! | `table` | the plane: a fixed coordinate and its value, such as `y:0` (`y` alone is that of the position), `diagonal` or `rim` | `y` |
//! | `p` | table and plot with the positions that have the pass: 0 or 1 | as the position |
//! | `game` | these moves, with the position before the first of them, as a record: `nim:3,7,4;x0`; only where it ends in `g` | none |
//! | `m` | number of moves that led to the position: whose turn it is | 0 |
//! | `show` | of each position `values`, `outcomes`, `level:3`, `remoteness`, `difference:…` or `outcomes:…` against `play`, `pass`, `sum`, `lowered`, `shifted`, `raised` | `values` |
//! | `form` | the table in `numbers` or `colours` | `numbers` |
//! | `map` | the colours: `cividis`, `viridis` or `grey` | `cividis` |
//! | `figure` | the large figure: `table`, `positions`, `line`, `columns` or `comparison` | the game of `plot` or `line`, otherwise `table` |
//! | `printed` | rows of a bar's table downwards, as in the papers: 0 or 1 | 0 |
//! | `plot` | P-positions from `above`, in `space`, `projected`, or as a `list` | `above` |
//! | `beside` | a ruleset shown beside that of the position | none |
//! | `computer` | the computer as player `first` or `second`, its strength in per cent and the random seed, such as `second:80:7` | two people play |
//! | `marks` | a mark at every groove for its outcome: 0 or 1 | 0 |
//! | `why` | the explanation of the outcome, open or not: 0 or 1 | 0 |
//! | `lang` | the language of the page: `en`, `ja`; may stand alone | the reader's |
//! | `walk` | a walk through `k` or `s`, with the known results along it; with `k:go` or `s:go` it begins by itself | none |
//! | `line` | the line that is followed: `row`, `row:3`, `column`, `column:5`, `diagonal:2` | `row` |
//!
//! Stable: old links keep working. Unknown keys are ignored, and the page says so.

mod refused;

use maths::values::{half_width, whole_number};
pub use refused::LinkRefused;

use crate::table::{Computer, Figure, Look, Opened, look_names};
use crate::texts::Language;
use maths::games::{Record, Sum, in_address, quoted};
use maths::solver::{Plan, Strength};

/// The longest text that is looked at, in bytes: eight bars with the longest heights there are fit.
const LONGEST: usize = 6000;

/// The longest game that is written, in bytes.
const LONGEST_GAME: usize = 2000;

/// The state as text. Default values are left out, so that links stay short.
pub fn write(shown: &Opened) -> String {
    let Opened { sum, hand, look, moves, game, computer, marks, why, language, .. } = shown;
    let usual = Look::default();
    // Blanks would end a link in many programs that show one.
    let position = in_address(&sum.to_string());
    let part = if *hand > 0 { format!("&part={}", hand + 1) } else { String::new() };
    let mut text = format!("g={position}{part}&n={}&table={}", look.size, look_names::section(look.section, look.at));
    let mut add = |key: &str, value: &str| text.extend(["&", key, "=", value]);
    if sum.parts()[*hand].ruleset().pass {
        add("p", if look.pass { "1" } else { "0" });
    }
    // A longer game stays on this device.
    if let Some(game) = game.as_ref().map(ToString::to_string).filter(|game| game.len() <= LONGEST_GAME) {
        add("game", &in_address(&game));
    }
    if *moves > 0 {
        add("m", &moves.to_string());
    }
    if look.mode != usual.mode {
        add("show", &look_names::mode(look.mode));
    }
    if look.form != usual.form {
        add("form", look_names::form(look.form));
    }
    if look.map != usual.map {
        add("map", look_names::map(look.map));
    }
    if look.figure != look.named_figure() {
        add("figure", look_names::figure(look.figure));
    }
    if look.printed {
        add("printed", "1");
    }
    if look.plot != usual.plot {
        add("plot", look_names::plot(look.plot));
    }
    if let Some(beside) = look.beside {
        add("beside", &beside.to_string());
    }
    if look.line != usual.line {
        add("line", &look_names::line(look.line));
    }
    // The reader who opens a link starts the walk.
    if let Some(walking) = look.walk {
        add("walk", walking.of.name());
    }
    if let Some(computer) = computer {
        add("computer", &write_computer(computer));
    }
    if *marks {
        add("marks", "1");
    }
    if *why {
        add("why", "1");
    }
    if let Some(language) = language {
        add("lang", language.code());
    }
    text
}

/// Reads what [`write()`] wrote, and less: only `g` is needed. An empty text is `None`, the page's own start; a language
/// alone is that start in the language.
///
/// # Errors
/// What is wrong and what is allowed.
pub fn read(text: &str) -> Option<Result<Opened, LinkRefused>> {
    let text = &half_width(text);
    let text = text.trim_start_matches('#');
    if text.is_empty() {
        return None;
    }
    if let Some(language) = text.strip_prefix("lang=").and_then(Language::with_code) {
        return Some(Ok(Opened { language: Some(language), ..Opened::default() }));
    }
    if text.len() > LONGEST {
        let length = text.len();
        return Some(Err(LinkRefused::TooLong(length)));
    }
    Some(read_parts(text))
}

fn read_parts(text: &str) -> Result<Opened, LinkRefused> {
    let (mut sum, mut hand, mut look, mut pass, mut moves, mut ignored) =
        (None, 0, Look::default(), None, 0, Vec::new());
    let mut game = None;
    let (mut computer, mut marks, mut why, mut language) = (None, false, false, None);
    let mut keys = Vec::new();
    let mut figure = None;
    for part in text.split('&').filter(|part| !part.is_empty()) {
        let key = part.split_once('=').map_or(part, |(key, _)| key);
        // Of two that say the same thing the first counts; two positions are refused.
        if keys.contains(&key) && key != "g" {
            ignored.push(quoted(part));
            continue;
        }
        keys.push(key);
        match part.split_once('=') {
            Some(("g", _)) if sum.is_some() => return Err(LinkRefused::PositionTwice),
            Some(("g", value)) => sum = Some(value.parse::<Sum>().map_err(LinkRefused::Position)?),
            Some(("part", value)) => match value.parse::<usize>() {
                Ok(part @ 1..=Sum::MOST_PARTS) => hand = part - 1,
                Ok(_) | Err(_) => ignored.push(quoted(part)),
            },
            Some(("game", value)) => match value.parse::<Record>() {
                Ok(record) => game = Some(record),
                Err(_) => ignored.push(quoted(part)),
            },
            Some(("n", value)) => look.size = read_size(value)?,
            Some(("table", value)) => (look.section, look.at) = look_names::read_section(value)?,
            Some(("show", value)) => look.mode = look_names::read_mode(value)?,
            Some(("form", value)) => look.form = look_names::read_form(value)?,
            Some(("map", value)) => look.map = look_names::read_map(value)?,
            Some(("figure", value)) => figure = Some(look_names::read_figure(value)?),
            Some(("printed", "0")) => look.printed = false,
            Some(("printed", "1")) => look.printed = true,
            Some(("plot", value)) => look.plot = look_names::read_plot(value)?,
            Some(("beside", value)) => {
                look.beside = Some(value.parse().map_err(LinkRefused::Beside)?);
            }
            Some(("line", value)) => look.line = look_names::read_line(value)?,
            Some(("walk", value)) => match look_names::read_walk(value) {
                Some(walking) => look.walk = Some(walking),
                None => ignored.push(quoted(part)),
            },
            Some(("computer", value)) => computer = Some(read_computer(value)?),
            Some(("marks", "0")) => marks = false,
            Some(("marks", "1")) => marks = true,
            Some(("why", "0")) => why = false,
            Some(("why", "1")) => why = true,
            Some(("lang", value)) => match Language::with_code(value) {
                Some(known) => language = Some(known),
                None => ignored.push(quoted(part)),
            },
            Some(("p", "0")) => pass = Some(false),
            Some(("p", "1")) => pass = Some(true),
            Some(("m", value)) => match value.parse() {
                Ok(made) => moves = made,
                Err(_) => ignored.push(quoted(part)),
            },
            _ => ignored.push(quoted(part)),
        }
    }
    let sum = sum.ok_or(LinkRefused::NoPosition)?;
    if hand >= sum.parts().len() {
        ignored.push(quoted(&format!("part={}", hand + 1)));
        hand = 0;
    }
    let record = game.filter(|game| *game.last() == sum && game.moves().len() as u32 == moves);
    let game = sum.parts()[hand];
    if pass == Some(true) && !game.ruleset().pass {
        ignored.push(quoted("p=1"));
    }
    // A link from a version without a large figure chooses the figure by its other parameters.
    let named =
        || [("plot", Figure::Positions), ("line", Figure::Line)].into_iter().find(|(key, _)| keys.contains(key));
    look.figure = figure.or(named().map(|(_, figure)| figure)).unwrap_or(Figure::Table);
    look.mode = look.mode.possible_in(&game.ruleset());
    look.pass = game.ruleset().pass && pass.unwrap_or(game.position().pass);
    Ok(Opened { sum, hand, look, moves, game: record, computer, marks, why, language, ignored })
}

/// The text that [`read_computer`] reads.
pub fn write_computer(computer: &Computer) -> String {
    let Computer { is_second, strength, seed } = computer;
    let name = if *is_second { "second" } else { "first" };
    format!("{name}:{}:{seed}", strength.percent())
}

/// Reads the side, the strength and the seed of the computer. The last two may be left out.
pub fn read_computer(text: &str) -> Result<Computer, LinkRefused> {
    let mut parts = text.split(':');
    let is_second = match parts.next() {
        Some("first") => Some(false),
        Some("second") => Some(true),
        _ => None,
    };
    let strength = parts.next().map_or(Some(Strength::FULL), |text| Strength::new(text.parse().ok()?));
    let seed = parts.next().map_or(Some(0), |text| text.parse().ok());
    let computer = || Some(Computer { is_second: is_second?, strength: strength?, seed: seed? });
    computer().filter(|_| parts.next().is_none()).ok_or_else(|| LinkRefused::Computer(quoted(text)))
}

/// Reads N.
///
/// # Errors
/// That it is no such number.
pub fn read_size(text: &str) -> Result<u32, LinkRefused> {
    let most = Plan::LARGEST_SIZE;
    whole_number(text).filter(|size| *size <= most).ok_or_else(|| LinkRefused::Size(quoted(text)))
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use crate::table::{Computer, Figure, Form, Line, Look, Mode, Opened, Plot, Section};
    use crate::texts::{Language, Texts};
    use crate::view::palette::Map;
    use crate::workers::solver::protocol::Against;
    use maths::games::{Axis, Game, Record};
    use maths::solver::{Formula, Strength};

    fn shown(game: Game, look: Look, moves: u32) -> Opened {
        Opened {
            sum: game.into(),
            hand: 0,
            look,
            moves,
            game: None,
            computer: None,
            marks: false,
            why: false,
            language: None,
            ignored: Vec::new(),
        }
    }

    #[test]
    fn players_and_marks_are_read_as_they_were_written() {
        let game = "nim:3,7,4".parse().unwrap();
        let computer = Some(Computer { is_second: true, strength: Strength::new(80).unwrap(), seed: 7 });
        let opened = Opened { computer, marks: true, why: true, ..shown(game, Look::default(), 1) };
        let text = write(&opened);
        assert!(text.ends_with("&m=1&computer=second:80:7&marks=1&why=1"), "{text}");
        assert_eq!(read(&text).unwrap().unwrap(), opened);
        let short = read("g=nim:3,7,4&computer=first").unwrap().unwrap().computer.unwrap();
        assert_eq!((short.is_second, short.strength), (false, Strength::FULL));
        for wrong in ["third", "first:101", "first:80:x", "first:1:2:3"] {
            assert!(read(&format!("g=nim:3,7,4&computer={wrong}")).unwrap().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_moves_of_a_game_are_read_as_they_were_written() {
        let game: Record = "nim:3,7,4;x0;z2".parse().unwrap();
        let opened = Opened { sum: game.last().clone(), moves: 2, game: Some(game), ..Opened::default() };
        let text = write(&opened);
        assert!(text.contains("&game=nim:3,7,4;x0;z2&m=2"), "{text}");
        assert_eq!(read(&text).unwrap().unwrap(), opened);
        // A game that does not end in the position is not that of the position.
        assert_eq!(read("g=nim:3,7,4&game=nim:3,7,4;x0&m=1").unwrap().unwrap().game, None);
        assert_eq!(read("g=nim:0,7,4&game=chess;x0&m=1").unwrap().unwrap().ignored.len(), 1);
    }

    #[test]
    fn what_is_written_is_read() {
        let game = "step:k=4,s=2,pass:3,1,9,1".parse().unwrap();
        for (at, moves, text) in [
            (Some(3), 2, "g=step:k=4,s=2,pass:3,1,9,1&n=40&table=z:3&p=1&m=2"),
            (None, 0, "g=step:k=4,s=2,pass:3,1,9,1&n=40&table=z&p=1"),
        ] {
            let look = Look { size: 40, section: Section::Fixed(Axis::Z), at, pass: true, ..Look::default() };
            assert_eq!(write(&shown(game, look, moves)), text);
            let opened = read(&format!("#{text}")).unwrap().unwrap();
            assert_eq!((opened.sum, opened.look, opened.moves), (game.into(), look, moves));
        }
    }

    #[test]
    fn every_part_of_the_look_is_read_as_it_was_written() {
        let game = "step:k=4,s=2,pass:3,1,9,1".parse().unwrap();
        let sections = [(Section::Fixed(Axis::X), Some(2)), (Section::Diagonal, None), (Section::Rim, None)];
        let against = [Against::OtherPlay, Against::OtherLayer, Against::Formula(Formula::Shifted)];
        let modes = [Mode::Outcomes, Mode::Level(7), Mode::Remoteness, Mode::Difference(against[0])]
            .into_iter()
            .chain(against.map(Mode::OutcomesAgainst))
            .chain([Formula::NimSum, Formula::Raised].map(|formula| Mode::Difference(Against::Formula(formula))));
        let lines = [Line::Row(Some(4)), Line::Column(None), Line::Column(Some(0)), Line::Diagonal(3)];
        let mut looks = vec![Look::default(); 9];
        for (look, mode) in looks.iter_mut().zip(modes) {
            look.mode = mode;
        }
        for (look, (section, at)) in looks.iter_mut().zip(sections) {
            (look.section, look.at) = (section, at);
        }
        for (look, plot) in looks.iter_mut().zip(Plot::ALL) {
            look.plot = plot;
        }
        for (look, map) in looks.iter_mut().skip(2).zip(Map::ALL) {
            (look.map, look.form) = (map, Form::Colours);
        }
        for (look, line) in looks.iter_mut().zip(lines) {
            look.line = line;
        }
        looks[5].printed = true;
        let figures = [Figure::Table, Figure::Positions, Figure::Line, Figure::Columns, Figure::Comparison];
        for (look, figure) in looks.iter_mut().zip(figures) {
            look.figure = figure;
        }
        looks[4].beside = Some("triangle:k=5/2,misere".parse().unwrap());
        for look in looks {
            let look = Look { pass: true, ..look };
            let text = write(&shown(game, look, 0));
            let opened = read(&text).unwrap().unwrap();
            assert_eq!((opened.look, opened.remark()), (look, None), "{text}");
        }
    }

    #[test]
    fn what_a_ruleset_has_not_is_shown_as_values() {
        let opened = read("g=nim:3,7,4&show=difference:shifted").unwrap().unwrap();
        assert_eq!(opened.look.mode, Mode::Values);
    }

    #[test]
    fn links_from_before_there_was_a_large_figure_show_what_they_name() {
        let figure = |text: &str| read(&format!("g=nim:3,7,4&{text}")).unwrap().unwrap().look.figure;
        assert_eq!(figure("n=30&table=x:2&show=outcomes"), Figure::Table);
        assert_eq!(figure("plot=space"), Figure::Positions);
        assert_eq!(figure("plot=above&line=row:3"), Figure::Positions);
        assert_eq!(figure("line=row"), Figure::Line);
        assert_eq!(figure("plot=space&figure=table"), Figure::Table);
        assert!(read("g=nim:3,7,4&figure=clock").unwrap().is_err());
    }

    #[test]
    fn the_position_alone_is_enough() {
        let opened = read("#g=nim:3,7,4").unwrap().unwrap();
        assert_eq!((opened.sum.to_string().as_str(), opened.look), ("nim:3,7,4", Look::default()));
        assert_eq!(read("#"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn broken_links_say_why() {
        let reason = |text: &str| read(text).unwrap().unwrap_err().in_words(Texts::default());
        assert_eq!(
            reason("#g=triangle:k=3:2,4,1"),
            "This link cannot be opened: y may be at most ⌊(2+1)/3⌋ = 1, but it is 4."
        );
        assert!(reason("#hello").contains("no position"));
        assert!(reason("#g=nim:1,2,3&n=-1").contains("from 0 to 100000, but it is “-1”"));
        assert!(reason("#g=nim:1,2,3&table=w:1").contains("“w:1”"));
        assert!(reason("#g=nim:1,2,3&g=nim:1,2,4").contains("the position (key “g”) twice"));
        assert_eq!(
            reason(&"x".repeat(100_000)),
            "This link is too long: it has 100000 characters, and 6000 are allowed."
        );
    }

    #[test]
    fn a_language_is_read_as_it_was_written_and_one_that_is_not_spoken_is_named() {
        let game = "nim:3,7,4".parse().unwrap();
        let opened = Opened { language: Language::with_code("ja"), ..shown(game, Look::default(), 0) };
        let text = write(&opened);
        assert!(text.ends_with("&lang=ja"), "{text}");
        assert_eq!(read(&text).unwrap().unwrap(), opened);
        let start = Opened { language: Language::with_code("ja"), ..Opened::default() };
        assert_eq!(read("#lang=ja"), Some(Ok(start)));
        let unknown = read("g=nim:3,7,4&lang=xx").unwrap().unwrap();
        assert_eq!((unknown.language, unknown.ignored), (None, vec!["“lang=xx”".to_owned()]));
    }

    #[test]
    fn of_two_parts_that_say_the_same_thing_the_first_counts() {
        let opened = read("g=nim:3,7,4&n=30&table=x:1&n=40").unwrap().unwrap();
        assert_eq!((opened.look.size, opened.ignored), (30, vec!["“n=40”".to_owned()]));
    }

    #[test]
    fn unknown_parts_are_named_and_ignored() {
        let opened = read("g=nim:3,7,4&colour=red&p=1&m=x").unwrap().unwrap();
        assert!(
            ["“colour=red”", "“p=1”", "“m=x”"].iter().all(|part| opened
                .remark()
                .unwrap()
                .in_words(Texts::default())
                .contains(part))
        );
    }
}
