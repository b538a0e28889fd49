//! The amounts of a move as they are written, and the coordinates before them.

use crate::expressions::Number;
use crate::games::own::Names;
use crate::games::own::amounts::Amount;
use crate::games::own::bad::WhyNoClause;
use crate::games::own::bound::OwnFormula;
use crate::games::own::trees::AmountTree;
use crate::games::{Coordinate, Coordinates};
use crate::values::{Amounts, quoted};

/// One entry of a list of amounts, as it was read.
pub(super) enum Entry {
    Any,
    Exactly(u32),
    Range(u32, OwnFormula),
    By(OwnFormula),
    Multiples(OwnFormula),
    Set(Amounts),
    /// In order. The only entry of its list.
    AllBut(Vec<u32>),
}

impl Entry {
    pub(super) fn text(&self, names: &Names) -> String {
        match self {
            Self::Any => "any".into(),
            Self::Exactly(amount) => amount.to_string(),
            Self::Range(first, last) => format!("{first}..{}", last.text(names)),
            Self::By(formula) => formula.text(names),
            Self::Multiples(of) => format!("{MULTIPLES}{}", of.text(names)),
            Self::Set(set) => set.key().into(),
            Self::AllBut(these) => {
                let these: Vec<String> = these.iter().map(u32::to_string).collect();
                format!("{ALL_BUT}{}", these.join(","))
            }
        }
    }

    pub(super) fn tree(&self) -> AmountTree {
        match self {
            Self::Any => AmountTree::Any,
            Self::Exactly(amount) => AmountTree::Exactly(*amount),
            Self::Range(first, last) => AmountTree::Range(*first, last.tree().clone()),
            Self::By(formula) => AmountTree::By(formula.tree().clone()),
            Self::Multiples(of) => AmountTree::Multiples(of.tree().clone()),
            Self::Set(set) => AmountTree::Set(*set),
            Self::AllBut(these) => AmountTree::AllBut(these.clone()),
        }
    }

    pub(super) fn amount(&self) -> Amount {
        match self {
            Self::Any => Amount::Any,
            Self::Exactly(amount) => Amount::Exactly(*amount),
            Self::Range(first, last) => Amount::Range(*first, last.program()),
            Self::By(formula) => Amount::By(formula.program()),
            Self::Multiples(of) => Amount::Multiples(of.program()),
            Self::Set(set) => Amount::Set(*set),
            Self::AllBut(these) => Amount::AllBut(these.clone()),
        }
    }

    /// The formula, if there is one.
    pub(super) fn formula(&mut self) -> Option<&mut OwnFormula> {
        match self {
            Self::Any | Self::Exactly(_) | Self::Set(_) | Self::AllBut(_) => None,
            Self::Range(_, formula) | Self::By(formula) | Self::Multiples(formula) => Some(formula),
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

/// The words before a number of which the multiples are amounts.
const MULTIPLES: &str = "multiples of ";
/// The words before a list of the numbers that are no amounts.
pub(super) const ALL_BUT: &str = "all but ";

fn amount(text: &str) -> Result<u32, WhyNoClause> {
    positive(text).ok_or_else(|| WhyNoClause::Amount(quoted(text)))
}

/// A list of amounts.
pub(super) fn read_entries(text: &str, names: &Names) -> Result<Vec<Entry>, WhyNoClause> {
    match text.strip_prefix(ALL_BUT) {
        Some(these) => {
            // Each is put in its place. Sorting would bring 3 kB of program into every page.
            let mut excepted = Vec::new();
            for number in these.split(',') {
                let amount = amount(number.trim())?;
                if let Err(place) = excepted.binary_search(&amount) {
                    excepted.insert(place, amount);
                }
            }
            Ok(vec![Entry::AllBut(excepted)])
        }
        None => divided(text).into_iter().map(|entry| read_entry(entry.trim(), names)).collect(),
    }
}

/// One entry of a list.
fn read_entry(text: &str, names: &Names) -> Result<Entry, WhyNoClause> {
    if let Some(set) = Amounts::with_key(text) {
        return Ok(Entry::Set(set));
    }
    // Outside of conditions these words join binary digits: “1 or 2” would be 3.
    let has_condition = text.contains(['<', '>', '=', '≤', '≥', '≠']);
    if !has_condition && text.split_whitespace().any(|word| ["or", "and", "xor"].contains(&word)) {
        return Err(WhyNoClause::JoinedByWord(quoted(text)));
    }
    if let Some((first, last)) = text.split_once("..") {
        let (first, last) = (amount(first.trim())?, OwnFormula::read(last.trim(), names)?);
        let is_empty = last.constant().is_some_and(|last| last.floor() < first.into());
        return if is_empty { Err(WhyNoClause::Amount(quoted(text))) } else { Ok(Entry::Range(first, last)) };
    }
    if let Some(of) = text.strip_prefix(MULTIPLES) {
        return read_amount(of.trim(), names).map(Entry::Multiples);
    }
    // Words and numbers, whether they are right or not; of the letters, one alone is a name.
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let are_words = text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b' ');
    match text {
        "any" => Ok(Entry::Any),
        _ if is_number || are_words => amount(text).map(Entry::Exactly),
        _ => read_amount(text, names).map(|formula| {
            let constant = formula.constant().and_then(|number| u32::try_from(number.floor()).ok());
            constant.map_or(Entry::By(formula), Entry::Exactly)
        }),
    }
}

/// A formula that can be an amount. If it names no coordinate, it is one number.
fn read_amount(text: &str, names: &Names) -> Result<OwnFormula, WhyNoClause> {
    let formula = OwnFormula::read(text, names)?;
    if !formula.can_be_amount() {
        return Err(WhyNoClause::NeverPositive(quoted(text)));
    }
    Ok(formula.constant().map_or(formula, |number| OwnFormula::of(Number::Constant(number.floor()))))
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
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
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
