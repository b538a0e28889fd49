use super::{BadRim, Parameters, Program, RimFault, RimFormula};
use crate::expressions::{Fault, Formula, Fraction, Names, Variable};
use crate::values::Ratio;
use proptest::prelude::*;

fn rim(text: &str) -> RimFormula {
    RimFormula::new(text, Parameters::default()).unwrap()
}

fn with(text: &str, k: &str, s: u32) -> RimFormula {
    RimFormula::new(text, Parameters { k: k.parse().ok(), s: Some(s) }).unwrap()
}

#[test]
fn a_steady_rim_that_cannot_be_computed_far_out_is_refused_there() {
    let far = rim("min(x*x*x*x*x, 5)");
    assert!(far.is_steady());
    assert_eq!((far.check(1000, 0), far.at(1000, 0)), (Ok(()), 5));
    let last = 1_000_000_000;
    assert!(matches!(far.check(last, 0), Err(RimFault::Undefined { at, .. }) if at == (last, 0)));
}

#[test]
fn what_cannot_fall_is_steady() {
    for text in [
        "floor((2x+z+1)/3)",
        "x + z",
        "x*z",
        "7",
        "min(x, 3) + floor(z/2)",
        "max(0, x - 2)",
        "ceil((x+z)/(5/2))",
        "floor(x*x/7)",
        "max(z, x - 4, 2)",
    ] {
        assert!(rim(text).is_steady(), "{text}");
        assert_eq!(rim(text).check(60, 60), Ok(()), "{text}");
    }
    for text in ["x - 1", "x xor z", "x mod 3", "4 - z", "abs(x - z)", "x/2", "if x > 3 then x else z", "x - z + z"] {
        assert!(!rim(text).is_steady(), "{text}");
    }
}

#[test]
fn a_part_that_can_be_negative_or_no_whole_number_is_not_steady_in_any_place() {
    // Each is steady but for one part: with x − 9 a product can fall, a rim can be negative, and x/2 is not whole.
    for text in [
        "(x + (z - 9)) * x",
        "(x - 9 + z) * z",
        "((x - 9) + (z - 9)) * x",
        "max(x - 9, z - 9)",
        "min(x, z - 9)",
        "min(x - 9, z)",
        "x * (z - 9)",
        "(x - 9) * z",
        "abs(x - 9)",
        "floor(x/2) + z/2",
        "x/2 + floor(z/2)",
        "max(x, z/2)",
        "min(z, x/2)",
        "x * (z/2)",
        "floor((x - 9)/2)",
        "x * (0 - z)",
        "max(x, 0 - z)",
        "min(0 - x, z)",
        "(0 - x) + z",
        "x + (0 - z)",
        "(x + 1) * (3 - z)",
        "x div (0 - 2)",
        "floor(x/(0 - 2))",
        // Whole and at least 0, but it falls.
        "x + floor(max(0, 5 - z))",
        "floor(max(0, 5 - z)) + x",
        "x * floor(max(0, 5 - z))",
        "floor(max(0, 5 - z)) div 2",
    ] {
        assert!(!rim(text).is_steady(), "{text}");
    }
}

#[test]
fn the_first_place_at_which_a_rim_fails_is_named() {
    let falls = |at, to, from_place, from| Err(RimFault::Falls { at, to, from_place, from });
    assert_eq!(rim("x mod 3").check(9, 9), falls((3, 0), 0, (2, 0), 2));
    assert_eq!(rim("x xor z").check(9, 9), falls((1, 1), 0, (0, 1), 1));
    assert_eq!(rim("x mod 3").check(2, 9), Ok(()));
    assert_eq!(rim("x - 1").check(9, 9), Err(RimFault::Negative { at: (0, 0) }));
    assert_eq!(rim("(x + 2z)/2").check(9, 9), Err(RimFault::Fractional { at: (1, 0) }));
    let undefined = |at, fault| Err(RimFault::Undefined { at, fault });
    assert_eq!(rim("x div (2 - z)").check(9, 9), undefined((0, 2), Fault::DivisionByZero));
    assert_eq!(rim("x mod 3").check(1999, 2000), Err(RimFault::TooManyPlaces));
    assert_eq!(rim("if x + z > 4 then 2 else 1").check(50, 50), Ok(()));
}

