//! The kinds of statements in the ledger: what is known of each, as a word with its own shape.

use maths::claims::{Claim, Record};
use web::evidence::Standing;
use web::texts::Texts;

/// What is known of a statement. A misprint is no refutation: no theorem looks refuted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
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
    /// What is printed fails, and a correction holds.
    Misprint,
}

impl Known {
    /// All of them, in the order of the summary.
    pub(super) const ALL: [Self; 6] = [Self::Full, Self::Part, Self::Far, Self::Open, Self::Refuted, Self::Misprint];

    /// What theorems and records say of a claim.
    pub(super) fn of(records: &[Record], claim: Claim) -> Self {
        match Standing::of(records, claim) {
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
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Part => "part",
            Self::Far => "far",
            Self::Open => "open",
            Self::Refuted => "refuted",
            Self::Misprint => "misprint",
        }
    }

    /// Its shape, so that it is not known by its colour alone.
    pub(super) fn mark(self) -> &'static str {
        match self {
            Self::Full => "●",
            Self::Part => "◐",
            Self::Far => "◌",
            Self::Open => "▲",
            Self::Refuted => "×",
            Self::Misprint => "¶",
        }
    }

    /// Its name in the summary.
    pub(super) fn name(self, texts: Texts) -> &'static str {
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
