//! The catalogue as it is shown: links, verdicts of claims compared with plain recursion and counting, proofs, and records.

use crate::laboratory::Action;
use crate::laboratory::rendered::Page;
use crate::rendered::Elements;
use crate::rendered::recursion::{Values, bracketed, by_size, first_failure_of_nim_sum, step_with_pass};
use maths::claims::{Claimed, Parameter, Record};
use std::rc::Rc;
use web::texts::{Language, Texts};

/// The page of a link to a claim.
fn linked(link: &str) -> Page {
    Page::opened(&format!("#claim={link}"))
}

/// The same, once the claim is checked.
fn checked(link: &str) -> Page {
    let page = linked(link);
    let claim = page.state.linked.unwrap();
    page.after(Action::BeginAsSet(claim))
}

fn proved(link: &str) -> Page {
    let page = linked(link);
    let case = page.state.case(page.state.linked.unwrap());
    page.after(Action::Prove(Claimed { claim: case.claim, parameters: case.parameters }))
}

/// The row of the claim that a link speaks of.
fn row(page: &Page) -> Elements {
    let row = page.shown().all("article.claim");
    assert_eq!(row.count("h1.name"), 1);
    row
}

fn told(page: &Page) -> String {
    row(page).text(".found .told")
}

/// A number as English writes it on the page.
fn number(number: u32) -> String {
    if number < 1000 { number.to_string() } else { format!("{}\u{202f}{:03}", number / 1000, number % 1000) }
}

/// Positions with coordinates up to a bound below a rim.
fn positions(bound: u32, rim: impl Fn(u32, u32) -> u32) -> u32 {
    (0..=bound).flat_map(|x| (0..=bound).map(move |z| (x, z))).map(|(x, z)| rim(x, z).min(bound) + 1).sum()
}

#[test]
fn a_claim_that_holds_is_verified_and_its_positions_are_counted() {
    let page = checked("triangular:7.3&k=7&n=101");
    assert!(told(&page).starts_with("Verified up to N. The claim holds for all"), "{}", told(&page));
    let counted = positions(101, |x, z| (x + z) / 7);
    assert!(
        told(&page).contains(&format!("{} positions with coordinates up to 101", number(counted))),
        "{}",
        told(&page)
    );
    assert_eq!(row(&page).count(".outside") + row(&page).count(".found .counterexample"), 0);
    // With a pass both layers are counted, and of Sharing Nim the normal forms.
    let (k, s) = (4, 3);
    let both = 2 * positions(60, |_, z| (z + s) / k);
    assert!(told(&checked("pass:4.1&k=4&s=3&n=60")).contains(&format!("{} positions", number(both))));
    let normal_forms = 301 * 302 / 2;
    assert!(told(&checked("sharing:2&n=300")).contains(&format!("{} positions", number(normal_forms))));
    assert!(told(&checked("sharing:Conj-3&g=all&n=100")).starts_with("Verified"));
    // A verdict changes with the language, and its link opens the same claim elsewhere.
    let japanese = page.clone().after(Action::Speak(Language::with_code("ja").unwrap()));
    assert!(told(&japanese).starts_with("Nまで確認。"), "{}", told(&japanese));
    let again = Page::opened(&page.address());
    assert_eq!(again.state.case(again.state.linked.unwrap()), page.state.case(page.state.linked.unwrap()));
}

