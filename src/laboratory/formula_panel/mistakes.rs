//! What is wrong with a formula, in the language of the page. The library says it in English, for those who use it without a
//! page; the English texts are the same, letter for letter.

use crate::expressions::Fault;
use crate::expressions::Formula;
use crate::expressions::Kind;
use crate::expressions::Reason;
use crate::formulas::CannotHold;
use crate::formulas::Holding;
use crate::games::quoted;
use crate::kit::refusals::not_begun;
use crate::texts::Texts;

/// What is wrong with some characters.
pub(in crate::laboratory) fn told(texts: Texts, reason: &Reason) -> String {
    match reason {
        Reason::UnknownCharacter(character) => texts.formula_character(character),
        Reason::UnknownName(name) => texts.formula_name(&quoted(name)),
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
fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Number => "number",
        Kind::Truth => "truth",
    }
}

/// Why a formula cannot be held against positions.
pub(in crate::laboratory) fn cannot_hold(texts: Texts, reason: &CannotHold) -> String {
    match reason {
        CannotHold::WrongKind { wanted } => texts.formula_wanted(&kind(*wanted)),
        CannotHold::NoParameter(variable) => texts.formula_parameter(&variable.name()),
        CannotHold::BoxTooLarge => texts.formula_box(&Holding::LARGEST),
        CannotHold::CannotBegin(reason) => not_begun(texts, *reason),
    }
}

/// Why a formula has no value.
pub(in crate::laboratory) fn fault(texts: Texts, fault: Fault) -> &'static str {
    match fault {
        Fault::DivisionByZero => texts.formula_zero(),
        Fault::Overflow => texts.formula_overflow(),
        Fault::NotWhole => texts.formula_whole(),
        Fault::NegativeShift => texts.formula_shift(),
        Fault::NoPosition => texts.formula_no_position(),
    }
}

#[cfg(test)]
mod tests {
    use super::cannot_hold;
    use super::fault;
    use super::told;
    use crate::expressions::Fault;
    use crate::expressions::Formula;
    use crate::expressions::Kind;
    use crate::expressions::Variable;
    use crate::formulas::CannotHold;
    use crate::texts::Texts;

    #[test]
    fn english_says_what_the_library_says() {
        let texts = Texts::default();
        let long = "x".repeat(Formula::LONGEST + 1);
        let deep = "(".repeat(400) + "x";
        let many = format!("min({})", vec!["x"; 65].join(","));
        let wrong = [
            "x $ y",
            "foo",
            "99999999999999999999",
            "x +",
            "(x",
            "x y",
            "x and y = 0",
            "x = (y = 0)",
            "{1}",
            "1 + (x = 0)",
            &long,
            &deep,
            &many,
        ];
        for text in wrong {
            let mistake = text.parse::<Formula>().unwrap_err();
            assert_eq!(told(texts, &mistake.reason), mistake.reason.to_string(), "{text:.40}");
        }
        let all = [
            CannotHold::WrongKind { wanted: Kind::Number },
            CannotHold::WrongKind { wanted: Kind::Truth },
            CannotHold::NoParameter(Variable::K),
            CannotHold::BoxTooLarge,
        ];
        for reason in all {
            assert_eq!(cannot_hold(texts, &reason), reason.to_string());
        }
        let all = [Fault::DivisionByZero, Fault::Overflow, Fault::NotWhole, Fault::NegativeShift, Fault::NoPosition];
        for reason in all {
            assert_eq!(fault(texts, reason), reason.to_string());
        }
    }
}
