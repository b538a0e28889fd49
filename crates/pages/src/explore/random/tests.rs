//! Positions at random against the obvious outcomes.

use crate::explore::random::{NoneFound, random_game};
use maths::games::Game;
use maths::solver::{Extent, Plan, Solving, Table, Window, heights};
use maths::values::Outcome;
use std::rc::Rc;
use web::kit::{Edit, Gesture};
use web::table::{Action, Heights, Look, Slot, SolverReply, State};
use web::workers::solver::protocol::Tally;

const SIZE: u32 = 12;

fn at(text: &str) -> State {
    let state = State::default().after(Action::Place(text.parse().unwrap()));
    let look = Look { size: SIZE, pass: text.contains("pass"), ..state.look };
    state.after(Action::Look(Edit::to(look), Gesture::Settled))
}

fn table(game: &Game) -> Table {
    Solving::solve(game.ruleset(), Extent::cube(game.ruleset().rules, SIZE), Plan::BOUND).unwrap()
}

/// With the map of P-positions, as the worker would answer.
fn mapped(state: State) -> State {
    let ruleset = state.game().ruleset();
    let pass = state.look.pass && ruleset.pass;
    let grid = heights(&table(&state.game()), pass);
    let places = (grid.columns, grid.rows);
    let window = Window::whole(grid.columns, grid.rows);
    let map = Heights { ruleset, pass, grid: Rc::new(grid), window, places, tally: Tally::default(), cost: None };
    state.after(Action::SolverReply(Slot::Heights, SolverReply::Heights(map)))
}

/// Numbers that look like chance: the congruential generator of the C standard.
fn chance() -> impl FnMut(u32) -> u32 {
    let mut state = 1u32;
    move |bound| {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (state >> 16) % bound
    }
}

#[test]
fn the_outcome_is_the_one_that_is_wanted() {
    for text in ["nim:3,7,4", "triangle:k=3:7,4,7", "step:k=2,s=1,pass:3,1,4,1", "nim:misere:3,7,4", "sharing:0,5,11"] {
        let state = mapped(at(text));
        let (table, mut chance) = (table(&state.game()), chance());
        for wanted in [Outcome::P, Outcome::N] {
            for _ in 0..50 {
                let game = random_game(&state, Some(wanted), &mut chance).unwrap();
                let outcome = table.value(game.position()).map(Outcome::of_value);
                assert_eq!((outcome, game.ruleset()), (Some(wanted), state.game().ruleset()), "{game}");
                assert!(!game.is_terminal(), "{game}");
            }
        }
    }
}

#[test]
fn without_a_map_outcomes_are_read_off_the_table_which_is_not_there_yet() {
    for text in ["sharing:0,5,9,3", "rules:a b;move a by any;move b by any;move a,b by any:5,8"] {
        let reason = random_game(&at(text), Some(Outcome::P), &mut chance()).unwrap_err();
        assert_eq!(reason, NoneFound::MapUnknown, "{text}");
        assert!(random_game(&at(text), None, &mut chance()).is_ok(), "{text}");
    }
}

#[test]
fn coordinates_go_up_to_those_of_the_board_and_to_6_at_least() {
    let mut chance = chance();
    for (text, most) in [("nim:1,0,0", 6), ("nim:9,0,2", 9), ("nim:1000000,0,0", 400)] {
        let state = at(text);
        let mut largest = 0;
        for _ in 0..300 {
            let cells = random_game(&state, None, &mut chance).unwrap().position().xyz();
            largest = largest.max(cells.into_iter().max().unwrap());
        }
        assert!(largest <= most && largest + 9 >= most, "{text}: {largest}");
    }
}

#[test]
fn without_the_map_or_without_such_a_position_it_says_so() {
    let mut chance = chance();
    let reason = random_game(&at("nim:3,7,4"), Some(Outcome::P), &mut chance).unwrap_err();
    assert_eq!(reason, NoneFound::MapUnknown);
    // A stair bar of one column has no y, so with N = 0 there is but the terminal position.
    let look = Look { size: 0, ..State::default().look };
    let state = at("step:k=4,s=0:1,0,0").after(Action::Look(Edit::to(look), Gesture::Settled));
    let window = Window::whole(1, 1);
    let grid = Rc::new(maths::solver::Grid { columns: 1, rows: 1, values: vec![0] });
    let ruleset = state.game().ruleset();
    let map = Heights { ruleset, pass: false, grid, window, places: (1, 1), tally: Tally::default(), cost: None };
    let state = state.after(Action::SolverReply(Slot::Heights, SolverReply::Heights(map)));
    for wanted in [Outcome::P, Outcome::N] {
        let reason = random_game(&state, Some(wanted), &mut chance).unwrap_err();
        assert_eq!(reason, NoneFound::Nowhere);
    }
}
