//! Games with a name.

use web::texts::Texts;

/// A game with a name.
#[derive(Clone, Copy)]
pub struct Known {
    /// The rules.
    pub rules: &'static str,
    /// The name.
    pub name: fn(Texts) -> &'static str,
    /// True if heaps split in it.
    pub splits: bool,
}

/// Games with a name, those of subtraction first. `tests/golden/heaps.csv` has published values of each.
pub const KNOWN: [Known; 14] = [
    known("move n by 1,2,3", Texts::heaps_three, false),
    known("move n by 2,3,7", Texts::heaps_two_three_seven, false),
    known("move n by any", Texts::heaps_nim, false),
    known("move n by squares", Texts::heaps_squares, false),
    known("move n by primes", Texts::heaps_primes, false),
    known("0.77", Texts::heaps_kayles, true),
    known("0.7777", Texts::heaps_double_kayles, true),
    known("0.07", Texts::heaps_dawson_kayles, true),
    known("0.137", Texts::heaps_dawson_chess, true),
    known("0.15", Texts::heaps_guiles, true),
    known("0.007", Texts::heaps_treblecross, true),
    known("0.6", Texts::heaps_officers, true),
    known("move n into a+b where a != b", Texts::heaps_grundy, true),
    known("4.3…", Texts::heaps_lasker, true),
];

const fn known(rules: &'static str, name: fn(Texts) -> &'static str, splits: bool) -> Known {
    Known { rules, name, splits }
}
