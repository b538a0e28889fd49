//! The columns against the obvious algorithm without any symmetry, and the comparison against columns that are none.

use super::{PalindromeCheck, Tally, is_palindrome};
use crate::games::{Position, Rules, Ruleset, normal_form};
use crate::solver::{CannotBegin, Computation, Extent, Obvious};
use crate::values::{Nimber, mex};

const BOUND: u64 = 512 * 1024 * 1024;

/// Every column up to `largest_b`, as the check finds it.
fn columns(misere: bool, largest_b: u32) -> Vec<Vec<u16>> {
    let mut check = PalindromeCheck::new(misere, largest_b, BOUND).unwrap();
    let mut all = Vec::new();
    while check.band <= largest_b {
        let band = check.band;
        check.place_block();
        let columns = check.columns.chunks_exact(largest_b as usize + 1);
        all.extend((band..check.band).zip(columns).map(|(b, column)| column[..=b as usize].to_vec()));
    }
    all
}

/// The same from the moves of the game, one option after the other. Knows the normal form, and no symmetry.
fn obvious(misere: bool, largest_b: u32) -> Vec<Vec<u16>> {
    let ruleset = Ruleset { misere, ..Ruleset::normal(Rules::SHARING) };
    let mut all: Vec<Vec<u16>> = Vec::new();
    for b in 0..=largest_b {
        let of = |a: u32| -> u16 {
            let position = Position::new(0, a, b);
            if ruleset.is_terminal(position) {
                return u16::from(misere);
            }
            let options = ruleset.options(position).into_iter().map(|(_, to)| normal_form(to.xyz()));
            mex(options.map(|[_, a, b]| Nimber(all[b as usize][a as usize].into()))).0 as u16
        };
        let column = (0..=b).map(of).collect();
        all.push(column);
    }
    all
}

#[test]
fn of_both_parities() {
    assert!(is_palindrome::<u8>(&[]) && is_palindrome(&[0, 3, 1, 1, 3, 0]) && is_palindrome(&[0, 1, 0]));
    assert!(!is_palindrome(&[0, 1]) && !is_palindrome(&[0, 3, 1, 2, 3, 0]));
}

#[test]
fn whole_columns_are_right_without_any_symmetry() {
    for misere in [false, true] {
        assert_eq!(columns(misere, 130), obvious(misere, 130));
    }
}

#[test]
fn whole_columns_are_those_of_a_table() {
    for misere in [false, true] {
        let ruleset = Ruleset { misere, ..Ruleset::normal(Rules::SHARING) };
        let table = Obvious::table(ruleset, Extent::cube(Rules::SHARING, 200)).unwrap();
        let of = |a, b| table.value(Position::new(0, a, b)).unwrap().0 as u16;
        let expected: Vec<Vec<u16>> = (0..=200).map(|b| (0..=b).map(|a| of(a, b)).collect()).collect();
        assert_eq!(columns(misere, 200), expected);
    }
}

#[test]
fn every_column_is_a_palindrome() {
    // Bands that are full and bands that are not, in slices of any size.
    for (largest_b, work) in [(0, 1), (1, 1), (95, 7), (96, 100), (97, u64::MAX), (600, 10_000)] {
        for misere in [false, true] {
            let mut check = PalindromeCheck::new(misere, largest_b, BOUND).unwrap();
            let mut checked = 0;
            while check.advance(work) == Ok(false) {
                assert!(check.checked() >= checked && check.progress().0 < PalindromeCheck::positions(largest_b));
                checked = check.checked();
            }
            assert_eq!((check.checked(), check.palindromes()), (largest_b + 1, largest_b + 1));
            let all = PalindromeCheck::positions(largest_b);
            assert_eq!((check.first_failure(), check.progress()), (None, (all, all)));
        }
    }
}

#[test]
fn a_broken_column_is_noticed() {
    let mut columns = obvious(false, 30);
    for b in [12, 25] {
        columns[b][3] += 1;
    }
    let mut tally = Tally::default();
    for (b, column) in (0..).zip(&columns) {
        tally.count(b, column);
    }
    assert_eq!((tally.checked, tally.palindromes, tally.first_failure), (31, 29, Some(12)));
}

#[test]
fn a_wrong_value_in_the_sets_breaks_columns() {
    // A value that no position has, on one line of one side only, is enough.
    let mut check = PalindromeCheck::new(false, 200, BOUND).unwrap();
    check.sets.take([150; 3], 0);
    assert_eq!(check.advance(u64::MAX), Ok(true));
    assert_eq!(check.checked(), 201);
    assert!(check.palindromes() < 201 && check.first_failure().is_some_and(|b| b <= 150));
}

#[test]
fn what_it_takes_is_known_before() {
    assert!(PalindromeCheck::bytes(20_000) < BOUND);
    let Err(CannotBegin::Refused(refusal)) = PalindromeCheck::new(false, 1000, 300_000) else {
        panic!("1000 columns take more");
    };
    let most = refusal.fits().unwrap();
    assert!(PalindromeCheck::bytes(most) <= 300_000 && PalindromeCheck::bytes(most + 1) > 300_000);
    assert!(PalindromeCheck::new(false, most, 300_000).is_ok());
    assert!(PalindromeCheck::new(false, PalindromeCheck::LARGEST + 1, u64::MAX).is_err());
}

#[test]
fn sets_have_room_for_every_value_of_a_column_and_no_word_more() {
    for b in 0..300 {
        let values = b + 1;
        let (room, less) = (64 * super::words(b), 64 * (super::words(b) - 1));
        assert!(room >= values as usize && less < values as usize, "{b}");
    }
}
