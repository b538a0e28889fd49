//! Values of Sharing Nim with any number of piles, by the definition alone.
//!
//! Piles a₀ ≤ a₁ ≤ … ≤ aₘ₋₁ stand at the place
//!
//! ```text
//! C(a₀, 1) + C(a₁ + 1, 2) + … + C(aₘ₋₁ + m − 1, m)
//! ```
//!
//! of one list: the positions in the order of their largest pile, of those with the same largest pile in that of the second
//! largest, and so on. A move makes two piles more equal, so the largest pile in which a position and its option differ, both
//! sorted, is smaller in the option: options stand before what they are options of.

use crate::values::Nimber;
use crate::values::mex;

/// The values of all positions with so many piles, up to some largest pile.
pub(super) struct Piles {
    piles: usize,
    /// C(a + i, i + 1) for each place i and each pile a.
    before: Vec<Vec<u64>>,
    values: Vec<u16>,
}

impl Piles {
    /// None yet; there will be some up to a bound.
    pub(super) fn new(piles: usize, bound: u32) -> Self {
        let row = |i: usize| (0..=bound).map(|a| Self::count_up_to(i + 1, a)).collect();
        // What takes more memory than there is never begins, so its lists are not made.
        let is_small = Self::bytes(piles, bound) < u64::from(u32::MAX);
        Self { piles, before: (0..piles).filter(|_| is_small).map(row).collect(), values: Vec::new() }
    }

    /// How many positions have piles up to a bound; the largest number there is, if there are more.
    pub(super) fn count(piles: usize, bound: u32) -> u64 {
        bound.checked_add(1).map_or(u64::MAX, |past| Self::count_up_to(piles, past))
    }

    /// How many have piles below a number: C(a + m − 1, m).
    fn count_up_to(piles: usize, a: u32) -> u64 {
        let mut factors = (0..piles as u128).map(|i| (u128::from(a) + i, i + 1));
        // Each quotient on the way is such a number itself, and fits for up to six piles and any a.
        let number = factors.try_fold(1u128, |product, (times, by)| Some(product.checked_mul(times)? / by));
        number.and_then(|number| u64::try_from(number).ok()).unwrap_or(u64::MAX)
    }

    /// How many bytes all positions up to a bound take.
    pub(super) fn bytes(piles: usize, bound: u32) -> u64 {
        let lists = (u64::from(bound) + 1).saturating_mul(piles as u64 * 8);
        Self::count(piles, bound).saturating_mul(2).saturating_add(lists)
    }

    fn place(&self, piles: &[u32]) -> usize {
        piles.iter().zip(&self.before).map(|(&pile, before)| before[pile as usize]).sum::<u64>() as usize
    }

    /// The value of a position that is there already, its piles in ascending order.
    pub(super) fn value(&self, piles: &[u32]) -> u32 {
        self.values.get(self.place(piles)).copied().unwrap_or(0).into()
    }

    /// Adds the positions with these two largest piles; the largest goes from 0 upwards, and with it the second from 0 to it.
    pub(super) fn grow(&mut self, largest: u32, second: u32) {
        let mut piles = vec![0; self.piles - 2];
        piles.extend([second, largest]);
        loop {
            let value = mex(self.options(&piles).into_iter().map(Nimber)).0;
            self.values.push(value.min(u16::MAX.into()) as u16);
            if !next(&mut piles, 2) {
                return;
            }
        }
    }

    /// The values of the options. Of piles of the same height one gives or receives for all.
    fn options(&self, piles: &[u32]) -> Vec<u32> {
        let (mut values, mut option) = (Vec::new(), vec![0; piles.len()]);
        let is_last = |i: usize| piles.get(i + 1) != Some(&piles[i]);
        for giver in (1..piles.len()).filter(|&i| is_last(i)) {
            for receiver in (0..giver).filter(|&i| is_last(i)) {
                for tokens in 1..=(piles[giver] - piles[receiver]) / 2 {
                    option.copy_from_slice(piles);
                    option[giver] -= tokens;
                    option[receiver] += tokens;
                    option.sort_unstable();
                    values.push(self.value(&option));
                }
            }
        }
        values
    }

    /// Shows all positions with this largest pile.
    pub(super) fn each_with_largest(&self, largest: u32, mut see: impl FnMut(&[u32])) {
        let mut piles = vec![0; self.piles - 1];
        piles.push(largest);
        loop {
            see(&piles);
            if !next(&mut piles, 1) {
                return;
            }
        }
    }

    /// Puts a wrong value in.
    #[cfg(test)]
    pub(super) fn plant(&mut self, piles: &[u32], value: u32) {
        let place = self.place(piles);
        self.values[place] = value as u16;
    }
}

/// Goes on to the next position in the order of the list, with the last piles held. Returns whether there is one.
fn next(piles: &mut [u32], held: usize) -> bool {
    let Some(raised) = (0..piles.len() - held).find(|&i| piles[i] < piles[i + 1]) else { return false };
    piles[raised] += 1;
    piles[..raised].fill(0);
    true
}

#[cfg(test)]
mod tests {
    use super::Piles;
    use crate::claims::check::sharing;
    use crate::games::Position;
    use crate::solver::Recursion;
    use crate::values::Nimber;
    use crate::values::mex;
    use std::collections::HashMap;

    fn full(piles: usize, bound: u32) -> Piles {
        let mut known = Piles::new(piles, bound);
        for n in 0..=bound {
            (0..=n).for_each(|second| known.grow(n, second));
        }
        known
    }

    /// The definition, on piles in any order.
    fn recursion(piles: &[u32], known: &mut HashMap<Vec<u32>, u32>) -> u32 {
        if let Some(&value) = known.get(piles) {
            return value;
        }
        let mut values = Vec::new();
        for (from, to) in (0..piles.len()).flat_map(|i| (0..piles.len()).map(move |j| (i, j))) {
            for tokens in 1..=piles[from] {
                if from != to && piles[to] + tokens <= piles[from] - tokens {
                    let mut option = piles.to_vec();
                    option[from] -= tokens;
                    option[to] += tokens;
                    values.push(recursion(&option, known));
                }
            }
        }
        let value = mex(values.into_iter().map(Nimber)).0;
        known.insert(piles.to_vec(), value);
        value
    }

    #[test]
    fn values_are_those_of_the_definition() {
        for (piles, bound) in [(2, 12), (3, 9), (4, 7), (5, 5), (6, 4)] {
            let (all, mut known) = (full(piles, bound), HashMap::new());
            let mut seen = 0;
            for n in 0..=bound {
                all.each_with_largest(n, |at| {
                    assert_eq!(all.place(at), seen, "{at:?}");
                    assert_eq!(all.value(at), recursion(at, &mut known), "{at:?}");
                    seen += 1;
                });
            }
            assert_eq!((seen, Piles::count(piles, bound)), (all.values.len(), all.values.len() as u64));
        }
    }

    #[test]
    fn three_piles_are_the_game_of_the_paper() {
        let (all, mut known) = (full(3, 16), Recursion::new(sharing()));
        for n in 0..=16 {
            all.each_with_largest(n, |at| {
                assert_eq!(all.value(at), known.value(Position::new(at[0], at[1], at[2])).0, "{at:?}");
            });
        }
    }

    #[test]
    fn counts_too_large_are_said_to_be_so() {
        assert_eq!(Piles::count(4, 40), 44 * 43 * 42 * 41 / 24);
        assert_eq!([4, 5, 6].map(|piles| Piles::count(piles, u32::MAX)), [u64::MAX; 3]);
        assert_eq!(Piles::bytes(6, 1_000_000), u64::MAX);
    }
}
