//! Claims of `sharing`.

pub(super) mod counts;
pub(super) mod levels;
pub(super) mod many;
pub(super) mod ones;
pub(super) mod periods;
mod printed;
mod recursion;
pub(super) mod symmetry;
pub(super) mod tables;

use crate::claims::check::{Check, Columns, Maps, Values, failure, sharing};
use crate::claims::claim::Entry;
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked, Parameter, Parameters};
use crate::games::{Position, normal_form};
use crate::solver::{Far, Grid};
use crate::values::Outcome;

pub(super) const CONJECTURE_1: Entry = Entry {
    id: "sharing Conj 1",
    kind: Kind::Conjecture,
    is_ours: false,
    takes: &[(Parameter::Row, "0"), (Parameter::G, "12")],
    is_stated: |p| [(0, Some(12)), (2, Some(41)), (6, Some(72))].contains(&(p.row, p.g)),
    bound: 1000,
    looked: |p| by_small_values(p.g.filter(|_| p.row < ROWS)),
    check: |p, _| conjecture_1(p),
};

/// The number of rows of small values that a claim can be about: [`Far`] keeps these rows for all g.
const ROWS: u32 = 64;

/// The objects that a check visits if it needs the values up to g, or all values for `None`.
fn by_small_values(g: Option<u32>) -> Looked {
    if g.is_some_and(|g| g <= u32::from(Far::MOST)) { Looked::SmallValues } else { Looked::Positions }
}

fn conjecture_1(parameters: &Parameters) -> Check {
    let row = parameters.row;
    let most = parameters.g.unwrap_or(u32::MAX);
    // Before b = 2a the row has mirror images (0, b − a, b) of the positions that are tested.
    let in_row = move |b: u32| if b >= row { Some(row.min(b - row)) } else { None };
    match u8::try_from(most) {
        Ok(g) if g <= Far::MOST && row < ROWS => {
            let judge = move |b: u32, column: &[(u32, u32)]| {
                let a = in_row(b)?;
                let is_small = column.iter().any(|&(other, _)| other == a);
                (!is_small).then_some((a, Finding::AtMost(most), Finding::MoreThan(most)))
            };
            Check::Columns(Columns { g, judge: Box::new(judge) })
        }
        _ => {
            let judge = move |position: Position, value: u32| {
                let [_, a, b] = position.xyz();
                (in_row(b) == Some(a) && value > most).then_some((Finding::AtMost(most), Finding::Value(value)))
            };
            Check::Values(Values { ruleset: sharing(), judge: Box::new(judge) })
        }
    }
}

pub(super) const CONJECTURE_3: Entry = Entry {
    id: "sharing Conj 3",
    kind: Kind::Conjecture,
    is_ours: false,
    takes: &[(Parameter::G, "3")],
    is_stated: |p| p.g.is_none_or(|g| g >= 2),
    bound: 100_000,
    looked: |p| by_small_values(p.g),
    check: |p, _| conjecture_3(p),
};

fn conjecture_3(parameters: &Parameters) -> Check {
    // The conjecture for one g is about the positions of that value alone.
    let only = parameters.g;
    let fails = move |a: u32, value: u32| {
        let most = (2 * value).saturating_sub(1);
        let is_meant = value >= 2 && only.is_none_or(|g| value == g);
        (is_meant && a > most).then_some((Finding::RowAtMost(most), Finding::RowWithValue(a, value)))
    };
    match parameters.g.and_then(|g| u8::try_from(g).ok()) {
        Some(g) if g <= Far::MOST => {
            let judge = move |_, column: &[(u32, u32)]| {
                let failed =
                    column.iter().filter_map(|&(a, value)| fails(a, value).map(|(stated, found)| (a, stated, found)));
                failed.min_by_key(|&(a, _, _)| a)
            };
            Check::Columns(Columns { g, judge: Box::new(judge) })
        }
        _ => {
            let judge = move |position: Position, value: u32| fails(position.xyz()[1], value);
            Check::Values(Values { ruleset: sharing(), judge: Box::new(judge) })
        }
    }
}

pub(super) const REMARK_5: Entry = Entry {
    id: "sharing Rem 5",
    kind: Kind::Remark,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 500,
    looked: |_| Looked::Positions,
    check: |_, _| remark_5(Sharing::Evenly, |count| count == 1, Finding::Winning(1)),
};

pub(super) const REMARK_5_WIDE: Entry = Entry {
    id: "sharing Rem 5 wide",
    kind: Kind::Remark,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 500,
    looked: |_| Looked::Positions,
    check: |_, _| remark_5(Sharing::Any, |count| count == 1, Finding::Winning(1)),
};

pub(super) const REMARK_5_REPAIRED: Entry = Entry {
    id: "sharing Rem 5 ours",
    kind: Kind::Theorem,
    is_ours: true,
    takes: &[],
    is_stated: |_| true,
    bound: 500,
    looked: |_| Looked::Positions,
    check: |_, _| remark_5(Sharing::Any, |count| count >= 1, Finding::SomeWinning),
};

/// Which moves Remark 5 is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sharing {
    /// Those that make the giving and the receiving pile equal.
    Evenly,
    /// Those after which any two piles are equal.
    Any,
}

