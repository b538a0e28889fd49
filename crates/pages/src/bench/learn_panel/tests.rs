//! The panel as it is shown: theorems about sets that are learned, members compared with plain recursion, and sets that are not proved.

use crate::bench::learn_box::What;
use crate::bench::learn_panel::other_in;
use crate::bench::rendered::Page;
use crate::bench::{Action, LearnChange, ZoomChange};
use crate::rendered::Elements;
use crate::rendered::recursion::{Values, by_size};
use web::texts::Texts;

fn learned(link: &str) -> Page {
    Page::opened(&format!("#show=learn&learn={link}")).after(Action::Learn)
}

/// True if the table of the automaton accepts numbers.
fn accepts(shown: &Elements, numbers: &[u32]) -> bool {
    let letters = &shown.texts(".automaton table thead th")[1..];
    let next: Vec<usize> = shown.texts(".automaton table tbody td").iter().map(|cell| cell.parse().unwrap()).collect();
    let is_most_first = shown.text(".learn").contains("most significant");
    let read = |state: usize, place: u32| {
        let letter: String = numbers.iter().map(|number| (number >> place & 1).to_string()).collect();
        next[state * letters.len() + letters.iter().position(|other| *other == letter).unwrap()]
    };
    let end = if is_most_first { (0..5).rev().fold(0, read) } else { (0..5).fold(0, read) };
    shown.attributes(".automaton table tbody tr", "class")[end].contains("accepting")
}

#[test]
fn the_p_positions_of_a_bar_are_learned_and_proved() {
    let shown = learned("triangle:k=3&of=p").shown();
    let told = shown.text(".learn .found");
    let wanted = "Theorem. A position of triangle:k=3 is a P-position if and only if the automaton below accepts it. This is proved";
    assert!(told.starts_with(wanted) && told.contains("x ⊕ y ⊕ z = 0"), "{told}");
    assert!(shown.text(".learn").contains("The smallest automaton has 3 states"));
    assert_eq!(shown.count(".automaton tbody tr"), 3);
    for at in by_size(3, 7) {
        assert_eq!(accepts(&shown, &at), at[0] ^ at[1] ^ at[2] == 0 && 3 * at[1] <= at[0] + at[2], "{at:?}");
    }
    let japanese = learned("triangle:k=3&of=p&lang=ja").shown().text(".learn .told");
    assert!(japanese.starts_with("定理。"), "{japanese}");
    assert!(learned("triangle:k=31&of=p").shown().text(".learn .found").contains("This is proved for all positions"));
}

#[test]
fn a_game_with_a_pass_has_two_automata_and_one_is_shown() {
    let page = learned("step:k=4,s=2,pass&of=p");
    assert!(page.shown().text(".learn").contains("The smallest automaton has 44 states"));
    let without = page.after(Action::Look(ZoomChange::Pass(false)));
    assert!(without.shown().text(".learn").contains("The smallest automaton has 35 states"));
}

#[test]
fn differences_of_rules_and_positions_of_one_value_are_learned() {
    let told = learned("nim&of=difference&other=nim:misere").shown().text(".learn .told");
    assert!(
        told.contains("legal in nim and in nim:misere. The position is a P-position in exactly one of these games"),
        "{told}"
    );
    let page = learned("nim&of=value&value=2");
    let found = page.shown().text(".learn .found");
    assert!(found.contains("has the Grundy value 2") && found.contains("x ⊕ y ⊕ z = 2"), "{found}");
    // The value that is typed last counts, and the theorem is about it.
    let page = page.after(Action::Choose(LearnChange::Value(1)));
    assert!(page.address().contains("of=value&value=1"));
    assert!(page.after(Action::Learn).shown().text(".learn .told").contains("has the Grundy value 1"));
}

#[test]
fn a_theorem_is_shown_only_below_the_set_that_it_is_about() {
    let page = learned("triangle:k=3&of=p");
    let told = |page: &Page| page.shown().text(".learn .found");
    let of_p = told(&page);
    let other = page.after(Action::Choose(LearnChange::What(What::Value)));
    assert_eq!((told(&other), other.shown().count(".automaton")), (Texts::default().empty_result().to_owned(), 0));
    assert_eq!(told(&other.after(Action::Choose(LearnChange::What(What::PPositions)))), of_p);
}

#[test]
fn nothing_is_learned_while_a_field_is_refused() {
    let page = Page::opened("#show=learn&learn=nim&of=value&value=2");
    let page = page.after(Action::Refuse("learn-value".into(), Some("999".into()))).after(Action::Learn);
    let shown = page.shown();
    assert_eq!(shown.text(".learn .found"), Texts::default().empty_result());
    assert_eq!(shown.attributes("#run-learn", "aria-disabled"), ["true"]);
    assert!(shown.text("#learn-value-error").contains("from 0 to"), "{}", shown.text(".learn"));
    let page = page.after(Action::Refuse("learn-value".into(), None)).after(Action::Learn);
    assert!(page.shown().text(".learn .found").contains("has the Grundy value 2"));
}

