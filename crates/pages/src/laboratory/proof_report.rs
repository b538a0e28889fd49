//! The verdicts of a sweep of proofs as CSV, for other programs and in English.

use maths::claims::{Paper, Parameter};
use maths::formulas::FormulaValue;
use proofs::theorems::Verdict;
use web::evidence::automaton::tuple_of;
use web::evidence::report::{VERSION, quoted};
use web::workers::checker::protocol::Case;

/// The heads of the columns behind those of the claim and of each parameter. They are part of the contract with the outside.
/// `states` are those of the largest automaton of a proof; `reason` is why nothing was decided.
const COLUMNS: &str = "verdict,counterexample,claimed,found,states,reason,stated,version,paper";

/// One row for each choice of the parameters.
pub(super) fn csv<'a>(rows: impl IntoIterator<Item = (Case, &'a Verdict)>) -> String {
    let mut lines = vec![format!("claim,{},{COLUMNS}", Parameter::ALL.map(Parameter::key).join(","))];
    for (Case { claim, parameters, .. }, verdict) in rows {
        let taken = Parameter::ALL.map(|parameter| {
            if claim.takes().any(|taken| taken == parameter) { parameters.text(parameter) } else { String::new() }
        });
        let paper = claim.paper().map(Paper::reference).map_or_else(String::new, |paper| paper.to_string());
        let stated = claim.is_stated(&parameters).to_string();
        let fields = [claim.id().to_owned()].into_iter().chain(taken).chain(said(verdict)).chain([
            stated,
            VERSION.to_owned(),
            paper,
        ]);
        lines.push(fields.map(|field| quoted(&field)).collect::<Vec<_>>().join(","));
    }
    lines.join("\n") + "\n"
}

/// The verdict, the counterexample, what is claimed and what is found there, the states, and the reason.
fn said(verdict: &Verdict) -> [String; 6] {
    let none = String::new;
    let name = |stated: &FormulaValue| match stated {
        FormulaValue::Number(number) => number.to_string(),
        FormulaValue::Truth(true) => "P".to_owned(),
        FormulaValue::Truth(false) => "not P".to_owned(),
    };
    match verdict {
        Verdict::Proved { states, .. } => ["proved".into(), none(), none(), none(), states.to_string(), none()],
        Verdict::Refuted { at, stated, found } => {
            let claimed = stated.as_ref().map_or_else(ToString::to_string, name);
            let found = found.as_ref().map_or_else(none, name);
            ["refuted".into(), at.to_string(), claimed, found, none(), none()]
        }
        Verdict::RefutedBeyond { at } => {
            let at = at.as_ref().map_or_else(none, |at| tuple_of(at));
            ["refuted".into(), at, none(), none(), none(), none()]
        }
        Verdict::NotDecidable(why) => ["not decidable".into(), none(), none(), none(), none(), why.to_string()],
        Verdict::Stopped(stopped) => ["stopped".into(), none(), none(), none(), none(), stopped.to_string()],
    }
}

#[cfg(test)]
mod tests {
    use super::csv;
    use maths::claims::{Claim, Parameter};
    use proofs::automata::{Budget, DigitOrder};
    use proofs::theorems::{NotDecidable, Proof, Verdict};
    use web::workers::checker::protocol::Case;

    #[test]
    fn rows_have_as_many_fields_as_the_head() {
        let claim = Claim::Triangular7_3;
        let case = |k: &str| Case { claim, parameters: claim.parameters().with(Parameter::K, k).unwrap(), bound: 10 };
        let verdict = |k: &str| {
            Proof::of_claim(claim, &case(k).parameters, &[DigitOrder::MostFirst], Budget::USUAL).unwrap().finish()
        };
        let (three, five) = (verdict("3"), verdict("5"));
        let (open, beyond) = (Verdict::NotDecidable(NotDecidable::Piles), Verdict::RefutedBeyond { at: None });
        let text = csv([(case("3"), &three), (case("5"), &five), (case("6"), &open), (case("7"), &beyond)]);
        let lines: Vec<&str> = text.lines().collect();
        let head: Vec<&str> = lines[0].split(',').collect();
        assert_eq!((lines.len(), &head[..2]), (5, ["claim", "k"].as_slice()));
        assert!(lines[1].starts_with("triangular 7.3,3,") && lines[1].contains(",proved,,,,"), "{}", lines[1]);
        // The smallest counterexample for k = 5 is that of the laboratory's finite check.
        assert!(lines[2].contains(",refuted,\"triangle:k=5:2,1,3\",P,not P,,,false,"), "{}", lines[2]);
        assert!(lines[3].contains(",not decidable,"), "{}", lines[3]);
    }
}
