//! The ledger as it is shown, compared with a plain reading of the records: what fails and what holds, and lines that open.

use super::groups;
use crate::laboratory::Action;
use crate::laboratory::rendered::{Elements, Page};
use maths::claims::Claim;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use web::workers::checker::protocol::Case;

/// The standings of claims with a counterexample, in the order of the page.
const FAILING: [&str; 3] = ["fails", "repairable", "misprinted"];

/// What the records say of each claim: a conjecture is refuted, a statement needs repair, and other failures are slips of proofs,
/// definitions and lists.
fn standings() -> HashMap<String, &'static str> {
    let records: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("../../../../../static/records.json")).unwrap();
    let mut verdicts = HashMap::<String, Vec<String>>::new();
    // A theorem for all parameters is one about a claim that has some.
    let theorems = include_str!("../../../../../proofs/theorems.tsv");
    let stated: Vec<&str> =
        theorems.lines().skip(1).flat_map(|line| line.split('\t').nth(2).unwrap().split(';')).collect();
    let has_parameters =
        |record: &serde_json::Value| record["parameters"].as_object().is_some_and(|all| !all.is_empty());
    let named = |record: &serde_json::Value| stated.contains(&record["claim"].as_str().unwrap());
    let universal: HashSet<String> = records
        .iter()
        .filter(|record| has_parameters(record) && named(record))
        .map(|record| record["claim"].as_str().unwrap().to_owned())
        .collect();
    for record in records {
        let text = |name: &str| record[name].as_str().unwrap().to_owned();
        verdicts.entry(text("claim")).or_default().push(text("verdict"));
    }
    let failing = |claim: &str| match claim {
        claim if claim.contains(" Conj ") => "fails",
        claim
            if [" Rem ", " Prop ", " Cor "].iter().any(|kind| claim.contains(kind)) || claim.ends_with(" Sec 6 a") =>
        {
            "repairable"
        }
        _ => "misprinted",
    };
    let of = |claim: &str, verdicts: &[String]| match verdicts {
        verdicts if verdicts.iter().any(|verdict| verdict == "refuted") => failing(claim),
        verdicts if verdicts.iter().any(|verdict| verdict == "exceeded") => "open",
        _ if universal.contains(claim) => "universal",
        verdicts if verdicts.iter().all(|verdict| verdict == "proved") => "proved",
        _ => "holds",
    };
    verdicts.iter().map(|(claim, verdicts)| (claim.clone(), of(claim, verdicts))).collect()
}

/// The claims that are shown, by their names in the records.
fn claims(shown: &Elements) -> Vec<String> {
    let name = |id: String| id.trim_start_matches("claim-").replace([':', '-'], " ");
    shown.attributes("article.claim", "id").into_iter().map(name).collect()
}

/// The counts above the ledger, by their classes.
fn tally(shown: &Elements) -> Vec<(String, usize)> {
    let counts = shown.texts(".tally dd").into_iter().map(|count| count.parse().unwrap());
    shown.attributes(".tally div", "class").into_iter().zip(counts).collect()
}

#[test]
fn what_fails_what_is_proved_what_is_verified_and_what_is_open_is_counted() {
    let (all, shown) = (standings(), Page::opened("#list=all").shown());
    let counted = |standing: &str| all.values().filter(|other| **other == standing).count();
    let unrecorded = claims(&shown).len() - all.len();
    let mut wanted: Vec<(String, usize)> = FAILING
        .into_iter()
        .chain(["universal", "proved", "holds"])
        .map(|standing| (standing.to_owned(), counted(standing)))
        .collect();
    wanted.push(("open".into(), unrecorded + counted("open")));
    assert_eq!(tally(&shown), wanted);
    let shown = Page::opened("#paper=misere").shown();
    assert_eq!(tally(&shown).iter().map(|(_, count)| count).sum::<usize>(), claims(&shown).len());
    assert_eq!(tally(&shown)[0], ("fails".into(), 1));
}

