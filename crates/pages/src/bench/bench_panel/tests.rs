//! The steps as they are shown: a guess is merged, tested, proved and kept, without typing anything twice.

use crate::bench::Action;
use crate::bench::rendered::Page;
use crate::rendered::Elements;
use web::texts::Texts;

fn guessed(link: &str) -> Page {
    // The prover is asked about two guesses after the answer of the search, and the learner after that.
    Page::opened(link).after(Action::Guess).after(Action::Dismiss).after(Action::Dismiss).after(Action::Dismiss)
}

/// Conjecture 8.1 of `triangular` for k = 5, which is proved for every k = 4m + 1.
#[test]
fn a_guess_is_merged_tested_proved_and_certified() {
    let page = guessed("#g=triangle:k=5:7,2,7");
    let shown = page.shown();
    assert_eq!(shown.text("h1"), "Triangular bar, k = 5");
    assert!(shown.text(".say .found").contains("guesses describe the same set"), "{}", shown.text(".say .found"));
    let formula = shown.value("#formula");
    assert!(page.state.due().is_some(), "{formula}");
    // The buttons of the result are there before it, so that nothing below them moves.
    let [waiting, tested] = [page.clone(), page.clone().after(Action::Compare)].map(|page| page.shown());
    let disabled = |shown: &Elements| -> Vec<String> {
        let all = shown.all(".keep .buttons").attributes("button", "aria-disabled");
        all.into_iter().filter(|is| !is.is_empty()).collect()
    };
    assert_eq!(disabled(&waiting), ["true", "true", "false"]);
    assert_eq!(disabled(&tested), ["false"; 3]);
    let page = page.after(Action::Compare);
    let told = page.shown().text(".test .told");
    assert!(told.starts_with("◌Verified up to N."), "{formula}: {told}");
    let page = page.after(Action::Prove);
    let shown = page.shown();
    let told = shown.text(".proof .told");
    assert!(told.starts_with("●Proved for all positions. Triangular bar, k = 5."), "{told}");
    assert!(page.address().contains("rules=triangle:k=5"), "{}", page.address());
    assert_eq!(shown.count("#certify"), 1);
    // The formula of the paper has a certificate and is covered by the theorem for every k, so nothing has to be run before.
    let page = page.after(Action::Take("(x−1) ⊕ y ⊕ (z−1) = 0".into()));
    assert_eq!((page.shown().count(".proof .told"), page.shown().count("#certify")), (0, 1));
    assert!(!page.shown().text(".keep").contains(Texts::default().bench_certificate_later()));
    let page = page.after(Action::Prove).after(Action::Certify);
    let shown = page.shown();
    assert!(shown.text(".certificate").starts_with("Save the certificate ("), "{}", shown.text(".certificate"));
    assert!(
        shown.text(".universal a").starts_with("This result is Conjecture 8.1 of "),
        "{}",
        shown.text(".universal a")
    );
    assert_eq!(shown.attributes(".universal a", "href"), ["laboratory.html#claim=triangular:8.1"]);
}

#[test]
fn rules_without_positions_have_no_picture() {
    let of =
        |rules: &str| Page::opened(&format!("#formula=x^y^z=0&rules={rules}&box=40")).after(Action::Compare).shown();
    let fits = of("bar:rim=floor((x+z)/3)");
    assert_eq!(fits.count(".test .agreement"), 1, "{}", fits.text(".test"));
    let falls = of("bar:rim=x-z");
    assert!(falls.text(".test .told").contains("Not checked."), "{}", falls.text(".test"));
    assert_eq!(falls.count(".test .agreement"), 0);
}

#[test]
fn the_letters_of_a_formula_about_piles_are_explained() {
    let said = |rules: &str| Page::opened(&format!("#formula=x=0&rules={rules}")).shown().text(".say");
    let letters = Texts::default().bench_letters_of_piles();
    assert!(said("sharing").contains(letters) && !said("triangle:k=3").contains(letters));
}

#[test]
fn a_test_waits_for_a_formula_that_is_right() {
    let waits =
        |formula: &str| Page::opened(&format!("#formula={formula}&rules=triangle:k=3")).shown().text(".test .found");
    let texts = Texts::default();
    assert_eq!(["((((", "q=0"].map(waits), [texts.bench_correct(), texts.bench_correct()]);
    assert_eq!(waits("x=y"), texts.bench_pause());
}

