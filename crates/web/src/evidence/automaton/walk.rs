//! Numbers that an automaton reads digit by digit.

use crate::workers::prover::protocol::Graph;
use maths::expressions::Variable;

/// The way of some numbers through an automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Walk {
    /// The letters, in the order in which they are read: bit i is a digit of the i-th name of the automaton.
    pub(super) letters: Vec<usize>,
    /// The state before the first letter, and after each.
    pub(super) states: Vec<usize>,
}

impl Walk {
    /// The way of these numbers, in the order of the names of the set; names without a number are 0. At least one digit is read.
    pub(super) fn new(graph: &Graph, names: &[Variable], numbers: &[u32]) -> Self {
        let number = |name: &Variable| {
            let place = names.iter().position(|other| other == name);
            place.and_then(|place| numbers.get(place)).copied().unwrap_or(0)
        };
        let read: Vec<u32> = graph.names.iter().map(number).collect();
        let digits = read.iter().map(|number| u32::BITS - number.leading_zeros()).max().unwrap_or(0).max(1);
        let letter = |place: u32| {
            read.iter().enumerate().map(|(bit, number)| ((number >> place & 1) as usize) << bit).sum::<usize>()
        };
        let places: Vec<u32> = if graph.most_first { (0..digits).rev().collect() } else { (0..digits).collect() };
        let letters: Vec<usize> = places.into_iter().map(letter).collect();
        let row = 1 << graph.names.len();
        let mut states = vec![0];
        for letter in &letters {
            let last = states.last().copied().unwrap_or(0);
            states.push(graph.next.get(last * row + letter).map_or(last, |next| *next as usize));
        }
        Self { letters, states }
    }

    /// The number of digits of each number.
    pub(super) fn digits(&self) -> usize {
        self.letters.len()
    }
}

#[cfg(test)]
mod tests {
    use super::Walk;
    use crate::workers::prover::protocol::Graph;
    use maths::expressions::Variable;

    /// Accepts x if it is divisible by 3, for either order of digits. With the most significant digit first, the remainder r becomes 2r +
    /// digit. Otherwise the state has the remainder and the weight of the next digit, 1 or 2, that is r + 3·(weight − 1).
    fn by_three(most_first: bool) -> Graph {
        let next = if most_first {
            (0..3).flat_map(|rest| [2 * rest % 3, (2 * rest + 1) % 3]).collect()
        } else {
            let row = |state: u32| {
                let (rest, weight) = (state % 3, state / 3 + 1);
                [rest, (rest + weight) % 3].map(|rest| rest + 3 * (2 - weight))
            };
            (0..6).flat_map(row).collect::<Vec<u32>>()
        };
        let states = next.len() as u32 / 2;
        let accepting = (0..states).map(|state| state % 3 == 0).collect();
        Graph { most_first, names: vec![Variable::X], states, next, accepting, sums: None }
    }

    #[test]
    fn a_walk_ends_where_the_set_says() {
        for graph in [by_three(true), by_three(false)] {
            for number in 0..200 {
                let walk = Walk::new(&graph, &[Variable::X], &[number]);
                assert_eq!(walk.states.len(), walk.digits() + 1);
                assert_eq!(graph.accepting[walk.states[walk.digits()]], number % 3 == 0, "{number}");
            }
        }
    }

    #[test]
    fn digits_are_read_in_the_order_of_the_automaton() {
        let six = |most_first| Walk::new(&by_three(most_first), &[Variable::X], &[6]).letters;
        assert_eq!((six(true), six(false)), (vec![1, 1, 0], vec![0, 1, 1]));
        // 0 has one digit, and names that the automaton does not read do not matter.
        let walk = Walk::new(&by_three(true), &[Variable::X, Variable::Y], &[0, 1000]);
        assert_eq!((walk.letters, walk.states), (vec![0], vec![0, 0]));
    }
}
