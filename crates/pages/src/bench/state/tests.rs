//! The state follows from links.

use super::State;
use crate::bench::{Action, Section, read_route};

fn opened(link: &str) -> State {
    State::default().after(Action::Open(Box::new(read_route(link))))
}

#[test]
fn the_game_goes_along_from_a_formula_to_search_and_proof() {
    let follow = |state: State, link| state.after(Action::Open(Box::new(read_route(link))));
    let (five, seven) = ("triangle:k=5".parse().unwrap(), "triangle:k=7".parse().unwrap());
    let state = opened("#show=formula&formula=x=0&rules=triangle:k=5");
    let state = follow(state, "#show=search");
    assert_eq!(state.search.question.ruleset, five);
    let state = follow(state, "#show=learn");
    assert_eq!((state.section, state.learn.choice.ruleset), (Section::Learn, five));
    // A link that names a game has that one, and sentences change none.
    let state = follow(follow(state, "#show=search&search=triangle:k=7"), "#show=logic");
    assert_eq!((state.search.question.ruleset, state.formula.question.ruleset), (seven, five));
    assert_eq!(follow(state, "#show=learn").learn.choice.ruleset, five);
}
