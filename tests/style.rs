//! The type of the stylesheets.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A book uses five sizes and two weights. Drawings, whose lengths are theirs, and print have others.
#[test]
fn the_stylesheets_have_five_sizes_and_two_weights_of_type() {
    let folders = [root().join("static"), root().join("static/v1")];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap()).map(|entry| entry.unwrap().path());
    let mut wrong = Vec::new();
    for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "css")) {
        for line in fs::read_to_string(&file).unwrap().lines() {
            let value = |key: &str| line.trim().strip_prefix(key).map(|value| value.trim_end_matches(';').to_owned());
            let is_size = |size: &String| {
                size.starts_with("var(--size-")
                    || size == "inherit"
                    || ["px", "pt", "em"].iter().any(|unit| size.ends_with(unit) && !size.ends_with("rem"))
            };
            let is_weight = |weight: &String| ["400", "600", "inherit"].contains(&weight.as_str());
            let is_wrong = value("font-size: ").is_some_and(|size| !is_size(&size))
                || value("font-weight: ").is_some_and(|weight| !is_weight(&weight));
            if is_wrong {
                wrong.push(format!("{}: {}", file.display(), line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let palette = fs::read_to_string(root().join("static/palette.css")).unwrap();
    assert_eq!(palette.matches("    --size-").count(), 5);
}
