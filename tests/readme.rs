//! The README tells the truth: its notations and links can be opened.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use bittersweet::app::read_route;
use bittersweet::frame::Settings;
use bittersweet::games::Family;
use bittersweet::games::Sum;

const README: &str = include_str!("../README.md");

/// What stands between backticks.
fn quoted() -> Vec<&'static str> {
    README.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_notation_is_canonical() {
    let names = || Family::ALL.map(Family::name).into_iter().chain(["sum"]);
    let is_notation = |text: &&str| names().any(|name| text.starts_with(&format!("{name}:")));
    let notations: Vec<&str> = quoted().into_iter().filter(is_notation).collect();
    assert!(notations.len() >= 6);
    for text in notations {
        assert_eq!(text.parse::<Sum>().unwrap().to_string(), text);
    }
}

#[test]
fn every_link_opens() {
    let links: Vec<&str> =
        README.split("v1/embed.html").skip(1).map(|rest| rest.split(['`', '"']).next().unwrap()).collect();
    assert!(!links.is_empty());
    for link in links {
        let (query, fragment) = link.split_once('#').unwrap();
        assert_eq!(Settings::read(query).1, [], "{link}");
        assert!(read_route(fragment).unwrap().unwrap().ignored.is_empty(), "{link}");
    }
}

#[test]
fn every_file_it_points_to_is_there() {
    for rest in README.split("](").skip(1) {
        let target = rest.split(')').next().unwrap();
        let is_here = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(target).exists();
        assert!(is_here || target.starts_with("https://"), "{target} is missing");
    }
}
