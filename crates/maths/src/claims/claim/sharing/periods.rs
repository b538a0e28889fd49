//! Rows of `sharing` as sequences. Finitely many terms cannot show that a row is not ultimately periodic. The checks test that no period p
//! with a preperiod q, p + q ≤ N/2, fits the terms of the row up to N, for every N up to the bound.

use crate::claims::check::{Cases, Check, Known, failure, sharing};
use crate::claims::claim::Entry;
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked, Parameter};
use crate::games::Position;

pub(in crate::claims::claim) const THEOREM_3: Entry = Entry {
    id: "sharing 3",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 1000,
    looked: |_| Looked::Cases,
    check: |_, bound| no_period(0, bound, |value| value.min(1)),
};

pub(in crate::claims::claim) const COROLLARY_4: Entry =
    Entry { id: "sharing Cor 4", kind: Kind::Corollary, ..THEOREM_3 };

pub(in crate::claims::claim) const CONJECTURE_2: Entry = Entry {
    id: "sharing Conj 2",
    kind: Kind::Conjecture,
    takes: &[(Parameter::Row, "1")],
    check: |p, bound| no_period(p.row, bound, |value| value),
    ..THEOREM_3
};

/// That no period is seen in a row, of whose values this is kept.
fn no_period(row: u32, bound: u32, kept: fn(u32) -> u32) -> Check {
    let count = move |bound: u32| (u64::from(bound) + 1).saturating_sub(row.into());
    let mut terms = Vec::new();
    let look = move |known: &Known<'_>, b: u32| {
        if b < row {
            return None;
        }
        terms.push(kept(known.value(Position::new(0, row, b))?));
        let (preperiod, period) = seen(&terms)?;
        let at = Position::new(0, row, row + preperiod as u32);
        failure(sharing(), at, (Finding::NoPeriod(period as u32), Finding::Period(period as u32)))
    };
    Check::Cases(Cases::new(1, count, look).with_table(sharing(), bound))
}

/// The least period p, and a preperiod q with p + q ≤ N/2, that fit terms with the indices 0 to N.
pub(super) fn seen(terms: &[u32]) -> Option<(usize, usize)> {
    let half = terms.len().checked_sub(1)? / 2;
    (1..=half).map(|period| (half - period, period)).find(|&(preperiod, period)| {
        // From the end, where most fail.
        let ends = terms[preperiod..].windows(period + 1).rev();
        ends.into_iter().all(|window| window.first() == window.last())
    })
}

pub(in crate::claims::claim) const COROLLARY_5: Entry = Entry {
    id: "sharing Cor 5",
    kind: Kind::Corollary,
    check: |_, bound| {
        // Row 2 is looked at where a ≤ b/2; before that it has mirror images.
        const ROWS: [(u32, u32); 2] = [(0, 0), (2, 4)];
        let count = |bound: u32| ROWS.iter().map(|(_, first)| u64::from((bound + 1).saturating_sub(first + 4))).sum();
        let look = |known: &Known<'_>, b: u32| {
            let before = b.checked_sub(4)?;
            let failed = |(row, first): (u32, u32)| {
                let at = Position::new(0, row, b);
                let found = known.value(at)?;
                let was_one = known.value(Position::new(0, row, before))? == 1;
                let stated = if was_one { Finding::Value(1) } else { Finding::OtherThan(1) };
                let fails = before >= first && was_one != (found == 1);
                if fails { failure(sharing(), at, (stated, Finding::Value(found))) } else { None }
            };
            ROWS.into_iter().find_map(failed)
        };
        Check::Cases(Cases::new(0, count, look).with_table(sharing(), bound))
    },
    ..THEOREM_3
};

pub(in crate::claims::claim) const FIGURE_4: Entry =
    Entry { id: "sharing Fig 4", kind: Kind::Data, bound: 502, check: |_, _| largest(3, 500, 41), ..THEOREM_3 };

pub(in crate::claims::claim) const FIGURE_5: Entry =
    Entry { id: "sharing Fig 5", bound: 806, check: |_, _| largest(7, 800, 72), ..FIGURE_4 };

/// The largest of the first values of the row (1, b, n), n ≥ b.
fn largest(b: u32, terms: u32, stated: u32) -> Check {
    let last = b + terms - 1;
    let judge = move |known: &Known<'_>| -> Option<Failure> {
        let values = (b..=last).filter_map(|n| Some((known.value(Position::new(0, b - 1, n - 1))?, n)));
        let (found, n) = values.max_by_key(|&(value, n)| (value, u32::MAX - n))?;
        let findings = (Finding::Value(stated), Finding::Value(found));
        if found == stated { None } else { failure(sharing(), Position::new(1, b, n), findings) }
    };
    Check::Cases(Cases::at(last, judge).with_table(sharing(), last))
}

#[cfg(test)]
mod tests {
    use super::seen;

    #[test]
    fn a_period_is_seen_once_half_of_the_terms_follow_it() {
        let constant = [5, 5, 5];
        assert_eq!(seen(&constant), Some((0, 1)));
        assert_eq!(seen(&constant[..2]), None, "two terms are too few for any");
        // 9, then 1, 2 again and again: indices 0 to N, p + q ≤ N/2.
        let terms: Vec<u32> = std::iter::once(9).chain((0..20).map(|n| 1 + n % 2)).collect();
        assert_eq!(seen(&terms[..6]), None);
        assert_eq!(seen(&terms[..7]), Some((1, 2)));
        let mut broken = terms.clone();
        broken[19] = 7;
        assert_eq!(seen(&broken), None);
    }
}
