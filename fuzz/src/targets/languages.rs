//! Sentences of logic and grammars of the foundry.

use super::said::is_said;
use pages::laboratory::refusals;
use proofs::logic::Sentence;

pub(super) fn holds(text: &str) {
    if let Err(refusal) = text.parse::<Sentence>() {
        assert!(refusal.at.start <= refusal.at.end && refusal.at.end <= text.chars().count(), "{refusal:?}");
        is_said(|texts| refusals::sentence(texts, &refusal));
    }
    let mistakes = |texts| refusals::grammar(texts, text);
    if !mistakes(Default::default()).is_empty() {
        is_said(|texts| mistakes(texts).swap_remove(0));
    }
}
