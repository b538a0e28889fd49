//! The formulas of bars that begin late, and those of the file.

use super::{forged, kept};
use crate::theorems::SetVerdict;
use crate::theorems::foundry::Dossier;
use maths::expressions::{Fault, Formula, Fraction, Names, Variable};
use maths::games::Position;
use maths::solver::Recursion;
use maths::values::Outcome;
use std::collections::HashMap;

/// Rims that are 0 at first, and from (i, i) on those of a bar whose P-positions have nim-sum 0: then (x − i) ⊕ y ⊕ (z − i) = 0, and
/// below i, where y = 0 only, this is x = z.
const LATE: [(&str, u32); 8] = [
    ("max(x+z-6,0)", 4),
    ("max(floor((x+z-8)/3),0)", 4),
    ("max(floor((x+z-6)/5),0)", 4),
    ("max(floor((x+z-8)/7),0)", 4),
    ("max(floor((x+z-6)/9),0)", 4),
    ("max(floor((x+z-4)/11),0)", 2),
    ("max(floor((x+z-2)/13),0)", 2),
    ("max(x+z-8,0)", 5),
];

#[test]
fn bars_that_begin_late_have_a_nim_sum_that_begins_late() {
    for (rim, shift) in LATE {
        let formula = format!("(x − {shift}) ⊕ y ⊕ (z − {shift}) = 0");
        let normal = forged(&format!("bar:rim={rim}")).0;
        assert_eq!(normal.formula.as_ref(), Some(&formula), "{rim}");
        let misere = forged(&format!("bar:misere,rim={rim}")).0;
        // As Theorem 15 of `misere`: (1, 0, 0) and (0, 0, 1) in place of (0, 0, 0) and (1, 0, 1).
        let exceptions = "if x ≤ 1 and y ≤ 0 and z ≤ 1 then (x = 1 and y = 0 and z = 0) or (x = 0 and y = 0 and z = 1)";
        assert_eq!(misere.formula, Some(format!("{exceptions} else {formula}")), "{rim}");
        for dossier in [normal, misere] {
            judge(&dossier, 16);
        }
    }
}

/// (x + 2) ⊕ y ⊕ (z + 2) = 0 fits this bar below 24 as well, where it is at most 3 high.
#[test]
fn a_formula_that_fits_a_box_by_accident_does_not_hide_the_right_one() {
    let (right, _) = forged("bar:rim=max(floor((x+z-2)/13),0)");
    let wrong = Dossier { formula: Some("(x + 2) ⊕ y ⊕ (z + 2) = 0".into()), ..right.clone() };
    assert!(matches!(wrong.check(), Some(SetVerdict::Wrong(Some(_)))), "a formula is proved, too");
    assert!(matches!(right.check(), Some(SetVerdict::Proved { .. })));
    assert_eq!(wrong.fitted(), Some(right));
}

#[test]
fn formulas_of_the_file_are_what_recursion_says() {
    let kept = kept();
    let with_formula: Vec<&Dossier> = kept.theorems.iter().filter(|dossier| dossier.formula.is_some()).collect();
    for dossier in &with_formula {
        assert!(matches!(dossier.check(), Some(SetVerdict::Proved { .. })), "{}", dossier.rules);
        judge(dossier, 16);
    }
    for (rim, _) in LATE {
        for rules in [format!("bar:rim={rim}"), format!("bar:misere,rim={rim}")] {
            let is_kept = kept.theorems.iter().any(|dossier| dossier.rules == rules);
            assert!(!is_kept || with_formula.iter().any(|dossier| dossier.rules == rules), "{rules}");
        }
    }
}

/// Rows without a formula have none that the search finds, so that the order of the list is right.
#[test]
fn rows_without_a_formula_have_none_of_the_kind() {
    for dossier in kept().theorems.iter().filter(|dossier| dossier.formula.is_none()).step_by(7) {
        assert_eq!(dossier.fitted().as_ref(), Some(dossier), "{}", dossier.rules);
    }
}

/// A formula is true at the P-positions of a box, by recursion over the options, and at no other ones.
#[track_caller]
fn judge(dossier: &Dossier, most: u32) {
    let ruleset = dossier.ruleset().unwrap();
    let Ok(Formula::Truth(formula)) = dossier.formula.as_ref().unwrap().parse() else { panic!("{dossier:?}") };
    let mut known = HashMap::new();
    for (x, z) in (0..=most).flat_map(|x| (0..=most).map(move |z| (x, z))) {
        for (y, pass) in (0..=ruleset.rules.rim(x, z)).flat_map(|y| [(y, false), (y, true)]) {
            let position = Position::new(x, y, z).with_pass(pass);
            if pass <= ruleset.pass {
                let is_p = Recursion::outcome(ruleset, position, &mut known) == Outcome::P;
                assert_eq!(formula.value(&At(position)).unwrap(), is_p, "{} at {position:?}", dossier.rules);
            }
        }
    }
}

/// The names in a formula at a position.
struct At(Position);

impl Names for At {
    fn value_of(&self, variable: Variable) -> Result<Fraction, Fault> {
        let [x, y, z] = self.0.xyz();
        Fraction::whole(match variable {
            Variable::X => x.into(),
            Variable::Y => y.into(),
            Variable::Z => z.into(),
            Variable::P => self.0.pass.into(),
            Variable::W | Variable::A | Variable::B | Variable::K | Variable::S => return Err(Fault::NoPosition),
        })
    }

    fn grundy(&self, _: [i64; 4]) -> Result<Fraction, Fault> {
        Err(Fault::NoPosition)
    }
}
