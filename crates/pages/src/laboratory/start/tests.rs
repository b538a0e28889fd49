//! The start as it is shown, compared with a plain reading of the records: failing claims, holding claims, and papers that open.

use crate::laboratory::Action;
use crate::laboratory::rendered::Page;
use maths::claims::{Claim, Paper};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use web::workers::checker::protocol::Case;

/// The state of each claim by the records: a conjecture is refuted, and other failures are misprints.
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
    let several: HashSet<String> = records
        .iter()
        .filter(|record| has_parameters(record))
        .map(|record| record["claim"].as_str().unwrap().to_owned())
        .collect();
    for record in records {
        let text = |name: &str| record[name].as_str().unwrap().to_owned();
        verdicts.entry(text("claim")).or_default().push(text("verdict"));
    }
    let of = |claim: &str, verdicts: &[String]| match verdicts {
        verdicts if verdicts.iter().any(|verdict| verdict == "refuted") && claim.contains(" Conj ") => "refuted",
        verdicts if verdicts.iter().any(|verdict| verdict == "refuted") => "misprint",
        verdicts if verdicts.iter().any(|verdict| verdict == "exceeded") => "open",
        _ if universal.contains(claim) => "full",
        verdicts if verdicts.iter().all(|verdict| verdict == "proved") && several.contains(claim) => "part",
        verdicts if verdicts.iter().all(|verdict| verdict == "proved") => "full",
        _ => "far",
    };
    verdicts.iter().map(|(claim, verdicts)| (claim.clone(), of(claim, verdicts))).collect()
}

/// A claim by its name in the records.
fn name(address: &str) -> String {
    address.split('&').next().unwrap().trim_start_matches("laboratory.html#claim=").replace([':', '-'], " ")
}

#[test]
fn the_statements_of_each_kind_are_counted_and_each_is_a_square_with_a_name_and_a_shape() {
    let (all, shown) = (standings(), Page::opened("").shown());
    let of = |kind: &str| all.values().filter(|other| **other == kind).count();
    let unrecorded = Claim::ALL.len() - all.len();
    let mut wanted: Vec<(String, usize)> = ["full", "part", "far"]
        .map(|kind| (format!("kind {kind}"), of(kind)))
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .collect();
    wanted.push(("kind open".into(), of("open") + unrecorded));
    wanted.extend(["refuted", "misprint"].map(|kind| (format!("kind {kind}"), of(kind))));
    let counts = shown.texts(".tally b").into_iter().map(|count| count.parse().unwrap());
    assert_eq!(shown.attributes(".tally li", "class").into_iter().zip(counts).collect::<Vec<_>>(), wanted);
    // The squares of a paper are one picture: in the order of its statements, each with the shape of its kind.
    let shapes =
        HashMap::from([("full", "●"), ("part", "◐"), ("far", "◌"), ("open", "▲"), ("refuted", "×"), ("misprint", "¶")]);
    let squares = shown.all(".squares");
    let drawn: Vec<_> = squares.attributes("span", "class").into_iter().zip(squares.texts("span")).collect();
    let stated: Vec<_> = Paper::ALL
        .into_iter()
        .flat_map(|paper| Claim::ALL.into_iter().filter(move |claim| claim.paper() == Some(paper)))
        .map(|claim| all.get(claim.id()).copied().unwrap_or("open"))
        .map(|kind| (format!("kind {kind}"), shapes[kind].to_owned()))
        .collect();
    assert_eq!(drawn, stated);
    let names = shown.attributes(".squares", "aria-label");
    for (paper, label) in Paper::ALL.into_iter().zip(names) {
        let (whole, kinds) = label.split_once(" statements: ").unwrap();
        let counts = kinds.split(", ").map(|kind| kind.split_once(' ').unwrap().0.parse::<usize>().unwrap());
        let own = Claim::ALL.into_iter().filter(|claim| claim.paper() == Some(paper)).count();
        assert_eq!((whole.parse(), counts.sum()), (Ok(own), own), "{label}");
    }
    assert_eq!(shown.count(".statements"), 0, "papers are closed at first");
}

#[test]
fn a_paper_that_opens_lists_its_statements_with_what_is_known() {
    let all = standings();
    for paper in ["triangular", "pass", "variants", "misere", "sharing"] {
        let rows = Page::opened(&format!("#paper={paper}&list=all")).shown().all(".statements li");
        let (links, classes) = (rows.attributes(".name", "href"), rows.texts(".standing"));
        assert!(links.len() > 5 && links.len() == classes.len(), "{paper}");
        assert!(links.iter().all(|link| link.starts_with(&format!("laboratory.html#claim={paper}:"))), "{links:?}");
        for (link, standing) in links.iter().zip(classes) {
            match all.get(&name(link)).copied().unwrap_or("open") {
                "refuted" => assert_eq!(standing, "×refuted"),
                "misprint" => {
                    assert!(
                        ["¶needs repair", "¶misprint", "¶misprint: the theorem holds"].contains(&&*standing),
                        "{standing}"
                    );
                }
                "far" => assert!(standing.starts_with("◌verified up to "), "{standing}"),
                "open" => assert!(standing.starts_with('▲'), "{standing}"),
                "part" => assert!(standing.starts_with("◐proved for "), "{standing}"),
                _ => assert!(standing.starts_with("●proved"), "{standing}"),
            }
        }
    }
    let shown = Page::opened("#list=all").shown();
    assert_eq!(shown.count(".statements"), 5, "a link to a kind of statements lists those of all papers");
    let standing = |id: &str| shown.row(id).text(".standing");
    assert_eq!(standing("claim-triangular:7.3"), "●proved for every k = 4m + 3 (checked by Rocq)");
    assert_eq!(standing("claim-pass:Conj-4.1"), "●proved for every k, s of the statement (checked by Rocq)");
    assert_eq!(standing("claim-variants:1.2"), "●proved for k = 2, s = 0");
    let known = |id: &str| shown.row(id).text(".known");
    assert!(known("claim-misere:Conj-2.1").starts_with("The claim does not hold"));
    assert!(known("claim-pass:Cor-4.1").starts_with("The claim as printed fails at "));
}

#[test]
fn without_records_every_claim_is_open_that_no_theorem_proves() {
    let shown = Page::opened("").after(Action::Records(Rc::default())).shown();
    assert_eq!(shown.attributes(".tally li", "class"), ["kind full", "kind open"]);
}

#[test]
fn a_page_has_one_counterexample_and_a_row_names_a_new_result() {
    let page = Page::opened("#claim=misere:Conj-2.1&k=5&n=40");
    let claim = page.state.linked.unwrap();
    let drawings = |page: &Page| page.shown().row("claim-misere:Conj-2.1").count(".counterexample svg");
    let tried = page.clone().after(Action::BeginAsSet(claim));
    assert_eq!([drawings(&page), drawings(&tried)], [1, 1]);
    // A claim that belongs to it is listed below it.
    assert_eq!(page.shown().attributes(".statements li", "id"), ["claim-misere:Conj-2.1-ours"]);
    let page = Page::opened("#paper=misere");
    let all = page.state.listed().map(|claim| Case { bound: 30, ..page.state.case(claim) }).collect();
    assert!(page.shown().texts(".listing button").contains(&format!("Run all {}", page.state.listed().count())));
    let shown = page.after(Action::Begin(all)).shown();
    assert!(shown.row("claim-misere:8").text(".fresh").contains("N = 30: Verified up to N."));
    assert!(shown.row("claim-misere:Conj-2.1").text(".fresh").contains("N = 30: Counterexample found."));
}
