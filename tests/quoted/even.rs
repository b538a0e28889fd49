//! Phrases of FINDINGS.md on triangular bars with an even k, with the numbers of `static/even.csv`.

use super::facts::{grouped, listed};

/// The rows of `static/even.csv`: k, what, where, and two numbers.
fn rows() -> Vec<(u32, &'static str, u32, &'static str)> {
    let lines = include_str!("../../static/even.csv").lines().skip(1);
    let fields = lines.map(|line| line.split(',').collect::<Vec<_>>());
    fields.map(|row| (row[0].parse().unwrap(), row[1], row[2].parse().unwrap(), row[3])).collect()
}

/// The numbers of a period and its odd part, which 2 does not divide.
fn period(k: u32, c: u32) -> u32 {
    let line = format!("{k},levels,{c},");
    let found = include_str!("../../static/even.csv").lines().find(|row| row.starts_with(&line)).unwrap();
    found.split(',').nth(4).unwrap().parse().unwrap()
}

pub(crate) fn even() -> Vec<String> {
    let rows = rows();
    let ks = [2, 4, 6, 8, 10, 12];
    let cell = |what: &str, k: u32, at: u32| {
        let found = rows.iter().find(|row| (row.0, row.1, row.2) == (k, what, at));
        found.map_or_else(|| "–".into(), |row| grouped(row.3.parse().unwrap()))
    };
    let mut all = Vec::new();
    for size in [8, 16, 32, 64, 128, 256] {
        all.push(format!("| {size} | {} |", ks.map(|k| cell("residuals", k, size)).join(" | ")));
    }
    for k in ks {
        let known = |c: u32| rows.iter().any(|row| (row.0, row.1, row.2) == (k, "levels", c));
        let periods =
            [3, 7, 11, 15, 19, 23].map(|c| if known(c) { grouped(period(k, c)) } else { "–".into() }).join(" | ");
        let last = rows.iter().filter(|row| (row.0, row.1) == (k, "slab")).max_by_key(|row| row.2).unwrap();
        all.push(format!("| period, k = {k} | {periods} | {} ({} states) |", last.2, last.3));
    }
    let rims = ks.map(|k| cell("rim", k, 256));
    let near: Vec<u32> = rows.iter().filter(|row| row.1 == "near").map(|row| row.2).collect();
    assert_eq!(near, [near[0]; 6]);
    let formulas: Vec<u32> = rows.iter().filter(|row| row.1 == "formula").map(|row| row.0).collect();
    let with = |shift: &str| {
        let own = rows.iter().filter(|row| row.1 == "formula" && row.3 == shift);
        own.map(|row| (row.0, row.2)).collect::<Vec<(u32, u32)>>()
    };
    let (none, low, high) = (with("0"), with("-3"), with("1"));
    let names = |all: &[(u32, u32)]| all.iter().map(|row| row.0.to_string()).collect::<Vec<_>>().join(", ");
    assert!(none.iter().all(|&(k, c)| c == (1 << k.trailing_zeros()) - 2));
    assert!(low.iter().all(|row| row.1 == 5) && high.iter().all(|row| row.1 == 2));
    let last = none[none.len() - 1];
    let begin: Vec<String> = none.iter().take(4).map(|row| row.0.to_string()).collect();
    let odd = |k: u32, c: u32| period(k, c) >> period(k, c).trailing_zeros();
    assert_eq!([odd(2, 16), odd(4, 24), odd(12, 19)], [5, 9 * 25 * 13, 81 * 5 * 7]);
    all.extend([
        format!("For even k up to {}, a position with y ≤ c", formulas[formulas.len() - 1]),
        format!("for k = 2, 4, …, {}.", ks[5]),
        format!("(k = 2, …, {})", ks[5]),
        format!("| {}, …, {} | 0 | 2^m - 2, so 2, 6, 2, {}, …, {} |", begin.join(", "), last.0, none[3].1, last.1),
        format!("| {} | -3 | 5 |", names(&low)),
        format!("| {} | 1 | 2 |", names(&high)),
        "| coordinates below | k = 2 | 4 | 6 | 8 | 10 | 12 |".into(),
        "| c | 3 | 7 | 11 | 15 | 19 | 23 |".into(),
        "5 for k = 2 from c = 16 on; 3² · 5² · 13 for k = 4 and c = 24; 3⁴ · 5 · 7 for k = 12 and c = 19".into(),
        format!("with at least {} states", listed(&rims)),
        "as places below 256 show".into(),
        format!("coordinates up to {}, x and z differ by at most y", grouped(near[0])),
        // The picture is of these parameters: docs/sweep.png.
        "for k from 1 to 16, to the right, and s from 0 to 16, downwards".into(),
    ]);
    all
}
