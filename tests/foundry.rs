//! The command `./dev foundry`, as far as it can be tested without trying thousands of rules.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

#[path = "../examples/foundry/alone.rs"]
mod alone;

use alone::Alone;

/// Two runs at once would write into each other's file.
#[test]
fn a_second_run_is_refused_until_the_first_has_ended() {
    let path = std::env::temp_dir().join(format!("bittersweet-foundry-{}.lock", std::process::id()));
    let first = Alone::on(&path).unwrap();
    assert!(first.is_some());
    assert!(Alone::on(&path).unwrap().is_none());
    drop(first);
    assert!(Alone::on(&path).unwrap().is_some());
    std::fs::remove_file(&path).unwrap();
}
