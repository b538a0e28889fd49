//! The panel as it is shown: sentences with their verdicts, sets with their members, and refusals.

use crate::bench::Action;
use crate::bench::rendered::Page;
use crate::rendered::recursion::{bracketed, by_size};

fn decided(sentence: &str) -> Page {
    Page::opened("#show=logic").after(Action::DecideThis(sentence.to_owned()))
}

#[test]
fn sentences_are_true_or_false_with_an_example_where_one_decides() {
    for (sentence, verdict) in [
        ("for all x, y: x ⊕ y ≤ x + y", "True. This is proved, not only tested."),
        ("∀ x, y: x ⊕ y = x + y", "False. The smallest counterexample is x = 1, y = 1."),
        ("∃ x, y: x > y ∧ y > 2", "True. The smallest example is x = 4, y = 3."),
        ("(∀ x: x = 1) ∧ (∀ y: y = y)", "False. This is proved, not only tested."),
    ] {
        let told = decided(sentence).shown().text(".formula .told");
        assert!(told.starts_with(verdict), "{sentence}: {told}");
    }
    let told = Page::opened("#show=logic&sentence=∀_x:_x_≥_0&lang=ja").after(Action::Decide).shown().text(".told");
    assert!(told.starts_with("真。"), "{told}");
}

#[test]
fn an_answer_is_shown_only_below_its_sentence() {
    let page = decided("∃ x: x + 1 = 0");
    let told = page.shown().text(".formula .told");
    let other = page.after(Action::Compose("∃ x: x + 1 = 5".into()));
    assert_eq!(other.shown().count(".formula .told"), 0);
    assert_eq!(other.after(Action::Compose("∃ x: x + 1 = 0".into())).shown().text(".formula .told"), told);
}

#[test]
fn a_set_has_its_first_members_and_an_automaton_that_accepts_just_them() {
    let page = Page::opened("#show=logic&sentence=x_⊕_y_⊕_z_=_0_∧_y_≤_⌊(x+z)/3⌋").after(Action::Decide);
    let shown = page.shown();
    assert!(shown.text(".told").starts_with("Answer: a set."), "{}", shown.text(".told"));
    let is_in = |at: &[u32]| at[0] ^ at[1] ^ at[2] == 0 && 3 * at[1] <= at[0] + at[2];
    let members: Vec<String> =
        by_size(3, 15).into_iter().filter(|at| is_in(at)).take(24).map(|at| bracketed(&at)).collect();
    assert!(shown.text(".members").contains(&members.join(", ")), "{}", shown.text(".members"));

    // The table, followed digit by digit.
    let letters: Vec<String> = shown.texts(".automaton table thead th")[1..].to_vec();
    let accepting: Vec<bool> = shown
        .attributes(".automaton table tbody tr", "class")
        .iter()
        .map(|class| class.contains("accepting"))
        .collect();
    let next: Vec<usize> = shown.texts(".automaton table tbody td").iter().map(|cell| cell.parse().unwrap()).collect();
    let is_most_first = shown.text(".found").contains("most significant");
    for at in by_size(3, 15) {
        let read = |state: usize, place: u32| {
            let letter: String = at.iter().map(|number| (number >> place & 1).to_string()).collect();
            next[state * letters.len() + letters.iter().position(|other| *other == letter).unwrap()]
        };
        let end = if is_most_first { (0..5).rev().fold(0, read) } else { (0..5).fold(0, read) };
        assert_eq!(accepting[end], is_in(&at), "{at:?}");
    }
}

#[test]
fn the_automaton_of_any_sentence_is_drawn() {
    let shown = Page::opened("#show=logic&sentence=x_mod_5_=_2&at=12").after(Action::Decide).shown();
    // A state for each remainder, and one of them accepts.
    assert_eq!([".state", ".inner"].map(|part| shown.count(&format!(".automaton-drawing {part}"))), [5, 1]);
    assert_eq!((shown.count(".sums"), shown.value("#follow-x")), (0, "12".to_owned()));
}

#[test]
fn all_of_a_finite_set_is_listed() {
    let members = decided("x < 3").shown().text(".members");
    assert!(members.starts_with("All members with numbers up to ") && members.ends_with(": 0, 1, 2"), "{members}");
}

#[test]
fn what_is_not_decidable_is_refused_with_its_place_and_stays() {
    let shown = decided("∀ x, y: x·y = y·x").shown();
    assert!(shown.text(".told").starts_with("Not decided."), "{}", shown.text(".told"));
    assert!(shown.text("#sentence-mistake").contains("two variables are multiplied"));
    assert_eq!(shown.value("#sentence"), "∀ x, y: x·y = y·x");
}

#[test]
fn what_cannot_be_read_is_marked_while_it_is_written() {
    let shown = Page::opened("#show=logic").after(Action::Compose("∀ x x = 1".to_owned())).shown();
    assert!(shown.text("#sentence-mistake").contains("names and a colon are expected here"));
    assert_eq!(shown.attributes("#sentence", "aria-invalid"), ["true"]);
    let page = Page::opened("#show=logic").after(Action::Compose("∀ x: x ≥ 0".to_owned()));
    assert!(page.address().contains("sentence=∀_x:_x_≥_0"), "{}", page.address());
    assert_eq!(Page::opened(&page.address()).shown().value("#sentence"), "∀ x: x ≥ 0");
}
