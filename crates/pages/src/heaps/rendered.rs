//! The page as text without a browser, for tests: the pure reducer makes its state, and the worker's own code answers all questions.

use crate::heaps::root::panel;
use crate::heaps::{Action, State, route};
use crate::rendered;
use crate::rendered::{Elements, answered};
use web::texts::{Language, Texts};
use web::workers::requests::{News, Unanswered};

/// The state that a link opens, with all answers.
fn opened(link: &str) -> State {
    with_answers(State::default().after(Action::Open(Box::new(route::read(link)))))
}

fn with_answers(mut state: State) -> State {
    for wanted in state.values().open().to_vec() {
        state = state.after(Action::Reckoned(answered(wanted.question)));
    }
    for wanted in state.certificates().open().to_vec() {
        state = state.after(Action::Certified(answered(wanted.question)));
    }
    state
}

fn shown(state: &State) -> Elements {
    let texts = Texts::of(state.language.unwrap_or_default());
    rendered::shown(state, texts, move |state| panel(texts, state))
}

#[test]
fn kayles_has_a_proved_period_and_its_values_in_rows() {
    let page = shown(&opened("rules=0.77"));
    assert_eq!(page.text("h1"), Texts::of(Language::default()).heaps_kayles());
    assert!(page.text(".verified").contains(&Texts::default().heaps_period(&12, &71)), "{}", page.text(".told"));
    // 71 heaps come before the period, of which some have the value of the later ones.
    assert_eq!(page.count(".rows .early"), 71);
    assert_eq!(page.texts(".rows td")[..6], ["0", "1", "2", "3", "1", "4"]);
    assert_eq!(page.texts(".ways dt").len(), 1);
}

#[test]
fn several_heaps_have_a_nim_sum_and_winning_moves() {
    let page = shown(&opened("rules=0.77&heaps=3,5"));
    // 3 ⊕ 4 = 7, and no value 3 is left of the heap of 5 but by leaving a heap of 3, or one of 3 ⊕ 0.
    assert!(page.text(".several p").starts_with("3 ⊕ 4 = 7."), "{}", page.text(".several p"));
    assert!(page.count(".several li") > 0);
    let lost = shown(&opened("rules=0.77&heaps=5,5"));
    assert!(lost.text(".several p").ends_with(Texts::of(Language::default()).heaps_lost()));
    assert_eq!(lost.count(".several li"), 0);
    // The value follows from the period: a billion is 4 more than a multiple of 12.
    let large = shown(&opened("rules=0.77&heaps=1000000000"));
    assert!(large.text(".several p").starts_with("G(1000000000) = 1."), "{}", large.text(".several p"));
}

#[test]
fn what_is_not_proved_says_so() {
    let grundy = shown(&opened("rules=move_n_into_a+b_where_a_!=_b"));
    assert_eq!(grundy.text("h1"), Texts::of(Language::default()).heaps_grundy());
    assert!(grundy.text(".stopped").contains(Texts::of(Language::default()).heaps_no_theorem()));
    let lasker = shown(&opened("rules=4.3…"));
    assert!(lasker.text(".verified").contains("G(n + 4) = G(n) + 4"));
    let few = shown(&opened("rules=0.77&up=100"));
    assert_eq!((few.count(".stopped"), few.count(".verified")), (1, 0));
}

#[test]
fn wrong_rules_are_refused_with_each_reason_and_have_no_values_beside_them() {
    let state = opened("rules=0.77").after(Action::Write("0.98".into()));
    assert_eq!(state.due(), None);
    let page = shown(&state);
    assert_eq!(page.texts("#rules-error span").len(), 2);
    assert_eq!((page.count(".told"), page.count(".rows")), (0, 0));
    assert_eq!(page.text(".answer"), Texts::default().heaps_waiting_rules());
    let right = state.after(Action::Write("0.07".into()));
    assert!(right.due().is_some());
    assert!(shown(&with_answers(right.after(Action::Reckon))).text(".verified").contains("period 34"));
}

#[test]
fn a_certificate_is_made_and_belongs_to_its_rules() {
    let made = with_answers(opened("rules=0.77").after(Action::Certify));
    assert_eq!(shown(&made).count(".certificate button"), 1);
    let other = with_answers(made.after(Action::Choose("0.07")));
    assert_eq!(shown(&other).count(".certificate button"), 0);
}

#[test]
fn a_question_that_had_no_answer_is_asked_again() {
    let asked = State::default().after(Action::Open(Box::new(route::read("rules=0.77"))));
    let failed = asked.after(Action::Reckoned(News::Unanswered(Unanswered::Stopped)));
    assert_eq!((failed.values().open().len(), shown(&failed).count(".refused button")), (0, 1));
    assert_eq!(shown(&with_answers(failed.after(Action::Again))).count(".verified"), 1);
}

/// Links leave out usual values, so a link without rules means the usual ones.
#[test]
fn a_link_without_rules_opens_the_usual_game() {
    let other = opened("rules=0.07&up=100&heaps=9");
    let usual = other.after(Action::Open(Box::new(route::read(""))));
    assert_eq!((usual.text, usual.largest, usual.heaps), (State::default().text, 1_000, State::default().heaps));
}

#[test]
fn the_page_speaks_japanese() {
    let page = shown(&opened("rules=0.77&lang=ja"));
    assert_eq!(page.text("h1"), "ケイルズ");
    assert!(page.text(".told").contains("周期12"), "{}", page.text(".told"));
}
