//! The rules of bars as `proofs/Bars.v` has them, and values and outcomes by plain recursion.

use std::collections::{BTreeMap, BTreeSet};

pub(super) type Cells = [i64; 3];

/// A bar by its rim, the highest y over x and z.
pub(super) struct Bar<F>(pub(super) F);

impl<F: Fn(i64, i64) -> i64> Bar<F> {
    fn rim(&self, x: i64, z: i64) -> i64 {
        self.0(x, z)
    }

    pub(super) fn options(&self, [x, y, z]: Cells) -> Vec<Cells> {
        let left = (0..x).map(|u| [u, y.min(self.rim(u, z)), z]);
        let above = (0..y).map(|v| [x, v, z]);
        let right = (0..z).map(|w| [x, y.min(self.rim(x, w)), w]);
        left.chain(above).chain(right).collect()
    }

    pub(super) fn is_legal(&self, [x, y, z]: Cells) -> bool {
        x >= 0 && y >= 0 && z >= 0 && y <= self.rim(x, z)
    }

    /// All positions with coordinates up to n, each after its options.
    pub(super) fn positions(&self, n: i64) -> Vec<Cells> {
        let places = (0..=n).flat_map(|x| (0..=n).map(move |z| (x, z)));
        places.flat_map(|(x, z)| (0..=n.min(self.rim(x, z))).map(move |y| [x, y, z])).collect()
    }

    /// Their Grundy values.
    pub(super) fn values(&self, n: i64) -> BTreeMap<Cells, i64> {
        let mut known = BTreeMap::new();
        for at in self.positions(n) {
            let after: BTreeSet<i64> = self.options(at).iter().map(|to| known[to]).collect();
            known.insert(at, mex(&after));
        }
        known
    }

    /// Checks what is said of each position up to n.
    #[track_caller]
    pub(super) fn each(&self, n: i64, holds: impl Fn(Cells) -> bool) {
        let failed = self.positions(n).into_iter().find(|&at| !holds(at));
        assert_eq!(failed, None);
    }

    /// Checks which positions up to n are P-positions, where that is said.
    #[track_caller]
    pub(super) fn p_positions(&self, n: i64, said: impl Fn(Cells) -> Option<bool>) {
        let known = self.values(n);
        self.each(n, |at| said(at).is_none_or(|is_p| is_p == (known[&at] == 0)));
    }
}

pub(super) fn mex(after: &BTreeSet<i64>) -> i64 {
    (0..).find(|value| !after.contains(value)).unwrap()
}

/// The triangle with k = d/a.
pub(super) fn triangle(d: i64, a: i64) -> Bar<impl Fn(i64, i64) -> i64> {
    Bar(move |x, z| a * (x + z) / d)
}

/// The strip beside the step bar.
pub(super) fn stairs(k: i64, s: i64) -> Bar<impl Fn(i64, i64) -> i64> {
    Bar(move |_, z| (z + s) / k)
}

pub(super) fn sum([x, y, z]: Cells) -> i64 {
    x ^ y ^ z
}
