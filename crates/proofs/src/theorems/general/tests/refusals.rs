//! Bad input, formulas that fail for another k of the class, and what no theorem covers.

use super::{first_wrong, read};
use crate::theorems::general::{Answer, Covered, General, Orbit, Others, Refused, Template, sporadic};
use crate::theorems::shifts::{Cell, Shape};

fn answer(rules: &str, formula: &str) -> Answer {
    Template::read(rules, formula).unwrap().answer()
}

/// k = 5 is not of the class of Theorem 7.3: the position that FINDINGS names.
#[test]
fn a_class_for_which_the_rule_fails_is_refused_with_the_position() {
    let Answer::Fails(breaks) = answer("triangle:k=5", "x ⊕ y ⊕ z = 0") else { panic!() };
    assert_eq!((breaks.k, breaks.at.to_string()), (Some(5), "triangle:k=5:2,1,3".into()));
    for k in [9_u32, 13, 17, 41] {
        let Answer::Fails(breaks) = answer(&format!("triangle:k={k}"), "x ⊕ y ⊕ z = 0") else { panic!() };
        let wanted = first_wrong(read(&format!("triangle:k={k}")), &"x ⊕ y ⊕ z = 0".parse().unwrap(), k.min(24));
        assert_eq!(Some(breaks.at), wanted, "{k}");
    }
}

#[test]
fn bad_input_is_refused() {
    assert!(matches!(Template::read("triangle:k=0", "x ⊕ y ⊕ z = 0"), Err(Refused::Rules(_))));
    assert!(matches!(Template::read("triangle:k=7", "x ⊕ y ⊕"), Err(Refused::Formula(_))));
    assert_eq!(Template::read("triangle:k=7", "x ⊕ y ⊕ z"), Err(Refused::NoRule));
    assert_eq!(Template::read("triangle:k=7", "G(x, y, z) = 0"), Err(Refused::NoRule));
}

/// A fraction is in no residue class: it is answered by itself, and no theorem about whole k is named.
#[test]
fn a_fraction_is_answered_by_itself() {
    let Answer::Fails(breaks) = answer("triangle:k=7/2", "x ⊕ y ⊕ z = 0") else { panic!() };
    assert_eq!(first_wrong(read("triangle:k=7/2"), &"x ⊕ y ⊕ z = 0".parse().unwrap(), 12), Some(breaks.at));
    let Answer::Covered(Covered::Slope(slope), Others::NoClass) =
        answer("bar:rim=floor((3*x+3*z+3)/11)", "x ⊕ y ⊕ z = 0")
    else {
        panic!()
    };
    assert_eq!((slope.i, slope.n, slope.g), (2, 3, 1));
    assert!(!matches!(answer("triangle:k=11/3", "x ⊕ y ⊕ z = 0"), Answer::Covered(..)));
}

/// With a pass and s = 1 the rule of k = 5 is that of 9, 13 and 17, but not that of k = 1: found, and named with the position.
#[test]
fn a_formula_that_fails_for_one_k_of_the_class_names_it() {
    let formula =
        "if p = 0 then x ⊕ y ⊕ z = 0 else x = 0 and y = 0 and z = 0 or (x − 1) ⊕ y ⊕ (z − 1) = 1 and y ≤ ⌊(x + z)/k⌋";
    for k in [5, 9, 13] {
        let Answer::Covered(covered, Others::Breaks(breaks)) =
            answer(&format!("bar:pass,rim=floor((x+z+1)/{k})"), formula)
        else {
            panic!("{k}")
        };
        assert_eq!((covered.theorem(), breaks.k), (General::NextPass, Some(1)));
        let one = breaks.at.to_string();
        let ruleset = read(one.rsplit_once(':').unwrap().0);
        let formula = formula.replace("/k", "/1").parse().unwrap();
        assert_eq!(first_wrong(ruleset, &formula, 8), Some(breaks.at), "{one}");
    }
    let one = "bar:pass,rim=floor(x+z+1)";
    let formula = formula.replace("/k", "/1");
    let Answer::Fails(breaks) = answer(one, &formula) else { panic!() };
    assert_eq!(first_wrong(read(one), &formula.parse().unwrap(), 8), Some(breaks.at));
}

/// The rim begins one column earlier than a slope of the infinite family. No theorem says its rule; a certificate proves it for this rim.
#[test]
fn what_no_theorem_covers_has_a_file_and_is_not_called_a_theorem() {
    let template = Template::read("bar:rim=floor((3*x+3*z+9)/11)", "(x + 1) ⊕ y ⊕ (z + 1) = 0").unwrap();
    let Answer::Open { tried, bound } = template.answer() else { panic!() };
    assert!(tried.is_empty() && bound >= 24);
    let file = template.certified().unwrap();
    assert!(file.contains("Definition the_bar : bar := Rim 3 3 9 11.") && file.contains("Print Assumptions"));
    assert!(!file.contains("Admitted") && !file.contains("Axiom"));
}

