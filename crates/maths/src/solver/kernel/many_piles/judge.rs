//! An independent check of the kernel: plain recursion over piles in any order, by the rule alone.

use crate::solver::{Computation, PileForms, PileRules, PileTable, Plan};
use crate::values::{Nimber, mex};
use std::collections::HashMap;

pub(super) const FORMS: [PileForms; 2] = [PileForms::Normal, PileForms::All];

/// All games with this number of piles.
pub(crate) fn games(piles: usize) -> impl Iterator<Item = PileRules> {
    let flags = [(false, false), (false, true), (true, false), (true, true)];
    let all = flags.into_iter().flat_map(|flags| FORMS.map(|forms| (flags, forms)));
    all.map(move |((pass, misere), forms)| PileRules { piles, pass, misere, forms })
}

pub(crate) fn finish(table: &mut PileTable, work: u64) {
    while !table.advance(work).unwrap() {}
}

pub(crate) fn full(rules: PileRules, largest: u32) -> PileTable {
    PileTable::new(rules, largest, Plan::BOUND).unwrap().run_to_end().unwrap()
}

/// The options of piles in any order, by the rule alone.
fn transfers(piles: &[u32]) -> Vec<Vec<u32>> {
    let mut options = Vec::new();
    for (from, to) in (0..piles.len()).flat_map(|i| (0..piles.len()).map(move |j| (i, j))) {
        for tokens in 1..=piles[from] {
            if from != to && piles[to] + tokens <= piles[from] - tokens {
                let mut option = piles.to_vec();
                option[from] -= tokens;
                option[to] += tokens;
                options.push(option);
            }
        }
    }
    options
}

/// The value of a position from those of its options.
pub(super) fn value_from(
    rules: PileRules,
    piles: &[u32],
    pass: bool,
    mut value: impl FnMut(&[u32], bool) -> Nimber,
) -> Nimber {
    let options = transfers(piles);
    if options.is_empty() {
        return Nimber(u32::from(rules.misere));
    }
    let used_up = pass.then(|| value(piles, false));
    mex(options.iter().map(|option| value(option, pass)).chain(used_up).collect::<Vec<_>>())
}

/// Plain recursion over piles in any order, or over sorted piles if that would take too long.
pub(super) struct Recursion {
    rules: PileRules,
    sorts: bool,
    known: HashMap<(Vec<u32>, bool), Nimber>,
}

impl Recursion {
    pub(crate) fn new(rules: PileRules, sorts: bool) -> Self {
        Self { rules, sorts, known: HashMap::new() }
    }

    pub(super) fn value(&mut self, piles: &[u32], pass: bool) -> Nimber {
        let mut piles = piles.to_vec();
        if self.sorts {
            piles.sort_unstable();
        }
        if let Some(&value) = self.known.get(&(piles.clone(), pass)) {
            return value;
        }
        let value = value_from(self.rules, &piles, pass, |option, pass| self.value(option, pass));
        self.known.insert((piles, pass), value);
        value
    }
}

/// All lists of numbers up to a bound, in ascending order or in any.
pub(crate) fn lists(length: usize, bound: u32, ascending: bool) -> Vec<Vec<u32>> {
    let shorter = if length == 1 { vec![Vec::new()] } else { lists(length - 1, bound, ascending) };
    let least = |list: &Vec<u32>| list.last().copied().filter(|_| ascending).unwrap_or(0);
    let longer = |list: Vec<u32>| (least(&list)..=bound).map(move |last| [&list[..], &[last]].concat());
    shorter.into_iter().flat_map(longer).collect()
}

pub(super) fn passes(rules: PileRules) -> &'static [bool] {
    if rules.pass { &[false, true] } else { &[false] }
}

/// Asserts that each value follows from those of the options. By induction all values are then right.
#[track_caller]
pub(crate) fn follows_from_its_options(table: &PileTable) {
    let rules = table.rules();
    for largest in 0..=table.largest() {
        table.each_with_largest(&[largest], |piles, pass, value| {
            let judged = value_from(rules, piles, pass, |option, pass| table.value(option, pass).unwrap());
            assert_eq!(value, judged, "{rules:?} {piles:?} {pass}");
        });
    }
}
