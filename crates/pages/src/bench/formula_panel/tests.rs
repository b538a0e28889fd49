//! The panel as it is shown: results of formulas in words, compared with plain recursion, and mistakes while they are written.

use crate::bench::Action;
use crate::bench::rendered::Page;
use crate::rendered::recursion::{Values, bracketed, by_size, first_failure_of_nim_sum, step_with_pass};
use std::collections::BTreeMap;
use web::kit::Edit;
use web::workers::checker::protocol::FormulaQuestion;

fn link(formula: &str, rules: &str, bound: u32, against: &str) -> String {
    format!("#show=formula&formula={formula}&against={against}&rules={rules}&box={bound}")
}

fn tried(formula: &str, rules: &str, bound: u32, against: &str) -> Page {
    Page::opened(&link(formula, rules, bound, against)).after(Action::Compare)
}

/// The verdict, after its shape.
fn told(page: &Page) -> String {
    let told = page.shown().text(".test .told");
    assert!(told.starts_with(['◌', '×', '▲']), "{told}");
    told.chars().skip(1).collect()
}

fn written(page: Page, text: &str) -> Page {
    let text = text.to_owned();
    page.after(Action::Write(Edit::new(move |question: &mut FormulaQuestion| question.formula.clone_from(&text))))
}

/// Ryūō Nim: any number of tokens from one pile, or one from each.
const KING: &str = "rules:a_b;move_a_by_any;move_b_by_any;move_a,b_by_1";

fn king(position: &[u32]) -> Vec<Vec<u32>> {
    let [a, b] = position else { panic!("{position:?}") };
    let one = (0..*a).map(|to| vec![to, *b]).chain((0..*b).map(|to| vec![*a, to]));
    one.chain((*a > 0 && *b > 0).then(|| vec![a - 1, b - 1])).collect()
}

#[test]
fn a_formula_that_holds_is_verified_and_its_positions_are_counted() {
    let told = told(&tried("x_⊕_y_⊕_z_=_0", "triangle:k=3", 60, "p"));
    assert!(told.starts_with("Verified up to N."), "{told}");
    let positions: u32 = (0..=60).flat_map(|x| (0..=60).map(move |z| ((x + z) / 3).min(60) + 1)).sum();
    let (thousands, rest) = (positions / 1000, positions % 1000);
    assert!(told.contains(&format!("{thousands}\u{202f}{rest:03} positions with coordinates up to 60")), "{told}");
}

#[test]
fn a_formula_that_fails_is_refuted_at_its_first_position_which_is_drawn() {
    let page = tried("x_⊕_y_⊕_z_=_0", "triangle:k=5", 40, "p");
    let first = first_failure_of_nim_sum(5, 8).unwrap();
    let (told, shown) = (told(&page), page.shown());
    assert!(told.starts_with("Counterexample found.") && told.contains(&bracketed(&first)), "{told}");
    assert!(shown.attributes(".counterexample .c-top", "d").concat().matches('Z').count() > 5);
    let place = first.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    assert_eq!(shown.attributes(".counterexample a", "href"), [format!("explore.html#g=triangle:k=5:{place}&why=1")]);
    let japanese = format!("{}&lang=ja", link("x_⊕_y_⊕_z_=_0", "triangle:k=5", 40, "p"));
    let japanese = Page::opened(&japanese).after(Action::Compare).shown().text(".test .told");
    assert!(japanese.starts_with("×反例") && japanese.contains(&bracketed(&first)), "{japanese}");
}

#[test]
fn a_formula_of_values_is_verified() {
    assert!(told(&tried("x_⊕_((y_⊕_(z+s))_-_s)", "step:k=4,s=3", 30, "values")).starts_with("Verified up to N."));
}

#[test]
fn the_values_that_are_taken_at_p_positions_are_counted() {
    let mut values = Values::new(step_with_pass(4, 2));
    let mut taken = BTreeMap::<u32, u32>::new();
    for at in by_size(3, 12).into_iter().filter(|at| 4 * at[1] <= at[2] + 2) {
        for pass in [0, 1] {
            let position = [at[0], at[1], at[2], pass];
            if values.of(&position) == 0 {
                *taken.entry((at[0] + 2) ^ at[1] ^ (at[2] + 2) ^ pass).or_default() += 1;
            }
        }
    }
    let page = tried("(x+s)_⊕_y_⊕_(z+s)_⊕_p", "step:k=4,s=2,pass", 12, "taken");
    let told = told(&page);
    let named = taken.keys().map(u32::to_string).collect::<Vec<_>>().join(", ");
    assert!(told.contains(&format!("{{{named}}}")), "{told}");
    assert!(told.contains(&format!("At the {} P-positions", taken.values().sum::<u32>())), "{told}");
    let cells = page.shown().texts(".values tbody td");
    let rows: Vec<[String; 2]> = cells.chunks(3).map(|row| [row[0].clone(), row[1].clone()]).collect();
    let expected: Vec<[String; 2]> =
        taken.iter().map(|(value, count)| [value.to_string(), count.to_string()]).collect();
    assert_eq!(rows, expected);
}

