//! Heaps that split: published values and periods, and the known games of the page.

use maths::solver::heaps::{HeapRules, Reckoning, read};
use pages::heaps::KNOWN;
use proofs::theorems::periods::{Period, find};

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split(',').collect())
}

fn periods() -> impl Iterator<Item = Vec<&'static str>> {
    rows(include_str!("golden/periods.csv"))
}

fn values() -> impl Iterator<Item = Vec<&'static str>> {
    rows(include_str!("golden/heaps.csv"))
}

/// The rules of a row: an octal code, `grundy`, or `subtraction` with its amounts.
fn rules(text: &str) -> HeapRules {
    if text.starts_with("move") {
        return read(text).unwrap_or_else(|mistakes| panic!("{text}: {mistakes:?}"));
    }
    let moves = match text.split_once(' ') {
        Some((_, "1 4 9 16 25 36 49")) => "move n by squares".into(),
        Some((_, amounts)) if amounts.starts_with("2 3 5 7 11 13") => "move n by primes".into(),
        Some((_, amounts)) => format!("move n by {}", amounts.replace(' ', ",")),
        None if text == "grundy" => "move n into a+b where a != b".into(),
        // The source writes a last digit that repeats this number of times.
        None if text.starts_with("4.3333333333") => "4.3…".into(),
        None => text.to_owned(),
    };
    read(&moves).unwrap_or_else(|mistakes| panic!("{text}: {mistakes:?}"))
}

fn reckoned(rules: &HeapRules, count: usize) -> Vec<u32> {
    let mut reckoning = Reckoning::new(rules.clone());
    while reckoning.values().len() < count {
        reckoning.advance();
    }
    reckoning.values().to_vec()
}

#[test]
fn published_values_are_found() {
    let mut count = 0;
    for row in values() {
        let published: Vec<u32> = row[2].split(' ').map(|value| value.parse().unwrap()).collect();
        assert_eq!(reckoned(&rules(row[0]), published.len()), published, "{}", row[0]);
        count += 1;
    }
    assert!(count >= 30, "{count}");
}

/// Longer ones take minutes; the benchmark has them.
#[test]
fn published_periods_are_proved_and_shorter_ones_are_not_there() {
    let mut count = 0;
    for row in periods() {
        let period = Period { from: row[2].parse().unwrap(), length: row[3].parse().unwrap() };
        let rules = rules(row[0]);
        let needed = period.needs(&rules).unwrap();
        if needed > 20_000 {
            continue;
        }
        assert_eq!(find(&rules, &reckoned(&rules, needed)), Some(period), "{}", row[0]);
        count += 1;
    }
    assert!(count >= 100, "{count}");
}

#[test]
fn games_with_a_name_have_published_values() {
    for known in KNOWN.iter().filter(|known| known.rules != "move n by any") {
        let wanted = rules(known.rules);
        assert!(values().any(|row| rules(row[0]) == wanted), "{}", known.rules);
    }
    // C. L. Bouton, 1901: the value of a heap of Nim is its number of tokens.
    assert_eq!(reckoned(&rules("move n by any"), 100), (0..100).collect::<Vec<u32>>());
}
