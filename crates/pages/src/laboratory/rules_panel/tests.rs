//! The panel as it is shown: sweeps of rules with letters, compared with plain recursion, and rules that are refused.

use crate::laboratory::rendered::Page;
use crate::laboratory::rendered::recursion::{Values, by_size, first_failure_of_nim_sum};
use crate::laboratory::rules_box::Asks;
use crate::laboratory::{Action, RulesChange};

fn swept(grid: &str) -> Page {
    Page::opened(&format!("#show=sweep&grid={grid}")).after(Action::Rules(RulesChange::Run))
}

fn told(page: &Page) -> String {
    page.shown().text(".found .told")
}

#[test]
fn a_formula_is_right_for_some_numbers_and_wrong_for_others() {
    let page = swept("rules:x_y_z;y<=floor((x+z)/k)~k:_1..8&reach=12");
    let first: Vec<Option<Vec<u32>>> = (1..=8).map(|k| first_failure_of_nim_sum(k, 12)).collect();
    let right: Vec<String> = (1..=8).zip(&first).filter(|(_, at)| at.is_none()).map(|(k, _)| k.to_string()).collect();
    let (told, count) = (told(&page), right.len());
    assert!((2..7).contains(&count));
    assert!(
        told.contains(&format!("right up to 12 for {count} of 8 choices of the numbers, and wrong for {}.", 8 - count)),
        "{told}"
    );
    assert!(told.contains(&format!("k = {}", right.join(", "))), "{told}");
    let numbers = |at: &Vec<u32>| at.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    let wanted: Vec<String> = first.iter().map(|at| at.as_ref().map_or("✓".into(), numbers)).collect();
    assert_eq!(page.shown().texts(".rule-grid td"), wanted);
}

#[test]
fn automata_are_learned_and_proved_or_have_a_lower_bound() {
    let page = swept("rules:x_y_z;y<=floor((x+z)/k)~k:_2,_7&ask=learn");
    assert!(told(&page).contains("An automaton is proved for 1 of 2 choices of the numbers."), "{}", told(&page));
    let cells = page.shown().texts(".rule-grid td");
    // The automaton of the paper for k = 4n + 3 with n = 1 has 2n + 3 states.
    assert!(cells[0].starts_with("≥ ") && cells[1] == "5", "{cells:?}");
}

#[test]
fn p_positions_are_counted_in_a_cell_for_each_pair() {
    let page = swept("rules:x_y;move_x_by_1..m;move_y_by_1..n~m:_1..4~n:_2..4&ask=count&reach=20");
    assert!(told(&page).contains("P-positions were counted for 12 of 12 choices"), "{}", told(&page));
    let counted = |m: u32, n: u32| {
        let mut values = Values::new(|at: &[u32]| {
            let left = (1..=m.min(at[0])).map(|taken| vec![at[0] - taken, at[1]]);
            left.chain((1..=n.min(at[1])).map(|taken| vec![at[0], at[1] - taken])).collect()
        });
        by_size(2, 20).iter().filter(|at| values.of(at) == 0).count().to_string()
    };
    let wanted: Vec<String> = (1..=4).flat_map(|m| (2..=4).map(move |n| (m, n))).map(|(m, n)| counted(m, n)).collect();
    assert_eq!(page.shown().texts(".rule-grid td"), wanted);
    assert_eq!(page.shown().texts(".rule-grid thead th"), ["m ↓ n →", "2", "3", "4"]);
}

#[test]
fn what_is_written_goes_into_the_link_and_comes_back() {
    let page = [
        RulesChange::Write("rules:x y;y<=x+c;move x by any;move y by any\nc: 0..3".into()),
        RulesChange::Compare("x = y".into()),
        RulesChange::Bound(9),
    ];
    let page = page.into_iter().fold(Page::opened("#show=sweep"), |page, change| page.after(Action::Rules(change)));
    let address = page.address();
    let wanted = "grid=rules:x_y;y<=x+c;move_x_by_any;move_y_by_any~c:_0..3&law=x_=_y&reach=9";
    assert!(address.ends_with(wanted), "{address}");
    let shown = Page::opened(&address).shown();
    let text = shown.text("#rules-text") + &shown.attributes("#rules-text", "value").concat();
    assert_eq!(text, "rules:x y;y<=x+c;move x by any;move y by any\nc: 0..3");
    let counting = page.after(Action::Rules(RulesChange::Ask(Asks::Count)));
    assert!(counting.address().contains("ask=count"));
    assert_eq!(counting.shown().count("#rules-formula"), 0);
    // The formula is kept for the question that needs it.
    let again = counting.after(Action::Rules(RulesChange::Ask(Asks::Formula)));
    assert_eq!(again.shown().value("#rules-formula"), "x = y");
}

#[test]
fn rules_are_refused_with_a_reason_and_nothing_runs() {
    for (text, reason) in [
        ("rules:x y z;y<=floor((x+z)/k)", "k takes the place of a number, so a line such as “k: 0..3” is needed"),
        ("rim: x", "One line “rim: …” or “rules: …” is needed"),
        (
            "rim: a+b\na: 1..40\nb: 1..40",
            "A sweep of rules has at most 1\u{202f}024 cells, but this one would have 1\u{202f}600.",
        ),
    ] {
        let page = Page::opened("#show=sweep").after(Action::Rules(RulesChange::Write(text.into())));
        let shown = page.after(Action::Rules(RulesChange::Run)).shown();
        assert!(shown.text("#rules-mistakes").contains(reason), "{text}: {}", shown.text("#rules-mistakes"));
        assert_eq!(shown.count(".found .told") + shown.count(".rule-grid"), 0);
    }
    let changes =
        [RulesChange::Write("rim: a\na: 1..3".into()), RulesChange::Compare("x + y".into()), RulesChange::Run];
    let page = changes.into_iter().fold(Page::opened("#show=sweep"), |page, change| page.after(Action::Rules(change)));
    assert_eq!(page.shown().count("#rules-formula-mistake .error"), 1);
    assert_eq!(page.shown().count(".found .told") + page.shown().count(".rule-grid"), 0);
}
