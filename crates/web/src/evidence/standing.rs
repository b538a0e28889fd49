//! The record of a claim: it fails, it is proved, it is verified up to a bound, or nothing is known.

use crate::evidence::names::{every, settings};
use crate::texts::Texts;
use maths::claims::{Claim, Kind, Parameters, Record, Refutes, StatedFor, Word};
use proofs::theorems::universal::Universal;

/// The status of a claim. The most important status for a reader comes first. Only parameters for which the paper states the claim count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// A counterexample refutes a conjecture.
    Refuted,
    /// A statement fails as it is printed, and holds with another number or condition.
    NeedsRepair,
    /// A proof, a definition or a list has a mistake; the theorems hold.
    Misprint,
    /// A theorem that Rocq has accepted proves it for every value of its parameters.
    Universal,
    /// Proved for all positions, for each choice of the parameters on record.
    Proved,
    /// No counterexample is known; for some parameters on record there is no proof.
    Verified,
    /// Nothing is on record, or a quoted bound is exceeded. An exceeded bound does not refute the existence of a bound.
    Open,
}

impl Standing {
    /// All of them, in the order of the summary.
    pub const ALL: [Self; 7] =
        [Self::Refuted, Self::NeedsRepair, Self::Misprint, Self::Universal, Self::Proved, Self::Verified, Self::Open];

    /// The status of a claim, from theorems and records.
    pub fn of(records: &[Record], claim: Claim) -> Self {
        let all: Vec<&Record> = stated(records, claim).map(|(record, _)| record).collect();
        let is_proved = |record: &&Record| record.verdict == Word::Proved;
        match claim.refutes() {
            _ if universal(claim).is_some() && !all.iter().any(|record| record.fails()) => Self::Universal,
            _ if all.is_empty() => Self::Open,
            Refutes::Statement if all.iter().any(|record| record.fails()) => Self::failing(claim.kind()),
            Refutes::Bound if all.iter().any(|record| record.fails()) => Self::Open,
            Refutes::Statement | Refutes::Bound if all.iter().all(is_proved) => Self::Proved,
            Refutes::Statement | Refutes::Bound => Self::Verified,
        }
    }

    /// The status of a claim of this kind that has a counterexample.
    pub fn failing(kind: Kind) -> Self {
        match kind {
            Kind::Conjecture => Self::Refuted,
            Kind::Theorem | Kind::Lemma | Kind::Proposition | Kind::Corollary | Kind::Remark => Self::NeedsRepair,
            Kind::Step | Kind::Definition | Kind::Example | Kind::Computation | Kind::Data => Self::Misprint,
        }
    }