#[test]
fn rims_with_a_closed_orbit_are_computed() {
    let computed = |rules: &str| Covered::of(&read(rules)).and_then(|covered| Template::computed(&covered));
    assert!(computed("bar:rim=floor((7*x+7*z+8)/23)").unwrap().contains("rational_slopes 3 4 1"));
    assert_eq!(computed("triangle:k=7"), None);
    // The slopes of the family are closed as well, and so are those of Theorem 7.3; other slopes are not.
    let closed = |rules: &str| Orbit::of(read(rules).rules.bar().unwrap()).is_some();
    for rules in ["bar:rim=floor((5*x+5*z+6)/37)", "triangle:k=7", "bar:rim=floor((x+z+2)/9)", "bar:rim=floor(z/6)"] {
        assert!(closed(rules), "{rules}");
    }
    for rules in ["triangle:k=5", "bar:rim=floor((3*x+3*z+2)/11)", "triangle:k=4", "bar:rim=floor((x+2*z)/7)"] {
        assert!(!closed(rules), "{rules}");
    }
}

/// The three slopes of the foundry: the orbit is what digits lead to, tried one after the other, and `Slopes.v` has them as examples.
#[test]
fn sporadic_slopes_have_the_numbers_that_digits_lead_to() {
    let all = sporadic();
    assert_eq!(all.len(), 3);
    let file = include_str!("../../../../../../proofs/Slopes.v");
    for (slope, orbit) in all {
        let (a, d) = (slope.rim.of_x, slope.rim.divisor);
        assert!(file.contains(&format!("rule_of {a} {a} {a} {d}")), "{a} {d}");
        let [low, high] = orbit.ends();
        // Every x and z with at most 7 digits and nim-sum 0, digit by digit.
        let mut met = std::collections::BTreeSet::new();
        for (x, z) in (0..128_i64).flat_map(|x| (0..128).map(move |z| (x, z))) {
            let mut digits = (0..=7).rev().map(|place| a * (x >> place) + a * (z >> place) - d * ((x ^ z) >> place));
            met.extend(digits.by_ref().take_while(|number| low < *number && *number < high));
        }
        assert_eq!(orbit.numbers, met.into_iter().collect::<Vec<_>>(), "{a} {d}");
        let rules = format!("bar:rim=floor(({a}*x+{a}*z+{a})/{d})");
        assert_eq!(first_wrong(read(&rules), &"x ⊕ y ⊕ z = 0".parse().unwrap(), 24), None, "{rules}");
    }
}

/// For k = 4m + 1 and s = 6 the rule is that of c = 2 if k > 6; for k = 5 as well, but not for k = 1. With c = 0 and s = 1 it is that of
/// every k.
#[test]
fn every_k_of_the_class_is_looked_at() {
    let Answer::Covered(_, Others::Breaks(breaks)) = answer("triangle:k=9,s=6", "(x + 2) ⊕ y ⊕ (z + 2) = 0") else {
        panic!()
    };
    assert_eq!(breaks.k, Some(1));
    for (rules, formula) in [
        ("triangle:k=7", "x ⊕ y ⊕ z = 0"),
        ("triangle:k=13", "(x − 1) ⊕ y ⊕ (z − 1) = 0"),
        ("triangle:k=9,s=1", "x ⊕ y ⊕ z = 0"),
        ("step:k=8,s=0", "x ⊕ y ⊕ z = 0"),
        ("step:k=4,s=1", "(x + s) ⊕ y ⊕ (z + s) = 0"),
    ] {
        assert!(matches!(answer(rules, formula), Answer::Covered(_, Others::Every)), "{rules}");
    }
}

/// The claim about all k beyond those that are checked: the class of k alone decides if a theorem covers it.
#[test]
fn beyond_s_the_class_decides() {
    for (shape, pass, misere) in Shape::ALL.into_iter().flat_map(|shape| {
        [(false, false), (true, false), (false, true), (true, true)].map(|(pass, misere)| (shape, pass, misere))
    }) {
        for s in 0..24 {
            let template = |k: u32| {
                let ruleset = Cell { shape, pass, misere, k, s }.ruleset().unwrap();
                let formula = Covered::of(&ruleset)?.formula()?.replace(&format!("/{k}"), "/k");
                Some(Template::read(&ruleset.to_string(), &formula).unwrap())
            };
            for first in s + 5..s + 9 {
                let all = (first..).step_by(4).take(30);
                let Some(own) = template(first) else {
                    assert!(all.clone().all(|k| template(k).is_none()), "{shape:?} {pass} {misere} {first} {s}");
                    continue;
                };
                assert!(own.at_once().is_some());
                for k in all {
                    let ruleset = Cell { shape, pass, misere, k, s }.ruleset().unwrap();
                    assert!(Template::new(ruleset, &own.written).unwrap().at_once().is_some(), "{ruleset}");
                }
            }
        }
    }
}
