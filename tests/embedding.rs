//! The contract of the embed: the documentation shows the parameters that the code has, its links open, and so do all that
//! were ever given away.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use std::collections::BTreeSet;
use web::kit::frame::{Parameter, Settings};
use web::table::read_route;

const DOCUMENTATION: &str = include_str!("../docs/embedding.md");
const NOTATION: &str = include_str!("../docs/notation.md");
const API: &str = include_str!("../docs/embedding-api.md");
const LINKS: &str = include_str!("golden/links.txt");
const ROUTE: &str = include_str!("../crates/web/src/table/route.rs");
const LABORATORY_LINKS: &str = include_str!("golden/laboratory_links.txt");
const BENCH_ROUTE: &str = include_str!("../crates/pages/src/bench/route.rs");
const LABORATORY_ROUTE: &str = include_str!("../crates/pages/src/laboratory/route.rs");
const PLAY_LINKS: &str = include_str!("golden/play_links.txt");
const PLAY_ROUTE: &str = include_str!("../crates/web/src/table/duel/route.rs");
const ELEMENT: &str = include_str!("../static/v1/bittersweet.js");
const FRAME: &str = include_str!("../static/v1/embed.html");

/// Opens a link as the page or the frame does; nothing of it may be ignored.
fn open(link: &str) {
    let (address, fragment) = link.split_once('#').unwrap();
    let opened = read_route(fragment).unwrap().unwrap_or_else(|reason| panic!("{link}: {reason:?}"));
    assert!(opened.ignored.is_empty(), "{link}: {:?}", opened.ignored);
    if let Some(query) = address.strip_prefix("v1/embed.html") {
        assert_eq!(Settings::read(query).1, [], "{link}");
    } else {
        assert_eq!(address, "", "{link}");
    }
}

fn links() -> impl Iterator<Item = &'static str> {
    LINKS.lines().skip_while(|line| line.starts_with("# ")).filter(|line| !line.is_empty())
}

/// The names before `=` in a part of a link.
fn keys(part: &str) -> impl Iterator<Item = &str> {
    part.split('&').filter_map(|pair| pair.split_once('=')).map(|(key, _)| key)
}

#[test]
fn old_links_open() {
    assert!(links().count() >= 40);
    links().for_each(open);
}

#[test]
fn the_old_links_have_every_key_and_every_parameter() {
    let documented = ROUTE.lines().filter_map(|line| line.strip_prefix("//! | `")?.split('`').next());
    let used: BTreeSet<&str> = links().flat_map(|link| keys(link.split_once('#').unwrap().1)).collect();
    assert_eq!(used, documented.collect());
    let used: BTreeSet<&str> = links()
        .filter_map(|link| link.split_once('?'))
        .flat_map(|(_, rest)| keys(rest.split('#').next().unwrap()))
        .collect();
    assert_eq!(used, Parameter::ALL.map(Parameter::key).into());
}

