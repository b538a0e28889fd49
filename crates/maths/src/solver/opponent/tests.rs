//! Many games against a random player and of the computer against itself.

use super::{Strength, choose};
use crate::games::{Game, Ruleset, Sum, SumMove};
use crate::solver::{Advice, Advised, Extent, Plan, Remoteness};
use crate::values::{Chance, Outcome};

/// All families with several parameters, with and without the pass, under either play.
fn rulesets() -> Vec<Ruleset> {
    let flags = [(false, false), (false, true), (true, false), (true, true)];
    let texts = ["nim", "sharing", "triangle:k=1", "triangle:k=3", "triangle:k=5/2", "triangle:k=1/2"];
    let steps = ["step:k=2,s=0", "step:k=4,s=3", "step:k=7/3,s=5"];
    let shapes = texts.into_iter().chain(steps).map(|text| text.parse::<Ruleset>().unwrap());
    shapes.flat_map(|ruleset| flags.map(|(pass, misere)| Ruleset { pass, misere, ..ruleset })).collect()
}

fn measured(ruleset: Ruleset) -> Remoteness {
    Remoteness::of(ruleset, Extent::cube(ruleset.rules, 9), Plan::BOUND).unwrap()
}

/// A legal position with coordinates up to 9.
fn random_start(ruleset: Ruleset, chance: &mut Chance) -> Game {
    loop {
        let cells = [0; 3].map(|_| chance.below(10) as u32);
        let pass = ruleset.pass && chance.below(2) == 1;
        if let Ok(game) = Game::new(ruleset, crate::games::Position::at(cells).with_pass(pass)) {
            return game;
        }
    }
}

/// Plays to the end; `player` gets the number of the player to move, 0 or 1, and the number of the move. Returns how many moves it lasted.
fn play_out(mut game: Game, mut player: impl FnMut(usize, u32, &Game) -> SumMove) -> u32 {
    let mut made = 0;
    while !game.is_terminal() {
        let play = player(made as usize % 2, made, &game);
        game = Sum::from(game).play(play).and_then(|sum| sum.only()).expect("a legal move");
        made += 1;
    }
    made
}

/// The winner, 0 or 1, of a game with this number of moves: under normal play the player who made the last one.
fn winner(ruleset: Ruleset, moves: u32) -> usize {
    (moves + 1 + u32::from(ruleset.misere)) as usize % 2
}

#[test]
fn a_won_game_is_never_lost() {
    let mut chance = Chance::new(1);
    for ruleset in rulesets() {
        let remoteness = measured(ruleset);
        let advice = |game: &Game| Advice::of(game, &remoteness).unwrap();
        for seed in 0..60 {
            let start = random_start(ruleset, &mut chance);
            let computer = usize::from(advice(&start).outcome == Outcome::P);
            let moves = play_out(start, |player, number, game| {
                if player == computer {
                    return choose(&advice(game), Strength::FULL, seed, number).unwrap();
                }
                let options = game.options();
                options[chance.below(options.len())].0.into()
            });
            assert_eq!(winner(ruleset, moves), computer, "{start}");
            assert!(Some(moves) <= advice(&start).remoteness, "{start}");
        }
    }
}

#[test]
fn best_play_on_both_sides_lasts_as_long_as_remoteness_says() {
    let mut chance = Chance::new(2);
    for ruleset in rulesets() {
        let remoteness = measured(ruleset);
        for seed in 0..40 {
            let start = random_start(ruleset, &mut chance);
            let moves = play_out(start, |player, number, game| {
                let advice = Advice::of(game, &remoteness).unwrap();
                choose(&advice, Strength::FULL, seed + player as u64, number).unwrap()
            });
            assert_eq!(Some(moves), remoteness.at(start.position()), "{start}");
            let first = usize::from(remoteness.outcome(start.position()) == Some(Outcome::P));
            assert_eq!(winner(ruleset, moves), first, "{start}");
        }
    }
}

fn advice(game: &str) -> Advice {
    let game: Game = game.parse().unwrap();
    let measured = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
    Advice::of(&game, &measured).unwrap()
}

#[test]
fn the_same_seed_and_number_make_the_same_choice() {
    let advice = advice("nim:9,9,9");
    let half = Strength::new(50).unwrap();
    let game = |seed: u64| -> Vec<_> { (0..40).map(|number| choose(&advice, half, seed, number)).collect() };
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(8));
    assert!(game(7).iter().any(|&choice| choice != game(7)[0]), "the number of the move counts");
}

/// The number of choices, of 4000, that satisfy `is_such`.
fn count(advice: &Advice, percent: u8, is_such: impl Fn(&Advised) -> bool) -> usize {
    let strength = Strength::new(percent).unwrap();
    let choices = (0..4000u32).map(|n| choose(advice, strength, u64::from(n / 40), n % 40).unwrap());
    choices.filter(|&play| advice.options.iter().any(|option| option.play == play && is_such(option))).count()
}

#[test]
fn errors_come_at_the_rate_that_was_asked_for() {
    for (text, is_won) in [("triangle:k=3:7,4,7", true), ("sharing:0,5,16", true), ("nim:3,5,6", false)] {
        let advice = advice(text);
        assert_eq!(advice.outcome == Outcome::N, is_won);
        let is_error = |option: &Advised| {
            if is_won {
                option.outcome == Outcome::N
            } else {
                option.remoteness.map(|moves| moves + 1) != advice.remoteness
            }
        };
        for percent in [0, 25, 50, 90, 100] {
            // Four standard deviations of 4000 throws are at most 127.
            let expected = 40 * (100 - usize::from(percent));
            let found = count(&advice, percent, is_error);
            let most = if percent.is_multiple_of(100) { 0 } else { 127 };
            assert!(found.abs_diff(expected) <= most, "{text} at {percent}: {found} of 4000");
        }
    }
}

#[test]
fn ties_are_broken_by_chance() {
    let advice = advice("nim:4,4,0");
    let best: Vec<_> = advice.best().collect();
    assert!(best.len() > 1);
    for play in best.iter().copied() {
        let found = count(&advice, 100, |option| option.play == play);
        assert!(found.abs_diff(4000 / best.len()) <= 127, "{play:?}: {found} of 4000");
    }
}

#[test]
fn where_nothing_can_go_wrong_the_weakest_player_is_right() {
    let weakest = Strength::new(0).unwrap();
    assert_eq!(choose(&advice("nim:1,0,0"), weakest, 3, 0), Some(advice("nim:1,0,0").options[0].play));
    assert_eq!(choose(&advice("nim:0,0,0"), weakest, 3, 0), None);
    assert_eq!(choose(&advice("nim:0,0,0"), Strength::FULL, 3, 0), None);
}

#[test]
fn a_strength_is_a_percentage() {
    assert_eq!(Strength::new(100), Some(Strength::FULL));
    assert_eq!(Strength::new(101), None);
    assert_eq!(Strength::new(35).map(Strength::percent), Some(35));
}
