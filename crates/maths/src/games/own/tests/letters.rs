//! Formulas in the letters of own rules, and in x, y, z and w.

use super::ruleset;
use crate::expressions::{Formula, Mistake, Reason};

fn read(rules: &str, text: &str) -> Result<Formula, Mistake> {
    ruleset(rules).formula(text)
}

/// The reading of a formula in the names of the language.
fn usual(rules: &str, text: &str) -> String {
    read(rules, text).unwrap_or_else(|mistake| panic!("{rules}, {text}: {mistake}")).to_string()
}

#[test]
fn a_letter_of_the_rules_is_its_number() {
    assert_eq!(usual("rules:a b c d", "a^b^c^d=0"), "x ⊕ y ⊕ z ⊕ w = 0");
    assert_eq!(usual("rules:d c b a", "2a + min(b, c) = d"), "(2 · w) + min(z, y) = x");
    assert_eq!(usual("rules:l r u d;move l by 1", "l=r and u>d"), "x = y and z > w");
    // Letters that formulas have for other things in other games.
    assert_eq!(usual("rules:k s a b;move k by 1", "k+s+a+b=p"), "x + y + z + w = p");
    assert_eq!(usual("rules:w x y z", "w = x"), "x = y");
}

#[test]
fn old_formulas_mean_what_they_meant() {
    for rules in ["rules:a b c", "rules:x y z", "rules:n m k;move n by 1", "rules:x y c"] {
        assert_eq!(usual(rules, "x^y^z = p"), "x ⊕ y ⊕ z = p", "{rules}");
    }
    // No formula named z or w for these rules.
    assert_eq!(usual("rules:x z", "x = z or y = 1"), "x = y or y = 1");
    assert_eq!(usual("rules:y", "y = 0 or x = 1"), "x = 0 or x = 1");
    assert_eq!(usual("rules:w", "w = x"), "x = x");
    // Four numbers had no formulas.
    assert_eq!(usual("rules:a b c d", "x^y^z^w = a"), "x ⊕ y ⊕ z ⊕ w = x");
}

#[test]
fn a_letter_that_might_be_two_numbers_is_refused() {
    let two = |name: &str, place: usize, usual: usize, other: &str| Reason::TwoMeanings {
        name: format!("“{name}”"),
        place,
        usual,
        other: other.into(),
    };
    let why = |rules, text| read(rules, text).unwrap_err();
    assert_eq!(why("rules:y x", "1 + x"), Mistake { at: 4..5, reason: two("x", 2, 1, "y") });
    assert_eq!(why("rules:a x y", "y").reason, two("y", 3, 2, "x"));
    assert_eq!(why("rules:x z y", "x = z").reason, two("z", 2, 3, "y"));
    assert_eq!(usual("rules:x z y", "x"), "x");
}

#[test]
fn a_letter_that_the_rules_do_not_have_is_refused() {
    let why = |rules, text| read(rules, text).unwrap_err();
    let not = |name: &str, letters: &[&str]| Reason::NotOfRules {
        name: format!("“{name}”"),
        letters: letters.iter().map(|letter| (*letter).into()).collect(),
    };
    assert_eq!(why("rules:a b c d", "a = e"), Mistake { at: 4..5, reason: not("e", &["a", "b", "c", "d"]) });
    assert_eq!(why("rules:a b c", "w = 0").reason, not("w", &["a", "b", "c"]));
    assert_eq!(why("rules:a b", "k").reason, not("k", &["a", "b"]));
    assert_eq!(why("rules:a b", "ab = 0").reason, not("ab", &["a", "b"]));
    // With a letter at another place, x, y, z and w are not the first four numbers.
    assert_eq!(why("rules:a b x d", "y = 0").reason, not("y", &["a", "b", "x", "d"]));
    assert_eq!(usual("rules:a b x d", "x = 0"), "z = 0");
    // Other games have the names of the language.
    assert_eq!(why("nim", "q = 0").reason, Reason::UnknownName("“q”".into()));
}

#[test]
fn formulas_are_written_in_the_letters_of_the_rules() {
    let rules = ruleset("rules:d c b a");
    let text = "if max(x, y) > 1 then z mod 2 = 0 else G(x) = w";
    assert_eq!(rules.in_letters(text), "if max(d, c) > 1 then b mod 2 = 0 else G(d) = a");
    assert_eq!(rules.formula(&rules.in_letters(text)), text.parse());
    assert_eq!(ruleset("nim").in_letters(text), text);
    assert_eq!(ruleset("rules:a b").in_letters("x ⊕ y = p"), "a ⊕ b = p");
}
