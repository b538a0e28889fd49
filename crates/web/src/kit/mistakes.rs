//! The mistakes in a formula, in the language of the page. The library gives them as data.

use crate::texts::Texts;
use maths::expressions::{Fault, Formula, Kind, Reason};

/// The reason why some characters are wrong.
pub fn reason(texts: Texts, reason: &Reason) -> String {
    match reason {
        Reason::UnknownCharacter(character) => texts.formula_character(character),
        Reason::UnknownName(name) => texts.formula_name(name),
        Reason::NotOfRules { name, letters } => texts.formula_letter(name, &letters.join(texts.list_comma())),
        Reason::TwoMeanings { name, place, usual, other } => texts.formula_two_meanings(name, place, usual, other),
        Reason::NumberTooLarge => texts.formula_number().into(),
        Reason::ValueExpected => texts.formula_value().into(),
        Reason::Expected(symbol) => texts.formula_symbol(symbol),
        Reason::EndExpected => texts.formula_end().into(),
        Reason::WrongKind { wanted } => texts.formula_kind(&kind(*wanted)),
        Reason::KindsDiffer { left } => texts.formula_kinds(&kind(*left)),
        Reason::SetHere => texts.formula_set().into(),
        Reason::TooLong => texts.formula_long(&Formula::LONGEST),
        Reason::TooDeep => texts.formula_deep(&Formula::DEEPEST),
        Reason::TooMany => texts.formula_many(&Formula::MOST_IN_LIST),
    }
}

/// A kind as the texts know it.
pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Number => "number",
        Kind::Truth => "truth",
    }
}

/// Why a formula has no value.
pub fn fault(texts: Texts, fault: Fault) -> &'static str {
    match fault {
        Fault::DivisionByZero => texts.formula_zero(),
        Fault::Overflow => texts.formula_overflow(),
        Fault::NotWhole => texts.formula_whole(),
        Fault::NegativeShift => texts.formula_shift(),
        Fault::NoPosition => texts.formula_no_position(),
    }
}
