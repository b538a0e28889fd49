//! Theorems for every value of their parameters that say what a formula says of one game.

use maths::claims::{Claim, Kind, Parameter, ProvedFor};
use maths::expressions::Formula;
use maths::formulas::Subject;
use maths::games::Ruleset;
use proofs::theorems::general::{Covered, General, Template};
use proofs::theorems::shifts::Cell;
use proofs::theorems::universal::Universal;
use web::evidence::as_sentence::with_numbers;
use web::evidence::{claim_name, paper_name};
use web::kit::words::proved_bars;
use web::texts::Texts;
use web::workers::prover::protocol::Stated;

/// The claim that is proved for every value of its parameters, and says for this game what the formula says. Formulas are the same if they
/// are written in the same way, after their numbers are put in the place of k and s.
pub(super) fn covered(ruleset: &Ruleset, formula: &str, subject: Subject) -> Option<Claim> {
    let read = |text: &str| with_numbers(text, ruleset).parse::<Formula>().ok().map(|formula| formula.to_string());
    let wanted = read(formula)?;
    let is_general = |claim: &Claim| match claim.kind() {
        Kind::Theorem | Kind::Corollary | Kind::Proposition | Kind::Conjecture | Kind::Lemma => true,
        Kind::Step | Kind::Remark | Kind::Definition | Kind::Example | Kind::Computation | Kind::Data => false,
    };
    Claim::ALL.into_iter().filter(is_general).find(|claim| {
        let mut parameters = claim.parameters();
        for parameter in claim.takes() {
            let value = match parameter {
                Parameter::K => ruleset.rules.k().map(|k| k.to_string()),
                Parameter::S => ruleset.rules.s().map(|s| s.to_string()),
                Parameter::Row | Parameter::Piles | Parameter::G => None,
            };
            match value.and_then(|value| parameters.with(parameter, &value).ok()) {
                Some(set) => parameters = set,
                None => return false,
            }
        }
        let is_proved = claim.is_stated(&parameters) && Universal::proving(*claim).is_some();
        let statement = is_proved.then(|| claim.statement(&parameters)).flatten();
        statement.is_some_and(|statement| {
            statement.compared.is_none()
                && (statement.ruleset, statement.subject) == (*ruleset, subject)
                && read(&statement.formula).as_deref() == Some(&wanted)
        })
    })
}

/// The theorem for all parameters of which a formula for the P-positions of one game is an instance, as far as it is written as the theorem
/// has it.
pub(super) fn general(ruleset: &Ruleset, formula: &str, subject: Subject) -> Option<General> {
    let formula = formula.parse().ok().filter(|_| subject == Subject::PPositions)?;
    Template::new(*ruleset, &formula).ok()?.at_once().map(|covered| covered.theorem())
}

/// The bars of which the theorem for a formula speaks, if they have a name. Under misère play the smallest k may be an exception.
pub(super) fn bars(Stated { ruleset, subject, .. }: &Stated) -> Option<ProvedFor> {
    ProvedFor::of(ruleset).filter(|_| !ruleset.misere && *subject == Subject::PPositions)
}

/// True if the conditions of a theorem do not hold for a bar with another k.
pub(super) fn is_outside(theorem: General, ruleset: &Ruleset, k: u32) -> bool {
    let other = Cell::of(ruleset).and_then(|cell| Cell { k, ..cell }.ruleset());
    other.is_some_and(|other| Covered::of(&other).is_none_or(|covered| covered.theorem() != theorem))
}

/// A theorem that proves a formula, and the sentences about it: for which bars it is proved, and which theorem does so.
pub(super) struct Proved {
    /// The sentence that it is proved.
    pub(super) word: String,
    /// The sentence that names the theorem.
    pub(super) named: String,
    /// The claim of a paper, or one that is ours.
    pub(super) claim: Option<Claim>,
    /// The name of the theorem in Rocq, and its file.
    pub(super) theorem: Option<(&'static str, &'static str)>,
}

/// The theorem for every value of the parameters with the same statement, if one is known. It is known before anything is run.
pub(super) fn proved(texts: Texts, stated: &Stated) -> Option<Proved> {
    let Stated { ruleset, formula, subject } = stated;
    let word = bars(stated)
        .map_or_else(|| texts.bench_universal().to_owned(), |bars| texts.bench_every_proved(&proved_bars(texts, bars)));
    if let Some(claim) = covered(ruleset, formula, *subject) {
        let paper = claim.paper().map_or_else(|| texts.title().to_owned(), |paper| paper_name(texts, paper).to_owned());
        let named = texts.bench_covered(&claim_name(texts, claim), &paper);
        let theorem = Universal::proving(claim).map(|theorem| (theorem.name, theorem.file));
        return Some(Proved { word, named, claim: Some(claim), theorem });
    }
    let (name, file) = general(ruleset, formula, *subject)?.name();
    Some(Proved { word, named: texts.bench_general(&name, &file), claim: None, theorem: Some((name, file)) })
}

/// True if a theorem for all parameters says what the formula says of its game.
pub(super) fn is_covered(Stated { ruleset, formula, subject }: &Stated) -> bool {
    covered(ruleset, formula, *subject).is_some() || general(ruleset, formula, *subject).is_some()
}

#[cfg(test)]
mod tests {
    use super::{covered, general};
    use maths::formulas::Subject;
    use proofs::theorems::general::General;

    fn claim(ruleset: &str, formula: &str) -> Option<&'static str> {
        covered(&ruleset.parse().unwrap(), formula, Subject::PPositions).map(|claim| claim.id())
    }

    /// Theorem 7.3 of `triangular` is about k = 4m + 3, Conjecture 8.1 about k = 4m + 1.
    #[test]
    fn theorems_cover_their_own_k_only() {
        assert_eq!(claim("triangle:k=7", "x ^ y ^ z = 0"), Some("triangular 7.3"));
        assert_eq!(claim("triangle:k=5", "x ⊕ y ⊕ z = 0"), None);
        assert_eq!(claim("triangle:k=5", "(x − 1) ⊕ y ⊕ (z − 1) = 0"), Some("triangular 8.1"));
        assert_eq!(claim("triangle:k=7", "(x − 1) ⊕ y ⊕ (z − 1) = 0"), None);
        assert_eq!(claim("triangle:k=7,misere", "x ⊕ y ⊕ z = 0"), None);
    }
    /// c = ⌊(s + 1)/2⌋, or one less if k = 4m + 1.
    #[test]
    fn bars_that_no_paper_has_are_covered_by_general_theorems() {
        let theorem = |ruleset: &str, formula: &str| general(&ruleset.parse().unwrap(), formula, Subject::PPositions);
        assert_eq!(theorem("triangle:k=5,s=3", "(x + 1) ⊕ y ⊕ (z + 1) = 0"), Some(General::Offsets));
        assert_eq!(theorem("triangle:k=5,s=3", "y ⊕ (z + 1) ⊕ (1 + x) = 0"), Some(General::Offsets));
        assert_eq!(theorem("triangle:k=5,s=3", "(x + 2) ⊕ y ⊕ (z + 2) = 0"), None);
        assert_eq!(theorem("triangle:k=4", "x ⊕ y ⊕ z = 0"), None);
    }
}
