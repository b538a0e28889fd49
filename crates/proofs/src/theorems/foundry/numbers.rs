//! Numbers in a grammar, and how large and how many they may be.

use crate::theorems::foundry::lines::Part;
use crate::theorems::foundry::{GrammarMistake, GrammarReason};

/// The most rules that a grammar describes.
pub(super) const MOST: u64 = 1_000_000;

/// The largest number that takes the place of a letter.
pub(super) const LARGEST: i64 = 1000;

/// Numbers and ranges with commas, each number once and in this order.
pub(super) fn numbers(said: Part<'_>, [least, most]: [i64; 2]) -> Result<Vec<i64>, GrammarMistake> {
    let mut found = Vec::new();
    for part in said.split(",").map(Part::trimmed) {
        let (first, last) = part.text.split_once("..").unwrap_or((part.text, part.text));
        let read = |text: &str| -> Result<i64, GrammarMistake> {
            let number = text.trim().parse().map_err(|_| part.wrong(GrammarReason::Numbers))?;
            if number > most { Err(part.wrong(GrammarReason::TooLarge { most })) } else { Ok(number) }
        };
        let (first, last) = (read(first)?, read(last)?);
        if first < least {
            return Err(part.wrong(GrammarReason::Numbers));
        }
        if first > last {
            return Err(part.wrong(GrammarReason::Falls));
        }
        (first..=last).for_each(|number| {
            if !found.contains(&number) {
                found.push(number);
            }
        });
    }
    Ok(found)
}
