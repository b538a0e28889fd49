//! The panel as it is shown: the looks of cells, the sentences about them, and the file that does not come.

use crate::laboratory::map_box::{Cells, known};
use crate::laboratory::map_panel::words::{Nim, nim};
use crate::laboratory::rendered::Page;
use crate::laboratory::{Action, MapChange};
use crate::rendered::Elements;
use maths::games::Position;
use maths::solver::Recursion;
use maths::values::Outcome;
use proofs::theorems::shifts::{Cell, read};
use std::collections::HashMap;
use std::rc::Rc;

fn kept() -> Cells {
    read(include_str!("../../../../../static/shifts.csv")).unwrap().into_iter().collect()
}

fn opened(link: &str) -> Page {
    Page::opened(link).after(Action::Map(MapChange::Kept(Some(Rc::new(kept())))))
}

/// The looks of the cells of one k, by s.
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
    // The position that FINDINGS names for k = 5; k = 3 has the rule of Nim.
    assert!(
        conjecture.contains("The rule of Nim, x ⊕ y ⊕ z = 0, does not hold. The rule first fails at (2, 1, 3)."),
        "{conjecture}"
    );
    assert!(![told("show=map&cell=3,0"), pass.clone(), misere.clone()].iter().any(|told| told.contains("rule of Nim")));
    let beyond = told("show=map&map=step&cell=4,6");
    assert!(beyond.contains("Proved for all positions.") && beyond.contains("(x + 6) ⊕ y ⊕ (z + 6) = 0"), "{beyond}");
    let verified = told("show=map&map=step+misere&cell=4,6");
    assert!(
        verified.contains("Verified for all positions with x and z from 3 to ") && verified.contains("not proved"),
        "{verified}"
    );
    let orbit = told("show=map&cell=1,9");
    assert!(
        orbit.contains("Proved for all positions.") && orbit.contains("orbit_criterion in proofs/Slopes.v"),
        "{orbit}"
    );
}

/// For a bar without the rule of Nim the first break is named, and plain recursion finds no smaller one; or it is said that the break comes
/// later.
#[test]
fn the_first_break_of_the_rule_of_nim_is_that_of_plain_recursion() {
    let cells = kept();
    let (mut breaks, mut later) = (0, 0);
    // With larger s a break can come late, and one bar is enough to see that.
    let is_looked_at = |cell: &Cell| cell.k <= 12 && cell.s <= 6 || (cell.k, cell.s) == (20, 32);
    for cell in Cell::all().filter(|cell| !cell.pass && !cell.misere).filter(is_looked_at) {
        let [x, y, z] = match nim(cell, known(cell, &cells).unwrap()) {
            Nim::Rule => continue,
            Nim::Breaks(at) => at,
            Nim::Later => {
                later += 1;
                continue;
            }
            Nim::Unknown => panic!("{cell:?}"),
        };
        let ruleset = cell.ruleset().unwrap();
        let mut values = HashMap::new();
        let mut is_p = |at: Position| Recursion::outcome(ruleset, at, &mut values) == Outcome::P;
        let places = || (0..=x + y + z).flat_map(move |size| (0..=size).map(move |left| (left, size)));
        let all =
            places().flat_map(|(left, size)| (0..=size - left).map(move |right| (left, size - left - right, right)));
        let legal = all.filter(|(x, y, z)| *y <= cell.rim(*x, *z));
        let mut is_wrong = |(x, y, z)| is_p(Position::new(x, y, z)) != (x ^ y ^ z == 0);
        let first = legal.into_iter().find(|at| is_wrong(*at));
        assert_eq!(first.map(|(x, y, z)| x + y + z), Some(x + y + z), "{cell:?}");
        assert!(is_wrong((x, y, z)), "{cell:?}");
        breaks += 1;
    }
    assert!(breaks > 120 && later > 0, "{breaks} {later}");
    let far = opened("show=map&map=step&cell=20,32").shown().text(".cell-told");
    assert!(far.contains("holds for x and z less than 256, but not for all larger x and z"), "{far}");
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
        assert_eq!((page.state.unread.ignored.len(), page.address().as_str()), (1, "show=map"), "{part}");
    }
}

#[test]
fn while_the_file_is_missing_it_can_be_asked_for_again() {
    let missing = Page::opened("show=map").after(Action::Map(MapChange::Kept(None)));
    assert!(missing.shown().text(".sweep").contains("could not be loaded"));
    let again = missing.after(Action::Map(MapChange::Fetch));
    assert!(again.shown().text(".sweep").contains("Loading the cells"));
}
