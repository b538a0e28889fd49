//! The names of rulesets in captions.

use crate::kit::games::ruleset_name;
use crate::texts::Texts;
use maths::games::{Family, Ruleset};

/// A ruleset in a caption: its name for people. Only its notation says which bar with any rim it is.
pub(super) fn in_words(texts: Texts, ruleset: &Ruleset) -> String {
    match ruleset.rules.family() {
        Family::Bar => ruleset.to_string(),
        Family::Nim | Family::Triangle | Family::Step | Family::Sharing | Family::Own => ruleset_name(texts, ruleset),
    }
}

/// The ruleset of a caption; with a pass, also which of the two layers is meant.
pub(in crate::table::figures) fn layer_in_words(texts: Texts, ruleset: &Ruleset, pass: bool) -> String {
    let named = in_words(texts, &Ruleset { pass: false, ..*ruleset });
    layer(texts, named, ruleset.pass.then_some(pass))
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
    use super::{in_layer, in_words, layer_in_words};
    use crate::texts::Texts;
    use maths::games::Ruleset;

    #[test]
    fn captions_name_games_in_words() {
        let texts = Texts::default();
        let ruleset = |text: &str| text.parse::<Ruleset>().unwrap();
        let named = |text: &str| in_words(texts, &ruleset(text));
        assert_eq!(named("triangle:k=3"), "Triangular bar, k = 3");
        assert_eq!(named("step:k=4,s=2,pass,misere"), "Stair bar, k = 4, s = 2, one pass, misère play");
        assert_eq!(named("sharing"), "Sharing Nim");
        assert_eq!(named("rules:a b;move a by any;move b by any;move a,b by any"), "Own rules");
        assert_eq!(named("rules:a b;misere"), "Own rules, misère play");
        assert_eq!(named("bar:heights=1-2-3"), "bar:heights=1-2-3");
        let layer = |text: &str, pass| layer_in_words(texts, &ruleset(text), pass);
        assert_eq!(layer("nim:pass", true), "Rectangular bar, pass still available");
        assert_eq!(layer("rules:a b;pass", false), "Own rules, pass used");
        // Two rulesets side by side need their notation.
        assert_eq!(in_layer(texts, &ruleset("triangle:k=3"), false), "triangle:k=3");
    }
}
