//! Sharing Nim with more than three piles: the kernel, the obvious algorithm, memoised recursion, and its P-positions found
//! in another way. Positions are lists in ascending order that begin with 0.

use maths::solver::{Computation, PileRules, PileTable, Plan};
use std::collections::{HashMap, HashSet};

/// All values by the kernel. Returns the number of P-positions, as the others do.
pub(crate) fn run(piles: usize, size: u32) -> f64 {
    let table = PileTable::new(PileRules::normal(piles), size, Plan::BOUND)
        .expect("within the bound")
        .run_to_end()
        .expect("values fit");
    let mut zeros = 0u32;
    for largest in 0..=size {
        table.each_with_largest(&[largest], |_, _, value| zeros += u32::from(value.0 == 0));
    }
    f64::from(zeros)
}

/// Every option of every position, looked up by its rank in one table; the values seen are marked with the position's rank.
pub(crate) fn run_obvious(piles: usize, size: u32) -> f64 {
    let below: Vec<Vec<usize>> = (0..piles).map(|p| (0..=size as usize).map(|d| choose(d, p)).collect()).collect();
    let rank =
        |piles: &[u32]| piles.iter().zip(&below).skip(1).map(|(&pile, below)| below[pile as usize]).sum::<usize>();
    let (mut values, mut seen) = (Vec::new(), vec![usize::MAX; 64 * 1024]);
    let mut option = vec![0; piles];
    each_position(piles, size, |position| {
        let stamp = rank(position);
        each_option(position, &mut option, |option| seen[values[rank(option)] as usize] = stamp);
        let value = (0u32..).find(|&value| seen[value as usize] != stamp).expect("values fit");
        values.push(value);
    });
    values.iter().filter(|&&value| value == 0).count() as f64
}

/// Recursion over option lists in a hash map.
pub(crate) fn run_memo(piles: usize, size: u32) -> f64 {
    let (mut known, mut zeros) = (HashMap::new(), 0u32);
    each_position(piles, size, |position| zeros += u32::from(memo(position, &mut known) == 0));
    f64::from(zeros)
}

/// A position is a P-position if and only if no line through it has one that is placed before: other piles that are the same,
/// the sum of the two the same.
pub(crate) fn check(piles: usize, size: u32) -> f64 {
    let (mut lines, mut zeros) = (HashSet::new(), 0u32);
    each_position(piles, size, |position| {
        let pairs = (0..piles).flat_map(|i| (i + 1..piles).map(move |j| (i, j)));
        let through = |(i, j): (usize, usize)| {
            let (mut others, mut count) = ([0; PileRules::MOST], 0);
            for (_, pile) in position.iter().enumerate().filter(|&(at, _)| at != i && at != j) {
                others[count] = *pile;
                count += 1;
            }
            let smallest = others[0];
            others[..count].iter_mut().for_each(|pile| *pile -= smallest);
            (others, i64::from(position[i] + position[j]) - 2 * i64::from(smallest))
        };
        if pairs.clone().all(|pair| !lines.contains(&through(pair))) {
            zeros += 1;
            lines.extend(pairs.map(through));
        }
    });
    f64::from(zeros)
}

fn memo(position: &[u32], known: &mut HashMap<Vec<u32>, u32>) -> u32 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let mut seen = HashSet::new();
    each_option(position, &mut vec![0; position.len()], |option| {
        seen.insert(memo(option, known));
    });
    let value = (0..).find(|value| !seen.contains(value)).expect("values fit");
    known.insert(position.to_vec(), value);
    value
}

/// Calls `visit` with all positions, options before what they are options of.
fn each_position(piles: usize, size: u32, mut visit: impl FnMut(&[u32])) {
    let mut position = vec![0; piles];
    loop {
        visit(&position);
        let raised = (1..piles - 1).find(|&at| position[at] < position[at + 1]).unwrap_or(piles - 1);
        position[raised] += 1;
        position[1..raised].fill(0);
        if position[piles - 1] > size {
            return;
        }
    }
}

/// Calls `visit` with all options of a position.
fn each_option(position: &[u32], option: &mut [u32], mut visit: impl FnMut(&[u32])) {
    for giver in 1..position.len() {
        for receiver in 0..giver {
            for tokens in 1..=(position[giver] - position[receiver]) / 2 {
                option.copy_from_slice(position);
                option[giver] -= tokens;
                option[receiver] += tokens;
                option.sort_unstable();
                let smallest = option[0];
                option.iter_mut().for_each(|pile| *pile -= smallest);
                visit(option);
            }
        }
    }
}

/// C(d + p − 1, p), for p above 0.
fn choose(d: usize, p: usize) -> usize {
    (0..p).fold(1, |product, i| product * (d + i) / (i + 1))
}
