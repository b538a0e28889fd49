//! Rims that were drawn by hand, as formulas.

use crate::theorems::bar::rim;
use maths::expressions::{Fault, Fraction, Names, Variable};
use maths::games::Ruleset;

/// The corner of a bar.
struct Corner {
    x: u32,
    z: u32,
}

impl Names for Corner {
    fn value_of(&self, variable: Variable) -> Result<Fraction, Fault> {
        let numbers = [(Variable::X, self.x), (Variable::Z, self.z)];
        let (_, number) = numbers.into_iter().find(|(name, _)| *name == variable).ok_or(Fault::NoPosition)?;
        Fraction::whole(number.into())
    }

    fn grundy(&self, _: [i64; 4]) -> Result<Fraction, Fault> {
        Err(Fault::NoPosition)
    }
}

#[test]
fn a_rim_drawn_by_hand_has_the_same_heights_as_a_formula() {
    for name in ["bar:heights=3", "bar:heights=1-6", "bar:heights=1-2-2-4"] {
        let ruleset: Ruleset = name.parse().unwrap();
        let bar = ruleset.rules.bar().unwrap();
        let formula = rim(bar).unwrap();
        for (x, z) in (0..12).flat_map(|x| (0..12).map(move |z| (x, z))) {
            assert_eq!(formula.value(&Corner { x, z }), Fraction::whole(bar.rim(x, z).into()), "{name}, ({x}, {z})");
        }
    }
}
