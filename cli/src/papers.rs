//! Lists every numbered thing of the five papers, and what shows it here.

use crate::{Failure, in_repository};
use maths::claims::{Claim, Numbered, Paper, Record, Shown, Word};
use std::fs;

/// The number of entries, and of those that nothing shows.
#[derive(Default)]
struct Count {
    all: usize,
    open: usize,
    misprints: usize,
}

/// Lists every numbered thing of the five papers, and what shows it here.
///
/// Verdicts are those of static/records.json for the parameters with which the laboratory opens.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Lists only this paper: triangular, variants, misere, pass or sharing
    paper: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let folder = in_repository("static");
    let records: Vec<Record> = serde_json::from_str(&fs::read_to_string(folder.join("records.json"))?)?;
    let is_wanted = |paper: &Paper| arguments.paper.as_deref().is_none_or(|key| key == paper.key());
    let papers: Vec<Paper> = Paper::ALL.into_iter().filter(is_wanted).collect();
    if papers.is_empty() {
        return Err(format!("there is no such paper; there are {}", Paper::ALL.map(Paper::key).join(", ")).into());
    }
    let mut total = Count::default();
    for paper in papers {
        let text = fs::read_to_string(folder.join("papers").join(paper.key()).with_extension("txt"))?;
        let entries = Numbered::read(&text).map_err(|mistakes| {
            mistakes.iter().map(|mistake| format!("{}.txt: {mistake}", paper.key())).collect::<Vec<_>>().join("\n")
        })?;
        for entry in &entries {
            total.all += 1;
            total.open += usize::from(entry.shown == Shown::Open);
            total.misprints += entry.misprints.len();
            println!("{:<11} {:<12} {:<28} {}", paper.key(), entry.kind.name(), entry.number, state(entry, &records));
        }
    }
    println!("\n{} numbered things, {} not shown yet, {} misprints", total.all, total.open, total.misprints);
    Ok(())
}

/// The ways in which an entry is shown, with the verdicts on its claims.
fn state(entry: &Numbered, records: &[Record]) -> String {
    match entry.shown {
        Shown::Open => "not shown yet".to_owned(),
        Shown::Words => "its words are all".to_owned(),
        Shown::Drawn => {
            let (bars, cuts) = (entry.bars.len(), entry.cuts.len());
            let (tables, spaces) = (entry.tables.len(), entry.spaces.len());
            format!("drawn: {bars} positions, {cuts} moves, {tables} tables, {spaces} in space")
        }
        Shown::Claim => entry
            .claims
            .iter()
            .map(|claim| format!("{} {}", claim.id(), verdict(*claim, records)))
            .collect::<Vec<_>>()
            .join("; "),
    }
}

fn verdict(claim: Claim, records: &[Record]) -> &'static str {
    let word = records.iter().find(|record| record.claim == claim.id()).map(|record| record.verdict);
    match word {
        Some(Word::Proved) => "proved",
        Some(Word::Verified) => "verified",
        Some(Word::Stopped) => "verified less far than wanted",
        Some(Word::Refuted) => "refuted",
        Some(Word::Exceeded) => "exceeded",
        None => "not on record",
    }
}
