//! `sharing` Section 7: the statements of Section 2 about three piles, for more piles.

use crate::claims::check::{Cases, Check, failure};
use crate::claims::claim::Entry;
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked, Parameter};
use crate::games::{Coordinates, Piles, Position, Rules, Ruleset};
use crate::solver::{PileForms, PilePlan, PileRules, PileTable};
use crate::values::Nimber;

pub(in crate::claims::claim) const SECTION_7: Entry = Entry {
    id: "sharing Sec 7",
    kind: Kind::Remark,
    is_ours: false,
    takes: &[(Parameter::Piles, "4")],
    is_stated: |p| p.piles > 3,
    bound: 40,
    looked: |_| Looked::Cases,
    check: |p, bound| {
        let piles = p.piles as usize;
        // Not in normal form, which would take Lemma 1 for granted.
        let rules = PileRules { forms: PileForms::All, ..PileRules::normal(piles) };
        let count = move |bound| PilePlan::count(rules, bound);
        // Of a size, one second largest pile after the other.
        let cases = Cases::in_parts(
            p.piles - 1,
            |n| n.saturating_add(1),
            count,
            move |known, n, second| first_difference([second, n], known.piles?),
        );
        Check::Cases(cases.with_piles(rules, bound))
    },
};

/// The first position with these two largest piles that has another value after one of two changes: the smallest pile is subtracted from
/// all piles (Lemma 1), or every pile is subtracted from the largest one (Theorem 1). Positions are ordered by the sum of their piles, and
/// then pile by pile.
fn first_difference(top: [u32; 2], known: &PileTable) -> Option<Failure> {
    let mut first: Option<(u32, Vec<u32>, [u32; 2])> = None;
    known.each_with_largest(&top, |piles, _, Nimber(value)| {
        let smallest = piles.first().copied().unwrap_or(0);
        let (mut shifted, mut turned) = ([0; PileRules::MOST], [0; PileRules::MOST]);
        for (index, pile) in piles.iter().enumerate() {
            shifted[index] = pile - smallest;
            turned[piles.len() - 1 - index] = top[1] - pile;
        }
        let other = |piles: &[u32]| known.value(piles, false).filter(|other| other.0 != value);
        let lowered = if smallest > 0 { other(&shifted[..piles.len()]) } else { None };
        if let Some(other) = lowered.or_else(|| other(&turned[..piles.len()])) {
            let found = (piles.iter().sum(), piles.to_vec(), [other.0, value]);
            if first.as_ref().is_none_or(|first| found < *first) {
                first = Some(found);
            }
        }
    });
    let (_, piles, values) = first?;
    stated(&piles, values)
}

/// A failure at these piles.
fn stated(piles: &[u32], [expected, found]: [u32; 2]) -> Option<Failure> {
    let ruleset = Ruleset::normal(Rules::Piles(Piles::new(piles.len())?));
    let position = Position::at(Coordinates::new(piles)?);
    failure(ruleset, position, (Finding::Value(expected), Finding::Value(found)))
}

#[cfg(test)]
mod tests {
    use super::{first_difference, stated};
    use crate::claims::verdict::Finding;
    use crate::solver::{Computation, PileForms, PileRules, PileTable, Plan};

    #[test]
    fn a_wrong_value_is_reported_with_all_its_piles() {
        let rules = PileRules { forms: PileForms::All, ..PileRules::normal(5) };
        let mut known = PileTable::new(rules, 4, Plan::BOUND).unwrap().run_to_end().unwrap();
        let all = |known: &PileTable| (0..=4).find_map(|second| first_difference([second, 4], known));
        assert_eq!(all(&known), None);
        // (1, 1, 2, 3, 4) is (0, 0, 1, 2, 3), and turned round (0, 1, 2, 3, 3), whose own turn is it again.
        let right = known.value(&[1, 1, 2, 3, 4], false).unwrap().0;
        known.plant(&[1, 1, 2, 3, 4], right as u16 + 1);
        assert_eq!(all(&known), stated(&[1, 1, 2, 3, 4], [right, right + 1]));
        // Turned round it has the same wrong value now, and only without the smallest pile another one.
        known.plant(&[0, 1, 2, 3, 3], right as u16 + 1);
        assert_eq!(all(&known), stated(&[1, 1, 2, 3, 4], [right, right + 1]));
        let failure = stated(&[1, 1, 2, 3, 4], [2, 3]).unwrap();
        assert_eq!(failure.at.to_string(), "sharing:1,1,2,3,4");
        assert_eq!((failure.expected, failure.found), (Finding::Value(2), Finding::Value(3)));
    }
}
