//! The meaning of the states of an automaton on a triangular bar.
//!
//! Section 6 of the paper `triangular` reads x, y and z digit by digit, from the most significant one on, and keeps s = x + z − k·y of the
//! digits that were read. s becomes 2s + 2 by the digits (1, 0, 1), 2s by (0, 0, 0), and 2s + 1 − k by (1, 1, 0) and (0, 1, 1); other
//! digits end the nim-sum 0. For k = 4m + 3 all s are even, so one that is negative stays so, and one that is at least k stays so (Lemma
//! 5.1): the sequence is of Type 3, of Type 2, and of Type 1 as long as 0 ≤ s < k.
//!
//! Here the automaton is followed together with s. If each of its states accepts if and only if the set's condition on s holds, then it is
//! an automaton of that set, in whatever form its sentence was written.

use crate::workers::prover::protocol::{Graph, PartialSums, Reached};
use maths::expressions::Variable;
use std::collections::HashSet;

/// The largest k that is tried.
const LARGEST_K: u32 = 127;

/// The type of the sequence of digits that was read so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Read {
    /// Type 1, with its s.
    Sum(u32),
    /// Type 2: s is at least k.
    Large,
    /// Type 3: s is negative.
    Negative,
    /// The nim-sum is not 0.
    Unequal,
}

impl Read {
    fn after(self, k: u32, digits: [bool; 3]) -> Self {
        let [x, y, z] = digits;
        if x ^ y ^ z {
            return Self::Unequal;
        }
        let Self::Sum(s) = self else { return self };
        let grown = 2 * s + u32::from(x) + u32::from(z);
        let lowered = if y { grown.checked_sub(k) } else { Some(grown) };
        match lowered {
            None => Self::Negative,
            Some(s) if s < k => Self::Sum(s),
            Some(_) => Self::Large,
        }
    }

    /// True if the numbers are in the set of Theorem 7.3, or in its part on the rim.
    fn is_in(self, on_rim: bool) -> bool {
        match self {
            Self::Sum(_) => true,
            Self::Large => !on_rim,
            Self::Negative | Self::Unequal => false,
        }
    }
}

/// The sums of an automaton of the set x ⊕ y ⊕ z = 0 and y ≤ ⌊(x+z)/k⌋, or = instead of ≤, for a k = 4m + 3; none of another.
pub(super) fn partial_sums(graph: &Graph) -> Option<PartialSums> {
    if !graph.most_first || graph.names != [Variable::X, Variable::Y, Variable::Z] || graph.next.is_empty() {
        return None;
    }
    let all = (3..=LARGEST_K).step_by(4).flat_map(|k| [(k, false), (k, true)]);
    all.into_iter().find_map(|(k, on_rim)| {
        let states = followed(graph, k, on_rim)?;
        Some(PartialSums { k, on_rim, states })
    })
}

/// The sequences that lead to each state, by their sums; `None` if a state accepts digits of numbers outside the set, or rejects digits of
/// numbers in it.
fn followed(graph: &Graph, k: u32, on_rim: bool) -> Option<Vec<Reached>> {
    let mut reached = vec![Reached::default(); graph.accepting.len()];
    let mut seen = HashSet::new();
    let mut open = vec![(0_usize, Read::Sum(0))];
    while let Some((state, read)) = open.pop() {
        if !seen.insert((state, read)) {
            continue;
        }
        if graph.accepting.get(state)? != &read.is_in(on_rim) {
            return None;
        }
        let here = reached.get_mut(state)?;
        match read {
            Read::Sum(s) => here.sums.push(s),
            Read::Large => here.large = true,
            Read::Negative => here.negative = true,
            Read::Unequal => here.unequal = true,
        }
        for letter in 0..8 {
            let digits = [0, 1, 2].map(|bit| letter >> bit & 1 == 1);
            let next = usize::try_from(*graph.next.get(state * 8 + letter)?).ok()?;
            open.push((next, read.after(k, digits)));
        }
    }
    reached.iter_mut().for_each(|reached| reached.sums.sort_unstable());
    Some(reached)
}

#[cfg(test)]
mod tests {
    use super::partial_sums;
    use crate::workers::prover::protocol::Graph;
    use crate::workers::prover::set;
    use proofs::automata::logic::{Sentence, Solutions};
    use proofs::automata::{Budget, DigitOrder};

    fn graph(text: &str) -> Graph {
        let sentence: Sentence = text.parse().unwrap();
        let mut solutions = Solutions::new(&sentence, &[DigitOrder::MostFirst], Budget::USUAL).unwrap();
        loop {
            if let Some(automaton) = solutions.advance(1 << 20).unwrap() {
                return set(solutions.names(), &automaton).automaton;
            }
        }
    }

    /// For k = 7: Example 5.1 of the paper has 2, 4, 2, 4, 2, 6 from 2 by the digits of P₂, P₃, P₂, P₃, P₁.
    #[test]
    fn states_have_the_sums_of_the_paper() {
        let graph = graph("x ⊕ y ⊕ z = 0 and y = floor((x+z)/7)");
        let sums = partial_sums(&graph).unwrap();
        assert_eq!((sums.k, sums.on_rim), (7, true));
        let follow = |state: usize, digits: [usize; 3]| {
            let [x, y, z] = digits;
            graph.next[state * 8 + (x | y << 1 | z << 2)] as usize
        };
        let word = [[1, 0, 1], [0, 0, 0], [1, 1, 0], [0, 0, 0], [0, 1, 1], [1, 0, 1]];
        let mut state = 0;
        let mut found = Vec::new();
        for digits in word {
            state = follow(state, digits);
            found.push(sums.states[state].sums.clone());
        }
        assert_eq!(found, [[2], [4], [2], [4], [2], [6]]);
        // After 6 only P₃ keeps the type. Larger and negative sums are not on the rim any more.
        assert_eq!(follow(state, [1, 1, 0]), state);
        let end = follow(state, [0, 0, 0]);
        assert_eq!((sums.states[end].large, graph.accepting[end]), (true, false));
    }

    /// Under the rim the last sum, k − 1, is as good as all that are larger.
    #[test]
    fn below_the_rim_the_largest_sum_is_one_with_all_larger_ones() {
        for k in [3, 7, 11, 31] {
            let sums = partial_sums(&graph(&format!("y ≤ floor((x+z)/{k}) and x ⊕ z = y"))).unwrap();
            assert_eq!((sums.k, sums.on_rim), (k, false));
            let merged = sums.states.iter().find(|reached| reached.large).unwrap();
            assert_eq!(merged.sums, [k - 1]);
            let mut all: Vec<u32> = sums.states.iter().flat_map(|reached| reached.sums.clone()).collect();
            all.sort_unstable();
            assert_eq!(all, (0..k).step_by(2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn other_sets_have_none() {
        let others =
            ["x ⊕ y ⊕ z = 0", "x ⊕ y ⊕ z = 0 and y < floor((x+z)/7)", "x ⊕ y ⊕ z = 0 and y ≤ floor((x+z)/5)", "x < y"];
        for text in others {
            assert_eq!(partial_sums(&graph(text)), None, "{text}");
        }
    }
}
