//! Distributions and rows read from tables, compared with a count of all positions and with the lists of the paper.

use super::{Distribution, RowsOfValues, ValueRow};
use crate::games::{Position, Rules, Ruleset};
use crate::solver::{Computation, Extent, Far, Grid, Plan, Solving, Spread, Table};
use crate::values::{Nimber, Ratio};

fn solved(pass: bool, misere: bool, largest_b: u32) -> Table {
    let ruleset = Ruleset { rules: Rules::SHARING, pass, misere };
    Solving::solve(ruleset, Extent::cube(Rules::SHARING, largest_b), Plan::BOUND).unwrap()
}

fn rows_of(table: &Table, pass: bool, listed: u8, work: u64) -> RowsOfValues {
    let mut rows = RowsOfValues::begin(table, pass, listed).unwrap();
    while !rows.advance(table, work) {
        assert!(rows.done() < rows.total());
    }
    rows
}

/// All b from 2a on at which row a has a value.
fn places(table: &Table, pass: bool, a: u32, value: u32) -> Vec<u32> {
    let has_it = |b: &u32| table.value(Position::new(0, a, *b).with_pass(pass)) == Some(Nimber(value));
    (2 * a..=table.extent().z).filter(has_it).collect()
}

#[test]
fn of_a_grid() {
    let distribution = Distribution::of(&Grid { columns: 3, rows: 2, values: vec![0, 3, 0, Grid::NOTHING, 3, 0] });
    assert_eq!(distribution.counts, [3, 0, 0, 2]);
    assert_eq!((distribution.total(), distribution.count(3), distribution.count(4)), (5, 2, 0));
    assert!((distribution.share(0) - 0.6).abs() < 1e-12);
    let nothing = Distribution::of(&Grid::default());
    assert_eq!((nothing.total(), nothing.counts.len()), (0, 0));
    assert!(nothing.share(0).abs() < 1e-12);
}

#[test]
fn every_row_and_every_value_of_small_tables() {
    for (has_pass, pass, misere) in
        [(false, false, false), (false, false, true), (true, false, false), (true, true, true)]
    {
        let table = solved(has_pass, misere, 61);
        let found = rows_of(&table, pass, 9, 13);
        let mut counts: Vec<u64> = vec![0; found.spreads().len()];
        for (_, value) in table.positions().filter(|(position, _)| position.pass == pass) {
            counts[value.0 as usize] += 1;
        }
        assert_eq!(found.distribution().counts, counts);
        for (value, &spread) in (0..).zip(found.spreads()) {
            let rows: Vec<ValueRow> = (0..=30)
                .filter_map(|a| {
                    let places = places(&table, pass, a, value);
                    Some(ValueRow { a, first_b: *places.first()?, positions: places.len() as u32 })
                })
                .collect();
            let positions = rows.iter().map(|row| u64::from(row.positions)).sum();
            let highest = rows.last().map(|row| (row.a, row.first_b));
            assert_eq!(spread, Spread { positions, highest });
            let listed: Vec<ValueRow> = found.rows(value as u8).collect();
            assert_eq!(listed, if value <= 9 { rows } else { Vec::new() });
        }
    }
}

#[test]
fn as_section_6_of_the_paper_lists_them() {
    let table = solved(false, false, 300);
    let found = rows_of(&table, false, 10, u64::MAX);
    let row = |a, first_b, positions| ValueRow { a, first_b, positions };
    let of_two: Vec<ValueRow> = found.rows(2).collect();
    assert_eq!((of_two.len(), of_two[0], of_two[3]), (4, row(0, 32, 11), row(3, 23, 6)));
    let of_three: Vec<ValueRow> = found.rows(3).collect();
    // "a ≤ 3" is printed for the value 3 too, but (0, 4, 8) has it, in Table 1 of the paper itself.
    assert_eq!(
        (of_three.len(), of_three[0], of_three[3], of_three[4]),
        (5, row(0, 8, 10), row(3, 7, 20), row(4, 8, 1))
    );
    // The largest a for g = 4 to 10, up to b = 200.
    let found = rows_of(&solved(false, false, 200), false, 10, u64::MAX);
    let largest: Vec<u32> = (4..=10).filter_map(|g| found.rows(g).last()).map(|row| row.a).collect();
    assert_eq!(largest, [6, 6, 7, 9, 12, 11, 13]);
}

#[test]
fn as_the_small_values_far_out() {
    for misere in [false, true] {
        let far = Far::new(misere, 4, 1500, u64::MAX).unwrap().run_to_end().unwrap();
        let found = rows_of(&solved(false, misere, 1500), false, 0, 100_000);
        assert_eq!((far.progress().0, &far.spreads()[..]), (1501, &found.spreads()[..5]));
    }
}

#[test]
fn of_sharing_nim_only() {
    let ruleset = Ruleset::normal(Rules::triangle(Ratio::new(3, 1).unwrap()));
    let table = Solving::solve(ruleset, Extent::cube(ruleset.rules, 5), Plan::BOUND).unwrap();
    assert!(RowsOfValues::begin(&table, false, 3).is_none());
}
