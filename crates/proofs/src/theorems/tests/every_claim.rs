//! Every claim that is decided, compared with the check of the laboratory, which shares no code with formulas and automata.

use super::largest;
use crate::automata::{Budget, DigitOrder};
use crate::theorems::{Proof, Verdict};
use maths::claims;
use maths::claims::{Claim, Parameter, Parameters, Run};
use maths::solver::{Computation, Plan};

/// The verdict of automata alone on a claim. A wrong claim can take very large automata, so the budget is small.
fn decided(claim: Claim, parameters: &Parameters) -> Option<Verdict> {
    let budget = Budget { states: 20_000, ..Budget::USUAL };
    Proof::of_claim(claim, parameters, &DigitOrder::ALL, budget).ok().map(|proof| proof.alone().finish())
}

fn checked(claim: Claim, parameters: &Parameters, bound: u32) -> claims::Verdict {
    let Ok(run) = Run::new(claim, parameters, bound, Plan::BOUND).run_to_end();
    run.stop().verdict
}

/// Parameters in the range for which claims are stated, and outside of it.
fn all_parameters(claim: Claim) -> Vec<Parameters> {
    let texts = |parameter: Parameter| -> &[&str] {
        match parameter {
            Parameter::K => &["1", "2", "3", "4", "5", "6", "7", "9", "5/2", "1/2"],
            Parameter::S => &["0", "1", "2", "3", "4"],
            Parameter::Row => &["0", "1"],
            Parameter::G => &["1", "3"],
            Parameter::Piles => &["3"],
        }
    };
    claim.takes().fold(vec![claim.parameters()], |all, parameter| {
        let with = |parameters: &Parameters| {
            let parameters = *parameters;
            texts(parameter).iter().map(move |text| parameters.with(parameter, text).unwrap())
        };
        all.iter().flat_map(with).collect()
    })
}

#[test]
fn verdicts_are_those_of_the_checks() {
    const BOUND: u32 = 18;
    let (mut proved, mut refuted) = (Vec::new(), Vec::new());
    for claim in Claim::ALL {
        for parameters in all_parameters(claim) {
            let Some(verdict) = decided(claim, &parameters) else { continue };
            let what = format!("{} with {parameters:?}: {verdict}", claim.id());
            match (verdict, checked(claim, &parameters, BOUND)) {
                (Verdict::Proved { .. }, claims::Verdict::Verified { .. } | claims::Verdict::Empty { .. }) => {
                    proved.push(claim);
                }
                (Verdict::Refuted { at, .. }, claims::Verdict::Refuted { counterexample, .. }) => {
                    assert_eq!(at.position(), counterexample.position(), "{what}");
                    refuted.push(claim);
                }
                (Verdict::Refuted { at, .. }, claims::Verdict::Verified { .. }) => {
                    assert!(largest(at) > BOUND, "{what}");
                }
                // Nothing is checked where the paper states nothing.
                (_, claims::Verdict::Outside(_)) | (Verdict::NotDecidable(_) | Verdict::Stopped(_), _) => (),
                (_, checked) => panic!("{what} and {checked:?}"),
            }
        }
    }
    let counts = (proved.len(), refuted.len());
    proved.dedup();
    refuted.dedup();
    let kinds = (proved.len(), refuted.len());
    assert!(kinds >= (30, 12) && counts >= (100, 60), "{counts:?} of {kinds:?} claims");
}
