//! Claims of `misere`. Theorems 7 and 8 and Conjecture 2.1 are about normal play.

pub(super) mod lemmas;

use crate::claims::check::{Check, Maps, against, triangle};
use crate::claims::claim::Entry;
use crate::claims::claim::triangular::plain;
use crate::claims::{Kind, Looked, Parameter, Parameters};
use crate::games::Ruleset;
use crate::solver::{Formula, Grid};

pub(super) const THEOREM_7: Entry = Entry {
    id: "misere 7",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[(Parameter::K, "1")],
    is_stated: |p| p.whole_k() == Some(1),
    bound: 500,
    looked: |_| Looked::PPositions,
    check: |p, _| theorem_7(p),
};

pub(super) const THEOREM_7_SMALLER: Entry = Entry {
    id: "misere 7 ours",
    kind: Kind::Conjecture,
    is_ours: true,
    takes: &[(Parameter::K, "1/2")],
    is_stated: |p| [(1, 2), (2, 3)].contains(&(p.k.numerator(), p.k.denominator())),
    bound: 500,
    looked: |_| Looked::PPositions,
    check: |p, _| theorem_7(p),
};

/// True if Theorem 7 is about a bar. The theorem is not about (0, y, z) and (x, y, 0) with y > 0.
fn is_in_theorem_7([x, y, z]: [u32; 3]) -> bool {
    y == 0 || (x > 0 && z > 0)
}

fn theorem_7(parameters: &Parameters) -> Check {
    let height =
        |x: u32, z: u32| if x == 0 || z == 0 { (x == z).then_some(0) } else { Formula::Lowered.height(x, z, 0) };
    let formula = Box::new(move |x, z, _| [height(x, z), None]);
    Check::Maps(Maps::formula_where(triangle(parameters.k), formula, is_in_theorem_7))
}

pub(super) const THEOREM_8: Entry = Entry {
    id: "misere 8",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[(Parameter::K, "3")],
    is_stated: |p| p.whole_k() == Some(3),
    bound: 1000,
    looked: |_| Looked::PPositions,
    check: |p, _| plain(triangle(p.k)),
};

pub(super) const CONJECTURE_2_1: Entry = Entry {
    id: "misere Conj 2.1",
    kind: Kind::Conjecture,
    is_ours: false,
    takes: &[(Parameter::K, "5")],
    is_stated: |p| p.whole_k().is_some_and(|k| k >= 3 && k % 2 == 1),
    bound: 1000,
    looked: |_| Looked::PPositions,
    check: |p, _| plain(triangle(p.k)),
};

pub(super) const CONJECTURE_2_1_REPAIRED: Entry = Entry {
    id: "misere Conj 2.1 ours",
    kind: Kind::Theorem,
    is_ours: true,
    takes: &[(Parameter::K, "7")],
    is_stated: |p| p.whole_k().is_some_and(|k| k % 4 == 3),
    bound: 1000,
    looked: |_| Looked::PPositions,
    check: |p, _| plain(triangle(p.k)),
};

pub(super) const THEOREM_15: Entry = Entry {
    id: "misere 15",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[(Parameter::K, "5/2")],
    is_stated: |p| p.k.numerator() > 2 * p.k.denominator(),
    bound: 500,
    looked: |_| Looked::PPositions,
    check: |p, _| theorem_15(p),
};

fn theorem_15(parameters: &Parameters) -> Check {
    let normal = triangle(parameters.k);
    let misere = Ruleset { misere: true, ..normal };
    let judge = move |grids: &[Grid], x: u32, z: u32| {
        let [normal, other] = grids else { return None };
        let height = normal.at(x, z).map(u32::from);
        let expected = match (x, z) {
            (0, 0) | (1, 1) => [height.filter(|&y| y > 0), None],
            (0, 1) | (1, 0) => [height, Some(0)],
            _ => [height, None],
        };
        against(misere, other, (x, z), false, expected, |_| true)
    };
    Check::Maps(Maps { maps: vec![(normal, false), (misere, false)], counted: misere, judge: Box::new(judge) })
}

#[cfg(test)]
mod tests {
    use super::is_in_theorem_7;

    #[test]
    fn theorem_7_says_nothing_of_high_bars_without_a_side() {
        for bar in [[0, 0, 0], [0, 0, 5], [5, 0, 0], [5, 0, 5], [1, 1, 1], [3, 2, 4]] {
            assert!(is_in_theorem_7(bar), "{bar:?}");
        }
        for bar in [[0, 1, 5], [0, 2, 1], [5, 1, 0], [1, 3, 0]] {
            assert!(!is_in_theorem_7(bar), "{bar:?}");
        }
    }
}
