//! One row for a claim that a theorem proves for every value of the parameters, with the checks beside it.

use crate::claims::{Claim, Record, Word};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Checks beside a theorem that were reached in the same way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checks {
    /// The result of each.
    pub verdict: Word,
    /// The bound of each.
    pub bound: u32,
    /// The version that reached them.
    pub version: String,
    /// The day.
    pub date: String,
    /// For each choice of the parameters their values by name with commas between them, a colon, and how many positions there were; with a
    /// blank between two.
    pub of: String,
}

impl Record {
    /// The rows of single choices: of the row of a theorem those of its checks, of another row itself. A check that cannot be read is left
    /// out.
    pub fn instances(&self) -> Vec<Self> {
        if self.theorem.is_none() {
            return vec![self.clone()];
        }
        let one = |checks: &Checks, text: &str| {
            let (values, positions) = text.split_once(':')?;
            let names = self.parameters.keys().cloned();
            Some(Self {
                parameters: names.zip(values.split(',').map(str::to_owned)).collect(),
                bound: checks.bound,
                positions: positions.parse().ok()?,
                verdict: checks.verdict,
                version: checks.version.clone(),
                date: checks.date.clone(),
                theorem: None,
                checks: Vec::new(),
                ..self.clone()
            })
        };
        self.checks.iter().flat_map(|checks| checks.of.split(' ').filter_map(|text| one(checks, text))).collect()
    }

    /// The rows with one row for each claim that has several choices of the parameters on record and is proved for every one of them by the
    /// theorem that `theorem` names. It takes the place of the first.
    pub fn joined<'a>(records: &[Self], theorem: impl Fn(Claim) -> Option<&'a str>) -> Vec<Self> {
        let all: Vec<Self> = records.iter().flat_map(Self::instances).collect();
        let proving = |record: &Self| theorem(Claim::with_id(&record.claim)?).filter(|_| !record.parameters.is_empty());
        let mut kept: Vec<Self> = Vec::new();
        for record in &all {
            let of_claim = || all.iter().filter(|other| other.claim == record.claim);
            let is_whole = of_claim().count() > 1 && !of_claim().any(Self::fails);
            match proving(record).filter(|_| is_whole) {
                None => kept.push(record.clone()),
                Some(_) if kept.iter().any(|row| row.claim == record.claim) => (),
                Some(name) => kept.push(Self::of_theorem(name, record, &of_claim().collect::<Vec<_>>())),
            }
        }
        kept
    }

    fn of_theorem(name: &str, first: &Self, all: &[&Self]) -> Self {
        let mut checks: Vec<Checks> = Vec::new();
        for record in all {
            let values: Vec<&str> = record.parameters.values().map(String::as_str).collect();
            let text = format!("{}:{}", values.join(","), record.positions);
            let Self { verdict, bound, version, date, .. } = (*record).clone();
            let alike = Checks { verdict, bound, version, date, of: text };
            let is_alike = |other: &&mut Checks| Checks { of: alike.of.clone(), ..(**other).clone() } == alike;
            match checks.iter_mut().find(is_alike) {
                Some(known) => known.of = format!("{} {}", known.of, alike.of),
                None => checks.push(alike),
            }
        }
        let every: BTreeMap<String, String> =
            first.parameters.keys().map(|parameter| (parameter.clone(), Self::EVERY.to_owned())).collect();
        let latest = all.iter().max_by_key(|record| &record.date).map_or(first, |record| record);
        Self {
            parameters: every,
            bound: all.iter().map(|record| record.bound).min().unwrap_or(first.bound),
            positions: all.iter().map(|record| record.positions).sum(),
            verdict: Word::Proved,
            version: latest.version.clone(),
            date: latest.date.clone(),
            theorem: Some(name.to_owned()),
            checks,
            ..first.clone()
        }
    }
}