#[test]
fn mistakes_are_shown_while_they_are_written_and_nothing_runs() {
    let mut page = Page::opened(&link("x_=_0", "nim", 20, "p"));
    for (text, reason) in [
        ("x +", "expected a number, a name or an opening bracket here"),
        ("x y = 0", "expected an operation or the end of the formula here"),
        ("foo = 0", "foo"),
        ("(x = 0", "expected"),
        ("x $ y", "$"),
    ] {
        page = written(page, text).after(Action::Compare);
        let shown = page.shown();
        assert!(shown.text("#formula-mistake .error").contains(reason), "{text}");
        assert_eq!(shown.attributes("#formula", "aria-invalid"), ["true"]);
        assert_eq!(shown.count(".test .told") + shown.count(".test .waiting"), 0);
    }
    let page = written(page, "x = y").after(Action::Compare);
    assert_eq!(page.shown().count("#formula-mistake .error"), 0);
    assert!(told(&page).starts_with("Counterexample found."));
    // The text is cut around the mistake.
    let long = written(page, &"(x ⊕ ".repeat(2000)).shown().text("#formula-mistake");
    assert!(long.chars().count() < 400, "{long}");
}

#[test]
fn formulas_that_cannot_be_tested_are_refused_with_a_reason() {
    let of = |formula: &str| told(&written(Page::opened(&link("x", "nim", 20, "p")), formula).after(Action::Compare));
    assert!(
        of("x + y").starts_with("Not checked. The formula must have true or false as its value"),
        "{}",
        of("x + y")
    );
    assert!(of("x + k = 0").to_lowercase().contains("k has no meaning in these rules"), "{}", of("x + k = 0"));
    let undefined = of("1 / x = y");
    assert!(
        undefined.starts_with("No value. The formula has no value at (0, 0, 0): the formula divides by zero"),
        "{undefined}"
    );
}

#[test]
fn own_rules_are_verified_or_refuted_at_the_first_counterexample_of_recursion() {
    assert!(told(&tried("x_⊕_y_=_0", "rules:a_b", 40, "p")).starts_with("Verified up to N."));
    let mut values = Values::new(king);
    let first = by_size(2, 20).into_iter().find(|at| values.of(at) != at[0] ^ at[1]).unwrap();
    let told_of_king = told(&tried("x_⊕_y", KING, 20, "values"));
    assert!(
        told_of_king.starts_with("Counterexample found.") && told_of_king.contains(&bracketed(&first)),
        "{told_of_king}"
    );
    let refused = tried("x_⊕_z_=_0", "rules:a_b", 10, "p").shown();
    let mistake = refused.text("#formula-mistake");
    assert!(refused.count(".test .told") == 0 && mistake.contains("“z” is not a number of these rules"), "{mistake}");
}

#[test]
fn what_is_written_is_typeset_as_far_as_it_can_be_read() {
    let page = Page::opened(&link("x_=_0", "nim", 20, "p"));
    let typeset = |text: &str| written(page.clone(), text).shown().text(".typeset").replace('\u{2062}', "");
    for (text, wanted) in [
        ("x = 0", "x=0"),
        ("x xor y & z = 0", "x⊕(y&z)=0"),
        ("x ^ y + z = 2y", "x⊕(y+z)=2y"),
        ("x ^ y ^ z = 0 or not x > y and z = 1", "x⊕y⊕z=0∨(¬(x>y)∧z=1)"),
        ("y <= floor((x+z)/k)", "y≤⌊x+zk⌋"),
        ("y", "y"),
        ("x ⊕ (y +", "x⊕y…"),
        ("x ⊕ (y + z", "x⊕(y+z)…"),
        ("$", ""),
    ] {
        assert_eq!(typeset(text), wanted, "{text}");
    }
    assert_eq!(written(page.clone(), "y <= floor((x+z)/k)").shown().count(".typeset mfrac"), 1);
    let of_sentence = |text: &str| {
        let page = Page::opened("#show=logic").after(Action::Compose(text.to_owned()));
        page.shown().text(".typeset").replace('\u{2062}', "")
    };
    assert_eq!(of_sentence("for all x, y: x xor y <= x + y"), "∀x,y:x⊕y≤x+y");
    assert_eq!(of_sentence("∀ x: x > 0 ⇒ ∃ y: y + 1 = x"), "∀x:x>0⇒∃y:y+1=x");
    assert_eq!(of_sentence("(∃ x: x = y) ∧ y > 2"), "(∃x:x=y)∧y>2");
    assert_eq!(of_sentence("∀ x: x > 1 ∧ x +"), "∀x:x>1…");
}

