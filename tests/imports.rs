//! Files of the library do not import each other in circles. Only a module and its own parts may: the parts use what the module
//! defines for them.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Paths of modules, such as `explore::route`, with their texts without tests.
type Modules = BTreeMap<String, String>;
/// What each module uses.
type Uses<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

fn modules() -> Modules {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Modules::new();
    let mut folders = vec![source.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(&source).unwrap().with_extension("").to_str().unwrap().replace('/', "::");
            if path.is_dir() {
                folders.push(path);
            } else if !name.split("::").any(|part| part == "tests" || part.ends_with("_tests") || part == "bin")
                && name != "lib"
            {
                let text = fs::read_to_string(&path).unwrap();
                found.insert(name, text.split("#[cfg(test)]\nmod tests").next().unwrap().to_owned());
            }
        }
    }
    found
}

/// The names that modules pass on: `explore::State` is `explore::state::State`.
fn passed_on(modules: &Modules) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for (module, text) in modules {
        for line in text.lines() {
            let Some((_, path)) = line.trim().strip_suffix(';').and_then(|line| line.split_once("use ")) else {
                continue;
            };
            if !line.trim().starts_with("pub") {
                continue;
            }
            let (path, name) = path.split_once(" as ").unwrap_or((path, path.rsplit("::").next().unwrap()));
            let full = path.strip_prefix("crate::").map_or_else(|| format!("{module}::{path}"), str::to_owned);
            found.insert(format!("{module}::{name}"), full);
        }
    }
    found
}

/// The module that defines what a path names.
fn defining<'a>(path: &str, modules: &'a Modules, passed_on: &BTreeMap<String, String>) -> Option<&'a str> {
    let mut path = path;
    for _ in 0..8 {
        match passed_on.get(path) {
            Some(further) => path = further,
            None => break,
        }
    }
    let ends = [path.len()].into_iter().chain(path.rmatch_indices("::").map(|(at, _)| at));
    ends.filter_map(|end| modules.get_key_value(&path[..end])).map(|(module, _)| module.as_str()).next()
}

fn uses(modules: &Modules) -> Uses<'_> {
    let passed_on = passed_on(modules);
    let of = |(module, text): (&'_ String, &'_ String)| {
        let paths = text.lines().filter_map(|line| line.trim().strip_prefix("use crate::"));
        let paths = paths.map(|path| path.split([';', ' ']).next().unwrap().to_owned());
        let used: Vec<String> = paths.collect();
        let used = used.iter().filter_map(|path| defining(path, modules, &passed_on));
        let (module, _) = modules.get_key_value(module).unwrap();
        (module.as_str(), used.filter(|used| *used != module).collect())
    };
    modules.iter().map(of).collect()
}

/// All modules that a module uses, and those that they use, and so on.
fn reached<'a>(from: &'a str, uses: &Uses<'a>) -> BTreeSet<&'a str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(next) = open.pop() {
        open.extend(uses[next].iter().filter(|used| found.insert(**used)));
    }
    found
}

/// Modules that reach each other, unless one of them has all others as its parts.
fn circles<'a>(uses: &Uses<'a>) -> BTreeSet<Vec<&'a str>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = uses.keys().map(|module| (*module, reached(module, uses))).collect();
    let circle_of = |module: &&'a str| {
        let back = |other: &&&'a str| reached[**other].contains(*module);
        reached[*module].iter().filter(back).copied().collect::<Vec<_>>()
    };
    let is_part =
        |part: &str, of: &str| part.strip_prefix(of).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    let has_root = |circle: &Vec<&str>| circle.iter().any(|root| circle.iter().all(|module| is_part(module, root)));
    uses.keys().map(circle_of).filter(|circle| circle.len() > 1 && !has_root(circle)).collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let modules = modules();
    let uses = uses(&modules);
    assert!(uses.len() > 300 && uses.values().map(BTreeSet::len).sum::<usize>() > 1500);
    let found: Vec<String> = circles(&uses).iter().map(|circle| circle.join(", ")).collect();
    assert!(found.is_empty(), "these import each other:\n{}", found.join("\n"));
}

#[test]
fn a_circle_is_found_through_names_that_are_passed_on() {
    let texts = [
        ("explore", "pub use state::State;\n"),
        ("explore::state", "use crate::explore::route::read;\n"),
        ("explore::route", "use crate::explore::State;\nuse crate::explore::words;\n"),
        ("explore::words", "use crate::explore::words::list::List;\n"),
        ("explore::words::list", "use crate::explore::words::Words;\n"),
    ];
    let modules: Modules = texts.map(|(module, text)| (module.to_owned(), text.to_owned())).into();
    assert_eq!(circles(&uses(&modules)), [vec!["explore::route", "explore::state"]].into());
}
