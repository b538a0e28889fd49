use super::{Chance, End, State};
use crate::table::Hint;
use crate::table::duel::{Action, Chapter, Opponent, route};
use maths::games::{Axis, Move, SumMove};
use maths::solver::{Advice, Extent, Plan, Remoteness};

/// The state that a link opens, with all that can be known of its positions.
fn opened(link: &str) -> State {
    understood(State::of(route::read(link).unwrap().unwrap()))
}

fn understood(state: State) -> State {
    let unknown = state.line().iter().filter(|sum| state.known.get(sum).is_none());
    let learn = |sum: &maths::games::Sum| {
        let game = sum.only().unwrap();
        let measured = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
        Action::Advised(sum.clone(), Advice::of(&game, &measured).unwrap())
    };
    let actions: Vec<Action> = unknown.map(learn).collect();
    actions.into_iter().fold(state, State::after)
}

fn cut(axis: Axis, to: u32) -> SumMove {
    SumMove::alone(Move::Cut { axis, to })
}

#[test]
fn the_computer_points_at_a_move_before_it_makes_it() {
    let begun = State::default().after(Action::Begin { is_opponent_first: false, seed: 7 });
    assert!(!begun.is_computers_turn());
    let asked = begun.after(Action::Play(cut(Axis::Z, 3)));
    assert!(asked.is_computers_turn() && asked.computers_move().is_none(), "nothing is known yet");
    let pointing = understood(asked).after(Action::PointOut);
    let play = pointing.pointed_out.unwrap();
    assert_eq!(pointing.moves(), 1);
    assert_eq!(pointing.clone().after(Action::Play(cut(Axis::X, 0))), pointing, "it is not the reader's turn");
    let answered = pointing.after(Action::Answer);
    assert_eq!((answered.moves(), answered.move_to(2)), (2, Some(play)));
}

#[test]
fn undo_takes_back_the_answer_too() {
    let state = opened("chapter=strip&bar=nim:4,0,6;z5;x2;z3");
    assert!(state.is_computers_turn());
    let back = state.after(Action::Undo);
    assert_eq!(back.moves(), 2);
    assert_eq!(back.after(Action::Undo).moves(), 0);
    // The opponent has begun: its first move stays.
    let second = opened("bar=nim:4,0,6;z5;x2&first=opponent");
    assert_eq!(second.after(Action::Undo).moves(), 1);
}

#[test]
fn the_last_moment_at_which_the_loser_could_have_won_is_found() {
    let lost = opened("chapter=strip&bar=nim:4,0,6;z5;x2;z1;x1;x0;z0");
    assert_eq!(lost.end(), Some(End::Computer));
    // (1, 0, 1): there is none. (2, 0, 5): both ends 2 long.
    assert_eq!(lost.chance(), Some(Chance { moves: 2, best: cut(Axis::Z, 2) }));
    let again = lost.after(Action::TryFrom(2));
    assert_eq!((again.moves(), again.game().position().xyz()), (2, [2, 0, 5]));
    let without = opened("bar=nim:1,0,1;x0;z0");
    assert_eq!((without.end(), without.chance()), (Some(End::Computer), None));
}

#[test]
fn who_has_won_depends_on_who_began_and_on_the_kind_of_play() {
    assert_eq!(opened("bar=nim:1,0,0;x0").end(), Some(End::You));
    assert_eq!(opened("bar=nim:1,0,0;x0&first=opponent").end(), Some(End::Computer));
    assert_eq!(opened("bar=nim:1,0,0;x0&with=friend").end(), Some(End::Player(1)));
    assert_eq!(opened("bar=nim:misere:1,0,0;x0").end(), Some(End::Computer));
    assert_eq!(opened("bar=nim:misere:1,0,0;x0&with=friend").end(), Some(End::Player(2)));
    assert_eq!(opened("bar=nim:0,0,0").end(), None, "no move was made");
}

#[test]
fn a_chapter_that_is_won_is_remembered_through_other_games() {
    let nearly = opened("chapter=strip&bar=nim:4,0,6;z4;x0");
    let won = nearly.after(Action::Play(cut(Axis::Z, 0)));
    assert_eq!((won.end(), won.winners_moves()), (Some(End::You), 2));
    assert!(won.is_trial(), "only the trial of a chapter wins it");
    let next = won.after(Action::Chapter(Chapter::Directions));
    assert_eq!((next.won.as_slice(), next.is_begun), ([Chapter::Strip].as_slice(), false));
    // Against a friend nothing is won.
    let friends = opened("chapter=strip&bar=nim:4,0,6;z4;x0&with=friend").after(Action::Play(cut(Axis::Z, 0)));
    assert_eq!(friends.won.len(), 0);
}

