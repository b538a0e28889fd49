//! Sentences of logic and grammars of the foundry.

use super::said::is_said;
use pages::bench::refusals;
use proofs::automata::logic::Sentence;
use proofs::theorems::foundry::Grammar;
use web::kit::grammar_mistakes::sentence;

pub(super) fn holds(text: &str) {
    if let Err(refusal) = text.parse::<Sentence>() {
        assert!(refusal.at.start <= refusal.at.end && refusal.at.end <= text.chars().count(), "{refusal:?}");
        is_said(|texts| refusals::sentence(texts, &refusal));
    }
    for mistake in text.parse::<Grammar>().err().unwrap_or_default() {
        assert!(mistake.at.start <= mistake.at.end && mistake.at.end <= text.chars().count(), "{mistake:?}");
        is_said(|texts| sentence(texts, text, &mistake));
    }
}