#[test]
fn a_text_that_is_no_rim_is_refused() {
    let refused = |text: &str| RimFormula::new(text, Parameters::default()).unwrap_err();
    assert_eq!(refused("x + y"), BadRim::Names("y"));
    assert_eq!(refused("G(x, 0, z)"), BadRim::Names("G"));
    assert_eq!(refused("a + x"), BadRim::Names("a"));
    assert_eq!(refused(&"x+".repeat(5000)), BadRim::TooLong { characters: 10_000 });
    assert!(matches!(refused("x <"), BadRim::Mistake(_)));
    assert!(matches!(refused("x < z"), BadRim::Mistake(_)));
    assert!(matches!(refused(""), BadRim::Mistake(_)));
}

#[test]
fn formulas_with_the_same_text_are_the_same() {
    assert_eq!(rim("(x + (z))"), rim("x+z"));
    assert_ne!(rim("x+z"), rim("z+x"));
    assert_eq!(with("(x+z)/k", "6/2", 0), with("(x+z)/k", "3", 0));
    assert_ne!(with("floor((x+z)/k)", "2", 0), with("floor((x+z)/k)", "3", 0));
    assert_eq!(rim("2x + ⌊z/2⌋").text(), "2*x+floor(z/2)");
}

#[test]
fn symmetry_and_triangles_are_seen_in_the_text() {
    for text in ["x+z", "floor((1 + x + z)/2)", "x*z + min(z, x)", "5", "max(x, z) - 0", "floor(x/2) + floor(z/2)"] {
        assert!(rim(text).is_symmetric(), "{text}");
    }
    for text in ["x", "2x+z", "x - z", "floor(x/z)"] {
        assert!(!rim(text).is_symmetric(), "{text}");
    }
    let k_and_s = |formula: RimFormula| formula.raised_triangle().map(|(k, s)| format!("{k}, {s}"));
    assert_eq!(k_and_s(rim("floor((z+x)/3)")).as_deref(), Some("3, 0"));
    assert_eq!(k_and_s(rim("(x+z) div (5/2)")).as_deref(), Some("5/2, 0"));
    assert_eq!(k_and_s(with("floor((x+z)/(k+s))", "2", 1)).as_deref(), Some("3, 0"));
    assert_eq!(k_and_s(rim("floor((x+1+z)/3)")).as_deref(), Some("3, 1"));
    assert_eq!(k_and_s(rim("floor((x+z-1+1)/3)")), None);
}

#[test]
fn parameters_are_those_that_the_text_names() {
    assert_eq!(RimFormula::parameters_named("floor((x+z+s)/k)"), [true, true]);
    assert_eq!(RimFormula::parameters_named("x + s"), [false, true]);
    assert_eq!(RimFormula::parameters_named("x +"), [false, false]);
    assert_eq!(with("floor((x+z+s)/k)", "5/2", 3).at(4, 1), 3);
}

/// The names of a rim at one place.
struct Place {
    x: u32,
    z: u32,
    parameters: Parameters,
}

impl Names for Place {
    fn value_of(&self, variable: Variable) -> Result<Fraction, Fault> {
        match variable {
            Variable::X => Fraction::whole(self.x.into()),
            Variable::Z => Fraction::whole(self.z.into()),
            Variable::S => Fraction::whole(self.parameters.s.unwrap_or(0).into()),
            Variable::K => {
                let k = self.parameters.k.unwrap_or(Ratio::ONE);
                Fraction::whole(k.numerator().into())?.over(Fraction::whole(k.denominator().into())?)
            }
            // Refused when the formula was read.
            Variable::Y | Variable::W | Variable::P | Variable::A | Variable::B => Err(Fault::NoPosition),
        }
    }

    fn grundy(&self, _: [i64; 4]) -> Result<Fraction, Fault> {
        Err(Fault::NoPosition)
    }
}

