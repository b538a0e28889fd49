//! Reads rules of heaps.
//!
//! ```text
//! text    = ["heaps:" | "rules:"] (["octal"] code | clause {";" clause})
//! code    = ["0" | "4"] "." digits ["…" | "..."]         the last digit repeats
//! clause  = "move" name "by" amounts ["into" pair]       takes, then leaves the rest, or two heaps
//!         | "move" name "into" pair                      splits without taking
//! amounts = "any" | "all but" numbers | "primes" | "squares" | "powers of 2" | numbers
//! numbers = number {"," number}
//! pair    = name "+" name ["where" name "!=" name]
//! ```

use crate::solver::heaps::{Digit, HeapRules, Mistake, Mistakes, Pair};
use crate::values::{Amounts, half_width};

/// The longest text that is read, in characters.
const LONGEST: usize = 100_000;
/// The most digits of an octal code behind the point.
const MOST_DIGITS: usize = 40;

/// The rules that a text describes.
///
/// # Errors
/// All reasons why it describes none.
pub fn read(text: &str) -> Result<HeapRules, Mistakes> {
    let length = text.chars().count();
    if length > LONGEST {
        return Err(Mistake::TooLong(length).into());
    }
    let folded = half_width(text);
    let text = folded.trim();
    let text = ["heaps:", "rules:"].into_iter().find_map(|name| text.strip_prefix(name)).unwrap_or(text).trim();
    if text.is_empty() {
        return Err(Mistake::Empty.into());
    }
    let code = text.strip_prefix("octal").map(str::trim);
    let is_code =
        |text: &str| text.contains('.') && text.starts_with(|sign: char| sign == '.' || sign.is_ascii_digit());
    match code.or_else(|| is_code(text).then_some(text)) {
        Some(code) => octal(code),
        None => clauses(text),
    }
}

fn octal(code: &str) -> Result<HeapRules, Mistakes> {
    let (code, repeats) = match code.strip_suffix("...").or_else(|| code.strip_suffix('…')) {
        Some(code) => (code, true),
        None => (code, false),
    };
    let (first, rest) = code.split_once('.').unwrap_or((code, ""));
    let mut mistakes = Vec::new();
    if let Some(sign) = first.chars().find(|sign| !matches!(sign, '0' | '4')) {
        mistakes.push(Mistake::First(sign));
    } else if let Some(sign) = first.chars().nth(1) {
        mistakes.push(Mistake::First(sign));
    }
    mistakes.extend(rest.chars().filter(|sign| !sign.is_digit(8)).map(Mistake::NotOctal));
    if rest.chars().count() > MOST_DIGITS {
        mistakes.push(Mistake::TooManyDigits(rest.chars().count()));
    }
    let last = rest.chars().last().filter(|_| repeats);
    mistakes.extend(last.filter(|sign| matches!(sign, '4'..='7')).map(Mistake::Repeated));
    if !mistakes.is_empty() {
        return Err(Mistakes(mistakes));
    }
    let digit = |sign: char| Digit::of_octal(sign.to_digit(8).unwrap_or_default());
    let digits = first.chars().chain((first.is_empty()).then_some('0')).chain(rest.chars()).map(digit).collect();
    HeapRules::new(digits, last.map(digit).unwrap_or_default()).ok_or_else(|| Mistake::NoMove.into())
}

fn clauses(text: &str) -> Result<HeapRules, Mistakes> {
    let mut digits = vec![Digit::default()];
    let mut beyond = Digit::default();
    let mut sets = Vec::new();
    let mut mistakes = Vec::new();
    for clause in text.split(';').map(str::trim).filter(|clause| !clause.is_empty()) {
        match read_clause(clause) {
            Ok((Taken::Set(set), _)) => sets.push(set),
            Ok((Taken::AllBut(but), digit)) => {
                let most = but.iter().copied().max().unwrap_or_default();
                if most >= digits.len() {
                    digits.resize(most + 1, beyond);
                }
                let allowed = digits.iter_mut().enumerate().skip(1).filter(|(amount, _)| !but.contains(amount));
                allowed.for_each(|(_, of)| *of = of.or(digit));
                beyond = beyond.or(digit);
            }
            Ok((Taken::These(amounts), digit)) => {
                for amount in amounts {
                    if amount >= digits.len() {
                        digits.resize(amount + 1, beyond);
                    }
                    digits[amount] = digits[amount].or(digit);
                }
            }
            Err(mut of_clause) => mistakes.append(&mut of_clause),
        }
    }
    if !mistakes.is_empty() {
        return Err(Mistakes(mistakes));
    }
    HeapRules::with_sets(digits, beyond, sets).ok_or_else(|| Mistake::NoMove.into())
}

