//! The panel as it is shown: kept theorems that are found, opened and sorted.

use crate::laboratory::rendered::Page;
use crate::laboratory::{Action, FoundryChange};

/// The kept theorems.
fn theorems() -> Vec<serde_json::Value> {
    let kept: serde_json::Value = serde_json::from_str(include_str!("../../../../../static/foundry.json")).unwrap();
    kept["theorems"].as_array().unwrap().clone()
}

fn rules(theorem: &serde_json::Value) -> String {
    theorem["rules"].as_str().unwrap().to_owned()
}

/// The states of its automata: a row of the table for each, after the names.
fn states(theorem: &serde_json::Value) -> usize {
    theorem["automata"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().split(';').count() - 1).sum()
}

/// The sentence with the number of theorems that are shown.
fn found(page: &Page) -> String {
    let remarks = page.shown().texts(".foundry p.remark");
    remarks.into_iter().find(|text| text.ends_with(" theorems")).unwrap()
}

#[test]
fn theorems_are_listed_opened_and_found() {
    let all = theorems();
    // The panel draws and opens bars only.
    assert!(all.iter().all(|theorem| rules(theorem).starts_with("bar:")));
    let page = Page::opened("#show=foundry");
    assert_eq!((all.len(), page.shown().count(".theorems li"), found(&page)), (100, 0, "100 of 100 theorems".into()));
    let shown = page.shown();
    assert!((10..=20).contains(&shown.count(".families summary")), "{}", shown.count(".families summary"));
    assert!(
        shown.texts(".families p")[0].starts_with("a, b = (1, 5) (normal and misère play), "),
        "{:?}",
        shown.texts(".families p")
    );
    // The slopes that are no whole numbers come last, and the fits say for which numbers they were tested.
    assert_eq!(shown.count(".sporadic summary"), 3);
    assert!(shown.text(".sporadic").contains("rational_slopes in proofs/Slopes.v"));
    let fitted = shown.texts(".fitted p");
    assert!(fitted.len() >= 4 && fitted.iter().all(|text| text.contains("It is not proved for every")), "{fitted:?}");
    // The first family has a theorem for all numbers. Families without one say so.
    assert!(shown.texts(".families p")[1].contains("Rocq checks "), "{:?}", shown.texts(".families p"));
    assert!(shown.texts(".families .remark").iter().all(|text| text.contains("No theorem here covers all values")));
    let page = Page::opened(&format!("#show=foundry&theorem={}", rules(&all[0])));
    let shown = page.shown();
    let body = shown.text(".foundry .body");
    assert!(
        body.contains(&format!("Theorem. A position of {} is a P-position if and only if", rules(&all[0]))),
        "{body}"
    );
    assert!(body.contains("The smallest automaton has") && shown.count(".automaton-drawing") == 1);
    let links = shown.attributes(".foundry .links a", "href");
    assert!(links.iter().any(|link| link.starts_with(&format!("explore.html#g={}:", rules(&all[0])))), "{links:?}");
    assert!(links.contains(&format!("bench.html#show=learn&learn={}&of=p&zoom=0,0,0", rules(&all[0]))), "{links:?}");
    assert!(page.address().contains(&format!("theorem={}", rules(&all[0]))));
    let closed = page.after(Action::Foundry(FoundryChange::Open(rules(&all[0]), false)));
    assert_eq!(closed.shown().count(".foundry .body"), 0);
    // One that is not among the first is listed as well.
    let far = Page::opened(&format!("#show=foundry&theorem={}", rules(&all[60]))).shown();
    assert!(far.text(".foundry .body").contains(&format!("A position of {} is a P-position", rules(&all[60]))));

    let page = Page::opened("#show=foundry").after(Action::Foundry(FoundryChange::Find("misere max".into())));
    let wanted = all.iter().filter(|one| rules(one).contains("misere") && rules(one).contains("max")).count();
    assert!(wanted > 0 && page.address().contains("find=misere_max"), "{}", page.address());
    assert_eq!(found(&page), format!("{wanted} of 100 theorems"));
    let mut counts: Vec<usize> = all.iter().map(states).collect();
    counts.sort_unstable();
    let page = Page::opened(&format!("#show=foundry&most={}&sort=states", counts[9]));
    let few: Vec<usize> = counts.iter().copied().filter(|states| *states <= counts[9]).collect();
    assert_eq!(found(&page), format!("{} of 100 theorems", few.len()));
    let shown: Vec<usize> = page
        .shown()
        .texts(".theorems .states")
        .iter()
        .map(|text| text.split(' ').next().unwrap().parse().unwrap())
        .collect();
    assert_eq!(shown, few[..shown.len()]);
}

/// The bar under misère play has no separate row in its family. Its link opens the row of normal play, which names the theorem.
#[test]
fn misere_play_is_in_the_row_of_normal_play() {
    let misere = "bar:pass,misere,rim=floor((x+z+1)/5)";
    let shown = Page::opened(&format!("#show=foundry&theorem={misere}")).shown();
    let body = shown.text(".foundry .body");
    assert!(body.contains("A position of bar:pass,rim=floor((x+z+1)/5) is a P-position"), "{body}");
    assert!(body.contains("misere_pass in proofs/MiserePass.v"), "{body}");
    let rows = theorems().iter().filter(|one| rules(one).starts_with("bar:pass,rim=floor((x+z+")).count();
    let in_misere = theorems().iter().filter(|one| rules(one).starts_with("bar:pass,misere,rim=floor((x+z+")).count();
    let listed = shown.count(".theorems li");
    assert!(in_misere > 0 && rows <= listed && listed < rows + in_misere, "{rows} {in_misere} {listed}");
    // A corner that is not flat: misère play is a separate theorem.
    let own = Page::opened("#show=foundry&theorem=bar:misere,rim=2*floor((z+1)/2)").shown().text(".foundry .body");
    assert!(own.contains("A position of bar:misere,rim=2*floor((z+1)/2) is a P-position"), "{own}");
}

#[test]
fn without_its_file_the_page_says_so() {
    let shown = Page::opened("#show=foundry").after(Action::Foundry(FoundryChange::Kept(None))).shown();
    assert!(shown.text(".foundry").contains("The theorems could not be loaded."));
    assert_eq!(shown.count(".refused button"), 1);
}
