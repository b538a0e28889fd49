//! States that are lists of words become numbers in the order in which they are first seen.

/// Lists of 32-bit words, each kept once.
///
/// ```text
///   words:   | list 0 | list 1 | …        ends[i] is where list i ends
///   slots:   open addressing; the number of a list, or FREE
/// ```
pub(super) struct Interner {
    words: Vec<u32>,
    ends: Vec<usize>,
    slots: Vec<u32>,
}

/// A slot without a list. No list has this number, since there are at most 2³² − 1.
const FREE: u32 = u32::MAX;

impl Interner {
    pub(super) fn new() -> Self {
        Self { words: Vec::new(), ends: Vec::new(), slots: vec![FREE; 64] }
    }

    /// The number of lists.
    pub(super) fn count(&self) -> usize {
        self.ends.len()
    }

    /// The list with this number.
    pub(super) fn list(&self, number: usize) -> &[u32] {
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.words[start..self.ends[number]]
    }

    /// The memory of the lists in bytes.
    pub(super) fn bytes(&self) -> u64 {
        (size_of::<u32>() * (self.words.capacity() + self.slots.len()) + size_of::<usize>() * self.ends.capacity())
            as u64
    }

    /// The number of a list, which is new if the list was not seen before.
    pub(super) fn number(&mut self, list: &[u32]) -> u32 {
        if 2 * self.count() >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(list);
        if self.slots[slot] == FREE {
            self.slots[slot] = self.ends.len() as u32;
            make_room(&mut self.words, list.len());
            self.words.extend_from_slice(list);
            self.ends.push(self.words.len());
        }
        self.slots[slot]
    }

    /// The slot of a list, or the free one where it belongs.
    fn slot(&self, list: &[u32]) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = hash(list) as usize & last;
        while self.slots[slot] != FREE && self.list(self.slots[slot] as usize) != list {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn grow(&mut self) {
        let count = 2 * self.slots.len();
        // Not both at a time.
        self.slots = Vec::new();
        self.slots = vec![FREE; count];
        let last = self.slots.len() - 1;
        for number in 0..self.count() {
            // All lists differ, so only the first free slot is sought.
            let mut slot = hash(self.list(number)) as usize & last;
            while self.slots[slot] != FREE {
                slot = (slot + 1) & last;
            }
            self.slots[slot] = number as u32;
        }
    }
}

/// Makes room for `more` words. A long list grows by a quarter and is not doubled, so that little memory stays unused.
pub(super) fn make_room(words: &mut Vec<u32>, more: usize) {
    const LONG: usize = 1 << 20;
    if words.len() >= LONG && words.capacity() - words.len() < more {
        words.reserve_exact(more.max(words.len() / 4));
    }
}

/// Multiplies and rotates, two words at a time, then mixes the high half into the low one, which chooses the slot.
fn hash(list: &[u32]) -> u64 {
    let (pairs, rest) = list.as_chunks::<2>();
    let pairs = pairs.iter().map(|[a, b]| u64::from(*a) | u64::from(*b) << 32);
    let mixed = pairs
        .chain(rest.iter().map(|word| u64::from(*word)))
        .fold(list.len() as u64, |hash, word| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95));
    mixed ^ (mixed >> 32)
}

#[cfg(test)]
mod tests {
    use super::Interner;

    #[test]
    fn a_list_keeps_its_number() {
        let mut interner = Interner::new();
        let lists: Vec<Vec<u32>> = (0..500).map(|n| (0..n % 7).map(|i| n * i).collect()).collect();
        let mut seen: Vec<&Vec<u32>> = Vec::new();
        for list in &lists {
            let wanted = seen.iter().position(|known| *known == list).unwrap_or_else(|| {
                seen.push(list);
                seen.len() - 1
            });
            assert_eq!(interner.number(list) as usize, wanted);
            assert_eq!(interner.list(wanted), list.as_slice());
        }
        assert_eq!(interner.count(), seen.len());
    }
}
