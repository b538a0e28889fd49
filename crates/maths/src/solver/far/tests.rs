//! Against tables, the paper, and itself in parts.

use super::search::Search;
use super::{Far, NARROW, Rows};
use crate::games::{Position, Ruleset};
use crate::solver::{Computation, Extent, Obvious, Plan, Solving, Table};
use proptest::prelude::*;

fn table(b: u32, misere: bool) -> Table {
    let ruleset = Ruleset { misere, .."sharing".parse().unwrap() };
    let extent = Extent::cube(ruleset.rules, b);
    match b {
        0..=520 => Obvious::table(ruleset, extent).unwrap(),
        _ => Solving::solve(ruleset, extent, Plan::BOUND).unwrap(),
    }
}

/// By the first rows only, as words of 64 rows or of 128.
fn with_rows(misere: bool, g: u8, b: u32, rows: u32, is_wide: bool) -> Far {
    Far(if is_wide {
        Rows::Wide(Search::new(misere, g, b, rows))
    } else {
        Rows::Narrow(Search::new(misere, g, b, rows))
    })
}

fn finished(far: Far, work: u64) -> Far {
    far.run_in_slices(work).unwrap()
}

fn all(far: &Far, from: u32, to: u32) -> Vec<(u32, u8, u32)> {
    let mut found = Vec::new();
    far.each(from..=to, |a, b, value| found.push((b, value, a)));
    found
}

/// All small values of all rows of a table in the columns that are done, and what is said of each value as a whole.
#[track_caller]
fn agrees(far: &Far, table: &Table) {
    let [end, total] = <[u64; 2]>::from(far.progress()).map(|columns| columns as u32);
    assert_eq!(far.unproven().map_or(total, |open| open.from), end);
    let spreads = far.spreads();
    let positions = (0..end).flat_map(|b| (0..=b / 2).map(move |a| (b, a)));
    let value = |a, b| table.value(Position::new(0, a, b)).unwrap().0;
    let mut small: Vec<(u32, u8, u32)> = positions
        .map(|(b, a)| (b, value(a, b), a))
        .filter(|&(_, value, _)| value < spreads.len() as u32)
        .map(|(b, value, a)| (b, value as u8, a))
        .collect();
    small.sort_unstable();
    assert_eq!(all(far, 0, u32::MAX), small);
    for (value, spread) in (0..).zip(spreads) {
        let of_value: Vec<(u32, u32)> = small.iter().filter(|p| p.1 == value).map(|p| (p.2, p.0)).collect();
        assert_eq!(spread.positions, of_value.len() as u64);
        assert_eq!(spread.highest, of_value.into_iter().min_by_key(|&(a, b)| (u32::MAX - a, b)), "value {value}");
    }
}

/// Runs a search for each of these values and numbers of rows, and compares it with a table. Returns the columns at which the searches end.
#[track_caller]
fn ends(b: u32, misere: bool, is_wide: bool, values: &[u8], rows: &[u32]) -> Vec<u64> {
    let table = table(b, misere);
    let all = if is_wide { 128 } else { 64 };
    let cases = values.iter().flat_map(|&g| rows.iter().map(move |&rows| (g, rows)));
    let end = |(g, rows)| {
        let far = finished(with_rows(misere, g, b, rows, is_wide), u64::MAX);
        agrees(&far, &table);
        assert!(far.unproven().is_none() || rows < all, "{g}: {:?}", far.unproven());
        far.progress().0
    };
    cases.map(end).collect()
}

#[test]
fn what_is_proven_agrees_with_tables() {
    for (b, misere) in [0, 1, 2, 200, 255, 256, 400, 1000].into_iter().flat_map(|b| [(b, false), (b, true)]) {
        let values = [0, 1, 2, 3, 4, 5, 6, 14, 30, NARROW];
        let ends = ends(b, misere, false, &values, &[1, 3, 5, 7, 8, 12, 40, 64]);
        // Too few rows are found out, in the first columns and later.
        let is_end_in = |from: u64, to: u64| ends.iter().any(|end| (from..to).contains(end));
        assert!(b < 1000 || misere || is_end_in(0, 256) && is_end_in(256, 1000), "{ends:?}");
    }
}