/// Plays to the end; `choose` makes the reader's moves.
fn played(mut state: State, choose: &mut dyn FnMut(&State) -> SumMove) -> State {
    while state.end().is_none() {
        state = understood(state);
        state = if state.is_computers_turn() {
            state.after(Action::PointOut).after(Action::Answer)
        } else {
            let play = choose(&state);
            state.after(Action::Play(play))
        };
    }
    state
}

/// Both games of a chapter, the second one only after the first is won; `is_second` decides who begins that one.
fn chapter_played(
    state: State,
    chapter: Chapter,
    seed: u64,
    choose: &mut dyn FnMut(&State) -> SumMove,
    is_second: &dyn Fn(&State) -> bool,
) -> State {
    let clean = State { won: Default::default(), half: Default::default(), ..state };
    let begun = clean.after(Action::Chapter(chapter)).after(Action::Begin { is_opponent_first: false, seed });
    let first = played(begun, choose);
    if first.end() != Some(End::You) {
        return first;
    }
    assert_eq!((first.won.len(), first.half.as_slice()), (0, [chapter].as_slice()));
    let trial = first.after(Action::Chapter(chapter));
    assert!(trial.is_trial() && !trial.is_begun);
    let begun = trial.clone().after(Action::Begin { is_opponent_first: is_second(&trial), seed: seed + 1 });
    played(begun, choose)
}

#[test]
fn random_moves_win_a_chapter_in_at_most_one_of_fifty_tries() {
    const TRIES: u64 = 400;
    let mut state = State::default();
    for chapter in Chapter::ALL {
        let mut wins = 0;
        for seed in 0..TRIES {
            let mut chance = maths::values::Chance::numbered(seed, 77);
            let is_second = seed % 2 == 1;
            let mut random = |state: &State| {
                let options = state.game().options();
                SumMove::alone(options[chance.below(options.len())].0)
            };
            state = chapter_played(state, chapter, seed, &mut random, &|_| is_second);
            wins += u64::from(state.won.contains(&chapter));
        }
        println!("{}: {wins} of {TRIES}", chapter.key());
        assert!(50 * wins <= TRIES, "{}: {wins} of {TRIES}", chapter.key());
    }
}

#[test]
fn the_secret_wins_every_chapter_and_hints_win_the_first_one_in_ten_taps() {
    let mut state = State::default();
    for chapter in Chapter::ALL {
        for seed in 0..30 {
            let mut moves = Vec::new();
            let mut best = |state: &State| {
                moves.push(state.line()[0].clone());
                state.known.get(state.sum()).unwrap().best().next().unwrap()
            };
            let is_lost = |trial: &State| chapter.trials()[..2].contains(&trial.game());
            state = chapter_played(state, chapter, seed, &mut best, &is_lost);
            assert!(state.won.contains(&chapter), "{}: {seed}", chapter.key());
            if chapter == Chapter::Strip {
                // The button that begins; then Hint twice and the button that breaks.
                let first = moves.iter().filter(|first| first.only() == Some(chapter.game())).count();
                let taps = 1 + 3 * first;
                assert!(taps <= 10, "{taps} taps");
            }
        }
    }
}

#[test]
fn a_link_has_the_game_with_its_moves_and_opens_it_again() {
    let state = opened("chapter=strip&bar=nim:4,0,6;z4;x2&with=truffle&seed=7").after(Action::Hint);
    assert_eq!(route::write(&state.link()), "chapter=strip&bar=nim:4,0,6;z4;x2&with=truffle&seed=7");
    let again = State::of(state.link());
    assert_eq!((again.line(), again.opponent, again.hint), (state.line(), Opponent::Truffle, Hint::Nothing));
    assert!(again.is_begun);
}

#[test]
fn the_solver_is_asked_for_the_position_on_the_board_first_and_for_nothing_that_is_known() {
    let state = State::of(route::read("bar=nim:4,0,6;z5;x2").unwrap().unwrap());
    let asked =
        |state: &State| state.wanted().into_iter().map(|wanted| wanted.question.position().xyz()).collect::<Vec<_>>();
    assert_eq!(asked(&state), [[2, 0, 5], [4, 0, 5], [4, 0, 6]]);
    assert_eq!(asked(&understood(state.clone())), [[0; 3]; 0]);
    let refused = state.after(Action::Unadvised(crate::table::Unanswered::Stopped));
    assert_eq!(asked(&refused), [[0; 3]; 0]);
    assert_eq!(asked(&refused.after(Action::AskAgain)).len(), 3);
}