fn remark_5(moves: Sharing, is_right: fn(u32) -> bool, expected: Finding) -> Check {
    let judge = move |grids: &[Grid], b: u32, a: u32| {
        let grid = grids.first()?;
        let is_p = |[_, a, b]: [u32; 3]| grid.at(b, a).is_some();
        if a > b / 2 || is_p([0, a, b]) {
            return None;
        }
        let is_even = |gap: u32| gap > 0 && gap.is_multiple_of(2);
        let made = [
            (is_even(a), [a / 2, a / 2, b]),
            (is_even(b), [b / 2, a, b / 2]),
            (is_even(b - a), [0, a + (b - a) / 2, a + (b - a) / 2]),
            // For a ≤ b/2 this is the only other move: the largest pile makes the smallest one equal to the middle one.
            (moves == Sharing::Any && a > 0, [a, a, b - a]),
        ];
        let mut winning: Vec<[u32; 3]> =
            made.into_iter().filter(|made| made.0).map(|made| normal_form(made.1)).collect();
        winning.retain(|&to| is_p(to));
        winning.sort_unstable();
        winning.dedup();
        let count = winning.len() as u32;
        if is_right(count) {
            None
        } else {
            failure(sharing(), Position::new(0, a, b), (expected, Finding::Winning(count)))
        }
    };
    Check::Maps(Maps { maps: vec![(sharing(), false)], counted: sharing(), judge: Box::new(judge) })
}

pub(super) const THEOREM_2: Entry = Entry {
    id: "sharing 2",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 100_000,
    looked: |_| Looked::SmallValues,
    check: |_, _| {
        // (0, d, d) is the mirror image of (0, 0, d).
        let is_p = |a: u32, b: u32| a == 0 && (b == 0 || b.trailing_zeros().is_multiple_of(2));
        let judge = move |b: u32, column: &[(u32, u32)]| {
            let wrongly_n = column.iter().map(|&(a, _)| a).find(|&a| !is_p(a, b));
            let wrongly_p = (is_p(0, b) && !column.contains(&(0, 0))).then_some(0);
            let (p, n) = (Finding::Outcome(Outcome::P), Finding::Outcome(Outcome::N));
            wrongly_p.map(|a| (a, p, n)).or(wrongly_n.map(|a| (a, n, p)))
        };
        Check::Columns(Columns { g: 0, judge: Box::new(judge) })
    },
};

pub(super) const THEOREM_4: Entry = Entry {
    id: "sharing 4",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 100_000,
    looked: |_| Looked::SmallValues,
    check: |_, _| Check::Columns(Columns { g: 1, judge: Box::new(as_listed) }),
};

/// The first difference between the 1-positions of a column and the list: the row a, the finding by the list, and the true one. The column
/// has its values up to 1 with their rows.
fn as_listed(b: u32, column: &[(u32, u32)]) -> Option<(u32, Finding, Finding)> {
    let listed = ones_of_column(b);
    let found: Vec<u32> = column.iter().filter(|&&(_, value)| value == 1).map(|&(a, _)| a).collect();
    let missing = listed.iter().flatten().filter(|a| !found.contains(a)).map(|&a| {
        let zero = column.contains(&(a, 0)).then_some(Finding::Value(0));
        (a, Finding::Value(1), zero.unwrap_or(Finding::MoreThan(1)))
    });
    let unlisted = found.iter().filter(|&&a| !listed.contains(&Some(a)));
    let unlisted = unlisted.map(|&a| (a, Finding::OtherThan(1), Finding::Value(1)));
    missing.chain(unlisted).min_by_key(|&(a, _, _)| a)
}

/// The a ≤ b/2 of the 1-positions in a column; (0, 4k+2, 4k+2) and (0, 4l−1, 4l+1) are mirror images of the others.
fn ones_of_column(b: u32) -> [Option<u32>; 2] {
    let bottom = (b % 4 == 2).then_some(0);
    let third = (b >= 5 && b % 4 == 1).then_some(2);
    [bottom, if b == 2 { Some(1) } else { third }]
}

/// The number of (0, a, b) with a ≤ b/2 and b up to a bound.
fn lower_halves(bound: u32) -> u64 {
    (u64::from(bound) / 2 + 1) * (u64::from(bound).div_ceil(2) + 1)
}

#[cfg(test)]
mod tests {
    use super::{Finding, as_listed};

    /// Column 9 has a 1 in row 2 only, and column 10 in row 0 only.
    #[test]
    fn a_column_with_other_ones_than_the_list_is_reported_at_the_first_of_them() {
        let [is_one, is_none] = [Finding::Value(1), Finding::OtherThan(1)];
        for (b, column, found) in [
            (9, &[(2, 1)][..], None),
            (9, &[(0, 0), (2, 0)], Some((2, is_one, Finding::Value(0)))),
            (9, &[(0, 0)], Some((2, is_one, Finding::MoreThan(1)))),
            (9, &[(2, 1), (4, 1)], Some((4, is_none, is_one))),
            (9, &[(1, 1), (3, 0)], Some((1, is_none, is_one))),
            (10, &[(0, 1), (5, 0)], None),
            (10, &[(5, 1)], Some((0, is_one, Finding::MoreThan(1)))),
            (3, &[(1, 0)], None),
            (3, &[(0, 1)], Some((0, is_none, is_one))),
        ] {
            assert_eq!(as_listed(b, column), found, "{b}, {column:?}");
        }
    }
}
