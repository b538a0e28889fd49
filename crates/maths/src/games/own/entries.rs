//! The amounts of a move as they are written, and the coordinates before them.

use crate::expressions::quoted;
use crate::games::own::Names;
use crate::games::own::amounts::Amount;
use crate::games::own::bad::WhyNoClause;
use crate::games::own::bound::OwnFormula;
use crate::games::own::trees::AmountTree;
use crate::games::{Coordinate, Coordinates};

/// One entry of a list of amounts, as it was read.
pub(super) enum Entry {
    Any,
    Exactly(u32),
    Range(u32, OwnFormula),
}

impl Entry {
    pub(super) fn text(&self, names: &Names) -> String {
        match self {
            Self::Any => "any".into(),
            Self::Exactly(amount) => amount.to_string(),
            Self::Range(first, last) => format!("{first}..{}", last.text(names)),
        }
    }

    pub(super) fn tree(&self) -> AmountTree {
        match self {
            Self::Any => AmountTree::Any,
            Self::Exactly(amount) => AmountTree::Exactly(*amount),
            Self::Range(first, last) => AmountTree::Range(*first, last.tree().clone()),
        }
    }

    pub(super) fn amount(&self) -> Amount {
        match self {
            Self::Any => Amount::Any,
            Self::Exactly(amount) => Amount::Exactly(*amount),
            Self::Range(first, last) => Amount::Range(*first, last.program()),
        }
    }
}

/// A number for each coordinate; 0 for those that were not named.
pub(super) type Factors = [u32; Coordinates::MOST];

/// The words before `by` and those after it.
pub(super) fn divided_at_by<'a>(words: &'a [&'a str]) -> Result<(&'a [&'a str], &'a [&'a str]), WhyNoClause> {
    let at = words.iter().position(|word| *word == "by").ok_or(WhyNoClause::Unknown)?;
    Ok((&words[..at], &words[at + 1..]))
}

/// Gives each of the coordinates with commas between them a number: the first, and then `step` more each time.
pub(super) fn number(
    text: &str,
    names: &Names,
    numbers: &mut Factors,
    (first, step): (u32, u32),
) -> Result<(), WhyNoClause> {
    let mut next = first;
    for name in text.split(',') {
        let which = find(name, names)?.index();
        if numbers[which] > 0 {
            return Err(WhyNoClause::NamedTwice(names.0[which]));
        }
        numbers[which] = next;
        next += step;
    }
    Ok(())
}

/// The coordinate with this name.
pub(super) fn find(name: &str, names: &Names) -> Result<Coordinate, WhyNoClause> {
    names.find(name.trim()).ok_or_else(|| names.unknown(name.trim()))
}

/// One entry of a list.
pub(super) fn read_entry(text: &str, names: &Names) -> Result<Entry, WhyNoClause> {
    let amount = |text: &str| positive(text).ok_or_else(|| WhyNoClause::Amount(quoted(text)));
    match text.split_once("..") {
        None if text == "any" => Ok(Entry::Any),
        None => amount(text).map(Entry::Exactly),
        Some((first, last)) => Ok(Entry::Range(amount(first.trim())?, OwnFormula::read(last.trim(), names)?)),
    }
}

/// A number of at least 1.
pub(super) fn positive(text: &str) -> Option<u32> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number: &u32| is_number && *number >= 1)
}

/// The text divided at the commas that are in no brackets.
pub(super) fn divided(text: &str) -> Vec<&str> {
    let (mut parts, mut begin, mut depth) = (Vec::new(), 0, 0_i32);
    for (at, character) in text.char_indices() {
        match character {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[begin..at]);
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[begin..]);
    parts
}
