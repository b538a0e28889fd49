//! The values of all heaps up to a largest one, by the sparse-space method.
//!
//! # The method, and why it is right
//! Let M be a set of binary digits. A value is *rare* if it has an even number of the digits of M, and *common* otherwise. The nim-sum of
//! two rare values is rare, of two common ones rare as well, and of a rare and a common one common. So each option with a common value
//! that consists of two heaps has a heap with a rare value.
//!
//! For each heap, all pairs with a heap of rare value are tried; with these every common value of an option is found. The least common
//! value c that is not found is an option of no pair. So the Grundy value is c, or a smaller rare value that no option has. Only for the
//! smaller rare values that were not found yet the other pairs are tried, and the search ends when all of them are found. This is right
//! for each M. It is fast if few heaps have rare values, so M is chosen anew from time to time.
//! (R. K. Guy and C. A. B. Smith, *The G-values of various games*, 1956, observed such sets; E. R. Berlekamp, J. H. Conway and R. K. Guy,
//! *Winning Ways*, chapter 4, call them sparse spaces.)

use crate::solver::heaps::{Digit, HeapRules, Pair};

/// The values of heaps that are computed one after the other.
#[derive(Clone, Debug)]
pub struct Reckoning {
    rules: HeapRules,
    /// The amounts with digits that are not zero.
    amounts: Vec<(usize, Digit)>,
    values: Vec<u32>,
    /// M, of the method.
    mask: u32,
    /// The heaps with rare values, from 1 on.
    rare: Vec<u32>,
    /// The number of the heap for which a value was found last, at the place of the value.
    found: Vec<u32>,
    /// The amounts of the sets that are not larger than the next heap.
    members: Vec<usize>,
    /// True at the values that are left by any larger amount.
    beyond: Vec<bool>,
    /// The least value that is not left by any larger amount.
    least: usize,
    /// The number of heaps at which M is chosen anew.
    review: usize,
}

impl Reckoning {
    /// Knows the value of the empty heap.
    pub fn new(rules: HeapRules) -> Self {
        let digits = rules.digits().iter().copied().enumerate();
        let amounts = digits.filter(|(_, digit)| !digit.is_zero()).collect();
        Self {
            rules,
            amounts,
            values: vec![0],
            members: Vec::new(),
            mask: 0,
            rare: Vec::new(),
            found: vec![0; 2],
            beyond: vec![false; 2],
            least: 0,
            review: 64,
        }
    }

    /// The values of the heaps 0, 1, 2, … that are known.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The number of heaps with a rare value; only they cost time.
    pub fn rare(&self) -> usize {
        self.rare.len()
    }

    /// Finds the value of the next heap. Returns the number of pairs that were tried.
    pub fn advance(&mut self) -> usize {
        if self.values.len() == self.review {
            self.choose();
        }
        let heap = self.values.len();
        let mut tried = self.find_beyond(heap);
        for at in 0..self.amounts.len() {
            let (taken, digit) = self.amounts[at];
            let Some(rest) = heap.checked_sub(taken) else { break };
            if digit.nothing && rest == 0 {
                self.found[0] = heap as u32;
            }
            if digit.one && rest > 0 {
                self.found[self.values[rest] as usize] = heap as u32;
            }
            if let Some(pair) = digit.two {
                tried += self.find_pairs(heap, rest, pair);
            }
            tried += 1;
        }
        tried += self.find_members(heap);
        let (value, more) = self.mex(heap);
        self.keep(value);
        tried + more
    }

    /// Knows the value of the next heap from elsewhere, such as from a proved period.
    pub fn keep(&mut self, value: u32) {
        let heap = self.values.len();
        self.values.push(value);
        // Every nim-sum of two values has a place, and one more.
        let room = 2 * (value as usize + 1).next_power_of_two();
        if self.found.len() < room {
            self.found.resize(room, 0);
            self.beyond.resize(room, false);
        }
        if self.is_rare(value) {
            self.rare.push(heap as u32);
        }
    }

    fn is_rare(&self, value: u32) -> bool {
        (value & self.mask).count_ones().is_multiple_of(2)
    }

