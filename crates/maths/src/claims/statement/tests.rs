//! The check of each claim compared with its statement: verdict, smallest counterexample, and what is said of it.

use super::{COMPARING, STATEMENTS};
use crate::claims::{Checked, Claim, Counted, Finding, Parameter, Parameters, Run, Verdict};
use crate::formulas;
use crate::formulas::{Comparison, FormulaValue, Subject};
use crate::solver::{Computation, Plan};
use crate::values::Outcome;

fn checked(claim: Claim, parameters: &Parameters, bound: u32) -> Checked {
    let Ok(run) = Run::new(claim, parameters, bound, Plan::BOUND).run_to_end();
    run.stop()
}

fn held(claim: Claim, parameters: &Parameters, bound: u32) -> formulas::Verdict {
    let statement = claim.statement(parameters).unwrap();
    let formula = statement.formula.parse().unwrap_or_else(|mistake| panic!("{}: {mistake}", statement.formula));
    let budget = u64::MAX;
    let comparison = Comparison::new(formula, statement.subject, statement.ruleset, bound, Plan::BOUND, budget);
    let mut comparison = comparison.unwrap_or_else(|reason| panic!("{}: {reason}", statement.formula));
    loop {
        if let Some(verdict) = comparison.advance(10_000).unwrap() {
            return verdict;
        }
    }
}

/// True if a claim and its formula agree on a counterexample, in the expected and in the true finding, if both state them.
fn says_the_same(subject: Subject, finding: Finding, stated: FormulaValue) -> bool {
    match (subject, finding, stated) {
        (Subject::PPositions, Finding::Outcome(outcome), FormulaValue::Truth(is_p)) => is_p == (outcome == Outcome::P),
        (Subject::Values, Finding::Value(value), FormulaValue::Number(number)) => {
            number.as_whole() == Some(value.into())
        }
        // The formula has a number that is no value.
        (Subject::Values, Finding::OtherThan(value), FormulaValue::Number(number)) => {
            number.as_whole() != Some(value.into())
        }
        (Subject::AtPPositions | Subject::Everywhere, _, FormulaValue::Truth(_)) => true,
        _ => false,
    }
}

/// Compares the check of a claim with its statement. Returns whether the claim holds; nothing where it is not checked.
#[track_caller]
fn agree(claim: Claim, parameters: &Parameters, bound: u32) -> Option<bool> {
    let what = format!("{} with {parameters:?} up to {bound}", claim.id());
    let subject = claim.statement(parameters).unwrap().subject;
    match (checked(claim, parameters, bound).verdict, held(claim, parameters, bound)) {
        (Verdict::Outside(_) | Verdict::Empty { .. }, _) => None,
        (Verdict::Verified { positions, .. }, formulas::Verdict::Holds { positions: held, .. }) => {
            let counts_all = claim.counts() == Counted::Positions && claim.takes().all(|taken| taken != Parameter::Row);
            assert!(!counts_all || positions == held, "{what}: {positions} positions, and the formula has {held}");
            Some(true)
        }
        (
            Verdict::Refuted { counterexample, expected, found },
            formulas::Verdict::Refuted { at, stated, found: truth },
        ) => {
            // A claim about numbers is written as a formula of the rectangle, which has a position for each three of them.
            assert_eq!(counterexample.position(), at.position(), "{what}");
            let same = says_the_same(subject, expected, stated) && says_the_same(subject, found, truth);
            assert!(same, "{what}: {expected}, {found} and {stated:?}, {truth:?}");
            Some(false)
        }
        (verdict, held) => panic!("{what}: {verdict:?} and {held:?}"),
    }
}

/// The parameters that claims are compared with: all that each takes, in the stated range and outside of it.
fn all_parameters(claim: Claim) -> Vec<Parameters> {
    let texts = |parameter: Parameter| -> &[&str] {
        match parameter {
            Parameter::K => &["1", "2", "3", "4", "5", "6", "7", "8", "11", "1/2", "2/3", "5/2", "7/3"],
            Parameter::S => &["0", "1", "2", "3", "4", "5", "6", "7", "9"],
            Parameter::Row => &["0", "1", "2", "3", "6", "9"],
            Parameter::G => &["0", "1", "2", "3", "5", "12", "41", "all"],
            Parameter::Piles => &["3"],
        }
    };
    let mut all = claim.takes().fold(vec![claim.parameters()], |all, parameter| {
        let with = |parameters: &Parameters| {
            let parameters = *parameters;
            texts(parameter).iter().map(move |text| parameters.with(parameter, text).unwrap())
        };
        all.iter().flat_map(with).collect()
    });
    // A statement that compares two games is there for some parameters only.
    all.retain(|parameters| claim.statement(parameters).is_some());
    all
}

fn with_statement() -> impl Iterator<Item = Claim> {
    STATEMENTS.into_iter().map(|row| row.0).chain(COMPARING.into_iter().map(|row| row.0))
}

/// The statements of the other claims are not about each position by itself, so no formula says them: they are about moves, about
/// sequences and single digits, about two games at once, or about lists and numbers of positions.
#[test]
fn of_123_claims_37_are_formulas_which_judge_them_position_by_position() {
    assert_eq!((STATEMENTS.len() + COMPARING.len(), Claim::ALL.len()), (37, 123));
}

#[test]
fn every_check_agrees_with_its_statement() {
    for claim in with_statement() {
        for parameters in all_parameters(claim) {
            let is_sharing = claim.id().starts_with("sharing");
            let bounds: &[u32] = if is_sharing { &[0, 5, 60] } else { &[0, 1, 5, 17] };
            for &bound in bounds {
                agree(claim, &parameters, bound);
            }
        }
    }
}

/// A statement that is never false would agree with any check that never fails. But most claims fail for some parameters
/// outside of their range; the others are about one game, and hold.
#[test]
fn statements_fail_where_the_claims_do() {
    let fails = |claim: Claim| {
        let bound = if claim.id().starts_with("sharing") { 60 } else { 17 };
        all_parameters(claim).iter().any(|parameters| agree(claim, parameters, bound) == Some(false))
    };
    let never: Vec<Claim> = with_statement().filter(|&claim| !fails(claim)).collect();
    let hold = [
        Claim::Triangular3_1,
        Claim::TriangularLemma7_1,
        Claim::Sharing1,
        Claim::SharingCorollary3,
        Claim::SharingRemark5Repaired,
        Claim::SharingProposition2,
        Claim::Sharing2,
        Claim::Sharing4,
        Claim::SharingCorollary5,
        Claim::SharingConjecture3,
        Claim::SharingSection6RowsRepaired,
    ];
    assert_eq!(never, hold);
}