#[test]
fn outcomes_are_compared_only_in_games_with_positions_in_common() {
    let checked = |ruleset: &str, other: &str| other_in(Texts::default(), ruleset.parse().unwrap(), other).is_ok();
    assert!(checked("triangle:k=3", "nim:misere") && checked("rules:x;move_x_by_1", "rules:n;move_n_by_1,3,4"));
    assert!(checked("rules:x_y_z;y<=x", "triangle:k=3"));
    assert!(!checked("rules:n;move_n_by_1,3,4", "triangle:k=3") && !checked("triangle:k=3", "sharing"));
    let page = Page::opened("#show=learn&learn=rules:n;move_n_by_1,3,4&of=difference&other=triangle:k=3");
    assert!(page.address().contains("other=rules:n;move_n_by_1,3,4;misere"), "{}", page.address());
}

#[test]
fn own_rules_are_learned_and_members_are_those_of_recursion() {
    let page = learned("rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_1&of=p");
    let shown = page.shown();
    let found = shown.text(".learn .found");
    assert!(found.starts_with("Theorem. A position of rules:a b;"), "{found}");
    assert!(found.contains("This is proved for all positions") && found.contains("x = a, y = b"), "{found}");
    let mut values = Values::new(|at: &[u32]| {
        let one = (0..at[0]).map(|to| vec![to, at[1]]).chain((0..at[1]).map(|to| vec![at[0], to]));
        one.chain((at[0] > 0 && at[1] > 0).then(|| vec![at[0] - 1, at[1] - 1])).collect()
    });
    for at in by_size(2, 15) {
        assert_eq!(accepts(&shown, &at), values.of(&at) == 0, "{at:?}");
    }
}

/// Bouton's theorem: four piles are a P-position of Nim if and only if their nim-sum is 0.
#[test]
fn four_numbers_are_learned_and_members_are_those_of_recursion() {
    let shown = learned("rules:a_b_c_d&of=p").shown();
    let found = shown.text(".learn .found");
    assert!(found.contains("This is proved for all positions") && found.contains("a ⊕ b ⊕ c ⊕ d = 0"), "{found}");
    assert!(found.contains("x = a, y = b, z = c, w = d") && shown.count(".learn .zoom") == 0, "{found}");
    assert!(shown.text(".learn").contains("Pictures exist only for sets of positions with two or three numbers."));
    for at in by_size(4, 3) {
        assert_eq!(accepts(&shown, &at), at[0] ^ at[1] ^ at[2] ^ at[3] == 0, "{at:?}");
    }
}

#[test]
fn sharing_nim_with_four_piles_stops_and_states_what_grows() {
    let shown = learned("sharing:piles=4&of=p").shown();
    let told = shown.texts(".learn .told");
    assert!(told[0].starts_with("Not proved.") && told[0].contains("9 binary digits"), "{told:?}");
    assert!(told[1].contains("needs at least 161 states"), "{told:?}");
    assert_eq!(shown.texts(".growth tbody td"), ["11", "35", "99"]);
}

#[test]
fn with_an_even_k_it_stops_and_states_how_many_states_are_needed_at_least() {
    let shown = learned("triangle:k=2&of=p").shown();
    let told = shown.texts(".learn .told");
    assert!(
        told[0].starts_with("Not proved. Any automaton for this set needs more states than the limit of 1\u{202f}000"),
        "{told:?}"
    );
    assert!(
        told[1].starts_with("Theorem. For this set, any automaton") && told[1].contains("needs at least 1\u{202f}0"),
        "{told:?}"
    );
    assert!(told[1].contains("the set contains one of these positions, but not the other"), "{told:?}");
    let states: Vec<usize> =
        shown.texts(".growth tbody td").iter().map(|cell| cell.replace('\u{202f}', "").parse().unwrap()).collect();
    assert!(states.len() > 3 && states.is_sorted_by(|one, next| one < next), "{states:?}");
}

#[test]
fn a_link_opens_its_choice_and_names_what_it_does_not_understand() {
    let page = Page::opened("#show=learn&learn=step:k=4,s=3&of=value&value=12");
    assert!(page.state.notice(Texts::default()).unwrap().contains("value=12"));
    assert_eq!(page.shown().count("#learn-value"), 1);
    let page = page.after(Action::Choose(LearnChange::What(What::PPositions)));
    assert!(page.address().contains("of=p"), "{}", page.address());
    assert_eq!(page.shown().count("#learn-value"), 0);
    assert!(page.shown().text(".learn .found").starts_with("No result yet."));
}

#[test]
fn what_is_known_for_an_even_k_is_stated_for_k_2() {
    let even = Page::opened("#show=learn").shown().text(".even");
    assert!(
        even.contains(
            "Let k = 2. For each bound on y, the P-positions with y up to this bound repeat along the diagonal"
        ),
        "{even}"
    );
}
