//! The sets that are known before a foundry begins.

use crate::theorems::foundry::Candidate;
use maths::games::{Rules, Ruleset};
use maths::values::Ratio;

/// The rules of the papers whose P-positions a foundry compares with: Nim, T(k) for odd k up to a bound and CB(s, k) for k up to
/// that bound and s < 2k, each in all ways to play. With 0 Nim alone. Nim has one, two or three piles.
pub fn known(most: u32) -> Vec<Candidate> {
    let whole = |k: u32| Ratio::whole(k).unwrap_or(Ratio::ONE);
    let triangles = (1..=most).step_by(2).map(|k| Rules::triangle(whole(k)));
    let steps = (1..=most).flat_map(|k| (0..2 * k).map(move |s| Rules::step(whole(k), s)));
    let ways = [(false, false), (true, false), (false, true), (true, true)];
    let piles = ["rules:x", "rules:x y"].into_iter().filter_map(|text| Some(text.parse::<Ruleset>().ok()?.rules));
    let all = piles.chain([Rules::NIM]).chain(triangles).chain(steps);
    let of = |rules: Rules| ways.map(|(misere, pass)| Ruleset { rules, pass, misere });
    all.flat_map(of).map(|ruleset| Candidate { ruleset, value: 0, is_of_papers: true }).collect()
}
