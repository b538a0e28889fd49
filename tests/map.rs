//! The map of the code in `src/lib.rs` names what there is: every program, every crate and every room.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The map itself.
const MAP: &str = include_str!("../src/lib.rs");

/// The texts between two marks.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> BTreeSet<&'a str> {
    text.split(before).skip(1).filter_map(|part| Some(part.split_once(after)?.0)).collect()
}

/// The words in backticks of the rows of a table: odd parts, since the first part is before the first word.
fn named(rows: &str) -> BTreeSet<&str> {
    rows.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_program_is_built_into_the_site_and_is_on_the_map() {
    let packages = [include_str!("../Cargo.toml"), include_str!("../src/workers/Cargo.toml")].concat();
    let programs = between(&packages, "[[bin]]\nname = \"", "\"");
    assert_eq!(between(include_str!("../index.html"), "data-bin=\"", "\""), programs);
    let table = MAP.split_once("| page |").unwrap().1.split_once("//!\n").unwrap().0;
    let on_map: BTreeSet<&str> = named(table).into_iter().filter(|name| !name.contains(['.', '/'])).collect();
    assert_eq!(on_map, programs);
}

#[test]
fn every_room_is_on_the_map() {
    let table = MAP.split_once("| crate |").unwrap().1.split_once("//!\n").unwrap().0;
    let rows: Vec<&str> = table.lines().skip(2).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
    assert_eq!(rows.len(), fs::read_dir(&folder).unwrap().count());
    for row in rows {
        let [_, name, _, rooms, _] = row.split('|').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let name = named(name).into_iter().next().unwrap();
        let source = fs::read_to_string(folder.join(name).join("src/lib.rs")).unwrap();
        let modules =
            source.lines().filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';'));
        // A part of a room may be named as well.
        let missing: Vec<&str> = modules.clone().filter(|module| !named(rooms).contains(module)).collect();
        assert!(missing.is_empty(), "{name}: {missing:?}");
        for room in named(rooms).into_iter().filter(|room| !modules.clone().any(|module| module == *room)) {
            let is_part = modules
                .clone()
                .any(|module| folder.join(name).join("src").join(module).join(format!("{room}.rs")).exists());
            assert!(is_part, "{name} has no room {room}");
        }
    }
}
