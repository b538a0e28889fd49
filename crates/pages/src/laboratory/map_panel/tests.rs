//! The panel as it is shown: what cells look like, what is said of them, and the file that does not come.

use crate::laboratory::rendered::Page;
use crate::laboratory::{Action, MapChange};
use crate::rendered::Elements;
use proofs::theorems::shifts::read;
use std::rc::Rc;

fn opened(link: &str) -> Page {
    let rows = read(include_str!("../../../../../static/shifts.csv")).unwrap();
    Page::opened(link).after(Action::Map(MapChange::Kept(Some(Rc::new(rows.into_iter().collect())))))
}

/// How the cells of one k look, by s.
fn row(shown: &Elements, k: usize) -> Vec<String> {
    let all = shown.attributes(".map-picture rect", "class");
    let looks: Vec<_> = all.into_iter().filter(|class| !class.starts_with("cell") && class != "looked-at").collect();
    looks[(k - 1) * 41..k * 41].to_vec()
}

/// The table of the human proof: for k = 3 a number c is right for these s and no others up to 16.
#[test]
fn cells_of_triangles_say_for_which_s_there_is_a_rule() {
    let shown = opened("show=map&cell=3,1").shown();
    let proved: Vec<usize> = (0..=16).filter(|s| row(&shown, 3)[*s] == "verified").collect();
    assert_eq!(proved, [0, 1, 2, 3, 4, 7, 8, 15, 16]);
    // No even k has a rule of this form.
    assert!(row(&shown, 4).iter().all(|look| look == "refuted"));
    assert_eq!(shown.count(".legend li"), 4);
    let told = shown.text(".cell-told");
    assert!(told.contains("Proved for all positions.") && told.contains("(x + 1) ⊕ y ⊕ (z + 1) = 0"), "{told}");
    assert_eq!(shown.attributes(".cell-told a.button", "href"), ["explore.html#g=triangle:k=3,s=1:7,5,7"]);
}

#[test]
fn what_is_said_fits_the_play() {
    let told = |link: &str| opened(link).shown().text(".cell-told");
    let conjecture = told("show=map&cell=5,0");
    assert!(conjecture.contains("(x − 1) ⊕ y ⊕ (z − 1) = 0"), "{conjecture}");
    let pass = told("show=map&map=triangle+pass&cell=5,1");
    assert!(pass.contains("(x − 1) ⊕ y ⊕ (z − 1) = 1 and y ≤ ⌊(x + z)/5⌋"), "{pass}");
    let step = told("show=map&map=step+pass&cell=4,2");
    assert!(step.contains("(x′ + 2) ⊕ y ⊕ (z + 2) = 0") && step.contains("partner"), "{step}");
    let misere = told("show=map&map=triangle+misere&cell=7,0");
    assert!(misere.contains("x ⊕ y ⊕ z = 0") && misere.contains("In misère play"), "{misere}");
    let none = opened("show=map&cell=4,0").shown();
    assert!(none.text(".cell-told").contains("No number c is possible"), "{}", none.text(".cell-told"));
    assert_eq!(none.count(".cell-told figure.counterexample"), 1);
    let beyond = told("show=map&map=step&cell=4,6");
    assert!(beyond.contains("Proved for all positions.") && beyond.contains("(x + 6) ⊕ y ⊕ (z + 6) = 0"), "{beyond}");
    let verified = told("show=map&map=step+misere&cell=4,6");
    assert!(
        verified.contains("Verified for all positions with x and z from 3 to ") && verified.contains("not proved"),
        "{verified}"
    );
    let from_0 = told("show=map&cell=1,9");
    assert!(from_0.contains("with x and z from 0 to "), "{from_0}");
}

#[test]
fn the_link_says_what_is_looked_at_and_nothing_else_is_understood() {
    for link in
        ["show=map", "show=map&cell=3,1", "show=map&map=step+pass+misere&cell=20,40", "show=map&map=triangle+pass"]
    {
        assert_eq!(opened(link).address(), link);
    }
    for part in ["map=square", "map=step+misere+pass", "cell=0,1", "cell=21,0", "cell=3", "cell=3,41", "cell=a,b"] {
        let page = opened(&format!("show=map&{part}"));
        assert_eq!((page.state.ignored.len(), page.address().as_str()), (1, "show=map"), "{part}");
    }
}

#[test]
fn while_the_file_is_missing_it_can_be_asked_for_again() {
    let missing = Page::opened("show=map").after(Action::Map(MapChange::Kept(None)));
    assert!(missing.shown().text(".sweep").contains("could not be loaded"));
    let again = missing.after(Action::Map(MapChange::Fetch));
    assert!(again.shown().text(".sweep").contains("Loading the cells"));
}