    /// The class of its looks.
    pub fn class(self) -> &'static str {
        match self {
            Self::Refuted => "fails",
            Self::NeedsRepair => "repairable",
            Self::Misprint => "misprinted",
            Self::Universal => "universal",
            Self::Proved => "proved",
            Self::Verified => "holds",
            Self::Open => "open",
        }
    }

    /// The verdict on record in a few words.
    pub fn words(self, texts: Texts, records: &[Record], claim: Claim) -> String {
        let all: Vec<(&Record, Parameters)> = stated(records, claim).collect();
        match (self, &all[..]) {
            (Self::Refuted, _) => texts.ledger_refuted().into(),
            (Self::NeedsRepair, _) => texts.ledger_needs_repair().into(),
            (Self::Misprint, _) if claim.kind() == Kind::Step => texts.ledger_slip().into(),
            (Self::Misprint, _) => texts.ledger_misprint().into(),
            (Self::Universal, _) if !claim.is_about_several() => {
                texts.ledger_proved_for(&settings(texts, claim, &claim.parameters()))
            }
            (Self::Universal, _) => match StatedFor::of(claim) {
                StatedFor::Every => texts.ledger_universal(&every(texts, claim)),
                StatedFor::Remainder(remainder) => texts.ledger_universal(&format!("k = 4m + {remainder}")),
                StatedFor::Some => texts.ledger_universal_stated(&every(texts, claim)),
            },
            (Self::Proved, [(_, only)]) => match settings(texts, claim, only) {
                settings if settings.is_empty() => texts.ledger_proved().into(),
                settings => texts.ledger_proved_for(&settings),
            },
            (Self::Proved, several) => {
                let names: Vec<&str> = claim.takes().map(|parameter| parameter.key()).collect();
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

/// The theorem that proves a claim with parameters for every value of them.
pub fn universal(claim: Claim) -> Option<Universal> {
    claim.takes().next().and_then(|_| Universal::proving(claim))
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
    use super::{Standing, stated, universal};
    use crate::evidence::Known;
    use crate::evidence::claim_name;
    use crate::texts::{Language, Texts};
    use maths::claims::{Claim, Kind, Record, Word};

    fn records() -> Vec<Record> {
        serde_json::from_str(include_str!("../../../../static/records.json")).unwrap()
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
        assert_eq!(line(Claim::MisereConjecture2_1), said(Standing::Refuted, "refuted"));
        assert_eq!(
            line(Claim::MisereConjecture2_1Repaired),
            said(Standing::Universal, "proved for every k = 4m + 3 (checked by Rocq)")
        );
        assert_eq!(
            line(Claim::Triangular7_1),
            said(Standing::Universal, "proved for every k = 4m + 3 (checked by Rocq)")
        );
        // An example is about one k alone.
        assert_eq!(line(Claim::TriangularExample4_4), said(Standing::Universal, "proved for k = 3"));
        assert_eq!(
            line(Claim::SharingSection7),
            said(Standing::Universal, "proved for every number of piles of the statement (checked by Rocq)")
        );
        assert_eq!(line(Claim::PassConjecture4_2), said(Standing::Verified, "verified up to 100"));
        // A bound that a row exceeds does not refute that the row has one.
        assert_eq!(line(Claim::SharingConjecture1), said(Standing::Open, "open"));
    }

    /// A sign says no more than the words beside it.
    #[test]
    fn a_claim_has_the_sign_of_its_words() {
        let (records, texts) = (records(), Texts::default());
        for claim in Claim::ALL {
            let (standing, words) = line(claim);
            let expected = match words.as_str() {
                "refuted" => "×",
                text if text == texts.ledger_are_open() || text == texts.ledger_unchecked() => "▲",
                text if text.starts_with("verified up to ") => "◌",
                text if text.contains("values of") || text.contains("pairs (") => "◐",
                // One choice of the parameters is some of them, unless a theorem proves all that there are.
                text if text.starts_with("proved for") && standing == Standing::Proved => "◐",
                text if text.starts_with("proved") => "●",
                _ => "¶",
            };
            assert_eq!(Known::standing(standing, claim).mark(), expected, "{}: {words}", claim.id());
        }
        assert_eq!(Known::of(&records, Claim::Triangular7_3).mark(), "●");
    }

    /// A claim proved for some parameters and verified for others is verified, and only up to the smallest bound, unless a theorem proves
    /// it for all parameters.
    #[test]
    fn the_weakest_record_counts() {
        assert_eq!(
            line(Claim::Misere15),
            (Standing::Universal, "proved for every k of the statement (checked by Rocq)".into())
        );
        let claim = Claim::PassConjecture4_2;
        let verified = records().into_iter().find(|record| record.claim == claim.id()).unwrap();
        assert_eq!(verified.verdict, Word::Verified);
        let mut proved = verified.clone();
        (proved.verdict, proved.bound) = (Word::Proved, verified.bound / 2);
        proved.parameters.insert("k".into(), "6".into());
        let both = [proved, verified.clone()];
        assert_eq!(stated(&both, claim).count(), 2);
        let (standing, texts) = (Standing::of(&both, claim), Texts::default());
        let words = format!("verified up to {}", texts.number(&verified.bound));
        assert_eq!((standing, standing.words(texts, &both, claim)), (Standing::Verified, words));
        assert_eq!(Standing::of(&both[..1], claim), Standing::Proved);
    }

    /// Without a theorem the number of choices for which a claim is proved is said.
    #[test]
    fn proofs_for_several_parameters_are_counted() {
        let texts = Texts::default();
        let records: Vec<Record> = records().iter().flat_map(Record::instances).collect();
        let words = |claim| Standing::Proved.words(texts, &records, claim);
        for (claim, end) in [(Claim::PassCorollary3_1, " pairs (k, s)"), (Claim::Triangular7_3, " values of k")] {
            let count = stated(&records, claim).count();
            assert!(count > 20);
            assert_eq!(words(claim), format!("proved for {count}{end}"));
        }
    }

    /// So a page can say it before the records have come.
    #[test]
    fn no_record_is_against_a_theorem() {
        let (records, proved) = (records(), Claim::ALL.into_iter().filter(|claim| universal(*claim).is_some()));
        assert!(proved.clone().count() > 60);
        for claim in proved {
            let without = Standing::of(&[], claim);
            assert_eq!(
                (without, Standing::of(&records, claim)),
                (Standing::Universal, Standing::Universal),
                "{}",
                claim.id()
            );
            let texts = Texts::default();
            assert_eq!(without.words(texts, &[], claim), without.words(texts, &records, claim), "{}", claim.id());
        }
    }

    #[test]
    fn without_records_every_claim_is_open_that_no_theorem_proves() {
        let texts = Texts::default();
        for claim in Claim::ALL.into_iter().filter(|claim| universal(*claim).is_none()) {
            assert_eq!(Standing::of(&[], claim), Standing::Open);
            assert_eq!(Standing::Open.words(texts, &[], claim), "not checked yet");
        }
    }

    /// The claims that fail as their papers state them, by status.
    #[test]
    fn no_theorem_that_holds_looks_refuted() {
        let kept = records();
        let records = &kept[..];
        let of = |standing| Claim::ALL.into_iter().filter(move |claim| Standing::of(records, *claim) == standing);
        let ids = |standing| of(standing).map(Claim::id).collect::<Vec<_>>();
        assert_eq!(ids(Standing::Refuted), ["misere Conj 2.1", "sharing Conj 3"]);
        let repair = ["pass Cor 4.1", "sharing Rem 5", "sharing Rem 5 wide", "sharing Prop 1", "sharing Sec 6 a"];
        assert_eq!(ids(Standing::NeedsRepair), repair);
        for language in Language::all() {
            let texts = Texts::of(language);
            for claim in [Standing::Refuted, Standing::NeedsRepair, Standing::Misprint].into_iter().flat_map(&of) {
                let words = Standing::of(records, claim).words(texts, records, claim);
                let is_refuted = words == texts.ledger_refuted();
                assert_eq!(is_refuted, claim.kind() == Kind::Conjecture, "{}: {words}", claim.id());
                let is_slip = words == texts.ledger_slip();
                assert_eq!(is_slip, claim.kind() == Kind::Step, "{}: {words}", claim.id());
            }
        }
        let texts = Texts::default();
        let step = [Claim::Triangular7_2Case, Claim::Sharing4Moves];
        assert_eq!(
            step.map(|claim| claim_name(texts, claim)),
            ["Proof of Theorem 7.2 (a.2.2)", "Proof of Theorem 4 (ii)"]
        );
        assert_eq!(line(step[0]), (Standing::Misprint, "misprint: the theorem holds".into()));
    }

    /// Every claim marked as ours is shown as proved, or with the bound up to which it was verified.
    #[test]
    fn nothing_of_ours_is_without_a_proof_or_a_bound() {
        let records = records();
        let ours = Claim::ALL.into_iter().filter(|claim| claim.is_ours());
        assert!(ours.clone().count() >= 15);
        for claim in ours {
            let own = records.iter().filter(|record| record.claim == claim.id());
            let is_open = |record: &&Record| record.verdict != Word::Proved && universal(claim).is_none();
            let open = own.clone().filter(is_open).map(|record| record.bound).min();
            assert!(own.count() > 0, "{}", claim.id());
            for language in Language::all() {
                let texts = Texts::of(language);
                let words = Standing::of(&records, claim).words(texts, &records, claim);
                let said = match open {
                    Some(bound) => words == texts.ledger_verified(&texts.number(&bound)),
                    None => words.contains(texts.ledger_proved()),
                };
                assert!(said, "{}: {words}", claim.id());
            }
        }
    }
}