/// The amounts of a clause.
enum Taken {
    /// Every amount but these.
    AllBut(Vec<usize>),
    These(Vec<usize>),
    Set(Amounts),
}

fn read_clause(clause: &str) -> Result<(Taken, Digit), Vec<Mistake>> {
    let unknown = || vec![Mistake::Clause(clause.to_owned())];
    let rest = clause.strip_prefix("move ").ok_or_else(unknown)?.trim_start();
    let (name, rest) = rest.split_once(' ').ok_or_else(unknown)?;
    if !is_name(name) {
        return Err(unknown());
    }
    let (amounts, pair) = match rest.trim().split_once("into ") {
        Some((amounts, pair)) => (amounts.trim(), Some(read_pair(pair).ok_or_else(unknown)?)),
        None => (rest.trim(), None),
    };
    let digit = pair.map_or(Digit::TAKE, |pair| Digit { two: Some(pair), ..Digit::default() });
    if amounts.is_empty() && pair.is_some() {
        return Ok((Taken::These(vec![0]), digit));
    }
    let list = amounts.strip_prefix("by ").ok_or_else(unknown)?.trim();
    let endless = match list.strip_prefix("all but ") {
        Some(but) => Some(Taken::AllBut(read_amounts(but, false)?)),
        None if list == "any" => Some(Taken::AllBut(Vec::new())),
        None => Amounts::with_key(list).map(Taken::Set),
    };
    match endless {
        Some(_) if pair.is_some() => Err(vec![Mistake::AnyInto]),
        Some(taken) => Ok((taken, digit)),
        None => Ok((Taken::These(read_amounts(list, pair.is_some())?), digit)),
    }
}

fn read_amounts(list: &str, may_be_zero: bool) -> Result<Vec<usize>, Vec<Mistake>> {
    let mut amounts = Vec::new();
    let mut mistakes = Vec::new();
    for part in list.split(',').map(str::trim) {
        let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
        if part.is_empty() {
            mistakes.push(Mistake::NoAmount);
            continue;
        }
        match part.parse() {
            Ok(0) if !may_be_zero => mistakes.push(Mistake::TakesNothing),
            Ok(amount) if amount <= HeapRules::LARGEST_AMOUNT => amounts.push(amount),
            Ok(_) => mistakes.push(Mistake::TooLarge(part.to_owned())),
            Err(_) if is_number => mistakes.push(Mistake::TooLarge(part.to_owned())),
            Err(_) => mistakes.push(Mistake::Amount(part.to_owned())),
        }
    }
    // A list of a million wrong amounts is one fault and not a million.
    mistakes.dedup();
    mistakes.truncate(5);
    if mistakes.is_empty() { Ok(amounts) } else { Err(mistakes) }
}

/// Such as `a+b`, or `a + b where a != b`.
fn read_pair(text: &str) -> Option<Pair> {
    let (pair, condition) = match text.split_once("where ") {
        Some((pair, condition)) => (pair, Some(condition)),
        None => (text, None),
    };
    let (a, b) = pair.split_once('+').map(|(a, b)| (a.trim(), b.trim()))?;
    if !is_name(a) || !is_name(b) || a == b {
        return None;
    }
    let Some(condition) = condition else { return Some(Pair::Any) };
    let (c, d) = condition.split_once("!=").or_else(|| condition.split_once('≠'))?;
    let (c, d) = (c.trim(), d.trim());
    ((a, b) == (c, d) || (a, b) == (d, c)).then_some(Pair::Unequal)
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}
