//! Rules, values and moves in words.

use maths::solver::heaps::{Digit, HeapMove, HeapRules, Left, Pair};
use maths::values::Amounts;
use web::texts::Texts;

/// The rules, a line for each way to leave the rest: the amounts that are taken, and the way.
pub(super) fn ways(texts: Texts, rules: &HeapRules) -> Vec<(String, String)> {
    let mut ways: Vec<(Digit, Vec<usize>)> = Vec::new();
    for (amount, &digit) in rules.digits().iter().enumerate().filter(|(_, digit)| !digit.is_zero()) {
        match ways.iter_mut().find(|(known, amounts)| *known == digit && amounts[0] > 0 && amount > 0) {
            Some((_, amounts)) => amounts.push(amount),
            None => ways.push((digit, vec![amount])),
        }
    }
    let mut lines: Vec<(String, String)> = ways
        .into_iter()
        .map(|(digit, amounts)| {
            let taken = if amounts == [0] {
                texts.heaps_take_nothing().into()
            } else {
                texts.heaps_take(&listed(texts, &amounts))
            };
            (taken, left(texts, digit))
        })
        .collect();
    lines.extend(rules.sets().iter().map(|set| {
        let taken = match set {
            Amounts::Primes => texts.heaps_take_primes(),
            Amounts::Squares => texts.heaps_take_squares(),
            Amounts::PowersOfTwo => texts.heaps_take_powers(),
        };
        (taken.to_owned(), left(texts, Digit::TAKE))
    }));
    if !rules.beyond().is_zero() {
        let from = rules.digits().len();
        let taken = if from == 1 { texts.heaps_take_any().into() } else { texts.heaps_take_from(&from) };
        lines.push((taken, left(texts, rules.beyond())));
    }
    lines
}

/// The most amounts that are written out.
const MOST_AMOUNTS: usize = 12;

fn listed(texts: Texts, amounts: &[usize]) -> String {
    let shown: Vec<String> = amounts.iter().take(MOST_AMOUNTS).map(|amount| texts.number(amount)).collect();
    let more = if amounts.len() > MOST_AMOUNTS { "…" } else { "" };
    shown.join(texts.list_comma()) + more
}

fn left(texts: Texts, digit: Digit) -> String {
    let way = match (digit.nothing, digit.one, digit.two.is_some()) {
        (true, false, false) => texts.heaps_leave_none(),
        (false, true, false) => texts.heaps_leave_one(),
        (true, true, false) => texts.heaps_leave_none_one(),
        (false, false, true) => texts.heaps_leave_two(),
        (true, false, true) => texts.heaps_leave_none_two(),
        (false, true, true) => texts.heaps_leave_one_two(),
        (true, true, true) => texts.heaps_leave_all(),
        (false, false, false) => "",
    };
    match digit.two {
        Some(Pair::Unequal) => format!("{way}{}{}", texts.between_sentences(), texts.heaps_unequal()),
        Some(Pair::Any) | None => way.to_owned(),
    }
}

/// A move on one of several heaps.
pub(super) fn move_in_words(texts: Texts, heaps: &[usize], found: &HeapMove) -> String {
    let (size, taken) = (heaps[found.heap], found.taken);
    match found.left {
        Left::Nothing => texts.heaps_move_all(&size),
        Left::One(rest) => texts.heaps_move_one(&size, &taken, &rest),
        Left::Two(first, second) if taken == 0 => texts.heaps_move_split(&size, &first, &second),
        Left::Two(first, second) => texts.heaps_move_two(&size, &taken, &first, &second),
    }
}
