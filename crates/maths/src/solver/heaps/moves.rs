//! The winning moves of several heaps.

use crate::solver::heaps::{HeapRules, Pair};

/// A move on one of several heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeapMove {
    /// The place of the heap in the list, counted from 0.
    pub heap: usize,
    /// The number of tokens that are taken.
    pub taken: usize,
    /// The rest.
    pub left: Left,
}

/// The rest of a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Left {
    /// No token.
    Nothing,
    /// One heap.
    One(usize),
    /// Two heaps, the smaller first.
    Two(usize, usize),
}

/// The moves to a position with nim-sum 0, by the values of all heaps up to the largest one: at most `most` of them, and of those that split
/// one heap after one amount, the one with the smallest part only.
///
/// A heap that is larger than the known values gives no moves.
pub fn winning(rules: &HeapRules, heaps: &[usize], values: &[u32], most: usize) -> Vec<HeapMove> {
    let sum = heaps.iter().filter_map(|&heap| values.get(heap)).fold(0, |sum, value| sum ^ value);
    let of_heap = |(at, &size): (usize, &usize)| {
        let wanted = values.get(size).map(|value| value ^ sum);
        let amounts = wanted.map(|wanted| (0..=rules.largest().map_or(size, |largest| largest.min(size)), wanted));
        let found =
            amounts.map(|(amounts, wanted)| amounts.flat_map(move |taken| left(rules, size, taken, wanted, values)));
        found.into_iter().flatten().map(move |(taken, left)| HeapMove { heap: at, taken, left })
    };
    if sum == 0 { Vec::new() } else { heaps.iter().enumerate().flat_map(of_heap).take(most).collect() }
}

/// The ways to leave a rest of this value after this amount.
fn left(rules: &HeapRules, size: usize, taken: usize, wanted: u32, values: &[u32]) -> Vec<(usize, Left)> {
    let (digit, rest) = (rules.digit(taken), size - taken);
    let mut ways = Vec::new();
    if digit.nothing && rest == 0 && taken > 0 && wanted == 0 {
        ways.push(Left::Nothing);
    }
    if digit.one && rest > 0 && values[rest] == wanted {
        ways.push(Left::One(rest));
    }
    if let Some(pair) = digit.two {
        let mut firsts = (1..=rest / 2).filter(|first| pair == Pair::Any || 2 * first != rest);
        let first = firsts.find(|&first| values[first] ^ values[rest - first] == wanted);
        ways.extend(first.map(|first| Left::Two(first, rest - first)));
    }
    ways.into_iter().map(|left| (taken, left)).collect()
}
