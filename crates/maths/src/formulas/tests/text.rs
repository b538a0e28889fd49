//! Reading and writing.

use super::trees;
use crate::expressions::{Formula, Kind, Mistake, Reason};
use crate::formulas::{Block, Interpreter, KnownValues, Program};
use crate::games::{Position, Ruleset};
use proptest::prelude::*;

fn read(text: &str) -> Result<Formula, Mistake> {
    text.parse()
}

/// The reason of the mistake, and the wrong characters.
fn mistake(text: &str) -> (Reason, String) {
    let Mistake { at, reason } = read(text).unwrap_err();
    (reason, text.chars().skip(at.start).take(at.len()).collect())
}

fn pointed(reason: Reason, at: &str) -> (Reason, String) {
    (reason, at.to_owned())
}

#[test]
fn spellings_mean_the_same() {
    for [one, other] in [
        ["x ⊕ y", "x xor y"],
        ["x ⊕ y", "x^y"],
        ["⌊(x+z)/k⌋", "floor((x + z) / k)"],
        ["⌊(x+z)/k⌋", "(x + z) div k"],
        ["⌈x/2⌉", "ceil(x/2)"],
        ["x·y − 1", "x*y - 1"],
        ["x × y", "x * y"],
        ["(x ∧ y) = 0", "x & y = 0"],
        ["(x or y) = 0", "x | y = 0"],
        ["x % 2 == 1", "x mod 2 = 1"],
        ["x≥y∧y≤z", "x >= y and y <= z"],
        ["x ≠ y ∨ ¬ y > 2", "x != y || not (y > 2)"],
        ["x ∈ {1, 2}", "x in {1,2}"],
        ["mex({x, y})", "mex(x, y)"],
        ["G(x, y, z)", "G(x, y, z, p)"],
        ["G(x, y)", "G(x, y, 0)"],
        ["G(z)", "G(z, 0, 0, p)"],
    ] {
        assert_eq!(read(one).unwrap(), read(other).unwrap(), "{one} and {other}");
    }
}

#[test]
fn operators_bind_as_in_the_grammar() {
    for [one, other] in [
        ["x xor y xor z = 0", "((x xor y) xor z) = 0"],
        ["x + s ⊕ y", "(x + s) ⊕ y"],
        ["x - y - z", "(x - y) - z"],
        ["x + y * z", "x + (y * z)"],
        ["x << 1 + 1", "x << (1 + 1)"],
        ["x | y ⊕ z & x", "x | (y ⊕ (z & x))"],
        ["−x * y", "(−x) * y"],
        ["not x = y and y = z", "(not (x = y)) and (y = z)"],
        ["x = 0 or y = 0 and z = 0", "x = 0 or (y = 0 and z = 0)"],
        ["if x = 0 then y else z + 1", "if (x = 0) then y else (z + 1)"],
        ["1 + if x = 0 then y else z + 1", "1 + (if x = 0 then y else (z + 1))"],
    ] {
        assert_eq!(read(one).unwrap(), read(other).unwrap(), "{one} and {other}");
    }
}