#[test]
fn what_is_proven_by_128_rows_agrees_with_tables() {
    for (b, misere) in [0, 2, 300, 511, 512, 513, 1000].into_iter().flat_map(|b| [(b, false), (b, true)]) {
        let ends = ends(b, misere, true, &[0, 3, 5, 14, 60, 100], &[1, 5, 7, 12, 64, 65, 100, 127, 128]);
        let is_end_in = |from: u64, to: u64| ends.iter().any(|end| (from..to).contains(end));
        assert!(b < 1000 || misere || is_end_in(0, 512) && is_end_in(512, 1000), "{ends:?}");
    }
}

#[test]
fn the_largest_values_for_which_the_rows_are_enough() {
    let unproven = |far: Far| finished(far, u64::MAX).unproven().map(|open| (open.value, open.line, open.from));
    assert_eq!(unproven(with_rows(false, NARROW, 1000, 64, false)), None);
    assert_eq!(unproven(with_rows(false, NARROW + 1, 1000, 64, false)), Some((51, 1, 129)));
    for (g, end) in [(NARROW, None), (NARROW + 1, None), (Far::MOST, None), (Far::MOST + 1, Some((111, 3, 259)))] {
        assert_eq!(unproven(Far::new(false, g, 1000, Plan::BOUND).unwrap()), end, "{g}");
    }
}

/// By Section 6 value 3 has a ≤ 3; but already Table 1 has G(0, 4, 8) = 3.
#[test]
fn the_largest_a_of_section_6() {
    let far = finished(Far::new(false, 10, 200, Plan::BOUND).unwrap(), 1);
    let largest: Vec<u32> = far.spreads().iter().map(|spread| spread.highest.unwrap().0).collect();
    assert_eq!(largest, [0, 2, 3, 4, 6, 6, 7, 9, 12, 11, 13]);
    assert_eq!([(4, 8), (22, 23), (100, 200), (2, 1)].map(|(a, b)| far.value(a, b)), [Some(3), Some(2), None, None]);
}

/// Conjecture 3 fails: here 8 > 2 · 4 − 1.
#[test]
fn the_first_value_beyond_conjecture_3() {
    let far = finished(Far::new(false, 4, 8_711_020, Plan::BOUND).unwrap(), 100_000);
    assert_eq!((far.unproven(), far.spreads()[4].highest), (None, Some((8, 8_711_017))));
    assert_eq!(far.value(8, 8_711_017), Some(4));
    assert!(far.spreads()[2].highest.unwrap().0 <= 3 && far.spreads()[3].highest.unwrap().0 <= 5);
}

#[test]
fn too_many_columns_are_refused_with_how_many_fit() {
    let fits = Far::new(false, 4, u32::MAX, Plan::BOUND).err().unwrap().fits().unwrap();
    assert!(Far::bytes(4, fits) <= Plan::BOUND && Far::bytes(4, fits + 1) > Plan::BOUND && fits > 500_000_000);
    assert_eq!(Far::new(false, 4, 9, 10).err().unwrap().fits(), None);
    assert!(Far::bytes(4, 10_000_000) < 7_000_000);
}

/// Far out both kinds of words have the same positions.
#[test]
fn words_of_64_and_of_128_rows_agree() {
    let [narrow, wide] = [false, true].map(|is_wide| finished(with_rows(false, 40, 300_000, 64, is_wide), 10_000));
    assert_eq!((narrow.progress(), narrow.spreads()), (wide.progress(), wide.spreads()));
    assert_eq!(all(&narrow, 290_000, 300_000), all(&wide, 290_000, 300_000));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn slices_and_parts_equal_one_run(
        g in 0u8..20, b in 0u32..20_000, rows in 1u32..=128, work in 1u64..5000, from in 0u32..20_000, misere: bool,
    ) {
        let far = || with_rows(misere, g, b, rows, rows > 64);
        let (whole, sliced) = (finished(far(), u64::MAX), finished(far(), work));
        let summary = |far: &Far| (far.spreads(), far.progress().0, far.unproven());
        prop_assert_eq!(summary(&whole), summary(&sliced));
        let mut part = all(&whole, 0, b);
        prop_assert_eq!(part.len() as u64, whole.spreads().iter().map(|spread| spread.positions).sum::<u64>());
        part.retain(|&(b, _, _)| (from..=from + 50).contains(&b));
        prop_assert_eq!(all(&sliced, from, from + 50), part);
    }
}
