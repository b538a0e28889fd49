//! Formulas that the papers hold against tables.

use crate::games::Bar;
use crate::games::Position;
use crate::games::Rules;
use crate::games::Ruleset;
use serde::Deserialize;
use serde::Serialize;

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
    /// The formulas that are said of a family.
    pub fn of(rules: Rules) -> &'static [Self] {
        match rules {
            Rules::Piles(_) => &[],
            Rules::Bar(Bar::Rectangle | Bar::Heights(_) | Bar::Formula(_)) => &[Self::NimSum],
            Rules::Bar(Bar::Triangle { .. }) => &[Self::NimSum, Self::Lowered],
            Rules::Bar(Bar::Step { .. }) => &[Self::NimSum, Self::Shifted, Self::Raised],
        }
    }

    /// As it is written.
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
        let [x, y, z] = position.xyz().map(i64::from);
        let (p, s) = (i64::from(position.pass), i64::from(ruleset.rules.s().unwrap_or(0)));
        p ^ match self {
            Self::NimSum => x ^ y ^ z,
            Self::Lowered => (x - 1) ^ y ^ (z - 1),
            Self::Shifted => x ^ ((y ^ (z + s)) - s),
            Self::Raised => (x + s) ^ y ^ (z + s),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Formula;
    use crate::games::Game;

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