#[test]
fn what_fails_comes_first_with_its_counterexample_and_a_sentence() {
    let (all, shown) = (standings(), Page::opened("").shown());
    assert_eq!(
        shown.attributes(".failing h2", "id"),
        FAILING,
        "refuted conjectures are apart from repairs and misprints"
    );
    let first = shown.all(".failing article.claim");
    let (names, kinds) = (claims(&shown.all(".failing")), shown.attributes(".failing article.claim", "class"));
    let fails = |name: &String| all.get(name).is_some_and(|standing| FAILING.contains(standing));
    let wanted: Vec<String> = claims(&shown).into_iter().filter(fails).collect();
    assert!(wanted.len() >= 8 && wanted.iter().all(|name| names.contains(name)), "{wanted:?}");
    // Only a claim that belongs to one that fails is beside them.
    assert!(names.iter().zip(&kinds).all(|(name, kind)| fails(name) || kind.contains("repair")), "{names:?}");
    assert_eq!(claims(&shown)[..names.len()], names);
    let mut drawn = 0;
    for name in wanted {
        let row = first.row(&format!("claim-{}", name.replacen(' ', ":", 1).replace(' ', "-")));
        let (known, standing, small) = (row.text(".known"), row.text(".standing"), row.all(".small"));
        drawn += usize::from(small.count("svg") + small.count("path") > 0);
        assert!(small.count("svg") + small.count("path") > 0 || row.text(".small").starts_with('('), "{name}");
        match all[&name] {
            "fails" => {
                assert!(known.starts_with("This does not hold") && known.contains(") is a counterexample."), "{known}")
            }
            _ => assert!(known.starts_with("As printed it fails at ") && known.ends_with(")."), "{known}"),
        }
        // A sign and a word, not only a colour.
        let words: &[&str] = match all[&name] {
            "fails" => &["✗refuted"],
            "repairable" => &["!needs repair"],
            _ => &["*misprint", "*misprint: the theorem holds"],
        };
        assert!(words.contains(&&*standing), "{name}: {standing}");
    }
    assert!(drawn >= 6, "most can be drawn");
    let standing = |id: &str| shown.row(id).text(".standing");
    assert_eq!(standing("claim-triangular:7.3"), "∀proved for every k");
    assert_eq!(standing("claim-pass:Conj-4.1"), "∀proved for every k, s");
    assert_eq!(standing("claim-pass:Cor-3.1"), "∀proved for every k, s");
    assert_eq!(standing("claim-variants:1.2"), "∀proved for k = 2, s = 0");
    assert!(standing("claim-pass:Conj-4.2").starts_with("✓verified up to "));
}

#[test]
fn without_records_every_claim_is_open_that_no_theorem_proves() {
    let shown = Page::opened("").after(Action::Records(Rc::default())).shown();
    assert_eq!(shown.texts(".tally dt"), ["∀proved for all parameters", "?open"]);
    assert_eq!(shown.count(".failing"), 0);
}

#[test]
fn a_line_has_one_counterexample_and_names_a_new_result_also_while_it_is_closed() {
    let page = Page::opened("#claim=misere:Conj-2.1&k=5&n=40");
    let claim = page.state.linked.unwrap();
    let drawings = |page: &Page| page.shown().row("claim-misere:Conj-2.1").count(".counterexample svg");
    let tried = page.clone().after(Action::BeginAsSet(claim));
    assert_eq!([drawings(&page), drawings(&tried)], [1, 1]);
    let page = Page::opened("#paper=misere");
    let names = ["claim=misere:8", "claim=misere:Conj-2.1"];
    let claims = names.map(|link| Page::opened(&format!("#{link}")).state.linked.unwrap());
    let page = claims
        .iter()
        .fold(page, |page, claim| page.after(Action::SetBound(*claim, 30)).after(Action::Unfold(*claim, false)));
    let all = page.state.listed().map(|claim| Case { bound: 30, ..page.state.case(claim) }).collect();
    assert!(page.shown().texts(".listing button").contains(&format!("Run all {}", page.state.listed().count())));
    let shown = page.after(Action::Begin(all)).shown();
    assert!(shown.row("claim-misere:8").text(".fresh").contains("N = 30: Verified up to N."));
    assert!(shown.row("claim-misere:Conj-2.1").text(".fresh").contains("N = 30: Counterexample found."));
    assert!(shown.row("claim-misere:Conj-2.1-ours").text(".told").starts_with("Verified"));
    assert_eq!(shown.attributes("article.claim details", "open").iter().filter(|open| !open.is_empty()).count(), 0);
}

#[test]
fn a_repair_stands_beside_what_it_repairs() {
    let all = groups(&Claim::ALL);
    let group = all.iter().find(|group| group.contains(&Claim::MisereConjecture2_1)).unwrap();
    assert_eq!(group[..], [Claim::MisereConjecture2_1, Claim::MisereConjecture2_1Repaired]);
    let group = all.iter().find(|group| group.contains(&Claim::PassConjecture4_1Ours)).unwrap();
    assert_eq!(group[..2], [Claim::PassConjecture4_1, Claim::PassConjecture4_1Occurs]);
    assert!(all.iter().all(|group| !group[0].is_ours()), "{all:?}");
    assert_eq!(all.iter().map(Vec::len).sum::<usize>(), Claim::ALL.len());
}
