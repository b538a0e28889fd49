//! All sides so far, by their numbers at the sample.

use crate::formulas::search::index::Index;
use crate::formulas::search::leaves::Leaf;
use crate::formulas::search::sample::Sample;
use crate::games::Ruleset;
use crate::values::Chance;

/// An operation that makes a side from one or two others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Maker {
    NimSum,
    Plus,
    Minus,
    Min,
    Max,
    Half,
    Parity,
    /// ⌊a/k⌋.
    OverK,
    /// a mod k.
    ModK,
    /// ⌊a/m⌋ of a number m.
    Over(u16),
    /// a mod m.
    Modulo(u16),
    /// m·a.
    Times(u16),
}

impl Maker {
    /// The result for two numbers if the operation can be undone; otherwise none.
    pub(super) fn of_two(self, left: i32, right: i32) -> Option<i32> {
        match self {
            Self::NimSum => Some(left ^ right),
            Self::Plus => Some(left + right),
            Self::Minus => Some(left - right),
            Self::Min
            | Self::Max
            | Self::Half
            | Self::Parity
            | Self::OverK
            | Self::ModK
            | Self::Over(_)
            | Self::Modulo(_)
            | Self::Times(_) => None,
        }
    }
}

/// The origin of a side.
#[derive(Clone, Copy, Debug)]
pub(super) enum Node {
    /// By its number in the list of leaves.
    Leaf(u32),
    /// Of one side twice where it takes one only.
    Made(Maker, u32, u32),
}

/// Hashes of a column: of its P-positions, of all but the small positions, of all. They are sums, so that those of a sum or
/// difference of two columns are known from those of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hashes {
    pub(super) p: u64,
    pub(super) core: u64,
    pub(super) full: u64,
}

/// All sides so far.
pub(super) struct Bank {
    pub(super) leaves: Vec<Leaf>,
    /// k as a fraction.
    k: (i32, i32),
    /// Numbers that sides are divided by and multiplied with.
    divisors: Vec<u16>,
    weights: Vec<u64>,
    p_end: usize,
    core_end: usize,
    nodes: Vec<Node>,
    /// Columns one after the other, in pieces, so that no large one has to be copied to grow.
    columns: Vec<Vec<i32>>,
    by_p: Index,
    by_core: Index,
    by_full: Index,
    /// The first side of each level.
    levels: Vec<u32>,
    most: u64,
}

impl Bank {
    /// Numbers are smaller than this; a side with a larger one is none.
    const LARGEST: u32 = 1 << 28;
    /// The number of columns in a piece.
    const PIECE: usize = 4096;

    pub(crate) fn new(ruleset: Ruleset, divisors: Vec<u16>, sample: &Sample, leaves: Vec<Leaf>, bound: u64) -> Self {
        let mut chance = Chance::new(2);
        let mut weight = || (0..4).fold(0u64, |bits, _| bits << 16 | chance.below(1 << 16) as u64) | 1;
        let k = ruleset.rules.k().map_or((0, 1), |k| (k.numerator(), k.denominator()));
        let part = |part: u32| i32::try_from(part).ok().filter(|part| *part < 1 << 15).unwrap_or(0);
        let bytes = 4 * sample.positions.len() as u64 + 3 * Index::BYTES + size_of::<Node>() as u64;
        Self {
            leaves,
            k: (part(k.0), part(k.1)),
            divisors,
            weights: sample.positions.iter().map(|_| weight()).collect(),
            p_end: sample.p_end,
            core_end: sample.core_end,
            nodes: Vec::new(),
            columns: Vec::new(),
            by_p: Index::default(),
            by_core: Index::default(),
            by_full: Index::default(),
            levels: vec![0],
            most: (bound / bytes).min(u64::from(u32::MAX) / 2),
        }
    }

