//! The obvious algorithm: the mex of the values of all options, one heap after the other. The judge of [`Reckoning`](super::Reckoning), and
//! what certificates are checked with.

use crate::solver::heaps::{HeapRules, Pair};
use crate::values::{Nimber, mex};

/// The values of the heaps 0 to `largest`. Takes time in proportion to the square of `largest`.
pub fn values(rules: &HeapRules, largest: usize) -> Vec<u32> {
    let mut values = Vec::with_capacity(largest + 1);
    for heap in 0..=largest {
        let value = mex(options(rules, heap, &values).into_iter().map(Nimber));
        values.push(value.0);
    }
    values
}

/// The values of the options of a heap, by the values of all smaller heaps. One value may be there several times.
pub fn options(rules: &HeapRules, heap: usize, values: &[u32]) -> Vec<u32> {
    let mut options = Vec::new();
    let most = rules.largest().map_or(heap, |largest| largest.min(heap));
    for taken in 0..=most {
        let (digit, rest) = (rules.digit(taken), heap - taken);
        if digit.nothing && rest == 0 && heap > 0 {
            options.push(0);
        }
        if digit.one && rest > 0 {
            options.push(values[rest]);
        }
        if let Some(pair) = digit.two {
            let firsts = (1..=rest / 2).filter(|first| pair == Pair::Any || 2 * first != rest);
            options.extend(firsts.map(|first| values[first] ^ values[rest - first]));
        }
    }
    options
}
