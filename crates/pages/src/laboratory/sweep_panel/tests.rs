//! The panel as it is shown: sweeps that are tested and proved, compared with plain recursion and with the paper, and what cannot be swept.

use crate::laboratory::Action;
use crate::laboratory::rendered::Page;
use crate::laboratory::sweep::{Plan, Span, Way};
use crate::rendered::Elements;
use crate::rendered::recursion::first_failure_of_nim_sum;
use web::kit::Edit;
use web::texts::Texts;

fn swept(link: &str) -> Page {
    Page::opened(&format!("#show=sweep&sweep={link}")).after(Action::Sweep)
}

/// The looks of the cells, in their order.
fn looks(shown: &Elements) -> Vec<String> {
    let all = shown.attributes(".sweep-picture rect", "class");
    all.into_iter().filter(|class| !class.starts_with("cell") && class != "looked-at").collect()
}

/// The cells for which the paper states the claim.
fn stated(shown: &Elements) -> Vec<usize> {
    shown.attributes(".sweep-picture .stated", "data-cell").iter().map(|cell| cell.parse().unwrap()).collect()
}

fn joined(numbers: impl Iterator<Item = u32>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_sweep_says_for_which_k_the_claim_holds_in_words_and_as_a_picture() {
    let shown = swept("triangular:7.3&over=1..12&upto=14").shown();
    let fails: Vec<bool> = (1..=12).map(|k| first_failure_of_nim_sum(k, 14).is_some()).collect();
    let is_proved = |k: u32| k % 4 == 3;
    let tested = || (1..=12).zip(&fails).filter(|(k, _)| !is_proved(*k));
    let holds: Vec<u32> = tested().filter(|(_, fails)| !**fails).map(|(k, _)| k).collect();
    let told = shown.text(".sweep p.told");
    let wanted =
        format!("holds up to 14 for {} choices of the parameters and fails for {}.", holds.len(), 9 - holds.len());
    assert!(told.contains(&wanted), "{told}");
    assert!(told.contains(&format!("k = {}", joined(holds.into_iter()))), "{told}");
    let look = |(k, fails): (u32, &bool)| match (is_proved(k), fails) {
        (true, _) => "universal",
        (false, true) => "refuted",
        (false, false) => "verified",
    };
    assert_eq!(looks(&shown), (1..=12).zip(&fails).map(look).collect::<Vec<_>>());
    let band = shown.text(".sweep p.band");
    assert!(band.starts_with("For some values of k, a theorem checked by Rocq proves the claim."), "{band}");
    assert!(band.contains("k = 3, 7, 11.") && band.contains("triangular_7_3 in proofs/Triangles.v"), "{band}");
    // Theorem 7.3 is about k = 4m + 3.
    assert_eq!(stated(&shown), [2, 6, 10]);
    assert_eq!(shown.count(".legend li"), 6);
}

#[test]
fn a_sweep_over_two_parameters_has_a_cell_for_each_pair() {
    let shown = swept("pass:4.1&over=2..9,0..4&upto=40").shown();
    let (all, told) = (looks(&shown), shown.text(".sweep p.told"));
    let pair = |index: usize| (2 + index % 8, index / 8);
    let counted = |look: &str| all.iter().filter(|other| *other == look).count();
    assert_eq!(all.len(), 8 * 5);
    assert!(told.contains(&format!(
        "for {} choices of the parameters and fails for {}.",
        counted("verified"),
        counted("refuted")
    )));
    assert!(shown.text(".sweep p.band").contains(&format!("for {} cells.", counted("universal"))));
    assert!(told.contains("20 choices do not satisfy the assumptions of the paper."), "{told}");
    // The paper assumes an even k, and states the claim for an odd s < k.
    assert!(all.iter().enumerate().all(|(index, look)| (look == "outside") == (pair(index).0 % 2 == 1)));
    let wanted: Vec<usize> = (0..40)
        .filter(|index| {
            let (k, s) = pair(*index);
            k % 2 == 0 && s % 2 == 1 && s < k
        })
        .collect();
    assert_eq!(stated(&shown), wanted);
    assert!(all.iter().enumerate().all(|(index, look)| (look == "universal") == wanted.contains(&index)));
}

#[test]
fn a_sweep_of_proofs_says_for_which_k_the_claim_holds_for_all_positions() {
    let shown = swept("triangular:7.3&over=1..16&way=proved").shown();
    let told = shown.text(".sweep p.told");
    let wanted =
        "For 0 choices of the parameters, the claim is proved for all positions. Choices for which it fails: 12.";
    assert!(told.starts_with(wanted), "{told}");
    assert!(shown.text(".sweep p.band").contains("k = 3, 7, 11, 15."));
    let wanted: Vec<&str> = (1..=16).map(|k| if k % 4 == 3 { "universal" } else { "refuted" }).collect();
    assert_eq!(looks(&shown), wanted);
    assert_eq!(looks(&swept("pass:4.1&over=2..6:2,0..1&way=proved").shown()).len(), 6);
}

#[test]
fn the_picture_is_there_before_anything_is_tested() {
    let shown = Page::opened("#show=sweep&sweep=triangular:7.3&over=1..40&upto=60").shown();
    let numbers: Vec<String> = (1..=40).map(|k| k.to_string()).collect();
    assert_eq!(shown.texts(".cells text"), numbers);
    assert_eq!(stated(&shown), (2..40).step_by(4).collect::<Vec<_>>());
    let wanted = (1..=40).map(|k| if k % 4 == 3 { "universal" } else { "unknown" });
    assert!(looks(&shown).iter().map(String::as_str).eq(wanted));
    assert!(shown.text(".sweep").contains("Nothing has been tested yet."));
    // Of many columns every fourth has its number along the edge, and the cells have none.
    let shown = Page::opened("#show=sweep&sweep=pass:4.1&over=1..60,0..4&upto=20").shown();
    assert_eq!(shown.count(".cells text"), 0);
    let wanted: Vec<String> = (0..15).map(|place| (1 + 4 * place).to_string()).collect();
    assert_eq!(shown.texts(".labels .column"), wanted);
}

#[test]
fn more_cells_than_a_picture_has_and_a_reversed_range_are_refused() {
    let large = Page::opened("#show=sweep&sweep=pass:4.1&over=1..1000000,0..1000000&upto=40");
    let reversed = large.clone().after(Action::Plan(Edit::new(|plan: &mut Plan| plan.spans[0] = Span::whole(20, 12))));
    for page in [large, reversed] {
        let shown = page.after(Action::Sweep).shown();
        assert!(shown.text(".error").contains("A picture must have 1 to 20\u{202f}000 cells"));
        assert_eq!(shown.attributes("#run-sweep", "aria-disabled"), ["true"]);
        assert_eq!(shown.count(".waiting") + shown.count(".sweep p.told"), 0);
    }
    let notice =
        Page::opened("#show=sweep&sweep=triangular:7.3&over=1..x&upto=99999999&width=0").state.notice(Texts::default());
    assert!(notice.unwrap().contains("“over=1..x”, “upto=99999999”, “width=0”"));
}

#[test]
fn the_way_of_a_sweep_is_in_the_address_and_offers_the_claims_that_it_can_decide() {
    let tested = Page::opened("#show=sweep&sweep=triangular:7.3&over=1..4&upto=50");
    let proved = tested.clone().after(Action::Plan(Edit::new(|plan: &mut Plan| plan.way = Way::Proved)));
    assert!(proved.address().contains("over=1..4&way=proved"), "{}", proved.address());
    assert!(proved.shown().count("#sweep-claim option") < tested.shown().count("#sweep-claim option"));
    assert_eq!((proved.shown().count("#sweep-n"), tested.shown().value("#sweep-n")), (0, "50".to_owned()));
}
