//! The panel as it is shown: what is found, and up to where nothing is.

use crate::bench::Action;
use crate::bench::rendered::Page;

fn searched(rules: &str, target: &str) -> Page {
    Page::opened(&format!("#show=search&search={rules}&for={target}&side=4&cube=60")).after(Action::Search)
}

/// The first formula, once the page has named the game in the address and has called the finding no proof.
fn first(rules: &str, target: &str) -> String {
    let page = searched(rules, target);
    let (shown, address) = (page.shown(), page.address());
    assert!(shown.text(".search .told").contains("not a proof"), "{}", shown.text(".search .told"));
    assert!(address.contains(&format!("search={rules}&for={target}")), "{address}");
    shown.text(".formulas .held")
}

/// Formulas of the papers, and what is known of games of one's own.
#[test]
fn what_is_known_is_found_and_called_no_proof() {
    assert_eq!(first("triangle:k=3", "p"), "x ⊕ y ⊕ z = 0");
    assert_eq!(first("rules:n;move_n_by_1..3", "values"), "x mod 4");
    assert_eq!(first("rules:x_y", "p"), "x = y");
    assert_eq!(first("rules:x_y", "values"), "x ⊕ y");
    assert_eq!(first("rules:a_b_c;b<=floor((a+c)/3)", "p"), "x ⊕ y ⊕ z = 0");
}

#[test]
fn without_a_formula_it_says_up_to_which_length_there_is_none() {
    let page = Page::opened("#show=search&search=triangle:k=2&for=p&cube=60&side=3").after(Action::Search);
    let told = page.shown().text(".search .told");
    assert!(
        told.contains("No formula was found for triangle:k=2 with up to 3 names and numbers on each side"),
        "{told}"
    );
    assert_eq!(page.shown().count("ol.formulas .held") - page.shown().count(".failed .held"), 0);
    let four = searched("rules:a_b_c_d", "p").shown().text(".search .told");
    assert!(
        four.contains("These rules have 4 numbers; formulas are compared with own rules of at most three numbers"),
        "{four}"
    );
    assert!(Page::opened("#show=search").shown().text(".found").starts_with("There is no result yet."));
}
