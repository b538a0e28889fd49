//! Plain recursion over rules that are written here from the papers, apart from the module `games`: the tests of the page compare with it.

use std::collections::HashMap;

/// Grundy values by the definition.
pub(crate) struct Values<F> {
    options: F,
    known: HashMap<Vec<u32>, u32>,
}

impl<F: Fn(&[u32]) -> Vec<Vec<u32>>> Values<F> {
    pub(crate) fn new(options: F) -> Self {
        Self { options, known: HashMap::new() }
    }

    pub(crate) fn of(&mut self, position: &[u32]) -> u32 {
        if let Some(value) = self.known.get(position) {
            return *value;
        }
        let values: Vec<u32> = (self.options)(position).iter().map(|option| self.of(option)).collect();
        let value = (0..).find(|value| !values.contains(value)).unwrap();
        self.known.insert(position.to_vec(), value);
        value
    }
}

/// The options on the triangular bar: y ≤ ⌊(x+z)/k⌋, and y comes down to the rim.
pub(crate) fn triangle(k: u32) -> impl Fn(&[u32]) -> Vec<Vec<u32>> {
    move |position| {
        let [x, y, z] = position else { panic!("{position:?}") };
        let lowered = |x: u32, z: u32| vec![x, (*y).min((x + z) / k), z];
        let left = (0..*x).map(|to| lowered(to, *z));
        let right = (0..*z).map(|to| lowered(*x, to));
        left.chain((0..*y).map(|to| vec![*x, to, *z])).chain(right).collect()
    }
}

/// The options on the stair bar with one pass, which cannot be used at the end: y ≤ ⌊(z+s)/k⌋.
pub(crate) fn step_with_pass(k: u32, s: u32) -> impl Fn(&[u32]) -> Vec<Vec<u32>> {
    move |position| {
        let [x, y, z, pass] = *position else { panic!("{position:?}") };
        let cuts = (0..x).map(|to| vec![to, y, z, pass]).chain((0..y).map(|to| vec![x, to, z, pass]));
        let cuts = cuts.chain((0..z).map(|to| vec![x, y.min((to + s) / k), to, pass]));
        cuts.chain((pass == 1 && x + y + z > 0).then(|| vec![x, y, z, 0])).collect()
    }
}

/// All positions with a number of coordinates up to a bound, by the largest, then by the sum, then in their order.
pub(crate) fn by_size(count: u32, bound: u32) -> Vec<Vec<u32>> {
    let side = bound + 1;
    let digits = |number: u32| (0..count).rev().map(|place| number / side.pow(place) % side).collect::<Vec<u32>>();
    let mut all: Vec<Vec<u32>> = (0..side.pow(count)).map(digits).collect();
    all.sort_by_key(|position| (position.iter().max().copied(), position.iter().sum::<u32>(), position.clone()));
    all
}

/// The smallest position of T(k) up to a bound where P-positions are not those with nim-sum 0.
pub(crate) fn first_failure_of_nim_sum(k: u32, bound: u32) -> Option<Vec<u32>> {
    let mut values = Values::new(triangle(k));
    let legal = by_size(3, bound).into_iter().filter(|at| k * at[1] <= at[0] + at[2]);
    legal.into_iter().find(|at| (at[0] ^ at[1] ^ at[2] == 0) != (values.of(at) == 0))
}

/// Numbers in brackets, as the page writes a position.
pub(crate) fn bracketed(position: &[u32]) -> String {
    format!("({})", position.iter().map(u32::to_string).collect::<Vec<_>>().join(", "))
}