#[test]
fn a_claim_that_fails_is_refuted_at_its_smallest_counterexample_which_is_drawn() {
    let page = checked("misere:Conj-2.1&k=5&n=100");
    let wrong = first_failure_of_nim_sum(5, 12).unwrap();
    let told_of_5 = told(&page);
    assert!(told_of_5.starts_with("Counterexample found."), "{told_of_5}");
    assert!(told_of_5.contains(&format!("smallest counterexample is {}", bracketed(&wrong))), "{told_of_5}");
    // The nim-sum of this position is 0, as is that of an option.
    assert!(told_of_5.contains("claim says P, but the correct result is N"), "{told_of_5}");
    let drawing = row(&page).all(".found .counterexample");
    assert!(drawing.attributes(".c-top", "d").concat().matches('Z').count() > 5);
    assert_eq!(drawing.attributes("svg", "aria-label"), [bracketed(&wrong)]);
    // Of Corollary 4.1 as it is printed, FINDINGS.md has the first failure.
    assert!(told(&checked("pass:Cor-4.1&k=2&s=1&n=40")).contains("smallest counterexample is (0, 0, 1, 1)"));
    // Corollary 4.1 with an odd s is compared with recursion: as printed, (0, 0, 0) with the pass is a P-position, and others are those
    // with nim-sum 0.
    let mut values = Values::new(step_with_pass(4, 3));
    let legal = by_size(3, 8).into_iter().filter(|at| 4 * at[1] <= at[2] + 3);
    let mut places = legal.flat_map(|at| [0, 1].map(|pass| [at[0], at[1], at[2], pass]));
    let is_claimed = |at: &[u32; 4]| *at == [0, 0, 0, 1] || at[0] ^ at[1] ^ at[2] ^ at[3] == 0;
    let wrong = places.find(|at| is_claimed(at) != (values.of(at) == 0)).unwrap();
    let told_of_pass = told(&checked("pass:Cor-4.1&k=4&s=3&n=40"));
    assert!(told_of_pass.contains(&format!("smallest counterexample is {}", bracketed(&wrong))), "{told_of_pass}");
    // The piles (0, 1, 3): either even share, 1 and 2 from 3, leads to (0, 0, 1) or (0, 1, 1) in normal form.
    let sharing = told(&checked("sharing:Rem-5&n=50"));
    assert!(
        sharing.contains("smallest counterexample is (0, 1, 3)") && sharing.contains("the claim says 1 winning"),
        "{sharing}"
    );
    // Numbers are named and not drawn as a bar; tests/golden/claims.csv has them.
    let numbers = checked("triangular:Lem-5.1&k=4&n=100");
    assert!(told(&numbers).contains("smallest counterexample is (11, 6, 13)"), "{}", told(&numbers));
    assert_eq!(row(&numbers).count(".counterexample"), 0);
}

#[test]
fn parameters_outside_of_the_paper_are_named_and_a_result_keeps_its_own() {
    let page = checked("triangular:7.3&k=5&n=50");
    assert!(told(&page).contains(&bracketed(&first_failure_of_nim_sum(5, 8).unwrap())));
    assert!(row(&page).text(".outside").contains("The paper states the claim only for other parameters."));
    let page = page.clone().after(Action::SetParameter(page.state.linked.unwrap(), Parameter::K, "3".into()));
    assert_eq!(row(&page).count(".outside"), 0);
    assert_eq!(row(&page).text(".found .remark"), "k = 5, N = 50");
    // Neither holds nor fails what the paper excludes.
    let excluded = checked("pass:4.1&k=3&s=1&n=40");
    assert!(row(&excluded).text(".outside").contains("The paper assumes an even k (Section 3)."));
    assert!(told(&excluded).starts_with("Not covered by the paper. The paper assumes an even k"));
    assert_eq!(row(&excluded).count(".found .counterexample"), 0);
}

#[test]
fn too_much_memory_is_refused_before_it_is_taken() {
    let told = told(&checked("triangular:3.1&n=100000"));
    assert!(told.starts_with("Not checked.") && told.contains(" MB") && told.contains("choose a smaller N."), "{told}");
}

#[test]
fn a_proof_holds_for_all_positions_or_has_the_smallest_counterexample() {
    let of = |page: &Page| row(page).text(".proof .told");
    assert!(of(&proved("triangular:7.3&k=31")).starts_with("Proved. The claim holds for all positions with k = 31."));
    assert!(of(&proved("sharing:4")).starts_with("Proved. The claim holds for all positions. This is a proof"));
    let refuted = proved("triangular:7.3&k=5");
    assert!(
        of(&refuted).starts_with("Counterexample found.") && of(&refuted).contains("(2, 1, 3)"),
        "{}",
        of(&refuted)
    );
    assert_eq!(row(&refuted).count(".proof .counterexample svg"), 1);
    // For other parameters no verdict is shown.
    let other = refuted.clone().after(Action::SetParameter(refuted.state.linked.unwrap(), Parameter::K, "7".into()));
    assert_eq!(row(&other).text(".proof"), "");
}

#[test]
fn a_proof_is_offered_where_automata_may_decide_the_claim() {
    let offers = |link: &str| row(&linked(link)).count(&format!("#prove-{link}"));
    // Of the values in Conjecture 3 no formula is known.
    assert_eq!(["triangular:7.3", "sharing:2", "triangular:7.4", "sharing:Conj-3"].map(offers), [1, 1, 0, 0]);
}

