//! All sides of a length, one after the other.

use crate::formulas::search::bank::{Bank, Maker, Node};
use std::ops::Range;

/// Ways to make sides that differ in the parts alone.
#[derive(Clone, Debug)]
enum Stage {
    Leaf(u32),
    One(Maker, Range<u32>),
    /// If order does not matter, the right part does not come before the left one.
    Two(Maker, Range<u32>, Range<u32>, bool),
}

/// Goes through all sides of a length.
pub(super) struct Level {
    pub(super) length: u32,
    stages: std::vec::IntoIter<Stage>,
    stage: Option<Stage>,
    left: u32,
    right: u32,
    /// The number of sides made so far, and the number of all sides.
    pub(super) done: u64,
    pub(super) total: u64,
}

/// The makers of two, and whether their order does not matter.
const MAKERS: [(Maker, bool); 5] =
    [(Maker::NimSum, true), (Maker::Plus, true), (Maker::Minus, false), (Maker::Min, true), (Maker::Max, true)];

impl Level {
    /// All sides of a length; the shorter ones are in the bank.
    pub(crate) fn new(bank: &Bank, length: u32) -> Self {
        let leaves = (0..).zip(&bank.leaves).filter(|(_, leaf)| leaf.length == length);
        let mut stages: Vec<Stage> = leaves.map(|(number, _)| Stage::Leaf(number)).collect();
        if length > 1 {
            stages.extend(bank.makers_of_one().into_iter().map(|maker| Stage::One(maker, bank.level(length - 1))));
        }
        for left in 1..length {
            let right = length - left;
            let ranges = (bank.level(left), bank.level(right));
            let fitting = MAKERS.into_iter().filter(|(_, is_even)| !is_even || left <= right);
            stages.extend(fitting.map(|(maker, is_even)| {
                Stage::Two(maker, ranges.0.clone(), ranges.1.clone(), is_even && left == right)
            }));
        }
        let total = stages.iter().map(Stage::count).sum();
        let mut level = Self { length, stages: stages.into_iter(), stage: None, left: 0, right: 0, done: 0, total };
        level.next_stage();
        level
    }

    fn next_stage(&mut self) {
        self.stage = self.stages.next();
        (self.left, self.right) = self.stage.as_ref().map_or((0, 0), Stage::first);
    }

    /// The next side.
    pub(super) fn next(&mut self) -> Option<Node> {
        loop {
            match self.stage.as_ref()? {
                &Stage::Leaf(number) => {
                    self.next_stage();
                    self.done += 1;
                    return Some(Node::Leaf(number));
                }
                Stage::One(maker, range) if self.left < range.end => {
                    let node = Node::Made(*maker, self.left, self.left);
                    self.left += 1;
                    self.done += 1;
                    return Some(node);
                }
                Stage::Two(maker, left, right, _) if self.left < left.end && self.right < right.end => {
                    let node = Node::Made(*maker, self.left, self.right);
                    self.right += 1;
                    self.done += 1;
                    return Some(node);
                }
                Stage::Two(_, left, right, is_half) if self.left < left.end => {
                    self.left += 1;
                    self.right = if *is_half { self.left } else { right.start };
                }
                Stage::One(..) | Stage::Two(..) => self.next_stage(),
            }
        }
    }
}

impl Stage {
    fn first(&self) -> (u32, u32) {
        match self {
            Self::Leaf(_) => (0, 0),
            Self::One(_, range) => (range.start, range.start),
            Self::Two(_, left, right, _) => (left.start, right.start),
        }
    }

    fn count(&self) -> u64 {
        let length = |range: &Range<u32>| u64::from(range.end - range.start);
        match self {
            Self::Leaf(_) => 1,
            Self::One(_, range) => length(range),
            Self::Two(_, left, _, true) => length(left) * (length(left) + 1) / 2,
            Self::Two(_, left, right, false) => length(left) * length(right),
        }
    }
}
