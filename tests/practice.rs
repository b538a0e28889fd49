//! Practice, without a page: which positions become tasks, how a move is judged, what counts, and how marks compare.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::games::{Family, Game, Move, Position, Ruleset};
use maths::solver::{Evaluation, Extent, Obvious, Plane, Strength, Window};
use maths::values::Outcome;
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use web::kit::{Edit, Gesture};
use web::table::practice::{Cell, Found, Level, Practising, Prediction, Score, Search, candidate};
use web::table::{Action, Computer, Hint, Slot, SolverReply, State, Table};
use web::workers::solver::protocol::{Pictured, Question, Show, Tally};

const RULESETS: [&str; 8] = [
    "nim",
    "triangle:k=3",
    "triangle:k=5/2,misere",
    "step:k=4,s=2",
    "step:k=2,s=0,pass",
    "sharing",
    "sharing:misere",
    "nim:pass,misere",
];

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

/// What the worker answers, by the obvious algorithm.
fn evaluation(game: &Game) -> Evaluation {
    Evaluation::of(game, &Obvious::table(game.ruleset(), Extent::holding(game)).unwrap()).unwrap()
}

/// Whether the player to move wins, by the definition alone.
fn wins(ruleset: &Ruleset, position: Position, known: &mut HashMap<Position, bool>) -> bool {
    if let Some(wins) = known.get(&position) {
        return *wins;
    }
    let options = ruleset.options(position);
    let wins =
        if options.is_empty() { ruleset.misere } else { options.iter().any(|(_, to)| !wins(ruleset, *to, known)) };
    known.insert(position, wins);
    wins
}

fn winning_moves(game: &Game) -> Vec<Move> {
    let (ruleset, mut known) = (game.ruleset(), HashMap::new());
    game.options().into_iter().filter(|(_, to)| !wins(&ruleset, *to, &mut known)).map(|(play, _)| play).collect()
}

fn do_it(state: State, what: Practising) -> State {
    state.after(Action::Practise(what))
}

fn hear(state: State, slot: Slot, question: Question, heard: SolverReply) -> State {
    assert_eq!(state.call(slot).asked, Some(question));
    state.after(Action::SolverReply(slot, heard))
}

/// Answers the search until there is a task, and says how many positions were asked for.
fn searched(mut state: State) -> (State, u32) {
    let mut asked = 0;
    while let Some(question) = state.question(Slot::Practice) {
        let Question::Evaluate { game } = question else { panic!("{question:?}") };
        state = hear(state, Slot::Practice, question, SolverReply::Evaluation(evaluation(&game)));
        asked += 1;
    }
    (state, asked)
}

fn with_task(rules: &str, seed: u64) -> State {
    let start = State::default().after(Action::Change(Edit::to(ruleset(rules)), Gesture::Settled));
    searched(do_it(start, Practising::NewTask(seed))).0
}

/// A move of the task that wins, or one that does not; every task of the first level has both for these seeds.
fn a_move(state: &State, right: bool) -> Move {
    let (game, winning) = (state.game(), winning_moves(&state.game()));
    game.options().into_iter().map(|(play, _)| play).find(|play| winning.contains(play) == right).unwrap()
}

fn levels() -> impl Iterator<Item = Level> {
    (1..=Level::MOST).map(|number| Level::new(number).unwrap())
}

#[test]
fn levels_have_larger_positions_and_fewer_winning_moves() {
    let all: Vec<Level> = levels().collect();
    assert_eq!(all[0], Level::default());
    assert_eq!((all[0].sizes(), *all[0].winning_moves().start()), (0..=4, 2));
    for pair in all.windows(2) {
        assert_eq!((pair[0].harder(), pair[1].easier()), (pair[1], pair[0]));
        assert_eq!(*pair[1].sizes().start(), pair[0].sizes().end() + 1);
        assert!(pair[1].winning_moves().end() <= pair[0].winning_moves().end());
    }
    assert_eq!((all[0].easier(), all[7].harder(), all[7].winning_moves()), (all[0], all[7], 1..=1));
    assert_eq!((Level::new(0), Level::new(Level::MOST + 1)), (None, None));
}

#[test]
fn positions_are_of_their_level_and_never_at_an_end() {
    for rules in RULESETS.map(ruleset) {
        for level in levels() {
            let drawn: Vec<Game> = (0..200).filter_map(|number| candidate(rules, level, 5, number)).collect();
            assert!(drawn.len() > 100, "{rules} {level:?}: {}", drawn.len());
            for game in &drawn {
                let largest = game.position().xyz().into_iter().max().unwrap();
                assert!(level.sizes().contains(&largest), "{game} at {level:?}");
                assert!(game.ruleset() == rules && !game.options().is_empty(), "{game}");
            }
            let different: HashSet<&Game> = drawn.iter().collect();
            assert!(different.len() > 10, "{rules} {level:?}: {}", different.len());
        }
    }
}

