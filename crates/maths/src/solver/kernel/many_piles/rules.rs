//! Which game with many piles.

use crate::solver::kernel::many_piles::places::Sorted;

/// Sharing Nim with a number of piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileRules {
    /// How many piles, from [`PileRules::LEAST`] to [`PileRules::MOST`]. Tables with any other number are refused.
    pub piles: usize,
    /// Whether there is a pass, which either player may use once, but not from a terminal position.
    pub pass: bool,
    /// Whether the player who makes the last move loses.
    pub misere: bool,
    /// Which positions a table keeps.
    pub forms: PileForms,
}

/// Which positions a table keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileForms {
    /// Those with a smallest pile of 0, which stand for all others (`sharing` Lemma 1).
    Normal,
    /// All, so that Lemma 1 can be put to the test.
    All,
}

impl PileRules {
    /// The least number of piles.
    pub const LEAST: usize = 2;
    /// The greatest number of piles.
    pub const MOST: usize = 6;

    /// Normal play without a pass, on normal forms.
    pub fn normal(piles: usize) -> Self {
        Self { piles, pass: false, misere: false, forms: PileForms::Normal }
    }

    /// Whether there are as many piles as there may be.
    pub(crate) fn is_within_bounds(self) -> bool {
        (Self::LEAST..=Self::MOST).contains(&self.piles)
    }

    /// 2 with a pass, otherwise 1.
    pub(crate) fn layers(self) -> usize {
        if self.pass { 2 } else { 1 }
    }

    /// How many piles above the ground tell a position.
    pub(crate) fn counted(self) -> usize {
        match self.forms {
            PileForms::Normal => self.piles - 1,
            PileForms::All => self.piles,
        }
    }

    /// How many numbers, apart from the sum, tell a line.
    pub(super) fn free_in_lines(self) -> usize {
        self.counted().saturating_sub(2)
    }

    /// The piles of the game in a position: all that are counted, and the ground if it is one of them.
    pub(crate) fn own(self, piles: &Sorted) -> &[u32] {
        &piles[self.first()..=self.counted()]
    }

    /// The same, to be filled in.
    pub(crate) fn own_mut(self, piles: &mut Sorted) -> &mut [u32] {
        &mut piles[self.first()..=self.counted()]
    }

    fn first(self) -> usize {
        match self.forms {
            PileForms::Normal => 0,
            PileForms::All => 1,
        }
    }
}
