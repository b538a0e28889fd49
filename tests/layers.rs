//! The rooms and who may use whom, held against the `use` lines of the source. The table is the one in `src/lib.rs`.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

use std::fs;
use std::path::Path;
use std::path::PathBuf;

/// A room and the rooms it may use besides itself.
const MAY_USE: &[(&str, &[&str])] = &[
    ("values", &[]),
    ("expressions", &["values"]),
    ("games", &["values", "expressions"]),
    ("solver", &["values", "expressions", "games"]),
    ("claims", &["values", "expressions", "games", "solver"]),
    ("formulas", &["values", "expressions", "games", "solver"]),
    ("search", &["values", "expressions", "games", "solver", "formulas"]),
    ("exports", &["values", "expressions", "games", "solver"]),
    ("exporter", &["values", "expressions", "games", "solver", "exports"]),
    ("desk", &[]),
    ("worker", &["values", "expressions", "games", "solver", "claims", "desk"]),
    ("checker", &["values", "expressions", "games", "solver", "claims", "formulas", "search", "desk"]),
    ("texts", &[]),
    ("view", &["values", "expressions", "games", "solver", "texts"]),
    ("frame", &["games", "texts"]),
    (
        "app",
        &[
            "values",
            "expressions",
            "games",
            "solver",
            "claims",
            "exports",
            "exporter",
            "worker",
            "texts",
            "view",
            "frame",
        ],
    ),
    (
        "laboratory",
        &[
            "values",
            "expressions",
            "games",
            "solver",
            "claims",
            "formulas",
            "search",
            "desk",
            "checker",
            "texts",
            "view",
            "app",
        ],
    ),
    ("embed", &["values", "expressions", "games", "solver", "exports", "worker", "texts", "view", "frame", "app"]),
];

/// Rooms that know no browser, and the crates they must not name.
const CORE: &[&str] = &["values", "expressions", "games", "solver", "claims", "formulas", "search", "exports"];
const BROWSER: &[&str] = &["web_sys", "js_sys", "wasm_bindgen", "serde_wasm_bindgen", "yew"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
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

fn violations(room: &str, text: &str) -> Vec<String> {
    let allowed = MAY_USE.iter().find(|(name, _)| *name == room).expect("a room of the table").1;
    let mut found: Vec<String> =
        rooms_used(text).into_iter().filter(|used| used != room && !allowed.contains(&used.as_str())).collect();
    if text.contains("crate::{") {
        found.push("a grouped import of crate".into());
    }
    if CORE.contains(&room) {
        found.extend(BROWSER.iter().filter(|name| text.contains(&format!("{name}::"))).map(|name| (*name).to_owned()));
    }
    if ["exporter", "desk", "worker", "checker"].contains(&room) && text.contains("yew::") {
        found.push("yew".into());
    }
    found
}

#[test]
fn rooms_use_only_the_rooms_to_their_left() {
    for (room, _) in MAY_USE {
        for file in files_of(room) {
            let text = fs::read_to_string(&file).unwrap();
            assert_eq!(violations(room, &text), Vec::<String>::new(), "in {}", file.display());
        }
    }
}

#[test]
fn every_room_is_in_the_table() {
    let library = fs::read_to_string(source().join("lib.rs")).unwrap();
    let rooms: Vec<&str> =
        library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    let mut table: Vec<&str> = MAY_USE.iter().map(|(room, _)| *room).collect();
    table.sort_unstable();
    assert_eq!(rooms, table);
}

#[test]
fn an_upward_import_is_found() {
    assert_eq!(violations("games", "use crate::solver::Table;"), ["solver"]);
    assert_eq!(violations("solver", "use crate::games::Game;\nfn f() -> web_sys::Window {}"), ["web_sys"]);
    assert_eq!(violations("worker", "use crate::{app, games};").len(), 2);
    assert_eq!(violations("view", "/// See crate::app.\nuse crate::games::Game;"), Vec::<String>::new());
}

#[test]
fn files_stay_readable_in_one_sitting() {
    for (room, _) in MAY_USE {
        for file in files_of(room) {
            let lines = fs::read_to_string(&file).unwrap().lines().count();
            assert!(lines <= 450, "{} has {lines} lines; does it have more than one job?", file.display());
        }
    }
}
