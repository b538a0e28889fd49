//! Why a sentence is not decided, in the language of the page.

use proofs::automata::logic::Reason;
use web::evidence::undecided::undecidable;
use web::kit::mistakes;
use web::texts::Texts;

/// Why a sentence is refused.
pub(super) fn reason(texts: Texts, reason: &Reason) -> String {
    match reason {
        Reason::Mistake(mistake) => mistakes::reason(texts, &mistake.reason),
        Reason::NamesExpected => texts.logic_names_expected().into(),
        Reason::Expected(symbol) => texts.formula_symbol(symbol),
        Reason::Number => texts.logic_number().into(),
        Reason::QuantifierHere => texts.logic_quantifier().into(),
        Reason::TooDeep => texts.logic_deep().into(),
        Reason::Undecidable(part) => undecidable(texts, part),
    }
}
