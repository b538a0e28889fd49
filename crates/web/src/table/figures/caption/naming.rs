//! The names of rulesets in captions.

use crate::texts::Texts;
use maths::games::Ruleset;

/// A ruleset in a caption: in its notation, and own rules, which can be long, in words.
pub(super) fn in_words(texts: Texts, ruleset: &Ruleset) -> String {
    match (ruleset.rules.own(), ruleset.misere) {
        (None, _) => ruleset.to_string(),
        (Some(_), false) => texts.own_ruleset().into(),
        (Some(_), true) => [texts.own_ruleset(), texts.list_comma(), texts.misere_play()].concat(),
    }
}

/// The ruleset of a caption; with a pass, also which of the two layers is meant.
pub(in crate::table::figures) fn layer_in_words(texts: Texts, ruleset: &Ruleset, pass: bool) -> String {
    layer(texts, in_words(texts, ruleset), ruleset.pass.then_some(pass))
}

/// A ruleset in its notation; with a pass, also which of the two layers is meant.
pub fn in_layer(texts: Texts, ruleset: &Ruleset, pass: bool) -> String {
    layer(texts, ruleset.to_string(), ruleset.pass.then_some(pass))
}

fn layer(texts: Texts, named: String, pass: Option<bool>) -> String {
    match pass {
        None => named,
        Some(true) => texts.with_pass_available(&named),
        Some(false) => texts.with_pass_used(&named),
    }
}

#[cfg(test)]
mod tests {
    use super::{in_layer, layer_in_words};
    use crate::texts::Texts;
    use maths::games::Ruleset;

    #[test]
    fn own_rules_have_no_notation_in_captions() {
        let texts = Texts::default();
        let named = |text: &str| layer_in_words(texts, &text.parse::<Ruleset>().unwrap(), false);
        assert_eq!(named("rules:a b;move a by any;move b by any;move a,b by any"), "the game with these rules");
        assert_eq!(named("rules:a b;misere"), "the game with these rules, misère play");
        let pass: Ruleset = "rules:a b;pass".parse().unwrap();
        let used = texts.with_pass_used(&"the game with these rules");
        assert_eq!(layer_in_words(texts, &pass, false), used);
        // Two rulesets side by side need their notation.
        assert_eq!(in_layer(texts, &"triangle:k=3".parse().unwrap(), false), "triangle:k=3");
        assert_eq!(named("triangle:k=3"), "triangle:k=3");
    }
}