/// The keys in the table of a module's documentation.
fn documented(source: &'static str) -> BTreeSet<&'static str> {
    let rows = source.lines().filter_map(|line| line.strip_prefix("//! | `")?.split(" | ").next());
    rows.flat_map(|keys| keys.split(", ").map(|key| key.trim_matches('`'))).collect()
}

#[test]
fn old_links_to_the_laboratory_open_and_have_every_key() {
    let links = LABORATORY_LINKS.lines().filter(|line| !line.starts_with("# "));
    // The bench was a part of the laboratory, which leads there.
    let (of_bench, own): (Vec<&str>, Vec<&str>) = links.partition(|link| pages::laboratory::is_of_bench(link));
    for link in &own {
        let mut opened = pages::laboratory::read_route(link);
        assert_eq!(opened.unread.ignored, Vec::<String>::new(), "{link}");
        // A command does this now, and the page says so.
        let is_of_command = link.contains("grammar=") || link.contains("grid=");
        assert_eq!(std::mem::take(&mut opened.dropped).is_empty(), !is_of_command, "{link}");
        let again = pages::laboratory::write_route(&opened);
        assert_eq!(pages::laboratory::read_route(&again), opened, "{link}");
    }
    for link in &of_bench {
        let opened = pages::bench::read_route(link);
        assert_eq!(opened.unread.ignored, Vec::<String>::new(), "{link}");
        assert_eq!(pages::bench::read_route(&pages::bench::write_route(&opened)), opened, "{link}");
    }
    let used = |links: &[&'static str]| -> BTreeSet<&str> {
        links.iter().flat_map(|link| keys(link.trim_start_matches('#'))).collect()
    };
    assert_eq!(used(&own), documented(LABORATORY_ROUTE));
    assert_eq!(used(&of_bench), documented(BENCH_ROUTE));
}

#[test]
fn old_links_to_play_open_and_have_every_key() {
    let links: Vec<&str> = PLAY_LINKS.lines().filter(|line| !line.starts_with("# ")).collect();
    for link in &links {
        let opened = web::table::duel::route::read(link).unwrap().unwrap();
        assert_eq!(opened.ignored, Vec::<String>::new(), "{link}");
        let again = web::table::duel::route::write(&opened);
        assert_eq!(web::table::duel::route::read(&again), Some(Ok(opened)), "{link}");
    }
    let used: BTreeSet<&str> = links.iter().flat_map(|link| keys(link.trim_start_matches('#'))).collect();
    assert_eq!(used, documented(PLAY_ROUTE));
}

#[test]
fn the_table_of_parameters_is_that_of_the_code() {
    let row = |parameter: Parameter| {
        let usual = Some(parameter.usual()).filter(|usual| !usual.is_empty()).map(|usual| format!("`{usual}` "));
        let [name, values, meaning] = [parameter.key().to_owned(), parameter.values(), parameter.meaning().to_owned()];
        format!("| `{name}` | {values} | {}| {meaning} |", usual.unwrap_or_default())
    };
    let (_, table) = DOCUMENTATION.split_once("| parameter | values |").unwrap();
    let shown: Vec<&str> = table.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    assert_eq!(shown, Parameter::ALL.map(row));
}

#[test]
fn the_table_of_keys_is_that_of_the_code() {
    let (_, table) = DOCUMENTATION.split_once("| key | meaning |").unwrap();
    let shown: Vec<&str> = table.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    let keys: Vec<&str> = ROUTE.lines().filter_map(|line| line.strip_prefix("//! ")).collect();
    assert_eq!(shown, keys.into_iter().filter(|line| line.starts_with("| `")).collect::<Vec<_>>());
}

#[test]
fn the_table_of_games_is_that_of_the_notation() {
    let table = |text: &'static str| -> Vec<&str> {
        let rows = text.split_once("| game | example |").unwrap().1.lines().skip(2);
        rows.take_while(|line| line.starts_with('|')).collect()
    };
    assert_eq!(table(DOCUMENTATION), table(NOTATION));
}

#[test]
fn the_methods_of_the_element_are_documented() {
    for name in ["play", "undo", "redo", "reset", "evaluate", "table", "export"] {
        assert!(ELEMENT.contains(&format!("  {name}(")), "the element has no {name}");
        assert!(API.contains(&format!("`{name}(")) && API.contains(&format!("`{name}`")), "{name} is not documented");
    }
}

/// A guide for those who do not program begins with the room, and says what to do when nothing is seen.
#[test]
fn the_guide_begins_with_the_room() {
    let (start, _) = DOCUMENTATION.split_once("<iframe").unwrap();
    assert!(start.contains("room **Teach**") && start.contains("Press **Copy**"));
    for place in ["Moodle", "WordPress", "Google Sites", "Notion", "## If the frame stays empty", "(notation.md)"] {
        assert!(DOCUMENTATION.contains(place), "{place}");
    }
}

#[test]
fn the_links_of_the_documentation_open() {
    let links = DOCUMENTATION.split("v1/embed.html").skip(1).map(|rest| rest.split(['`', '"']).next().unwrap());
    let links: Vec<String> =
        links.filter(|rest| rest.contains('#')).map(|rest| format!("v1/embed.html{rest}")).collect();
    assert!(links.len() >= 8);
    links.iter().for_each(|link| open(link));
}

#[test]
fn the_element_has_every_parameter() {
    let list = ELEMENT.split_once("const settings = [").unwrap().1.split(']').next().unwrap();
    let settings: Vec<&str> = list.split(", ").map(|name| name.trim_matches('\'')).collect();
    assert_eq!(settings, Parameter::ALL.map(Parameter::key));
}

#[test]
fn the_frame_has_one_script() {
    assert_eq!(FRAME.matches("<script").count(), 1);
    assert!(FRAME.contains(r#"<script src="v1/start.js"></script>"#));
}
