//! Any bytes for one of the targets, which `BITTERSWEET_FUZZ` names.

#![no_main]

#[path = "../../crates/web/build/articles.rs"]
#[allow(dead_code, reason = "the build writes what it has read")]
mod articles;
#[path = "../../crates/web/build/inline.rs"]
mod inline;
#[path = "../../crates/web/src/texts/marks.rs"]
#[allow(dead_code, reason = "statements read marks of sentences, which articles do not have")]
mod marks;
#[path = "../../crates/web/build/pieces.rs"]
mod pieces;
#[path = "../../crates/web/build/statements.rs"]
#[allow(dead_code, reason = "articles have its mathematics alone")]
mod statements;
mod targets;

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use targets::Target;

/// The target that is run.
static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("BITTERSWEET_FUZZ").unwrap_or_default();
    Target::with_key(&name).unwrap_or_else(|| panic!("there is no target “{name}”"))
});

fuzz_target!(|data: &[u8]| TARGET.holds(data));
