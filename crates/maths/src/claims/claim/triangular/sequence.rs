//! The sequences of `triangular` Sections 5 and 6: from 2 on, each term is made of the one before by P1, P2 or P3. For
//! k = p/q all terms are multiplied by q.

use crate::claims::check::{Cases, Check, named};
use crate::claims::verdict::{Failure, Finding};
use crate::values::Ratio;

/// The step functions for one k.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    p: i64,
    q: i64,
}

impl Steps {
    pub(super) fn of(k: Ratio) -> Self {
        Self { p: k.numerator().into(), q: k.denominator().into() }
    }

    pub(super) fn of_whole(k: i64) -> Self {
        Self { p: k, q: 1 }
    }

    /// P1(h), P2(h), P3(h).
    pub(super) fn all(self, h: i64) -> [i64; 3] {
        [2 * h + 2 * self.q, 2 * h, 2 * h + self.q - self.p]
    }

    /// The term every sequence begins with.
    pub(super) fn first(self) -> i64 {
        2 * self.q
    }

    /// True if 0 ≤ h < k.
    pub(super) fn is_inside(self, h: i64) -> bool {
        (0..self.p).contains(&h)
    }

    /// True if h ≥ k.
    pub(super) fn is_above(self, h: i64) -> bool {
        h >= self.p
    }

    /// True if h ≤ 2m, with k = 4m+3.
    pub(super) fn is_low(self, h: i64) -> bool {
        2 * h <= self.p - 3 * self.q
    }

    /// True if h ≥ 2m+2.
    pub(super) fn is_high(self, h: i64) -> bool {
        2 * h >= self.p + self.q
    }

    /// x + z − ky.
    pub(super) fn gap(self, [x, y, z]: [u32; 3]) -> i64 {
        self.q * (i64::from(x) + i64::from(z)) - self.p * i64::from(y)
    }

    /// The terms that the digits of (x, y, z) make, by the definition in Section 6.
    pub(super) fn generated(self, cells: [u32; 3]) -> Vec<i64> {
        let n = leading(cells);
        let of_digits = |i: u32| self.gap(cells.map(|cell| cell >> i & 1));
        (0..=n).map(|j| (n - j..=n).map(|i| of_digits(i) << (i + j - n)).sum()).collect()
    }

    /// The sequence whose steps the digits below the leading ones tell: (1, 0, 1) is P1, (0, 0, 0) is P2, the others are P3.
    pub(super) fn stepped(self, cells: [u32; 3]) -> Vec<i64> {
        let mut terms = vec![self.first()];
        let mut last = self.first();
        for i in (0..leading(cells)).rev() {
            last = self.all(last)[step(cells, i)];
            terms.push(last);
        }
        terms
    }

    /// The type by its definition, 0 for none.
    pub(super) fn type_of(self, terms: &[i64]) -> u32 {
        let inside = terms.iter().take_while(|&&term| self.is_inside(term)).count();
        match terms.split_at(inside) {
            ([], _) => 0,
            (_, []) => 1,
            (_, rest) if rest.iter().all(|&term| self.is_above(term)) => 2,
            (_, rest) if rest.iter().all(|&term| term < 0) => 3,
            _ => 0,
        }
    }
}

/// Which step the digits of one place stand for, as an index of [`Steps::all`].
pub(super) fn step(cells: [u32; 3], place: u32) -> usize {
    match cells.map(|cell| cell >> place & 1) {
        [1, 0, 1] => 0,
        [0, 0, 0] => 1,
        _ => 2,
    }
}

/// The place of the leading digit.
pub(super) fn leading([x, y, z]: [u32; 3]) -> u32 {
    (x | y | z).checked_ilog2().unwrap_or(0)
}

/// All (x, y, z) with nim-sum 0 whose leading digits are (1, 0, 1), by their largest coordinate: these name the sequences.
pub(super) fn each_sequence(judge: impl Fn([u32; 3]) -> Option<(Finding, Finding)> + Send + 'static) -> Check {
    let look = move |n: u32| {
        let with_n = (1..=n).flat_map(|other| [[n, other ^ n, other], [other, other ^ n, n]]);
        let named_so = with_n.filter(|&[x, y, z]| n > 0 && y.leading_zeros() > (x | z).leading_zeros());
        named_so
            .filter_map(|cells| Some(named(cells, judge(cells)?)))
            .fold(None, |least, failure| Failure::least(least, Some(failure)))
    };
    Check::Cases(Cases::new(1, sequences, move |_, n| look(n)))
}

/// The number of sequences: x and z have the same number of digits.
fn sequences(bound: u32) -> u64 {
    let of_length = |length: u32| {
        let (least, past) = (1u64 << length, (2u64 << length).min(u64::from(bound) + 1));
        past.saturating_sub(least).pow(2)
    };
    (0..32).map(of_length).sum()
}

impl Steps {
    /// The terms that the digits make as long as each place has an even sum.
    pub(super) fn leading_terms(self, cells: [u32; 3]) -> Vec<i64> {
        let [x, y, z] = cells;
        let mut terms = self.generated(cells);
        let sum = x ^ y ^ z;
        let places = leading(cells) + 1;
        let even = if cells == [0; 3] { 0 } else { sum.checked_ilog2().map_or(places, |odd| places - 1 - odd) };
        terms.truncate(even as usize);
        terms
    }
}

#[cfg(test)]
mod tests {
    use super::{Steps, sequences};
    use crate::values::Ratio;

    #[test]
    fn digits_and_steps_make_the_same_terms() {
        let seven = Steps::of(Ratio::whole(7).unwrap());
        // `triangular` Example 5.1 (i): P2 P3 P2 P3 P1 are the digits 000, 110, 000, 110, 101 below 101.
        let cells = [0b10_1011, 0b00_1010, 0b10_0001];
        assert_eq!(seven.stepped(cells), [2, 4, 2, 4, 2, 6]);
        assert_eq!(seven.generated(cells), seven.stepped(cells));
        assert_eq!(seven.leading_terms([0b1010, 0b0000, 0b1011]), [2, 4, 10]);
        assert!(seven.leading_terms([4, 0, 1]).is_empty());
    }

    #[test]
    fn types_are_decided_by_all_terms() {
        let seven = Steps::of_whole(7);
        let types = [&[2, 4, 6][..], &[2, 8, 18], &[2, -2, -4], &[2, 8, 6], &[8], &[2, 8, -2]];
        assert_eq!(types.map(|terms| seven.type_of(terms)), [1, 2, 3, 0, 0, 0]);
    }

    #[test]
    fn as_many_sequences_are_counted_as_there_are() {
        for bound in [0, 1, 2, 3, 9, 40] {
            let named = |x: u32, z: u32| x > 0 && z > 0 && x.ilog2() == z.ilog2();
            let all = (0..=bound).flat_map(|x| (0..=bound).map(move |z| (x, z)));
            assert_eq!(sequences(bound), all.filter(|&(x, z)| named(x, z)).count() as u64);
        }
    }
}
