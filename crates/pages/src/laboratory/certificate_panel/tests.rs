//! The panel as it is shown: a certificate that the worker has made, the same one with another claim or cut off, and no certificate.

use crate::laboratory::certificate_panel::Unread;
use crate::laboratory::rendered::Page;
use crate::laboratory::{Action, Given};
use maths::claims::Claimed;
use web::workers::certifier::protocol::Certified;

/// The certificate of Theorem 7.3 for k = 7.
fn certificate() -> String {
    let page = Page::opened("#claim=triangular:7.3&k=7");
    let case = page.state.case(page.state.linked.unwrap());
    let claimed = Claimed { claim: case.claim, parameters: case.parameters };
    let page = page.after(Action::Prove(claimed)).after(Action::Certify(claimed));
    let Some(Certified::Made(text)) = page.state.proved.certificate(&claimed).and_then(|trial| trial.answer().cloned())
    else {
        panic!()
    };
    text
}

fn examined(link: &str, text: &str) -> String {
    let given = Given { name: String::new(), text: text.into() };
    Page::opened(link).after(Action::Examine(given)).shown().text(".certificates .told")
}

#[test]
fn a_certificate_is_accepted_and_not_with_another_claim_or_cut_off() {
    let (link, text) = ("#show=certificates", certificate());
    let told = examined(link, &text);
    let wanted =
        "Accepted. Proved for all x, y, z: a position of triangle:k=7 is a P-position if and only if x ⊕ y ⊕ z = 0.";
    assert!(told.starts_with(wanted), "{told}");
    // Eight lines come before the entries.
    assert!(told.contains(&format!("All {} entries", text.trim_end().lines().count() - 8)), "{told}");
    let other = examined(link, &text.replace("k=7", "k=11"));
    assert!(other.starts_with("Not accepted. Line ") && other.contains("x ⊕ y ⊕ z = 0 for triangle:k=11"), "{other}");
    let lines: Vec<&str> = text.trim_end().lines().collect();
    let cut = examined(link, &lines[..lines.len() - 1].join("\n"));
    assert!(cut.starts_with(&format!("Not accepted. The text was cut off: line {} is missing.", lines.len())), "{cut}");
    let japanese = examined("#show=certificates&lang=ja", "bittersweet certificate 1");
    assert!(japanese.starts_with("不合格。"), "{japanese}");
}

#[test]
fn a_file_that_cannot_be_read_is_named_until_another_text_is_checked() {
    let unread = Unread::TooLarge("large.txt".into(), 17_000_000.0);
    let page = Page::opened("#show=certificates").after(Action::Unread(unread));
    assert_eq!(page.shown().text(".certificates .error"), "large.txt has 17 MB; at most 16 MB are allowed.");
    let given = Given { name: String::new(), text: "bittersweet certificate 9\n".into() };
    let page = page.after(Action::Examine(given));
    assert_eq!(page.shown().count(".certificates .error"), 0);
}
