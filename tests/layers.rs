//! The rooms and which rooms they may use: the table in the doc comment of `src/lib.rs`, compared with the source.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::path::PathBuf;

/// A row of the table: a room and the other rooms it may use.
struct Row {
    room: String,
    may_use: BTreeSet<String>,
}

/// Rooms that know no browser.
const CORE: &[&str] = &[
    "values",
    "expressions",
    "automata",
    "logic",
    "games",
    "solver",
    "claims",
    "formulas",
    "proofs",
    "learning",
    "foundry",
    "search",
    "lessons",
    "packages",
    "exports",
    "dossiers",
];
/// Crates that belong to a browser.
const BROWSER: &[&str] = &["web_sys", "js_sys", "wasm_bindgen", "serde_wasm_bindgen", "yew"];
/// Rooms of web workers, whose binaries are kept free of Yew.
const WORKERS: &[&str] = &["worker_host", "exporter", "worker", "checker", "prover", "certifier", "learner", "packer"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn library() -> String {
    fs::read_to_string(source().join("lib.rs")).unwrap()
}

/// The rows of the table, such as ``//! | [`games`] | rules, positions | values |``.
fn table() -> Vec<Row> {
    let read = |line: &str| {
        let cells: Vec<&str> = line.strip_prefix("//! | [`")?.split('|').collect();
        let [room, _, may_use, _] = cells[..] else { panic!("a row has three cells: {line}") };
        let may_use = may_use.split(',').map(|room| room.trim().to_owned()).filter(|room| !room.is_empty());
        Some(Row { room: room.trim().strip_suffix("`]").unwrap().to_owned(), may_use: may_use.collect() })
    };
    library().lines().filter_map(read).collect()
}

/// Every file of a room: `room.rs` and all below `room/`.
fn files_of(room: &str) -> Vec<PathBuf> {
    let mut files = vec![source().join(format!("{room}.rs"))];
    let mut folders = vec![source().join(room)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files
}

/// The rooms a text uses: what follows `crate::`, in code, not in comments. Grouped imports would hide some.
fn rooms_used(text: &str) -> Vec<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let after = code.flat_map(|line| line.split("crate::").skip(1).collect::<Vec<_>>());
    after.map(|rest| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()).collect()
}

fn violations(row: &Row, text: &str) -> Vec<String> {
    let room = row.room.as_str();
    let mut found: Vec<String> =
        rooms_used(text).into_iter().filter(|used| used != room && !row.may_use.contains(used)).collect();
    if text.contains("crate::{") {
        found.push("a grouped import of crate".into());
    }
    if CORE.contains(&room) {
        found.extend(BROWSER.iter().filter(|name| text.contains(&format!("{name}::"))).map(|name| (*name).to_owned()));
    }
    if WORKERS.contains(&room) && text.contains("yew::") {
        found.push("yew".into());
    }
    found
}

#[test]
fn rooms_use_only_the_rooms_that_the_table_names() {
    for row in table() {
        for file in files_of(&row.room) {
            let text = fs::read_to_string(&file).unwrap();
            assert_eq!(violations(&row, &text), Vec::<String>::new(), "in {}", file.display());
        }
    }
}

#[test]
fn the_table_names_no_room_that_is_not_used() {
    for Row { room, may_use } in table() {
        let texts = files_of(&room).into_iter().map(|file| fs::read_to_string(file).unwrap());
        let used: BTreeSet<String> = texts.flat_map(|text| rooms_used(&text)).collect();
        assert_eq!(may_use.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "{room} may use these");
    }
}

/// So no two rooms use each other, not even by way of a third.
#[test]
fn a_room_uses_only_rooms_above_its_row() {
    let mut above = BTreeSet::new();
    for Row { room, may_use } in table() {
        assert!(may_use.is_subset(&above), "{room} uses {may_use:?}");
        above.insert(room);
    }
}

#[test]
fn every_room_is_in_the_table() {
    let library = library();
    let rooms: Vec<&str> =
        library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    let mut table: Vec<String> = table().into_iter().map(|row| row.room).collect();
    table.sort_unstable();
    assert_eq!(rooms, table);
}

/// The files outside `games` that may name a family or a kind of bar: what is said of it, and what the page begins with. A
/// new one is added there and nowhere else.
const KNOW_FAMILIES: &[&str] = &["kit/families.rs", "kit/refusals.rs", "kit/rim_fields.rs", "kit/ruleset_fields.rs"];

#[test]
fn only_a_few_files_outside_games_know_which_families_there_are() {
    let named = |text: &str| {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let variants = ["Nim", "Rectangle", "Triangle", "Step", "Heights", "Formula", "Sharing"];
        let names =
            |variant: &&str| code.contains(&format!("Family::{variant}")) || code.contains(&format!(" Bar::{variant}"));
        variants.iter().any(names) || code.contains("Family::Bar")
    };
    let knowing: BTreeSet<String> = table()
        .iter()
        .filter(|row| row.room != "games")
        .flat_map(|row| files_of(&row.room))
        .filter(|file| !file.ends_with("tests.rs") && named(&fs::read_to_string(file).unwrap()))
        .map(|file| file.strip_prefix(source()).unwrap().display().to_string())
        .collect();
    let allowed: BTreeSet<String> = KNOW_FAMILIES.iter().map(|file| (*file).to_owned()).collect();
    assert_eq!(knowing, allowed);
}

#[test]
fn an_upward_import_is_found() {
    let violations = |room: &str, text: &str| {
        violations(table().iter().find(|row| row.room == room).expect("a row of the table"), text)
    };
    assert_eq!(violations("games", "use crate::solver::Table;"), ["solver"]);
    assert_eq!(violations("solver", "use crate::games::Game;\nfn f() -> web_sys::Window {}"), ["web_sys"]);
    assert_eq!(violations("worker", "use crate::{explore, games};").len(), 2);
    assert_eq!(violations("view", "/// See crate::explore.\nuse crate::games::Game;"), Vec::<String>::new());
}

#[test]
fn files_stay_readable_in_one_sitting() {
    for Row { room, .. } in table() {
        for file in files_of(&room) {
            let lines = fs::read_to_string(&file).unwrap().lines().count();
            assert!(lines <= 450, "{} has {lines} lines; does it have more than one job?", file.display());
        }
    }
}
