//! The panel as it is shown: kept theorems that are found, opened and sorted; grammars that are tried, and their mistakes.

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

/// How many theorems are said to be shown.
fn found(page: &Page) -> String {
    let remarks = page.shown().texts(".foundry p.remark");
    remarks.into_iter().find(|text| text.ends_with(" theorems")).unwrap()
}

#[test]
fn theorems_are_listed_opened_and_found() {
    let all = theorems();
    let page = Page::opened("#show=foundry");
    assert_eq!((all.len(), page.shown().count(".theorems li"), found(&page)), (100, 0, "100 of 100 theorems".into()));
    let shown = page.shown();
    assert!((10..=20).contains(&shown.count(".families summary")), "{}", shown.count(".families summary"));
    assert!(shown.texts(".families p")[0].starts_with("a, b = (1, 5), "), "{:?}", shown.texts(".families p"));
    // The first family has a theorem for all numbers; what has none says so.
    assert!(shown.texts(".families p")[1].contains("which Rocq checks: "), "{:?}", shown.texts(".families p"));
    assert!(
        shown.texts(".families .remark").iter().all(|text| text.contains("no theorem here says it for all numbers"))
    );
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
    assert!(
        links.contains(&format!("laboratory.html#show=learn&learn={}&of=p&zoom=0,0,0", rules(&all[0]))),
        "{links:?}"
    );
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

#[test]
fn without_its_file_the_page_says_so() {
    let shown = Page::opened("#show=foundry").after(Action::Foundry(FoundryChange::Kept(None))).shown();
    assert!(shown.text(".foundry").contains("The theorems could not be loaded."));
    assert_eq!(shown.count(".refused button"), 1);
}

fn written(text: &str) -> Page {
    Page::opened("#show=foundry").after(Action::Foundry(FoundryChange::Write(text.into())))
}

#[test]
fn every_mistake_is_named_with_its_line_and_nothing_runs() {
    let shown =
        written("rim: floor((x+z+c)/d)\nc: 0..3\nplay: loud").after(Action::Foundry(FoundryChange::Run)).shown();
    let mistakes = shown.text("#grammar-mistakes");
    assert!(
        mistakes.contains("Line 1, “d”: d takes the place of a number, so a line such as “d: 0..3” is needed."),
        "{mistakes}"
    );
    assert!(mistakes.contains("Line 3, “loud”: allowed here are normal and misere"), "{mistakes}");
    assert!(shown.text(".foundry .found").starts_with("There is no result yet"));
    let own = "rules:x y;move x by {1|no};move y by any\nrules:x y;y<={x\nrules:x y;y<=1-x";
    let mistakes = written(own).shown().text("#grammar-mistakes");
    for wanted in ["Line 1, “no”:", "Line 2, “{”: every opening brace needs a closing one", "Line 3, “y<=1-x”:"]
    {
        assert!(mistakes.contains(wanted), "{mistakes}");
    }
}

#[test]
fn own_rules_with_choices_are_tried_and_a_theorem_about_them_opens() {
    let grammar = "rules:a b;move a by any;move b by any;move a,b by {1|2}\nrules:x y z;y<=floor((x+z+{0..1})/3)\nplay: normal, misere";
    let page = written(grammar).after(Action::Foundry(FoundryChange::Run));
    assert!(
        page.shown().text(".foundry .found").contains("8 of 8 rules looked at, 8 tried"),
        "{}",
        page.shown().text(".found")
    );
    // In normal play and in misère play.
    let clauses = page.shown().texts(".theorems .clauses");
    assert_eq!(
        clauses.iter().filter(|text| text.contains("move a by any; move b by any; move a,b by 1")).count(),
        2,
        "{clauses:?}"
    );
    let rules = "rules:a b;move a by any;move b by any;move a,b by 1";
    let page = page.after(Action::Foundry(FoundryChange::Open(format!("+{rules}"), true)));
    let shown = page.shown();
    let body = shown.text(".foundry .body");
    for wanted in [
        &*format!("A position of {rules} is a P-position if and only if"),
        "On your turn, lower a by any amount",
        "x = a, y = b",
    ] {
        assert!(body.contains(wanted), "{body}");
    }
    let written = rules.replace(' ', "_");
    assert_eq!(
        shown.attributes(".foundry .links a", "href"),
        [
            format!("explore.html#g={written}:5,8"),
            format!("laboratory.html#show=learn&learn={written}&of=p&zoom=0,0,0"),
            format!("laboratory.html#show=learn&learn={written}&of=p"),
        ]
    );
    let address = page.address();
    assert!(address.contains(&format!("theorem=+{written}")), "{address}");
    let wanted = "grammar=rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_{1|2}~rules:x_y_z";
    assert!(address.contains(wanted), "{address}");
    // The link has the same grammar, and opens the same theorem once that is found again.
    let again = Page::opened(&address).after(Action::Foundry(FoundryChange::Run));
    assert_eq!(again.state.foundry.grammar, grammar);
    assert!(again.shown().text(".foundry .body").contains(&format!("A position of {rules} is a P-position")));
}

#[test]
fn an_example_is_tried_and_its_theorems_are_listed() {
    let page = Page::opened("#show=foundry")
        .after(Action::Foundry(FoundryChange::RunThis(include_str!("../../../../../static/grammars/cut.txt"))));
    let told = page.shown().text(".foundry .found");
    assert!(told.starts_with("32 of 32 rules looked at"), "{told}");
    let new: usize = told.split(" are new").next().unwrap().rsplit(' ').next().unwrap().parse().unwrap();
    let live = page.shown().count(".theorems li");
    assert!(new > 2 && live == new.min(20), "{told}");
    assert!(page.address().contains("grammar=rim:_min(floor((x+z)/d),h)~d:_1..4"), "{}", page.address());
}
