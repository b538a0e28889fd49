//! The state follows from links.

use super::State;
use crate::bench::{Action, Section, read_route};
use web::kit::Edit;

fn opened(link: &str) -> State {
    State::default().after(Action::Open(Box::new(read_route(link))))
}

#[test]
fn all_steps_have_the_game_of_the_link() {
    let follow = |state: State, link: &str| state.after(Action::Open(Box::new(read_route(link))));
    let games = |state: &State| [state.ruleset(), state.search.question.ruleset, state.learn.choice.ruleset];
    let [three, five, seven] = [3, 5, 7].map(|k| format!("triangle:k={k}").parse().unwrap());
    assert_eq!(games(&State::default()), [three; 3]);
    let state = opened("#show=formula&formula=x=0&rules=triangle:k=5");
    assert_eq!((games(&state), &state.formula.question.formula[..]), ([five; 3], "x=0"));
    // A link without a game changes none; one to another game has no formula.
    let state = follow(state, "#show=learn");
    assert_eq!((games(&state), state.section), ([five; 3], Section::Learn));
    let state = follow(state, "#show=search&search=triangle:k=7");
    assert_eq!((games(&state), &state.formula.question.formula[..]), ([seven; 3], ""));
    let state = follow(state, "#g=triangle:k=5:7,2,7");
    assert_eq!(
        (games(&state), state.hand.as_ref().map(|sum| sum.to_string())),
        ([five; 3], Some("triangle:k=5:7,2,7".into()))
    );
    let state = state.after(Action::Game(Edit::to(three)));
    assert_eq!((games(&state), state.held()), ([three; 3], None));
    // The first part of a sum is the game; the sum stays in hand.
    let state = follow(state, "#g=triangle:k=7:7,2,7+sharing:0,3,7");
    assert_eq!(
        (games(&state), state.held().map(|game| game.to_string())),
        ([seven; 3], Some("triangle:k=7:7,2,7".into()))
    );
    assert_eq!(state.hand.map(|sum| sum.parts().len()), Some(2));
}

#[test]
fn a_formula_is_tested_after_a_pause_if_it_can_be_read_and_the_box_is_small() {
    let due = |link: &str| opened(link).due().map(|question| question.bound);
    assert_eq!(due("#formula=x_=_0&rules=triangle:k=3&box=200"), Some(200));
    assert_eq!(due("#formula=x_=_0&rules=triangle:k=3&box=900"), None);
    assert_eq!(due("#formula=x_=_0&rules=sharing&box=900"), Some(900));
    assert_eq!(due("#formula=x_=&rules=triangle:k=3&box=200"), None);
    assert_eq!(due("#show=logic&sentence=x_=_0"), None);
    let state = opened("#formula=x_=_0&box=50").after(Action::Compare);
    assert_eq!(state.due(), None);
    assert!(state.after(Action::Take("x = 1".into())).due().is_some());
}

#[test]
fn a_linked_sentence_is_decided_at_once() {
    assert_eq!(opened("#show=logic&sentence=x_=_y").proofs().open().len(), 1);
    assert_eq!(opened("#show=logic").proofs().open().len(), 0);
}