#[test]
fn mistakes_point_at_what_is_wrong() {
    let unknown = |name: &str| Reason::UnknownName(format!("“{name}”"));
    let wanted = |wanted| Reason::WrongKind { wanted };
    assert_eq!(mistake("x ⊕ q = 0"), pointed(unknown("q"), "q"));
    assert_eq!(mistake("G(0, a, c)"), pointed(unknown("c"), "c"));
    assert_eq!(mistake("⌊x ⊕ why⌋"), pointed(unknown("why"), "why"));
    assert_eq!(mistake("x # 1"), pointed(Reason::UnknownCharacter('#'), "#"));
    assert_eq!(mistake("x + 4611686018427387904"), pointed(Reason::NumberTooLarge, "4611686018427387904"));
    assert_eq!(mistake(""), pointed(Reason::ValueExpected, ""));
    assert_eq!(mistake("x +"), pointed(Reason::ValueExpected, ""));
    assert_eq!(mistake("x + )"), pointed(Reason::ValueExpected, ")"));
    assert_eq!(mistake("(x + y"), pointed(Reason::Expected(")".into()), ""));
    assert_eq!(mistake("⌊x / 2) = 1"), pointed(Reason::Expected("⌋".into()), ")"));
    assert_eq!(mistake("x y"), pointed(Reason::EndExpected, "y"));
    assert_eq!(mistake("x < y < z"), pointed(Reason::EndExpected, "<"));
    assert_eq!(mistake("(x = y) + 1"), pointed(wanted(Kind::Number), "(x = y)"));
    assert_eq!(mistake("1 + (x = y)"), pointed(wanted(Kind::Number), "(x = y)"));
    assert_eq!(mistake("not x"), pointed(wanted(Kind::Truth), "x"));
    assert_eq!(mistake("min(x, y = 1)"), pointed(wanted(Kind::Number), "y = 1"));
    assert_eq!(mistake("x and y = 0"), pointed(Reason::KindsDiffer { left: Kind::Number }, "y = 0"));
    assert_eq!(mistake("x = 0 or y"), pointed(Reason::KindsDiffer { left: Kind::Truth }, "y"));
    assert_eq!(mistake("if x = 0 then y else y = 0"), pointed(Reason::KindsDiffer { left: Kind::Number }, "y = 0"));
    assert_eq!(mistake("if x then y else z"), pointed(wanted(Kind::Truth), "x"));
    assert_eq!(mistake("if x = 0 then y"), pointed(Reason::Expected("else".into()), ""));
    assert_eq!(mistake("{1, 2}"), pointed(Reason::SetHere, "{"));
    assert_eq!(mistake("x in 3"), pointed(Reason::Expected("{".into()), "3"));
    let five = "G(x, y, z, p, 0)";
    assert_eq!(mistake(five), pointed(Reason::Expected("G(x, y, z)".into()), five));
    assert_eq!(mistake("mex()"), pointed(Reason::ValueExpected, ")"));
    let unknown = read("x ⊕ q").unwrap_err();
    assert_eq!((unknown.at, unknown.reason), (4..5, Reason::UnknownName("“q”".into())));
}

#[test]
fn bounds_are_held() {
    let chain = |count: usize| vec!["x"; count].join(" + ");
    assert!(read(&chain(Formula::DEEPEST)).is_ok());
    assert_eq!(read(&chain(Formula::DEEPEST + 1)).unwrap_err().reason, Reason::TooDeep);
    let list = |count: usize| format!("mex({})", vec!["x"; count].join(","));
    assert!(read(&list(Formula::MOST_IN_LIST)).is_ok());
    assert_eq!(read(&list(Formula::MOST_IN_LIST + 1)).unwrap_err().reason, Reason::TooMany);
    assert_eq!(read(&" ".repeat(Formula::LONGEST + 1)).unwrap_err().reason, Reason::TooLong);
    assert_eq!(read(&" ".repeat(Formula::LONGEST)).unwrap_err().reason, Reason::ValueExpected);
}

#[test]
fn texts_that_go_deep_are_refused_within_a_small_stack() {
    let deep = || {
        let climbing = "x = 0 or x = 0 and x = x | x ⊕ x & x << x + x * (";
        for begin in ["(", "−", "not ", "⌊", "min(", "if ", "G(x, ", "x in {", "mex({", "if x = 0 then ", climbing]
        {
            let text = begin.repeat(Formula::LONGEST / begin.len());
            let reason = read(&text).unwrap_err().reason;
            assert!(reason == Reason::TooDeep, "{begin}: {reason:?}");
        }
    };
    on_a_small_stack(deep);
}

/// As much stack as a page has in a browser.
fn on_a_small_stack(work: fn()) {
    std::thread::Builder::new().stack_size(1024 * 1024).spawn(work).unwrap().join().unwrap();
}

/// The deepest tree of each shape is written to a text that can be read, and can be followed and compiled.
#[test]
fn the_deepest_trees_can_be_read_back() {
    on_a_small_stack(deepest_trees);
}

