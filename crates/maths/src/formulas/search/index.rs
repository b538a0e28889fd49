//! Numbers 0, 1, 2, … by a hash: open addressing, since the hashes are as good as random already.

/// Finds all numbers with a hash. Hashes have 64 bits, so different values are assumed to have different hashes. If it matters, the caller
/// compares the values of the numbers found.
#[derive(Default)]
pub(super) struct Index {
    /// The first number of the chain of a hash, or [`NONE`].
    slots: Vec<u32>,
    hashes: Vec<u64>,
    /// The next number with the same hash, or [`NONE`].
    next: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Index {
    /// The most bytes that a number takes: twice two slots, for a moment, and its entries.
    pub(super) const BYTES: u64 = 4 * 6 + 8 + 4;

    /// The hash of the next number.
    pub(super) fn push(&mut self, hash: u64) {
        if 2 * (self.hashes.len() + 1) > self.slots.len() {
            self.grow();
        }
        self.next.push(NONE);
        self.hashes.push(hash);
        self.place(self.hashes.len() - 1);
    }

    /// All numbers with this hash, the last one first.
    pub(super) fn with(&self, hash: u64) -> impl Iterator<Item = u32> {
        let first = if self.slots.is_empty() { NONE } else { self.slots[self.slot(hash)] };
        std::iter::successors(some(first), |&number| some(self.next[number as usize]))
    }

    /// The slot of a hash, or the free one where it would be.
    fn slot(&self, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        // The upper bits: sums of odd numbers say less in their lowest.
        let mut slot = (hash >> 20) as usize & mask;
        while self.slots[slot] != NONE && self.hashes[self.slots[slot] as usize] != hash {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn place(&mut self, number: usize) {
        let slot = self.slot(self.hashes[number]);
        self.next[number] = self.slots[slot];
        self.slots[slot] = number as u32;
    }

    fn grow(&mut self) {
        self.slots = vec![NONE; (4 * (self.hashes.len() + 1)).next_power_of_two()];
        (0..self.hashes.len()).for_each(|number| self.place(number));
    }
}

fn some(number: u32) -> Option<u32> {
    (number != NONE).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::Index;

    #[test]
    fn every_number_is_found_by_its_hash_and_no_other() {
        let mut index = Index::default();
        assert_eq!(index.with(7).count(), 0);
        let hash = |number: u64| (number % 700).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (0..2000).for_each(|number| index.push(hash(number)));
        for rest in 0..700 {
            let expected: Vec<u32> = (0..2000).rev().filter(|number| number % 700 == rest).collect();
            assert_eq!(index.with(hash(rest.into())).collect::<Vec<u32>>(), expected);
        }
        assert_eq!(index.with(3).count(), 0);
    }
}
