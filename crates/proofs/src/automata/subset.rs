//! Sets of small numbers as lists of words, each set in one way only.
//!
//! ```text
//!   few or far apart:   | number | number | …                   ascending
//!   many close together: | DIGITS + first | word | word | …     32 numbers to a word, from 32·first on
//! ```
//!
//! A set is written by digits if that takes no more words. So it is found again by its words, a large set takes a word for up to 32
//! numbers, and no number of it is compared with another one.

/// The mark of sets that are written by digits. Numbers are smaller.
const DIGITS: u32 = 1 << 31;

/// Writes sets. All its digits are 0 between two uses.
pub(super) struct Subsets(Vec<u32>);

impl Subsets {
    /// Shorter lists are sorted.
    const FEW: usize = 16;
    /// If a list has more than this many words of digits for each number, the words are not read, and the list is sorted.
    const SPREAD: usize = 8;

    /// For numbers below `count`.
    pub(super) fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(32)])
    }

    /// Writes the set of all numbers of a list, in its place.
    ///
    /// Of a long list every number is marked by its digit. That takes a step for each number, where sorting takes as many as the
    /// list has binary digits in its length.
    pub(super) fn write(&mut self, list: &mut Vec<u32>) {
        let (Some(least), Some(most)) = (list.iter().copied().min(), list.iter().copied().max()) else { return };
        let (first, last) = ((least / 32) as usize, (most / 32) as usize);
        let words = last - first + 1;
        if list.len() < Self::FEW || words > Self::SPREAD * list.len() {
            list.sort_unstable();
            list.dedup();
            if list.len() <= words {
                return;
            }
        }
        for number in list.drain(..) {
            self.0[(number / 32) as usize] |= 1 << (number % 32);
        }
        let digits = &mut self.0[first..=last];
        let count: u32 = digits.iter().map(|word| word.count_ones()).sum();
        if count as usize > words {
            list.push(DIGITS | first as u32);
            list.extend_from_slice(digits);
            digits.fill(0);
            return;
        }
        for (at, word) in (first as u32..).zip(digits) {
            numbers(at, std::mem::take(word), |number| list.push(number));
        }
    }
}

/// Calls a function with each number of a set, ascending.
pub(super) fn each(set: &[u32], mut see: impl FnMut(u32)) {
    match set.split_first() {
        Some((head, words)) if head & DIGITS != 0 => {
            for (at, word) in (head & !DIGITS..).zip(words) {
                numbers(at, *word, &mut see);
            }
        }
        Some(_) | None => set.iter().for_each(|number| see(*number)),
    }
}

/// The number of members of a set.
pub(super) fn count(set: &[u32]) -> u64 {
    match set.split_first() {
        Some((head, words)) if head & DIGITS != 0 => words.iter().map(|word| u64::from(word.count_ones())).sum(),
        Some(_) | None => set.len() as u64,
    }
}

/// The numbers of a word.
fn numbers(at: u32, mut word: u32, mut see: impl FnMut(u32)) {
    while word != 0 {
        see(32 * at + word.trailing_zeros());
        word &= word - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{DIGITS, Subsets, each};

    /// Sets of all sizes, close together and far apart, with numbers that occur several times.
    #[test]
    fn a_set_has_the_numbers_of_its_list_and_is_written_in_one_way() {
        const COUNT: u64 = 10_000;
        let mut subsets = Subsets::new(COUNT as usize);
        let sizes = [
            (0, 9),
            (1, 9),
            (15, 9),
            (16, 9),
            (17, 300),
            (20, COUNT),
            (60, 32),
            (700, COUNT),
            (900, 200),
            (5000, COUNT),
        ];
        for (count, spread) in sizes {
            let list: Vec<u32> = (1..=count).map(|n: u64| (COUNT - 1 - n * n * 7919 % spread) as u32).collect();
            let mut sorted = list.clone();
            sorted.sort_unstable();
            sorted.dedup();
            let (mut set, mut again) = (list, sorted.iter().rev().copied().collect());
            subsets.write(&mut set);
            subsets.write(&mut again);
            let mut found = Vec::new();
            each(&set, |number| found.push(number));
            assert_eq!(found, sorted, "{count} within {spread}");
            assert_eq!(super::count(&set), sorted.len() as u64, "{count} within {spread}");
            assert_eq!(set, again, "{count} within {spread}");
            assert!(set.len() <= sorted.len(), "{count} within {spread}");
            assert!(subsets.0.iter().all(|digits| *digits == 0));
        }
        let mut close: Vec<u32> = (100..200).collect();
        subsets.write(&mut close);
        assert_eq!((close.len(), close[0]), (5, DIGITS | 3));
    }
}