fn deepest_trees() {
    for (begin, end) in [("−(", ")"), ("⌊", "⌋"), ("(1 + ", ")"), ("(", " + 1)"), ("min(", ")")] {
        let depth = Formula::DEEPEST - 1;
        let text = format!("{}x{}", begin.repeat(depth), end.repeat(depth));
        let formula = read(&text).unwrap();
        assert_eq!(read(&formula.to_string()).as_ref(), Ok(&formula), "{begin}");
        let ruleset: Ruleset = "triangle:k=5/2".parse().unwrap();
        let Formula::Number(number) = &formula else { panic!("{text} is a number") };
        let at = Position::new(3, 1, 2);
        let value = Interpreter { ruleset, values: KnownValues::None }.number(number, at).unwrap().as_whole().unwrap();
        let mut block = Block::new();
        block.add(at, crate::games::Axis::X, 1);
        assert_eq!(Program::new(&formula, &ruleset).run(&block, KnownValues::None), Some(&[value][..]), "{begin}");
    }
    let depth = Formula::DEEPEST - 2;
    let formula = read(&format!("{}x = 0{}", "not (".repeat(depth), ")".repeat(depth))).unwrap();
    assert_eq!(read(&formula.to_string()), Ok(formula));
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(formula in trees::formula()) {
        let text = formula.to_string();
        // Random trees may have more characters than are allowed, though never more depth.
        if text.len() <= Formula::LONGEST {
            prop_assert_eq!(read(&text), Ok(formula), "{}", text);
        }
    }

    #[test]
    fn no_text_panics(text in ".{0,2500}") {
        let _ = read(&text);
    }

    #[test]
    fn no_text_of_the_right_characters_panics(text in "[xyzpksG0-9+*/(){}, ⌊⌋⌈⌉⊕∧∨&|<>=≤−!-]{0,2500}") {
        let _ = read(&text);
    }

    #[test]
    fn no_text_of_the_right_words_panics(
        words in prop::collection::vec(prop::sample::select(vec![
            "x", "y", "k", "7", "(", ")", "⌊", "⌋", "/", "+", "−", "xor", "and", "or", "not", "if", "then", "else", "=",
            "<", "in", "{", "}", ",", "mex(", "min(", "G(", "div", "mod", "<<",
        ]), 0..1500)
    ) {
        let text = words.join(" ");
        match read(&text) {
            Ok(formula) => prop_assert_eq!(read(&formula.to_string()), Ok(formula)),
            Err(Mistake { at, .. }) => prop_assert!(at.start <= at.end && at.end <= text.chars().count()),
        }
    }
}

#[test]
fn formulas_are_written_with_few_brackets() {
    for text in [
        "x ⊕ y ⊕ z = 0",
        "(x − 1) ⊕ y ⊕ (z − 1) = 0",
        "x ⊕ ((y ⊕ (z + s)) − s)",
        "x − y + z − 1",
        "x − (y + z)",
        "(x · y) · z",
        "y = ⌊(x + z) / k⌋",
        "(x = 0 and y = 0 and z = 0 and p = 1) or (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0",
        "x = 0 or y = 0 or not (z = 0)",
        "not (x = 0 and y = 0) and (not (z = 0 or z = 1) or x = y)",
        "(if x = 0 then y else z) = 0",
        "x ∈ {1, 2} and G(0, y, z) < k",
    ] {
        assert_eq!(read(text).map(|formula| formula.to_string()).as_deref(), Ok(text));
    }
}

#[test]
fn a_number_before_a_name_or_a_bracket_multiplies_it() {
    for (short, long) in [
        ("2x + z", "2*x + z"),
        ("floor((2x+3(z+1))/3)", "floor((2*x + 3*(z+1))/3)"),
        ("-2x", "-2*x"),
        ("1/2x", "1/2*x"),
        ("2⌊x/2⌋", "2*⌊x/2⌋"),
        ("2min(x, z)", "2*min(x, z)"),
        ("x = 2 or 3z = 4", "x = 2 or 3*z = 4"),
    ] {
        assert_eq!(read(short).unwrap(), read(long).unwrap(), "{short}");
    }
    assert_eq!(mistake("2 3"), pointed(Reason::EndExpected, "3"));
    assert_eq!(mistake("x z"), pointed(Reason::EndExpected, "z"));
    assert_eq!(mistake("if x = 2 then 2 else"), pointed(Reason::ValueExpected, ""));
}

#[test]
fn compact_text_is_ascii_and_reads_back() {
    for (text, compact) in [
        ("⌊(2x + z) / 3⌋", "floor((2*x+z)/3)"),
        ("x ⊕ ⌈z/2⌉ mod 3", "x^ceil(z/2)%3"),
        ("if x ≤ 2 then z − 1 else −x", "if x<=2 then z-1 else -x"),
        ("min(x, abs(z - 4))", "min(x,abs(z-4))"),
    ] {
        let Formula::Number(number) = read(text).unwrap() else { panic!("a number") };
        assert_eq!(number.compact(), compact);
        assert_eq!(read(compact).unwrap(), Formula::Number(number));
    }
}

proptest! {
    #[test]
    fn every_number_reads_back_from_its_compact_text(formula in trees::formula()) {
        if let Formula::Number(number) = formula {
            let compact = number.compact();
            prop_assert!(compact.is_ascii(), "{compact}");
            prop_assert_eq!(read(&compact), Ok(Formula::Number(number)), "{}", compact);
        }
    }
}
