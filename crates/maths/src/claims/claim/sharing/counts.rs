//! `sharing` Propositions 1 and 2: the number of P-positions, and their places.

use crate::claims::check::{Cases, Check, Known, failure, sharing};
use crate::claims::claim::Entry;
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked};
use crate::games::Position;
use crate::values::Outcome;
use std::collections::BTreeSet;

pub(in crate::claims::claim) const PROPOSITION_1: Entry = Entry {
    id: "sharing Prop 1",
    kind: Kind::Proposition,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 100,
    looked: |_| Looked::Cases,
    check: |_, _| proposition_1(0, |n| n / 3),
};

pub(in crate::claims::claim) const PROPOSITION_1_WIDE: Entry =
    Entry { id: "sharing Prop 1 wide", check: |_, _| proposition_1(1, |n| n / 3), ..PROPOSITION_1 };

pub(in crate::claims::claim) const PROPOSITION_1_REPAIRED: Entry =
    Entry { id: "sharing Prop 1 ours", is_ours: true, check: |_, _| proposition_1(0, |n| n / 3 + 1), ..PROPOSITION_1 };

/// The check of the number of P-positions with n tokens and no pile smaller than `smallest`.
fn proposition_1(smallest: u32, stated: fn(u32) -> u32) -> Check {
    let mut p_positions = BTreeSet::new();
    let look = move |_: &Known<'_>, n: u32, c: u32| {
        if c == 0 {
            p_positions.clear();
        }
        add_p_positions(n, c, &mut p_positions);
        if c < n {
            return None;
        }
        let found = p_positions.iter().filter(|piles| piles[0] >= smallest).count() as u32;
        if found == stated(n) {
            return None;
        }
        failure(sharing(), Position::new(0, 0, n), (Finding::Count(stated(n)), Finding::Count(found)))
    };
    Check::Cases(Cases::in_parts(3, |n| n.saturating_add(1), |bound| u64::from(bound) + 1, look))
}

/// Adds the P-positions a ≤ b ≤ c with n tokens to those with a smaller c, by the definition: the ones without a move to one.
/// A move makes the largest pile smaller, or leaves it and makes the smallest larger.
fn add_p_positions(n: u32, c: u32, found: &mut BTreeSet<[u32; 3]>) {
    for a in (0..=(n - c) / 2).rev() {
        let b = n - c - a;
        if b > c {
            continue;
        }
        let moves = sharing().options(Position::new(a, b, c));
        let wins = moves.into_iter().any(|(_, to)| {
            let mut piles = to.xyz();
            piles.sort_unstable();
            found.contains(&piles)
        });
        if !wins {
            found.insert([a, b, c]);
        }
    }
}

pub(in crate::claims::claim) const PROPOSITION_2: Entry = Entry {
    id: "sharing Prop 2",
    bound: 1000,
    check: |_, bound| {
        let stated = |n: u32| match n % 32 {
            r if r % 2 == 1 => Some(Outcome::P),
            4 | 12 | 16 | 20 | 28 => Some(Outcome::P),
            0 => None,
            _ => Some(Outcome::N),
        };
        let look = move |value: u32, n: u32| -> Option<Failure> {
            let found = if value == 0 { Outcome::P } else { Outcome::N };
            let stated = stated(n).filter(|&stated| n >= 3 && stated != found)?;
            failure(sharing(), Position::new(0, 0, n), (Finding::Outcome(stated), Finding::Outcome(found)))
        };
        // From n = 3 on, without the multiples of 32.
        let count = |bound: u32| u64::from(bound.saturating_sub(2) - bound / 32);
        let cases = Cases::new(0, count, move |known, n| look(known.value(Position::new(0, 0, n))?, n));
        Check::Cases(cases.with_table(sharing(), bound))
    },
    ..PROPOSITION_1
};
