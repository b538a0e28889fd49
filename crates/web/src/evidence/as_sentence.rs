//! Claims and formulas about positions as sentences: the set of P-positions that a claim describes, with the free names x, y and z, and that
//! two formulas are equal at all positions.

use maths::claims::Claimed;
use maths::expressions::{Formula, Truth};
use maths::formulas::Subject;
use maths::games::Ruleset;

/// The sentence “the position is legal, and the formula is true”; none for a claim that does not describe P-positions in this way, or
/// has a pass, whose coordinate sentences do not have.
pub fn as_sentence(Claimed { claim, parameters }: &Claimed) -> Option<String> {
    let statement = claim.statement(parameters).filter(|statement| statement.subject == Subject::PPositions)?;
    let (formula, ruleset) = (&statement.formula, &statement.ruleset);
    if ruleset.pass || formula.parse::<Formula>().ok()?.asks_for_values() {
        return None;
    }
    let bar = ruleset.rules.bar()?;
    let said = with_numbers(formula, ruleset);
    if bar.is_unbounded() {
        return Some(said);
    }
    let rim = with_numbers(bar.rim_text()?, ruleset);
    // An “or” would bind the rim to one of its sides only.
    let is_or = matches!(formula.parse(), Ok(Formula::Truth(Truth::Or(_))));
    let said = if is_or { format!("({said})") } else { said };
    Some(format!("{said} ∧ y ≤ {rim}"))
}

/// The sentence “two formulas are equal at all positions”; none if a formula asks for values, or the game has a pass. Of rules other than
/// bars the sentence is about all numbers, so it may be false where the formulas are equal at all positions.
pub fn equivalent(one: &str, other: &str, ruleset: &Ruleset) -> Option<String> {
    let read: Vec<Formula> = [one, other].iter().filter_map(|text| ruleset.formula(text).ok()).collect();
    let are_numbers = match &read[..] {
        [Formula::Number(_), Formula::Number(_)] => true,
        [Formula::Truth(_), Formula::Truth(_)] => false,
        _ => return None,
    };
    if ruleset.pass || read.iter().any(Formula::asks_for_values) {
        return None;
    }
    let [one, other] = match (&ruleset.rules.own(), &read[..]) {
        (Some(_), [one, other]) => [one, other].map(Formula::to_string),
        (Some(_) | None, _) => [one, other].map(|text| with_numbers(text, ruleset)),
    };
    let equal = if are_numbers { format!("{one} = {other}") } else { format!("(({one}) ⇔ ({other}))") };
    let rim = ruleset.rules.bar().filter(|bar| !bar.is_unbounded()).and_then(|bar| bar.rim_text());
    let legal = rim.map_or_else(String::new, |rim| format!("y ≤ {} ⇒ ", with_numbers(rim, ruleset)));
    let names = if ruleset.rules.own().is_some_and(|rules| rules.count() > 3) { "x, y, z, w" } else { "x, y, z" };
    Some(format!("∀ {names}: {legal}{equal}"))
}

/// A formula with the numbers of a ruleset in the place of k and s.
pub fn with_numbers(formula: &str, ruleset: &Ruleset) -> String {
    let text = |name: char| match name {
        'k' => ruleset.rules.k().map(|k| k.to_string()),
        's' => ruleset.rules.s().map(|s| s.to_string()),
        _ => None,
    };
    let all: Vec<char> = formula.chars().collect();
    let is_letter = |at: Option<usize>| at.and_then(|at| all.get(at)).is_some_and(|sign| sign.is_alphabetic());
    let mut written = String::new();
    for (at, sign) in all.iter().enumerate() {
        let is_name = !is_letter(at.checked_sub(1)) && !is_letter(Some(at + 1));
        match text(*sign).filter(|_| is_name) {
            // After a digit, or as a fraction, a number needs brackets.
            Some(number) if number.contains('/') || all[..at].last().is_some_and(char::is_ascii_digit) => {
                written.push_str(&format!("({number})"));
            }
            Some(number) => written.push_str(&number),
            None => written.push(*sign),
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{as_sentence, with_numbers};
    use maths::claims::{Claim, Claimed, Parameter};
    use proofs::automata::logic::Sentence;

    fn sentence(claim: Claim) -> Option<String> {
        as_sentence(&Claimed { claim, parameters: claim.parameters() })
    }

    #[test]
    fn claims_about_p_positions_are_sentences() {
        let parameters = Claim::Triangular7_3.parameters().with(Parameter::K, "7").unwrap();
        let text = as_sentence(&Claimed { claim: Claim::Triangular7_3, parameters });
        assert_eq!(text.as_deref(), Some("x ⊕ y ⊕ z = 0 ∧ y ≤ floor((x+z)/7)"));
        let mut count = 0;
        for claim in Claim::ALL {
            if let Some(text) = sentence(claim) {
                assert!(text.parse::<Sentence>().is_ok(), "{text}");
                assert!(!text.contains(['k', 's']), "{text}");
                count += 1;
            }
        }
        assert!(count > 3, "{count}");
        assert_eq!(sentence(Claim::Sharing2), None);
    }

    #[test]
    fn only_names_are_replaced() {
        let ruleset = "step:k=5/2,s=3".parse().unwrap();
        assert_eq!(with_numbers("2k + floor(x/k) = s mod 2s", &ruleset), "2(5/2) + floor(x/(5/2)) = 3 mod 2(3)");
    }
}