/// Formulas of every kind: with all operations, conditions and sets, many of them without a value here and there.
fn any_texts() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("x".to_owned()),
        Just("z".to_owned()),
        Just("k".to_owned()),
        Just("s".to_owned()),
        (0..6u32).prop_map(|n| n.to_string()),
        Just((1_u64 << 61).to_string()),
    ];
    leaf.prop_recursive(4, 24, 3, |part| {
        let three = (part.clone(), part.clone(), part.clone());
        let operations = ["+", "-", "*", "/", "div", "mod", "xor", "&", "|", "<<", ">>"];
        let relations = ["=", "!=", "<", "<=", ">", ">="];
        prop_oneof![
            (part.clone(), proptest::sample::select(operations.to_vec()), part.clone())
                .prop_map(|(a, sign, b)| format!("({a} {sign} {b})")),
            (three.clone(), proptest::sample::select(&["min", "max", "mex"][..]))
                .prop_map(|((a, b, c), name)| format!("{name}({a}, {b}, {c})")),
            (part.clone(), proptest::sample::select(&["floor", "ceil", "abs", "-"][..]))
                .prop_map(|(a, name)| format!("{name}({a})")),
            (three.clone(), proptest::sample::select(relations.to_vec())).prop_map(|((a, b, c), sign)| format!(
                "(if {a} {sign} {b} and not {c} in {{{a}, 2}} then {b} else {c})"
            )),
            (three, part).prop_map(|((a, b, c), d)| {
                format!("(if ({a} < {b}) = ({c} < {d}) or (if {a} = 1 then {b} = 2 else {c} = {d}) then {a} else {d})")
            }),
        ]
    })
}

/// Rims as text: sums, quotients, products, extremes and differences of simpler rims.
fn texts() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("x".to_owned()),
        Just("z".to_owned()),
        Just("k".to_owned()),
        (0..6u32).prop_map(|n| n.to_string())
    ];
    leaf.prop_recursive(4, 24, 2, |part| {
        let two = (part.clone(), part.clone());
        prop_oneof![
            two.clone().prop_map(|(a, b)| format!("({a}+{b})")),
            two.clone().prop_map(|(a, b)| format!("({a}-{b})")),
            two.clone().prop_map(|(a, b)| format!("({a}*{b})")),
            two.clone().prop_map(|(a, b)| format!("min({a},{b})")),
            two.clone().prop_map(|(a, b)| format!("max({a},{b})")),
            two.prop_map(|(a, b)| format!("({a}^{b})")),
            (part.clone(), 1..5u32).prop_map(|(a, n)| format!("floor({a}/{n})")),
            (part.clone(), 1..5u32).prop_map(|(a, n)| format!("ceil({a}/{n})")),
            (part, 1..5u32).prop_map(|(a, n)| format!("({a}/{n})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    /// The steps of a program against the tree: the same values, and the same reasons for having none.
    #[test]
    fn a_program_computes_what_the_tree_says(text in any_texts(), p in 1..7u32, q in 1..4u32, s in 0..5u32) {
        let parameters = Parameters { k: Ratio::new(p, q).ok(), s: Some(s) };
        let Ok(Formula::Number(tree)) = text.parse() else { panic!("a number") };
        let program = Program::of(&tree, &|name| parameters.meaning(name));
        for (x, z) in (0..7).flat_map(|x| (0..7).map(move |z| (x, z))) {
            let place = Place { x, z, parameters };
            prop_assert_eq!(program.value(&[x, z]), tree.value(&place), "{} at {}, {}", text, x, z);
        }
    }

    /// The fast evaluation against the tree, what is called steady and symmetric against every place of a box.
    #[test]
    fn what_is_said_of_a_rim_holds(text in texts(), p in 1..7u32, q in 1..4u32) {
        prop_assume!(text.len() <= RimFormula::LONGEST / 2);
        let parameters = Parameters { k: Ratio::new(p, q).ok(), s: None };
        let formula = RimFormula::new(&text, parameters).unwrap();
        let Ok(Formula::Number(tree)) = text.parse() else { panic!("a number") };
        for (x, z) in (0..12).flat_map(|x| (0..12).map(move |z| (x, z))) {
            let place = Place { x, z, parameters };
            let exact = tree.value(&place).ok().and_then(|value| value.as_whole()).filter(|&value| value >= 0);
            prop_assert_eq!(formula.value(x, z).ok(), exact.map(|value| value as u32), "{} at {}, {}", text, x, z);
        }
        let is_rim = formula.check(11, 11).is_ok();
        let obvious = (0..12).all(|x| (0..12).all(|z| {
            let here = formula.value(x, z);
            let rises = |x: u32, z: u32| formula.value(x, z).is_ok_and(|before| here.is_ok_and(|here| before <= here));
            here.is_ok() && (x == 0 || rises(x - 1, z)) && (z == 0 || rises(x, z - 1))
        }));
        prop_assert_eq!(is_rim, obvious, "{}", text);
        prop_assert!(!formula.is_steady() || obvious, "{} is called steady", text);
        if formula.is_symmetric() {
            prop_assert!((0..12).all(|x| (0..12).all(|z| formula.value(x, z).ok() == formula.value(z, x).ok())), "{}", text);
        }
    }
}
