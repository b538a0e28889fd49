//! Records of earlier computations: fetched with the page, and shown beside each claim.

use crate::evidence::names::{parameter_label, settings};
use crate::evidence::verdict::at;
use crate::evidence::{Standing, universal};
use crate::kit::fetching;
use crate::texts::Texts;
use crate::workers::checker::protocol::Case;
use maths::claims::{Claim, Counted, Record, Refutes, Word};
use proofs::theorems::universal::Universal;
use yew::prelude::*;

/// The file of the records, beside the page or in the folder of its build.
const FILE: &str = "records.json";

/// The records; none if they cannot be had.
pub async fn fetched() -> Option<Vec<Record>> {
    fetching::data(FILE).await
}

/// The record that reaches farthest for these parameters.
fn farthest<'a>(records: &'a [Record], case: &Case) -> Option<&'a Record> {
    records.iter().filter(|record| record.is_of(case.claim, &case.parameters)).max_by_key(|record| record.bound)
}

/// The theorem of which a claim with these parameters is an instance. One that proves the claim for all parameters is named elsewhere.
fn theorem(texts: Texts, case: &Case) -> Option<Html> {
    let has_other = case.claim.takes().next().is_some() && universal(case.claim).is_none();
    let Universal { name, file, .. } = Universal::at(case.claim, &case.parameters).filter(|_| has_other)?;
    Some(html! { <p>{ texts.lab_record_theorem(&settings(texts, case.claim, &case.parameters), &name, &file) }</p> })
}

/// The first counterexample on record for the parameters that the paper considers. Of the bounds that are exceeded, only those that the
/// paper itself quotes are shown.
pub fn counterexamples(texts: Texts, records: &[Record], claim: Claim) -> Html {
    let mut all = records.iter().filter(|record| record.claim == claim.id() && is_said_first(record));
    let Some(first) = all.next() else { return Html::default() };
    // A claim that fails for one value fails at the same place for all values together.
    let others = all.filter(|record| record.counterexample != first.counterexample).count();
    html! { <span class="known">{ with_others(texts, known(texts, claim, first), others) }</span> }
}

/// The first record with a counterexample of those that [`counterexamples`] speaks of.
pub fn failing(records: &[Record], claim: Claim) -> Option<&Record> {
    records.iter().find(|record| record.claim == claim.id() && is_said_first(record))
}

/// The first counterexample, and for how many other parameters there are some; all are in the table of records.
fn with_others(texts: Texts, first: String, others: usize) -> String {
    if others == 0 { first } else { [first.as_str(), &texts.lab_known_others(&others)].join(texts.between_sentences()) }
}

/// True if the record is one of [`counterexamples`].
fn is_said_first(record: &Record) -> bool {
    record.fails() && record.question().is_ok_and(|(claim, parameters)| claim.is_stated(&parameters))
}

fn known(texts: Texts, claim: Claim, record: &Record) -> String {
    let at = counterexample(record);
    let settings = record.question().map_or_else(|_| String::new(), |(claim, p)| settings(texts, claim, &p));
    match (claim.refutes(), settings.as_str()) {
        (Refutes::Statement, settings)
            if !settings.is_empty() && Standing::failing(claim.kind()) == Standing::Refuted =>
        {
            texts.lab_known_counterexample(&settings, &at)
        }
        // The printed statement is wrong.
        (Refutes::Statement, "") => texts.lab_known_misprint(&at),
        (Refutes::Statement, settings) => texts.lab_known_misprint(&[settings, &at].join(texts.list_comma())),
        (Refutes::Bound, settings) => texts.lab_known_exceeded(&settings, &at),
    }
}

/// The knowledge about a claim with these parameters, in a sentence, and a box that opens with all records of the claim.
pub fn stated(texts: Texts, records: &[Record], case: &Case) -> Option<Html> {
    let own = records.iter().filter(|record| record.claim == case.claim.id());
    let all: Vec<Record> = own.flat_map(Record::instances).collect();
    let said = farthest(&all, case).filter(|record| !is_said_first(record));
    let theorem = theorem(texts, case);
    // A single counterexample is said in the line of the claim.
    if said.is_none() && all.len() < 2 && theorem.is_none() {
        return None;
    }
    Some(html! {
        <div class="record">
            { for theorem }
            { said.map(|record| html! { <p>{ sentence(texts, case.claim, record) }</p> }).unwrap_or_default() }
            if all.len() > 1 {
                <details>
                    <summary>{ texts.lab_all_records(&all.len()) }</summary>
                    { table(texts, case.claim, &all) }
                </details>
            }
        </div>
    })
}

/// The record in a sentence, which names its parameters: the claim may fail, or be open, for others.
fn sentence(texts: Texts, claim: Claim, record: &Record) -> String {
    let head = match record.question().map(|(claim, parameters)| settings(texts, claim, &parameters)) {
        Ok(settings) if !settings.is_empty() => texts.lab_record_of(&settings),
        Ok(_) | Err(_) => texts.lab_record_plain().to_owned(),
    };
    let bound = texts.number(&record.bound);
    match record.verdict {
        Word::Proved => texts.lab_record_proved(&head, &record.positions, &bound, &record.version, &record.date),
        Word::Verified | Word::Stopped => match claim.counts() {
            Counted::Positions => {
                texts.lab_record_verified(&head, &record.positions, &bound, &record.version, &record.date)
            }
            Counted::Cases => {
                texts.lab_record_verified_cases(&head, &record.positions, &bound, &record.version, &record.date)
            }
        },
        Word::Refuted => texts.lab_record_refuted(&head, &counterexample(record), &record.version, &record.date),
        Word::Exceeded => texts.lab_record_exceeded(&head, &counterexample(record), &record.version, &record.date),
    }
}