#[test]
fn links_open_claims_and_name_what_they_do_not_understand() {
    let page = linked("sharing:Conj-3&g=4&n=777");
    assert_eq!(
        (row(&page).value("#g-sharing:Conj-3"), row(&page).value("#n-sharing:Conj-3")),
        ("4".into(), "777".into())
    );
    // Nothing is computed before it is asked for.
    assert_eq!(page.shown().count(".found .told") + page.shown().count(".waiting"), 0);
    let ids = Page::opened("#paper=sharing").shown().attributes(".statements li", "id");
    assert!(ids.len() > 3 && ids.iter().all(|id| id.starts_with("claim-sharing:")), "{ids:?}");
    let page = linked("triangular:7.3&k=0&s=2&n=9&paper=ours&nonsense");
    let notice = page.state.notice(Texts::default()).unwrap();
    let wanted =
        "Some parts of this link were not understood and have been ignored: “k=0”, “s=2”, “paper=ours”, “nonsense”.";
    assert_eq!(notice, wanted);
    assert_eq!(page.clone().after(Action::Dismiss).state.notice(Texts::default()), None);
    assert_eq!(
        (row(&page).value("#k-triangular:7.3"), row(&page).value("#n-triangular:7.3")),
        ("3".into(), "9".into())
    );
    assert_eq!(row(&linked("triangular:7.3&n=4000000000")).value("#n-triangular:7.3"), "1000");
}

/// Records of a claim, as they are kept.
fn records(claim: &str) -> Vec<serde_json::Value> {
    let all: Vec<Record> = serde_json::from_str(include_str!("../../../../../static/records.json")).unwrap();
    let single = all.iter().flat_map(Record::instances).filter(|record| record.claim == claim);
    single.map(|record| serde_json::to_value(record).unwrap()).collect()
}

#[test]
fn records_are_stated_beside_their_claim_and_are_a_table_that_opens() {
    let kept = records("triangular 7.3");
    for k in ["3", "7"] {
        let of_k = kept.iter().filter(|record| record["parameters"]["k"] == k);
        let farthest = of_k.max_by_key(|record| record["bound"].as_u64()).unwrap();
        let said = row(&linked(&format!("triangular:7.3&k={k}"))).texts(".record p").concat().replace('\u{202f}', "");
        let part = |name: &str| farthest[name].to_string().replace('"', "");
        let wanted = format!(
            "automata prove the claim for all positions. A separate check found no counterexample among the {} positions with coordinates up \
             to {} (version {}, {})",
            part("positions"),
            part("bound"),
            part("version"),
            part("date"),
        );
        assert!(said.contains(&wanted), "{said}");
    }
    // The theorem for every k is the proof, and other values of k have no record.
    let row = row(&linked("triangular:7.3&k=1003"));
    assert!(
        row.text(".fact-proof dd").starts_with("Rocq has checked the theorem triangular_7_3 in proofs/Triangles.v;")
    );
    assert_eq!(row.count(".record p"), 0);
    assert_eq!(row.text(".record summary"), format!("{} records", kept.len()));
    let cells = row.texts(".record tbody td");
    let rows: Vec<[String; 2]> = cells.chunks(4).map(|row| [row[0].clone(), row[2].replace('\u{202f}', "")]).collect();
    let wanted: Vec<[String; 2]> = kept
        .iter()
        .map(|record| [record["parameters"]["k"].as_str().unwrap().to_owned(), record["positions"].to_string()])
        .collect();
    assert_eq!(rows, wanted);
}

#[test]
fn a_counterexample_on_record_is_stated_first_and_papers_are_named_in_full() {
    let page = Page::opened("#paper=sharing&claim=sharing:Conj-3");
    let wanted = "The claim does not hold for g = 4: (0, 8, 8711017) is a counterexample. The claim also fails for 1 other choice of the parameters.";
    assert_eq!(row(&page).texts(".known"), [wanted]);
    // A bound that is exceeded is no counterexample to the conjecture that there is one.
    let bound = Page::opened("#paper=sharing").shown().text("#claim-sharing:Conj-1 .known");
    assert!(
        bound.contains("the value exceeds the bound. ") && bound.ends_with(" may still hold for this row."),
        "{bound}"
    );
    let papers = Page::opened("#list=all").shown().all(".paper");
    assert_eq!(papers.count(".reference a"), 5);
    assert!(papers.texts(".reference").iter().any(|reference| reference.contains("Integers 16, #G5, 2016")));
    assert!(row(&linked("misere:Conj-2.1")).text(".source").contains("R. Miyadera: The Relation between"));
}

#[test]
fn a_page_without_records_shows_the_claims_without_them() {
    let page = linked("triangular:7.3&n=20").after(Action::Records(Rc::default()));
    let page = page.clone().after(Action::BeginAsSet(page.state.linked.unwrap()));
    assert!(told(&page).starts_with("Verified"));
    // The theorem for all parameters is known without them.
    assert_eq!((page.shown().count(".fact-proof"), page.shown().count(".record")), (1, 0));
}
