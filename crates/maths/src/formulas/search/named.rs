//! Numbers that formulas for own rules may name, as formulas for bars name k and s: the numbers in the rules, and the divisors in known
//! laws of such rules.

use crate::expressions::Number;
use crate::games::{AmountTree, OwnRules};
use std::collections::BTreeSet;

/// The numbers, apart from 0, 1 and 2, which every formula may name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Named {
    /// Those that are written in the rules.
    pub(super) constants: Vec<u16>,
    /// Those that a side may be divided by and multiplied with.
    pub(super) divisors: Vec<u16>,
}

impl Named {
    /// The least number that is not in every formula.
    const LEAST: u32 = 3;
    /// Larger ones are too large for the box that samples are taken from.
    const LARGEST: u32 = 100;
    /// The most constants.
    const MOST: usize = 4;

    /// The numbers of rules.
    ///
    /// If one of `n` coordinates is lowered by at most `m`, values often repeat after `m + 1`; for `n` that are lowered together, as in
    /// Ryūō Nim, after `n · m + 1`. If the amounts are `a` to `b`, values repeat after `a + b` (subtraction games).
    pub(crate) fn of(rules: OwnRules) -> Self {
        let (mut constants, mut divisors) = (BTreeSet::new(), BTreeSet::new());
        let Some(trees) = rules.trees() else { return Self::default() };
        for (_, most) in &trees.bounds {
            let written: Vec<u32> = most.constants().into_iter().filter_map(|it| u32::try_from(it).ok()).collect();
            constants.extend(&written);
            divisors.extend(&written);
        }
        let several = trees.several.iter().map(|tree| (tree.of.iter().copied().collect(), &tree.amounts));
        for (along, amounts) in trees.moves.iter().map(|(along, amounts)| (*along, amounts)).chain(several) {
            let amounts: Vec<u32> = amounts.iter().flat_map(ends).collect();
            constants.extend(&amounts);
            divisors.extend(&amounts);
            divisors.extend(
                amounts.iter().map(|amount| {
                    amount.saturating_mul(along.coordinates().map(|which| along.factor(which)).sum()) + 1
                }),
            );
            divisors.extend(amounts.iter().flat_map(|one| amounts.iter().map(|other| one.saturating_add(*other))));
        }
        // Every side is made with every divisor, and of more coordinates there are more sides.
        let most_divisors = if rules.count() == 1 { 8 } else { 4 };
        Self { constants: least(&constants, Self::MOST), divisors: least(&divisors, most_divisors) }
    }
}

/// The least and the largest amount of an entry, as far as they are numbers.
fn ends(amount: &AmountTree) -> Vec<u32> {
    match amount {
        AmountTree::Any | AmountTree::By(_) | AmountTree::Multiples(_) | AmountTree::Set(_) => Vec::new(),
        AmountTree::AllBut(these) => these.clone(),
        AmountTree::Exactly(amount) => vec![*amount],
        AmountTree::Range(first, Number::Constant(last)) => {
            [*first].into_iter().chain(u32::try_from(*last).ok()).collect()
        }
        AmountTree::Range(first, _) => vec![*first],
    }
}

/// So many of the numbers that are neither in every formula nor too large.
fn least(numbers: &BTreeSet<u32>, most: usize) -> Vec<u16> {
    let range = numbers.range(Named::LEAST..=Named::LARGEST);
    range.take(most).filter_map(|number| u16::try_from(*number).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::Named;
    use crate::games::Ruleset;

    #[test]
    fn numbers_come_from_bounds_and_amounts() {
        let of = |text: &str| Named::of(text.parse::<Ruleset>().unwrap().rules.own().unwrap());
        let named =
            |constants: &[u16], divisors: &[u16]| Named { constants: constants.into(), divisors: divisors.into() };
        assert_eq!(of("rules:a b"), named(&[], &[]));
        assert_eq!(of("rules:n;move n by 1..3"), named(&[3], &[3, 4, 6]));
        assert_eq!(of("rules:a b c;b<=floor((a+c)/3)"), named(&[3], &[3]));
        assert_eq!(of("rules:a b c;b<=floor((c+3)/4)"), named(&[3, 4], &[3, 4]));
        // Two coordinates together: 2 · 1 + 1.
        assert_eq!(of("rules:a b;move a by any;move b by any;move a,b by 1"), named(&[], &[3]));
        assert_eq!(of("rules:n;move n by 1..ceil(n/2)"), named(&[], &[]));
        assert_eq!(of("rules:n;move n by 2,1000000000"), named(&[], &[3, 4]));
    }
}