#[test]
fn the_same_seed_draws_the_same_positions_and_another_one_others() {
    let drawn =
        |seed| (0..20).map(|number| candidate(ruleset("nim"), Level::default(), seed, number)).collect::<Vec<_>>();
    assert_eq!(drawn(1), drawn(1));
    assert_ne!(drawn(1), drawn(2));
}

#[test]
fn a_search_ends_with_the_first_position_that_fits_or_else_with_the_nearest() {
    let mut unfitting = 0;
    for (rules, seed) in RULESETS.map(ruleset).into_iter().flat_map(|rules| (11..16).map(move |seed| (rules, seed))) {
        for level in levels().take(4) {
            let mut search = Search::new(rules, level, seed);
            let mut asked = 0;
            while let Some(game) = search.candidate() {
                search.judge(&Rc::new(evaluation(&game)));
                asked += 1;
            }
            let drawn = (0..Search::MOST).filter_map(|number| candidate(rules, level, seed, number));
            let drawn: Vec<(usize, Game)> = drawn.map(|game| (winning_moves(&game).len(), game)).collect();
            let fitting = level.winning_moves();
            let first = drawn.iter().position(|(count, _)| fitting.contains(count));
            unfitting += usize::from(first.is_none());
            let misfit =
                |count: usize| (1..100).filter(|fit| fitting.contains(fit)).map(|fit| fit.abs_diff(count)).min();
            let nearest = drawn.iter().filter(|(count, _)| *count > 0).min_by_key(|(count, _)| misfit(*count));
            let expected = first.map_or_else(|| nearest.unwrap().1, |first| drawn[first].1);
            let task = search.found().unwrap();
            assert_eq!(task.game, expected, "{rules} {level:?}");
            assert_eq!(task.evaluation.outcome, Outcome::N);
            assert_eq!(asked, first.map_or(drawn.len(), |first| first + 1), "{rules} {level:?}");
        }
    }
    assert!(unfitting > 0, "some searches have to be content with the nearest");
}

#[test]
fn without_a_position_that_can_be_won_the_learner_is_informed() {
    let mut search = Search::new(ruleset("nim"), Level::default(), 3);
    let lost = Rc::new(Evaluation { value: 0, outcome: Outcome::P, options: Vec::new() });
    let mut asked = 0;
    while search.candidate().is_some() {
        search.judge(&lost);
        asked += 1;
    }
    assert!((20..=Search::MOST).contains(&asked), "{asked}");
    assert_eq!(search.found(), None);
    let mut state = do_it(State::default(), Practising::NewTask(3));
    while let Some(question) = state.question(Slot::Practice) {
        state = hear(state, Slot::Practice, question, SolverReply::Evaluation((*lost).clone()));
    }
    assert!(state.notice.is_some() && state.practice.task.is_none() && state.practice.search.is_none());
}

#[test]
fn a_task_comes_to_the_board_and_the_learner_is_alone_with_it() {
    for rules in RULESETS {
        let seat = Computer { is_second: false, strength: Strength::FULL, seed: 1 };
        let start = State::default().after(Action::Change(Edit::to(ruleset(rules)), Gesture::Settled));
        let start = start.after(Action::SetComputer(Some(seat))).after(Action::Mark(true)).after(Action::Hint);
        let (state, asked) = searched(do_it(start, Practising::NewTask(7)));
        assert!((1..=Search::MOST).contains(&asked), "{rules}: {asked}");
        assert_eq!(state.practice.task.as_ref().unwrap().game, state.game());
        assert_eq!((state.game().ruleset(), state.moves_made(), state.computer), (ruleset(rules), 0, None));
        assert!(state.practice.is_open() && !state.marks && state.hint == Hint::Nothing);
    }
}

#[test]
fn the_first_move_is_judged_and_counted_and_no_other() {
    let state = with_task("nim", 3);
    let play = a_move(&state, true);
    let right = state.clone().after(Action::Play(play.into()));
    let attempt = right.practice.task.as_ref().unwrap().attempt.unwrap();
    assert!(attempt.is_right() && attempt.is_counted && !right.practice.is_open());
    assert_eq!(attempt.to, right.game().position());
    assert_eq!(right.practice.score, Score { right: 1, tried: 1, row: 1, best: 1 });
    assert_eq!(right.practice.level.number(), 2);
    // Whatever is played afterwards, and even another first move.
    let wrong = a_move(&state, false);
    let later = right.clone().after(Action::Undo).after(Action::Play(wrong.into()));
    assert_eq!(later.practice, right.practice);
}

