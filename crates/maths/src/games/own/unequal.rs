//! Moves by unequal amounts: `move x by 1 and y by 2`, and `move x by t and y by 2*t`.

use crate::games::own::Names;
use crate::games::own::bad::WhyNoClause;
use crate::games::own::clauses::{Entry, number, read_lowered};
use crate::games::{Coordinate, Direction};

/// Reads the words of a move: parts with `and` between them.
///
/// # Errors
/// The amounts are neither all numbers nor all multiples of one letter; or their ratio is too large; or a coordinate is named twice.
pub(super) fn read(words: &[&str], names: &Names) -> Result<(Direction, Entry), WhyNoClause> {
    let (mut all, mut amounts) = (Vec::new(), Vec::new());
    for part in words.split(|word| *word == "and") {
        let text = read_lowered(part, names, &mut all)?.concat();
        amounts.resize(all.len(), amount(&text, names).ok_or(WhyNoClause::Unequal)?);
    }
    let (mut divisor, letter) = amounts[0];
    for (factor, other) in &amounts {
        if *other != letter {
            return Err(WhyNoClause::Unequal);
        }
        divisor = common_divisor(divisor, *factor);
    }
    let mut along = Direction::default();
    for (which, (factor, _)) in all.iter().zip(&amounts) {
        along = along.with(*which, factor / divisor).ok_or(WhyNoClause::Unequal)?;
    }
    match letter {
        None => Ok((along, Entry::Exactly(divisor))),
        Some(_) if divisor == 1 => Ok((along, Entry::Any)),
        Some(_) => Err(WhyNoClause::Unequal),
    }
}

/// A number of at least 1, alone or with a letter that is no coordinate: `2`, `t`, `2t`, `2*t` or `t*2`.
fn amount(text: &str, names: &Names) -> Option<(u32, Option<char>)> {
    let Some(letter) = text.chars().find(char::is_ascii_lowercase) else { return Some((number(text)?, None)) };
    let (before, after) = text.split_once(letter)?;
    let factor = if after.is_empty() && before.is_empty() {
        1
    } else if after.is_empty() {
        number(before.strip_suffix('*').unwrap_or(before))?
    } else {
        number(after.strip_prefix('*').filter(|_| before.is_empty())?)?
    };
    let is_free = letter != 'p' && !names.0.iter().any(|name| name.starts_with(letter));
    is_free.then_some((factor, Some(letter)))
}

fn common_divisor(one: u32, other: u32) -> u32 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

/// As rules are written.
pub(super) fn text(along: Direction, entries: &[Entry], names: &Names) -> String {
    let letter =
        ["t", "s", "r", "q", "u", "v", "w"].into_iter().find(|letter| names.find(letter).is_none()).unwrap_or("t");
    let (exactly, letter) = match entries {
        [Entry::Exactly(by)] => (*by, ""),
        _ => (1, letter),
    };
    let mut text = String::from("move ");
    for which in along.coordinates() {
        let factor = exactly.saturating_mul(along.factor(which));
        add(&mut text, names.0[which.index()], factor, letter);
    }
    text
}

/// Adds one part of a move.
fn add(text: &mut String, name: &str, factor: u32, letter: &str) {
    if !text.ends_with("move ") {
        text.push_str(" and ");
    }
    text.push_str(name);
    text.push_str(" by ");
    if letter.is_empty() || factor > 1 {
        text.push_str(&factor.to_string());
    }
    if !letter.is_empty() && factor > 1 {
        text.push('*');
    }
    text.push_str(letter);
}

/// That a list of amounts is not one amount for each of several coordinates.
///
/// # Errors
/// When it could be: both meanings, as clauses.
pub(super) fn is_clear(which: &[Coordinate], entries: &[Entry], names: &Names) -> Result<(), WhyNoClause> {
    if which.len() < 2 || entries.len() != which.len() {
        return Ok(());
    }
    let letters: Vec<&str> = which.iter().map(|which| names.0[which.index()]).collect();
    let (letters, mut same, mut each) = (letters.join(","), String::new(), String::from("move "));
    let mut first = None;
    let mut are_equal = true;
    for (which, entry) in which.iter().zip(entries) {
        let Entry::Exactly(number) = entry else { return Ok(()) };
        are_equal &= *first.get_or_insert(number) == number;
        let end = same.len();
        same.push_str("move ");
        add(&mut same, &letters, *number, "");
        if end > 0 {
            same.insert(end, ';');
        }
        add(&mut each, names.0[which.index()], *number, "");
    }
    if are_equal { Ok(()) } else { Err(WhyNoClause::Ambiguous { same, each }) }
}