    /// The makers that take one side; ⌊a/k⌋ and a mod k where k says so, and those of the divisors.
    pub(super) fn makers_of_one(&self) -> Vec<Maker> {
        let mut all = vec![Maker::Half, Maker::Parity];
        if self.k.0 > 0 && self.k.1 > 0 {
            all.push(Maker::OverK);
            if self.k.1 == 1 {
                all.push(Maker::ModK);
            }
        }
        all.extend(self.divisors.iter().flat_map(|&m| [Maker::Over(m), Maker::Modulo(m), Maker::Times(m)]));
        all
    }

    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() as u64 >= self.most
    }

    /// The sides of a length that is done, or of the one that is being made.
    pub(super) fn level(&self, length: u32) -> std::ops::Range<u32> {
        let begin = self.levels[length as usize - 1];
        begin..self.levels.get(length as usize).copied().unwrap_or(self.nodes.len() as u32)
    }

    /// No more sides of this length.
    pub(super) fn end_level(&mut self) {
        self.levels.push(self.nodes.len() as u32);
    }

    pub(super) fn node(&self, side: u32) -> Node {
        self.nodes[side as usize]
    }

    pub(super) fn column(&self, side: u32) -> &[i32] {
        let (piece, place) = (side as usize / Self::PIECE, side as usize % Self::PIECE);
        let width = self.weights.len();
        &self.columns[piece][place * width..][..width]
    }

    /// Computes the column that a maker makes of columns.
    pub(super) fn make(&self, maker: Maker, left: u32, right: u32, out: &mut Vec<i32>) {
        let (a, b) = (self.column(left), self.column(right));
        let pairs = a.iter().zip(b);
        let (p, q) = self.k;
        out.clear();
        match maker {
            Maker::NimSum => out.extend(pairs.map(|(a, b)| a ^ b)),
            Maker::Plus => out.extend(pairs.map(|(a, b)| a + b)),
            Maker::Minus => out.extend(pairs.map(|(a, b)| a - b)),
            Maker::Min => out.extend(pairs.map(|(a, b)| *a.min(b))),
            Maker::Max => out.extend(pairs.map(|(a, b)| *a.max(b))),
            Maker::Half => out.extend(a.iter().map(|a| a >> 1)),
            Maker::Parity => out.extend(a.iter().map(|a| a & 1)),
            Maker::OverK => {
                out.extend(a.iter().map(|a| (i64::from(*a) * i64::from(q)).div_euclid(i64::from(p)) as i32));
            }
            Maker::ModK => out.extend(a.iter().map(|a| a.rem_euclid(p))),
            Maker::Over(m) => out.extend(a.iter().map(|a| a.div_euclid(m.into()))),
            Maker::Modulo(m) => out.extend(a.iter().map(|a| a.rem_euclid(m.into()))),
            // Numbers that overflow are too large to be kept, as is i32::MAX.
            Maker::Times(m) => out.extend(a.iter().map(|a| a.saturating_mul(m.into()))),
        }
    }

    pub(super) fn hashes(&self, column: &[i32]) -> Hashes {
        let sum = |range: std::ops::Range<usize>| {
            let products = column[range.clone()].iter().zip(&self.weights[range]);
            products
                .fold(0u64, |sum, (number, weight)| sum.wrapping_add((i64::from(*number) as u64).wrapping_mul(*weight)))
        };
        let p = sum(0..self.p_end);
        let core = p.wrapping_add(sum(self.p_end..self.core_end));
        Hashes { p, core, full: core.wrapping_add(sum(self.core_end..column.len())) }
    }

    /// Keeps a side unless its numbers are those of another, or too large. Returns its number if it is new.
    pub(super) fn keep(&mut self, node: Node, column: &[i32]) -> Option<u32> {
        let hashes = self.hashes(column);
        let is_known = self.by_full.with(hashes.full).next().is_some();
        if is_known || column.iter().any(|number| number.unsigned_abs() >= Self::LARGEST) {
            return None;
        }
        if self.nodes.len().is_multiple_of(Self::PIECE) {
            self.columns.push(Vec::with_capacity(if self.nodes.is_empty() { 0 } else { Self::PIECE * column.len() }));
        }
        self.columns.last_mut()?.extend_from_slice(column);
        self.nodes.push(node);
        self.by_p.push(hashes.p);
        self.by_core.push(hashes.core);
        self.by_full.push(hashes.full);
        Some(self.nodes.len() as u32 - 1)
    }

    /// The sides with these numbers at the P-positions, if hashes do not deceive.
    pub(super) fn with_p(&self, hash: u64) -> impl Iterator<Item = u32> {
        self.by_p.with(hash)
    }

    /// The sides with these numbers save at the small positions, if hashes do not deceive.
    pub(super) fn with_core(&self, hash: u64) -> impl Iterator<Item = u32> {
        self.by_core.with(hash)
    }
}
