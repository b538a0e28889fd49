//! The nim-sums of the papers, and their evaluation. Checks of claims, reasons of theorems and tables of differences all use this list.

use crate::games::{Position, Rules, Ruleset};
use serde::{Deserialize, Serialize};

/// A number for each position. It is 0 where its theorem says that the position is P.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Formula {
    /// x ⊕ y ⊕ z, with a pass ⊕ p (`triangular` Theorem 7.3, `variants` Theorem 1.2, `pass` Corollary 4.1 as printed).
    NimSum,
    /// (x−1) ⊕ y ⊕ (z−1), in two's complement (`triangular` Conjecture 8.1).
    Lowered,
    /// x ⊕ ((y ⊕ (z+s)) − s), with a pass ⊕ p (`pass` Corollary 3.1).
    Shifted,
    /// (x+s) ⊕ y ⊕ (z+s), with a pass ⊕ p (`pass` Theorem 4.1).
    Raised,
}

impl Formula {
    /// The formulas of a family's theorems and conjectures.
    pub fn of(rules: Rules) -> &'static [Self] {
        match rules {
            Rules::Piles(_) | Rules::Own(_) => &[],
            Rules::Bar(bar) if bar.as_triangle().is_some() => &[Self::NimSum, Self::Lowered],
            Rules::Bar(bar) if bar.as_step().is_some() => &[Self::NimSum, Self::Shifted, Self::Raised],
            Rules::Bar(_) => &[Self::NimSum],
        }
    }

    /// The formula as text.
    pub fn text(self) -> &'static str {
        match self {
            Self::NimSum => "x ⊕ y ⊕ z",
            Self::Lowered => "(x − 1) ⊕ y ⊕ (z − 1)",
            Self::Shifted => "x ⊕ ((y ⊕ (z + s)) − s)",
            Self::Raised => "(x + s) ⊕ y ⊕ (z + s)",
        }
    }

    /// The number of a position.
    pub fn value(self, ruleset: &Ruleset, position: Position) -> i64 {
        i64::from(position.pass) ^ self.number(position.xyz(), ruleset.rules.s().unwrap_or(0))
    }

    /// The number of the coordinates, with this s, and without the pass.
    pub fn number(self, cells: [u32; 3], s: u32) -> i64 {
        match self {
            Self::NimSum | Self::Lowered | Self::Raised => {
                let [(_, x), (_, y), (_, z)] = self.terms(cells, s);
                x ^ y ^ z
            }
            Self::Shifted => {
                let ([x, y, z], s) = (cells.map(i64::from), i64::from(s));
                x ^ ((y ^ (z + s)) - s)
            }
        }
    }

    /// The terms of the nim-sum for x, y and z, each as text and as a number. [`Formula::Shifted`] is not a sum of three numbers, so its
    /// terms are those of [`Formula::Raised`], which is 0 at the same coordinates.
    pub fn terms(self, cells: [u32; 3], s: u32) -> [(&'static str, i64); 3] {
        let ([x, y, z], s) = (cells.map(i64::from), i64::from(s));
        match self {
            Self::NimSum => [("x", x), ("y", y), ("z", z)],
            Self::Lowered => [("x − 1", x - 1), ("y", y), ("z − 1", z - 1)],
            Self::Shifted | Self::Raised => [("x + s", x + s), ("y", y), ("z + s", z + s)],
        }
    }

    /// The y over x and z for which the number is 0 without the pass, if there is one. This y is the nim-sum of the other two terms. No y
    /// exists if that nim-sum is negative, as with exactly one of x − 1 and z − 1 negative.
    pub fn height(self, x: u32, z: u32, s: u32) -> Option<u32> {
        let [(_, x), _, (_, z)] = self.terms([x, 0, z], s);
        u32::try_from(x ^ z).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::Formula;
    use crate::games::Game;

    /// The height is the only y for which the number is 0.
    #[test]
    fn a_height_is_where_the_number_is_zero() {
        for formula in [Formula::NimSum, Formula::Lowered, Formula::Shifted, Formula::Raised] {
            for (x, z, s) in (0..12).flat_map(|x| (0..12).flat_map(move |z| (0..5).map(move |s| (x, z, s)))) {
                let zeros: Vec<u32> = (0..40).filter(|&y| formula.number([x, y, z], s) == 0).collect();
                assert_eq!(formula.height(x, z, s).as_slice(), zeros, "{} at {x}, {z} with s = {s}", formula.text());
            }
        }
    }

    #[test]
    fn values_by_hand() {
        let value = |formula: Formula, text: &str| {
            let game: Game = text.parse().unwrap();
            formula.value(&game.ruleset(), game.position())
        };
        assert_eq!(value(Formula::NimSum, "triangle:k=3:7,4,7"), 4);
        assert_eq!(value(Formula::Lowered, "triangle:k=5:7,2,5"), 6 ^ 2 ^ 4);
        assert_eq!(value(Formula::Lowered, "triangle:k=5:0,0,0"), 0);
        assert_eq!(value(Formula::Shifted, "step:k=4,s=2:4,3,13"), 4 ^ ((3 ^ 15) - 2));
        assert_eq!(value(Formula::Raised, "step:k=4,s=3,pass:1,0,2,1"), 4 ^ 5 ^ 1);
    }
}
