//! The mistakes in a grammar of the foundry, in words. The library gives them as data.

use crate::kit::mistakes::reason as of_formula;
use crate::kit::refusals::bad_clause;
use crate::texts::Texts;
use proofs::theorems::foundry::{Grammar, GrammarMistake, GrammarReason};

/// A mistake with its line and what is written there.
pub fn sentence(texts: Texts, text: &str, mistake: &GrammarMistake) -> String {
    let said = reason(texts, &mistake.reason);
    let written: String = text.chars().skip(mistake.at.start).take(mistake.at.len().min(30)).collect();
    match (mistake.line, written.trim()) {
        (0, _) => said,
        (line, "") => texts.foundry_in_line(&line, &said),
        (line, written) => texts.foundry_at(&line, &written, &said),
    }
}

fn reason(texts: Texts, reason: &GrammarReason) -> String {
    match reason {
        GrammarReason::TooLong => texts.foundry_text_long(&Grammar::LONGEST),
        GrammarReason::NoColon => texts.foundry_no_colon().into(),
        GrammarReason::UnknownLine(_) => texts.foundry_unknown_line().into(),
        GrammarReason::Reserved(letter) => texts.foundry_reserved(letter),
        GrammarReason::Twice(_) => texts.foundry_twice().into(),
        GrammarReason::NoRim => texts.foundry_no_rim().into(),
        GrammarReason::Rim(mistake) => of_formula(texts, mistake),
        GrammarReason::NoNumber => texts.foundry_no_number().into(),
        GrammarReason::Names(letter) => texts.foundry_names(letter),
        GrammarReason::Clause(why) => bad_clause(texts, why),
        GrammarReason::Braces => texts.foundry_braces().into(),
        GrammarReason::Choice => texts.foundry_choice().into(),
        GrammarReason::Unset(letter) => texts.foundry_unset(letter),
        GrammarReason::Unused(letter) => texts.foundry_unused(letter),
        GrammarReason::Numbers => texts.foundry_numbers().into(),
        GrammarReason::TooLarge { most } => texts.foundry_too_large(most),
        GrammarReason::Falls => texts.foundry_falls().into(),
        GrammarReason::Words([first, second]) => texts.foundry_words(first, second),
        GrammarReason::TooMany => texts.foundry_too_many(&texts.number(&Grammar::MOST)),
    }
}

#[cfg(test)]
mod tests {
    use super::sentence;
    use crate::kit::refusals::said_in_every_language;
    use proofs::theorems::foundry::Grammar;

    #[test]
    fn every_mistake_has_a_sentence() {
        let long = "x".repeat(2001);
        let wrong = [
            "",
            &long,
            "rim: x\nhello",
            "rim: x\nab: 1",
            "rim: x\nx: 1",
            "rim: a*x\na: 1\na: 2",
            "rim: floor(x",
            "rim: x=1",
            "rim: x+y",
            "rim: x+a",
            "rim: x\na: 1",
            "rules:x y;move x by",
            "rules:x y;move x by {1",
            "rules:x y;move x by {any}",
            "rim: a*x\na: one",
            "rim: a*x\na: 2000",
            "rim: a*x\na: 3..1",
            "rim: x\nplay: loud",
            "rim: a*x+b*z+c\na: 0..1000\nb: 0..1000\nc: 1..1000",
        ];
        for text in wrong {
            let mistakes = text.parse::<Grammar>().unwrap_err();
            said_in_every_language(|texts| sentence(texts, text, &mistakes[0]));
        }
    }
}