/// The counterexample as coordinates; none in a record that holds.
fn counterexample(record: &Record) -> String {
    record.counterexample().ok().flatten().map_or_else(String::new, at)
}

fn table(texts: Texts, claim: Claim, records: &[Record]) -> Html {
    let row = |record: &Record| {
        let found = match record.verdict {
            Word::Proved => texts.lab_record_for_all().into(),
            Word::Verified | Word::Stopped => texts.lab_up_to(&texts.number(&record.bound)),
            Word::Refuted | Word::Exceeded => texts.lab_record_fails(&counterexample(record)),
        };
        let counted = match (claim.counts(), record.verdict) {
            // The number is that of the positions of the box, of which the claim does not speak.
            (Counted::Cases, Word::Refuted | Word::Exceeded) => String::new(),
            _ => texts.number(&record.positions),
        };
        html! {
            <tr>
                { for claim.takes().map(|parameter| html! { <td>{ record.parameters.get(parameter.key()) }</td> }) }
                <td>{ found }</td>
                <td>{ counted }</td>
                <td>{ &record.date }</td>
            </tr>
        }
    };
    let counted = match claim.counts() {
        Counted::Positions => texts.lab_positions(),
        Counted::Cases => texts.lab_cases(),
    };
    html! {
        <div class="scroll" tabindex="0" role="group" aria-label={texts.lab_records()}>
            <table>
                <thead>
                    <tr>
                        { for claim.takes().map(|parameter| html! { <th scope="col">{ parameter_label(texts, parameter) }</th> }) }
                        <th scope="col">{ texts.lab_verdict() }</th>
                        <th scope="col">{ counted }</th>
                        <th scope="col">{ texts.lab_date() }</th>
                    </tr>
                </thead>
                <tbody>{ for records.iter().map(row) }</tbody>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::{farthest, is_said_first, known, sentence, with_others};
    use crate::texts::{Language, Texts};
    use crate::workers::checker::protocol::Case;
    use maths::claims::{Claim, Record};

    fn said_first(claim: Claim) -> Vec<String> {
        let all: Vec<Record> = serde_json::from_str(include_str!("../../../../static/records.json")).unwrap();
        let kept = all.iter().filter(|record| record.claim == claim.id() && is_said_first(record));
        kept.map(|record| known(Texts::default(), claim, record)).collect()
    }

    /// Conjecture 3 of `sharing` does not open as if it held.
    #[test]
    fn a_known_counterexample_names_its_parameters_and_its_place() {
        let three = said_first(Claim::SharingConjecture3);
        assert_eq!(three[0], "The claim does not hold for g = 4: (0, 8, 8711017) is a counterexample.");
        let misere = said_first(Claim::MisereConjecture2_1);
        assert_eq!(misere[0], "The claim does not hold for k = 5: (2, 1, 3) is a counterexample.");
        let all = with_others(Texts::default(), misere[0].clone(), misere.len() - 1);
        assert!(all.ends_with("counterexample. The claim also fails for 9 other choices of the parameters."), "{all}");
        assert_eq!(said_first(Claim::SharingRemark5), ["The claim as printed fails at (0, 1, 3)."]);
        assert_eq!(said_first(Claim::PassCorollary4_1), ["The claim as printed fails at k = 2, s = 1, (0, 0, 1, 1)."]);
        // Of the bounds only the one that the paper quotes; the others were computed here.
        let bounds = said_first(Claim::SharingConjecture1);
        assert_eq!(bounds.len(), 1, "{bounds:?}");
        assert!(bounds[0].starts_with("Row = 2, g = 41: at (0, 2, 245316) the value exceeds the bound."), "{bounds:?}");
        assert!(said_first(Claim::Triangular7_3).is_empty());
    }

    /// The record of a refuted or open claim is about one choice of its parameters.
    #[test]
    fn a_record_that_holds_names_its_parameters() {
        let all: Vec<Record> = serde_json::from_str(include_str!("../../../../static/records.json")).unwrap();
        let said = |claim: Claim, language: &str| {
            let case = Case { claim, parameters: claim.parameters(), bound: claim.bound() };
            sentence(Texts::of(Language::with_code(language).unwrap()), claim, farthest(&all, &case).unwrap())
        };
        for (claim, english, japanese) in [
            (Claim::SharingConjecture3, "On record (g = 3): the claim holds for all ", "記録（g = 3）："),
            (
                Claim::SharingConjecture1,
                "On record (Row = 0, g = 12): the claim holds for all ",
                "記録（行 = 0、g = 12）：",
            ),
            (Claim::Triangular3_1, "On record: ", "記録："),
        ] {
            assert!(said(claim, "en").starts_with(english), "{}", said(claim, "en"));
            assert!(said(claim, "ja").starts_with(japanese), "{}", said(claim, "ja"));
        }
    }
}
