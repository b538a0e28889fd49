//! Why a formula cannot be tested, in the language of the page. The library has the reasons as data.

use maths::formulas::{CannotCompare, Comparison};
use web::kit::mistakes::kind;
use web::kit::refusals::not_begun;
use web::texts::Texts;

/// Why a formula cannot be compared with positions.
pub(in crate::bench) fn cannot_compare(texts: Texts, reason: &CannotCompare) -> String {
    match reason {
        CannotCompare::WrongKind { wanted } => texts.formula_wanted(&kind(*wanted)),
        CannotCompare::NoParameter(variable) => texts.formula_parameter(&variable.key()),
        CannotCompare::TooManyNumbers(count) => texts.formula_numbers(count),
        CannotCompare::TooManyForValues(count) => texts.formula_values(count),
        CannotCompare::BoxTooLarge => texts.formula_box(&Comparison::LARGEST),
        CannotCompare::CannotBegin(reason) => not_begun(texts, *reason),
    }
}

#[cfg(test)]
mod tests {
    use super::cannot_compare;
    use maths::expressions::{Fault, Formula, Kind, Variable};
    use maths::formulas::CannotCompare;
    use maths::games::Ruleset;
    use web::kit::mistakes::{fault, reason};
    use web::kit::refusals::said_in_every_language;
    use web::texts::Texts;

    #[test]
    fn every_reason_has_a_sentence() {
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
            said_in_every_language(|texts| reason(texts, &mistake.reason));
        }
        for (rules, text) in [("rules:a b c d", "a = e"), ("rules:y x", "x = 0")] {
            let mistake = rules.parse::<Ruleset>().unwrap().formula(text).unwrap_err();
            said_in_every_language(|texts| reason(texts, &mistake.reason));
        }
        let all = [
            CannotCompare::WrongKind { wanted: Kind::Number },
            CannotCompare::WrongKind { wanted: Kind::Truth },
            CannotCompare::NoParameter(Variable::K),
            CannotCompare::TooManyNumbers(5),
            CannotCompare::TooManyForValues(4),
            CannotCompare::BoxTooLarge,
        ];
        for why in all {
            said_in_every_language(|texts| cannot_compare(texts, &why));
        }
        let all = [Fault::DivisionByZero, Fault::Overflow, Fault::NotWhole, Fault::NegativeShift, Fault::NoPosition];
        for why in all {
            said_in_every_language(|texts| fault(texts, why).to_owned());
        }
    }
    #[test]
    fn a_long_text_is_not_read_back_in_full() {
        for begin in ["z", "7", "#", "x ", "(", "not ", "mex({x}, ", "⌊"] {
            let mistake = begin.repeat(Formula::LONGEST / begin.len()).parse::<Formula>().unwrap_err();
            let message = reason(Texts::default(), &mistake.reason);
            assert!(message.len() < 250, "{message}");
        }
    }
}
