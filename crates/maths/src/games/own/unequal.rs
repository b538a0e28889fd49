//! Moves by unequal amounts: `move x by 1 and y by 2`, and `move x by t and y by 2*t`.

use crate::games::own::Names;
use crate::games::own::bad::WhyNoClause;
use crate::games::own::clauses::Entry;
use crate::games::{Coordinate, Direction};

/// The amount of some coordinates.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Amount<'a> {
    Number(u32),
    /// A letter, this many times.
    Times(u32, &'a str),
}

/// Reads the parts of a move, each with its coordinates and the text of their amount.
///
/// # Errors
/// The amounts are neither all numbers nor all multiples of one letter; or their ratio is too large; or a coordinate is named twice.
pub(super) fn read(
    parts: impl Iterator<Item = (Vec<Coordinate>, String)>,
    names: &Names,
) -> Result<(Direction, Entry), WhyNoClause> {
    let parts: Vec<_> = parts.collect();
    let amounts: Vec<Amount> =
        parts.iter().map(|(_, text)| amount(text, names).ok_or(WhyNoClause::Unequal)).collect::<Result<_, _>>()?;
    let (factors, letters): (Vec<u32>, Vec<Option<&str>>) = amounts
        .iter()
        .map(|amount| match *amount {
            Amount::Number(number) => (number, None),
            Amount::Times(factor, letter) => (factor, Some(letter)),
        })
        .unzip();
    let divisor = factors.iter().copied().fold(0, common_divisor);
    let is_any = letters[0].is_some();
    if letters.iter().any(|letter| *letter != letters[0]) || is_any && divisor > 1 {
        return Err(WhyNoClause::Unequal);
    }
    let mut along = Direction::default();
    for ((all, _), factor) in parts.iter().zip(factors) {
        for which in all {
            if along.lowers(*which) {
                return Err(WhyNoClause::NamedTwice(names.0[which.index()]));
            }
            along = along.with(*which, factor / divisor).ok_or(WhyNoClause::Unequal)?;
        }
    }
    Ok((along, if is_any { Entry::Any } else { Entry::Exactly(divisor) }))
}

/// A number of at least 1; or a letter that is no coordinate, alone or with such a number: `t`, `2t`, `2*t` or `t*2`.
fn amount<'a>(text: &'a str, names: &Names) -> Option<Amount<'a>> {
    let number = |text: &str| text.parse().ok().filter(|number| *number >= 1 && !text.starts_with('+'));
    let Some(at) = text.find(|character: char| character.is_ascii_lowercase()) else {
        return number(text.trim()).map(Amount::Number);
    };
    let (before, rest) = text.split_at_checked(at)?;
    let (letter, after) = rest.split_at_checked(1)?;
    let factor = match (before.trim(), after.trim()) {
        ("", "") => Some(1),
        (before, "") => number(before.trim_end_matches('*').trim_end()),
        ("", after) => number(after.strip_prefix('*')?.trim_start()),
        (_, _) => None,
    };
    factor
        .filter(|_| names.find(letter).is_none() && Names::LETTERS.contains(letter))
        .map(|factor| Amount::Times(factor, letter))
}

fn common_divisor(one: u32, other: u32) -> u32 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

/// As rules are written.
pub(super) fn text(along: Direction, entries: &[Entry], names: &Names) -> String {
    let letter =
        ["t", "s", "r", "q", "u", "v", "w"].into_iter().find(|letter| names.find(letter).is_none()).unwrap_or("t");
    let part = |which: Coordinate| {
        let amount = match (entries, along.factor(which)) {
            ([Entry::Exactly(by)], factor) => by.saturating_mul(factor).to_string(),
            (_, 1) => letter.to_owned(),
            (_, factor) => format!("{factor}*{letter}"),
        };
        format!("{} by {amount}", names.0[which.index()])
    };
    format!("move {}", along.coordinates().map(part).collect::<Vec<_>>().join(" and "))
}

/// That a list of amounts is not one amount for each of several coordinates.
///
/// # Errors
/// When it could be: both meanings, as clauses.
pub(super) fn is_clear(which: &[Coordinate], entries: &[Entry], names: &Names) -> Result<(), WhyNoClause> {
    let numbers = entries.iter().map(|entry| match entry {
        Entry::Exactly(number) => Some(*number),
        Entry::Any | Entry::Range(..) => None,
    });
    let Some(numbers) = numbers.collect::<Option<Vec<u32>>>() else { return Ok(()) };
    if which.len() < 2 || numbers.len() != which.len() || numbers.iter().all(|number| *number == numbers[0]) {
        return Ok(());
    }
    let letters: Vec<&str> = which.iter().map(|which| names.0[which.index()]).collect();
    let same = numbers.iter().map(|number| format!("move {} by {number}", letters.join(",")));
    let each = letters.iter().zip(&numbers).map(|(letter, number)| format!("{letter} by {number}"));
    Err(WhyNoClause::Ambiguous {
        same: same.collect::<Vec<_>>().join(";"),
        each: format!("move {}", each.collect::<Vec<_>>().join(" and ")),
    })
}