#[test]
fn before_the_test_the_step_says_so_and_its_address_has_the_formula() {
    let page = Page::opened("#show=formula");
    assert!(page.shown().text(".test .found").starts_with("The test begins when you stop typing."));
    // A semicolon in the address is an &.
    let page = written(page, "x ⊕ y = 0 & z");
    assert!(page.address().contains("formula=x_⊕_y_=_0_;_z&"), "{}", page.address());
    assert_eq!(Page::opened(&page.address()).shown().value("#formula"), "x ⊕ y = 0 & z");
}

/// Bouton 1901: the nim-sum of four piles, in the letters of the rules, in x, y, z and w, and with a mistake.
#[test]
fn a_formula_about_four_numbers_is_tested_and_proved() {
    let nim = "rules:a_b_c_d";
    for formula in ["a^b^c^d=0", "x^y^z=w"] {
        let page = tried(formula, nim, 12, "p");
        let told = told(&page);
        assert!(told.starts_with("Verified up to N."), "{told}");
        // 13⁴ positions.
        assert!(told.contains("28\u{202f}561 positions with coordinates up to 12"), "{told}");
        let proved = page.after(Action::Prove).shown().text(".proof .told");
        assert!(proved.starts_with("●Proved for all positions."), "{proved}");
    }
    let page = tried("a^b=c^d", nim, 9, "p").after(Action::Prove).after(Action::Certify).shown();
    assert!(page.text(".certificate").starts_with("Save the certificate ("), "{}", page.text(".certificate"));
    let wrong = tried("a^b^c=0", nim, 9, "p");
    assert!(told(&wrong).contains("(0, 0, 0, 1)"), "{}", told(&wrong));
    let proved = wrong.after(Action::Prove).shown().text(".proof .told");
    assert!(proved.starts_with("×Counterexample found.") && proved.contains("(0, 0, 0, 1)"), "{proved}");
    let shown = Page::opened("#formula=a^b=e&rules=rules:a_b_c_d").shown();
    assert!(shown.text("#formula-mistake").contains("“e” is not a number of these rules; use a, b, c, d"));
    let typeset = Page::opened("#formula=x^y^z=w&rules=rules:a_b_c_d").shown().text(".typeset");
    assert_eq!(typeset.split_whitespace().collect::<String>(), "a⊕b⊕c=d");
}

/// A formula of a link from before formulas knew the letters of rules means what it meant, or is refused with both readings.
#[test]
fn old_links_to_own_rules_keep_their_meaning() {
    let king = told(&tried("x_=_0_and_y_=_1", KING, 5, "p"));
    let same = told(&tried("a_=_0_and_b_=_1", KING, 5, "p"));
    assert_eq!(king, same);
    let shown = Page::opened("#formula=1+x=y&rules=rules:y_x").shown();
    let both = "“x” can mean two numbers of these rules: number 2, which has this letter, or number 1 (y), which older formulas call “x”";
    assert!(shown.text("#formula-mistake").contains(both), "{}", shown.text("#formula-mistake"));
}

/// The search writes its findings in the letters of the rules.
#[test]
fn a_guess_about_four_numbers_is_in_the_letters_of_the_rules() {
    let page = Page::opened("#show=search&search=rules:a_b_c_d&side=4&cube=12").after(Action::Guess);
    let formula = page.shown().value("#formula");
    assert!(formula.contains('d') && !formula.contains('w'), "{formula}");
    let told = told(&page.after(Action::Compare));
    assert!(told.starts_with("Verified up to N."), "{formula}: {told}");
}
