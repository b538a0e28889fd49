//! Why a text is no rules of heaps, in words. The library gives the reasons as data.

use crate::texts::Texts;
use maths::solver::heaps::{HeapRules, Mistake, Mistakes};
use maths::values::quoted;

/// All reasons, one sentence for each.
pub fn mistakes(texts: Texts, mistakes: &Mistakes) -> Vec<String> {
    mistakes.0.iter().map(|mistake| reason(texts, mistake)).collect()
}

fn reason(texts: Texts, mistake: &Mistake) -> String {
    match mistake {
        Mistake::Empty => texts.heaps_no_rules().into(),
        Mistake::TooLong(length) => texts.heaps_rules_long(&texts.number(length)),
        Mistake::NotOctal(sign) => texts.heaps_not_octal(sign),
        Mistake::First(sign) => texts.heaps_first_digit(sign),
        Mistake::TooManyDigits(count) => texts.heaps_many_digits(count),
        Mistake::Repeated(sign) => texts.heaps_repeated(sign),
        Mistake::NoMove => texts.heaps_no_move().into(),
        Mistake::Clause(clause) => texts.heaps_clause(&quoted(clause)),
        Mistake::Amount(text) => texts.heaps_amount(&quoted(text)),
        Mistake::NoAmount => texts.heaps_no_amount().into(),
        Mistake::TakesNothing => texts.heaps_takes_nothing().into(),
        Mistake::TooLarge(text) => texts.heaps_amount_large(&quoted(text), &texts.number(&HeapRules::LARGEST_AMOUNT)),
        Mistake::AnyInto => texts.heaps_any_into().into(),
    }
}
