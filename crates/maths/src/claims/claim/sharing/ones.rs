//! The proof of `sharing` Theorem 4: from every position (0, a, b), a ≤ b/2, that is neither a P-position nor a 1-position it
//! names a move to a 1-position.

use crate::claims::check::{Cases, Check, failure, sharing};
use crate::claims::claim::Entry;
use crate::claims::claim::sharing::lower_halves;
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked};
use crate::games::{Axis, Move, Position, normal_form};

pub(in crate::claims::claim) const THEOREM_4_MOVES: Entry = Entry {
    id: "sharing 4 ii",
    kind: Kind::Step,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 500,
    looked: |_| Looked::Cases,
    check: |_, _| moves(named),
};

pub(in crate::claims::claim) const THEOREM_4_MOVES_REPAIRED: Entry =
    Entry { id: "sharing 4 ii ours", is_ours: true, check: |_, _| moves(mended), ..THEOREM_4_MOVES };

fn moves(named: fn(u32, u32) -> Option<(Axis, u32)>) -> Check {
    let is_right = move |a: u32, b: u32| {
        let arrives = |(onto, tokens): (Axis, u32)| {
            let play = Move::Share { from: Axis::Z.into(), onto: onto.into(), tokens };
            sharing().play(Position::new(0, a, b), play).is_some_and(|to| is_one(normal_form(to.xyz())))
        };
        is_p(a, b) || is_one([0, a, b]) || named(a, b).is_some_and(arrives)
    };
    let look = move |b: u32| {
        let a = (0..=b / 2).find(|&a| !is_right(a, b))?;
        failure(sharing(), Position::new(0, a, b), (Finding::Holds(true), Finding::Holds(false)))
    };
    Check::Cases(Cases::new(1, lower_halves, move |_, b| look(b)))
}

/// True if the list of Theorem 2 has (0, a, b), a ≤ b/2.
fn is_p(a: u32, b: u32) -> bool {
    a == 0 && (b == 0 || b.trailing_zeros().is_multiple_of(2))
}

/// True if the list of Theorem 4 has a normal form.
fn is_one([_, a, b]: [u32; 3]) -> bool {
    let is_first = b % 4 == 2 && (a == 0 || a == b);
    let is_second = a == 2 && b % 4 == 1 || (a, b) == (1, 2);
    is_first || is_second || (a % 4 == 3 && b == a + 2)
}

/// The same moves, except the illegal ones. If the receiving pile would become the larger one by d tokens, a transfer of d fewer tokens
/// makes the same piles. For a = 1, b = 4s + 3 the number of tokens, 4q − 1 with q = 0, would be negative.
pub(in crate::claims) fn mended(a: u32, b: u32) -> Option<(Axis, u32)> {
    if a == 1 && b % 4 == 3 {
        return Some((Axis::Y, (b - 3) / 2 + (b / 4 + 1) % 2));
    }
    let (onto, tokens) = named(a, b)?;
    let apart = if onto == Axis::Y { b - a } else { b };
    Some((onto, tokens.min(apart.checked_sub(tokens)?)))
}

/// Onto which pile the proof moves how many tokens of the largest one, with a = 4q + r and b = a + 4s + t. None where their
/// number would be negative.
fn named(a: u32, b: u32) -> Option<(Axis, u32)> {
    let (q, r, s, t) = (a / 4, a % 4, (b - a) / 4, (b - a) % 4);
    let (first, second) = (|tokens: u32| Some((Axis::X, tokens)), |tokens: u32| Some((Axis::Y, tokens)));
    let is_odd = |n: u32| n % 2 == 1;
    match (t, r) {
        (0, 0) if is_odd(s) => second(2 * s),
        (0, 0) => second((2 * s).checked_sub(1)?),
        (0, 1) => first(4 * q + 3),
        (0, 2) if is_odd(s) => second(2 * s - 1),
        (0, 2) => second(2 * s),
        (0, _) => first(4 * q + 1),
        (1, 0) => first((4 * q).checked_sub(2)?),
        (1, 1) if is_odd(s - q) => first(2 * q + 2 * s + 1),
        (1, 1) => first(2 * q + 2 * s),
        (1, 2) => first(4 * q + 4),
        (1, _) => first(4 * q + 3),
        (2, 0) => first(4 * q),
        (2, 1) => first((4 * q).checked_sub(1)?),
        (2, 2) if s == q => first(4 * q + 1),
        (2, 2) if is_odd(s - q) => first(2 * q + 2 * s + 2),
        (2, 2) => first(2 * q + 2 * s + 1),
        (2, _) if is_odd(s) => second(2 * s + 1),
        (2, _) => second(2 * s),
        (_, 0) => first(4 * q + 2),
        (_, 1) => first(4 * q + 1),
        (_, 2) => first(4 * q),
        (_, _) if s == q => first(4 * q + 2),
        (_, _) if is_odd(s - q) => first(2 * q + 2 * s + 3),
        (_, _) => first(2 * q + 2 * s + 2),
    }
}
