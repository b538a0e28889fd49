//! The rules of a game with many piles.

use crate::solver::kernel::many_piles::places::Sorted;

/// Sharing Nim with a number of piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileRules {
    /// The number of piles, from [`PileRules::LEAST`] to [`PileRules::MOST`]. Tables with any other number are refused.
    pub piles: usize,
    /// True if there is a pass: one of the players may use it once, but not from a terminal position.
    pub pass: bool,
    /// True if the player who makes the last move loses.
    pub misere: bool,
    /// The positions that a table keeps.
    pub forms: PileForms,
}

/// The positions that a table keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileForms {
    /// Those with a smallest pile of 0, which represent all others (`sharing` Lemma 1).
    Normal,
    /// All positions, for tests of Lemma 1.
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

    /// True if the number of piles is allowed.
    pub(crate) fn is_within_bounds(self) -> bool {
        (Self::LEAST..=Self::MOST).contains(&self.piles)
    }

    /// 2 with a pass, otherwise 1.
    pub(crate) fn layers(self) -> usize {
        if self.pass { 2 } else { 1 }
    }

    /// The number of piles above the ground, which determine a position.
    pub fn counted(self) -> usize {
        match self.forms {
            PileForms::Normal => self.piles - 1,
            PileForms::All => self.piles,
        }
    }

    /// The number of other piles that determine a line together with the sum.
    pub(super) fn free_in_lines(self) -> usize {
        self.counted().saturating_sub(2)
    }

    /// The piles of the game in a position: all that are counted, and the ground if it is one of them.
    pub(crate) fn own(self, piles: &Sorted) -> &[u32] {
        &piles[self.first()..=self.counted()]
    }

    /// The same, to be filled in.
    pub(super) fn own_mut(self, piles: &mut Sorted) -> &mut [u32] {
        &mut piles[self.first()..=self.counted()]
    }

    fn first(self) -> usize {
        match self.forms {
            PileForms::Normal => 0,
            PileForms::All => 1,
        }
    }
}
