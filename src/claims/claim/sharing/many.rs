//! `sharing` Section 7: what Section 2 says of three piles, said of more.

use crate::claims::Counted;
use crate::claims::Kind;
use crate::claims::Parameter;
use crate::claims::check::Cases;
use crate::claims::check::Check;
use crate::claims::check::failure;
use crate::claims::check::sharing;
use crate::claims::claim::Entry;
use crate::claims::claim::sharing::piles::Piles;
use crate::claims::verdict::Failure;
use crate::claims::verdict::Finding;
use crate::games::Position;

pub(in crate::claims::claim) const SECTION_7: Entry = Entry {
    id: "sharing Sec 7",
    kind: Kind::Remark,
    is_ours: false,
    takes: &[(Parameter::Piles, "4")],
    is_stated: |p| p.piles > 3,
    bound: 40,
    counts: Counted::Cases,
    check: |p, bound| {
        let piles = p.piles;
        let mut known = Piles::new(piles as usize, bound);
        let count = move |bound| Piles::count(piles as usize, bound);
        // Of a size first the values are found, for one second largest pile after the other, and then all are compared.
        let cases = Cases::in_parts(
            piles,
            |n| n.saturating_add(2),
            count,
            move |_, n, part| {
                if part <= n {
                    known.grow(n, part);
                    return None;
                }
                first_difference(n, &known)
            },
        );
        Check::Cases(Cases { bytes: Piles::bytes(piles as usize, bound), ..cases })
    },
};

/// The first of the positions with the largest pile n, by the sum of their piles and then pile by pile, whose value is
/// another one when the smallest pile is taken from all (Lemma 1), or when every pile is taken from n (Theorem 1).
fn first_difference(n: u32, known: &Piles) -> Option<Failure> {
    let mut first: Option<(u32, Vec<u32>, [u32; 2])> = None;
    known.each_with_largest(n, |piles| {
        let value = known.value(piles);
        let smallest = piles.first().copied().unwrap_or(0);
        let shifted: Vec<u32> = piles.iter().map(|pile| pile - smallest).collect();
        let turned: Vec<u32> = piles.iter().rev().map(|pile| n - pile).collect();
        let others = [shifted, turned].map(|other| known.value(&other));
        if let Some(&other) = others.iter().find(|other| **other != value) {
            let found = (piles.iter().sum(), piles.to_vec(), [other, value]);
            if first.as_ref().is_none_or(|first| found < *first) {
                first = Some(found);
            }
        }
    });
    let (_, piles, values) = first?;
    told(&piles, values)
}

/// A failure at these piles, in ascending order. A position has three; it is that of the largest, with the others beside it.
fn told(piles: &[u32], [expected, found]: [u32; 2]) -> Option<Failure> {
    let (others, &[a, b, c]) = piles.split_last_chunk()?;
    let beside = [0, 1, 2].map(|place| others.get(place).copied());
    let finding = |value| Finding::Beside(beside, value);
    failure(sharing(), Position::new(a, b, c), (finding(expected), finding(found)))
}

#[cfg(test)]
mod tests {
    use super::first_difference;
    use super::told;
    use crate::claims::claim::sharing::piles::Piles;
    use crate::claims::verdict::Finding;

    #[test]
    fn a_wrong_value_is_told_with_all_its_piles() {
        let mut known = Piles::new(5, 4);
        for n in 0..=4 {
            (0..=n).for_each(|second| known.grow(n, second));
            assert_eq!(first_difference(n, &known), None);
        }
        // (1, 1, 2, 3, 4) is (0, 0, 1, 2, 3), and turned round (0, 1, 2, 3, 3), whose own turn is it again.
        let right = known.value(&[1, 1, 2, 3, 4]);
        known.plant(&[1, 1, 2, 3, 4], right + 1);
        assert_eq!(first_difference(4, &known), told(&[1, 1, 2, 3, 4], [right, right + 1]));
        let failure = told(&[1, 1, 2, 3, 4], [2, 3]).unwrap();
        assert_eq!(failure.game.to_string(), "sharing:2,3,4");
        assert_eq!(failure.found, Finding::Beside([Some(1), Some(1), None], 3));
        assert_eq!(failure.found.to_string(), "G = 3 with piles of 1, 1 besides");
    }
}
