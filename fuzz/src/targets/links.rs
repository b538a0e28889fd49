//! Addresses: an address that is read is written so that it is read as the same, and a refusal has a sentence.

use super::said::is_said;
use pages::{bench, laboratory, papers, teach};
use web::kit::frame::Settings;
use web::table;
use web::table::duel;

/// Shorter links than these are not refused for their length by any page.
const SHORT: usize = 1000;

pub(super) fn holds(text: &str) {
    match table::read_route(text) {
        Some(Ok(opened)) => settles(table::write_route(&opened), |text| {
            table::read_route(text).and_then(Result::ok).map(|opened| table::write_route(&opened))
        }),
        Some(Err(refused)) => is_said(|texts| refused.in_words(texts)),
        None => {}
    }
    match duel::route::read(text) {
        Some(Ok(link)) => settles(duel::route::write(&link), |text| {
            duel::route::read(text).and_then(Result::ok).map(|link| duel::route::write(&link))
        }),
        Some(Err(refused)) => is_said(|texts| refused.in_words(texts)),
        None => {}
    }
    match teach::read_route(text) {
        Ok(link) => settles(teach::write_route(&link), |text| {
            teach::read_route(text).ok().map(|link| teach::write_route(&link))
        }),
        Err(refused) => is_said(|texts| refused.in_words(texts)),
    }
    let read = laboratory::read_route(text);
    settles(laboratory::write_route(&read), |text| Some(laboratory::write_route(&laboratory::read_route(text))));
    let read = bench::read_route(text);
    settles(bench::write_route(&read), |text| Some(bench::write_route(&bench::read_route(text))));
    let read = papers::read_route(text);
    settles(papers::write_route(&read.show, read.language), |text| {
        let read = papers::read_route(text);
        Some(papers::write_route(&read.show, read.language))
    });
    query(text);
}

/// A link that a page writes is read as the same link.
fn settles(written: String, again: impl Fn(&str) -> Option<String>) {
    // An empty link is the page's own start.
    if !written.is_empty() && written.len() < SHORT {
        assert_eq!(again(&written).as_ref(), Some(&written));
    }
}

fn query(text: &str) {
    let (settings, remarks) = Settings::read(text);
    remarks.iter().for_each(|remark| is_said(|texts| remark.in_words(texts)));
    let (again, remarks) = Settings::read(&settings.write());
    assert_eq!((again, remarks.len()), (settings, 0));
}
