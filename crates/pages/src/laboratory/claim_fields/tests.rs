//! The form with an invalid field, and the results below it.

use crate::laboratory::Action;
use crate::laboratory::rendered::Page;
use maths::claims::{Claim, Claimed};

/// The settings are still those of the last number, and the field shows other text.
#[test]
fn nothing_runs_while_a_field_is_invalid_and_an_older_verdict_names_its_parameters() {
    let (link, claim) = ("#claim=triangular:7.3&k=5&n=50", Claim::Triangular7_3);
    let page = Page::opened(link);
    let claimed = Claimed { claim, parameters: page.state.case(claim).parameters };
    let pressed = [Action::BeginAsSet(claim), Action::Prove(claimed)];
    let page = pressed.clone().into_iter().fold(page, Page::after);
    let before = page.shown().texts(".remark");
    let refused = page.clone().after(Action::Refuse("k-triangular:7.3".into(), Some("banana".into())));
    let shown = refused.shown();
    assert_eq!(shown.text(".found .remark"), "k = 5, N = 50");
    let added = shown.texts(".remark").into_iter().filter(|text| !before.contains(text)).collect::<Vec<_>>();
    assert_eq!(added, ["k = 5, N = 50", "k = 5"]);
    // The error is below the buttons, which it must not move, and it describes both.
    let error = "k must be a positive number such as 3 or 5/2, but it is “banana”.";
    assert_eq!(shown.texts(".setup .error"), [error]);
    assert_eq!(shown.count(".number-field .error"), 0);
    assert_eq!(shown.attributes(".setup button", "aria-disabled"), ["true", "true"]);
    assert_eq!(shown.attributes(".setup button", "aria-describedby"), ["k-triangular:7.3-error"; 2]);
    for action in pressed.clone() {
        let state = Page::opened(link).state.after(Action::Refuse("n".into(), Some("x".into())));
        let after = state.after(action);
        assert!(after.wanted().open().is_empty() && after.proofs().open().is_empty() && after.trial(claim).is_none());
    }
    // The field has another number, so the buttons work again.
    let valid = refused.after(Action::Refuse("k-triangular:7.3".into(), None));
    assert_eq!(valid.shown().attributes(".setup button", "aria-disabled"), ["false", "false"]);
    assert_eq!(valid.shown().count(".setup .error"), 0);
    for action in pressed {
        let after = valid.state.clone().after(action);
        assert_eq!(after.wanted().open().len() + after.proofs().open().len(), 1);
    }
}

/// Theorem 7.3 is about k = 4m + 3.
#[test]
fn a_result_outside_of_the_statement_does_not_look_like_a_refutation_of_it() {
    let shown = |k: u32| {
        let claim = Claim::Triangular7_3;
        let page = Page::opened(&format!("#claim=triangular:7.3&k={k}&n=50"));
        let claimed = Claimed { claim, parameters: page.state.case(claim).parameters };
        page.after(Action::BeginAsSet(claim)).after(Action::Prove(claimed)).shown()
    };
    let note = "The statement does not cover k = 5, so this result is no evidence for it or against it.";
    for part in [".found .told", ".proof .told"] {
        assert!(shown(5).text(part).contains(note), "{}", shown(5).text(part));
        assert!(!shown(7).text(part).contains("does not cover"), "{}", shown(7).text(part));
    }
    assert!(shown(5).text(".on-record").contains("proved for every k = 4m + 3 (checked by Rocq)"));
}
