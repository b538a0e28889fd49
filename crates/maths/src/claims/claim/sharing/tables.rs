//! The tables of `sharing`.

use crate::claims::check::{Cases, Check, Known, sharing};
use crate::claims::claim::Entry;
use crate::claims::claim::sharing::printed;
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked};
use crate::games::{Game, Position};
use crate::values::Outcome;

/// The digits of a printed line. Letters are digits beyond 9.
fn digits(line: &'static str) -> impl Iterator<Item = u32> {
    line.chars().filter_map(|digit| digit.to_digit(36))
}

fn value(known: &Known<'_>, game: &Game, _: Finding) -> Option<Finding> {
    known.value(game.position()).map(Finding::Value)
}

fn outcome(known: &Known<'_>, game: &Game, _: Finding) -> Option<Finding> {
    known.value(game.position()).map(|value| Finding::Outcome(if value == 0 { Outcome::P } else { Outcome::N }))
}

pub(in crate::claims::claim) const TABLE_1: Entry = Entry {
    id: "sharing Table 1",
    kind: Kind::Data,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 16,
    looked: |_| Looked::Cases,
    check: |_, _| {
        let column = |(b, line): (u32, &'static str)| {
            (0..).zip(digits(line)).map(move |(a, value)| (sharing(), Position::new(0, a, b), Finding::Value(value)))
        };
        let all = (0..).zip(printed::TABLE_1).flat_map(column);
        Check::Cases(Cases::listed(all, value).with_table(sharing(), 16))
    },
};

/// A table of row 0 from some n on, compared with 490 values or outcomes.
fn row(line: &'static str, first: u32, stated: fn(u32) -> Finding, found: Found) -> Check {
    let all = (first..).zip(digits(line)).map(move |(n, digit)| (sharing(), Position::new(0, 0, n), stated(digit)));
    Check::Cases(Cases::listed(all, found).with_table(sharing(), 490))
}

type Found = fn(&Known<'_>, &Game, Finding) -> Option<Finding>;

pub(in crate::claims::claim) const TABLE_2: Entry = Entry {
    id: "sharing Table 2",
    bound: 490,
    check: |_, _| row(printed::TABLE_2, 1, Finding::Value, value),
    ..TABLE_1
};

pub(in crate::claims::claim) const TABLE_2_REPAIRED: Entry = Entry {
    id: "sharing Table 2 ours",
    is_ours: true,
    check: |_, _| row(printed::TABLE_2, 0, Finding::Value, value),
    ..TABLE_2
};

/// f is 0 at P-positions.
fn of_f(f: u32) -> Finding {
    Finding::Outcome(if f == 0 { Outcome::P } else { Outcome::N })
}

pub(in crate::claims::claim) const TABLE_3: Entry =
    Entry { id: "sharing Table 3", check: |_, _| row(printed::TABLE_3, 1, of_f, outcome), ..TABLE_2 };

pub(in crate::claims::claim) const TABLE_3_REPAIRED: Entry = Entry {
    id: "sharing Table 3 ours",
    is_ours: true,
    check: |_, _| row(printed::TABLE_3, 0, of_f, outcome),
    ..TABLE_2
};
