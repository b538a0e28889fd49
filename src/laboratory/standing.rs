//! What is on record of a claim: that it fails, that it is proved, up to where it is verified, or nothing.

use crate::claims::Claim;
use crate::claims::Parameters;
use crate::claims::Record;
use crate::claims::Refutes;
use crate::claims::Word;
use crate::laboratory::names::settings;
use crate::texts::Texts;

/// What is known of a claim, beginning with what a reader has to know first. Only parameters count for which the paper states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Standing {
    /// A counterexample refutes the statement.
    Fails,
    /// Proved for all positions, for each choice of the parameters on record.
    Proved,
    /// No counterexample is known; for some parameters on record there is no proof.
    Verified,
    /// Nothing is on record, or a bound that was quoted is exceeded, which does not refute that there is one.
    Open,
}

impl Standing {
    /// All of them, in the order of the summary.
    pub(crate) const ALL: [Self; 4] = [Self::Fails, Self::Proved, Self::Verified, Self::Open];

    pub(crate) fn of(records: &[Record], claim: Claim) -> Self {
        let all: Vec<&Record> = stated(records, claim).map(|(record, _)| record).collect();
        let is_proved = |record: &&Record| record.verdict == Word::Proved;
        match claim.refutes() {
            _ if all.is_empty() => Self::Open,
            Refutes::Statement if all.iter().any(|record| record.fails()) => Self::Fails,
            Refutes::Bound if all.iter().any(|record| record.fails()) => Self::Open,
            Refutes::Statement | Refutes::Bound if all.iter().all(is_proved) => Self::Proved,
            Refutes::Statement | Refutes::Bound => Self::Verified,
        }
    }

    /// The class of its looks.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Fails => "fails",
            Self::Proved => "proved",
            Self::Verified => "holds",
            Self::Open => "open",
        }
    }

    /// The sign before its words, so that it is not known by its colour alone.
    pub(crate) fn mark(self) -> &'static str {
        match self {
            Self::Fails => "✗",
            Self::Proved => "∎",
            Self::Verified => "✓",
            Self::Open => "?",
        }
    }

    /// Its name in the summary.
    pub(crate) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Fails => texts.ledger_fail(),
            Self::Proved => texts.ledger_are_proved(),
            Self::Verified => texts.ledger_are_verified(),
            Self::Open => texts.ledger_are_open(),
        }
    }

    /// The verdict on record in a few words.
    pub(crate) fn words(self, texts: Texts, records: &[Record], claim: Claim) -> String {
        let all: Vec<(&Record, Parameters)> = stated(records, claim).collect();
        match (self, &all[..]) {
            (Self::Fails, _) => texts.ledger_fails().into(),
            (Self::Proved, [(_, only)]) => match settings(texts, claim, only) {
                settings if settings.is_empty() => texts.ledger_proved().into(),
                settings => texts.ledger_proved_for(&settings),
            },
            (Self::Proved, several) => {
                let names: Vec<&str> = claim.takes().map(|parameter| parameter.name()).collect();
                match names[..] {
                    [name] => texts.ledger_proved_values(&several.len(), &name),
                    _ => texts.ledger_proved_pairs(&several.len(), &format!("({})", names.join(", "))),
                }
            }
            (Self::Verified, all) => {
                let least = all
                    .iter()
                    .filter(|(record, _)| record.verdict != Word::Proved)
                    .map(|(record, _)| record.bound)
                    .min();
                texts.ledger_verified(&texts.number(&least.unwrap_or_default()))
            }
            (Self::Open, []) => texts.ledger_unchecked().into(),
            (Self::Open, _) => texts.ledger_are_open().into(),
        }
    }
}

/// The records of a claim for parameters that its paper speaks of.
fn stated(records: &[Record], claim: Claim) -> impl Iterator<Item = (&Record, Parameters)> {
    let own = records.iter().filter(move |record| record.claim == claim.id());
    own.filter_map(|record| {
        let (claim, parameters) = record.question().ok()?;
        claim.is_stated(&parameters).then_some((record, parameters))
    })
}

#[cfg(test)]
mod tests {
    use super::Standing;
    use crate::claims::Claim;
    use crate::claims::Record;
    use crate::texts::Texts;

    fn records() -> Vec<Record> {
        serde_json::from_str(include_str!("../../static/records.json")).unwrap()
    }

    fn line(claim: Claim) -> (Standing, String) {
        let (records, texts) = (records(), Texts::default());
        let standing = Standing::of(&records, claim);
        (standing, standing.words(texts, &records, claim))
    }

    #[test]
    fn the_line_of_a_claim_says_what_is_on_record() {
        let said = |standing, text: &str| (standing, text.to_owned());
        assert_eq!(line(Claim::Triangular3_1), said(Standing::Proved, "proved"));
        assert_eq!(line(Claim::MisereConjecture2_1), said(Standing::Fails, "fails"));
        assert_eq!(line(Claim::MisereConjecture2_1Repaired), said(Standing::Proved, "proved for 11 values of k"));
        assert_eq!(line(Claim::Triangular7_1), said(Standing::Verified, "verified up to 100"));
        // A bound that a row exceeds does not refute that the row has one.
        assert_eq!(line(Claim::SharingConjecture1), said(Standing::Open, "open"));
    }

    /// What is proved for some parameters and verified for others is verified, and only up to the smallest bound.
    #[test]
    fn the_weakest_record_counts() {
        let own = |claim: Claim| records().into_iter().filter(move |record| record.claim == claim.id());
        let (standing, said) = line(Claim::Misere15);
        let least = own(Claim::Misere15)
            .filter(|record| record.verdict == crate::claims::Word::Verified)
            .map(|record| record.bound)
            .min();
        assert_eq!(
            (standing, said),
            (Standing::Verified, format!("verified up to {}", Texts::default().number(&least.unwrap())))
        );
    }

    #[test]
    fn without_records_every_claim_is_open() {
        let texts = Texts::default();
        for claim in Claim::ALL {
            assert_eq!(Standing::of(&[], claim), Standing::Open);
            assert_eq!(Standing::Open.words(texts, &[], claim), "not checked yet");
        }
    }
}
