//! The report of a wrong table, for those who mend the program. It is in English in every language of the page.

use maths::solver::Mismatch;

/// The report of a wrong table for the programmers, in English. `build` is the folder of the page's files, as in an address.
pub(super) fn report(size: u32, mismatch: &Mismatch, build: &str) -> String {
    let build = build.trim_start_matches('.').trim_matches('/');
    let Mismatch { game, table, found } = mismatch;
    format!(
        "Bittersweet {} ({build}): wrong table. Ruleset {}, N = {size}, position {game}: {table:?} was computed, {found:?} is right.",
        env!("CARGO_PKG_VERSION"),
        game.ruleset()
    )
}
