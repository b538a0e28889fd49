//! Moves by unequal amounts: `move x by 1 and y by 2`, and `move x by t and y by 2*t`.

use crate::games::Direction;
use crate::games::own::Names;
use crate::games::own::bad::WhyNoClause;
use crate::games::own::entries::{Entry, Factors, divided_at_by, number, positive};

/// Reads the words of a move: parts with `and` between them.
///
/// # Errors
/// The amounts are neither all numbers nor all multiples of one letter; or their ratio is too large; or a coordinate is named twice.
pub(super) fn read(words: &[&str], names: &Names) -> Result<(Direction, Entry), WhyNoClause> {
    let (mut factors, mut letters) = (Factors::default(), None);
    is_not_any(words, names)?;
    for part in words.split(|word| *word == "and") {
        let (from, text) = divided_at_by(part)?;
        let (factor, letter) = amount(&text.concat(), names).ok_or(WhyNoClause::Unequal)?;
        number(&from.concat(), names, &mut factors, (factor, 0))?;
        if *letters.get_or_insert(letter) != letter {
            return Err(WhyNoClause::Unequal);
        }
    }
    let (along, divisor) = direction(&factors).ok_or(WhyNoClause::Unequal)?;
    match letters.flatten() {
        None => Ok((along, Entry::Exactly(divisor))),
        Some(_) if divisor == 1 => Ok((along, Entry::Any)),
        Some(_) => Err(WhyNoClause::Unequal),
    }
}

/// That not every coordinate is lowered by `any`, which could be the same amount or independent ones.
///
/// # Errors
/// When every one is: their names.
fn is_not_any(words: &[&str], names: &Names) -> Result<(), WhyNoClause> {
    let (mut factors, mut of) = (Factors::default(), Vec::new());
    for part in words.split(|word| *word == "and") {
        let (from, text) = divided_at_by(part)?;
        if text != ["any"] {
            return Ok(());
        }
        number(&from.concat(), names, &mut factors, (1, 0))?;
        of.push(from.concat());
    }
    Err(WhyNoClause::AnyAndAny(of.join(",")))
}

/// A number of at least 1, alone or with a letter that is no coordinate: `2`, `t`, `2t`, `2*t` or `t*2`.
fn amount(text: &str, names: &Names) -> Option<(u32, Option<char>)> {
    let Some(letter) = text.chars().find(char::is_ascii_lowercase) else { return Some((positive(text)?, None)) };
    let (before, after) = text.split_once(letter)?;
    let factor = match (before.is_empty(), after.is_empty()) {
        (true, true) => 1,
        (false, true) => positive(before.strip_suffix('*').unwrap_or(before))?,
        (true, false) => positive(after.strip_prefix('*')?)?,
        (false, false) => return None,
    };
    let is_free = letter != 'p' && !names.0.iter().any(|name| name.starts_with(letter));
    is_free.then_some((factor, Some(letter)))
}

/// The direction of these amounts, and their greatest common divisor; `None` if their ratio is too large.
fn direction(factors: &Factors) -> Option<(Direction, u32)> {
    Direction::of(factors).filter(|(along, _)| along.is_small())
}

/// As rules are written.
pub(super) fn text(along: Direction, entries: &[Entry], names: &Names) -> String {
    let letter =
        ["t", "s", "r", "q", "u", "v", "w"].into_iter().find(|letter| names.find(letter).is_none()).unwrap_or("t");
    let (exactly, letter) = match entries {
        [Entry::Exactly(by)] => (*by, ""),
        _ => (1, letter),
    };
    let (mut text, mut before) = (String::new(), "move ");
    for which in along.coordinates() {
        let factor = exactly.saturating_mul(along.factor(which));
        for part in [before, names.0[which.index()], " by "] {
            text.push_str(part);
        }
        if letter.is_empty() || factor > 1 {
            text.push_str(&factor.to_string());
        }
        if !letter.is_empty() && factor > 1 {
            text.push('*');
        }
        text.push_str(letter);
        before = " and ";
    }
    text
}

/// That a list of amounts is not one amount for each of several coordinates. `places` has the place of each of these, counted from 1.
///
/// # Errors
/// When it could be: the move by unequal amounts that it could be, if there are such moves.
pub(super) fn is_clear(places: &Factors, entries: &[Entry], names: &Names) -> Result<(), WhyNoClause> {
    let (mut factors, mut has_formulas) = (Factors::default(), false);
    for (factor, place) in factors.iter_mut().zip(places) {
        match (place, entries.get((*place as usize).wrapping_sub(1))) {
            (0, _) => {}
            (_, Some(Entry::Exactly(amount))) => *factor = *amount,
            (_, Some(Entry::By(_))) => has_formulas = true,
            (_, None) => return Ok(()),
            (_, Some(Entry::Any | Entry::Range(..) | Entry::Multiples(_) | Entry::Set(_) | Entry::AllBut(_))) => {
                return Ok(());
            }
        }
    }
    let count = places.iter().filter(|place| **place > 0).count();
    if has_formulas {
        return if count > 1 && count == entries.len() { Err(WhyNoClause::AmbiguousFormulas) } else { Ok(()) };
    }
    match direction(&factors) {
        Some((along, divisor)) if !along.is_even() && count == entries.len() => {
            Err(WhyNoClause::Ambiguous(text(along, &[Entry::Exactly(divisor)], names)))
        }
        _ => Ok(()),
    }
}
