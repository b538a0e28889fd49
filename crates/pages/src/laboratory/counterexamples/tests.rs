//! The list as it is shown and its file, compared place by place with plain recursion.

use crate::laboratory::Action;
use crate::laboratory::counterexamples::report::csv;
use crate::laboratory::rendered::Page;
use crate::rendered::recursion::Values;
use crate::rendered::recursion::bracketed;
use crate::rendered::recursion::by_size;
use crate::rendered::recursion::step_with_pass;
use crate::rendered::recursion::triangle;
use maths::claims::Parameter;
use std::collections::HashSet;
use web::workers::checker::protocol::Case;

/// The page once a claim was checked, and its counterexamples up to a bound are listed.
fn listed(link: &str, bound: u32) -> Page {
    let page = Page::opened(&format!("#claim={link}"));
    let claim = page.state.linked.unwrap();
    let page = page.after(Action::BeginAsSet(claim));
    let case = Case { bound, ..page.state.case(claim) };
    page.after(Action::Gather(case))
}

/// The columns of coordinates and the pass in the file.
fn in_file(page: &Page) -> Vec<Vec<u32>> {
    let trial = page.state.list(page.state.linked.unwrap()).unwrap();
    let text = csv(&trial.question, trial.answer().unwrap());
    let mut lines = text.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    let heads = lines.next().unwrap();
    let places = ["x", "y", "z", "p"].map(|name| heads.iter().position(|head| head == name).unwrap());
    lines.map(|line| places.iter().filter_map(|place| line[*place].parse().ok()).collect()).collect()
}

/// The smallest position of each column (x, z), smallest first.
fn least_of_each_column(wrong: impl Iterator<Item = Vec<u32>>) -> Vec<Vec<u32>> {
    let mut columns = HashSet::new();
    wrong.filter(|at| columns.insert((at[0], at[2]))).collect()
}

#[test]
fn one_counterexample_of_the_nim_sum_is_listed_for_each_column() {
    let mut values = Values::new(triangle(5));
    let legal = by_size(3, 16).into_iter().filter(|at| 5 * at[1] <= at[0] + at[2]);
    let expected = least_of_each_column(legal.filter(|at| (at[0] ^ at[1] ^ at[2] == 0) != (values.of(at) == 0)));
    let page = listed("triangular:7.3&k=5&n=50", 16);
    let shown = page.shown();
    let told = shown.text(".listed");
    let wanted = format!(
        "With coordinates up to 16, the claim fails in {} columns (x, z). For each column, the smallest counterexample is listed.",
        expected.len()
    );
    assert!(expected.len() > 50 && told.starts_with(&wanted), "{told}");
    let rows: Vec<String> = expected
        .iter()
        .take(50)
        .flat_map(|at| {
            let (claimed, found) = if values.of(at) == 0 { ("N", "P") } else { ("P", "N") };
            [bracketed(at), claimed.into(), found.into()]
        })
        .collect();
    assert_eq!(shown.texts(".listed-rows tbody td"), rows);
    assert_eq!(in_file(&page), expected);
}

#[test]
fn with_a_pass_one_is_listed_for_each_column_of_both_layers() {
    let mut values = Values::new(step_with_pass(4, 3));
    let legal = by_size(3, 10).into_iter().filter(|at| 4 * at[1] <= at[2] + 3);
    let places = legal.flat_map(|at| [0, 1].map(|pass| vec![at[0], at[1], at[2], pass]));
    // As printed, without s.
    let is_claimed = |at: &[u32]| at == [0, 0, 0, 1] || at[0] ^ at[1] ^ at[2] ^ at[3] == 0;
    let expected = least_of_each_column(places.filter(|at| is_claimed(at) != (values.of(at) == 0)));
    let page = listed("pass:Cor-4.1&k=4&s=3&n=40", 10);
    let told = page.shown().text(".listed");
    assert!(
        told.starts_with(&format!("With coordinates up to 10, the claim fails in {} columns", expected.len())),
        "{told}"
    );
    assert_eq!(in_file(&page), expected);
}

/// The options of Sharing Nim: from a pile to another that is not larger afterwards, in order and less the smallest pile.
fn sharing(piles: &[u32]) -> Vec<Vec<u32>> {
    let pairs = (0..3).flat_map(|giver| (0..3).map(move |taker| (giver, taker)));
    let shared = pairs.flat_map(|(giver, taker)| {
        (1..=piles[giver].saturating_sub(piles[taker]) / 2).map(move |moved| normal(piles, giver, taker, moved))
    });
    shared.collect()
}

fn normal(piles: &[u32], giver: usize, taker: usize, moved: u32) -> Vec<u32> {
    let mut left = piles.to_vec();
    (left[giver], left[taker]) = (left[giver] - moved, left[taker] + moved);
    left.sort_unstable();
    left.iter().map(|pile| pile - left[0]).collect()
}

#[test]
fn of_sharing_nim_every_position_with_a_at_most_half_of_b_is_listed_and_a_row_opens_it() {
    let mut values = Values::new(sharing);
    // Between two piles an even difference is shared; the same piles in another order are the same move.
    let mut winning = |piles: &[u32]| {
        let even = [(1, 0), (2, 0), (2, 1)].into_iter().filter(|(more, less)| {
            let difference = piles[*more] - piles[*less];
            difference > 0 && difference.is_multiple_of(2)
        });
        let made: HashSet<Vec<u32>> =
            even.map(|(more, less)| normal(piles, more, less, (piles[more] - piles[less]) / 2)).collect();
        made.iter().filter(|to| values.of(to) == 0).count()
    };
    let halves = by_size(3, 24).into_iter().filter(|at| at[0] == 0 && 2 * at[1] <= at[2]);
    let wrong = halves.filter(|at| Values::new(sharing).of(at) != 0 && winning(at) != 1);
    let expected: Vec<Vec<u32>> = wrong.collect();
    let page = listed("sharing:Rem-5&n=40", 24);
    let shown = page.shown();
    let wanted = format!(
        "With coordinates up to 24, the claim fails at {} positions (0, a, b) with a ≤ b/2. All of these are listed",
        expected.len()
    );
    assert!(shown.text(".listed").starts_with(&wanted), "{}", shown.text(".listed"));
    assert_eq!(in_file(&page), expected);
    let link = |at: &Vec<u32>| format!("explore.html#g=sharing:{},{},{}&why=1", at[0], at[1], at[2]);
    let links: Vec<String> = expected.iter().take(50).map(link).collect();
    assert_eq!(shown.attributes(".listed-rows tbody a", "href"), links);
}

#[test]
fn none_are_listed_below_the_smallest_and_the_list_goes_with_its_verdict() {
    let page = listed("triangular:7.3&k=5&n=50", 2);
    let shown = page.shown();
    assert!(shown.text(".listed").starts_with("Up to 2 there is no counterexample."));
    assert_eq!(shown.count(".listed-rows") + shown.count(".listed-picture"), 0);
    let claim = page.state.linked.unwrap();
    let set = page.after(Action::SetParameter(claim, Parameter::K, "3".into())).after(Action::SetBound(claim, 40));
    // The list is still that of the verdict, with k = 5.
    assert_eq!(set.shown().text("#list-triangular:7.3"), "All counterexamples up to 40");
    let verified = set.after(Action::BeginAsSet(claim)).shown();
    assert!(verified.text(".found .told").starts_with("Verified up to N."));
    assert_eq!(verified.count(".counterexamples"), 0);
}
