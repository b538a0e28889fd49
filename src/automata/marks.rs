//! Lists of small numbers become sets: ascending, and each number once.

/// A binary digit for every number that lists may have. All are 0 between two uses.
pub(super) struct Marks(Vec<u64>);

impl Marks {
    /// Shorter lists are sorted.
    const FEW: usize = 16;
    /// Where there are more words of digits for each number of a list, these are not read, and the list is sorted.
    const SPREAD: usize = 4;

    /// For numbers below `count`.
    pub(super) fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// Puts a list in ascending order, each number once.
    ///
    /// In a long list every number is marked by its digit, and then the digits are read from the first to the last. That takes a
    /// step for each number, where sorting takes as many as the list has binary digits in its length.
    pub(super) fn put_in_order(&mut self, list: &mut Vec<u32>) {
        let word = |number: u32| (number / 64) as usize;
        let (Some(least), Some(most)) = (list.iter().copied().min(), list.iter().copied().max()) else { return };
        if list.len() < Self::FEW || word(most) - word(least) > Self::SPREAD * list.len() {
            list.sort_unstable();
            list.dedup();
            return;
        }
        for number in list.drain(..) {
            self.0[word(number)] |= 1 << (number % 64);
        }
        for (at, marks) in (word(least)..).zip(&mut self.0[word(least)..=word(most)]) {
            let mut left = std::mem::take(marks);
            while left != 0 {
                list.push(64 * at as u32 + left.trailing_zeros());
                left &= left - 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Marks;

    /// Sets of all sizes, close together and far apart, with numbers that occur several times.
    #[test]
    fn marked_lists_are_in_the_order_of_sorted_ones() {
        const COUNT: u64 = 10_000;
        let mut marks = Marks::new(COUNT as usize);
        for (count, spread) in [(0, 9), (1, 9), (15, 9), (16, 9), (17, 300), (20, COUNT), (700, COUNT), (900, 200)] {
            let list: Vec<u32> = (1..=count).map(|n: u64| (COUNT - 1 - n * n * 7919 % spread) as u32).collect();
            let mut sorted = list.clone();
            sorted.sort_unstable();
            sorted.dedup();
            let mut marked = list;
            marks.put_in_order(&mut marked);
            assert_eq!(marked, sorted, "{count} within {spread}");
            assert!(marks.0.iter().all(|marks| *marks == 0));
        }
    }
}
