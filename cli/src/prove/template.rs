//! Which theorem for every k covers a formula and a ruleset, in words.

use crate::Failure;
use proofs::theorems::general::{Answer, Breaks, General, Others, Refused, Template};

/// Prints which theorem covers a formula, or where it fails; or, with `is_file`, a file for Rocq about this ruleset.
pub(super) fn answer(formula: &str, ruleset: &str, is_file: bool) -> Result<(), Failure> {
    let template = Template::read(ruleset, formula).map_err(|refused| match refused {
        Refused::Rules(problems) => problems.to_string(),
        Refused::Formula(mistake) => mistake.to_string(),
        Refused::NoRule => "a formula is needed that is true or false and asks for no Grundy values".to_owned(),
    })?;
    let answer = template.answer();
    if is_file {
        let file = match answer {
            Answer::Covered(covered, _) => Template::computed(&covered),
            Answer::Fails(breaks) => return Err(fails(breaks).into()),
            Answer::Open { .. } => template.certified(),
        };
        print!("{}", file.ok_or("a theorem covers it without a computation, or no certificate was found")?);
        return Ok(());
    }
    match answer {
        Answer::Covered(covered, others) => {
            for theorem in [Some(covered.theorem()), covered.misere()].into_iter().flatten() {
                println!("instance of {}", named(theorem)?);
            }
            match others {
                Others::Every => println!("so it is proved for every k of its class"),
                Others::Breaks(breaks) => println!("not for every k of its class: {}", fails(breaks)),
                Others::Unknown(all) => println!("nothing is known of k = {}", listed(&all)),
                Others::NoClass => (),
            }
        }
        Answer::Fails(breaks) => println!("{}", fails(breaks)),
        Answer::Open { tried, bound } => {
            println!("no theorem covers it, and no counterexample was found up to {bound}");
            if !tried.is_empty() {
                println!("tried for k = {}", listed(&tried));
            }
            let file = if template.certified().is_some() { "prove template --rocq prints it" } else { "none" };
            println!("a proof for this ruleset alone: {file}");
        }
    }
    Ok(())
}

fn named(theorem: General) -> Result<String, Failure> {
    let row = theorem.stated().ok_or("the theorem is not in proofs/statements.tsv")?;
    Ok(format!("{} in proofs/{}.v, for {}:\n  {}", row.name, row.file, row.parameters, row.statement))
}

fn fails(Breaks { k, at }: Breaks) -> String {
    let k = k.map_or_else(String::new, |k| format!(" for k = {k}"));
    format!("it fails{k}, first at {at}")
}

fn listed(all: &[u32]) -> String {
    all.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}
