//! The rules of a game of heaps, for each amount that may be taken.

use crate::values::Amounts;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The allowed ways to leave the rest of a heap after some tokens were taken. An octal digit is the sum of 1, 2 and 4 for the three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Digit {
    /// The whole heap may be taken.
    pub nothing: bool,
    /// The rest may stay one heap.
    pub one: bool,
    /// The rest may be left in two heaps.
    pub two: Option<Pair>,
}

/// The allowed pairs of heaps. Neither is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pair {
    /// Any two.
    Any,
    /// Two different ones, as in Grundy's game.
    Unequal,
}

impl Digit {
    /// Takes and leaves the rest as it is, as in a subtraction game.
    pub const TAKE: Self = Self { nothing: true, one: true, two: None };

    /// True if this amount cannot be taken.
    pub fn is_zero(self) -> bool {
        self == Self::default()
    }

    /// The digit of an octal code from 0 to 7.
    pub fn of_octal(digit: u32) -> Self {
        Self { nothing: digit & 1 != 0, one: digit & 2 != 0, two: (digit & 4 != 0).then_some(Pair::Any) }
    }

    /// As a digit of an octal code; `None` if only unequal heaps may be left.
    pub fn octal(self) -> Option<u32> {
        let two = match self.two {
            None => 0,
            Some(Pair::Any) => 4,
            Some(Pair::Unequal) => return None,
        };
        Some(u32::from(self.nothing) + 2 * u32::from(self.one) + two)
    }

    /// Both together.
    pub fn or(self, other: Self) -> Self {
        let two = match (self.two, other.two) {
            (Some(Pair::Any), _) | (_, Some(Pair::Any)) => Some(Pair::Any),
            (Some(Pair::Unequal), _) | (_, Some(Pair::Unequal)) => Some(Pair::Unequal),
            (None, None) => None,
        };
        Self { nothing: self.nothing || other.nothing, one: self.one || other.one, two }
    }
}

/// The rules of a game of heaps. Always some move is allowed, and every move makes its heap smaller.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HeapRules {
    /// The digits of the amounts 0, 1, 2, … The last is not zero.
    digits: Vec<Digit>,
    /// The same for every larger amount; it leaves no two heaps.
    beyond: Digit,
    /// Sets of amounts that may be taken as well, in order. The rest is one heap or nothing.
    sets: Vec<Amounts>,
}

impl HeapRules {
    /// The largest amount that is read.
    pub const LARGEST_AMOUNT: usize = 10_000;

    /// The rules with these digits, and the last one for every larger amount. `None` if there is no move. Also `None`
    /// if a move takes nothing and does not split, or if the rest may be split after every large amount.
    pub fn new(digits: Vec<Digit>, beyond: Digit) -> Option<Self> {
        Self::with_sets(digits, beyond, Vec::new())
    }

    /// The same, with sets of amounts that may be taken as well.
    pub fn with_sets(mut digits: Vec<Digit>, beyond: Digit, mut sets: Vec<Amounts>) -> Option<Self> {
        sets.sort_unstable();
        sets.dedup();
        if digits.is_empty() {
            digits.push(Digit::default());
        }
        while digits.last().is_some_and(|&last| last == beyond && digits.len() > 1) {
            digits.pop();
        }
        let first = digits.first().copied().unwrap_or_default();
        let has_move = !beyond.is_zero() || !sets.is_empty() || digits.iter().any(|digit| !digit.is_zero());
        (has_move && !first.nothing && !first.one && beyond.two.is_none()).then_some(Self { digits, beyond, sets })
    }

    /// The digit of an amount.
    pub fn digit(&self, amount: usize) -> Digit {
        let digit = self.digits.get(amount).copied().unwrap_or(self.beyond);
        if self.sets.iter().any(|set| set.has(amount)) { digit.or(Digit::TAKE) } else { digit }
    }

    /// The digits of the smaller amounts.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// The digit of all larger amounts.
    pub fn beyond(&self) -> Digit {
        self.beyond
    }

    /// The sets of amounts that may be taken as well.
    pub fn sets(&self) -> &[Amounts] {
        &self.sets
    }

    /// The largest amount that can be taken; `None` if there is no largest.
    pub fn largest(&self) -> Option<usize> {
        (self.beyond.is_zero() && self.sets.is_empty()).then(|| self.digits.len() - 1)
    }

    /// True if a move may leave two heaps.
    pub fn splits(&self) -> bool {
        self.digits.iter().any(|digit| digit.two.is_some())
    }

    /// True if a move may leave two heaps only if they differ.
    pub fn has_unequal(&self) -> bool {
        self.digits.iter().any(|digit| digit.two == Some(Pair::Unequal))
    }

    /// The octal code, such as `0.77`, with `…` behind a last digit that repeats. `None` if there is none, or if it has over 40 digits.
    pub fn octal(&self) -> Option<String> {
        if !self.sets.is_empty() {
            return None;
        }
        let mut digits: Vec<u32> = self.digits.iter().map(|digit| digit.octal()).collect::<Option<_>>()?;
        let beyond = self.beyond.octal()?;
        if beyond > 0 {
            digits.push(beyond);
        }
        let digit = |digit: &u32| char::from_digit(*digit, 8);
        let (first, rest) = digits.split_first()?;
        let rest: String = rest.iter().filter_map(digit).collect();
        let more = if beyond > 0 { "…" } else { "" };
        (rest.len() <= 40).then(|| format!("{first}.{}{more}", if rest.is_empty() { "0" } else { &rest }))
    }
}

/// As it can be read again: the octal code if there is one, otherwise a list of moves.
impl fmt::Display for HeapRules {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(code) = self.octal() {
            return out.write_str(&code);
        }
        // The sets have separate clauses.
        let digit = |amount: usize| self.digits.get(amount).copied().unwrap_or(self.beyond);
        let amounts = |allows: &dyn Fn(Digit) -> bool| {
            let taken = (1..self.digits.len()).filter(|&amount| allows(digit(amount)));
            let taken: Vec<String> = taken.map(|amount| amount.to_string()).collect();
            if allows(self.beyond) {
                let but =
                    (1..self.digits.len()).filter(|&amount| !allows(digit(amount))).map(|amount| amount.to_string());
                let but: Vec<String> = but.collect();
                return Some(if but.is_empty() { "any".into() } else { format!("all but {}", but.join(",")) });
            }
            (!taken.is_empty()).then(|| taken.join(","))
        };
        let mut clauses = Vec::new();
        // A digit that allows only one of the two ways has an octal code, unless the code is too long.
        clauses.extend(amounts(&|digit| digit.nothing || digit.one).map(|taken| format!("move n by {taken}")));
        clauses.extend(self.sets.iter().map(|set| format!("move n by {}", set.key())));
        for (pair, condition) in [(Pair::Any, ""), (Pair::Unequal, " where a != b")] {
            if digit(0).two == Some(pair) {
                clauses.push(format!("move n into a+b{condition}"));
            }
            let taken = amounts(&|digit| digit.two == Some(pair));
            clauses.extend(taken.map(|taken| format!("move n by {taken} into a+b{condition}")));
        }
        out.write_str(&clauses.join("; "))
    }
}
