//! Claims that are not decided, with the reasons.

use super::{proof, ruleset, verdict};
use crate::automata::{Budget, DigitOrder};
use crate::theorems::{NotDecidable, Proof, Verdict};
use maths::expressions::{Kind, Variable};
use maths::formulas::Subject;

fn why(formula: &str, subject: Subject, game: &str) -> NotDecidable {
    let verdict = verdict(formula, subject, ruleset(game));
    let Verdict::NotDecidable(why) = verdict else { panic!("{formula} of {game}: {verdict:?}") };
    why
}

#[test]
fn formulas_that_do_not_fit_are_refused() {
    let p = Subject::PPositions;
    assert_eq!(why("x ⊕ y", p, "nim"), NotDecidable::WrongKind { wanted: Kind::Truth });
    assert_eq!(why("x = y", Subject::Values, "nim"), NotDecidable::WrongKind { wanted: Kind::Number });
    assert_eq!(why("x = k", p, "nim"), NotDecidable::NoParameter(Variable::K));
    assert_eq!(why("a = b", p, "nim"), NotDecidable::NoParameter(Variable::A));
    assert_eq!(why("x = s", p, "nim"), NotDecidable::NoParameter(Variable::S));
    assert_eq!(why("x = y", Subject::AtPPositions, "triangle:k=2"), NotDecidable::OnlyAtPPositions);
    assert!(why("x·y = z", p, "nim").to_string().contains("“x*y”: Product"));
    assert_eq!(why("G(x, y, z) = 0", Subject::Everywhere, "triangle:k=2"), NotDecidable::Values);
    assert_eq!(why("G(x, y, z) < 2", Subject::Everywhere, "triangle:k=3"), NotDecidable::Values);
    assert_eq!(why("G(x, y, z) = x", Subject::Everywhere, "triangle:k=3"), NotDecidable::Values);
    assert_eq!(why("G(x, y, z) = 0", Subject::Everywhere, "nim:misere"), NotDecidable::Values);
    assert!(why("G(x, y, z) = 0", p, "triangle:k=3").to_string().contains("Grundy"));
    // The formula that is known for even k does not hold for these s.
    assert_eq!(why("G(x, y, z) ≥ 0", Subject::Everywhere, "step:k=4,s=5"), NotDecidable::ValuesDiffer);
}

#[test]
fn rims_that_are_none_are_refused_with_the_place() {
    let p = Subject::PPositions;
    assert!(
        why("x = z", p, "bar:rim=x*z").to_string().contains("in the rim: “x*z”"),
        "{}",
        why("x = z", p, "bar:rim=x*z")
    );
    assert_eq!(why("x = z", p, "bar:rim=x/2"), NotDecidable::NoRim { at: (1, 0) });
    assert_eq!(why("x = z", p, "bar:rim=z-x+7"), NotDecidable::NoRim { at: (1, 0) });
    assert_eq!(why("x = z", p, "bar:rim=z%5"), NotDecidable::NoRim { at: (0, 5) });
    assert_eq!(why("x = z", p, "bar:rim=x-1"), NotDecidable::NoRim { at: (0, 0) });
    // The text of this rim does not show that it never falls, so automata decide this.
    assert!(matches!(verdict("x = z", p, ruleset("bar:rim=(x|1)+z")), Verdict::Refuted { .. }));
}

#[test]
fn a_budget_of_ten_states_is_too_small_and_says_so() {
    let budget = Budget { states: 10, ..Budget::USUAL };
    let formula = "x ⊕ y ⊕ z = 0".parse().unwrap();
    let proof = Proof::new(formula, Subject::PPositions, ruleset("triangle:k=31"), &DigitOrder::ALL, budget);
    let verdict = proof.unwrap().finish();
    assert!(matches!(verdict, Verdict::Stopped(stopped) if stopped.states > 10), "{verdict}");
    assert!(verdict.to_string().contains("needs more than"), "{verdict}");
}

/// A proof may be dropped between any two slices; its progress is known.
#[test]
fn a_proof_goes_on_in_slices() {
    let game = ruleset("triangle:k=31");
    let mut proof = proof("x ⊕ y ⊕ z = 0", Subject::PPositions, game, &DigitOrder::ALL).unwrap();
    let (mut slices, mut before) = (0, (0, 0));
    while proof.advance(500).is_none() {
        let progress = proof.progress();
        assert!(progress >= before && progress.0 < progress.1);
        (slices, before) = (slices + 1, progress);
    }
    assert!(slices > 10);
}
