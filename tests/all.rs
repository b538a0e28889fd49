//! All native tests as one program, so that the library is linked once. A test is run by its path: `cargo test --test all words::`.
#![allow(
    clippy::duplicate_mod,
    clippy::module_inception,
    reason = "each file brings what it shares with others, so that it also builds alone: tests/mutants does that"
)]

#[path = "ahead.rs"]
mod ahead;
#[path = "articles.rs"]
mod articles;
#[path = "bad_inputs.rs"]
mod bad_inputs;
#[path = "borders.rs"]
mod borders;
#[path = "claims.rs"]
mod claims;
#[path = "class.rs"]
mod class;
#[path = "contrast.rs"]
mod contrast;
#[path = "course.rs"]
mod course;
#[path = "data.rs"]
mod data;
#[path = "drawing.rs"]
mod drawing;
#[path = "editions.rs"]
mod editions;
#[path = "embedding.rs"]
mod embedding;
#[path = "exports.rs"]
mod exports;
#[path = "findings.rs"]
mod findings;
#[path = "foundry.rs"]
mod foundry;
#[path = "full_width.rs"]
mod full_width;
#[path = "golden.rs"]
mod golden;
#[path = "heaps.rs"]
mod heaps;
#[path = "kernels.rs"]
mod kernels;
#[path = "landing.rs"]
mod landing;
#[path = "laws.rs"]
mod laws;
#[path = "lesson_help.rs"]
mod lesson_help;
#[path = "map.rs"]
mod map;
#[path = "nonsense.rs"]
mod nonsense;
#[path = "opening.rs"]
mod opening;
#[path = "own.rs"]
mod own;
#[path = "pictures.rs"]
mod pictures;
#[path = "piles.rs"]
mod piles;
#[path = "proofs.rs"]
mod proofs;
#[path = "prose.rs"]
mod prose;
#[path = "protocol.rs"]
mod protocol;
#[path = "quoted/main.rs"]
mod quoted;
#[path = "readme.rs"]
mod readme;
#[path = "refusals.rs"]
mod refusals;
#[path = "rims.rs"]
mod rims;
#[path = "state.rs"]
mod state;
#[path = "style.rs"]
mod style;
#[path = "sums.rs"]
mod sums;
#[path = "svg.rs"]
mod svg;
#[path = "teach_links.rs"]
mod teach_links;
#[path = "texts.rs"]
mod texts;
#[path = "theorems.rs"]
mod theorems;
#[path = "universal/main.rs"]
mod universal;
#[path = "words.rs"]
mod words;

/// Cargo does not look for tests itself, so a file that is missing above would never run.
#[test]
fn every_file_of_tests_is_part_of_this_program() {
    let text = include_str!("all.rs");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let names = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok());
    let missing: Vec<_> = names
        .filter(|name| name.ends_with(".rs") && name != "all.rs")
        .filter(|name| !text.contains(&format!("#[path = \"{name}\"]\nmod {};", name.trim_end_matches(".rs"))))
        .collect();
    assert!(missing.is_empty(), "tests/all.rs lacks {missing:?}");
}
