//! Six kinds of knowledge about a statement, each with its own sign. The whole site uses the same signs.

use crate::evidence::Standing;
use crate::texts::Texts;
use maths::claims::{Claim, Record};

/// Knowledge about a statement. A misprint is not a refutation: no theorem looks refuted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Proved for all positions and for every value of its parameters.
    Full,
    /// Proved for all positions, for some values of its parameters.
    Part,
    /// No counterexample up to a bound.
    Far,
    /// Nothing is on record.
    Open,
    /// A counterexample refutes a conjecture.
    Refuted,
    /// The printed statement fails, and a correction holds.
    Misprint,
}

impl Known {
    /// All of them, in the order of the summary.
    pub const ALL: [Self; 6] = [Self::Full, Self::Part, Self::Far, Self::Open, Self::Refuted, Self::Misprint];

    /// The kind of a claim, from theorems and records.
    pub fn of(records: &[Record], claim: Claim) -> Self {
        Self::standing(Standing::of(records, claim), claim)
    }

    /// The same, of a claim with this standing.
    pub fn standing(standing: Standing, claim: Claim) -> Self {
        match standing {
            Standing::Universal => Self::Full,
            Standing::Proved if claim.takes().next().is_none() => Self::Full,
            Standing::Proved => Self::Part,
            Standing::Verified => Self::Far,
            Standing::Open => Self::Open,
            Standing::Refuted => Self::Refuted,
            Standing::NeedsRepair | Standing::Misprint => Self::Misprint,
        }
    }

    /// The class of its looks.
    pub fn class(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Part => "part",
            Self::Far => "far",
            Self::Open => "open",
            Self::Refuted => "refuted",
            Self::Misprint => "misprint",
        }
    }

    /// The sign of the kind, so that readers need not rely on its colour alone.
    pub fn mark(self) -> &'static str {
        match self {
            Self::Full => "●",
            Self::Part => "◐",
            Self::Far => "◌",
            Self::Open => "▲",
            Self::Refuted => "×",
            Self::Misprint => "¶",
        }
    }

    /// The name of the kind in the summary.
    pub fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Full => texts.known_full(),
            Self::Part => texts.known_part(),
            Self::Far => texts.known_far(),
            Self::Open => texts.known_open(),
            Self::Refuted => texts.known_refuted(),
            Self::Misprint => texts.known_misprint(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Known;
    use maths::claims::{Claim, Record, Word};

    /// Compared with a plain reading of the records.
    #[test]
    fn what_fails_has_a_counterexample_and_only_conjectures_are_refuted() {
        let records: Vec<Record> = serde_json::from_str(include_str!("../../../../static/records.json")).unwrap();
        let records = &records[..];
        let of = |known| Claim::ALL.into_iter().filter(move |claim| Known::of(records, *claim) == known).map(Claim::id);
        assert_eq!(Known::ALL.into_iter().map(|known| of(known).count()).sum::<usize>(), Claim::ALL.len());
        let mut failing: Vec<&str> = records
            .iter()
            .filter(|record| record.verdict == Word::Refuted)
            .map(|record| record.claim.as_str())
            .collect();
        failing.dedup();
        assert_eq!(of(Known::Refuted).count() + of(Known::Misprint).count(), failing.len(), "{failing:?}");
        assert!(of(Known::Refuted).all(|id| id.contains(" Conj ")));
        assert!(of(Known::Misprint).all(|id| !id.contains(" Conj ") && failing.contains(&id)));
    }
}
