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
#[cfg(test)]
mod tests;

use maths::values::{half_width, quoted, whole_number};
pub use refused::LinkRefused;

use crate::kit::query::{Query, Written, flag};
use crate::table::{Computer, Figure, Look, Opened, look_names};
use crate::texts::Language;
use maths::games::{Record, Sum, in_address};
use maths::solver::{Plan, Strength};

/// The longest text that is looked at, in bytes: eight bars with the longest heights there are fit.
const LONGEST: usize = 6000;

/// The longest game that is written, in bytes.
const LONGEST_GAME: usize = 2000;

/// The state as text. Default values are left out, so that links stay short.
pub fn write(shown: &Opened) -> String {
    let Opened { sum, hand, look, moves, game, computer, marks, why, language, .. } = shown;
    let usual = Look::default();
    let mut written = Written::default();
    // Blanks would end a link in many programs that show one.
    written.add("g", &in_address(&sum.to_string()));
    written.add_unless(*hand == 0, "part", &(hand + 1));
    written.add("n", &look.size);
    written.add("table", &look_names::section(look.section, look.at));
    written.add_unless(!sum.parts()[*hand].ruleset().pass, "p", &u8::from(look.pass));
    // A longer game stays on this device.
    let game = game.as_ref().map(ToString::to_string).filter(|game| game.len() <= LONGEST_GAME);
    written.add_some("game", game.map(|game| in_address(&game)));
    written.add_unless(*moves == 0, "m", moves);
    written.add_unless(look.mode == usual.mode, "show", &look_names::mode(look.mode));
    written.add_unless(look.form == usual.form, "form", &look_names::form(look.form));
    written.add_unless(look.map == usual.map, "map", &look_names::map(look.map));
    written.add_unless(look.figure == look.named_figure(), "figure", &look_names::figure(look.figure));
    written.add_unless(!look.printed, "printed", &1);
    written.add_unless(look.plot == usual.plot, "plot", &look_names::plot(look.plot));
    written.add_some("beside", look.beside);
    written.add_unless(look.line == usual.line, "line", &look_names::line(look.line));
    // The reader who opens a link starts the walk.
    written.add_some("walk", look.walk.map(|walking| walking.of.key()));
    written.add_some("computer", computer.as_ref().map(write_computer));
    written.add_unless(!marks, "marks", &1);
    written.add_unless(!why, "why", &1);
    written.add_some("lang", language.map(Language::code));
    written.text()
}

/// Reads what [`write()`] wrote, and less: only `g` is needed. An empty text is `None`, the page's own start; a language
/// alone is that start in the language.
///
/// # Errors
/// What is wrong and what is allowed.
pub fn read(text: &str) -> Option<Result<Opened, LinkRefused>> {
    let text = half_width(text);
    let is_empty = text.trim_start_matches('#').is_empty();
    (!is_empty).then(|| Query::read(&text, LONGEST).map_err(LinkRefused::TooLong).and_then(read_parts))
}

fn read_parts(mut query: Query) -> Result<Opened, LinkRefused> {
    let language = query.take("lang", Language::with_code);
    if language.is_some() && query.is_empty() {
        return Ok(Opened { language, ..Opened::default() });
    }
    let sum = query.try_take("g", |text| text.parse::<Sum>().map_err(LinkRefused::Position))?;
    // The second position is not ignored like other second parts.
    if query.value("g").is_some() {
        return Err(LinkRefused::PositionTwice);
    }
    let look = read_look(&mut query)?;
    let computer = query.try_take("computer", read_computer)?;
    let sum = sum.ok_or(LinkRefused::NoPosition)?;
    let is_part = |hand: &usize| *hand < sum.parts().len();
    let hand = query.take("part", |text| text.parse::<usize>().ok()?.checked_sub(1).filter(is_part)).unwrap_or(0);
    let (ruleset, position) = (sum.parts()[hand].ruleset(), sum.parts()[hand].position());
    let pass = query.take("p", |text| flag(text).filter(|pass| ruleset.pass || !pass)).unwrap_or(position.pass);
    let look = Look { mode: look.mode.possible_in(&ruleset), pass: ruleset.pass && pass, ..look };
    let moves = query.take("m", |text| text.parse().ok()).unwrap_or(0);
    let is_of_position = |game: &Record| *game.last() == sum && game.moves().len() as u32 == moves;
    Ok(Opened {
        game: query.take("game", |text| text.parse().ok()).filter(is_of_position),
        marks: query.take("marks", flag).unwrap_or(false),
        why: query.take("why", flag).unwrap_or(false),
        ignored: query.ignored(),
        sum,
        hand,
        look,
        moves,
        computer,
        language,
    })
}

/// The content of table and plot, without the pass.
fn read_look(query: &mut Query) -> Result<Look, LinkRefused> {
    let usual = Look::default();
    // A link from a version without a large figure chooses the figure by its other parameters.
    let named =
        [("plot", Figure::Positions), ("line", Figure::Line)].into_iter().find(|(key, _)| query.value(key).is_some());
    let (section, at) = query.try_take("table", look_names::read_section)?.unwrap_or((usual.section, usual.at));
    Ok(Look {
        size: query.try_take("n", read_size)?.unwrap_or(usual.size),
        section,
        at,
        mode: query.try_take("show", look_names::read_mode)?.unwrap_or(usual.mode),
        form: query.try_take("form", look_names::read_form)?.unwrap_or(usual.form),
        map: query.try_take("map", look_names::read_map)?.unwrap_or(usual.map),
        figure: query
            .try_take("figure", look_names::read_figure)?
            .unwrap_or(named.map_or(usual.figure, |(_, figure)| figure)),
        printed: query.take("printed", flag).unwrap_or(usual.printed),
        plot: query.try_take("plot", look_names::read_plot)?.unwrap_or(usual.plot),
        beside: query.try_take("beside", |text| text.parse().map_err(LinkRefused::Beside))?,
        line: query.try_take("line", look_names::read_line)?.unwrap_or(usual.line),
        walk: query.take("walk", look_names::read_walk),
        ..usual
    })
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