    /// The rests after amounts without digits, which have no end.
    fn find_beyond(&mut self, heap: usize) -> usize {
        let digit = self.rules.beyond();
        let Some(rest) = heap.checked_sub(self.rules.digits().len()) else { return 0 };
        if digit.nothing {
            self.beyond[0] = true;
        }
        if digit.one && rest > 0 {
            self.beyond[self.values[rest] as usize] = true;
        }
        while self.beyond.get(self.least) == Some(&true) {
            self.least += 1;
        }
        1
    }

    /// The rests after the amounts of the sets.
    fn find_members(&mut self, heap: usize) -> usize {
        if self.rules.sets().iter().any(|set| set.has(heap)) {
            self.members.push(heap);
        }
        for &taken in &self.members {
            self.found[self.values[heap - taken] as usize] = heap as u32;
        }
        self.members.len()
    }

    /// The pairs that have a heap with a rare value.
    fn find_pairs(&mut self, heap: usize, rest: usize, pair: Pair) -> usize {
        let Self { values, rare, found, .. } = self;
        let end = rare.partition_point(|&first| (first as usize) < rest);
        for &first in &rare[..end] {
            let (first, second) = (first as usize, rest - first as usize);
            if first != second || pair == Pair::Any {
                found[(values[first] ^ values[second]) as usize] = heap as u32;
            }
        }
        end
    }

    /// The value of the heap by the found values, and the number of pairs that were tried for it.
    fn mex(&mut self, heap: usize) -> (u32, usize) {
        let places = self.least..self.found.len();
        let is_free = |of: &Self, value: usize| of.found[value] != heap as u32 && !of.beyond[value];
        if self.mask == 0 {
            let value = places.clone().find(|&value| is_free(self, value)).unwrap_or(places.end);
            return (value as u32, 0);
        }
        let is_common = |value: usize| !self.is_rare(value as u32) && is_free(self, value);
        let end = places.clone().find(|&value| is_common(value)).unwrap_or(places.end);
        // All that are free below the least free common value are rare.
        let missing = (self.least..end).filter(|&value| is_free(self, value)).count();
        let tried = if missing == 0 { 0 } else { self.find_rare(heap, end, missing) };
        let value = (self.least..end).find(|&value| is_free(self, value)).unwrap_or(end);
        (value as u32, tried)
    }

    /// Tries all pairs until these many free values below `end` are found. Returns the number of pairs that were tried.
    fn find_rare(&mut self, heap: usize, end: usize, mut missing: usize) -> usize {
        let Self { amounts, values, found, beyond, .. } = self;
        let mut tried = 0;
        for &(taken, digit) in amounts.iter() {
            let (Some(pair), Some(rest)) = (digit.two, heap.checked_sub(taken)) else { continue };
            let last = if pair == Pair::Unequal { rest.saturating_sub(1) / 2 } else { rest / 2 };
            for first in 1..=last {
                tried += 1;
                let value = (values[first] ^ values[rest - first]) as usize;
                if found[value] == heap as u32 {
                    continue;
                }
                found[value] = heap as u32;
                if value < end && !beyond[value] {
                    missing -= 1;
                    if missing == 0 {
                        return tried;
                    }
                }
            }
        }
        tried
    }

    /// Chooses M such that as few of the known values as possible are rare.
    fn choose(&mut self) {
        self.review *= 2;
        if !self.rules.splits() {
            return;
        }
        // Values with more digits are left to the digits below; M may be any set.
        let digits = u32::BITS - self.values.iter().copied().max().unwrap_or_default().leading_zeros();
        let size = 1_usize << digits.min(10);
        let mut counts = vec![0_usize; size];
        for &value in &self.values[1..] {
            counts[value as usize % size] += 1;
        }
        let rare = |mask: &u32| -> usize {
            let rare =
                counts.iter().enumerate().filter(|(value, _)| (*value as u32 & mask).count_ones().is_multiple_of(2));
            rare.map(|(_, count)| count).sum()
        };
        self.mask = (0..size as u32).min_by_key(rare).unwrap_or_default();
        let values = &self.values;
        self.rare = (1..values.len() as u32)
            .filter(|&heap| (values[heap as usize] & self.mask).count_ones().is_multiple_of(2))
            .collect();
    }
}