#[test]
fn without_a_formula_the_learner_answers() {
    let page =
        guessed("#show=search&search=bar:rim=min(3,floor((x%2Bz)/2))&side=1&cube=20".replace("%2B", "+").as_str());
    let shown = page.shown();
    assert!(shown.text(".say .found").contains("step 3 learns an automaton"), "{}", shown.text(".say .found"));
    assert!(shown.text(".learn .found").starts_with("Theorem."), "{}", shown.text(".learn .found"));
}

#[test]
fn what_is_wrong_or_not_decidable_is_not_proved_and_has_no_certificate() {
    let proved = |formula: &str, rules: &str| {
        let shown = Page::opened(&format!("#formula={formula}&rules={rules}")).after(Action::Prove).shown();
        assert_eq!(shown.count("#certify"), 0);
        shown.text(".proof .told")
    };
    let wrong = proved("x_⊕_y_⊕_z_=_0", "triangle:k=5");
    assert!(wrong.starts_with("×Counterexample found.") && wrong.contains("(2, 1, 3)"), "{wrong}");
    let open = proved("x·y_=_x·y_∧_x_⊕_y_⊕_z_=_0", "nim");
    assert!(open.starts_with("▲Not decided."), "{open}");
    // Nothing is asked about a formula that cannot be read.
    assert_eq!(Page::opened("#formula=x_=&rules=nim").after(Action::Prove).shown().count(".proof .told"), 0);
}

/// A pile from which one or two are taken, misère: x mod 3 = 1, by the textbook.
#[test]
fn misere_play_is_proved_and_has_no_certificate() {
    let rules = "rules:n;move_n_by_1,2;misere";
    let shown = Page::opened(&format!("#formula=x_mod_3_=_1&rules={rules}")).after(Action::Prove).shown();
    assert!(shown.text(".proof .told").starts_with("●Proved for all positions."), "{}", shown.text(".proof .told"));
    assert_eq!(shown.count("#certify"), 0);
    assert!(shown.text(".keep").contains(Texts::default().bench_no_certificate()), "{}", shown.text(".keep"));
}

#[test]
fn a_large_box_has_a_button_and_no_formula_has_a_hint() {
    let found = |link: &str| Page::opened(link).shown().text(".test .found");
    assert!(found("#formula=x_=_0&rules=nim&box=900").starts_with("Test up to N"));
    assert_eq!(found("#g=triangle:k=5:7,2,7"), "Write a formula in step 1, or let the computer guess one.");
}

#[test]
fn a_formula_for_own_rules_is_proved_or_refuted() {
    let proved = |formula: &str, rules: &str| {
        let shown = Page::opened(&format!("#formula={formula}&rules=rules:{rules}")).after(Action::Prove).shown();
        shown.text(".proof .told")
    };
    let right = proved("y_=_x_mod_3", "a_b;move_a_by_1,2;move_b_by_any");
    assert!(right.starts_with("●Proved for all positions."), "{right}");
    let wrong = proved("x_=_y", "a_b;move_a_by_any;move_b_by_any;move_a,b_by_1");
    assert!(wrong.starts_with("×Counterexample found.") && wrong.contains("(1, 1)"), "{wrong}");
}

#[test]
fn what_no_formula_can_name_is_said_before_anything_is_run() {
    let rules = |names: &[&str]| {
        let moves = names.iter().map(|name| format!(";move_{name}_by_any")).collect::<String>();
        format!("#g=rules:{}{moves}:{}", names.join("_"), vec!["1"; names.len()].join(","))
    };
    let four = Page::opened(&rules(&["a", "b", "c", "d"])).shown();
    assert_eq!((four.count("#formula"), four.count("#run-learn")), (1, 1));
    assert!(four.text(".side").contains("x = a, y = b, z = c, w = d"), "{}", four.text(".side"));
    let five = Page::opened(&rules(&["a", "b", "c", "d", "e"])).shown();
    assert!(five.text(".steps").starts_with(&Texts::default().bench_no_letters(&5)), "{}", five.text(".steps"));
    assert!(five.text(".steps").contains(Texts::default().bench_no_tracks()));
    let counts = (five.count("#formula"), five.count("#run-learn"), five.text(".side").contains("a = e"));
    assert_eq!(counts, (0, 0, false));
}

#[test]
fn of_a_sum_the_first_part_is_on_the_bench() {
    let page = Page::opened("#g=nim:1,2,3+sharing:0,3,7").shown();
    assert!(page.text(".side").contains(Texts::default().bench_part()), "{}", page.text(".side"));
}