#[test]
fn a_wrong_move_ends_the_row_and_says_its_value() {
    let state = with_task("triangle:k=3", 2);
    let score = Score { right: 4, tried: 5, row: 3, best: 3 };
    let state = do_it(state, Practising::Resume(score))
        .after(Action::Play(a_move(&with_task("triangle:k=3", 2), false).into()));
    let attempt = state.practice.task.as_ref().unwrap().attempt.unwrap();
    let value = Obvious::table(state.game().ruleset(), Extent::holding(&state.game())).unwrap();
    assert_eq!(attempt.value, value.value(state.game().position()).unwrap().0);
    assert!(attempt.value > 0 && !attempt.is_right());
    assert_eq!(state.practice.score, Score { right: 4, tried: 6, row: 0, best: 3 });
    assert_eq!(state.practice.level.number(), 1);
}

#[test]
fn a_second_attempt_and_one_with_help_are_judged_but_not_counted() {
    let state = with_task("step:k=4,s=2", 4);
    let (right, wrong) = (a_move(&state, true), a_move(&state, false));
    let tried = state.clone().after(Action::Play(wrong.into()));
    let again = do_it(tried.clone(), Practising::TryAgain);
    assert_eq!((again.game(), again.practice.is_open()), (state.game(), true));
    let solved = again.after(Action::Play(right.into()));
    assert!(solved.practice.task.as_ref().unwrap().attempt.unwrap().is_right());
    assert_eq!(solved.practice.score, tried.practice.score);
    for help in [Action::Hint, Action::Mark(true)] {
        let helped = state.clone().after(help).after(Action::Play(right.into()));
        assert!(!helped.practice.task.as_ref().unwrap().attempt.unwrap().is_counted);
        assert_eq!((helped.practice.score, helped.practice.level), (Score::default(), Level::default()));
    }
}

#[test]
fn a_task_that_is_left_is_over_and_not_counted() {
    let state = with_task("nim", 1);
    let place = Action::Place("nim:1,2,9".parse().unwrap());
    for left in [
        state.clone().after(place),
        do_it(state.clone(), Practising::Leave),
        state.clone().after(Action::Change(Edit::to(ruleset("nim:misere")), Gesture::Settled)),
    ] {
        assert_eq!((left.practice.task, left.practice.score), (None, Score::default()));
    }
    // A move that there is not changes nothing.
    assert!(state.after(Action::Play(Move::Pass.into())).practice.is_open());
    // Another ruleset ends a search, too.
    let searching = do_it(State::default(), Practising::NewTask(1));
    assert!(searching.question(Slot::Practice).is_some());
    assert_eq!(searching.after(Action::Choose(Family::Nim)).question(Slot::Practice), None);
}

#[test]
fn a_score_is_read_as_it_was_written_and_nothing_else_is() {
    let score = Score { right: 12, tried: 20, row: 2, best: 7 };
    assert_eq!((score.write().as_str(), Score::read("12 20 2 7")), ("12 20 2 7", Some(score)));
    for text in ["", "12", "12 20 2", "12 20 2 7 1", "21 20 2 7", "12 20 8 7", "2 20 2 7", "-1 2 0 0", "a b c d"] {
        assert_eq!(Score::read(text), None, "{text}");
    }
}

#[test]
fn a_score_after_some_tasks() {
    let tasks = [true, true, false, true];
    let score = tasks.into_iter().fold(Score::default(), Score::after);
    assert_eq!(score, Score { right: 3, tried: 4, row: 1, best: 2 });
}

/// The answer to the question after [`Practising::Reveal`], by the obvious algorithm.
fn revealed(state: State) -> State {
    let state = do_it(state, Practising::Reveal);
    let question = state.question(Slot::Predict).unwrap();
    let Question::Picture(Pictured { ruleset, size, cut, pass, .. }) = question else { panic!("{question:?}") };
    let plane = Plane { ruleset, cut, pass };
    let grid = plane.values(&Obvious::table(ruleset, Extent::cube(ruleset.rules, size)).unwrap());
    let table = Table {
        plane,
        show: Show::Values,
        window: Window::whole(grid.columns, grid.rows),
        places: (grid.columns, grid.rows),
        grid: Rc::new(grid),
        most: 0,
        tally: Tally::default(),
        summary: None,
        cost: None,
    };
    hear(state, Slot::Predict, question, SolverReply::Table(table))
}

