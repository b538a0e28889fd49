//! `sharing` Section 6: in which rows a ≤ b/2 the small values lie.

use crate::claims::check::{Cases, Check, Columns, Known, failure, sharing};
use crate::claims::claim::Entry;
use crate::claims::claim::sharing::{lower_halves, printed};
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked};
use crate::games::Position;

/// The lists go so far.
const LISTED: u32 = 300;

/// Asks of each (0, a, b) with a ≤ b/2 and b up to some bound.
fn each(last: u32, judge: impl Fn(u32, u32, u32) -> Option<(Finding, Finding)> + Send + 'static) -> Check {
    let count = move |bound: u32| lower_halves(bound.min(last));
    let look = move |known: &Known<'_>, b: u32| {
        let failed = |a: u32| {
            let at = Position::new(0, a, b);
            failure(sharing(), at, judge(a, b, known.value(at)?)?)
        };
        if b > last { None } else { (0..=b / 2).find_map(failed) }
    };
    Check::Cases(Cases::new(1, count, look).with_table(sharing(), last))
}

/// That these are all positions of a value.
fn list(value: u32, rows: &'static [&'static [u16]], more: Option<(u32, u32)>) -> Check {
    each(LISTED, move |a, b, found| {
        let row = rows.get(a as usize).copied().unwrap_or_default();
        let is_listed = row.iter().any(|&listed| u32::from(listed) == b) || more == Some((a, b));
        let stated = if is_listed { Finding::Value(value) } else { Finding::OtherThan(value) };
        (is_listed != (found == value)).then_some((stated, Finding::Value(found)))
    })
}

pub(in crate::claims::claim) const TWOS: Entry = Entry {
    id: "sharing Sec 6 b",
    kind: Kind::Data,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: LISTED,
    looked: |_| Looked::Cases,
    check: |_, _| list(2, &printed::TWOS, None),
};

pub(in crate::claims::claim) const THREES: Entry =
    Entry { id: "sharing Sec 6 c", check: |_, _| list(3, &printed::THREES, None), ..TWOS };

pub(in crate::claims::claim) const THREES_REPAIRED: Entry = Entry {
    id: "sharing Sec 6 c ours",
    is_ours: true,
    looked: |_| Looked::Cases,
    check: |_, _| list(3, &printed::THREES, Some((4, 8))),
    ..THREES
};

/// That the values 2 and 3 lie in the rows up to these.
fn rows(most: [u32; 2]) -> Check {
    let judge = move |_, column: &[(u32, u32)]| {
        let beyond = |&(a, value): &(u32, u32)| {
            let most = *most.get(value.checked_sub(2)? as usize)?;
            (a > most).then_some((a, Finding::RowAtMost(most), Finding::RowWithValue(a, value)))
        };
        column.iter().filter_map(beyond).min_by_key(|&(a, ..)| a)
    };
    Check::Columns(Columns { g: 3, judge: Box::new(judge) })
}

pub(in crate::claims::claim) const ROWS: Entry = Entry {
    id: "sharing Sec 6 a",
    kind: Kind::Remark,
    bound: 100_000,
    looked: |_| Looked::SmallValues,
    check: |_, _| rows([3, 3]),
    ..TWOS
};

/// G(0, 5, 47523) = 3, and no position up to the bound on record has the value 3 in a higher row.
pub(in crate::claims::claim) const ROWS_REPAIRED: Entry = Entry {
    id: "sharing Sec 6 a ours",
    kind: Kind::Conjecture,
    is_ours: true,
    looked: |_| Looked::SmallValues,
    check: |_, _| rows([3, 5]),
    ..ROWS
};

pub(in crate::claims::claim) const LARGEST: Entry = Entry {
    id: "sharing Sec 6 d",
    bound: 200,
    check: |_, _| {
        const FAR: u32 = 200;
        const PRINTED: [(u32, u32); 7] = [(4, 6), (5, 6), (6, 7), (7, 9), (8, 12), (9, 11), (10, 13)];
        let judge = |known: &Known<'_>| -> Option<Failure> {
            let all = || (0..=FAR).flat_map(|b| (0..=b / 2).map(move |a| Position::new(0, a, b)));
            PRINTED.into_iter().find_map(|(value, stated)| {
                let of_value = all().filter(|&at| known.value(at) == Some(value));
                let highest = of_value.max_by_key(|at| at.xyz()[1])?;
                let found = highest.xyz()[1];
                let findings = (Finding::RowAtMost(stated), Finding::RowWithValue(found, value));
                if found == stated { None } else { failure(sharing(), highest, findings) }
            })
        };
        let cases = Cases::at(FAR, judge).with_table(sharing(), FAR);
        Check::Cases(Cases { count: Box::new(|most| if most < FAR { 0 } else { PRINTED.len() as u64 }), ..cases })
    },
    ..TWOS
};