fn score_of(state: &State) -> Found {
    let table = state.practice.plane.answer_to(&state.question(Slot::Predict).unwrap()).unwrap();
    state.practice.prediction.score(&table.grid)
}

#[test]
fn marks_are_held_against_the_plane() {
    let mut state = State::default().after(Action::Choose(Family::Nim));
    assert_eq!(state.question(Slot::Predict), None, "nothing is asked before it is to be revealed");
    // With y = 0 the P-positions are x = z. Seven of nine, and two that are none; one mark is taken back.
    for place in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (1, 0), (0, 8), (7, 2), (7, 2)] {
        state = do_it(state, Practising::Mark(place));
    }
    let state = revealed(state);
    assert_eq!(score_of(&state), Found { found: 7, missed: 2, wrong: 2 });
    let prediction = state.practice.prediction;
    let cells =
        [((0, 0), 0), ((8, 8), 0), ((1, 0), 1), ((7, 2), 5)].map(|(place, value)| prediction.cell(place, value));
    assert_eq!(cells, [Cell::Found, Cell::Missed, Cell::Wrong, Cell::Other]);
    // What is revealed stays as it is, until it is cleared.
    assert_eq!(do_it(state.clone(), Practising::Mark((8, 8))).practice.prediction, prediction);
    assert_eq!(do_it(state, Practising::Clear).practice.prediction, Prediction::default());
}

#[test]
fn another_plane_begins_without_marks() {
    let marked = do_it(State::default(), Practising::Mark((1, 1)));
    assert!(marked.practice.prediction.is_marked((1, 1)));
    for action in [
        Action::Practise(Practising::Size(12)),
        Action::Practise(Practising::Height(2)),
        Action::Change(Edit::to(ruleset("triangle:k=2")), Gesture::Moving),
    ] {
        assert!(!marked.clone().after(action).practice.prediction.is_marked((1, 1)));
    }
    // The same plane keeps them, whatever is on the board.
    let moved = marked.after(Action::Place("triangle:k=3:5,1,1".parse().unwrap()));
    assert!(moved.practice.prediction.is_marked((1, 1)));
    let held = |size| do_it(State::default(), Practising::Size(size)).practice.prediction.size;
    assert_eq!([0, 4, 5, 12, 13].map(held), [5, 5, 5, 12, 12]);
}

#[test]
fn only_positions_of_the_plane_are_marked() {
    // With y = 5 and N = 8 a triangular bar with k = 3 needs x + z ≥ 15; beyond that the height is held.
    let state = do_it(State::default(), Practising::Height(99));
    assert_eq!(state.predicted().1, 5);
    let mark = |place| do_it(state.clone(), Practising::Mark(place)).practice.prediction.is_marked(place);
    assert_eq!([(8, 8), (8, 7), (7, 7), (9, 8), (8, 9), (40, 40)].map(mark), [true, true, false, false, false, false]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn predictions_are_counted_as_by_the_definition(
        rules in 0..RULESETS.len(),
        size in 5u32..=12,
        height in 0u32..6,
        marks in prop::collection::hash_set((0u32..14, 0u32..14), 0..60),
    ) {
        let rules = ruleset(RULESETS[rules]);
        let start = State::default().after(Action::Change(Edit::to(rules), Gesture::Settled));
        let state = do_it(do_it(start, Practising::Size(size)), Practising::Height(height));
        let state = marks.iter().fold(state, |state, place| do_it(state, Practising::Mark(*place)));
        let state = revealed(state);
        let (plane, _) = state.predicted();
        let (mut known, mut expected) = (HashMap::new(), Found::default());
        for place in (0..=size).flat_map(|row| (0..=size).map(move |column| (column, row))) {
            let Some(position) = plane.position_at(place) else { continue };
            match (marks.contains(&place), wins(&rules, position, &mut known)) {
                (true, false) => expected.found += 1,
                (true, true) => expected.wrong += 1,
                (false, false) => expected.missed += 1,
                (false, true) => {}
            }
        }
        prop_assert_eq!(score_of(&state), expected);
    }

    #[test]
    fn every_first_move_of_a_task_is_marked_as_by_the_definition(rules in 0..RULESETS.len(), seed: u64) {
        let state = with_task(RULESETS[rules], seed);
        let game = state.game();
        let winning = winning_moves(&game);
        prop_assert!(!winning.is_empty());
        for (play, to) in game.options() {
            let attempt = state.clone().after(Action::Play(play.into())).practice.task.unwrap().attempt.unwrap();
            prop_assert_eq!((attempt.is_right(), attempt.to), (winning.contains(&play), to));
        }
    }
}
